"""Why a store cannot be opened or read. Each reads as one line that tells what to do next."""

import sqlite3
from pathlib import Path

RESTORE = "restore a backup, or move the file away to begin anew"
UNWRITABLE = (sqlite3.SQLITE_CANTOPEN, sqlite3.SQLITE_READONLY, sqlite3.SQLITE_PERM)


class StoreError(Exception):
    """The store cannot be used."""


class BookDiffers(Exception):
    """The accounts in the database are not those of the book."""


class Damaged(StoreError):
    def __init__(self, path: str | Path, what: str, advice: str) -> None:
        super().__init__(f"{path}: {what}; {advice}")


class StoreLocked(StoreError):
    def __init__(self, path: str | Path) -> None:
        super().__init__(f"{path}: another process uses this database; stop it first")


class TooNew(StoreError):
    def __init__(self, path: str | Path, found: str, known: str) -> None:
        super().__init__(
            f"{path}: written by a newer version (schema {found}, this one knows {known}); upgrade"
        )


class TooOld(StoreError):
    def __init__(self, path: str | Path, found: str, known: str) -> None:
        super().__init__(
            f"{path}: written by an older version (schema {found}, this one reads {known}); "
            "start the house once to upgrade it"
        )


class Unwritable(StoreError):
    def __init__(self, path: str | Path, why: str) -> None:
        super().__init__(f"{path}: cannot be written ({why}); choose another place for the data")


def translated(
    path: Path, error: sqlite3.Error | UnicodeDecodeError, advice: str = RESTORE
) -> StoreError:
    if isinstance(error, UnicodeDecodeError):  # what SQLite quotes in an error may be damaged too
        return Damaged(path, "it holds bytes that are no letters", advice)
    code = getattr(error, "sqlite_errorcode", 0) & 0xFF
    if code in UNWRITABLE:
        return Unwritable(path, str(error))
    if code == sqlite3.SQLITE_FULL:
        return Unwritable(path, "the disk is full")
    if code == sqlite3.SQLITE_BUSY:
        return StoreLocked(path)
    return Damaged(path, str(error), advice)
