"""Finds the weights of the ranks: the first numbers of their kind by which all sums can be told
apart in the few bits that C looks at.

    python -m croupier.kernel.tables.search
"""

from collections.abc import Iterator, Sequence
from hashlib import sha512
from itertools import combinations_with_replacement, count

from croupier.kernel.tables.packing import SHAPES
from croupier.kernel.tables.ranks import RANKS

WEIGHT_BITS = 29  # seven of them make 32 bits


def candidates() -> Iterator[tuple[int, ...]]:
    """Numbers without a pattern, the same every time."""
    for number in count():
        digest = sha512(number.to_bytes(8, "big")).digest()
        words = (digest[4 * rank : 4 * rank + 4] for rank in range(RANKS))
        yield tuple(int.from_bytes(word, "big") >> 32 - WEIGHT_BITS for word in words)


def tells_apart(weights: Sequence[int]) -> bool:
    """Whether no two sums of a size look the same, impossible hands included."""
    for size, shape in SHAPES.items():
        sums = [sum(each) & shape.seen for each in combinations_with_replacement(weights, size)]
        if len(set(sums)) < len(sums):
            return False
    return True


def search() -> tuple[int, ...]:
    return next(filter(tells_apart, candidates()))


if __name__ == "__main__":
    print(search())
