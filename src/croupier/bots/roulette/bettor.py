"""A bettor without a system: lays a few bets by lot, then asks for the spin."""

from typing import ClassVar

from croupier.bots.bot import Bot
from croupier.cards.chance import Chance
from croupier.games.roulette.moves import (
    RouletteAction,
    RouletteOptions,
    RouletteOwn,
    RouletteView,
    SetSlip,
    Spin,
)


class Random(Bot):
    kind: ClassVar[str] = "random"

    def act(
        self,
        seat: int,
        view: RouletteView,
        own: RouletteOwn,
        options: RouletteOptions,
        chance: Chance,
    ) -> RouletteAction:
        return Spin() if options.spin else SetSlip(options.random_bets(chance))
