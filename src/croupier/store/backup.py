"""Copies a database as it is at one moment, whether a house uses it or not."""

import os
import sqlite3
from collections.abc import Callable
from contextlib import closing
from pathlib import Path

from croupier.store.errors import StoreError, Unwritable, translated
from croupier.store.progress import Progress, silent
from croupier.store.reader import connect_beside

PAGES = 4_000  # in one step


class NoBackup(StoreError):
    """Reads as one line that tells what is in the way."""


def copy_database(source: Path, target: Path, progress: Progress = silent) -> None:
    """`target` is one file, complete and durable, or not there. Raises a `StoreError`."""
    if target.exists():
        raise NoBackup(f"{target}: is there already; choose another folder")
    part = target.with_name(target.name + ".part")
    try:
        part.unlink(missing_ok=True)
        part.touch(mode=0o600)  # it holds the cards of running rounds
        with closing(connect_beside(source)) as house, closing(sqlite3.connect(part)) as copy:
            house.execute("BEGIN")
            # From here on the reader sees one moment, so that no commit makes the copy begin anew.
            house.execute("SELECT count(*) FROM sqlite_master").fetchone()
            house.backup(copy, pages=PAGES, progress=_telling(progress))
            copy.execute("PRAGMA journal_mode = DELETE")  # one file, without a log beside it
        with part.open("rb+") as written:
            os.fsync(written.fileno())
        part.rename(target)
        folder = os.open(target.parent, os.O_RDONLY)
        try:
            os.fsync(folder)
        finally:
            os.close(folder)
    except sqlite3.Error as error:
        part.unlink(missing_ok=True)
        raise translated(source, error) from error
    except OSError as error:
        part.unlink(missing_ok=True)
        raise Unwritable(target, error.strerror or str(error)) from error


def _telling(progress: Progress) -> Callable[[int, int, int], None]:
    def tell(_status: int, left: int, total: int) -> None:
        progress("copying the database", total - left, total)

    return tell
