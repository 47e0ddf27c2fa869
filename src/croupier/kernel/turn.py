"""A solver for the turn and the rivers that may come. It needs the compiled kernel; it has no twin:
in Python it would take minutes."""

from collections.abc import Sequence
from typing import TYPE_CHECKING, Final

from croupier.kernel.compiled import COMPILED
from croupier.kernel.learning import NeedsKernel
from croupier.kernel.river import SHOWDOWN

if TYPE_CHECKING:
    from _typeshed import ReadableBuffer, WriteableBuffer

if COMPILED:
    from croupier.kernel import _kernel

RIVER_COMES: Final = SHOWDOWN + 1  # a kind of node besides those of the river


def solve_turn(
    board: Sequence[int],
    nodes: "ReadableBuffer",
    amounts: "ReadableBuffer",
    first: "ReadableBuffer",
    second: "ReadableBuffer",
    iterations: int,
    rivers: int,
    seed: int,
    strategy: "WriteableBuffer",
) -> None:
    """As `solve_river`, in a tree that may have nodes of the kind `RIVER_COMES`, whose one child is
    what follows on each river; no showdown comes before. `rivers` of 48 are looked at in each
    iteration, in an order that follows from the seed. `strategy` gets what is done before the
    river."""
    if not COMPILED:
        raise NeedsKernel("solving a turn needs the compiled kernel: make kernel")
    _kernel.solve_turn(board, nodes, amounts, first, second, iterations, rivers, seed, strategy)
