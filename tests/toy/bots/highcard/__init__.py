"""The bot of high card. It decides by what its seat was shown."""

from typing import TYPE_CHECKING

from croupier.bots.bot import BUDGET, Bot
from croupier.cards.chance import Chance
from croupier.games.game import Observation

if TYPE_CHECKING:  # the type checker knows the game by its place in the tests
    from tests.toy.games.highcard import Fold, Stay
else:
    from croupier.games.highcard import Fold, Stay


class Cautious(Bot):
    kind = "cautious"

    def act(self, seen: Observation, chance: Chance, budget: int = BUDGET) -> Stay | Fold:
        return Stay() if seen.private.card.rank >= 6 or chance.below(8) == 0 else Fold()


bots = (Cautious(),)
