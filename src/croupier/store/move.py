"""Copies a whole house from its SQLite file into an empty PostgreSQL, in one transaction. The file
is only read. Every row is checked again there by keys and constraints, and sealed anew."""

import sqlite3
from collections.abc import Callable, Iterator
from contextlib import closing
from pathlib import Path
from typing import Any

import psycopg
from sqlalchemy import Boolean, Table

from croupier.store.address import told
from croupier.store.errors import StoreError, translated
from croupier.store.opening import check_revision, lock, prepare
from croupier.store.peoplestore import RELEASED
from croupier.store.postgres import opening as postgres
from croupier.store.postgres.connection import PgConnection, connect, explained
from croupier.store.progress import Progress, silent
from croupier.store.reader import connect_reader
from croupier.store.schema import metadata

NOT_MOVED = ("owners", "stream_owners")  # who writes now has nothing to do with who wrote then
OF_THE_FILE = ("clean", "book", "structure")  # in the table `meta`
STEP = 5_000  # rows between two words of progress


class CannotMove(StoreError):
    """Reads as one line that tells what is in the way."""


def move_database(source: Path, target: str, progress: Progress = silent) -> None:
    """The house must be stopped. Raises a `StoreError`; then the target is as it was, but for its
    schema."""
    if not source.is_file():
        raise CannotMove(f"{source}: there is no such file; name the data of the house")
    try:
        with (
            closing(lock(source)),
            closing(connect(target, "croupier move", writes=True)) as connection,
        ):
            prepare(source, progress)  # an older house is brought to this schema first
            postgres.take_house(connection, target, postgres.Sharing.ALONE)
            postgres.prepare(connection, target, progress)
            connection.execute("SET idle_in_transaction_session_timeout = 0")
            with closing(connect_reader(source)) as house:
                check_revision(house, source)
                _copy_all(house, connection, target, progress)
    except (sqlite3.Error, UnicodeDecodeError) as error:
        raise translated(source, error) from error
    except psycopg.DataError as error:
        why = str(error).split("\n", 1)[0]
        raise CannotMove(f"{source}: a row cannot be stored in PostgreSQL ({why})") from error
    except psycopg.IntegrityError as error:
        why = str(error).split("\n", 1)[0]
        raise CannotMove(f"{source}: {why}; run croupier audit to see where") from error
    except psycopg.Error as error:
        raise explained(target, error) from error


def _copy_all(
    house: sqlite3.Connection, connection: PgConnection, target: str, progress: Progress
) -> None:
    tables = [table for table in metadata.sorted_tables if table.name not in NOT_MOVED]
    house.execute("BEGIN")
    connection.execute("BEGIN")
    for table in tables:
        if connection.ask(f"SELECT EXISTS (SELECT 1 FROM {table.name})"):
            raise CannotMove(f"{told(target)}: there is a house already; choose an empty database")
        _copy(table, house, connection, progress)
    connection.execute("COMMIT")
    house.execute("ROLLBACK")


def _copy(
    table: Table, house: sqlite3.Connection, connection: PgConnection, progress: Progress
) -> None:
    columns = [column for column in table.columns if column.name != "seal"]
    names = ", ".join(column.name for column in columns)
    flags = [place for place, column in enumerate(columns) if isinstance(column.type, Boolean)]
    what = f"moving {table.name}"
    (total,) = house.execute(f"SELECT count(*) FROM {table.name}").fetchone()
    command = f"COPY {table.name} ({names}) FROM STDIN"
    with connection.raw.cursor() as cursor, cursor.copy(command.encode()) as copy:
        found = house.execute(f"SELECT {names} FROM {table.name}")
        for done, row in enumerate(_rows(table.name, found, flags)):
            if done % STEP == 0:
                progress(what, done, total)
            copy.write_row(row)
    progress(what, total, total)


def _rows(name: str, found: Iterator[Any], flags: list[int]) -> Iterator[list[Any]]:
    changed = CHANGES.get(name, _same)
    for row in found:
        values = list(row)
        for place in flags:
            values[place] = bool(values[place])
        if (kept := changed(values)) is not None:
            yield kept


def _same(row: list[Any]) -> list[Any] | None:
    return row


def _meta(row: list[Any]) -> list[Any] | None:
    return None if row[0] in OF_THE_FILE else row


def _player(row: list[Any]) -> list[Any]:
    """A name that was released begins with a zero in older houses. PostgreSQL has no such text."""
    return [
        RELEASED + one[1:] if isinstance(one, str) and one.startswith("\0") else one for one in row
    ]


CHANGES: dict[str, Callable[[list[Any]], list[Any] | None]] = {"meta": _meta, "players": _player}
