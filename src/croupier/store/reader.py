"""Reads beside the writer, on connections that cannot write."""

import asyncio
import sqlite3
from collections.abc import Callable, Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import closing, contextmanager
from pathlib import Path
from typing import TypeVar, TypeVarTuple

from croupier.store.errors import Damaged, translated
from croupier.store.opening import check_file, check_revision

READERS = 2

T = TypeVar("T")
Args = TypeVarTuple("Args")


def connect_reader(path: Path, *, immutable: bool = False) -> sqlite3.Connection:
    url = f"{path.absolute().as_uri()}?mode=ro{'&immutable=1' if immutable else ''}"
    connection = sqlite3.connect(
        url, uri=True, timeout=5, isolation_level=None, check_same_thread=False
    )
    connection.execute("PRAGMA query_only = ON")
    # A damaged letter must not stop all reading: the hash of its record shows the damage.
    connection.text_factory = lambda text: text.decode(errors="replace")
    return connection


@contextmanager
def reading(path: Path) -> Iterator[sqlite3.Connection]:
    """The database of a house that may run meanwhile, for a report. Raises a `StoreError`."""
    if not path.is_file():
        raise Damaged(path, "there is no such file", "name the data of the house")
    check_file(path)
    try:
        with closing(connect_beside(path)) as connection:
            check_revision(connection, path)
            yield connection
    except sqlite3.Error as error:
        raise translated(path, error) from error


def connect_beside(path: Path) -> sqlite3.Connection:
    try:
        connection = connect_reader(path)
        connection.execute("SELECT count(*) FROM sqlite_master").fetchone()
    except sqlite3.OperationalError:
        # A folder that cannot be written has no room for the files that readers share. Without
        # a log beside it nobody writes to the database, and it can be read as it is.
        if path.with_name(path.name + "-wal").exists():
            raise
        return connect_reader(path, immutable=True)
    return connection


class Reader:
    """A connection is opened when it is first needed; there are as many as threads."""

    def __init__(self, path: Path) -> None:
        self._path = path
        self._pool = ThreadPoolExecutor(READERS, "croupier-reader")
        self._idle: list[sqlite3.Connection] = []

    async def run(self, question: Callable[[sqlite3.Connection, *Args], T], *args: *Args) -> T:
        loop = asyncio.get_running_loop()
        return await loop.run_in_executor(self._pool, self._ask, question, *args)

    def stop(self) -> None:
        self._pool.shutdown()
        while self._idle:
            self._idle.pop().close()

    def _ask(self, question: Callable[[sqlite3.Connection, *Args], T], *args: *Args) -> T:
        try:
            connection = self._idle.pop()
        except IndexError:
            connection = connect_reader(self._path)
        try:
            return question(connection, *args)
        except sqlite3.DatabaseError as error:
            raise translated(self._path, error, "run croupier audit") from error
        finally:
            self._idle.append(connection)
