"""SQLite stores whose file can be changed, and whose writing connection can be watched."""

import sqlite3
import threading
from collections.abc import AsyncIterator, Callable
from pathlib import Path
from typing import Any

import pytest
import pytest_asyncio

from croupier.store.audit import AuditReport, audit
from croupier.store.sqlite import SqliteStore


class SqliteBackend:
    """Opens the same database again and again, and closes what a test leaves open."""

    def __init__(self, folder: Path) -> None:
        self.path = folder / "house.db"
        self._stores: list[SqliteStore] = []

    async def open(self, **options: Any) -> SqliteStore:
        store = await SqliteStore.open(self.path, **options)
        self._stores.append(store)
        return store

    async def reopen(self, **options: Any) -> SqliteStore:
        await self.close()
        return await self.open(**options)

    async def close(self) -> None:
        while self._stores:
            await self._stores.pop().close()

    def audit(self) -> AuditReport:
        return audit(self.path)

    def execute(self, statement: str, *values: object) -> list[Any]:
        """Without the store's knowledge."""
        connection = sqlite3.connect(self.path, isolation_level=None)
        try:
            return connection.execute(statement, values).fetchall()
        finally:
            connection.close()


@pytest_asyncio.fixture
async def backend(tmp_path: Path) -> AsyncIterator[SqliteBackend]:
    opened = SqliteBackend(tmp_path)
    yield opened
    await opened.close()


class Wire:
    """Taps the writing connection: counts statements, stops one, or lets it fail."""

    def __init__(self) -> None:
        self.statements: list[str] = []
        self.connection: sqlite3.Connection
        self.fail: Callable[[str], Exception | None] = lambda _: None
        self.reached = threading.Event()
        self.open = threading.Event()
        self.open.set()

    def factory(self) -> type[sqlite3.Connection]:
        wire = self

        class Tapped(sqlite3.Connection):
            def __init__(self, *args: Any, **options: Any) -> None:
                super().__init__(*args, **options)
                wire.connection = self

            def execute(self, statement: str, /, *values: Any) -> sqlite3.Cursor:
                wire.statements.append(statement)
                if error := wire.fail(statement):
                    raise error
                if statement == "COMMIT":
                    wire.reached.set()
                    assert wire.open.wait(30)
                return super().execute(statement, *values)

        return Tapped

    def commits(self) -> int:
        return self.statements.count("COMMIT")


@pytest.fixture
def wire() -> Wire:
    return Wire()


def io_error() -> sqlite3.OperationalError:
    error = sqlite3.OperationalError("disk I/O error")
    error.sqlite_errorcode = sqlite3.SQLITE_IOERR_FSYNC
    return error


def full_disk() -> sqlite3.OperationalError:
    error = sqlite3.OperationalError("database or disk is full")
    error.sqlite_errorcode = sqlite3.SQLITE_FULL
    return error
