"""The store in one SQLite file: a single connection that writes in a thread of its own, and others
that read. The book and the newest records of all open streams are in memory."""

import asyncio
import sqlite3
from collections.abc import Callable, Mapping
from pathlib import Path
from typing import Self

from croupier.ledger.book import Book
from croupier.ledger.transfer import money_of
from croupier.store import statements as sql
from croupier.store.connection import Connection
from croupier.store.opening import OpenDatabase, open_database
from croupier.store.progress import Progress, silent
from croupier.store.reader import Reader
from croupier.store.sqlstore import SqlStore
from croupier.store.writer import Writer, end_process
from croupier.store.writerthread import ignore


class SqliteStore(SqlStore):
    """Made by `open`."""

    def __init__(self, database: OpenDatabase, reader: Reader, writer: Writer) -> None:
        super().__init__(reader, writer)
        self._database = database
        self._cache = database.cache

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

    async def newest_ms(self) -> int:
        return self._cache.newest_ms

    async def balances_of(self, player: str) -> Mapping[str, int]:
        return self._cache.balances_of(player)

    async def balance(self, account: str) -> int:
        return self._cache.book.balance(account)

    async def balances(self) -> Mapping[str, int]:
        return self._cache.balances()

    async def check_balance(self) -> list[str]:
        return await self._writer.run(lambda connection, _: compare(connection, self._cache.book))


def compare(connection: Connection, book: Book) -> list[str]:
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
