"""One bit of every column of every table: the audit tells, or it is said here why it need not."""

import asyncio
import sqlite3
from collections.abc import Iterator
from contextlib import closing
from hashlib import sha256
from pathlib import Path
from typing import Any

import pytest

from croupier.cards.chance import Chance
from croupier.store.audit import Auditor
from croupier.store.progress import silent
from croupier.store.schema import metadata
from tests.hostile.bitflips import meet
from tests.hostile.fullhouse import fill, shown

TRIES = 100  # flips of one column, until one gives a key that no other row has
# Leases are for several processes: in a file, which has one owner, these tables are empty.
LEASES = {"owners", "stream_owners"}
TABLES = [table for table in metadata.tables.values() if table.name not in LEASES]
COLUMNS = {(table.name, column.name) for table in TABLES for column in table.c}
# A flip on disk leaves the index of the column as it was, and the check of the file tells. Here
# the index follows, and what is left is harmless.
HARMLESS = {
    ("log", "digest"): "an order that comes again is refused instead of acknowledged",
    ("log", "in_turn"): "an order that names a turn is known by its turn as well as by its id",
    ("accounts", "closed"): "an empty account is read at every start, or opened again when needed",
    ("postings", "line"): "it orders the postings; their order is sealed, its numbers mean nothing",
}


@pytest.fixture(scope="module")
def database(tmp_path_factory: pytest.TempPathFactory) -> Iterator[sqlite3.Connection]:
    path: Path = tmp_path_factory.mktemp("flips") / "house.db"
    asyncio.run(fill(path))
    with closing(sqlite3.connect(path, isolation_level=None)) as connection:
        connection.text_factory = lambda text: text.decode(errors="replace")
        connection.execute("PRAGMA ignore_check_constraints = ON")
        yield connection


def problems(connection: sqlite3.Connection) -> tuple[str, ...]:
    return Auditor(connection, silent).run().problems


def flipped(value: Any, dice: Chance) -> tuple[str, Any]:
    """A place for the value in a statement, and the value."""
    match value:
        case None:
            return "?", 1
        case int():
            return "?", value ^ 1 << dice.below(3)
        case str():
            return "CAST(? AS TEXT)", _flip(value.encode() or b"-", dice)
        case _:
            return "?", _flip(value, dice)


def _flip(content: bytes, dice: Chance) -> bytes:
    changed = bytearray(content)
    changed[dice.below(len(changed))] ^= 1 << dice.below(8)
    return bytes(changed)


def test_the_audit_has_nothing_to_say_of_a_whole_house(database: sqlite3.Connection) -> None:
    assert problems(database) == ()
    for table in metadata.tables:
        [[count]] = database.execute(f"SELECT count(*) FROM {table}")
        assert (count == 0) == (table in LEASES), f"{table} has {count} rows"


@pytest.mark.parametrize(("table", "column"), sorted(COLUMNS - HARMLESS.keys()))
def test_a_flipped_bit_is_told(database: sqlite3.Connection, table: str, column: str) -> None:
    dice = Chance(sha256(f"{table}.{column}".encode()).digest())
    database.execute("BEGIN")
    try:
        before, after = flip(database, table, column, dice)
        assert problems(database), f"{before!r} became {after!r}"
    finally:
        database.execute("ROLLBACK")


def flip(connection: sqlite3.Connection, table: str, column: str, dice: Chance) -> tuple[Any, Any]:
    """The value before and after. A key that another row has cannot be written, and a file with
    both would not pass its check: then another bit is flipped."""
    names = [one.name for one in metadata.tables[table].primary_key]
    rows = connection.execute(f"SELECT {column}, {', '.join(names)} FROM {table}").fetchall()
    where = " AND ".join(f"{name} = ?" for name in names)
    for _ in range(TRIES):
        value, *key = rows[dice.below(len(rows))]
        hole, changed = flipped(value, dice)
        statement = f"UPDATE {table} SET {column} = {hole} WHERE {where}"
        try:
            done = connection.execute(statement, (changed, *key))
        except sqlite3.IntegrityError:
            continue
        assert done.rowcount == 1
        return value, changed
    raise AssertionError(f"every flip of {table}.{column} gives the key of another row")


def test_a_text_that_became_bytes_is_told_and_cannot_be_shown(tmp_path: Path) -> None:
    """One bit of a row's header says which of the two a value is."""
    path = tmp_path / "house.db"
    asyncio.run(fill(path))
    honest = asyncio.run(shown(path))
    with closing(sqlite3.connect(path, isolation_level=None)) as connection:
        connection.execute("PRAGMA ignore_check_constraints = ON")
        connection.execute("UPDATE sittings SET stakes = CAST(stakes AS BLOB)")
    assert meet(path, honest, "stakes") == "cannot be shown, told by the audit"


def test_a_flipped_bit_of_the_structure_is_told(tmp_path: Path) -> None:
    """One bit of the text of every table and index: a column has another name then, or another
    limit, or an index is over something else."""
    path, broken = tmp_path / "house.db", tmp_path / "broken.db"
    asyncio.run(fill(path))
    honest = asyncio.run(shown(path))
    content = path.read_bytes()
    with closing(sqlite3.connect(path)) as connection:
        texts = [text for (text,) in connection.execute("SELECT sql FROM sqlite_master")]
    dice = Chance(b"structure".ljust(32, b"."))
    for text in filter(None, texts):
        body = text.encode()
        assert content.count(body) == 1
        place, bit = content.index(body) + dice.below(len(body)), dice.below(8)
        changed = bytearray(content)
        changed[place] ^= 1 << bit
        for beside in tmp_path.glob("broken.db*"):
            beside.unlink()
        broken.write_bytes(changed)
        told = meet(broken, honest, f"bit {bit} of byte {place}, {text[:40]}")
        assert told == "refused at the start", text


def test_what_is_harmless_is_there() -> None:
    assert HARMLESS.keys() < COLUMNS
