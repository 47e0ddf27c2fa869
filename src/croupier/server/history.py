"""Finished rounds, told again from the log as one player may see them. The table need not be open.

A page is limited in rounds, steps and bytes. It is made in a thread, a round at a time, and given
up when nobody waits for it any more. A player can ask for one page at a time.
"""

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
            if not is_public and not took_part(record, player):
                continue
            if is_gone():
                return b""
            text = await self._told(table, player, record)
            size += len(text)
            told.append(Raw(text))
        else:
            before = found[-1].number if len(found) > query.newest else None
        return encode({"rounds": told, "before": before})

    async def _told(self, table: str, player: str, record: RoundRecord) -> bytes:
        records = await self._store.records(table, record.first_seq, record.last_seq)
        loop = asyncio.get_running_loop()
        return await loop.run_in_executor(self._threads, tell, record, player, records)


def took_part(record: RoundRecord, player: str) -> bool:
    return any(sat.player == player for sat in record.participants)


def tell(record: RoundRecord, player: str, records: Sequence[Record]) -> bytes:
    """The JSON of a `RoundHistory`. Views are made of the last steps only."""
    game = games()[record.game]
    seat = next((sat.seat for sat in record.participants if sat.player == player), None)
    state: Any = None
    steps: deque[tuple[tuple[Any, ...], Any]] = deque(maxlen=limits.HISTORY_STEPS_MAX)
    count = 0
    for stored in records:
        shown = []
        for event in read_events(stored.events, game):
            if isinstance(event, Played):
                state = game.evolve(state, event.event)
                shown.append(game.show(event.event, seat))
        if seen := tuple(event for event in shown if event is not None):
            steps.append((seen, state))
            count += 1
    return encode(
        RoundHistory(
            number=record.number,
            at_ms=records[0].at_ms if records else record.ended_ms,
            names={sat.seat: sat.name for sat in record.participants},
            bots=tuple(sat.seat for sat in record.participants if sat.bot),
            seat=seat,
            gains={sat.seat: sat.gain for sat in record.participants if sat.gain},
            steps=tuple(
                RoundStep(
                    seen,
                    game.view(after),
                    None if seat is None else game.private_view(after, seat),
                )
                for seen, after in steps
            ),
            skipped=count - len(steps),
        )
    )
