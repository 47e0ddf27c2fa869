"""Passwords to hashes and back to yes or no, in a few threads. Each hash takes a good part of a
second of a core, so only so many may wait, more are refused, and the tables go first."""

import asyncio
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from typing import TypeVar

from argon2 import PasswordHasher
from argon2.exceptions import InvalidHashError, VerificationError

from croupier.games.game import Refused
from croupier.server.process import step_back
from croupier.wire.limits import PASSWORD_MIN

T = TypeVar("T")


class Hashing:
    """`most` is how many may be under way and wait."""

    def __init__(self, memory_kib: int, threads: int, most: int) -> None:
        self._hasher = PasswordHasher(memory_cost=memory_kib)
        self._threads = ThreadPoolExecutor(threads, "hash", step_back)
        self._most = most
        self._under_way = 0

    async def hash(self, password: str) -> str:
        """Raises `Refused` for a password that is too short."""
        if len(password) < PASSWORD_MIN:
            raise Refused("short_password", min=PASSWORD_MIN)
        return await self._in_thread(self._hasher.hash, password)

    async def matches(self, password_hash: str, password: str) -> bool:
        return await self._in_thread(self._matches, password_hash, password)

    def is_outdated(self, password_hash: str) -> bool:
        """Whether a new hash of the same password would be made otherwise."""
        return self._hasher.check_needs_rehash(password_hash)

    def close(self) -> None:
        self._threads.shutdown(wait=True, cancel_futures=True)

    def _matches(self, password_hash: str, password: str) -> bool:
        try:
            return self._hasher.verify(password_hash, password)
        except (VerificationError, InvalidHashError):
            return False

    async def _in_thread(self, work: Callable[..., T], *values: str) -> T:
        if self._under_way >= self._most:
            raise Refused("busy")
        self._under_way += 1
        try:
            loop = asyncio.get_running_loop()
            return await loop.run_in_executor(self._threads, work, *values)
        finally:
            self._under_way -= 1
