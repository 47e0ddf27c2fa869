"""How hands develop, and which develop alike.

A histogram says on how many rivers the equity of a hand lies in each bin. Summed up from the lowest
bin it is a point, and the sum of the differences of two points is how much work it takes to turn
one histogram into the other. Points are bytes and all is reckoned in whole numbers.
"""

from array import array
from collections.abc import Sequence
from itertools import accumulate, combinations
from typing import TYPE_CHECKING, Final

from croupier.kernel.tables.ranks import DECK
from croupier.kernel.twin.buffers import viewed
from croupier.kernel.twin.equity.spot import HANDS
from croupier.kernel.twin.river.order import BOARD, NO_EQUITY, river_equities

if TYPE_CHECKING:
    from _typeshed import ReadableBuffer, WriteableBuffer

EQUITY_MAX: Final = 1_980
BINS_MAX: Final = 256
CENTRES_MAX: Final = 65_535


def equity_histograms(board: Sequence[int], bins: int, counts: "WriteableBuffer", /) -> None:
    """For each of 1,326 hands and each bin: on how many rivers its equity against any other hand is
    there. The board has three to five cards; the buffer is of unsigned shorts."""
    if not 3 <= len(board) <= BOARD:
        raise ValueError("a board has three to five cards")
    if len(set(board)) < len(board) or not all(0 <= card < DECK for card in board):
        raise ValueError("cards must be different ones of the standard deck")
    if not 1 <= bins <= BINS_MAX:
        raise ValueError("there are 1 to 256 bins")
    with viewed(counts, "H", len(HANDS) * bins) as found:
        for at in range(len(found)):
            found[at] = 0
        left = [card for card in range(DECK) if card not in board]
        equities = array("H", bytes(2 * len(HANDS)))
        for more in combinations(left, BOARD - len(board)):
            river_equities((*board, *more), equities)
            for number, equity in enumerate(equities):
                if equity != NO_EQUITY:
                    found[number * bins + equity * bins // (EQUITY_MAX + 1)] += 1


def cumulate(counts: "ReadableBuffer", bins: int, points: "WriteableBuffer", /) -> None:
    """How much of each histogram lies in each bin and those below it, of 255. Histograms are
    unsigned shorts, one after the other, points are bytes."""
    with viewed(counts, "H") as given:
        rows = _rows(given, bins)
        with viewed(points, "B", rows * bins) as found:
            for start in range(0, rows * bins, bins):
                sums = [*accumulate(given[start : start + bins])]
                total = sums[-1]
                for bin_, below in enumerate(sums):
                    share = (below * 255 + total // 2) // total if total else 0
                    found[start + bin_] = share


def nearest(
    points: "ReadableBuffer",
    size: int,
    centres: "ReadableBuffer",
    labels: "WriteableBuffer",
    distances: "WriteableBuffer",
    /,
) -> None:
    """The centre nearest to each point, the first of equally near ones, as an unsigned short, and
    how far it is, as an unsigned int."""
    with viewed(points, "B") as given, viewed(centres, "B") as middle:
        rows, count = _rows(given, size), _centres(middle, size)
        each = [middle[at * size : (at + 1) * size].tolist() for at in range(count)]
        with viewed(labels, "H", rows) as found, viewed(distances, "I", rows) as far:
            for row in range(rows):
                point = given[row * size : (row + 1) * size].tolist()
                away = [_distance(point, centre) for centre in each]
                far[row] = min(away)
                found[row] = away.index(far[row])


def move_centres(
    points: "ReadableBuffer",
    size: int,
    labels: "ReadableBuffer",
    centres: "WriteableBuffer",
    /,
) -> None:
    """Moves each centre to the mean of its points; one without points stays where it is."""
    with viewed(points, "B") as given, viewed(centres, "B") as middle:
        rows, count = _rows(given, size), _centres(middle, size)
        with viewed(labels, "H", rows) as found:
            if any(label >= count for label in found):
                raise ValueError("a label is of no centre")
            sums = [[0] * size for _ in range(count)]
            many = [0] * count
            for row, label in enumerate(found):
                many[label] += 1
                point = given[row * size : (row + 1) * size]
                sums[label] = [a + b for a, b in zip(sums[label], point, strict=True)]
        for label, total in enumerate(sums):
            for at in range(size if many[label] else 0):
                middle[label * size + at] = (total[at] + many[label] // 2) // many[label]


def _rows(view: "memoryview[int]", size: int) -> int:
    if not 1 <= size <= BINS_MAX or len(view) % size:
        raise ValueError("a buffer holds whole rows of 1 to 256 numbers")
    return len(view) // size


def _centres(view: "memoryview[int]", size: int) -> int:
    count = _rows(view, size)
    if not 1 <= count <= CENTRES_MAX:
        raise ValueError("there are 1 to 65,535 centres")
    return count


def _distance(one: Sequence[int], other: Sequence[int]) -> int:
    return sum(abs(a - b) for a, b in zip(one, other, strict=True))
