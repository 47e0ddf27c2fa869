"""Arithmetic of positions: bit masks of them, and tuples that hold one value for each."""

from functools import cache
from typing import Final, TypeVar

NOBODY: Final = -1

T = TypeVar("T")


@cache
def positions(mask: int) -> tuple[int, ...]:
    return tuple(position for position in range(mask.bit_length()) if mask >> position & 1)


def next_position(mask: int, start: int) -> int:
    """The first position of the mask from `start` on, going around; NOBODY in an empty one."""
    ahead = mask >> start << start or mask
    return (ahead & -ahead).bit_length() - 1


def changed(values: tuple[T, ...], position: int, value: T) -> tuple[T, ...]:
    copy = [*values]
    copy[position] = value
    return tuple(copy)
