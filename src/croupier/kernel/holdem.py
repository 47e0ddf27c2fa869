"""Training of a strategy for hold'em. It needs the compiled kernel and has no twin: in Python it
would take months. What is walked and learned is said in kernel/c/holdem/train.h."""

from array import array
from collections.abc import Sequence
from typing import TYPE_CHECKING, Final, NamedTuple

from croupier.kernel.compiled import COMPILED
from croupier.kernel.hands import count_of
from croupier.kernel.learning import NeedsKernel

if TYPE_CHECKING:
    from _typeshed import ReadableBuffer, WriteableBuffer

if COMPILED:
    from croupier.kernel import _kernel

    # Of the boards of three or four cards with these numbers: the centre nearest to each hand.
    fill_buckets = _kernel.holdem_buckets
    # Of those of five cards: the hand's equity against any other, in so many equal parts.
    fill_river_buckets = _kernel.holdem_river_buckets
    # Multiplies all numbers.
    scale = _kernel.holdem_scale
    # Rows of sums in whole parts of `levels`; all 0 where a row has no sum.
    parts_of = _kernel.holdem_parts

RANDOM_WORDS: Final = 4


def need_kernel() -> None:
    if not COMPILED:
        raise NeedsKernel("training needs the compiled kernel: make kernel")


class Tables(NamedTuple):
    """The bucket of each hand by its number, on the flop, the turn and the river."""

    flop: "array[int]"
    turn: "array[int]"
    river: bytearray


def empty_tables() -> Tables:
    flop, turn, river = (count_of(2, size) for size in (3, 4, 5))
    return Tables(array("H", bytes(2 * flop)), array("H", bytes(2 * turn)), bytearray(river))


class Learned(NamedTuple):
    """For each action of each node and bucket: how much it was regretted, and the sum of how often
    it was chosen."""

    regrets: "array[float]"
    sums: "array[float]"


def nothing_learned(size: int) -> Learned:
    return Learned(array("f", bytes(4 * size)), array("f", bytes(4 * size)))


def train(
    bets: "ReadableBuffer",
    paid: "ReadableBuffer",
    buckets: Sequence[int],
    tables: Tables,
    random: "WriteableBuffer",
    learned: Learned,
    walks: int,
    board: Sequence[int] = (),
) -> None:
    """So many walks for each player. The first cards of the board are those given; `random` is the
    state of the source of chance and is moved on."""
    _kernel.holdem_train(bets, paid, buckets, *tables, board, random, *learned, walks)
