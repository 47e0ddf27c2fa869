"""The one thread that writes: it gathers what waits into a batch, commits it with one fsync, and
only then tells those who wait. After a failed fsync it never writes again.
"""

import asyncio
import os
import sqlite3
import sys
import time
from collections.abc import Callable
from queue import SimpleQueue
from threading import Thread
from typing import Any, TypeVar

from croupier.games.game import Refused
from croupier.store.batch import Batch, State
from croupier.tables.ports import Commit, CommitFailed, Repeated

BATCH_MAX = 64
CHECKPOINT_IDLE = 3_000  # changes after which the log is moved into the file when nobody waits
CHECKPOINT_BUSY = 6_000  # and when somebody does

FATAL = (sqlite3.SQLITE_IOERR, sqlite3.SQLITE_CORRUPT, sqlite3.SQLITE_NOTADB)

T = TypeVar("T")
Job = Callable[[sqlite3.Connection, Batch], Any]  # runs inside the transaction of a batch
Item = tuple[Commit | Job, "asyncio.Future[Any]"]
Outcome = tuple["asyncio.Future[Any]", Any, Exception | None]


def end_process(reason: str) -> None:
    print(f"croupier: {reason}; what was promised is on disk, start again", file=sys.stderr)
    os._exit(70)


class Writer:
    def __init__(
        self,
        connection: sqlite3.Connection,
        state: State,
        loop: asyncio.AbstractEventLoop,
        on_fatal: Callable[[str], None] = end_process,
        linger_ms: float = 0,
    ) -> None:
        self._connection = connection
        self._state = state
        self._loop = loop
        self._on_fatal = on_fatal
        self._linger_s = linger_ms / 1000
        # Bounded by the callers: a table has one decision under way, a connection one request.
        self._queue: SimpleQueue[list[Item] | None] = SimpleQueue()
        self._gathered: list[Item] = []  # since the loop last came round
        self._stopping = False
        self._dead: str | None = None
        self._changes = 0
        self._thread = Thread(target=self._run, name="croupier-writer", daemon=True)
        self._thread.start()

    @property
    def alive(self) -> bool:
        return self._dead is None

    def commit(self, commit: Commit) -> "asyncio.Future[None]":
        future: asyncio.Future[None] = self._loop.create_future()
        self._put(commit, future)
        return future

    async def run(self, job: Callable[[sqlite3.Connection, Batch], T]) -> T:
        """The job must leave nothing behind when it raises: others share its transaction."""
        future: asyncio.Future[T] = self._loop.create_future()
        self._put(job, future)
        return await future

    def _put(self, what: Commit | Job, future: "asyncio.Future[Any]") -> None:
        """What comes in one turn of the loop is handed over together: to wake a thread costs as
        much as half a decision, and the batches are larger."""
        if self._stopping:
            future.set_exception(CommitFailed("the store is closed"))
            return
        if not self._gathered:
            self._loop.call_soon(self._hand_over)
        self._gathered.append((what, future))

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
        going = True
        while going or waiting:
            if not waiting:
                going = self._take(waiting)
                if going and self._linger_s and len(waiting) < BATCH_MAX:
                    time.sleep(self._linger_s)
            # This thread alone takes from the queue, so what is counted is there.
            while going and len(waiting) < BATCH_MAX and self._queue.qsize():
                going = self._take(waiting)
            if waiting:
                items, waiting = waiting[:BATCH_MAX], waiting[BATCH_MAX:]
                self._answer(self._carry_out(items))
                self._checkpoint()

    def _take(self, waiting: list[Item]) -> bool:
        """False when there will be no more."""
        items = self._queue.get()
        waiting += items or ()
        return items is not None

    def _carry_out(self, items: list[Item]) -> list[Outcome]:
        """A repeat that memory has forgotten trips over an index and takes the batch along, so
        the batch is tried again with a look at the disk, and then each decision alone."""
        if self._dead:
            return [failed(future, self._dead) for _, future in items]
        for careful in (False, True):
            batch = Batch(self._state, self._connection, careful=careful)
            try:
                return self._transact(batch, items)
            except sqlite3.IntegrityError as error:
                self._undo(batch)
                why = str(error)
            except Exception as error:
                if isinstance(error, sqlite3.Error) and is_fatal(error):
                    self._die(f"the database cannot be written ({error})")
                self._undo(batch)
                why = f"{type(error).__name__}: {error}"
                return [failed(future, why) for _, future in items]
        if len(items) == 1:
            return [failed(items[0][1], why)]
        return [outcome for item in items for outcome in self._carry_out([item])]

    def _transact(self, batch: Batch, items: list[Item]) -> list[Outcome]:
        connection = self._connection
        outcomes: list[Outcome] = []
        changes = 0
        connection.execute("BEGIN IMMEDIATE")
        for what, future in items:
            try:
                if isinstance(what, Commit):
                    batch.add(what)
                    outcomes.append((future, None, None))
                else:
                    outcomes.append((future, what(connection, batch), None))
                changes += 1
            except sqlite3.Error:
                raise
            except (Refused, Repeated, CommitFailed) as error:
                outcomes.append((future, None, error))
            except Exception as error:
                if isinstance(what, Commit):
                    error = CommitFailed(f"{type(error).__name__}: {error}")
                outcomes.append((future, None, error))
        if changes:
            batch.write()
            connection.execute("COMMIT")
            batch.keep()
            self._changes += changes
        else:
            connection.execute("ROLLBACK")
        return outcomes

    def _undo(self, batch: Batch) -> None:
        batch.drop()
        try:
            if self._connection.in_transaction:
                self._connection.execute("ROLLBACK")
        except sqlite3.Error as error:
            self._die(f"a transaction cannot be rolled back ({error})")

    def _answer(self, outcomes: list[Outcome]) -> None:
        try:
            self._loop.call_soon_threadsafe(complete, outcomes)
        except RuntimeError:  # the loop is closed: nobody waits any more
            self._dead = "the event loop is closed"

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
                self._die(f"the database cannot be written ({error})")

    def _die(self, reason: str) -> None:
        if self._dead is None:
            self._dead = reason
            self._on_fatal(reason)


def complete(outcomes: list[Outcome]) -> None:
    for future, result, error in outcomes:
        if future.done():  # who waited has gone away
            continue
        if error is None:
            future.set_result(result)
        else:
            future.set_exception(error)


def failed(future: "asyncio.Future[Any]", why: str) -> Outcome:
    return future, None, CommitFailed(why)


def is_fatal(error: sqlite3.Error) -> bool:
    """Not a full disk, which may have room again, but one that failed or forgot."""
    return getattr(error, "sqlite_errorcode", 0) & 0xFF in FATAL
