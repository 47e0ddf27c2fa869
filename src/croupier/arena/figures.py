"""Averages and how sure they are."""

from collections.abc import Sequence
from math import sqrt

from msgspec import Struct

NORMAL_95 = 1.96


class Mean(Struct, frozen=True):
    """An average and how far off it may be with 95 % certainty."""

    value: float
    margin: float

    def __str__(self) -> str:
        return f"{self.value:+.3f} ± {self.margin:.3f}"

    @property
    def percent(self) -> str:
        return f"{self.value:.1%} ± {self.margin:.1%}"

    @property
    def tenths(self) -> str:
        return f"{self.value:+.1f} ± {self.margin:.1f}"


def mean(values: Sequence[float]) -> Mean:
    average = sum(values) / len(values)
    spread = sum((value - average) ** 2 for value in values) / max(1, len(values) - 1)
    return Mean(average, NORMAL_95 * sqrt(spread / len(values)))
