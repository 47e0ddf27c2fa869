"""Arithmetic of positions: bit masks of them, and tuples that hold one value for each."""

from functools import cache
from typing import Final, TypeVar

NOBODY: Final = -1
POSITIONS_MAX: Final = 10

T = TypeVar("T")


@cache
def positions(mask: int) -> tuple[int, ...]:
    return tuple(position for position in range(mask.bit_length()) if mask >> position & 1)


def _next_position(mask: int, start: int) -> int:
    ahead = mask >> start << start or mask
    return (ahead & -ahead).bit_length() - 1


# NEXT[mask][start]: the first position of the mask from `start` on, going around; NOBODY in an
# empty one. It is asked for a dozen times a hand, and a table saves a hundredth of it.
NEXT: Final = tuple(
    tuple(_next_position(mask, start) for start in range(POSITIONS_MAX + 1))
    for mask in range(1 << POSITIONS_MAX)
)


def changed(values: tuple[T, ...], position: int, value: T) -> tuple[T, ...]:
    copy = [*values]
    copy[position] = value
    return tuple(copy)
