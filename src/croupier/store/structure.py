"""The structure of a database file: the texts of its tables and indexes, which are in the file as
well. A bit that flips there changes no row, but the name of a column, a limit or a default. So a
house keeps a hash of each text and compares at every start; the audit does the same. Whatever the
owner adds of his own is passed over. It is a seal, no lock, like those of rows."""

import sqlite3
from hashlib import blake2b
from pathlib import Path

from msgspec import MsgspecError, json

from croupier.store import statements as sql
from croupier.store.connection import Connection
from croupier.store.errors import RESTORE, Damaged

NAME = "structure"  # in the table `meta`
# What SQLite makes for itself follows from the others.
TEXTS = """SELECT type, name, tbl_name, sql FROM sqlite_master
WHERE sql IS NOT NULL AND name NOT LIKE 'sqlite%' ORDER BY name"""


def hashes_of(connection: Connection) -> dict[str, str]:
    """Of each text, by the name of the table or index."""
    found = connection.execute(TEXTS).fetchall()
    return {str(row[1]): blake2b(repr(row).encode(), digest_size=8).hexdigest() for row in found}


def changed_texts(connection: Connection) -> list[str]:
    """The tables and indexes that are not as the house has left them. Nothing can be said of a file
    that was not opened by this version yet. Raises `ValueError`."""
    row = connection.execute(sql.META, (NAME,)).fetchone()
    if row is None:
        return []
    try:
        kept = json.decode(row[0], type=dict[str, str])
    except (MsgspecError, TypeError):
        raise ValueError("what is known of its structure cannot be read") from None
    found = hashes_of(connection)
    return [name for name, known in kept.items() if found.get(name) != known]


def check_structure(connection: sqlite3.Connection, path: Path) -> None:
    """Raises `Damaged`."""
    try:
        changed = changed_texts(connection)
    except ValueError as error:
        raise Damaged(path, str(error), RESTORE) from error
    if changed:
        raise Damaged(path, f"the structure of {changed[0]} was changed", RESTORE)


def note_structure(connection: sqlite3.Connection) -> None:
    """As it is now, if nothing is noted yet."""
    if connection.execute(sql.META, (NAME,)).fetchone() is None:
        connection.execute(sql.SET_META, (NAME, json.encode(hashes_of(connection)).decode()))


def forget_structure(connection: sqlite3.Connection, path: Path) -> None:
    """Before it is changed by an upgrade. A file that was damaged before is not upgraded."""
    if connection.execute("SELECT 1 FROM sqlite_master WHERE name = 'meta'").fetchone():
        check_structure(connection, path)
        connection.execute(sql.REMOVE_META, (NAME,))
        connection.commit()
