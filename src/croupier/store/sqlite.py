"""The store in one SQLite file: a single connection that writes in a thread of its own, and others
that read. It stores what streams decide; what the decisions mean it does not know."""

import asyncio
import sqlite3
import time
from collections.abc import Callable, Mapping
from pathlib import Path
from typing import Any, Self

from croupier.ledger.book import Book, KnownKey
from croupier.ledger.intents import Intent
from croupier.ledger.transfer import Transfer, money_of
from croupier.store import statements as sql
from croupier.store.batch import Batch
from croupier.store.intents import add_intent, read_intent, read_intents, update_intent
from croupier.store.loading import load_streams
from croupier.store.opening import OpenDatabase, open_database
from croupier.store.people import folded
from croupier.store.port import (
    GameResult,
    NameTaken,
    Picture,
    PlayedRound,
    PlayerRecord,
    Session,
)
from croupier.store.progress import Progress, silent
from croupier.store.reader import Reader
from croupier.store.rounds import read_honours, read_results_of, read_rounds, read_rounds_of
from croupier.store.writer import Writer, end_process, ignore
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
BYTES_A_CHANGE = 4_096  # what a change adds to the log, about


class SqliteStore:
    """Implements `store.port.Store`. Made by `open`."""

    def __init__(self, database: OpenDatabase, reader: Reader, writer: Writer) -> None:
        self._database = database
        self._cache = database.cache
        self._reader = reader
        self._writer = writer
        self._probe: asyncio.Future[None] | None = None
        self._probe_time = 0.0

    @classmethod
    async def open(
        cls,
        path: str | Path,
        *,
        progress: Progress = silent,
        on_fatal: Callable[[str], None] = end_process,
        on_trouble: Callable[[str], None] = ignore,
        factory: type[sqlite3.Connection] = sqlite3.Connection,
    ) -> Self:
        """Raises a `StoreError` that says what to do."""
        file = Path(str(path).removeprefix("sqlite:///"))
        found = await asyncio.to_thread(open_database, file, progress, factory)
        loop = asyncio.get_running_loop()
        writer = Writer(found.connection, found.cache, loop, on_fatal, on_trouble)
        return cls(found, Reader(file), writer)

    async def close(self) -> None:
        await self._writer.stop()
        await asyncio.to_thread(self._shut)

    def _shut(self) -> None:
        self._reader.stop()
        self._database.close(clean=self._writer.alive)

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

    async def newest_ms(self) -> int:
        return self._cache.newest_ms

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

    async def honours(self, game: str, *, limit: int) -> list[Honour]:
        return await self._reader.run(read_honours, game, limit)

    async def transfer(self, transfers: tuple[Transfer, ...], at_ms: int | None = None) -> bool:
        when = now_ms() if at_ms is None else at_ms

        def book(_: sqlite3.Connection, batch: Batch) -> bool:
            try:
                batch.book(transfers, when)
            except KnownKey:
                return False
            return True

        return await self._writer.run(book)

    async def add_intent(self, intent: Intent, transfers: tuple[Transfer, ...]) -> Intent:
        return await self._writer.run(lambda at, batch: add_intent(at, batch, intent, transfers))

    async def update_intent(self, intent: Intent, transfers: tuple[Transfer, ...]) -> Intent:
        return await self._writer.run(lambda at, batch: update_intent(at, batch, intent, transfers))

    async def intent(self, key: str) -> Intent | None:
        return await self._reader.run(read_intent, key)

    async def open_intents(self) -> list[Intent]:
        return await self._reader.run(read_intents, sql.OPEN_INTENTS)

    async def intents_of(self, player: str, *, limit: int) -> list[Intent]:
        return await self._reader.run(read_intents, sql.INTENTS_OF, player, limit)

    async def has_bought(self, player: str, session: str) -> bool:
        return bool(await self._reader.run(rows_of, sql.HAS_BOUGHT, player, session))

    async def balances_of(self, player: str) -> Mapping[str, int]:
        return self._cache.balances_of(player)

    async def balance(self, account: str) -> int:
        return self._cache.book.balance(account)

    async def give_chips(self, player: str, chips: int, at_ms: int) -> bool:
        return await self._writer.run(lambda _, batch: batch.give_chips(player, chips, at_ms))

    async def is_broke(self, player: str) -> bool:
        return await self._writer.run(lambda _, batch: batch.is_broke(player))

    async def check_balance(self) -> list[str]:
        return await self._writer.run(lambda connection, _: compare(connection, self._cache.book))

    async def create_player(self, player: str, name: str, at_ms: int) -> PlayerRecord:
        def add(connection: sqlite3.Connection, _: Batch) -> PlayerRecord:
            try:
                connection.execute(sql.ADD_PLAYER, (player, name, folded(name), at_ms))
            except sqlite3.IntegrityError as error:
                raise NameTaken(name) from error
            return PlayerRecord(player, name, None, at_ms)

        return await self._writer.run(add)

    async def player(self, player: str) -> PlayerRecord | None:
        rows = await self._reader.run(rows_of, sql.PLAYER, player)
        return PlayerRecord(*rows[0]) if rows else None

    async def player_by_name(self, name: str) -> PlayerRecord | None:
        rows = await self._reader.run(rows_of, sql.PLAYER_BY_NAME, folded(name))
        return PlayerRecord(*rows[0]) if rows else None

    async def set_password_hash(self, player: str, password_hash: str | None) -> None:
        await self._execute(sql.SET_PASSWORD, password_hash, player)

    async def create_session(
        self, token_hash: bytes, player: str, at_ms: int, expires_ms: int
    ) -> None:
        """Sessions that have expired by `at_ms` are deleted on the occasion."""

        def add(connection: sqlite3.Connection, _: Batch) -> None:
            connection.execute(sql.END_EXPIRED, (at_ms,))
            connection.execute(sql.ADD_SESSION, (token_hash, player, at_ms, expires_ms))

        await self._writer.run(add)

    async def session(self, token_hash: bytes) -> Session | None:
        """Whoever asks compares `expires_ms` with the clock."""
        rows = await self._reader.run(rows_of, sql.SESSION, token_hash)
        return Session(*rows[0]) if rows else None

    async def has_session(self, player: str, now_ms: int) -> bool:
        """Whether the player is signed in anywhere."""
        return bool(await self._reader.run(rows_of, sql.HAS_SESSION, player, now_ms))

    async def end_session(self, token_hash: bytes) -> None:
        await self._execute(sql.END_SESSION, token_hash)

    async def end_sessions(self, player: str, *, if_broke: bool = False) -> bool:
        def end(connection: sqlite3.Connection, batch: Batch) -> bool:
            if if_broke and not batch.is_broke(player):
                return False
            connection.execute(sql.END_SESSIONS, (player,))
            return True

        return await self._writer.run(end)

    async def looks(self, player: str) -> bytes | None:
        rows = await self._reader.run(rows_of, sql.LOOKS, player)
        return rows[0][0] if rows else None

    async def set_looks(self, player: str, looks: bytes) -> None:
        await self._execute(sql.SET_LOOKS, player, looks)

    async def picture(self, player: str, spot: str) -> Picture | None:
        rows = await self._reader.run(rows_of, sql.PICTURE, player, spot)
        return Picture(*rows[0]) if rows else None

    async def picture_versions(self, player: str) -> Mapping[str, str]:
        return dict(await self._reader.run(rows_of, sql.PICTURE_VERSIONS, player))

    async def set_picture(self, player: str, spot: str, picture: Picture) -> None:
        def put(connection: sqlite3.Connection, batch: Batch) -> None:
            connection.execute(sql.SET_PICTURE, (player, spot, picture.version, picture.body))
            batch.extra_weight += len(picture.body) // BYTES_A_CHANGE

        await self._writer.run(put)

    async def remove_picture(self, player: str, spot: str) -> None:
        await self._execute(sql.REMOVE_PICTURE, player, spot)

    def _execute(self, statement: str, *values: object) -> "asyncio.Future[None]":
        def execute(connection: sqlite3.Connection, _: Batch) -> None:
            connection.execute(statement, values)

        return self._writer.run(execute)


def now_ms() -> int:
    return time.time_ns() // 1_000_000


def rows_of(connection: sqlite3.Connection, question: str, *values: object) -> list[Any]:
    return connection.execute(question, values).fetchall()


def compare(connection: sqlite3.Connection, book: Book) -> list[str]:
    """What is wrong with the book, in memory or on disk."""
    in_memory: dict[str, tuple[int, int]] = {}
    for account, amount in book.balances().items():
        total, size = in_memory.get(money_of(account), (0, 0))
        in_memory[money_of(account)] = total + amount, size + abs(amount)
    on_disk = {money: (total, size) for money, total, size in connection.execute(sql.TRIAL)}
    problems = [
        f"{money}: the trial balance is {total}, not zero"
        for money, (total, _) in in_memory.items()
        if total
    ]
    problems += [
        f"{money}: the book in memory is not the one on disk"
        for money in in_memory.keys() | on_disk.keys()
        if in_memory.get(money, (0, 0)) != on_disk.get(money, (0, 0))
    ]
    return problems
