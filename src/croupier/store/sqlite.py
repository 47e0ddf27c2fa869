"""The store in one SQLite file: a single writing connection in a thread of its own, readers
beside it. It keeps what tables decide; what the decisions mean it does not know.
"""

import asyncio
import sqlite3
import time
from collections.abc import Callable
from pathlib import Path
from typing import Self

from croupier.ledger.book import Book, KnownKey
from croupier.ledger.transfer import Transfer, money_of
from croupier.store import statements as sql
from croupier.store.batch import Batch
from croupier.store.errors import NameTaken
from croupier.store.loading import load_tables
from croupier.store.opening import Opened, open_database
from croupier.store.people import Player, Session, folded
from croupier.store.progress import Progress, silent
from croupier.store.reader import Reader
from croupier.store.writer import Writer, end_process
from croupier.tables.ports import Commit, Record, RoundSpan, StoredTable


class SqliteStore:
    """Made by `open`. `broken` names the open tables whose log was tampered with or damaged, as
    `load` found them; they can only be closed."""

    def __init__(self, opened: Opened, reader: Reader, writer: Writer) -> None:
        self._opened = opened
        self._state = opened.state
        self._reader = reader
        self._writer = writer
        self.broken: tuple[str, ...] = ()

    @classmethod
    async def open(
        cls,
        path: str | Path,
        *,
        progress: Progress = silent,
        on_fatal: Callable[[str], None] = end_process,
        linger_ms: float = 0,
        factory: type[sqlite3.Connection] = sqlite3.Connection,
    ) -> Self:
        """Raises a `StoreError` that says what to do."""
        file = Path(str(path).removeprefix("sqlite:///"))
        opened = await asyncio.to_thread(open_database, file, progress, factory)
        loop = asyncio.get_running_loop()
        writer = Writer(opened.connection, opened.state, loop, on_fatal, linger_ms)
        return cls(opened, Reader(file), writer)

    async def close(self) -> None:
        await self._writer.stop()
        await asyncio.to_thread(self._shut)

    def _shut(self) -> None:
        self._reader.stop()
        self._opened.close(clean=self._writer.alive)

    def commit(self, commit: Commit) -> "asyncio.Future[None]":
        return self._writer.commit(commit)

    async def transfer(self, transfers: tuple[Transfer, ...], at_ms: int | None = None) -> bool:
        """False, and nothing booked, when one of the keys is known."""
        when = time.time_ns() // 1_000_000 if at_ms is None else at_ms

        def book(_: sqlite3.Connection, batch: Batch) -> bool:
            try:
                batch.book(transfers, when)
            except KnownKey:
                return False
            return True

        return await self._writer.run(book)

    def balance(self, account: str) -> int:
        return self._state.book.balance(account)

    async def close_table(self, table: str) -> None:
        await self._writer.run(lambda _, batch: batch.close_table(table))

    async def check_balance(self) -> list[str]:
        """What is wrong with the book, in memory or on disk; nothing, it is to be hoped."""
        return await self._writer.run(lambda connection, _: compare(connection, self._state.book))

    async def newest_ms(self) -> int:
        return self._state.newest_ms

    async def load(self) -> list[StoredTable]:
        """The open tables, in the order in which they were opened."""
        tables, self.broken = await self._reader.run(load_tables)
        return tables

    async def seen(self, table: str, command: str) -> int | None:
        def read(connection: sqlite3.Connection) -> int | None:
            row = connection.execute(sql.COMMAND_SEQ, (table, command)).fetchone()
            return None if row is None else int(row[0])

        return await self._reader.run(read)

    async def records(self, table: str, first_seq: int, last_seq: int) -> list[Record]:
        def read(connection: sqlite3.Connection) -> list[Record]:
            rows = connection.execute(sql.RECORDS, (table, first_seq, last_seq))
            return [Record(table, *row) for row in rows]

        return await self._reader.run(read)

    async def spans(self, table: str, newest: int) -> list[RoundSpan]:
        def read(connection: sqlite3.Connection) -> list[RoundSpan]:
            return [RoundSpan(*row) for row in connection.execute(sql.SPANS, (table, newest))]

        return await self._reader.run(read)

    async def create_player(self, player: str, name: str, at_ms: int) -> Player:
        """Raises `NameTaken`."""

        def add(connection: sqlite3.Connection, _: Batch) -> Player:
            try:
                connection.execute(sql.ADD_PLAYER, (player, name, folded(name), at_ms))
            except sqlite3.IntegrityError as error:
                raise NameTaken(name) from error
            return Player(player, name, None, at_ms)

        return await self._writer.run(add)

    async def player(self, player: str) -> Player | None:
        return await self._reader.run(lambda connection: one_player(connection, sql.PLAYER, player))

    async def player_by_name(self, name: str) -> Player | None:
        return await self._reader.run(
            lambda connection: one_player(connection, sql.PLAYER_BY_NAME, folded(name))
        )

    async def set_password_hash(self, player: str, password_hash: str | None) -> None:
        await self._execute(sql.SET_PASSWORD, password_hash, player)

    async def create_session(
        self, token_hash: bytes, player: str, at_ms: int, expires_ms: int
    ) -> None:
        """Sessions that have run out by `at_ms` are swept away on the occasion."""

        def add(connection: sqlite3.Connection, _: Batch) -> None:
            connection.execute(sql.END_EXPIRED, (at_ms,))
            connection.execute(sql.ADD_SESSION, (token_hash, player, at_ms, expires_ms))

        await self._writer.run(add)

    async def session(self, token_hash: bytes) -> Session | None:
        """Whoever asks compares `expires_ms` with the clock."""

        def read(connection: sqlite3.Connection) -> Session | None:
            row = connection.execute(sql.SESSION, (token_hash,)).fetchone()
            return None if row is None else Session(*row)

        return await self._reader.run(read)

    async def has_session(self, player: str, now_ms: int) -> bool:
        """Whether the player is signed in anywhere."""

        def read(connection: sqlite3.Connection) -> bool:
            return connection.execute(sql.HAS_SESSION, (player, now_ms)).fetchone() is not None

        return await self._reader.run(read)

    async def end_session(self, token_hash: bytes) -> None:
        await self._execute(sql.END_SESSION, token_hash)

    async def end_sessions(self, player: str) -> None:
        await self._execute(sql.END_SESSIONS, player)

    async def _execute(self, statement: str, *values: object) -> None:
        def execute(connection: sqlite3.Connection, _: Batch) -> None:
            connection.execute(statement, values)

        await self._writer.run(execute)


def one_player(connection: sqlite3.Connection, question: str, value: str) -> Player | None:
    row = connection.execute(question, (value,)).fetchone()
    return None if row is None else Player(*row)


def compare(connection: sqlite3.Connection, book: Book) -> list[str]:
    kept: dict[str, tuple[int, int]] = {}
    for account, amount in book.balances().items():
        total, size = kept.get(money_of(account), (0, 0))
        kept[money_of(account)] = total + amount, size + abs(amount)
    on_disk = {money: (total, size) for money, total, size in connection.execute(sql.TRIAL)}
    problems = [
        f"{money}: the trial balance is {total}, not zero"
        for money, (total, _) in kept.items()
        if total
    ]
    problems += [
        f"{money}: the book in memory is not the one on disk"
        for money in kept.keys() | on_disk.keys()
        if kept.get(money, (0, 0)) != on_disk.get(money, (0, 0))
    ]
    return problems
