"""How the strengths by weight are kept: in a table hardly larger than what is in it, which fits the
cache of a processor, at a place that takes two look-ups to find.

The low bits of a weight choose a bucket, the bits above them a place; every bucket moves its places
by a number of its own, so that no two weights share one.
"""

from itertools import combinations_with_replacement
from typing import Final, NamedTuple

from croupier.kernel.tables.ranks import WEIGHTS


class Shape(NamedTuple):
    bucket_bits: int
    place_bits: int

    @property
    def seen(self) -> int:
        """The bits of a weight that count."""
        return (1 << self.bucket_bits + self.place_bits) - 1

    @property
    def bucket_mask(self) -> int:
        return (1 << self.bucket_bits) - 1

    @property
    def places(self) -> int:
        return 1 << self.place_bits


SHAPES: Final = {5: Shape(10, 13), 6: Shape(12, 15), 7: Shape(13, 16)}


class Packed(NamedTuple):
    moves: list[int]  # by bucket
    strengths: list[int]  # by place; 0 where no hand is


def pack(size: int, strengths: dict[int, int]) -> Packed:
    """Ranks that no deck has get a place as well, where they find the strength 0."""
    shape, places = SHAPES[size], SHAPES[size].places
    buckets: list[list[int]] = [[] for _ in range(1 << shape.bucket_bits)]
    for weight in map(sum, combinations_with_replacement(WEIGHTS, size)):
        buckets[weight & shape.bucket_mask].append(weight)
    moves = [0] * len(buckets)
    taken = bytearray(2 * places)  # twice in a row, so that places go around
    packed = [0] * places
    # The fullest first: they are the hardest to place.
    for bucket in sorted(range(len(buckets)), key=lambda bucket: -len(buckets[bucket])):
        if not buckets[bucket]:
            break
        wanted = [weight >> shape.bucket_bits & places - 1 for weight in buckets[bucket]]
        moves[bucket] = move = _first_fit(taken, wanted)
        for weight, place in zip(buckets[bucket], wanted, strict=True):
            at = place + move & places - 1
            packed[at] = strengths.get(weight, 0)
            taken[at] = taken[at + places] = 1
    return Packed(moves, packed)


def _first_fit(taken: bytearray, places: list[int]) -> int:
    """By how much the places must move to be free, all of them."""
    first, *others = places
    at = taken.find(0, first)
    while True:
        move = at - first
        for place in others:
            if taken[place + move]:
                break
        else:
            return move
        at = taken.find(0, at + 1)
