"""Reads open streams back, and checks that their logs are as they were written."""

import sqlite3
from collections.abc import Callable, Iterator, Mapping
from contextlib import contextmanager, suppress
from typing import Any

from croupier.store import statements as sql
from croupier.store.chain import GENESIS, link, seal
from croupier.store.connection import Connection, begin_moment, is_sqlite
from croupier.tables.ports import Record, StoredStream

COMMANDS_MAX = 512
# The records of all streams lie side by side. With SQLite's own 2 MB, a page that many streams
# share is read again for each of them.
CACHE_KIB = 64 * 2**10

Question = Callable[[Connection, str], list[Any]]
Row = tuple[int, int, str | None, bytes, bytes]


def all_open(connection: Connection, kind: str) -> list[Any]:
    return connection.execute(sql.OPEN_STREAMS, (kind,)).fetchall()


def load_streams(
    connection: Connection, kind: str, claimed: Mapping[str, int], question: Question = all_open
) -> tuple[list[StoredStream], list[str]]:
    """The streams that were claimed with these epochs, in the order in which they were opened;
    and the names of those whose log is damaged. `question` may look for fewer streams than all."""
    streams: list[StoredStream] = []
    damaged: list[str] = []
    with large_cache(connection):
        for stream, epoch, *snapshot in question(connection, kind):
            if claimed.get(stream) != epoch:
                continue
            found = None
            # Damage to this stream alone, in pages or in types, must not stop the others.
            with suppress(sqlite3.DatabaseError, TypeError):
                found = load_stream(connection, stream, kind, epoch, snapshot)
            if found is None:
                damaged.append(stream)
            else:
                streams.append(found)
    return streams, damaged


@contextmanager
def large_cache(connection: Connection) -> Iterator[None]:
    """All questions see the same moment."""
    usual = 0
    if is_sqlite(connection):
        usual = connection.execute("PRAGMA cache_size").fetchone()[0]
        connection.execute(f"PRAGMA cache_size = -{CACHE_KIB}")
    begin_moment(connection)
    try:
        yield
    finally:
        connection.execute("ROLLBACK")
        if is_sqlite(connection):
            connection.execute(f"PRAGMA cache_size = {usual}")
            connection.execute("PRAGMA shrink_memory")


def load_stream(
    connection: Connection, stream: str, kind: str, epoch: int, snapshot: list[Any]
) -> StoredStream | None:
    records, state = None, snapshot[1]
    if state is not None:
        with suppress(sqlite3.DatabaseError, TypeError):
            records = after_snapshot(connection, stream, *snapshot)
    if records is None:  # the log alone is enough, it only takes longer
        state = None
        rows = connection.execute(sql.RECORDS_FROM, (stream, 1)).fetchall()
        records = chained(stream, rows, 0, GENESIS)
        if not records:
            return None
    newest = connection.execute(sql.COMMANDS, (stream, COMMANDS_MAX)).fetchall()
    commands = tuple((command, seq) for command, seq, _ in newest[::-1])
    digests = {command: digest for command, _, digest in newest if digest is not None}
    return StoredStream(stream, kind, epoch, state, records, commands, digests)


def after_snapshot(
    connection: Connection, stream: str, seq: int, state: bytes, hash_: bytes | None
) -> tuple[Record, ...] | None:
    """None when the snapshot is not the one that was taken at this record."""
    rows = connection.execute(sql.RECORDS_FROM, (stream, seq)).fetchall()
    if not rows or rows[0][0] != seq or seal(rows[0][4], state) != hash_:
        return None
    return chained(stream, rows[1:], seq, rows[0][4])


def chained(stream: str, rows: list[Row], after: int, previous: bytes) -> tuple[Record, ...] | None:
    """The records that follow `after`; None when one is missing or is not what was written."""
    records: list[Record] = []
    # The number is part of the hash, so a gap shows as well as a change.
    for seq, (_, at_ms, command, events, hash_) in enumerate(rows, after + 1):
        if link(previous, stream, seq, at_ms, command, events) != hash_:
            return None
        records.append(Record(stream, seq, at_ms, command, events))
        previous = hash_
    return tuple(records)
