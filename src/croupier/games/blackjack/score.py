"""What a blackjack hand counts."""

from collections.abc import Sequence
from typing import NamedTuple

BEST = 21
_POINTS = (2, 3, 4, 5, 6, 7, 8, 9, 10, 10, 10, 10, 1)  # by rank, the ace last


class Score(NamedTuple):
    """`soft` says that an ace counts eleven."""

    points: int
    soft: bool


def score(cards: Sequence[int]) -> Score:
    """Aces count so that the hand comes closest to 21 without going over (CAS-3.6)."""
    points = sum(_POINTS[card >> 2] for card in cards)
    has_ace = any(card >> 2 == 12 for card in cards)
    if has_ace and points + 10 <= BEST:
        return Score(points + 10, True)
    return Score(points, False)


def is_bust(cards: Sequence[int]) -> bool:
    return score(cards).points > BEST


def dealer_draws(cards: Sequence[int], hits_soft_17: bool) -> bool:
    """The dealer has no choice (CAS-3.8c, CAS-3.8d)."""
    points, soft = score(cards)
    return points < 17 or (points == 17 and soft and hits_soft_17)
