"""All hands on a complete board, and what they are worth against each other.

Hands are sorted by strength. Going through them once, the reach of all that were passed and, for
each card, of those with it tells at every hand what it beats: all that were passed, less those that
hold one of its cards. So 1,081 hands meet 1,081 others in two thousand steps instead of a million.
"""

from croupier.kernel.twin.river.order import (
    reach_of_others,
    river_equities,
    river_order,
    showdown_values,
)
from croupier.kernel.twin.river.solver import solve_river

__all__ = [
    "reach_of_others",
    "river_equities",
    "river_order",
    "showdown_values",
    "solve_river",
]
