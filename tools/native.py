"""Compiles the functions of the hold'em and dou dizhu engines into extension modules beside their
sources, with mypyc and the C compiler of the machine. It keeps them only if they play like the
sources do, byte for byte; nothing that the product does depends on them.

    python -m tools.native [--remove]
"""

import argparse
import json
import os
import shlex
import shutil
import subprocess
import sys
import sysconfig
from itertools import zip_longest
from pathlib import Path
from statistics import median
from tempfile import TemporaryDirectory

from croupier import native
from tools import deals_told, hands_told

ROOT = Path(__file__).resolve().parent.parent
SOURCES = ROOT / "src"
# Modules of functions only: a msgspec struct does not survive being compiled.
MODULES = (
    "croupier/cards/chance.py",
    "croupier/cards/ranking.py",
    "croupier/games/doudizhu/combos/faults.py",
    "croupier/games/doudizhu/combos/picking.py",
    "croupier/games/doudizhu/combos/plays.py",
    "croupier/games/doudizhu/combos/ranks.py",
    "croupier/games/doudizhu/dealing.py",
    "croupier/games/doudizhu/evolve.py",
    "croupier/games/doudizhu/playing.py",
    "croupier/games/doudizhu/scoring.py",
    "croupier/games/holdem/betting.py",
    "croupier/games/holdem/dealing.py",
    "croupier/games/holdem/evolve.py",
    "croupier/games/holdem/positions.py",
    "croupier/games/holdem/seating.py",
    "croupier/games/holdem/showdown.py",
)
# They hold the types that the compiler relied on.
FOLDERS = (
    "croupier/cards",
    "croupier/games",
    "croupier/games/doudizhu",
    "croupier/games/doudizhu/combos",
    "croupier/games/holdem",
)
TELLERS = (hands_told, deals_told)
SEEDS = 600
TURNS = 7


class NotCompiled(Exception):
    """There is no compiled engine, and the text says why."""


def compile_into(folder: Path) -> None:
    """A copy of the package with compiled modules; whoever has the folder first on the path plays
    with them."""
    _check_the_machine()
    copy_into(folder)
    command = [sys.executable, "-m", "mypyc", "--config-file=", *MODULES]
    done = subprocess.run(command, cwd=folder, capture_output=True, text=True)
    if done.returncode != 0:
        raise NotCompiled(f"{done.stdout}{done.stderr}mypyc failed")


def copy_into(folder: Path) -> None:
    """A copy of the package that is interpreted, whatever lies beside its sources."""
    leave = shutil.ignore_patterns("__pycache__", "static", "*.so", *_stamps())
    shutil.copytree(SOURCES / "croupier", folder / "croupier", ignore=leave)


def _stamps() -> list[str]:
    return [Path(stamp).name for stamp in (native.STAMP, native.KERNEL)]


def _check_the_machine() -> None:
    compiler = shlex.split(os.environ.get("CC") or sysconfig.get_config_var("CC") or "cc")[0]
    if shutil.which(compiler) is None:
        raise NotCompiled(f"no C compiler: {compiler} is missing")
    headers = Path(sysconfig.get_path("include"))
    if not (headers / "Python.h").exists():
        raise NotCompiled("no headers of Python: install python3-dev")


def keep(folder: Path) -> None:
    """Put what was compiled beside the sources. The stamp comes first: if this is cut short, the
    next import takes away what is there."""
    native.remove(SOURCES)
    made = sorted(path.relative_to(folder).as_posix() for path in _extensions(folder))
    read = [path for name in FOLDERS for path in sorted((folder / name).glob("*.py"))]
    native.stamp(SOURCES, folder, [*(p.relative_to(folder).as_posix() for p in read), *made])
    for file in made:
        shutil.copy(folder / file, SOURCES / file)
    if not native.fits(SOURCES):
        native.remove(SOURCES)
        raise NotCompiled("the sources changed meanwhile: once more, please")


def _extensions(folder: Path) -> list[Path]:
    """The modules, and the library at the top that all of them share."""
    suffix = sysconfig.get_config_var("EXT_SUFFIX")
    return [*folder.glob(f"*{suffix}"), *(folder / "croupier").rglob(f"*{suffix}")]


def compare(plain: Path, compiled: Path) -> None:
    """Both are told the same seeds and must say the same."""
    for teller in TELLERS:
        expected, found = (
            _run(folder, "-m", teller.__name__, str(SEEDS)).splitlines()
            for folder in (plain, compiled)
        )
        for before, after in zip_longest(expected, found):
            if before != after:
                raise NotCompiled(f"compiled it plays otherwise:\n- {before}\n+ {after}")


def gain(plain: Path, compiled: Path) -> float:
    """How many times as fast it is."""
    return median(
        _seconds(plain, turn, compiled=False) / _seconds(compiled, turn, compiled=True)
        for turn in range(TURNS)
    )


def _seconds(folder: Path, turn: int, *, compiled: bool) -> float:
    orders = f"400 0\n3000 {1 + turn * 1_000_000}\n"
    told = _run(folder, str(ROOT / "bench" / "house" / "hands.py"), orders=orders)
    first, *_, last = map(json.loads, told.splitlines())
    if first["compiled"] is not compiled:
        raise NotCompiled("what was compiled is not what was played")
    spent: float = last["cpu_s"]
    return spent


def _run(folder: Path, *arguments: str, orders: str = "") -> str:
    done = subprocess.run(
        [sys.executable, *arguments],
        cwd=ROOT,
        env=os.environ | {"PYTHONPATH": str(folder)},
        input=orders,
        capture_output=True,
        text=True,
    )
    if done.returncode != 0:
        raise NotCompiled(f"{done.stderr}a hand could not be played")
    return done.stdout


def make() -> str:
    with TemporaryDirectory(prefix="croupier-native-") as name:
        plain, compiled = Path(name, "plain"), Path(name, "compiled")
        copy_into(plain)
        compile_into(compiled)
        compare(plain, compiled)
        times = gain(plain, compiled)
        keep(compiled)
    return (
        f"{len(MODULES)} modules compiled beside their sources: the same hands from {SEEDS} seeds, "
        f"{times:.2f} times as fast"
    )


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--remove", action="store_true", help="play interpreted again")
    if parser.parse_args().remove:
        removed = native.remove(SOURCES)
        print("compiled modules removed" if removed else "nothing was compiled")
        return 0
    try:
        print(make())
    except NotCompiled as problem:
        print(problem, file=sys.stderr)
        return 2
    return 0


if __name__ == "__main__":
    sys.exit(main())
