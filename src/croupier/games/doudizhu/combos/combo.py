"""What a set of cards is called, and what beats what. One table holds every hand that can be
played: docs/rules/doudizhu.md, chapters 4 and 5."""

from collections.abc import Iterable, Iterator, Sequence
from enum import StrEnum
from itertools import combinations
from typing import Final

from msgspec import Struct

from croupier.cards.card import Card
from croupier.games.doudizhu.combos.ranks import (
    ACE,
    BLACK,
    COLOURED,
    RANKS,
    ROCKET_COUNTS,
    TWO,
    UNITS,
    counts_of,
)


class Category(StrEnum):
    SOLO = "solo"
    PAIR = "pair"
    TRIO = "trio"
    TRIO_SOLO = "trio_solo"
    TRIO_PAIR = "trio_pair"
    SOLO_CHAIN = "solo_chain"
    PAIR_CHAIN = "pair_chain"
    AIRPLANE = "airplane"
    AIRPLANE_SOLO = "airplane_solo"
    AIRPLANE_PAIR = "airplane_pair"
    FOUR_SOLO = "four_solo"
    FOUR_PAIR = "four_pair"
    BOMB = "bomb"
    ROCKET = "rocket"

    def __init__(self, _: str) -> None:
        self.number: Final = len(type(self).__members__)  # in the kernel, from 0 on


# A member costs more to look up than a name of the module, and these are asked for at every play.
BOMB: Final = Category.BOMB
ROCKET: Final = Category.ROCKET

# DDZ-1.1: the few categories of the room for beginners.
BEGINNER: Final = frozenset(
    {Category.SOLO, Category.PAIR, Category.TRIO, Category.BOMB, Category.ROCKET}
)


class Shape(Struct, frozen=True):
    """What a category is made of: links of so many primal cards each, in chains of `least` to
    `most` links, and for each link `kickers` kickers of so many cards each."""

    primal: int
    least: int = 1
    most: int = 1
    kickers: int = 0
    kicker: int = 0


# The rocket has a shape of its own.
SHAPES: Final = {
    Category.SOLO: Shape(1),
    Category.PAIR: Shape(2),
    Category.TRIO: Shape(3),
    Category.TRIO_SOLO: Shape(3, kickers=1, kicker=1),
    Category.TRIO_PAIR: Shape(3, kickers=1, kicker=2),
    Category.SOLO_CHAIN: Shape(1, 5, 12),
    Category.PAIR_CHAIN: Shape(2, 3, 10),
    Category.AIRPLANE: Shape(3, 2, 6),
    Category.AIRPLANE_SOLO: Shape(3, 2, 5, kickers=1, kicker=1),
    Category.AIRPLANE_PAIR: Shape(3, 2, 4, kickers=1, kicker=2),
    Category.FOUR_SOLO: Shape(4, kickers=2, kicker=1),
    Category.FOUR_PAIR: Shape(4, kickers=2, kicker=2),
    Category.BOMB: Shape(4),
}


class Combo(Struct, frozen=True, gc=False):
    """The name of a hand. `low` is the lowest rank of its primal cards, as a place in `RANKS`;
    a chain has as many `links` as consecutive ranks. Kickers are not compared (DDZ-RULE-PRIMAL), so
    they are not part of the name."""

    category: Category
    low: int
    links: int = 1

    def __str__(self) -> str:
        return f"{self.category} {RANKS[self.low : self.low + self.links]}"


def number_of(combo: Combo | None) -> int:
    """A combo as the kernel calls it (kernel/c/doudizhu/hands.h); 0 is none."""
    if combo is None:
        return 0
    return combo.category.number | combo.links << 4 | combo.low << 8


def beats(one: Combo, other: Combo) -> bool:
    category = one.category
    if category is other.category:
        return one.links == other.links and one.low > other.low
    return category is ROCKET or (category is BOMB and other.category is not ROCKET)


_CHAINS: Final = tuple(
    tuple(
        tuple(sum(UNITS[low : low + links]) * cards for low in range(len(UNITS)))
        for links in range(len(UNITS))
    )
    for cards in range(5)
)


def chain(low: int, links: int, cards: int) -> int:
    """The counts of so many consecutive ranks with so many cards each."""
    return _CHAINS[cards][links][low]


def kicker_sets(units: Sequence[int], number: int) -> Iterator[int]:
    """The counts of so many kickers of different ranks, never both jokers together. `units` are
    what may be used, one kicker each."""
    sets = map(sum, combinations(units, number))
    if sum(units) & ROCKET_COUNTS != ROCKET_COUNTS:
        return sets
    return (kickers for kickers in sets if kickers & ROCKET_COUNTS != ROCKET_COUNTS)


def _hands(shape: Shape, low: int, links: int) -> Iterator[int]:
    """All hands of this name."""
    primal = chain(low, links, shape.primal)
    if not shape.kickers:
        yield primal
        return
    highest = TWO if shape.kicker == 2 else COLOURED
    others = (rank for rank in range(highest + 1) if not low <= rank < low + links)
    units = [UNITS[rank] * shape.kicker for rank in others]
    for kickers in kicker_sets(units, shape.kickers * links):
        yield primal + kickers


def _all_combos() -> Iterator[tuple[int, Combo]]:
    for category, shape in SHAPES.items():
        for links in range(shape.least, shape.most + 1):
            highest = ACE if shape.most > 1 else TWO
            if category is Category.SOLO:
                highest = COLOURED
            for low in range(highest - links + 2):
                combo = Combo(category, low, links)
                for counts in _hands(shape, low, links):
                    yield counts, combo
    yield ROCKET_COUNTS, Combo(Category.ROCKET, BLACK)


# No set of cards has two names, because kickers differ in rank from each other and from the trios.
COMBOS: Final = dict(_all_combos())


def name(cards: Iterable[Card]) -> Combo | None:
    """What these cards are; None when they are no hand."""
    return COMBOS.get(counts_of(cards))
