"""A bot that gets rid of as many low cards as it can, now. It beats whatever it can beat, its
partner too, and bids without counting much."""

from typing import ClassVar

from croupier.bots.bot import BUDGET, Bot
from croupier.cards.chance import Chance
from croupier.games.doudizhu.combos.combo import COMBOS, Category
from croupier.games.doudizhu.combos.picking import cards_of
from croupier.games.doudizhu.combos.plays import plays
from croupier.games.doudizhu.combos.ranks import TWO, counts_of, size
from croupier.games.doudizhu.combos.ranks import count as count_of
from croupier.games.doudizhu.moves import (
    PASS,
    SKIP,
    Bid,
    DoudizhuAction,
    DoudizhuOptions,
    DoudizhuPrivateView,
    Play,
)
from croupier.games.game import Observation

LAST_RESORT = (Category.BOMB, Category.ROCKET)


class Greedy(Bot):
    kind: ClassVar[str] = "easy"

    def act(self, seen: Observation, chance: Chance, budget: int = BUDGET) -> DoudizhuAction:
        options: DoudizhuOptions = seen.options
        private: DoudizhuPrivateView = seen.private
        hand = counts_of(private.hand)
        if options.bids:
            points = high_cards(hand)
            wanted = [bid for bid in options.bids if bid <= points - chance.below(2)]
            return Bid(wanted[-1]) if wanted else PASS
        found = plays(hand, options.beat, options.beginner)
        if not found:
            return SKIP
        return Play(cards_of(private.hand, min(found, key=_eagerness)))


def high_cards(hand: int) -> int:
    """Twos and jokers, which win most turns."""
    return sum(count_of(hand, rank) for rank in range(TWO, TWO + 3))


def _eagerness(play: int) -> tuple[bool, int, int, int]:
    """Smaller is rather played: no bombs, many cards, low ones, low kickers."""
    combo = COMBOS[play]
    return combo.category in LAST_RESORT, -size(play), combo.low, play
