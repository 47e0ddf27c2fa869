"""`croupier backup` and `croupier restore`: a folder with all that a house keeps, and the way back.
Nothing is overwritten: what a restore replaces is moved aside."""

import shutil
from contextlib import closing
from datetime import UTC, datetime
from pathlib import Path

from rich.console import Console

from croupier.bank.config import FILE as BANKS
from croupier.reports import FINE, UNUSABLE, WRONG, audit_command, progress_of
from croupier.store import DATABASE
from croupier.store.backup import NoBackup, copy_database
from croupier.store.errors import StoreError
from croupier.store.heads import FILE as HEADS
from croupier.store.heads import BadHeads, compare_heads, newest_heads
from croupier.store.opening import lock
from croupier.store.reader import reading

BANK_FOLDER = "bank"  # of the practice bank
# The key that signs heads is none of them: whoever finds a backup must not be able to sign.
PLAIN = (HEADS, BANKS)


def backup_command(data: Path, target: Path, console: Console) -> int:
    """Exit code 1 when the copy has a problem, 2 when there is none."""
    try:
        target.mkdir(parents=True, exist_ok=True)
        _copy(data, target, console)
    except OSError as error:
        console.print(f"croupier: {target}: {error.strerror}", markup=False)
        return UNUSABLE
    except StoreError as error:
        console.print(f"croupier: {error}", markup=False)
        return UNUSABLE
    console.print(f"copied to {target}; auditing the copy", markup=False)
    return audit_command(target / DATABASE, console)


def restore_command(data: Path, source: Path, console: Console) -> int:
    """The house must be stopped. Exit code 1 when the backup has a problem, 2 when it cannot be
    used; then nothing has changed."""
    if not (source / DATABASE).is_file():
        console.print(f"croupier: {source}: no backup, there is no {DATABASE} in it", markup=False)
        return UNUSABLE
    found = audit_command(source / DATABASE, console)
    if found != FINE:
        console.print("croupier: the backup has problems; nothing was changed", markup=False)
        return found
    try:
        data.mkdir(parents=True, exist_ok=True)
        with closing(lock(data / DATABASE)):
            aside = _move_aside(data)
            _copy(source, data, console)
            later = [] if aside is None else _lost_since(aside, data)
    except (StoreError, OSError) as error:
        console.print(f"croupier: {error}", markup=False)
        return UNUSABLE
    if aside is not None:
        console.print(f"what was here is in {aside}", markup=False)
    for line in later:
        console.print(f"not in the backup: {line}", markup=False)
    code = audit_command(data / DATABASE, console)
    return WRONG if code else FINE


def _copy(source: Path, target: Path, console: Console) -> None:
    with progress_of(console) as tell:
        copy_database(source / DATABASE, target / DATABASE, tell)
        for database in (source / BANK_FOLDER).glob("*.db"):
            (target / BANK_FOLDER).mkdir(exist_ok=True)
            copy_database(database, target / BANK_FOLDER / database.name, tell)
    folders = [source / BANK_FOLDER] if (source / BANK_FOLDER).is_dir() else []
    files = [source / name for name in PLAIN if (source / name).is_file()]
    for folder in folders:
        files += [one for one in folder.iterdir() if one.is_file() and ".db" not in one.name]
    for file in files:
        place = target / file.relative_to(source)
        if place.exists():
            raise NoBackup(f"{place}: is there already; choose another folder")
        shutil.copy2(file, place)


def _move_aside(data: Path) -> Path | None:
    """Where the house that was here is now."""
    names = (DATABASE, f"{DATABASE}-wal", f"{DATABASE}-shm", *PLAIN, BANK_FOLDER)
    found = [data / name for name in names if (data / name).exists()]
    if not found:
        return None
    aside = data / f"before-restore-{datetime.now(UTC):%Y%m%d-%H%M%S-%f}"
    aside.mkdir()
    for one in found:
        one.rename(aside / one.name)
    return aside


def _lost_since(aside: Path, data: Path) -> list[str]:
    """What the last signed heads of the house that was here know, and the backup does not."""
    try:
        heads = newest_heads(aside / HEADS)
    except BadHeads as error:
        return [str(error)]
    if heads is None:
        return []
    with reading(data / DATABASE) as connection:
        return compare_heads(connection, heads)
