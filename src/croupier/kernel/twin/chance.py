"""A stream of chance, fixed by a seed and a step: cards/chance.py is where others get it from.

Whoever knows the seed can compute every outcome again, so a seed is secret while its round is
open; it must never appear in a log, a frame or a repr.

The algorithm, exactly, so that a round can be verified from its seed in any language:

1.  The seed is 32 bytes. The step is an integer from 0 to 2**64 - 1.
2.  Block number b (0, 1, 2 ...) of the stream is the 64-byte digest
    SHA-512(seed || step as 8 bytes big-endian || b as 8 bytes big-endian).
    The stream is block 0, block 1, block 2 ... one after the other; each byte is used once.
3.  `bytes(n)` is the next n bytes of the stream.
4.  `below(n)`: let k be the least integer with 256**k >= n. Read the next k bytes as a big-endian
    integer x. If x >= 256**k - 256**k mod n, read the next k bytes instead, and so on; the result
    is x mod n. For n = 1 nothing is read and the result is 0.
5.  `shuffle(items)`: for n = len(items), len(items) - 1, ... 2: exchange the item at place n - 1
    with the item at place below(n). Places count from 0.
6.  `choice(items)` is the item at place below(len(items)).
    `sample(items, count)`: for i = 0, 1, ... count - 1: exchange the item at place i with the item
    at place i + below(len(items) - i). The sample is the first `count` items, in order.
"""

from collections.abc import Iterator, Sequence
from hashlib import sha512
from itertools import chain, count, islice, repeat
from typing import Final, TypeAlias, TypeVar

SEED_BYTES: Final = 32
STEP_MAX: Final = 2**64 - 1

T = TypeVar("T")
Octets: TypeAlias = bytes  # inside the class `bytes` is a method

# BYTE_LIMITS[n]: bytes at or above it are thrown away, for n from 1 to 256.
BYTE_LIMITS: Final = (0, *(256 - 256 % n for n in range(1, 257)))


class Chance:
    """One stream of chance; drawing from it moves it on."""

    __slots__ = ("_bytes", "_prefix", "step")

    def __init__(self, seed: Octets, step: int = 0) -> None:
        if len(seed) != SEED_BYTES:
            raise ValueError(f"a seed has {SEED_BYTES} bytes, not {len(seed)}")
        if not 0 <= step <= STEP_MAX:
            raise ValueError(f"step out of range: {step}")
        self.step: Final = step
        self._prefix = seed + step.to_bytes(8, "big")
        # Nothing in it refers back to this object: each decision makes one, and a cycle would stay
        # in memory until the garbage collector comes.
        self._bytes: Iterator[int] = chain.from_iterable(map(_block, repeat(self._prefix), count()))

    def __repr__(self) -> str:
        return f"<Chance at step {self.step}>"

    def at(self, step: int) -> "Chance":
        """Another stream of the same seed, from its beginning, independent of this one."""
        return Chance(self._prefix[:SEED_BYTES], step)

    def below(self, n: int) -> int:
        """An integer from 0 to n - 1, all equally likely."""
        if not 1 < n <= 256:
            return self._wide_below(n)
        limit = BYTE_LIMITS[n]
        for byte in self._bytes:
            if byte < limit:
                return byte % n
        raise AssertionError("the stream has no end")

    def bytes(self, size: int) -> Octets:
        """The next `size` bytes of the stream."""
        if size < 0:
            raise ValueError(f"cannot draw {size} bytes")
        return Octets(islice(self._bytes, size))

    def shuffle(self, items: Sequence[T]) -> list[T]:
        """The items in random order, every order equally likely."""
        order = list(items)
        n = len(order)
        while n > 256:
            other = self.below(n)
            n -= 1
            order[n], order[other] = order[other], order[n]
        limits = BYTE_LIMITS
        # The same draws as below(n), without a call for each: most of what a deal costs. No more
        # bytes are taken at a time than all of them being accepted would use up.
        while n > 1:
            for byte in islice(self._bytes, n - 1):
                if byte < limits[n]:
                    other = byte % n
                    n -= 1
                    order[n], order[other] = order[other], order[n]
        return order

    def choice(self, items: Sequence[T]) -> T:
        """One of the items, all equally likely."""
        return items[self.below(len(items))]

    def sample(self, items: Sequence[T], count: int) -> list[T]:
        """`count` of the items in random order, none twice."""
        size = len(items)
        if not 0 <= count <= size:
            raise ValueError(f"cannot sample {count} of {size}")
        order = list(items)
        for place in range(count):
            other = place + self.below(size - place)
            order[place], order[other] = order[other], order[place]
        return order[:count]

    def _wide_below(self, n: int) -> int:
        if n < 1:
            raise ValueError(f"nothing is below {n}")
        if n == 1:
            return 0
        width = ((n - 1).bit_length() + 7) // 8
        span = 1 << 8 * width
        limit = span - span % n
        while True:
            drawn = int.from_bytes(islice(self._bytes, width), "big")
            if drawn < limit:
                return drawn % n


def _block(prefix: Octets, number: int) -> Octets:
    return sha512(prefix + number.to_bytes(8, "big")).digest()
