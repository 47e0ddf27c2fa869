"""Hands on a complete board and a solver for it, through the kernel: compiled where it could be,
else in Python. What the functions do is said in kernel/twin/river."""

from croupier.kernel.compiled import COMPILED
from croupier.kernel.twin import river as twin
from croupier.kernel.twin.river.order import NO_EQUITY, RIVER_HANDS
from croupier.kernel.twin.river.solver import (
    FIRST_ACTS,
    FIRST_FOLDED,
    SECOND_ACTS,
    SECOND_FOLDED,
    SHOWDOWN,
)

if COMPILED:
    from croupier.kernel import _kernel

    river_order, river_equities = _kernel.river_order, _kernel.river_equities
    showdown_values, reach_of_others = _kernel.showdown_values, _kernel.reach_of_others
    solve_river = _kernel.solve_river
else:
    river_order, river_equities = twin.river_order, twin.river_equities
    showdown_values, reach_of_others = twin.showdown_values, twin.reach_of_others
    solve_river = twin.solve_river

__all__ = [
    "COMPILED",
    "FIRST_ACTS",
    "FIRST_FOLDED",
    "NO_EQUITY",
    "RIVER_HANDS",
    "SECOND_ACTS",
    "SECOND_FOLDED",
    "SHOWDOWN",
    "reach_of_others",
    "river_equities",
    "river_order",
    "showdown_values",
    "solve_river",
]
