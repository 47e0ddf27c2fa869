"""Builds the browser client into the Python package, when its sources changed since the last time.
It compares contents, not times, so that a fresh clone, a copy and an sdist are judged alike.

    python -m tools.build_web
"""

import os
import sys
from pathlib import Path

from tools.node import CommandFailed, NodeMissing, digest, install, run

ROOT = Path(__file__).resolve().parent.parent
WEB = ROOT / "web"
OUTPUT = ROOT / "src" / "croupier" / "server" / "static"
STAMP = OUTPUT / ".sources"
NOT_SOURCES = {"node_modules", "dist", "coverage"}


def sources() -> list[str]:
    """Every file that the client is built from, in a fixed order."""
    found = []
    for top in (WEB, ROOT / "locales"):
        for folder, subfolders, files in os.walk(top):
            subfolders[:] = [name for name in subfolders if name not in NOT_SOURCES]
            found += [(Path(folder) / name).relative_to(ROOT).as_posix() for name in files]
    return sorted(found)


def build() -> None:
    """Build, unless the output stems from just these sources."""
    wanted = digest(ROOT, sources())
    if STAMP.exists() and STAMP.read_text() == wanted:
        return
    STAMP.unlink(missing_ok=True)
    install(WEB)
    print("· web client", flush=True)
    run(WEB, "npm", "run", "build", quiet=True)
    STAMP.write_text(wanted)


def main() -> int:
    try:
        build()
    except (NodeMissing, CommandFailed) as problem:
        print(problem, file=sys.stderr)
        return 2
    return 0


if __name__ == "__main__":
    sys.exit(main())
