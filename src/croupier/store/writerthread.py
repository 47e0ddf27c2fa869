"""The thread that writes for a store: it gathers what waits into batches, has each carried out in
one transaction, and answers those who wait afterwards. How a batch is carried out is the business
of the database (`writer.py`, `postgres/writer.py`)."""

import asyncio
import time
from abc import ABC, abstractmethod
from collections.abc import Callable
from queue import SimpleQueue
from threading import Thread
from typing import Any, TypeVar

from croupier import orderlog
from croupier.games.game import Refused
from croupier.store.batch import Batch
from croupier.store.connection import Connection
from croupier.tables.ports import Commit, CommitFailed, Committed, Repeated

BATCH_MAX = 128
# A busy writer waits so long for more to write. At 50 tables in play that takes 5 % off the CPU of
# an action, and answers come as soon as before: there are fewer commits to wait for.
GATHER_SECONDS = 0.001

T = TypeVar("T")
Job = Callable[[Connection, Batch], Any]  # runs inside the transaction of a batch
Item = tuple[Commit | Job, "asyncio.Future[Any]"]
Reply = tuple["asyncio.Future[Any]", Any, Exception | None]


def ignore(_trouble: str) -> None:
    """For callers who read `trouble` instead."""


class WriterThread(ABC):
    """`on_trouble` is called in the thread of the loop. `trouble` says why the last write failed;
    it is empty while writes succeed. Whoever inherits calls `start` when it is ready."""

    gather_seconds = GATHER_SECONDS

    def __init__(
        self, loop: asyncio.AbstractEventLoop, on_trouble: Callable[[str], None] = ignore
    ) -> None:
        self.trouble = ""
        self._loop = loop
        self._on_trouble = on_trouble
        # Bounded by the callers: a stream has one commit under way, a connection one request.
        self._queue: SimpleQueue[list[Item] | None] = SimpleQueue()
        self._gathered: list[Item] = []  # in this turn of the loop
        self._stopping = False
        self._dead: str | None = None
        self._failure = ""  # `trouble`, as the writer's thread knows it
        self._thread = Thread(target=self._run, name="croupier-writer", daemon=True)

    def start(self) -> None:
        self._thread.start()

    @property
    def alive(self) -> bool:
        return self._dead is None

    def commit(self, commit: Commit) -> "asyncio.Future[Committed]":
        return self._put(commit)

    def run(self, job: Callable[[Connection, Batch], T]) -> "asyncio.Future[T]":
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
                    time.sleep(self.gather_seconds)
            # This thread alone takes from the queue, so what is counted is there.
            while going and len(waiting) < BATCH_MAX and self._queue.qsize():
                going = self._take(waiting)
            if waiting:
                items, waiting = waiting[:BATCH_MAX], waiting[BATCH_MAX:]
                busy = len(items) > 1
                began = time.perf_counter()
                replies = self._carry_out(items)
                log_batch(items, replies, time.perf_counter() - began)
                self._answer(replies)
                self._between_batches()

    def _take(self, waiting: list[Item]) -> bool:
        """False when there will be no more."""
        items = self._queue.get()
        waiting += items or ()
        return items is not None

    @abstractmethod
    def _carry_out(self, items: list[Item]) -> list[Reply]:
        """An answer for each item, once what it wrote is durable."""

    @abstractmethod
    def _between_batches(self) -> None:
        """After the answers to a batch: what a database wants done when nobody waits."""

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


def decide(
    items: list[Item],
    batch: Batch,
    connection: Connection,
    driver_errors: tuple[type[Exception], ...],
) -> list[Reply]:
    """Let each item add to the batch. Errors of the driver concern the whole batch and are raised;
    any other is the answer to its item."""
    replies: list[Reply] = []
    for what, future in items:
        try:
            made = batch.add(what) if isinstance(what, Commit) else what(connection, batch)
            replies.append((future, made, None))
        except driver_errors:
            raise
        except (Refused, Repeated, CommitFailed) as error:
            replies.append((future, None, error))
        except Exception as error:
            if isinstance(what, Commit):
                error = CommitFailed(f"{type(error).__name__}: {error}")
            replies.append((future, None, error))
    return replies


def log_batch(items: list[Item], replies: list[Reply], seconds: float) -> None:
    """Under the orders that were decided on, where they come from somebody."""
    whys = {type(error).__name__ for _, _, error in replies if isinstance(error, CommitFailed)}
    if not (whys or orderlog.is_wanted(seconds)):
        return
    stored: list[str] = []
    failed: list[str] = []
    for (what, _), (_, _, error) in zip(items, replies, strict=True):
        if isinstance(what, Commit) and what.command is not None:
            if error is None:
                stored.append(what.command)
            elif isinstance(error, CommitFailed):
                failed.append(what.command)
    if failed:
        orderlog.not_committed(failed, whys)
    orderlog.committed(stored, seconds)


def failed(future: "asyncio.Future[Any]", why: str) -> Reply:
    return future, None, CommitFailed(why)
