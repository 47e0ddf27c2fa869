"""Finished rounds, told again from the log as one player may see them. The table need not be open.
A page is limited in rounds, steps and bytes, and a player can ask for one at a time. It is made in
a thread, a round at a time, and given up when nobody waits for it any more."""

import asyncio
from collections import deque
from collections.abc import Callable, Sequence
from concurrent.futures import ThreadPoolExecutor
from typing import Any

from msgspec import Raw, json

from croupier.games import games
from croupier.games.game import Refused
from croupier.server.lobby import Lobby
from croupier.store.port import Store
from croupier.tables.codec import read_events
from croupier.tables.events import Played
from croupier.tables.ports import Record, RoundRecord
from croupier.wire import limits
from croupier.wire.down import RoundHistory, RoundStep
from croupier.wire.http import HistoryQuery

RECORDS_AT_ONCE = 500
encode = json.Encoder().encode


class HistoryPages:
    def __init__(self, store: Store, lobby: Lobby) -> None:
        self._store = store
        self._lobby = lobby
        self._threads = ThreadPoolExecutor(1, "croupier-history")
        self._asking: set[str] = set()

    def close(self) -> None:
        self._threads.shutdown(cancel_futures=True)

    async def page(
        self, table: str, player: str, query: HistoryQuery, is_gone: Callable[[], bool]
    ) -> bytes:
        """The JSON of a `wire.http.History`."""
        if player in self._asking:
            raise Refused("busy")
        self._asking.add(player)
        try:
            return await self._page(table, player, query, is_gone)
        finally:
            self._asking.discard(player)

    async def _page(
        self, table: str, player: str, query: HistoryQuery, is_gone: Callable[[], bool]
    ) -> bytes:
        """Rounds of a table that is not open to everybody are for those who played them."""
        found = await self._store.rounds(table, before=query.before, limit=query.newest + 1)
        if not found and table not in self._lobby:
            raise Refused("no_such_table")
        is_public = self._lobby.may_see(player, table)
        told: list[Raw] = []
        size = 0
        before: int | None = None
        for record in found:
            if len(told) == query.newest or size > limits.HISTORY_BYTES:
                break
            before = record.number
            if not is_public and all(sat.player != player for sat in record.participants):
                continue
            text = await self._told(table, player, record, is_gone)
            if text is None:
                return b""
            size += len(text)
            told.append(Raw(text))
        else:
            before = found[-1].number if len(found) > query.newest else None
        return encode({"rounds": told, "before": before})

    async def _told(
        self, table: str, player: str, record: RoundRecord, is_gone: Callable[[], bool]
    ) -> bytes | None:
        """A round may be long, so it is read in parts. None when nobody waits any more."""
        loop = asyncio.get_running_loop()
        retold = RetoldRound(record, player)
        for first in range(record.first_seq, record.last_seq + 1, RECORDS_AT_ONCE):
            if is_gone():
                return None
            last = min(first + RECORDS_AT_ONCE - 1, record.last_seq)
            records = await self._store.records(table, first, last)
            await loop.run_in_executor(self._threads, retold.read, records)
        return await loop.run_in_executor(self._threads, retold.encoded)


class RetoldRound:
    """A round as one player may see it. Only the last steps are kept."""

    def __init__(self, record: RoundRecord, player: str) -> None:
        self._record = record
        self._game = games()[record.game]
        self._seat = next((sat.seat for sat in record.participants if sat.player == player), None)
        self._at_ms: int | None = None
        self._state: Any = None
        self._steps: deque[tuple[tuple[Any, ...], Any]] = deque(maxlen=limits.HISTORY_STEPS_MAX)
        self._count = 0

    def read(self, records: Sequence[Record]) -> None:
        game = self._game
        for stored in records:
            if self._at_ms is None:
                self._at_ms = stored.at_ms
            shown = []
            for event in read_events(stored.events, game):
                if isinstance(event, Played):
                    self._state = game.evolve(self._state, event.event)
                    shown.append(game.show(event.event, self._seat))
            if seen := tuple(event for event in shown if event is not None):
                self._steps.append((seen, self._state))
                self._count += 1

    def encoded(self) -> bytes:
        """The JSON of a `RoundHistory`."""
        record, steps = self._record, self._last_steps()
        told = RoundHistory(
            number=record.number,
            at_ms=record.ended_ms if self._at_ms is None else self._at_ms,
            names={sat.seat: sat.name for sat in record.participants},
            bots=tuple(sat.seat for sat in record.participants if sat.bot),
            seat=self._seat,
            gains={sat.seat: sat.gain for sat in record.participants if sat.gain},
            steps=steps,
            skipped=self._count - len(steps),
        )
        return encode(told)

    def _last_steps(self) -> tuple[RoundStep, ...]:
        """As many as a page may hold, and at least one."""
        found: list[RoundStep] = []
        size = 0
        for seen, state in reversed(self._steps):
            private = None if self._seat is None else self._game.private_view(state, self._seat)
            step = RoundStep(seen, self._game.view(state), private)
            size += len(encode(step))
            if found and size > limits.HISTORY_BYTES:
                break
            found.append(step)
        return tuple(reversed(found))
