"""The European wheel and its board: every point a chip can lie on, and the numbers it covers.

A point is a value that prints and parses itself: `split:8-9`, `street:1`, `red`. Nothing here
knows what a bet pays.
"""

from enum import StrEnum
from itertools import chain, pairwise
from typing import Final

from msgspec import Struct

POCKETS: Final = 37
ROWS: Final = tuple((first, first + 1, first + 2) for first in range(1, 37, 3))

# CAS-4.1c: the pockets as they follow each other on a European wheel, clockwise from zero.
WHEEL: Final = (
    *(0, 32, 15, 19, 4, 21, 2, 25, 17, 34, 6, 27, 13, 36, 11, 30, 8, 23, 10),
    *(5, 24, 16, 33, 1, 20, 14, 31, 9, 22, 18, 29, 7, 28, 12, 35, 3, 26),
)
RED: Final = (1, 3, 5, 7, 9, 12, 14, 16, 18, 19, 21, 23, 25, 27, 30, 32, 34, 36)
BLACK: Final = tuple(number for number in range(1, POCKETS) if number not in RED)


class Colour(StrEnum):
    RED = "red"
    BLACK = "black"
    GREEN = "green"


def colour(number: int) -> Colour:
    if number == 0:
        return Colour.GREEN
    return Colour.RED if number in RED else Colour.BLACK


class Kind(StrEnum):
    """What decides how much a bet pays."""

    STRAIGHT = "straight"
    SPLIT = "split"
    STREET = "street"
    TRIO = "trio"
    FIRST_FOUR = "first_four"
    CORNER = "corner"
    SIX = "six"
    COLOUR = "colour"
    PARITY = "parity"
    HALF = "half"
    DOZEN = "dozen"
    COLUMN = "column"


class Point(Struct, frozen=True):
    """A place on the board. Its `id` is how it is written everywhere."""

    id: str
    kind: Kind
    numbers: tuple[int, ...]

    def __str__(self) -> str:
        return self.id

    def covers(self, number: int) -> bool:
        return number in self.numbers

    @classmethod
    def parse(cls, text: str) -> "Point":
        """The point that is written so; ValueError when the board has no such place."""
        found = POINTS.get(text)
        if found is None:
            raise ValueError(f"no such point on the board: {text!r}")
        return found


def _by_numbers(kind: Kind, numbers: tuple[int, ...]) -> Point:
    return Point(f"{kind}:{'-'.join(map(str, numbers))}", kind, numbers)


def _straights() -> list[Point]:
    return [_by_numbers(Kind.STRAIGHT, (number,)) for number in range(POCKETS)]


def _splits() -> list[Point]:
    """CAS-4.4a: neighbours along and across the rows, and zero with each of the first three."""
    zero = [(0, number) for number in ROWS[0]]
    across = [pair for a, b, c in ROWS for pair in ((a, b), (b, c))]
    along = [(number, number + 3) for number in range(1, 34)]
    return [_by_numbers(Kind.SPLIT, pair) for pair in sorted(zero + across + along)]


def _streets() -> list[Point]:
    return [Point(f"street:{row[0]}", Kind.STREET, row) for row in ROWS]


def _with_zero() -> list[Point]:
    """CAS-4.7a: the two trios, and the first four, which only some paytables know."""
    trios = [_by_numbers(Kind.TRIO, numbers) for numbers in ((0, 1, 2), (0, 2, 3))]
    return [*trios, Point("first_four", Kind.FIRST_FOUR, (0, 1, 2, 3))]


def _corners() -> list[Point]:
    firsts = [number for row in ROWS[:-1] for number in row[:-1]]
    return [_by_numbers(Kind.CORNER, (n, n + 1, n + 3, n + 4)) for n in firsts]


def _six_lines() -> list[Point]:
    return [
        Point(f"six:{row[0]}-{below[0]}", Kind.SIX, row + below) for row, below in pairwise(ROWS)
    ]


def _outside() -> list[Point]:
    """CAS-4.15: zero belongs to none of them."""
    every = range(1, POCKETS)
    simple = [
        Point("red", Kind.COLOUR, RED),
        Point("black", Kind.COLOUR, BLACK),
        Point("odd", Kind.PARITY, tuple(every[::2])),
        Point("even", Kind.PARITY, tuple(every[1::2])),
        Point("low", Kind.HALF, tuple(every[:18])),
        Point("high", Kind.HALF, tuple(every[18:])),
    ]
    dozens = [Point(f"dozen:{n + 1}", Kind.DOZEN, tuple(every[12 * n :][:12])) for n in range(3)]
    columns = [Point(f"column:{n + 1}", Kind.COLUMN, tuple(every[n::3])) for n in range(3)]
    return simple + dozens + columns


POINTS: Final[dict[str, Point]] = {
    point.id: point
    for point in chain(
        _straights(), _splits(), _streets(), _with_zero(), _corners(), _six_lines(), _outside()
    )
}
