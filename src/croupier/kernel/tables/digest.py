"""The constants of SHA-512 (FIPS 180-4), from the rule that makes them: the fractions of the square
roots of the first 8 primes and of the cube roots of the first 80, in 64 bits."""

from itertools import count, islice
from math import isqrt

MASK = 2**64 - 1


def start_words() -> list[int]:
    return [isqrt(prime << 128) & MASK for prime in _primes(8)]


def round_words() -> list[int]:
    return [_cube_root(prime << 192) & MASK for prime in _primes(80)]


def _primes(many: int) -> list[int]:
    found = (n for n in count(2) if all(n % d for d in range(2, isqrt(n) + 1)))
    return [*islice(found, many)]


def _cube_root(number: int) -> int:
    """The largest whole number whose cube is not more."""
    root = 0
    for bit in reversed(range(number.bit_length() // 3 + 1)):
        if (root | 1 << bit) ** 3 <= number:
            root |= 1 << bit
    return root
