"""Compiles the kernel (src/croupier/kernel/c) with the C compiler of the machine, if it is missing
or of other sources. It takes a second. Without a compiler its twin in Python serves.

    python -m tools.kernel [--remove]
"""

import argparse
import os
import shlex
import shutil
import subprocess
import sys
import sysconfig
from pathlib import Path
from tempfile import TemporaryDirectory

from croupier import native

SOURCES = Path(__file__).resolve().parent.parent / "src"
FOLDER = "croupier/kernel/c"
LIBRARY = "croupier/kernel/_kernel.abi3.so"
# One library for Python 3.11 and all after it. No operations are joined, so that every number is
# rounded as Python rounds it.
FLAGS = ("-O2", "-std=c11", "-fPIC", "-fvisibility=hidden", "-ffp-contract=off")
LIMITED = "-DPy_LIMITED_API=0x030B0000"


class NotCompiled(Exception):
    """There is no compiled kernel, and the text says why."""


def fresh(root: Path = SOURCES) -> bool:
    """Whether the library is there and was made of these very sources."""
    stamped = (root / native.KERNEL).exists() and (root / LIBRARY).exists()
    return stamped and native.fits(root, native.KERNEL)


def build(root: Path = SOURCES) -> None:
    compiler, linker = _tools()
    headers = Path(sysconfig.get_path("include"))
    if not (headers / "Python.h").exists():
        raise NotCompiled("no headers of Python: install python3-dev")
    with TemporaryDirectory(prefix="croupier-kernel-") as name:
        made = Path(name)
        shutil.copytree(root / FOLDER, made / FOLDER)
        objects = []
        for source in sorted((made / FOLDER).rglob("*.c")):
            target = str(source.with_suffix(".o"))
            _run(*compiler, *FLAGS, LIMITED, f"-I{headers}", "-c", str(source), "-o", target)
            objects.append(target)
        _run(*linker, *objects, "-lm", "-o", str(made / LIBRARY))
        _keep(root, made)


def _keep(root: Path, made: Path) -> None:
    """The stamp comes first: if this is cut short, the next import takes away what is there. The
    library is renamed into its place: one that a process uses is never written to."""
    native.remove(root, native.KERNEL)
    sources = [path for path in sorted((made / FOLDER).rglob("*")) if path.suffix in {".c", ".h"}]
    files = [path.relative_to(made).as_posix() for path in sources]
    native.stamp(root, made, [*files, LIBRARY], native.KERNEL)
    beside = root / f"{LIBRARY}.new"
    shutil.copy(made / LIBRARY, beside)
    beside.replace(root / LIBRARY)


def _tools() -> tuple[list[str], list[str]]:
    """The compiler and what links a library, as Python itself was made; $CC replaces both."""
    chosen = os.environ.get("CC")
    compiler = shlex.split(chosen or sysconfig.get_config_var("CC") or "cc")
    linker = shlex.split(sysconfig.get_config_var("LDSHARED") or "cc -shared")
    if chosen:
        linker = [*compiler, *linker[1:]]
    for tool in (compiler[0], linker[0]):
        if shutil.which(tool) is None:
            raise NotCompiled(f"no C compiler: {tool} is missing")
    return compiler, linker


def _run(*command: str) -> None:
    done = subprocess.run(command, capture_output=True, text=True)
    if done.returncode != 0:
        raise NotCompiled(f"{done.stderr}the kernel could not be compiled")


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--remove", action="store_true", help="use the twin in Python again")
    if parser.parse_args().remove:
        native.remove(SOURCES, native.KERNEL)
        return 0
    if not fresh():
        try:
            build()
        except NotCompiled as problem:
            print(f"· {problem}; the coach thinks in Python, and longer", file=sys.stderr)
    return 0


if __name__ == "__main__":
    sys.exit(main())
