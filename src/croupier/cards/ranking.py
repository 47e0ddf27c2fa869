"""Poker hand ranking for five, six and seven cards, through the kernel.

A strength is an integer from 1 to 7462: the higher one wins, equal ones tie, suits never matter.
Cards must be different ones of the standard deck; repeated cards are not looked for.
"""

from collections.abc import Sequence
from functools import cache
from typing import Final

from msgspec import Struct

from croupier.cards.card import CARDS, RANKS, Card
from croupier.kernel import ranking as kernel
from croupier.kernel.ranking import strength, strength7, strengths, winners
from croupier.kernel.tables.ranks import CLASSES, STRENGTH_MAX, Category

__all__ = [
    "STRENGTH_MAX",
    "Category",
    "HandName",
    "best_five",
    "category",
    "describe",
    "named",
    "strength",
    "strength7",
    "strengths",
    "winners",
]

# Named by their top card alone.
STRAIGHTS: Final = (Category.STRAIGHT, Category.STRAIGHT_FLUSH, Category.ROYAL_FLUSH)


class HandName(Struct, frozen=True):
    """What a hand is called: the code of its category, and the ranks that tell it from others.

    A full house of nines and kings is `HandName("full_house", "9K")`. Straights are named by their
    top card alone, all other hands by what they are made of and then by the kickers.
    """

    category: str
    ranks: str


def category(strength: int) -> Category:
    """The category to which a hand of this strength belongs."""
    if not 1 <= strength <= STRENGTH_MAX:
        raise ValueError(f"no hand has the strength {strength}")
    return CLASSES[strength - 1][0]


def best_five(cards: Sequence[int], known: int = 0) -> tuple[Card, ...]:
    """The five cards that make the hand, the most significant first; `known` is its strength, if
    it was asked for already.

    Where several cards of one rank would do, those named earlier are taken.
    """
    return kernel.best_five(cards, known or strength(cards), CARDS)


def describe(cards: Sequence[int]) -> HandName:
    """The name of the best hand among five to seven cards."""
    return named(strength(cards))


@cache
def named(strength: int) -> HandName:
    """The name of every hand of this strength."""
    kind, ranks = CLASSES[strength - 1]
    if kind in STRAIGHTS:
        ranks = ranks[:1]
    return HandName(kind.name.lower(), "".join(RANKS[rank] for rank in dict.fromkeys(ranks)))
