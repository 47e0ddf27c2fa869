"""What a hand is worth as the landlord's, before the bottom cards are known."""

from typing import Final

from croupier.bots.doudizhu.parting import best_parting, play_worth
from croupier.games.doudizhu.combos.combo import COMBOS, Category
from croupier.games.doudizhu.combos.ranks import ACE, BLACK, COLOURED, TWO, count

# What one may bid with: points by the strength of the hand.
THRESHOLDS: Final = ((3, 10), (2, 6), (1, 3))
CONTROLS: Final = {ACE: 1, TWO: 3, BLACK: 4, COLOURED: 5}
BOMB_STRENGTH: Final = 5
FEW_PLAYS: Final = 7


def strength(hand: int) -> int:
    """Cards that win turns, bombs, and how few plays the hand needs."""
    _, plays = best_parting(hand)
    high = sum(worth * count(hand, rank) for rank, worth in CONTROLS.items())
    bombs = sum(COMBOS[play].category is Category.BOMB for play in plays)
    low = sum(play_worth(play) < 0 for play in plays)
    return high + BOMB_STRENGTH * bombs + (FEW_PLAYS - len(plays)) - low


def points_for(hand: int) -> int:
    """How much the hand is worth bidding; 0 for a pass."""
    found = strength(hand)
    return next((points for points, least in THRESHOLDS if found >= least), 0)
