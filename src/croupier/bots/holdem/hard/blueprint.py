"""The blueprint of the house: how often each bucket of hands takes each action of the tree, for a
few depths of stacks. It is made by `croupier train holdem` (docs/bots.md).

The strategy lies in compressed chunks of equal size, so that a bot unpacks only what it needs.
"""

import zlib
from array import array
from collections.abc import Iterable, Mapping
from functools import cache, lru_cache
from pkgutil import get_data
from typing import Final

import msgspec
from msgspec import Struct

from croupier.bots.holdem.hard.tree import BIG_BLIND, Tree

MAGIC: Final = b"croupier holdem 1\n"
LENGTH_BYTES: Final = 4
CHUNK: Final = 1 << 16  # numbers
LEVELS: Final = 63  # of which a strategy has whole parts
NAME: Final = "blueprint.bin"


class Header(Struct, frozen=True):
    """What lies behind it, by length: the bucket of every flop, the centres of the turn, and for
    each depth its tree and its chunks."""

    buckets: tuple[int, int, int, int]
    bins: int
    flop: int
    centres: int
    trees: dict[int, tuple[int, int]]  # of bets and of what is paid
    depths: dict[int, tuple[int, ...]]
    hands: int = 0  # it was trained with


class Blueprint:
    def __init__(self, packed: bytes) -> None:
        start = len(MAGIC) + LENGTH_BYTES
        if not packed.startswith(MAGIC):
            raise ValueError("this is no blueprint")
        length = int.from_bytes(packed[len(MAGIC) : start], "little")
        self.header = msgspec.json.decode(packed[start : start + length], type=Header)
        self.depths = tuple(sorted(self.header.depths))
        self._packed = packed
        at = start + length
        self._flop = at, self.header.flop
        at += self.header.flop
        self._centres = at, self.header.centres
        at += self.header.centres
        self._trees: dict[int, Tree] = {}
        self._chunks: dict[int, list[tuple[int, int]]] = {}
        for depth, lengths in self.header.depths.items():
            self._chunks[depth] = []
            for length in (*self.header.trees[depth], *lengths):
                self._chunks[depth].append((at, length))
                at += length
        if at != len(packed):
            raise ValueError("the blueprint is not whole")
        self._unpack = lru_cache(maxsize=64)(self._unpack_at)

    def _unpack_at(self, at: int, length: int) -> bytes:
        return zlib.decompress(self._packed[at : at + length])

    def tree(self, depth: int) -> Tree:
        found = self._trees.get(depth)
        if found is None:
            bets, paid = (array("i", self._unpack(*part)) for part in self._chunks[depth][:2])
            found = Tree(depth * BIG_BLIND, self.header.buckets, bets, paid)
            self._trees[depth] = found
        return found

    def flop_buckets(self) -> bytes:
        """By the number of hand and flop."""
        return self._unpack(*self._flop)

    def turn_centres(self) -> bytes:
        return self._unpack(*self._centres)

    def rows(self, depth: int, node: int) -> bytes:
        """For each bucket of the node's street, for each of its actions: how often, in parts of
        `LEVELS`. A row that was never met is all 0."""
        tree = self.tree(depth)
        start = tree.offset(node)
        end = start + len(tree.children(node)) * tree.buckets[tree.street(node)]
        chunks = self._chunks[depth][2:][start // CHUNK : (end - 1) // CHUNK + 1]
        whole = b"".join(self._unpack(*chunk) for chunk in chunks)
        first = start // CHUNK * CHUNK
        return whole[start - first : end - first]

    def nearest_depth(self, big_blinds: float) -> int:
        """By ratio."""
        return min(self.depths, key=lambda depth: max(depth / big_blinds, big_blinds / depth))


def pack(
    trees: Mapping[int, Tree],
    bins: int,
    flop: "array[int]",
    centres: bytes,
    strategies: Mapping[int, bytes | bytearray],
    hands: int,
) -> bytes:
    """`strategies` holds for each depth the rows of all nodes in turn."""
    buckets = next(iter(trees.values())).buckets
    packed_flop, packed_centres = zlib.compress(bytes(flop.tolist()), 9), zlib.compress(centres, 9)
    arrays = {
        depth: [zlib.compress(part.tobytes(), 9) for part in (tree.bets, tree.paid)]
        for depth, tree in trees.items()
    }
    chunks = {depth: list(_chunks(bytes(rows))) for depth, rows in strategies.items()}
    header = msgspec.json.encode(
        Header(
            buckets,
            bins,
            len(packed_flop),
            len(packed_centres),
            {depth: (len(bets), len(paid)) for depth, (bets, paid) in arrays.items()},
            {depth: tuple(map(len, parts)) for depth, parts in chunks.items()},
            hands,
        )
    )
    length = len(header).to_bytes(LENGTH_BYTES, "little")
    rows = b"".join(part for depth in chunks for part in (*arrays[depth], *chunks[depth]))
    return MAGIC + length + header + packed_flop + packed_centres + rows


def _chunks(rows: bytes) -> Iterable[bytes]:
    for start in range(0, len(rows), CHUNK):
        yield zlib.compress(rows[start : start + CHUNK], 9)


@cache
def blueprint() -> Blueprint | None:
    """None where it has not been trained yet."""
    try:
        packed = get_data(__package__, NAME)
    except FileNotFoundError:
        packed = None
    return None if packed is None else Blueprint(packed)
