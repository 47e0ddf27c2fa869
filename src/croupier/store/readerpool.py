"""Threads that read beside the writer, each on a connection that cannot write."""

import asyncio
from abc import ABC, abstractmethod
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from typing import Any, Protocol, TypeVar, TypeVarTuple

from croupier.store.connection import Connection

READERS = 2

T = TypeVar("T")
Args = TypeVarTuple("Args")


class Closable(Connection, Protocol):
    def close(self) -> None: ...


class ReaderPool(ABC):
    """A connection is opened when it is first needed; there are as many as threads."""

    def __init__(self) -> None:
        self._pool = ThreadPoolExecutor(READERS, "croupier-reader")
        self._idle: list[Closable] = []

    async def run(self, question: Callable[[Connection, *Args], T], *args: *Args) -> T:
        loop = asyncio.get_running_loop()
        return await loop.run_in_executor(self._pool, self._ask, question, *args)

    def stop(self) -> None:
        self._pool.shutdown()
        while self._idle:
            self._idle.pop().close()

    def _ask(self, question: Callable[[Connection, *Args], T], *args: *Args) -> T:
        try:
            connection = self._idle.pop()
        except IndexError:
            connection = self._connect()
        try:
            return self._asked(connection, question, *args)
        finally:
            self._idle.append(connection)

    @abstractmethod
    def _connect(self) -> Closable:
        """A connection that cannot write."""

    @abstractmethod
    def _asked(self, connection: Connection, question: Callable[..., T], *args: Any) -> T:
        """Errors of the driver become a `StoreError`."""
