"""Why a store cannot be opened or read. Each reads as one line that tells what to do next."""

from pathlib import Path


class StoreError(Exception):
    """The store cannot be used."""


class Damaged(StoreError):
    def __init__(self, path: str | Path, what: str, advice: str) -> None:
        super().__init__(f"{path}: {what}; {advice}")
        self.path = Path(path)
        self.what = what
        self.advice = advice


class StoreLocked(StoreError):
    def __init__(self, path: str | Path) -> None:
        super().__init__(f"{path}: another process uses this database; stop it first")
        self.path = Path(path)


class TooNew(StoreError):
    def __init__(self, path: str | Path, found: str, known: str) -> None:
        super().__init__(
            f"{path}: written by a newer version (schema {found}, this one knows {known}); upgrade"
        )
        self.path = Path(path)
        self.found = found
        self.known = known


class TooOld(StoreError):
    def __init__(self, path: str | Path, found: str, known: str) -> None:
        super().__init__(
            f"{path}: written by an older version (schema {found}, this one reads {known}); "
            "start the house once to upgrade it"
        )
        self.path = Path(path)


class Unwritable(StoreError):
    def __init__(self, path: str | Path, why: str) -> None:
        super().__init__(f"{path}: cannot be written ({why}); choose another place for the data")
        self.path = Path(path)
        self.why = why


class NameTaken(Exception):
    """Another player has this name."""
