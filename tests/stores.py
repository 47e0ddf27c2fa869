"""Where a house of a test keeps its book: a file of SQLite, or a database of a real PostgreSQL.
Tests with the mark `both_stores` run on both, all others on the one that `--store` names."""

from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any, cast

import pytest

from croupier.store.audit import audit
from croupier.store.postgres.store import PostgresStore
from croupier.store.reader import reading
from croupier.store.sqlite import SqliteStore
from tests.postgres import drop_database, new_database

_databases: dict[Path, str] | None = None  # by the folders of their houses, while they are wanted


async def open_store(folder: Path, **options: Any) -> SqliteStore:
    """The same data whenever a house is opened in the folder. The store of PostgreSQL has the same
    methods, so tests need no other type for it."""
    if _databases is None:
        return await SqliteStore.open(folder / "house.db", **options)
    if "factory" in options:
        pytest.skip("watches the connection of SQLite")
    if folder not in _databases:
        _databases[folder] = new_database()
    return cast(SqliteStore, await PostgresStore.open(_databases[folder], **options))


def book_of(folder: Path) -> Path | str:
    """What a house in the folder keeps its book in."""
    return folder / "house.db" if _databases is None else _databases[folder]


def rows(folder: Path, question: str) -> list[Any]:
    """As they are on disk, without the store's knowledge."""
    with reading(book_of(folder)) as connection:
        return connection.execute(question).fetchall()


@contextmanager
def on_postgres() -> Iterator[None]:
    """All houses that are opened meanwhile are on PostgreSQL. What they leave must balance."""
    global _databases
    made: dict[Path, str] = {}
    _databases = made
    try:
        yield
        for database in made.values():
            assert audit(database).problems == ()
    finally:
        _databases = None
        for database in made.values():
            drop_database(database)
