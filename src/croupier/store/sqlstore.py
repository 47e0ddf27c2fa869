"""The store in any SQL database: what needs to know nothing but the statements, a thread that
writes and others that read. It stores what streams decide; what the decisions mean it does not
know."""

import asyncio
import time

from croupier.chat.line import ChatLine
from croupier.chat.ports import NewLine, Removal, StoredLine
from croupier.ledger.book import KnownKey
from croupier.ledger.intents import Intent
from croupier.ledger.transfer import Transfer
from croupier.store import statements as sql
from croupier.store.batch import Batch
from croupier.store.chat import add_line, forget_lines, read_lines, remove_line
from croupier.store.connection import Connection, rows_of
from croupier.store.intents import add_intent, read_intent, read_intents, update_intent
from croupier.store.loading import load_streams
from croupier.store.peoplestore import PeopleStore
from croupier.store.port import GameResult, PlayedRound, Sittings
from croupier.store.readerpool import ReaderPool
from croupier.store.rounds import (
    read_honours,
    read_results_in,
    read_results_of,
    read_rounds,
    read_rounds_of,
    read_shares_withdrawn,
)
from croupier.store.sittings import read_sittings_of
from croupier.store.writerthread import WriterThread
from croupier.tables.ports import (
    Commit,
    CommitFailed,
    Committed,
    Honour,
    Record,
    RoundRecord,
    StoredStream,
)

PROBE_SECONDS = 1.0


class SqlStore(PeopleStore):
    """Implements `store.port.Store` but for how it is opened and closed, and what it knows of the
    book without asking."""

    def __init__(self, reader: ReaderPool, writer: WriterThread) -> None:
        super().__init__(reader, writer)
        self._probe: asyncio.Future[None] | None = None
        self._probe_time = 0.0

    @property
    def trouble(self) -> str:
        return self._writer.trouble

    async def check_writable(self) -> bool:
        now = asyncio.get_running_loop().time()
        if self._probe is None or (self._probe.done() and now - self._probe_time > PROBE_SECONDS):
            self._probe_time = now
            self._probe = self._execute(sql.SET_META, "written_ms", str(now_ms()))
        try:
            await asyncio.shield(self._probe)
        except CommitFailed:
            return False
        return True

    def commit(self, commit: Commit) -> "asyncio.Future[Committed]":
        return self._writer.commit(commit)

    async def claim_streams(self, kind: str) -> tuple[list[StoredStream], list[str]]:
        claimed = await self._writer.run(lambda _, batch: batch.claim(kind))
        return await self._reader.run(load_streams, kind, claimed)

    async def records(self, stream: str, first_seq: int, last_seq: int) -> list[Record]:
        rows = await self._reader.run(rows_of, sql.RECORDS, stream, first_seq, last_seq)
        return [Record(stream, *row) for row in rows]

    async def carried_out(self, stream: str, command: str) -> int | None:
        rows = await self._reader.run(rows_of, sql.COMMAND_SEQ, stream, command)
        return int(rows[0][0]) if rows else None

    async def abandon(self, stream: str) -> None:
        await self._writer.run(lambda _, batch: batch.abandon(stream))

    async def rounds(
        self, stream: str, *, before: int | None = None, limit: int
    ) -> list[RoundRecord]:
        return await self._reader.run(read_rounds, stream, before, limit)

    async def rounds_of(
        self, player: str, *, before_ms: int | None = None, limit: int
    ) -> list[PlayedRound]:
        return await self._reader.run(read_rounds_of, player, before_ms, limit)

    async def results_of(self, player: str) -> list[GameResult]:
        return await self._reader.run(read_results_of, player)

    async def results_in(self, game: str, preset: str, *, limit: int) -> list[PlayedRound]:
        return await self._reader.run(read_results_in, game, preset, limit)

    async def withdraw_shares(self, stream: str, number: int, seat: int) -> None:
        await self._execute(sql.WITHDRAW_SHARES, stream, number, seat)

    async def shares_withdrawn(self, stream: str, number: int, seat: int) -> int:
        return await self._reader.run(read_shares_withdrawn, stream, number, seat)

    async def honours(self, game: str, *, limit: int) -> list[Honour]:
        return await self._reader.run(read_honours, game, limit)

    async def sittings_of(self, player: str, game: str, preset: str, *, limit: int) -> Sittings:
        return await self._reader.run(read_sittings_of, player, game, preset, limit)

    async def transfer(self, transfers: tuple[Transfer, ...], at_ms: int | None = None) -> bool:
        when = now_ms() if at_ms is None else at_ms

        def book(_: Connection, batch: Batch) -> bool:
            try:
                batch.book(transfers, when)
            except KnownKey:
                return False
            return True

        return await self._writer.run(book)

    def add_line(self, new: NewLine) -> "asyncio.Future[StoredLine]":
        return self._writer.run(lambda connection, _: add_line(connection, new))

    def remove_line(self, removal: Removal) -> "asyncio.Future[StoredLine | None]":
        return self._writer.run(lambda connection, _: remove_line(connection, removal))

    async def lines(self, stream: str, *, before: int | None = None, limit: int) -> list[ChatLine]:
        return await self._reader.run(read_lines, stream, before, limit)

    async def forget_lines(self, before_ms: int | None, *, limit: int) -> int:
        return await self._writer.run(lambda at, _: forget_lines(at, before_ms, limit))

    async def add_intent(self, intent: Intent, transfers: tuple[Transfer, ...]) -> Intent:
        return await self._writer.run(lambda at, batch: add_intent(at, batch, intent, transfers))

    async def update_intent(self, intent: Intent, transfers: tuple[Transfer, ...]) -> Intent:
        return await self._writer.run(lambda at, batch: update_intent(at, batch, intent, transfers))

    async def intent(self, key: str) -> Intent | None:
        return await self._reader.run(read_intent, key)

    async def open_intents(self) -> list[Intent]:
        return await self._reader.run(read_intents, sql.OPEN_INTENTS)

    async def newest_intents(self, *, limit: int) -> list[Intent]:
        return await self._reader.run(read_intents, sql.NEWEST_INTENTS, limit)

    async def intents_of(self, player: str, *, limit: int) -> list[Intent]:
        return await self._reader.run(read_intents, sql.INTENTS_OF, player, limit)

    async def has_bought(self, player: str, session: str) -> bool:
        return bool(await self._reader.run(rows_of, sql.HAS_BOUGHT, player, session))

    async def give_chips(self, player: str, chips: int, at_ms: int) -> bool:
        return await self._writer.run(lambda _, batch: batch.give_chips(player, chips, at_ms))

    async def is_broke(self, player: str) -> bool:
        return await self._writer.run(lambda _, batch: batch.is_broke(player))


def now_ms() -> int:
    return time.time_ns() // 1_000_000
