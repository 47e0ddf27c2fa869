"""Compiles the kernel (src/croupier/kernel/c) with the C compiler of the machine, if it is missing
or of other sources. It takes seconds. Without a compiler its twin in Python serves.

    python -m tools.kernel [--remove]
"""

import argparse
import os
import shlex
import shutil
import subprocess
import sys
import sysconfig
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from tempfile import TemporaryDirectory

from croupier.kernel.sources import digest
from croupier.kernel.tables.source import SOURCES as GENERATED

KERNEL = Path(__file__).resolve().parent.parent / "src" / "croupier" / "kernel"
LIBRARY = "_kernel.abi3.so"
# One library for Python 3.11 and all after it. No operations are joined, so that every number is
# rounded as Python rounds it.
FLAGS = ("-O3", "-std=c11", "-fPIC", "-fvisibility=hidden", "-ffp-contract=off")
LIMITED = "-DPy_LIMITED_API=0x030B0000"


class NotCompiled(Exception):
    """There is no compiled kernel, and the text says why."""


def fresh(kernel: Path) -> bool:
    """Whether the library is there and was made of these very sources."""
    library = kernel / LIBRARY
    return library.exists() and digest(kernel).encode() in library.read_bytes()


def build(kernel: Path) -> None:
    """The library is renamed into its place: one that a process uses is never written to."""
    compiler, linker = compiler_of_the_machine()
    headers = sysconfig.get_path("include")
    with TemporaryDirectory(prefix="croupier-kernel-") as name:
        made = Path(name)
        shutil.copytree(kernel / "c", made / "c")
        for name, text in GENERATED.items():
            (made / "c" / name).write_text(text(), encoding="ascii")
        sources = sorted((made / "c").rglob("*.c"))
        defined = (LIMITED, f'-DSOURCES="{digest(kernel)}"')
        with ThreadPoolExecutor(os.cpu_count()) as threads:
            for _ in threads.map(
                lambda source: _run(
                    *compiler,
                    *FLAGS,
                    *defined,
                    f"-I{headers}",
                    "-c",
                    str(source),
                    "-o",
                    f"{source}.o",
                ),
                sources,
            ):
                pass
        _run(*linker, *(f"{source}.o" for source in sources), "-lm", "-o", str(made / LIBRARY))
        beside = kernel / f"{LIBRARY}.new"
        shutil.copy(made / LIBRARY, beside)
        beside.replace(kernel / LIBRARY)


def compiler_of_the_machine() -> tuple[list[str], list[str]]:
    """The compiler and what links a library, as Python itself was made; $CC replaces both."""
    chosen = os.environ.get("CC")
    compiler = shlex.split(chosen or sysconfig.get_config_var("CC") or "cc")
    linker = shlex.split(sysconfig.get_config_var("LDSHARED") or "cc -shared")
    if chosen:
        linker = [*compiler, *linker[1:]]
    for tool in (compiler[0], linker[0]):
        if shutil.which(tool) is None:
            raise NotCompiled(f"no C compiler: {tool} is missing")
    if not Path(sysconfig.get_path("include"), "Python.h").exists():
        raise NotCompiled("no headers of Python: install python3-dev")
    return compiler, linker


def _run(*command: str) -> None:
    done = subprocess.run(command, capture_output=True, text=True)
    if done.returncode != 0:
        raise NotCompiled(f"{done.stderr}the kernel could not be compiled")


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--remove", action="store_true", help="use the twin in Python again")
    if parser.parse_args().remove:
        (KERNEL / LIBRARY).unlink(missing_ok=True)
        return 0
    if not fresh(KERNEL):
        try:
            build(KERNEL)
        except NotCompiled as problem:
            print(f"· {problem}; its twin in Python serves, and takes longer", file=sys.stderr)
    return 0


if __name__ == "__main__":
    sys.exit(main())
