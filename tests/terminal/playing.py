"""`croupier 21` with a script on stdin, in a folder of its own: as a process of its own, as people
run it, or inside the test, which is much faster."""

import io
import os
import subprocess
import sys
from collections.abc import Iterable, Mapping
from pathlib import Path

from croupier.cards.chance import Chance
from croupier.terminal.command import play_offline
from croupier.terminal.keyboard import Keyboard
from croupier.terminal.screen import Screen

PATIENCE = 120
COMMAND = (sys.executable, "-m", "croupier.main", "21")


def environment(folder: Path, **more: str) -> dict[str, str]:
    kept = {key: value for key, value in os.environ.items() if not key.startswith("LC_")}
    for name in ("NO_COLOR", "COLUMNS", "LINES", "TERM"):
        kept.pop(name, None)
    return kept | {"LANG": "C.UTF-8", "XDG_CONFIG_HOME": str(folder), **more}


def config_path(folder: Path) -> Path:
    return folder / "croupier" / "twenty-one.conf"


def write_config(folder: Path, **values: object) -> Path:
    path = config_path(folder)
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_text("".join(f'{key} = "{value}"\n' for key, value in values.items()))
    return path


def play(
    folder: Path, *arguments: object, lines: Iterable[str] = (), env: Mapping[str, str] = {}
) -> subprocess.CompletedProcess[str]:
    """A process. What was said is in `stdout`, also what was typed."""
    done = subprocess.run(
        [*COMMAND, *map(str, arguments)],
        input="".join(f"{line}\n" for line in lines),
        env=environment(folder, **env),
        capture_output=True,
        encoding="utf-8",
        timeout=PATIENCE,
    )
    assert "Traceback" not in done.stderr, done.stderr
    return done


def told(path: Path, *lines: str, seed: str = "cards", strict: bool = False, code: int = 0) -> str:
    """What is said by a game inside the test that ends with the exit code."""
    out, script = io.StringIO(), path.with_suffix(".script")
    script.parent.mkdir(parents=True, exist_ok=True)
    script.write_text("".join(f"{line}\n" for line in lines))
    screen = Screen(out, terminal=False, colour=False, echo=True)
    chance = Chance(seed.encode().ljust(32, b".")[:32])
    with script.open("rb") as file:
        keyboard = Keyboard(file.fileno())
        ended = play_offline(path, strict, "en", screen, keyboard, lambda: chance.bytes(32))
    script.unlink()
    assert ended == code, out.getvalue()
    return out.getvalue()
