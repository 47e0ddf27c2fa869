"""Where a house of a test keeps its book: a file of SQLite, or a database of a real PostgreSQL.
Tests with the mark `both_stores` run on both, all others on the one that `--store` names."""

import sqlite3
from collections.abc import Callable, Iterator
from contextlib import closing, contextmanager
from pathlib import Path
from typing import Any, cast

import psycopg
import pytest

from croupier.store.audit import audit
from croupier.store.postgres.store import PostgresStore
from croupier.store.reader import reading
from croupier.store.sqlite import SqliteStore
from tests.postgres import drop_database, new_database

_houses: set[Path] = set()  # whole ones, whose books an audit must find in order
_databases: dict[Path, str] | None = None  # by the files that they stand for, while wanted


async def open_store(folder: Path, **options: Any) -> SqliteStore:
    """The same data whenever a house is opened in the folder. It is audited at the end."""
    _houses.add(folder / "house.db")
    return await open_book(folder / "house.db", **options)


async def open_book(path: Path, **options: Any) -> SqliteStore:
    """The same data whenever this file is opened, or the database that stands for it. The store of
    PostgreSQL has the same methods, so tests need no other type for it."""
    if _databases is None:
        return await SqliteStore.open(path, **options)
    if "factory" in options:
        pytest.skip("watches the connection of SQLite")
    if path not in _databases:
        _databases[path] = new_database()
    return cast(SqliteStore, await PostgresStore.open(_databases[path], **options))


def book_of(folder: Path) -> Path | str:
    """What a house in the folder keeps its book in."""
    return book_at(folder / "house.db")


def book_at(path: Path) -> Path | str:
    """This file, or the database that stands for it."""
    return path if _databases is None else _databases[path]


Ask = Callable[..., list[Any]]


@contextmanager
def behind(path: Path) -> Iterator[Ask]:
    """The book at this path behind the back of its house, without the checks of the store: asked or
    changed by statements that both databases know."""
    book = book_at(path)
    if isinstance(book, Path):
        with closing(sqlite3.connect(book, isolation_level=None)) as file:
            yield lambda statement, *values: file.execute(statement, values).fetchall()
        return
    with psycopg.connect(book, autocommit=True) as database:

        def ask(statement: str, *values: object) -> list[Any]:
            done = database.execute(statement.replace("?", "%s").encode(), values or None)
            return done.fetchall() if done.description else []

        yield ask


def ask(path: Path, statement: str, *values: object) -> list[Any]:
    with behind(path) as found:
        return found(statement, *values)


def all_bytes(path: Path) -> bytes:
    """All that is stored in the book at this path."""
    book = book_at(path)
    if isinstance(book, Path):
        return b"".join(one.read_bytes() for one in sorted(path.parent.glob(f"{path.name}*")))
    tables = ask(path, "SELECT tablename FROM pg_tables WHERE schemaname = 'public'")
    stored = (row for (table,) in tables for row in ask(path, f'SELECT * FROM "{table}"'))
    cells = (cell for row in stored for cell in row)
    return b"\n".join(c if isinstance(c, bytes) else str(c).encode() for c in cells)


def rows(folder: Path, question: str) -> list[Any]:
    """As they are on disk, without the store's knowledge."""
    with reading(book_of(folder)) as connection:
        return connection.execute(question).fetchall()


@contextmanager
def on_postgres() -> Iterator[None]:
    """All books that are opened meanwhile are on PostgreSQL. What whole houses leave must
    balance; other tests open books without banks, or harm them, and look for themselves."""
    global _databases
    made: dict[Path, str] = {}
    _databases = made
    try:
        yield
        for database in (made[path] for path in _houses & made.keys()):
            assert audit(database).problems == ()
    finally:
        _databases = None
        _houses.clear()
        for database in made.values():
            drop_database(database)
