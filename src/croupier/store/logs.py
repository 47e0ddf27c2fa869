"""The logs of all streams, open or closed, for reports. The house may run meanwhile."""

import sqlite3
from collections.abc import Iterator
from pathlib import Path

from croupier.store import statements as sql
from croupier.store.reader import reading
from croupier.tables.ports import Record


def read_logs(path: Path, only: str | None = None) -> Iterator[tuple[str, int, Iterator[Record]]]:
    """Each stream with the number of its finished rounds and its records."""
    with reading(path) as connection:
        for stream, rounds in connection.execute(sql.ALL_STREAMS).fetchall():
            if only is None or stream == only:
                yield stream, rounds, _records(connection, stream)


def _records(connection: sqlite3.Connection, stream: str) -> Iterator[Record]:
    for seq, at_ms, command, events, _ in connection.execute(sql.RECORDS_FROM, (stream, 1)):
        yield Record(stream, seq, at_ms, command, events)
