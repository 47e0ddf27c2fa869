"""Shows the door to whoever has lost the last chip: a message, time to read it, the end of the
session (CAS-1.2). It never does so while chips lie on any table."""

import asyncio
from typing import Protocol

from croupier.server.house import House
from croupier.wire.down import Down, Farewell


class Usher(Protocol):
    """Who knows the connections."""

    def tell(self, player: str, message: Down) -> None: ...

    async def show_out(self, player: str, code: str) -> None: ...


class Farewells:
    def __init__(self, house: House, usher: Usher) -> None:
        self._house = house
        self._usher = usher
        self._leaving: dict[str, asyncio.Task[None]] = {}
        self._ends: dict[str, float] = {}

    def look_at(self, player: str) -> None:
        """Something about the player's chips or connections changed."""
        if not self._house.is_broke(player):
            return
        loop = asyncio.get_running_loop()
        if player not in self._leaving:
            self._ends[player] = loop.time() + self._house.settings.farewell_ms / 1000
            self._leaving[player] = loop.create_task(self._see_off(player))
        left_ms = max(0, round((self._ends[player] - loop.time()) * 1000))
        self._usher.tell(player, Farewell(left_ms))

    def stop(self) -> None:
        for task in self._leaving.values():
            task.cancel()

    async def _see_off(self, player: str) -> None:
        try:
            await asyncio.sleep(self._ends[player] - asyncio.get_running_loop().time())
            if self._house.is_broke(player):
                await self._house.store.end_sessions(player)
                await self._usher.show_out(player, "no_chips")
        finally:
            del self._leaving[player], self._ends[player]
