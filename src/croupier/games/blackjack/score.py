"""What a blackjack hand counts, and when the dealer draws."""

from collections.abc import Sequence
from typing import NamedTuple

from croupier.games.blackjack.rules import DealerRule

BEST = 21
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
    points, ace = 0, False
    for card in cards:
        points += _CARD_POINTS[card]
        if card >= _FIRST_ACE:
            ace = True
    if ace and points <= 11:
        return Score(points + 10, True)
    return Score(points, False)


def is_bust(cards: Sequence[int]) -> bool:
    """However its aces are counted."""
    return sum([_CARD_POINTS[card] for card in cards]) > BEST


def is_natural(cards: Sequence[int]) -> bool:
    """An ace and a card that counts ten (T21-TERM-NATURAL)."""
    return len(cards) == 2 and score(cards).points == BEST


def may_hide_natural(up: int) -> bool:
    """Whether the card beneath could make it a natural (T21-6.2.3)."""
    return _CARD_POINTS[up] in (1, 10)


def dealer_draws(cards: Sequence[int], rule: DealerRule) -> bool:
    """The dealer has no choice (CAS-3.8c, CAS-3.8d, T21-6.2.14)."""
    points, soft = score(cards)
    if points != 17:
        return points < 17
    return rule is DealerRule.HITS_17 or (soft and rule is DealerRule.HITS_SOFT_17)
