"""Writes a file so that at every moment the old or the new contents are there as a whole."""

import os
from pathlib import Path


def write_atomically(path: Path, text: str) -> None:
    """Raises OSError and leaves the old file as it was when the new one cannot be written. Where
    `path` is a link, the file that it leads to is written."""
    target = path.resolve()
    target.parent.mkdir(parents=True, exist_ok=True)
    draft = target.with_name(f".{target.name}.{os.getpid()}.new")
    try:
        mode = target.stat().st_mode & 0o777
    except FileNotFoundError:
        mode = None
    try:
        with draft.open("wb") as file:
            if mode is not None:
                draft.chmod(mode)
            file.write(text.encode())
            file.flush()
            os.fsync(file.fileno())
        draft.replace(target)
    except BaseException:
        draft.unlink(missing_ok=True)
        raise
    _sync_folder(target.parent)


def _sync_folder(folder: Path) -> None:
    """The new name of the file has to outlive a loss of power, too. Windows opens no folders."""
    if os.name == "nt":
        return
    opened = os.open(folder, os.O_RDONLY)
    try:
        os.fsync(opened)
    finally:
        os.close(opened)
