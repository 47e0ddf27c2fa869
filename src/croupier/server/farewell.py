"""Shows the door to whoever has lost the last chip: a message, time to read it, the end of the
session (CAS-1.2). It never does so while chips lie on any table; the store decides that."""

import asyncio
from collections.abc import Callable
from typing import Protocol

import structlog

from croupier.store.errors import StoreError
from croupier.store.port import Store
from croupier.tables.ports import CommitFailed
from croupier.wire.down import Down, Farewell

log = structlog.get_logger("croupier.server")


class Usher(Protocol):
    """Who knows the connections."""

    def tell(self, player: str, message: Down) -> None: ...

    async def show_out(self, player: str, code: str) -> None: ...


class Farewells:
    """`may_be_broke` is a quick look at what is known of a player here: no chips and no seat."""

    def __init__(
        self, store: Store, usher: Usher, may_be_broke: Callable[[str], bool], wait_ms: int
    ) -> None:
        self._store = store
        self._usher = usher
        self._may_be_broke = may_be_broke
        self._wait_ms = wait_ms
        self._leaving: dict[str, asyncio.Task[None]] = {}
        self._ends: dict[str, float] = {}

    def look_at(self, player: str) -> None:
        """Something about the player's chips or connections changed."""
        if not self._may_be_broke(player):
            return
        if player in self._ends:
            self._tell(player)
        elif player not in self._leaving:
            self._leaving[player] = asyncio.create_task(self._see_off(player))

    def stop(self) -> None:
        for task in self._leaving.values():
            task.cancel()

    def _tell(self, player: str) -> None:
        left = self._ends[player] - asyncio.get_running_loop().time()
        self._usher.tell(player, Farewell(max(0, round(left * 1000))))

    async def _see_off(self, player: str) -> None:
        try:
            if not await self._store.is_broke(player):
                return
            self._ends[player] = asyncio.get_running_loop().time() + self._wait_ms / 1000
            self._tell(player)
            await asyncio.sleep(self._wait_ms / 1000)
            if self._may_be_broke(player) and await self._store.end_sessions(player, if_broke=True):
                await self._usher.show_out(player, "no_chips")
        except (CommitFailed, StoreError) as error:
            # The next change of the player's chips or connections asks again.
            log.warning("not seen off", why=str(error))
        finally:
            del self._leaving[player]
            self._ends.pop(player, None)
