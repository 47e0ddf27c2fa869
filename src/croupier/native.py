"""The engine as `make native` compiles it, and whether it still fits the sources that lie beside it
(docs/adr/0005-a-compiled-engine.md). What does not fit is removed before it can be imported; how
it is made is none of the product's business.
"""

import sys
from collections.abc import Iterable
from hashlib import sha256
from pathlib import Path

SOURCES = Path(__file__).parent.parent
STAMP = "croupier/.native"


def keep_fresh(root: Path = SOURCES) -> None:
    """Without a compiled engine this costs one look for a file."""
    if (root / STAMP).exists() and not fits(root):
        remove(root)
        print("The compiled engine is not of these sources: removed (make native)", file=sys.stderr)


def fits(root: Path) -> bool:
    """Whether every source and every extension is what it was when the stamp was written."""
    return all(_digest(root / file) == digest for file, digest in _stamped(root).items())


def stamp(root: Path, made: Path, files: Iterable[str]) -> None:
    """Say which files belong together, as they are in the folder where they were made."""
    lines = [f"{_digest(made / file)}  {file}\n" for file in files]
    (root / STAMP).write_text("".join(lines), encoding="utf-8")


def remove(root: Path = SOURCES) -> bool:
    """Take away all that was compiled; the stamp goes last. Whether there was any."""
    stamped = _stamped(root)
    for file in stamped:
        if not file.endswith(".py"):
            (root / file).unlink(missing_ok=True)
    (root / STAMP).unlink(missing_ok=True)
    return bool(stamped)


def _stamped(root: Path) -> dict[str, str]:
    try:
        lines = (root / STAMP).read_text(encoding="utf-8").splitlines()
    except FileNotFoundError:  # another process was faster to remove it
        return {}
    return {file: digest for digest, _, file in (line.partition("  ") for line in lines)}


def _digest(path: Path) -> str:
    try:
        return sha256(path.read_bytes()).hexdigest()
    except FileNotFoundError:
        return ""
