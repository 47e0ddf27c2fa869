"""Checks the book again and again, and knows what the last check found."""

import asyncio
from collections.abc import Callable

import structlog
from msgspec import Struct

from croupier.store.port import Store
from croupier.tables.ports import CommitFailed

SECONDS = 60


class Checked(Struct, frozen=True):
    """`problems` are empty when the book balances."""

    problems: tuple[str, ...]
    at_ms: int


class BookWatch:
    def __init__(self, store: Store, clock: Callable[[], int]) -> None:
        self.latest: Checked | None = None
        self._store = store
        self._clock = clock

    async def check(self) -> Checked:
        problems = tuple(await self._store.check_balance())
        self.latest = Checked(problems, self._clock())
        return self.latest

    async def run(self) -> None:
        """Until it is cancelled."""
        while True:
            await asyncio.sleep(SECONDS)
            try:
                found = await self.check()
            except CommitFailed:  # the database is away; the next time will tell
                continue
            for line in found.problems:
                structlog.get_logger().critical("book_out_of_balance", what=line)
