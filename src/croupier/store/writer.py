"""The one thread that writes to SQLite: it commits a batch with one fsync, and only then answers
those who wait. After a failed fsync it never writes again."""

import asyncio
import errno
import os
import sqlite3
import sys
from collections.abc import Callable

from croupier.store.batch import Batch
from croupier.store.cache import WriterCache
from croupier.store.errors import BookDiffers
from croupier.store.writerthread import Item, Reply, WriterThread, decide, failed, ignore

CHECKPOINT_IDLE = 3_000  # changes after which the log is moved into the file when nobody waits
CHECKPOINT_BUSY = 6_000  # and when somebody does

FATAL = (sqlite3.SQLITE_IOERR, sqlite3.SQLITE_CORRUPT, sqlite3.SQLITE_NOTADB)
DRIVER_ERRORS = (sqlite3.Error, OSError)


def end_process(reason: str) -> None:
    print(f"croupier: {reason}; what was promised is on disk, start again", file=sys.stderr)
    os._exit(70)


class Writer(WriterThread):
    """`on_fatal` is called in the writer's thread."""

    def __init__(
        self,
        connection: sqlite3.Connection,
        cache: WriterCache,
        loop: asyncio.AbstractEventLoop,
        on_fatal: Callable[[str], None] = end_process,
        on_trouble: Callable[[str], None] = ignore,
    ) -> None:
        super().__init__(loop, on_trouble)
        self._connection = connection
        self._cache = cache
        self._on_fatal = on_fatal
        self._changes = 0
        self.start()

    def _carry_out(self, items: list[Item]) -> list[Reply]:
        """A repeat that the cache has forgotten violates an index, and the whole batch fails. So
        the batch is tried again with a look at the database, and then each item alone."""
        if self._dead:
            return [failed(future, self._dead) for _, future in items]
        for careful in (False, True):
            batch = Batch(self._cache, self._connection, careful=careful)
            try:
                return self._transact(batch, items)
            except sqlite3.IntegrityError as error:
                self._undo(batch)
                why = str(error)
            except Exception as error:
                if isinstance(error, sqlite3.Error | OSError | BookDiffers):
                    self._note_failure(error)
                self._undo(batch)
                why = f"{type(error).__name__}: {error}"
                return [failed(future, why) for _, future in items]
        if len(items) == 1:
            return [failed(items[0][1], why)]
        return [reply for item in items for reply in self._carry_out([item])]

    def _transact(self, batch: Batch, items: list[Item]) -> list[Reply]:
        connection = self._connection
        connection.execute("BEGIN IMMEDIATE")
        before = connection.total_changes
        replies = decide(items, batch, connection, DRIVER_ERRORS)
        batch.write()
        if connection.total_changes == before:
            connection.execute("ROLLBACK")
            return replies
        connection.execute("COMMIT")
        batch.commit()
        self._changes += len(items) + batch.extra_weight
        self._failure = ""
        return replies

    def _undo(self, batch: Batch) -> None:
        batch.rollback()
        try:
            if self._connection.in_transaction:
                self._connection.execute("ROLLBACK")
        except sqlite3.Error as error:
            self._die(f"a transaction cannot be rolled back ({error})")

    def _note_failure(self, error: sqlite3.Error | OSError | BookDiffers) -> None:
        if is_full(error):
            self._failure = "the disk is full"
        else:
            self._failure = f"the database cannot be written ({error})"
            if is_fatal(error):
                self._die(self._failure)

    def _between_batches(self) -> None:
        """SQLite's own checkpoints hide a failed fsync, so the writer makes them itself."""
        limit = CHECKPOINT_IDLE if self._queue.empty() else CHECKPOINT_BUSY
        if self._changes < limit or self._dead:
            return
        self._changes = 0
        try:
            self._connection.execute("PRAGMA wal_checkpoint(PASSIVE)").fetchall()
        except sqlite3.Error as error:
            if is_fatal(error):
                self._note_failure(error)

    def _die(self, reason: str) -> None:
        if self._dead is None:
            self._dead = reason
            self._on_fatal(reason)


def is_full(error: BaseException) -> bool:
    """There is no room on the disk; there may be some later."""
    if isinstance(error, OSError):
        return error.errno in (errno.ENOSPC, errno.EDQUOT)
    code = getattr(error, "sqlite_errorcode", 0)
    # The second comes when the file that readers share cannot grow.
    return code & 0xFF == sqlite3.SQLITE_FULL or code == sqlite3.SQLITE_IOERR_SHMSIZE


def is_fatal(error: BaseException) -> bool:
    """The disk failed, or has lost what it had confirmed."""
    return getattr(error, "sqlite_errorcode", 0) & 0xFF in FATAL and not is_full(error)
