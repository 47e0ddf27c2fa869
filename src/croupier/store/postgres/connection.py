"""A connection to PostgreSQL that understands the statements of the store, and the one line that
tells why there is none. Passwords stay with libpq: in the address, $PGPASSWORD or a password file.
"""

from collections.abc import Iterable, Iterator, Sequence
from functools import cache
from typing import Any

import psycopg
from psycopg.adapt import Buffer, Loader
from psycopg.conninfo import conninfo_to_dict
from psycopg.types.numeric import Int8BinaryDumper, Int8Dumper

from croupier.store.address import told
from croupier.store.errors import Damaged, StoreError
from croupier.store.postgres.bulk import BULK, columns_of

# A network that swallows everything is noticed by both sides within some ten seconds.
USUAL: dict[str, Any] = {
    "connect_timeout": 5,
    "keepalives_idle": 5,
    "keepalives_interval": 2,
    "keepalives_count": 3,
    "tcp_user_timeout": 10_000,
}
SESSION = """
SET idle_in_transaction_session_timeout = '15s';
SET lock_timeout = '10s';
SET bytea_output = 'hex';
SET client_min_messages = 'warning'"""
# Less than a lease: a transaction whose process has gone away holds what the next owner waits for.
SOON_OVER = "SET idle_in_transaction_session_timeout = '5s'"
WRITING = f"SET croupier.seals = 'on'; {SOON_OVER}"
READING = "SET default_transaction_read_only = on"
STREAM_ROWS = 2_000  # fetched at once, of a question with very many


class Unreachable(StoreError):
    """There is no connection, and another try may succeed."""


class NoEntry(StoreError):
    """The server is there and does not let us in: no other try helps."""


class IntLoader(Loader):
    """Sums of integers are numeric. There is no other numeric in the schema."""

    def load(self, data: Buffer) -> int:
        return int(bytes(data))


class PgConnection:
    """Implements `store.connection.Connection`."""

    def __init__(self, raw: "psycopg.Connection[Any]") -> None:
        self.raw = raw
        self._streams = 0

    def execute(self, statement: str, values: Sequence[Any] = (), /) -> "psycopg.Cursor[Any]":
        return self.raw.execute(translated(statement), values or None)

    def executemany(
        self, statement: str, rows: Iterable[Sequence[Any]], /
    ) -> "psycopg.Cursor[Any]":
        cursor = self.raw.cursor()
        cursor.executemany(translated(statement), rows)
        return cursor

    def write(self, work: Iterable[tuple[str, list[Any]]]) -> list[int]:
        """All of it goes to the server before the first answer is read."""
        with self.raw.pipeline():
            done = [self._write(statement, rows) for statement, rows in work]
        return [cursor.rowcount for cursor in done]

    def _write(self, statement: str, rows: list[Any]) -> "psycopg.Cursor[Any]":
        bulk = BULK.get(statement)
        if bulk is None or len(rows) == 1:
            return self.executemany(statement, rows)
        return self.raw.execute(bulk, columns_of(rows))

    def ask(self, question: str, *values: Any) -> Any:
        """The first value of the first row."""
        row = self.execute(question, values).fetchone()
        return None if row is None else row[0]

    def stream(self, question: str) -> Iterator[Any]:
        """Inside a transaction; the rows are never all in memory."""
        self._streams += 1
        with self.raw.cursor(name=f"stream_{self._streams}") as cursor:
            cursor.itersize = STREAM_ROWS
            yield from cursor.execute(translated(question))

    @property
    def broken(self) -> bool:
        return self.raw.closed or self.raw.broken

    def close(self) -> None:
        self.raw.close()


@cache
def translated(statement: str) -> bytes:
    return statement.replace("%", "%%").replace("?", "%s").encode()


def connect(url: str, name: str, *, writes: bool) -> PgConnection:
    """`name` is what the server shows for this connection. Raises a `StoreError`."""
    try:
        usual = {key: value for key, value in USUAL.items() if key not in conninfo_to_dict(url)}
        raw = psycopg.connect(url, autocommit=True, application_name=name, **usual)
    except psycopg.Error as error:
        raise explained(url, error) from None  # what the driver says may quote the address
    try:
        raw.adapters.register_loader("numeric", IntLoader)
        for dumper in (Int8BinaryDumper, Int8Dumper):  # one type, one prepared statement
            raw.adapters.register_dumper(int, dumper)
        raw.execute(f"{SESSION}; {WRITING if writes else READING}".encode())
        if writes:
            _insist_on_durability(raw)
    except psycopg.Error as error:
        raw.close()
        raise explained(url, error) from None
    return PgConnection(raw)


def _insist_on_durability(raw: "psycopg.Connection[Any]") -> None:
    """A server may be told to answer before a commit is on disk. A house never wants that."""
    row = raw.execute("SHOW synchronous_commit").fetchone()
    if row is not None and row[0] in ("off", "local"):
        raw.execute("SET synchronous_commit = 'on'")


def explained(url: str, error: psycopg.Error) -> StoreError:
    """In one line, without the password."""
    text = " ".join(str(error).split())
    reason = text.rpartition("FATAL: ")[2].rpartition("failed: ")[2].strip() or "no answer"
    place = told(url)
    if "password" in text or "authentication" in text or "no pg_hba.conf entry" in text:
        return NoEntry(f"{place}: {reason}; check the name and the password")
    if not isinstance(error, psycopg.OperationalError | psycopg.InterfaceError):
        return Damaged(place, reason, "run croupier audit")
    if 'role "' in reason:
        return NoEntry(f"{place}: {reason}; check the address")
    if 'database "' in reason and "does not exist" in reason:
        return NoEntry(f"{place}: {reason}; make it with createdb")
    return Unreachable(f"{place}: PostgreSQL cannot be reached ({reason}); start it first")
