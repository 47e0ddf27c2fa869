"""The engine as `make native` compiles it and the kernel as `make play` does, and whether they fit
the sources that lie beside them (docs/adr/0005-a-compiled-engine.md, 0007-the-kernel.md). What does
not fit is removed before it can be imported; how it is made is none of the product's business.
"""

import sys
from collections.abc import Iterable
from hashlib import sha256
from pathlib import Path

SOURCES = Path(__file__).parent.parent
STAMP = "croupier/.native"
KERNEL = "croupier/.kernel"
_LIBRARIES = (".so", ".pyd")
_SAID = {
    STAMP: "The compiled engine is not of these sources: removed (make native)",
    KERNEL: "The compiled kernel is not of these sources: removed (make play)",
}


def keep_fresh(root: Path = SOURCES) -> None:
    """Without anything compiled this costs a look for two files."""
    for name, said in _SAID.items():
        if (root / name).exists() and not fits(root, name):
            remove(root, name)
            print(said, file=sys.stderr)


def fits(root: Path, name: str = STAMP) -> bool:
    """Whether every source and every extension is what it was when the stamp was written."""
    return all(_digest(root / file) == digest for file, digest in _stamped(root, name).items())


def stamp(root: Path, made: Path, files: Iterable[str], name: str = STAMP) -> None:
    """Say which files belong together, as they are in the folder where they were made."""
    lines = [f"{_digest(made / file)}  {file}\n" for file in files]
    (root / name).write_text("".join(lines), encoding="utf-8")


def remove(root: Path = SOURCES, name: str = STAMP) -> bool:
    """Take away all that was compiled; the stamp goes last. Whether there was any."""
    stamped = _stamped(root, name)
    for file in stamped:
        if file.endswith(_LIBRARIES):
            (root / file).unlink(missing_ok=True)
    (root / name).unlink(missing_ok=True)
    return bool(stamped)


def _stamped(root: Path, name: str) -> dict[str, str]:
    try:
        lines = (root / name).read_text(encoding="utf-8").splitlines()
    except FileNotFoundError:  # another process was faster to remove it
        return {}
    return {file: digest for digest, _, file in (line.partition("  ") for line in lines)}


def _digest(path: Path) -> str:
    try:
        return sha256(path.read_bytes()).hexdigest()
    except FileNotFoundError:
        return ""
