"""Of which sources the compiled kernel is made."""

from hashlib import sha256
from pathlib import Path

FOLDER = Path(__file__).parent


def has_sources() -> bool:
    """An installed wheel has none."""
    return (FOLDER / "c").exists()


def digest(folder: Path = FOLDER) -> str:
    """Of all that the library is made from: the C sources, and what generates the others."""
    hashed = sha256()
    for part in ("c", "tables"):
        for path in sorted((folder / part).rglob("*")):
            if path.suffix in {".c", ".h", ".py"}:
                hashed.update(path.relative_to(folder).as_posix().encode() + b"\n")
                hashed.update(path.read_bytes())
    return hashed.hexdigest()
