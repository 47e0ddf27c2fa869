"""PINs of the practice bank: only their hashes are kept, and three wrong ones lock a card."""

from argon2 import PasswordHasher
from argon2.exceptions import InvalidHashError, VerificationError

TRIES = 3


class Pins:
    def __init__(self, memory_kib: int = 19 * 1024) -> None:
        self._hasher = PasswordHasher(time_cost=2, memory_cost=memory_kib, parallelism=1)

    def hash(self, pin: str) -> str:
        return self._hasher.hash(pin)

    def matches(self, pin_hash: str, pin: str) -> bool:
        try:
            return self._hasher.verify(pin_hash, pin)
        except (VerificationError, InvalidHashError):
            return False
