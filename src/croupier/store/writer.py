"""The one thread that writes: it gathers what waits into a batch, commits it with one fsync, and
only then answers those who wait. After a failed fsync it never writes again."""

import asyncio
import errno
import os
import sqlite3
import sys
import time
from collections.abc import Callable
from queue import SimpleQueue
from threading import Thread
from typing import Any, TypeVar

from croupier.games.game import Refused
from croupier.store.batch import Batch
from croupier.store.cache import WriterCache
from croupier.tables.ports import Commit, CommitFailed, Committed, Repeated

BATCH_MAX = 128
# A busy writer waits so long for more to write. At 50 tables in play that takes 5 % off the CPU of
# an action, and answers come as soon as before: there are fewer commits to wait for.
GATHER_SECONDS = 0.001
CHECKPOINT_IDLE = 3_000  # changes after which the log is moved into the file when nobody waits
CHECKPOINT_BUSY = 6_000  # and when somebody does

FATAL = (sqlite3.SQLITE_IOERR, sqlite3.SQLITE_CORRUPT, sqlite3.SQLITE_NOTADB)

T = TypeVar("T")
Job = Callable[[sqlite3.Connection, Batch], Any]  # runs inside the transaction of a batch
Item = tuple[Commit | Job, "asyncio.Future[Any]"]
Reply = tuple["asyncio.Future[Any]", Any, Exception | None]


def end_process(reason: str) -> None:
    print(f"croupier: {reason}; what was promised is on disk, start again", file=sys.stderr)
    os._exit(70)


def ignore(_trouble: str) -> None:
    """For callers who read `trouble` instead."""


class Writer:
    """`on_fatal` is called in the writer's thread, `on_trouble` in that of the loop. `trouble` says
    why the last write failed; it is empty while writes succeed."""

    def __init__(
        self,
        connection: sqlite3.Connection,
        cache: WriterCache,
        loop: asyncio.AbstractEventLoop,
        on_fatal: Callable[[str], None] = end_process,
        on_trouble: Callable[[str], None] = ignore,
    ) -> None:
        self.trouble = ""
        self._connection = connection
        self._cache = cache
        self._loop = loop
        self._on_fatal = on_fatal
        self._on_trouble = on_trouble
        # Bounded by the callers: a stream has one commit under way, a connection one request.
        self._queue: SimpleQueue[list[Item] | None] = SimpleQueue()
        self._gathered: list[Item] = []  # in this turn of the loop
        self._stopping = False
        self._dead: str | None = None
        self._failure = ""  # `trouble`, as the writer's thread knows it
        self._changes = 0
        self._thread = Thread(target=self._run, name="croupier-writer", daemon=True)
        self._thread.start()

    @property
    def alive(self) -> bool:
        return self._dead is None

    def commit(self, commit: Commit) -> "asyncio.Future[Committed]":
        return self._put(commit)

    def run(self, job: Callable[[sqlite3.Connection, Batch], T]) -> "asyncio.Future[T]":
        """The job must leave nothing behind when it raises: others share its transaction."""
        return self._put(job)

    def _put(self, what: Commit | Job) -> "asyncio.Future[Any]":
        """What comes in one turn of the loop is handed over together: to wake a thread costs half
        as much as a commit, and the batches are larger."""
        future: asyncio.Future[Any] = self._loop.create_future()
        if self._stopping:
            future.set_exception(CommitFailed("the store is closed"))
            return future
        if not self._gathered:
            self._loop.call_soon(self._hand_over)
        self._gathered.append((what, future))
        return future

    def _hand_over(self) -> None:
        if self._gathered:
            self._queue.put(self._gathered)
            self._gathered = []

    async def stop(self) -> None:
        """What waits is still written."""
        self._stopping = True
        self._hand_over()
        self._queue.put(None)
        await asyncio.to_thread(self._thread.join)

    def _run(self) -> None:
        waiting: list[Item] = []
        going, busy = True, False
        while going or waiting:
            if not waiting:
                going = self._take(waiting)
                if going and busy:
                    time.sleep(GATHER_SECONDS)
            # This thread alone takes from the queue, so what is counted is there.
            while going and len(waiting) < BATCH_MAX and self._queue.qsize():
                going = self._take(waiting)
            if waiting:
                items, waiting = waiting[:BATCH_MAX], waiting[BATCH_MAX:]
                busy = len(items) > 1
                self._answer(self._carry_out(items))
                self._checkpoint()

    def _take(self, waiting: list[Item]) -> bool:
        """False when there will be no more."""
        items = self._queue.get()
        waiting += items or ()
        return items is not None

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
                if isinstance(error, sqlite3.Error | OSError):
                    self._note_failure(error)
                self._undo(batch)
                why = f"{type(error).__name__}: {error}"
                return [failed(future, why) for _, future in items]
        if len(items) == 1:
            return [failed(items[0][1], why)]
        return [reply for item in items for reply in self._carry_out([item])]

    def _transact(self, batch: Batch, items: list[Item]) -> list[Reply]:
        connection = self._connection
        replies: list[Reply] = []
        connection.execute("BEGIN IMMEDIATE")
        before = connection.total_changes
        for what, future in items:
            try:
                made = batch.add(what) if isinstance(what, Commit) else what(connection, batch)
                replies.append((future, made, None))
            except (sqlite3.Error, OSError):
                raise
            except (Refused, Repeated, CommitFailed) as error:
                replies.append((future, None, error))
            except Exception as error:
                if isinstance(what, Commit):
                    error = CommitFailed(f"{type(error).__name__}: {error}")
                replies.append((future, None, error))
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

    def _answer(self, replies: list[Reply]) -> None:
        try:
            self._loop.call_soon_threadsafe(self._complete, replies, self._failure)
        except RuntimeError:  # the loop is closed: nobody waits any more
            self._dead = "the event loop is closed"

    def _complete(self, replies: list[Reply], trouble: str) -> None:
        changed, self.trouble = trouble != self.trouble, trouble
        for future, result, error in replies:
            if future.done():  # the caller no longer waits
                continue
            if error is None:
                future.set_result(result)
            else:
                future.set_exception(error)
        if changed:
            self._on_trouble(trouble)

    def _note_failure(self, error: sqlite3.Error | OSError) -> None:
        if is_full(error):
            self._failure = "the disk is full"
        else:
            self._failure = f"the database cannot be written ({error})"
            if is_fatal(error):
                self._die(self._failure)

    def _checkpoint(self) -> None:
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


def failed(future: "asyncio.Future[Any]", why: str) -> Reply:
    return future, None, CommitFailed(why)


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
