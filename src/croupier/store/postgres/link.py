"""The writer's connection to PostgreSQL: made again when it was lost, and always with the lock that
keeps other houses out."""

import time

import psycopg

from croupier.store.errors import StoreError, StoreLocked
from croupier.store.postgres import statements as pg
from croupier.store.postgres.connection import NoEntry, PgConnection, Unreachable, connect
from croupier.store.postgres.opening import Sharing, take_house

PAUSE_SECONDS = 0.5  # between two tries to connect


class WriterLink:
    """`owner` names this writer for ever, `name` tells people what it is."""

    def __init__(self, url: str, owner: str, name: str, sharing: Sharing) -> None:
        self.url = url
        self.owner = owner
        self.name = name
        self.sharing = sharing
        self._connection: PgConnection | None = None
        self._last_failure: StoreError | None = None
        self._last_try = 0.0

    @property
    def shown_as(self) -> str:
        return f"croupier {self.owner}"[:63]

    @property
    def is_open(self) -> bool:
        return self._connection is not None and not self._connection.broken

    def open(self) -> PgConnection:
        """The connection that there is, or another one. Raises a `StoreError`; one that was raised
        a moment ago is raised again without a try."""
        if self._connection is not None and not self._connection.broken:
            return self._connection
        self.close()
        if self._last_failure and time.monotonic() - self._last_try < PAUSE_SECONDS:
            raise self._last_failure
        try:
            self._connection = self._connect()
        except StoreError as error:
            self._last_failure, self._last_try = error, time.monotonic()
            raise
        self._last_failure = None
        return self._connection

    def _connect(self) -> PgConnection:
        connection = connect(self.url, self.shown_as, writes=True)
        try:
            # The server may not have noticed yet that our last connection is gone.
            connection.execute(pg.END_OTHERS, (self.shown_as,))
            take_house(connection, self.url, self.sharing)
        except psycopg.Error as error:
            connection.close()
            raise Unreachable(" ".join(str(error).split())) from error
        except StoreLocked:
            connection.close()
            raise
        return connection

    def close(self) -> None:
        if self._connection is not None:
            self._connection.close()
            self._connection = None

    def newest_batch(self) -> int:
        """The newest batch of this writer that is stored. A transaction that still runs is waited
        for. Raises `Unreachable`."""
        self.close()
        try:
            connection = connect(self.url, f"{self.shown_as} asks", writes=True)
        except NoEntry as error:  # said by a server that starts or stops, too
            raise Unreachable(str(error)) from error
        try:
            connection.execute(pg.END_OTHERS, (self.shown_as,))
            row = connection.execute(pg.NEWEST_BATCH, (self.owner,)).fetchone()
            return 0 if row is None else int(row[0])
        except psycopg.Error as error:
            raise Unreachable(" ".join(str(error).split())) from error
        finally:
            connection.close()
