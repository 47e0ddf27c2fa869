"""The logs of all tables, open or closed, read for reports while nobody or somebody writes."""

import sqlite3
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path

from croupier.store import statements as sql
from croupier.store.errors import Damaged
from croupier.store.opening import check_file, translated
from croupier.store.reader import connect_reader
from croupier.tables.ports import Record


def read_logs(path: Path, only: str | None = None) -> Iterator[tuple[str, int, Iterator[Record]]]:
    """Each table with the number of its finished rounds and its records."""
    if not path.is_file():
        raise Damaged(path, "there is no such file", "name the data folder of the house")
    check_file(path)
    try:
        with closing(connect_reader(path)) as connection:
            for table, rounds in connection.execute(sql.ALL_TABLES).fetchall():
                if only is None or table == only:
                    yield table, rounds, _records(connection, table)
    except sqlite3.Error as error:
        raise translated(path, error) from error


def _records(connection: sqlite3.Connection, table: str) -> Iterator[Record]:
    for seq, at_ms, command, events, _ in connection.execute(sql.RECORDS_FROM, (table, 1)):
        yield Record(table, seq, at_ms, command, events)
