"""The thread that writes to PostgreSQL: a batch is one transaction, and others write meanwhile. The
database decides. When the connection is lost at COMMIT it is asked whether the batch is there;
nobody guesses."""

import asyncio
import time
from collections.abc import Callable
from queue import Empty

import psycopg

from croupier.store.batch import Batch
from croupier.store.errors import BookDiffers, StoreError
from croupier.store.postgres import statements as pg
from croupier.store.postgres.connection import PgConnection, Unreachable
from croupier.store.postgres.link import WriterLink
from croupier.store.postgres.state import TransactionState
from croupier.store.writerthread import Item, Reply, WriterThread, decide, failed, ignore
from croupier.tables.ports import Commit

DRIVER_ERRORS = (psycopg.Error, OSError)
# Two transactions stood in each other's way, and one of them had to go.
COLLISIONS = (
    psycopg.errors.DeadlockDetected,
    psycopg.errors.LockNotAvailable,
    psycopg.errors.SerializationFailure,
)
TRIES = 5
ASK_SECONDS = 0.2
PROBE_SECONDS = 1.0


class CommitUnknown(Exception):
    """The connection was lost after COMMIT was sent."""


class PostgresWriter(WriterThread):
    gather_seconds = 0.004  # a transaction costs more here: three ways to the server, and its fsync

    def __init__(
        self,
        link: WriterLink,
        loop: asyncio.AbstractEventLoop,
        on_trouble: Callable[[str], None] = ignore,
    ) -> None:
        super().__init__(loop, on_trouble)
        self._link = link
        self._batch = 0  # the number of the newest batch that was sent
        self.start()

    def _take(self, waiting: list[Item]) -> bool:
        """While the database is away, see now and then whether it has come back."""
        while self._failure:
            try:
                items = self._queue.get(timeout=PROBE_SECONDS)
            except Empty:
                self._answer(self._carry_out([]))
            else:
                waiting += items or ()
                return items is not None
        return super()._take(waiting)

    def _carry_out(self, items: list[Item]) -> list[Reply]:
        """A repeat violates an index, and the whole batch fails. So the batch is tried again with a
        look at what is there, and then each item alone. A lost connection is made again once.
        Without items it is only seen whether anything can be written."""
        careful, why = False, ""
        for _ in range(TRIES):
            had_connection = self._link.is_open
            try:
                return self._transact(items, careful)
            except psycopg.IntegrityError as error:
                self._undo()
                if careful:
                    return self._one_by_one(items, one_line(error))
                careful = True
            except psycopg.DataError as error:
                # Something that PostgreSQL cannot hold, U+0000 above all, is no trouble of others.
                self._undo()
                return self._one_by_one(items, one_line(error))
            except COLLISIONS as error:
                self._undo()
                why = one_line(error)
            except CommitUnknown as error:
                why = str(error)
            except (StoreError, psycopg.Error, OSError, BookDiffers) as error:
                why = one_line(error)
                self._undo()
                if not had_connection or self._link.is_open:
                    self._failure = f"the database cannot be written ({why})"
                    break
            except Exception as error:
                self._undo()
                why = f"{type(error).__name__}: {error}"
                break
        return [failed(future, why) for _, future in items]

    def _between_batches(self) -> None:
        """PostgreSQL looks after its files itself."""

    def _one_by_one(self, items: list[Item], why: str) -> list[Reply]:
        if len(items) == 1:
            return [failed(items[0][1], why)]
        return [reply for item in items for reply in self._carry_out([item])]

    def _transact(self, items: list[Item], careful: bool) -> list[Reply]:
        connection = self._link.open()
        state = TransactionState(connection)
        commits = [what for what, _ in items if isinstance(what, Commit)]
        state.begin(commits, with_jobs=len(commits) < len(items))
        batch = Batch(state, connection, careful=careful)
        replies = decide(items, batch, connection, DRIVER_ERRORS)
        self._batch += 1
        noted = (self._link.owner, self._link.name, self._batch)
        opened = [(stream, self._link.owner) for stream in batch.opened()]
        also = [(pg.SET_STREAM_OWNER, opened)] if opened else []
        batch.write((pg.NOTE_BATCH, [noted]), *also)
        self._commit(connection)
        self._failure = ""
        return replies

    def _commit(self, connection: PgConnection) -> None:
        """Done when it is durable. Raises `CommitUnknown` when it turns out that it is not."""
        try:
            connection.raw.execute(b"COMMIT", prepare=False)
            return
        except (psycopg.OperationalError, psycopg.InterfaceError, OSError) as error:
            if not connection.broken:  # the server has answered: it could not commit
                raise
            why = one_line(error)
        self._failure = f"the database is away ({why})"
        while not self._stopping:
            try:
                if self._link.newest_batch() >= self._batch:
                    return
                raise CommitUnknown(why)
            except Unreachable:
                self._refuse_waiting()
                time.sleep(ASK_SECONDS)
        raise CommitUnknown(why)

    def _refuse_waiting(self) -> None:
        """As long as nobody knows what became of the last batch, nothing else is written."""
        replies: list[Reply] = []
        while self._queue.qsize():
            items = self._queue.get()
            if items is None:
                self._queue.put(None)
                break
            replies += [failed(future, self._failure) for _, future in items]
        self._answer(replies)

    def _undo(self) -> None:
        try:
            if self._link.is_open:
                self._link.open().raw.rollback()
        except (psycopg.Error, OSError):
            self._link.close()

    def close_link(self) -> None:
        """After `stop`."""
        self._link.close()


def one_line(error: BaseException) -> str:
    """Without what follows in the words of the server: it may quote what was written."""
    return " ".join(str(error).split("\n", 1)[0].split()) or type(error).__name__
