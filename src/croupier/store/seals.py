"""Seals of single rows, for tables that no chain of hashes covers and no log can rebuild. Whoever
writes as a house seals each row that is added or changed; the audit notices a row that was changed
in any other way, by a failing disk above all."""

import sqlite3
from collections.abc import Iterator
from hashlib import blake2b

from croupier.store.connection import Connection, is_sqlite

SEALED = (
    *("streams", "honours", "sittings", "room_results", "withdrawn_shares", "chat", "intents"),
    *("meta", "players", "sessions", "player_browsers", "looks", "pictures"),
    *("administrators", "desk_sessions", "desk_browsers", "desk_changes"),
)
COLUMNS = "SELECT name, pk FROM pragma_table_info(?) WHERE name <> 'seal' ORDER BY name"

PRIMARY_KEY = """
SELECT attname FROM pg_index JOIN pg_attribute ON attrelid = indrelid AND attnum = ANY(indkey)
WHERE indisprimary AND indrelid = CAST(? AS regclass) ORDER BY attnum"""


def row_seal(*values: object) -> bytes:
    """Kind and length stand before each value, so that no two rows that differ are sealed alike."""
    parts = []
    for value in values:
        content = value if isinstance(value, bytes) else str(value).encode(errors="replace")
        parts += [f"{type(value).__name__}{len(content)}:".encode(), content]
    return blake2b(b"".join(parts), digest_size=8).digest()


def keep_sealed(connection: sqlite3.Connection) -> None:
    """Triggers of this connection only: others can read the database without our functions."""
    connection.create_function("row_seal", -1, row_seal, deterministic=True)
    for table in SEALED:
        columns = connection.execute(COLUMNS, (table,)).fetchall()
        names = [name for name, _ in columns]
        values = ", ".join(f"NEW.{name}" for name in names)
        key = " AND ".join(f"{name} = NEW.{name}" for name, place in columns if place)
        seal = f"UPDATE {table} SET seal = row_seal({values}) WHERE {key}"
        for event in ("INSERT", f"UPDATE OF {', '.join(names)}"):
            name = f"seal_{table}_{event[:6].lower()}"
            connection.execute(
                f"CREATE TEMP TRIGGER {name} AFTER {event} ON main.{table} BEGIN {seal}; END"
            )


def broken_seals(connection: Connection) -> Iterator[str]:
    """A line about each row that is not as it was written."""
    if not is_sqlite(connection):
        yield from _broken_in_postgres(connection)
        return
    for table in SEALED:
        columns = connection.execute(COLUMNS, (table,)).fetchall()
        names = ", ".join(name for name, _ in columns)
        for *row, seal in connection.execute(f"SELECT {names}, seal FROM {table}"):
            if row_seal(*row) != seal:
                # No more than the key: the rest may be nobody's business.
                key = [one for one, (_, place) in zip(row, columns, strict=True) if place]
                yield f"a row of {table}, {_told(key)}, is not as it was written"


def _broken_in_postgres(connection: Connection) -> Iterator[str]:
    """There a trigger of the database seals rows, with a function of its own."""
    for table in SEALED:
        keys = [name for (name,) in connection.execute(PRIMARY_KEY, (table,))]
        names = ", ".join(keys)
        changed = "seal IS DISTINCT FROM row_seal(to_jsonb(whole.*))"
        for row in connection.execute(f"SELECT {names} FROM {table} AS whole WHERE {changed}"):
            yield f"a row of {table}, {_told(list(row))}, is not as it was written"


def _told(key: list[object]) -> str:
    return " ".join(one.hex() if isinstance(one, bytes) else repr(one) for one in key)
