"""Hands and boards that differ by an exchange of suits are alike; here they are counted.

A suit has a pattern, the numbers of its cards in the hand and on the board, and a place among all
suits of this pattern. The four suits, sorted, tell all that counts. So the hands of each four
patterns have numbers in a row: suits of the same pattern are a choice with repetition.
"""

from functools import cache
from itertools import combinations_with_replacement, groupby
from math import comb, prod
from typing import Final, NamedTuple

from croupier.kernel.tables.ranks import RANKS, SUITS

BOARD_MAX: Final = 5
# Cards of the hand and of the board; (0, 3) is a flop alone.
FAMILIES: Final = ((2, 0), (2, 3), (2, 4), (2, 5), (0, 3), (0, 4), (0, 5))


class Pattern(NamedTuple):
    """How many cards of a suit are in the hand and on the board."""

    hole: int
    board: int

    @property
    def code(self) -> int:
        return self.hole * (BOARD_MAX + 1) + self.board

    @property
    def places(self) -> int:
        """In how many ways a suit can have it."""
        return comb(RANKS, self.hole) * comb(RANKS - self.hole, self.board)


PATTERNS: Final = tuple(
    Pattern(hole, board) for hole in range(3) for board in range(BOARD_MAX + 1)
)  # by code


class Group(NamedTuple):
    """The suits that have the same pattern."""

    pattern: Pattern
    suits: int

    @property
    def choices(self) -> int:
        return comb(self.pattern.places + self.suits - 1, self.suits)


class Four(NamedTuple):
    """Four patterns, the highest code first, and the number of the first hand that has them."""

    patterns: tuple[Pattern, ...]
    first: int

    @property
    def groups(self) -> list[Group]:
        return [Group(pattern, len(list(same))) for pattern, same in groupby(self.patterns)]

    @property
    def hands(self) -> int:
        return prod(group.choices for group in self.groups)


@cache
def fours(hole: int, board: int) -> tuple[Four, ...]:
    """All that a family of hands has, in the order of their numbers."""
    found, first = [], 0
    for codes in combinations_with_replacement(range(len(PATTERNS)), SUITS):
        patterns = tuple(PATTERNS[code] for code in reversed(codes))
        cards = sum(one.hole for one in patterns), sum(one.board for one in patterns)
        if cards == (hole, board):
            found.append(Four(patterns, first))
            first += found[-1].hands
    return tuple(found)


def count_of(hole: int, board: int) -> int:
    """How many hands of a family there are that no exchange of suits makes the same."""
    last = fours(hole, board)[-1]
    return last.first + last.hands


def mask_places() -> list[int]:
    """For each set of ranks as bits: its place among those with as many, by their numbers."""
    places, seen = [], [0] * (RANKS + 1)
    for mask in range(1 << RANKS):
        places.append(seen[mask.bit_count()])
        seen[mask.bit_count()] += 1
    return places
