"""The disk under a store, as a test wants it: full, or so slow that nothing is committed until it
is let go."""

import sqlite3
import threading
from typing import Any


class Disk:
    def __init__(self) -> None:
        self.room: int | None = None  # for so many commits; None is no limit
        self.refused = 0  # commits for which there was no room
        self.reached = threading.Event()  # somebody waits for a commit
        self._moves = threading.Event()
        self._moves.set()

    def hold(self) -> None:
        self.reached.clear()
        self._moves.clear()

    def let_go(self) -> None:
        self._moves.set()

    def _take_room(self) -> None:
        if self.room == 0:
            self.refused += 1
            raise full()
        if self.room is not None:
            self.room -= 1

    def factory(self) -> type[sqlite3.Connection]:
        """The connection with which the store is to write."""
        disk = self

        class OnDisk(sqlite3.Connection):
            def execute(self, statement: str, /, *values: Any) -> sqlite3.Cursor:
                if statement == "COMMIT":
                    disk.reached.set()
                    assert disk._moves.wait(30)
                    disk._take_room()
                return super().execute(statement, *values)

        return OnDisk


def full() -> sqlite3.OperationalError:
    error = sqlite3.OperationalError("database or disk is full")
    error.sqlite_errorcode = sqlite3.SQLITE_FULL
    return error
