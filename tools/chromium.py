"""The Chromium that the browser tests drive: $CROUPIER_CHROMIUM, else one that the machine has,
else the one from npm, unpacked into .tools/. It installs nothing on the machine and needs no root.

    python -m tools.chromium        prepares it and prints its path
"""

import os
import platform
import shutil
import sys
from pathlib import Path
from typing import NamedTuple

from tools.node import CommandFailed, NodeMissing, digest, install, run

ROOT = Path(__file__).resolve().parent.parent
PACKAGE = ROOT / "tools" / "browser"
UNPACKED = ROOT / ".tools" / "chromium"
NAMES = ("chromium", "chromium-browser", "google-chrome", "google-chrome-stable")
FLAGS = (
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-gpu",
    "--disable-quic",
    "--disable-sync",
    "--no-first-run",
    "--no-sandbox",
)
FONTS = """<?xml version="1.0"?>
<fontconfig>
  <dir>{unpacked}/fonts</dir>
  <dir>{package}/node_modules/@embedpdf/fonts-sc/fonts</dir>
  <cachedir>{unpacked}/fonts-cache</cachedir>
</fontconfig>
"""


class Chromium(NamedTuple):
    executable: Path
    environment: dict[str, str]


class ChromiumMissing(Exception):
    """No Chromium is there and none can be had from npm."""


def find() -> Chromium:
    """The browser to drive, made ready where that is still to do."""
    if named := os.environ.get("CROUPIER_CHROMIUM"):
        if not os.access(named, os.X_OK):
            raise ChromiumMissing(f"CROUPIER_CHROMIUM={named} is not a program")
        return Chromium(Path(named), dict(os.environ))
    for name in NAMES:
        if found := shutil.which(name):
            return Chromium(Path(found), dict(os.environ))
    if (sys.platform, platform.machine()) != ("linux", "x86_64"):
        raise ChromiumMissing("install Chromium, or name one in CROUPIER_CHROMIUM")
    install(PACKAGE)
    unpack()
    # The same libraries and fonts on every machine, whatever it has.
    return Chromium(
        UNPACKED / "chromium",
        os.environ
        | {
            "LD_LIBRARY_PATH": str(UNPACKED / "al2023" / "lib"),
            "FONTCONFIG_FILE": str(UNPACKED / "fonts.conf"),
        },
    )


def unpack() -> None:
    wanted = digest(PACKAGE, ["package-lock.json", "unpack.mjs"])
    stamp = UNPACKED / ".unpacked"
    if stamp.exists() and stamp.read_text() == wanted:
        return
    print("· Chromium for the browser tests", flush=True)
    # Unpacked aside, so that nobody starts half a program.
    aside = UNPACKED.with_name(f"chromium-{os.getpid()}")
    run(PACKAGE, "node", "unpack.mjs", str(aside))
    (aside / "fonts.conf").write_text(FONTS.format(unpacked=UNPACKED, package=PACKAGE))
    (aside / ".unpacked").write_text(wanted)
    shutil.rmtree(UNPACKED, ignore_errors=True)
    aside.rename(UNPACKED)


def main() -> int:
    try:
        print(find().executable)
    except (ChromiumMissing, CommandFailed, NodeMissing) as problem:
        print(problem, file=sys.stderr)
        return 2
    return 0


if __name__ == "__main__":
    sys.exit(main())
