"""Players of hold'em that know one thing only. They are names in the arena, to measure bots by, and
no table seats them."""

from typing import ClassVar

from croupier.bots.bot import BUDGET, Bot
from croupier.bots.holdem.betting import raise_near, stay
from croupier.cards.chance import Chance
from croupier.games.game import Observation
from croupier.games.holdem import moves
from croupier.games.holdem.moves import HoldemAction, HoldemOptions, HoldemView


class AlwaysCall(Bot):
    kind: ClassVar[str] = "call"

    def act(self, seen: Observation, chance: Chance, budget: int = BUDGET) -> HoldemAction:
        return stay(seen.options)


class AlwaysAllIn(Bot):
    kind: ClassVar[str] = "all-in"

    def act(self, seen: Observation, chance: Chance, budget: int = BUDGET) -> HoldemAction:
        return moves.ALL_IN if seen.options.all_in else stay(seen.options)


class AlwaysPot(Bot):
    """Raises by as much as lies on the table after a call."""

    kind: ClassVar[str] = "pot"

    def act(self, seen: Observation, chance: Chance, budget: int = BUDGET) -> HoldemAction:
        view: HoldemView = seen.view
        return raise_near(seen.options, view.bet_to_match + view.total + seen.options.call)


class AlwaysMinRaise(Bot):
    kind: ClassVar[str] = "min-raise"

    def act(self, seen: Observation, chance: Chance, budget: int = BUDGET) -> HoldemAction:
        return raise_near(seen.options, 0)


class AnyMove(Bot):
    """Each kind of action that is offered is as likely as another, then each size of a raise."""

    kind: ClassVar[str] = "random"

    def act(self, seen: Observation, chance: Chance, budget: int = BUDGET) -> HoldemAction:
        options: HoldemOptions = seen.options
        return options.pick(chance)


BASELINES: dict[str, Bot] = {
    bot.kind: bot for bot in (AlwaysCall(), AlwaysAllIn(), AlwaysPot(), AlwaysMinRaise(), AnyMove())
}
