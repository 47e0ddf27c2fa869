"""Reads beside the writer, on connections that cannot write."""

import sqlite3
from collections.abc import Callable, Iterator
from contextlib import closing, contextmanager
from pathlib import Path
from typing import Any, TypeVar

from croupier.store.address import is_postgres
from croupier.store.connection import Connection
from croupier.store.errors import Damaged, translated
from croupier.store.opening import check_file, check_revision
from croupier.store.readerpool import ReaderPool

T = TypeVar("T")


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
def reading(database: Path | str) -> Iterator[Connection]:
    """The database of a house that may run meanwhile, for a report. Raises a `StoreError`."""
    if is_postgres(database):
        # Whoever has SQLite need not load the driver.
        from croupier.store.postgres.opening import reading_postgres

        with reading_postgres(str(database)) as found:
            yield found
        return
    path = Path(str(database).removeprefix("sqlite:///"))
    if not path.is_file():
        raise Damaged(path, "there is no such file", "name the data of the house")
    check_file(path)
    try:
        with closing(connect_beside(path)) as connection:
            check_revision(connection, path)
            yield connection
    except (sqlite3.Error, UnicodeDecodeError) as error:
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


class Reader(ReaderPool):
    def __init__(self, path: Path) -> None:
        super().__init__()
        self._path = path

    def _connect(self) -> sqlite3.Connection:
        return connect_reader(self._path)

    def _asked(self, connection: Connection, question: Callable[..., T], *args: Any) -> T:
        try:
            return question(connection, *args)
        except (sqlite3.DatabaseError, UnicodeDecodeError) as error:
            raise translated(self._path, error, "run croupier audit") from error
