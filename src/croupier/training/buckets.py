"""Hands of hold'em that develop alike share a bucket.

On the flop and the turn a hand is known by how its equity on the river is spread; buckets are the
centres of clusters of such histograms. On the river the equity itself is parted.
"""

from array import array
from collections.abc import Iterator
from typing import Final

from croupier.cards.chance import Chance
from croupier.kernel import holdem as kernel
from croupier.kernel.buckets import cumulate, equity_histograms, move_centres, nearest
from croupier.kernel.hands import HANDS, count_of
from croupier.training.folder import Folder

BUCKETS: Final = (169, 250, 250, 50)
BINS: Final = 32
ROUNDS: Final = 20  # of moving the centres
# How many boards the centres are found on, and which part of their hands.
SAMPLES: Final = {3: (100, 1), 4: (600, 5)}
BOARDS_AT_ONCE: Final = {3: 5, 4: 200, 5: 2_000}
NAMES: Final = {3: "flop", 4: "turn", 5: "river"}
FULL: Final = 255  # a hand's share of all bins; one that cannot be dealt has 0


class Buckets:
    """Made once in a folder and read from there afterwards."""

    def __init__(self, folder: Folder, seed: bytes) -> None:
        self._folder = folder
        self._chance = Chance(seed)
        self.tables = kernel.empty_tables()
        self.centres: dict[int, bytes] = {}
        self.steps = sum(count_of(0, size) for size in NAMES)
        self.done = 0
        for size, name in NAMES.items():
            kept, centres = folder.read(f"{name}.bin"), folder.read(f"{name}-centres.bin")
            if kept is not None and centres is not None:
                memoryview(self.tables[size - 3]).cast("B")[:] = kept
                self.centres[size] = centres
                self.done += count_of(0, size)

    def make(self) -> Iterator[str]:
        """What is still missing. Tells from time to time what is being made."""
        for size, name in NAMES.items():
            if size in self.centres:
                continue
            centres = _centres(size, self._chance.at(size)) if size in SAMPLES else b""
            for first in range(0, count_of(0, size), BOARDS_AT_ONCE[size]):
                count = min(BOARDS_AT_ONCE[size], count_of(0, size) - first)
                if size in SAMPLES:
                    kernel.fill_buckets(size, first, count, BINS, centres, self.tables[size - 3])
                else:
                    kernel.fill_river_buckets(first, count, BUCKETS[3], self.tables.river)
                self.done += count
                yield name
            self._folder.write(f"{name}.bin", bytes(self.tables[size - 3]))
            self._folder.write(f"{name}-centres.bin", centres)
            self.centres[size] = centres


def _centres(size: int, chance: Chance) -> bytes:
    boards, one_in = SAMPLES[size]
    points = b"".join(_points(_board(size, chance), one_in) for _ in range(boards))
    count, wanted = len(points) // BINS, BUCKETS[size - 2]
    first = [chance.below(count) for _ in range(wanted)]
    centres = bytearray(b"".join(points[BINS * at : BINS * (at + 1)] for at in first))
    labels, distances = array("H", bytes(2 * count)), array("I", bytes(4 * count))
    for _ in range(ROUNDS):
        nearest(points, BINS, centres, labels, distances)
        move_centres(points, BINS, labels, centres)
    return bytes(centres)


def _board(size: int, chance: Chance) -> tuple[int, ...]:
    cards: list[int] = []
    while len(cards) < size:
        card = chance.below(52)
        if card not in cards:
            cards.append(card)
    return tuple(cards)


def _points(board: tuple[int, ...], one_in: int) -> bytes:
    """Of the hands that can be dealt, one in so many."""
    counts, points = array("H", bytes(2 * BINS * len(HANDS))), bytearray(BINS * len(HANDS))
    equity_histograms(board, BINS, counts)
    cumulate(counts, BINS, points)
    rows = (bytes(points[at : at + BINS]) for at in range(0, len(points), BINS))
    return b"".join([row for row in rows if row[-1] == FULL][::one_in])
