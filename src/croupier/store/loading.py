"""Reads the open tables back, and checks that their logs are as they were written."""

import sqlite3
from contextlib import suppress

from croupier.store import statements as sql
from croupier.store.chain import GENESIS, link, seal
from croupier.tables.ports import Record, StoredTable

Row = tuple[int, int, str | None, bytes, bytes]


def load_tables(connection: sqlite3.Connection) -> tuple[list[StoredTable], tuple[str, ...]]:
    """The open tables, and the names of those whose log is broken."""
    tables: list[StoredTable] = []
    broken: list[str] = []
    connection.execute("BEGIN")  # all questions see the same moment
    try:
        for table, seq, state, hash_ in connection.execute(sql.OPEN_SNAPSHOTS).fetchall():
            found = None
            # Damage that concerns this table alone: pages, or text where bytes should be.
            if state is not None:
                with suppress(sqlite3.DatabaseError, TypeError):
                    found = from_snapshot(connection, table, seq, state, hash_)
            if found is None:  # the log alone is enough, it only takes longer
                with suppress(sqlite3.DatabaseError, TypeError):
                    found = from_start(connection, table)
            if found is None:
                broken.append(table)
            else:
                tables.append(found)
    finally:
        connection.execute("ROLLBACK")
    return tables, tuple(broken)


def from_snapshot(
    connection: sqlite3.Connection, table: str, seq: int, state: bytes, hash_: bytes
) -> StoredTable | None:
    rows = connection.execute(sql.RECORDS_FROM, (table, seq)).fetchall()
    if not rows or rows[0][0] != seq or seal(rows[0][4], state) != hash_:
        return None
    records = chained(table, rows[1:], seq, rows[0][4])
    return None if records is None else StoredTable(table, state, records)


def from_start(connection: sqlite3.Connection, table: str) -> StoredTable | None:
    rows = connection.execute(sql.RECORDS_FROM, (table, 1)).fetchall()
    records = chained(table, rows, 0, GENESIS)
    return None if not records else StoredTable(table, None, records)


def chained(table: str, rows: list[Row], after: int, previous: bytes) -> tuple[Record, ...] | None:
    """The records that follow `after`; None when one is missing or is not what was written."""
    records: list[Record] = []
    # The number is part of the hash, so a gap shows as well as a change.
    for seq, (_, at_ms, command, events, hash_) in enumerate(rows, after + 1):
        if link(previous, table, seq, at_ms, command, events) != hash_:
            return None
        records.append(Record(table, seq, at_ms, command, events))
        previous = hash_
    return tuple(records)
