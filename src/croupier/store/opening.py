"""Opens a database file, or says in one line why not: locked, unwritable, damaged, too new. It
never changes a file that it does not recognise as its own."""

import sqlite3
from contextlib import ExitStack, closing, suppress
from pathlib import Path
from typing import Any, NamedTuple

from croupier.ledger.book import Book
from croupier.store import errors
from croupier.store import statements as sql
from croupier.store.cache import Head, WriterCache
from croupier.store.errors import RESTORE, Damaged, Unwritable, translated
from croupier.store.progress import Progress

SCHEMA_VERSION = "0005"  # the newest migration
SMALL = 32 * 2**20  # a file that is checked in a moment, so it always is
MAGIC = b"SQLite format 3\0"
AUDIT = "run croupier audit to see where, then restore a backup"


class OpenDatabase(NamedTuple):
    """A connection that writes, and what it found. The lock lives as long as the connection."""

    path: Path
    lock: sqlite3.Connection
    connection: sqlite3.Connection
    cache: WriterCache

    def close(self, *, clean: bool) -> None:
        with suppress(sqlite3.Error):
            if clean:
                self.connection.execute(sql.SET_META, ("clean", "1"))
        self.connection.close()
        self.lock.close()


def open_database(
    path: Path, progress: Progress, factory: type[sqlite3.Connection] = sqlite3.Connection
) -> OpenDatabase:
    with ExitStack() as stack:
        held = stack.enter_context(closing(lock(path)))
        try:
            prepare(path, progress)
            connection = stack.enter_context(closing(connect_writer(path, factory)))
            check_content(connection, path, progress)
            cache = read_cache(connection, path)
            connection.execute(sql.SET_META, ("clean", "0"))
        except Exception as error:
            cause = getattr(error, "orig", error)  # SQLAlchemy wraps what the driver raises
            if isinstance(cause, sqlite3.Error):
                raise translated(path, cause) from error
            raise
        stack.pop_all()
        return OpenDatabase(path, held, connection, cache)


def prepare(path: Path, progress: Progress) -> None:
    """The file is there and has the schema of this version."""
    check_file(path)
    path.touch(mode=0o600)  # it holds the cards of running rounds
    with closing(sqlite3.connect(path, timeout=5)) as connection:
        found = revision(connection, path)
    if found != SCHEMA_VERSION:
        # Alembic takes a second to import, and most starts have nothing to migrate.
        from croupier.store.migrate import upgrade

        upgrade(path, found, progress)


def lock(path: Path) -> sqlite3.Connection:
    """An exclusive transaction on an empty database beside the real one: the operating system
    lets go of it when the process ends, however it ends."""
    beside = path.with_name(path.name + ".lock")
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
        if path.is_dir():
            raise Unwritable(path, "it is a folder")
        connection = sqlite3.connect(
            beside, timeout=0, isolation_level=None, check_same_thread=False
        )
    except (OSError, sqlite3.OperationalError) as error:
        raise Unwritable(path, getattr(error, "strerror", None) or str(error)) from error
    try:
        connection.execute("PRAGMA journal_mode = MEMORY")  # no second file beside it
        connection.execute("BEGIN EXCLUSIVE")
    except sqlite3.Error as error:
        connection.close()
        if error.sqlite_errorcode & 0xFF == sqlite3.SQLITE_BUSY:
            raise errors.StoreLocked(path) from error
        raise translated(path, error) from error
    return connection


def check_file(path: Path) -> None:
    """What can be seen without SQLite: is it a database, and is all of it there?"""
    try:
        size = path.stat().st_size
        with path.open("rb") as file:
            header = file.read(100)
    except FileNotFoundError:
        return
    except OSError as error:
        raise Unwritable(path, error.strerror or str(error)) from error
    if not size:
        return
    if len(header) < 100 or not header.startswith(MAGIC):
        raise Damaged(path, "not a database", RESTORE)
    page = int.from_bytes(header[16:18], "big")
    pages = int.from_bytes(header[28:32], "big")
    wal = path.with_name(path.name + "-wal")
    pending = wal.exists() and wal.stat().st_size
    if not pending and size < (65536 if page == 1 else page) * pages:
        raise Damaged(path, "the end of the file is missing", RESTORE)


def revision(connection: sqlite3.Connection, path: Path) -> str | None:
    """The migration that the database is at; None when there is nothing in it yet."""
    names = {name for (name,) in connection.execute("SELECT name FROM sqlite_master")}
    if not names:
        return None
    if "alembic_version" not in names:
        raise Damaged(path, "not a database of Croupier", "choose another file")
    rows = connection.execute("SELECT version_num FROM alembic_version").fetchall()
    if len(rows) != 1 or not str(rows[0][0]).isdigit():
        raise Damaged(path, "its version cannot be read", RESTORE)
    found = str(rows[0][0])
    if found > SCHEMA_VERSION:
        raise errors.TooNew(path, found, SCHEMA_VERSION)
    return found


def check_revision(connection: sqlite3.Connection, path: Path) -> None:
    """Whoever only reads cannot upgrade."""
    found = revision(connection, path)
    if found != SCHEMA_VERSION:
        raise errors.TooOld(path, found or "none", SCHEMA_VERSION)


def connect_writer(path: Path, factory: type[sqlite3.Connection]) -> sqlite3.Connection:
    connection = sqlite3.connect(
        path,
        timeout=5,
        isolation_level=None,
        check_same_thread=False,
        cached_statements=512,
        factory=factory,
    )
    # A setting that SQLite does not take is passed over in silence, so each is asked back.
    for name, value in (
        ("journal_mode", "wal"),
        ("synchronous", 2),  # FULL: an fsync with every commit
        ("foreign_keys", 1),
        ("fullfsync", 1),  # where a plain fsync stops at the drive's own memory
        ("checkpoint_fullfsync", 1),
        ("wal_autocheckpoint", 0),
        ("journal_size_limit", 64 * 2**20),
    ):
        connection.execute(f"PRAGMA {name} = {value}").fetchall()
        if (got := ask(connection, f"PRAGMA {name}")) != value:
            raise Unwritable(path, f"SQLite keeps {name} at {got}, it must be {value}")
    return connection


def check_content(connection: sqlite3.Connection, path: Path, progress: Progress) -> None:
    if path.stat().st_size > SMALL:
        if ask(connection, sql.META, "clean") == "1":
            return
        progress("checking the database after a crash", 0, 1)
    result = ask(connection, "PRAGMA quick_check(1)")
    if result != "ok":
        raise Damaged(path, " ".join(str(result).split()), RESTORE)


def read_cache(connection: sqlite3.Connection, path: Path) -> WriterCache:
    book = Book(dict(connection.execute(sql.OPEN_BALANCES)))
    for money, total in book.trial().items():
        if total:
            raise Damaged(path, f"the book of {money} chips is off by {total}", AUDIT)
    heads = {stream: Head(*found) for stream, *found in connection.execute(sql.HEADS)}
    newest = max([ask(connection, sql.LAST_CLOSED) or 0, *(head.at_ms for head in heads.values())])
    return WriterCache(book, heads, newest)


def ask(connection: sqlite3.Connection, question: str, *values: object) -> Any:
    row = connection.execute(question, values).fetchone()
    return None if row is None else row[0]
