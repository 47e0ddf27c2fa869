"""Opens a database file, or says in one line why not: locked, unwritable, damaged, too new. It
never changes a file that it does not recognise as its own."""

import sqlite3
from contextlib import ExitStack, closing, suppress
from pathlib import Path
from typing import Any, NamedTuple

from croupier.ledger.book import Book
from croupier.store import errors
from croupier.store import statements as sql
from croupier.store.cache import NO_TRANSFERS, Head, TransfersHead, WriterCache
from croupier.store.chain import digest_of
from croupier.store.errors import RESTORE, Damaged, Unwritable, translated
from croupier.store.progress import Progress, silent
from croupier.store.seals import keep_sealed
from croupier.store.structure import check_structure, forget_structure, note_structure

SCHEMA_VERSION = "0013"  # the newest migration
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
                book = digest_of(self.cache.book.balances())
                self.connection.execute(sql.SET_META, ("book", book))
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
            check_structure(connection, path)
            checked = check_content(connection, path, progress)
            cache = read_cache(connection, path)
            check_book(connection, path, cache.book, from_postings=checked)
            connection.execute(sql.SET_META, ("clean", "0"))
            note_structure(connection)
        except Exception as error:
            cause = getattr(error, "orig", error)  # SQLAlchemy wraps what the driver raises
            if isinstance(cause, (sqlite3.Error, UnicodeDecodeError)):
                raise translated(path, cause) from error
            raise
        stack.pop_all()
        return OpenDatabase(path, held, connection, cache)


def open_beside(path: Path) -> sqlite3.Connection:
    """A connection that may write beside a running house, for whatever the house keeps nothing of
    in memory. A file that is missing or old is made ready first, if no house uses it. Raises a
    `StoreError`."""
    try:
        if not path.is_file() or not _is_current(path):
            with closing(lock(path)):
                prepare(path, silent)
        return connect_writer(path, sqlite3.Connection)
    except (sqlite3.Error, UnicodeDecodeError) as error:
        raise translated(path, error) from error


def _is_current(path: Path) -> bool:
    check_file(path)
    with closing(sqlite3.connect(path, timeout=5)) as connection:
        return revision(connection, path) == SCHEMA_VERSION


def prepare(path: Path, progress: Progress) -> None:
    """The file is there and has the schema of this version."""
    check_file(path)
    path.touch(mode=0o600)  # it holds the cards of running rounds
    with closing(sqlite3.connect(path, timeout=5)) as connection:
        found = revision(connection, path)
        if found != SCHEMA_VERSION:
            forget_structure(connection, path)
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
        ("secure_delete", 1),  # of what is deleted nothing is left in the file
    ):
        connection.execute(f"PRAGMA {name} = {value}").fetchall()
        if (got := ask(connection, f"PRAGMA {name}")) != value:
            raise Unwritable(path, f"SQLite keeps {name} at {got}, it must be {value}")
    keep_sealed(connection)
    return connection


def check_content(connection: sqlite3.Connection, path: Path, progress: Progress) -> bool:
    """Whether the whole file was read: a large one is only after a crash."""
    if path.stat().st_size > SMALL:
        if ask(connection, sql.META, "clean") == "1":
            return False
        progress("checking the database after a crash", 0, 1)
    result = ask(connection, "PRAGMA quick_check(1)")
    if result != "ok":
        raise Damaged(path, " ".join(str(result).split()), RESTORE)
    return True


def read_cache(connection: sqlite3.Connection, path: Path) -> WriterCache:
    balances = connection.execute(sql.OPEN_BALANCES).fetchall()
    heads = connection.execute(sql.HEADS).fetchall()
    newest = connection.execute(sql.TRANSFERS_HEAD).fetchone()
    # SQLite keeps text where a number belongs when a flipped bit says so.
    _expect(path, balances, (str, int))
    _expect(path, heads, (str, int, bytes | None, int, int, str))
    _expect(path, [newest] if newest else [], (int, bytes))
    open_heads = {stream: Head(*found) for stream, *found in heads}
    closed_ms = ask(connection, sql.LAST_CLOSED) or 0
    _expect(path, [(closed_ms,)], (int,))
    newest_ms = max([closed_ms, *(head.at_ms for head in open_heads.values())])
    last = NO_TRANSFERS if newest is None else TransfersHead(*newest)
    return WriterCache(Book(dict(balances)), open_heads, newest_ms, last)


def _expect(path: Path, rows: list[tuple[Any, ...]], types: tuple[Any, ...]) -> None:
    for row in rows:
        if not all(map(isinstance, row, types)):
            raise Damaged(path, "a row does not hold what it must", AUDIT)


def check_book(
    connection: sqlite3.Connection, path: Path, book: Book, *, from_postings: bool
) -> None:
    """Every account holds what its postings say. A large file that was closed well is not read
    as a whole: there the balances are compared with those of the close."""
    for money, total in book.trial().items():
        if total:
            raise Damaged(path, f"the book of {money} chips is off by {total}", AUDIT)
    balances = book.balances()
    if not from_postings:
        closed_with = ask(connection, sql.META, "book")
        if closed_with is not None and closed_with != digest_of(balances):
            raise Damaged(path, "the accounts are not as they were at the last close", AUDIT)
        return
    posted = dict(connection.execute(sql.POSTED))
    for account in balances.keys() | posted.keys():
        if (held := balances.get(account, 0)) != (sum_ := posted.get(account, 0)):
            raise Damaged(path, f"{account} holds {held}, its postings say {sum_}", AUDIT)


def ask(connection: sqlite3.Connection, question: str, *values: object) -> Any:
    row = connection.execute(question, values).fetchone()
    return None if row is None else row[0]
