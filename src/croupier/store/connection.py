"""What the code that SQLite and PostgreSQL share asks of a connection. The statements are those of
`statements.py`; nothing here opens anything, and no driver but SQLite's is loaded."""

import sqlite3
from collections.abc import Iterable, Iterator, Sequence
from typing import Any, Protocol


class Rows(Protocol):
    """What a statement gives. `rowcount` is how many rows it has written."""

    @property
    def rowcount(self) -> int: ...

    def fetchone(self) -> Any: ...

    def fetchall(self) -> list[Any]: ...

    def __iter__(self) -> Iterator[Any]: ...


class Connection(Protocol):
    def execute(self, statement: str, values: Sequence[Any] = ..., /) -> Rows: ...

    def executemany(self, statement: str, rows: Iterable[Sequence[Any]], /) -> Rows: ...


# PostgreSQL lets every statement see another moment unless it is told so.
ONE_MOMENT = "BEGIN ISOLATION LEVEL REPEATABLE READ READ ONLY"


def is_sqlite(connection: Connection) -> bool:
    return isinstance(connection, sqlite3.Connection)


def begin_writing(connection: Connection) -> None:
    """A transaction of a connection beside the house."""
    connection.execute("BEGIN IMMEDIATE" if is_sqlite(connection) else "BEGIN")


def begin_moment(connection: Connection) -> None:
    """All questions from here to the end of the transaction see the same moment."""
    connection.execute("BEGIN" if is_sqlite(connection) else ONE_MOMENT)


def streamed(connection: Connection, question: str) -> Iterable[Any]:
    """The rows of a question that may be too many for memory."""
    stream = getattr(connection, "stream", None)
    found: Iterable[Any] = connection.execute(question) if stream is None else stream(question)
    return found


def write_rows(connection: Connection, work: list[tuple[str, list[Any]]]) -> Iterable[int]:
    """Each statement for all of its rows, and how many rows each has written. On SQLite a statement
    is carried out when its number is asked for."""
    write = getattr(connection, "write", None)
    if write is not None:
        counts: list[int] = write(work)
        return counts
    return (connection.executemany(statement, rows).rowcount for statement, rows in work)


def rows_of(connection: Connection, question: str, *values: object) -> list[Any]:
    return connection.execute(question, values).fetchall()
