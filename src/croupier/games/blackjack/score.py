"""What a blackjack hand counts, and when the dealer draws."""

from collections.abc import Sequence
from typing import NamedTuple

from croupier.games.blackjack.rules import DealerRule

BEST = 21
SOFT_MAX = 11  # with more an ace cannot count eleven
# By rank, the ace last.
POINTS = (2, 3, 4, 5, 6, 7, 8, 9, 10, 10, 10, 10, 1)
ACE = 12
_CARD_POINTS = tuple(POINTS[card >> 2] for card in range(52))
_FIRST_ACE = ACE << 2


class Score(NamedTuple):
    """`soft` says that an ace counts eleven."""

    points: int
    soft: bool


def score(cards: Sequence[int]) -> Score:
    """Aces count so that the hand comes closest to 21 without going over (CAS-3.6)."""
    low = _low(cards)
    soft = low <= SOFT_MAX and max(cards, default=0) >= _FIRST_ACE
    return Score(low + 10, True) if soft else Score(low, False)


def points_of(cards: Sequence[int]) -> int:
    """The points alone, for those who ask often."""
    low = _low(cards)
    return low + 10 if low <= SOFT_MAX and max(cards, default=0) >= _FIRST_ACE else low


def _low(cards: Sequence[int]) -> int:
    """All aces count one."""
    return sum([_CARD_POINTS[card] for card in cards])


def is_bust(cards: Sequence[int]) -> bool:
    """However its aces are counted."""
    return _low(cards) > BEST


def is_natural(cards: Sequence[int]) -> bool:
    """An ace and a card that counts ten (T21-TERM-NATURAL)."""
    return len(cards) == 2 and points_of(cards) == BEST


def may_hide_natural(up: int) -> bool:
    """Whether the card beneath could make it a natural (T21-6.2.3)."""
    return _CARD_POINTS[up] in (1, 10)


def dealer_draws(cards: Sequence[int], rule: DealerRule) -> bool:
    """The dealer has no choice (CAS-3.8c, CAS-3.8d, T21-6.2.14)."""
    points = points_of(cards)
    if points != 17:
        return points < 17
    if rule is DealerRule.HITS_SOFT_17:
        return score(cards).soft
    return rule is DealerRule.HITS_17
