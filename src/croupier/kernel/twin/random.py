"""Numbers from a seed of 64 bits, the same as in C. The caller makes the seed, so whoever gives the
same one gets the same numbers."""

from collections.abc import Iterator
from typing import Final

MASK: Final = 2**64 - 1


def words(seed: int) -> Iterator[int]:
    """xoshiro256**, begun with splitmix64."""
    words = []
    for _ in range(4):
        seed = (seed + 0x9E3779B97F4A7C15) & MASK
        mixed = (seed ^ seed >> 30) * 0xBF58476D1CE4E5B9 & MASK
        mixed = (mixed ^ mixed >> 27) * 0x94D049BB133111EB & MASK
        words.append(mixed ^ mixed >> 31)
    while True:
        yield _rotate(words[1] * 5 & MASK, 7) * 9 & MASK
        shifted = words[1] << 17 & MASK
        words[2] ^= words[0]
        words[3] ^= words[1]
        words[1] ^= words[2]
        words[0] ^= words[3]
        words[2] ^= shifted
        words[3] = _rotate(words[3], 45)


def _rotate(word: int, by: int) -> int:
    return (word << by | word >> (64 - by)) & MASK


def parts_below(word: int, *limits: int) -> list[int] | None:
    """A number below each limit from one word, all equally likely; None for the few words that
    would make some of them likelier than others."""
    parts = []
    product = 1
    for limit in limits:
        whole = word * limit
        parts.append(whole >> 64)
        word = whole & MASK
        product *= limit
    return parts if word >= product or word >= 2**64 % product else None
