"""Everybody is served one at a time. Whoever asks for more at once waits, if few wait already."""

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

from croupier.games.game import Refused


class Turns:
    def __init__(self) -> None:
        self._locks: dict[str, asyncio.Lock] = {}
        self._asking: dict[str, int] = {}

    @asynccontextmanager
    async def take(self, asker: str, waiting_max: int = 0) -> AsyncIterator[None]:
        """Wait for the asker's turn. Raises `Refused("busy")` when so many wait already."""
        asking = self._asking.get(asker, 0)
        if asking > waiting_max:
            raise Refused("busy")
        self._asking[asker] = asking + 1
        try:
            async with self._locks.setdefault(asker, asyncio.Lock()):
                yield
        finally:
            self._asking[asker] -= 1
            if not self._asking[asker]:
                del self._asking[asker], self._locks[asker]
