"""Makes a PostgreSQL database ready for a house, or says in one line why not: not there, not ours,
too new, or another house uses it. It never changes a database that it does not recognise."""

import time
from collections.abc import Iterator
from contextlib import closing, contextmanager
from enum import Enum

import psycopg

from croupier.store import statements as sql
from croupier.store.address import told
from croupier.store.errors import Damaged, StoreLocked, TooNew, TooOld, Unwritable
from croupier.store.opening import AUDIT, SCHEMA_VERSION
from croupier.store.postgres import statements as pg
from croupier.store.postgres.connection import SOON_OVER, PgConnection, connect, explained
from croupier.store.progress import Progress, silent

# A server takes a moment to notice that the process before is gone.
PATIENCE_SECONDS = 2.0
SMALL = 32 * 2**20  # bytes of postings that are added up in a moment, so they always are


class Sharing(Enum):
    """Who else may use the database meanwhile."""

    ALONE = pg.LOCK_HOUSE_ALONE  # one process is the whole house
    SHARED = pg.LOCK_HOUSE_SHARED  # many processes are one house


def take_house(connection: PgConnection, url: str, sharing: Sharing) -> None:
    """As long as the connection lives. The server lets go of it when the process ends."""
    until = time.monotonic() + PATIENCE_SECONDS
    while not connection.ask(sharing.value):
        if time.monotonic() > until:
            raise StoreLocked(told(url))
        time.sleep(0.05)


def prepare(connection: PgConnection, url: str, progress: Progress = silent) -> None:
    """The database has the schema of this version. Raises a `StoreError`."""
    if connection.ask("SELECT pg_is_in_recovery()"):
        raise Unwritable(told(url), "it is a standby that only reads")
    if revision(connection, url) == SCHEMA_VERSION:
        return
    # Alembic takes a second to import, and most starts have nothing to migrate.
    from croupier.store.migrate import upgrade

    connection.execute("SET lock_timeout = 0; SET idle_in_transaction_session_timeout = 0")
    connection.execute(pg.LOCK_UPGRADE)  # of many processes that start at once, one does it
    try:
        found = revision(connection, url)
        if found != SCHEMA_VERSION:
            upgrade(url, found, progress)
    except Exception as error:
        cause = getattr(error, "orig", error)  # SQLAlchemy wraps what the driver raises
        if isinstance(cause, psycopg.errors.InsufficientPrivilege):
            raise Unwritable(told(url), str(cause).split("\n", 1)[0]) from error
        raise
    finally:
        connection.execute(pg.UNLOCK_UPGRADE)
        connection.execute("SET lock_timeout = '10s'")
        connection.execute(SOON_OVER)


def revision(connection: PgConnection, url: str) -> str | None:
    """The migration that the database is at; None when there is nothing in it yet."""
    names = {name for (name,) in connection.execute(pg.TABLES)}
    if not names:
        return None
    if "alembic_version" not in names:
        raise Damaged(told(url), "not a database of Croupier", "choose another one")
    rows = connection.execute("SELECT version_num FROM alembic_version").fetchall()
    if len(rows) != 1 or not str(rows[0][0]).isdigit():
        raise Damaged(told(url), "its version cannot be read", "restore a backup")
    found = str(rows[0][0])
    if found > SCHEMA_VERSION:
        raise TooNew(told(url), found, SCHEMA_VERSION)
    return found


def check_book(connection: PgConnection, url: str) -> None:
    """The trial balance is zero, and where that takes a moment only, every account holds what its
    postings say."""
    for money, total, _ in connection.execute(sql.TRIAL):
        if total:
            raise Damaged(told(url), f"the book of {money} chips is off by {total}", AUDIT)
    size = connection.ask("SELECT pg_relation_size('postings')")
    if size <= SMALL and (wrong := connection.execute(pg.WRONG_BALANCES).fetchone()):
        account, held, posted = wrong
        raise Damaged(told(url), f"{account} holds {held}, its postings say {posted}", AUDIT)


@contextmanager
def reading_postgres(url: str) -> Iterator[PgConnection]:
    """The database of a house that may run meanwhile, for a report. Raises a `StoreError`."""
    try:
        with closing(connect(url, "croupier report", writes=False)) as connection:
            connection.execute("SET idle_in_transaction_session_timeout = 0")
            found = revision(connection, url)
            if found != SCHEMA_VERSION:
                raise TooOld(told(url), found or "none", SCHEMA_VERSION)
            yield connection
    except psycopg.Error as error:
        raise explained(url, error) from error


def open_beside_postgres(url: str) -> PgConnection:
    """A connection that may write beside a running house, for whatever no process keeps in memory.
    A database that is empty or old is made ready first. Raises a `StoreError`."""
    connection = connect(url, "croupier command", writes=True)
    try:
        if revision(connection, url) != SCHEMA_VERSION:
            with closing(connect(url, "croupier command", writes=True)) as alone:
                take_house(alone, url, Sharing.ALONE)
                prepare(alone, url)
        connection.raw.autocommit = True
    except BaseException:
        connection.close()
        raise
    return connection
