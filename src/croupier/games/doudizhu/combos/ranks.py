"""Ranks of dou dizhu and how many cards of each a hand holds.

Suits have no influence (DDZ-RULE-SUITS), so a set of cards is a number of 60 bits: four bits for
each of the 15 ranks say how many cards of it there are. Such numbers are added and subtracted like
the sets they stand for, as long as the one is part of the other.
"""

from collections.abc import Iterable
from functools import cache
from typing import Final, TypeAlias

from croupier.cards.card import CARDS, Card
from croupier.kernel import doudizhu as kernel

# DDZ-RULE-RANK, from low to high; B is the black-and-white joker, C the coloured one.
RANKS: Final = "3456789TJQKA2BC"
ACE: Final = RANKS.index("A")
TWO: Final = RANKS.index("2")
BLACK: Final = RANKS.index("B")
COLOURED: Final = RANKS.index("C")
ALL_RANKS: Final = (1 << len(RANKS)) - 1
# DDZ-RULE-NONCONSEC: what may be part of a chain.
CHAINABLE: Final = (1 << TWO) - 1
BOTH_JOKERS: Final = 1 << BLACK | 1 << COLOURED

Runs: TypeAlias = tuple[tuple[int, int], ...]  # the lowest rank and the links of each

BITS: Final = 4
ROCKET_COUNTS: Final = 1 << BITS * BLACK | 1 << BITS * COLOURED
# Adding units of each rank.
UNITS: Final = tuple(1 << BITS * rank for rank in range(len(RANKS)))


def _rank(card: Card) -> int:
    """A two is printed with the lowest rank and is the highest but the jokers here."""
    if card.rank >= TWO + 1:
        return card.rank
    return (card.rank - 1) % (TWO + 1)


RANK_OF: Final = tuple(_rank(card) for card in CARDS)

# From high to low, as hands are held; within a rank from spades to clubs.
ORDER: Final = tuple(sorted(CARDS, key=lambda card: (-RANK_OF[card], -card)))
_place_of: Final = tuple(ORDER.index(card) for card in CARDS).__getitem__


def counts_of(cards: Iterable[Card]) -> int:
    return kernel.counts(tuple(cards))


def in_order(cards: Iterable[Card]) -> tuple[Card, ...]:
    """Whatever a log says, also a card that comes twice. Of a deck the kernel does it quicker."""
    return tuple(sorted(cards, key=_place_of))


def count(counts: int, rank: int) -> int:
    return counts >> BITS * rank & 15


def size(counts: int) -> int:
    """How many cards these are."""
    total = 0
    while counts:
        total += counts & 15
        counts >>= BITS
    return total


# For a count: one bit for at least one card, for two, three and four, in four sets of 15 ranks.
_LEVEL: Final = tuple(
    sum(1 << len(RANKS) * level for level in range(4) if cards > level) for cards in range(16)
)
# The same for the counts of three ranks in a row.
_LEVELS: Final = tuple(
    _LEVEL[counts & 15] | _LEVEL[counts >> 4 & 15] << 1 | _LEVEL[counts >> 8] << 2
    for counts in range(1 << 3 * BITS)
)


def levels(counts: int) -> int:
    """Four sets of ranks, 15 bits each, from the low bits on: those with at least one card, with
    two, three and four."""
    return (
        _LEVELS[counts & 4095]
        | _LEVELS[counts >> 12 & 4095] << 3
        | _LEVELS[counts >> 24 & 4095] << 6
        | _LEVELS[counts >> 36 & 4095] << 9
        | _LEVELS[counts >> 48] << 12
    )


# The members of sets of ranks, for the low seven ranks and the high eight.
_LOW: Final = 7
_MEMBERS: Final = tuple(
    tuple(tuple(first + n for n in range(width) if ranks >> n & 1) for ranks in range(1 << width))
    for first, width in ((0, _LOW), (_LOW, len(RANKS) - _LOW))
)
_LOW_MEMBERS, _HIGH_MEMBERS = _MEMBERS
_LOW_SINGLES: Final = tuple(tuple((rank, 1) for rank in ranks) for ranks in _LOW_MEMBERS)
_HIGH_SINGLES: Final = tuple(tuple((rank, 1) for rank in ranks) for ranks in _HIGH_MEMBERS)


def members(ranks: int) -> tuple[int, ...]:
    """The ranks of a set, from low to high."""
    return _LOW_MEMBERS[ranks & 127] + _HIGH_MEMBERS[ranks >> _LOW]


def starts(ranks: int, links: int) -> tuple[int, ...]:
    """Where a chain of so many links begins, if it is made of these ranks."""
    ranks &= CHAINABLE
    for _ in range(links - 1):
        ranks &= ranks >> 1
    return members(ranks)


def runs(ranks: int, least: int, most: int) -> Runs:
    """All chains that can be made of these ranks. Where no more is wanted than one link, that is
    every rank."""
    if most == 1:
        return _LOW_SINGLES[ranks & 127] + _HIGH_SINGLES[ranks >> _LOW]
    return _chains(ranks & CHAINABLE, least, most)


@cache
def _chains(ranks: int, least: int, most: int) -> Runs:
    return tuple((low, links) for links in range(least, most + 1) for low in starts(ranks, links))
