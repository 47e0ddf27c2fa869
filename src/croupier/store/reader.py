"""Reads beside the writer, on connections that cannot write."""

import asyncio
import sqlite3
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Concatenate, ParamSpec, TypeVar

from croupier.store.errors import translated

READERS = 2

T = TypeVar("T")
P = ParamSpec("P")


def connect_reader(path: Path, *, immutable: bool = False) -> sqlite3.Connection:
    url = f"{path.absolute().as_uri()}?mode=ro{'&immutable=1' if immutable else ''}"
    connection = sqlite3.connect(
        url, uri=True, timeout=5, isolation_level=None, check_same_thread=False
    )
    connection.execute("PRAGMA query_only = ON")
    # A damaged letter must not stop all reading: the hash of its record shows the damage.
    connection.text_factory = lambda text: text.decode(errors="replace")
    return connection


class Reader:
    """A connection is opened when it is first needed; there are as many as threads."""

    def __init__(self, path: Path) -> None:
        self._path = path
        self._pool = ThreadPoolExecutor(READERS, "croupier-reader")
        self._idle: list[sqlite3.Connection] = []

    async def run(
        self,
        question: Callable[Concatenate[sqlite3.Connection, P], T],
        *args: P.args,
        **options: P.kwargs,
    ) -> T:
        def ask(connection: sqlite3.Connection) -> T:
            return question(connection, *args, **options)

        return await asyncio.get_running_loop().run_in_executor(self._pool, self._ask, ask)

    def stop(self) -> None:
        self._pool.shutdown()
        while self._idle:
            self._idle.pop().close()

    def _ask(self, question: Callable[[sqlite3.Connection], T]) -> T:
        try:
            connection = self._idle.pop()
        except IndexError:
            connection = connect_reader(self._path)
        try:
            return question(connection)
        except sqlite3.DatabaseError as error:
            raise translated(self._path, error, "run croupier audit") from error
        finally:
            self._idle.append(connection)
