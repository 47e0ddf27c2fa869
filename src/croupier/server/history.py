"""Finished rounds, told again from the log as one player may see them. The table need not be open.
A page is limited in rounds, steps and bytes, and a player can ask for one at a time. It is made in
a thread, a round at a time, and given up when nobody waits for it any more."""

import asyncio
from collections import OrderedDict
from collections.abc import Callable, Sequence
from concurrent.futures import ThreadPoolExecutor
from contextlib import AbstractAsyncContextManager

from msgspec import Raw, json

from croupier.games import games
from croupier.games.game import Refused
from croupier.server.lobby import Lobby
from croupier.server.retold import RetoldRound, seat_of
from croupier.server.shares import SharedView, is_sealed, read_token, write_token
from croupier.server.turns import Turns
from croupier.store.port import PlayedRound, Store
from croupier.tables.codec import read_events
from croupier.tables.events import RoundOpened, TableOpened
from croupier.tables.ports import RoundRecord
from croupier.wire import limits
from croupier.wire.http import HistoryQuery

RECORDS_AT_ONCE = 500
RESULTS_KEPT = 200  # told results of rooms that need not be told again
encode = json.Encoder().encode


class HistoryPages:
    def __init__(self, store: Store, lobby: Lobby) -> None:
        self._store = store
        self._lobby = lobby
        self._threads = ThreadPoolExecutor(1, "croupier-history")
        self._turns = Turns()
        self._results: OrderedDict[tuple[str, int], bytes] = OrderedDict()

    def turn(self, player: str) -> AbstractAsyncContextManager[None]:
        """For what a player asks of the past, one thing at a time: it may be long, and all who come
        in wait for the same readers of the store. Raises `Refused`."""
        return self._turns.take(player)

    def close(self) -> None:
        self._threads.shutdown(cancel_futures=True)

    async def page(
        self, table: str, player: str, query: HistoryQuery, is_gone: Callable[[], bool]
    ) -> bytes:
        """The JSON of a `wire.http.History`."""
        async with self._turns.take(player):
            return await self._page(table, player, query, is_gone)

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
            seat = seat_of(record, player)
            text = await self._told(table, seat, record, is_gone, short=query.short)
            if text is None:
                return b""
            size += len(text)
            told.append(Raw(text))
        else:
            before = found[-1].number if len(found) > query.newest else None
        return encode({"rounds": told, "before": before})

    async def _told(
        self,
        table: str,
        seat: int | None,
        record: RoundRecord,
        is_gone: Callable[[], bool],
        *,
        short: bool = False,
    ) -> bytes | None:
        """A round may be long, so it is read in parts. None when nobody waits any more."""
        loop = asyncio.get_running_loop()
        retold = RetoldRound(record, seat, 1 if short else limits.HISTORY_STEPS_MAX)
        for first in range(record.first_seq, record.last_seq + 1, RECORDS_AT_ONCE):
            if is_gone():
                return None
            last = min(first + RECORDS_AT_ONCE - 1, record.last_seq)
            records = await self._store.records(table, first, last)
            await loop.run_in_executor(self._threads, retold.read, records)
        return await loop.run_in_executor(self._threads, retold.encoded)

    async def ends(
        self, played: Sequence[PlayedRound], player: str, is_gone: Callable[[], bool]
    ) -> list[Raw]:
        """Of each round a `RoundHistory` with its last step, as the player saw it. For a caller
        who has the player's `turn`."""
        found: list[Raw] = []
        for one in played:
            seat = seat_of(one.round, player)
            text = await self._told(one.stream, seat, one.round, is_gone, short=True)
            found.append(Raw(b"null" if text is None else text))
        return found

    async def results(
        self, game: str, preset: str, player: str, is_gone: Callable[[], bool]
    ) -> bytes:
        """The JSON of a `wire.http.RoomResults`: rounds that everybody could watch, as the rail saw
        their ends. All readers see the same, so each round is told once."""
        found: list[Raw] = []
        async with self._turns.take(player, waiting_max=limits.RESULTS_WAITING):
            for one in await self._store.results_in(game, preset, limit=limits.RESULTS_MAX):
                text = await self._result(one, is_gone)
                if text is None:
                    return b""
                found.append(Raw(text))
        return encode({"results": found})

    async def _result(self, one: PlayedRound, is_gone: Callable[[], bool]) -> bytes | None:
        key = one.stream, one.round.number
        text = self._results.get(key)
        if text is None:
            text = await self._told(one.stream, None, one.round, is_gone, short=True)
        if text is not None:
            self._results[key] = text
            self._results.move_to_end(key)
            if len(self._results) > RESULTS_KEPT:
                self._results.popitem(last=False)
        return text

    async def one(self, table: str, number: int, player: str, is_gone: Callable[[], bool]) -> bytes:
        """The JSON of a `wire.http.SharedRound`, for a player. A round of a table that is not open
        to everybody is for those who played it."""
        record = await self._record(table, number)
        seat = seat_of(record, player)
        if seat is None and not self._lobby.may_see(player, table):
            raise Refused("no_such_round")
        return await self._one(table, record, seat, player, is_gone)

    async def share(self, table: str, number: int, player: str, *, own: bool) -> str:
        """A token that opens the round; only those who played it may give one away."""
        record = await self._record(table, number)
        seat = seat_of(record, player)
        if seat is None:
            raise Refused("no_such_round")
        times = await self._store.shares_withdrawn(table, number, seat)
        shared = SharedView(table, number, seat, own, times)
        return write_token(shared, await self._seed(table, record))

    async def withdraw(self, table: str, number: int, player: str) -> None:
        """No link to the round that the player has given away opens it any more."""
        seat = seat_of(await self._record(table, number), player)
        if seat is None:
            raise Refused("no_such_round")
        await self._store.withdraw_shares(table, number, seat)

    async def shared(self, token: str, asker: str, is_gone: Callable[[], bool]) -> bytes:
        """The JSON of a `wire.http.SharedRound`, for whoever has the token."""
        shared = read_token(token)
        if shared is None:
            raise Refused("no_such_round")
        record = await self._record(shared.table, shared.number)
        if not is_sealed(token, shared, await self._seed(shared.table, record)):
            raise Refused("no_such_round")
        times = await self._store.shares_withdrawn(shared.table, shared.number, shared.seat)
        if shared.times != times:
            raise Refused("share_withdrawn")
        seat = shared.seat if shared.own else None
        waiting = limits.SHARED_WAITING
        return await self._one(shared.table, record, seat, asker, is_gone, waiting)

    async def _record(self, table: str, number: int) -> RoundRecord:
        found = await self._store.rounds(table, before=number + 1, limit=1)
        if not found or found[0].number != number:
            raise Refused("no_such_round")
        return found[0]

    async def _seed(self, table: str, record: RoundRecord) -> bytes:
        records = await self._store.records(table, record.first_seq, record.first_seq)
        for stored in records:
            for event in read_events(stored.events, games()[record.game]):
                if isinstance(event, RoundOpened) and event.number == record.number:
                    return event.seed
        raise Refused("no_such_round")

    async def _opened(self, table: str, game: str) -> TableOpened | None:
        """How the table was opened: the first thing that happened there."""
        for stored in await self._store.records(table, 1, 1):
            for event in read_events(stored.events, games()[game]):
                if isinstance(event, TableOpened):
                    return event
        return None

    async def _one(
        self,
        table: str,
        record: RoundRecord,
        seat: int | None,
        asker: str,
        is_gone: Callable[[], bool],
        waiting_max: int = 0,
    ) -> bytes:
        async with self._turns.take(asker, waiting_max):
            text = await self._told(table, seat, record, is_gone)
        if text is None:
            return b""
        told: dict[str, object] = {"game": record.game, "round": Raw(text)}
        if (opened := await self._opened(table, record.game)) is not None:
            told |= {"preset": opened.preset, "turned": opened.settings.turned}
        return encode(told)
