"""Arithmetic of positions: bit masks of them, and tuples that hold one value for each."""

from functools import cache
from typing import Final, TypeVar

NOBODY: Final = -1
POSITIONS_MAX: Final = 10

T = TypeVar("T")


@cache
def positions(mask: int) -> tuple[int, ...]:
    found = []
    while mask:
        low = mask & -mask
        found.append(low.bit_length() - 1)
        mask ^= low
    return tuple(found)


# By mask: its first position. By position: the mask of all from there on.
_FIRST: Final = tuple((mask & -mask).bit_length() - 1 for mask in range(1 << POSITIONS_MAX))
_FROM: Final = tuple(-1 << start for start in range(POSITIONS_MAX + 1))


def next_position(mask: int, start: int) -> int:
    """The first position of the mask from `start` on, going around; NOBODY in an empty one."""
    return _FIRST[mask & _FROM[start] or mask]


def changed(values: tuple[T, ...], position: int, value: T) -> tuple[T, ...]:
    copy = list(values)
    copy[position] = value
    return tuple(copy)
