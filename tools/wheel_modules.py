"""Compiles modules of functions with mypyc, from the same sources, into a copy of the package: what
a wheel has (tools/build_hook.py) and the bench measures. Nothing is ever put into a checkout, and
nothing is kept that plays otherwise than the sources do.
"""

import os
import shutil
import subprocess
import sys
import sysconfig
from itertools import zip_longest
from pathlib import Path

from tools import deals_told, hands_told
from tools.kernel import NotCompiled, compiler_of_the_machine

ROOT = Path(__file__).resolve().parent.parent
# Modules of functions only: a msgspec struct does not survive being compiled. Of dou dizhu
# only those that reckon: what reads fields of structs at every step is faster interpreted.
MODULES = (
    "croupier/games/doudizhu/combos/picking.py",
    "croupier/games/doudizhu/combos/plays.py",
    "croupier/games/doudizhu/combos/ranks.py",
    "croupier/games/doudizhu/dealing.py",
    "croupier/games/doudizhu/scoring.py",
    "croupier/games/holdem/betting.py",
    "croupier/games/holdem/dealing.py",
    "croupier/games/holdem/evolve.py",
    "croupier/games/holdem/positions.py",
    "croupier/games/holdem/seating.py",
    "croupier/games/holdem/showdown.py",
)
TELLERS = (hands_told, deals_told)
SEEDS = 600


def copy_into(folder: Path) -> None:
    """A copy of the package as it is in a checkout, with its compiled kernel if there is one."""
    leave = shutil.ignore_patterns("__pycache__", "static")
    shutil.copytree(ROOT / "src" / "croupier", folder / "croupier", ignore=leave)


def compile_into(folder: Path) -> list[Path]:
    """A copy with compiled modules, and which files they are; whoever has the folder first on the
    path plays with them."""
    compiler_of_the_machine()
    copy_into(folder)
    command = [sys.executable, "-m", "mypyc", "--config-file=", *MODULES]
    done = subprocess.run(command, cwd=folder, capture_output=True, text=True)
    if done.returncode != 0:
        raise NotCompiled(f"{done.stdout}{done.stderr}mypyc failed")
    suffix = sysconfig.get_config_var("EXT_SUFFIX")
    # The modules, and the library at the top that all of them share.
    return [*folder.glob(f"*{suffix}"), *(folder / "croupier").rglob(f"*{suffix}")]


def compare(plain: Path, compiled: Path) -> None:
    """Both are told the same seeds and must say the same."""
    for teller in TELLERS:
        expected, found = (_told(folder, teller.__name__) for folder in (plain, compiled))
        for before, after in zip_longest(expected, found):
            if before != after:
                raise NotCompiled(f"compiled it plays otherwise:\n- {before}\n+ {after}")


def _told(folder: Path, teller: str) -> list[str]:
    done = subprocess.run(
        [sys.executable, "-m", teller, str(SEEDS)],
        cwd=ROOT,
        env=os.environ | {"PYTHONPATH": str(folder)},
        capture_output=True,
        text=True,
    )
    if done.returncode != 0:
        raise NotCompiled(f"{done.stderr}a hand could not be played")
    return done.stdout.splitlines()
