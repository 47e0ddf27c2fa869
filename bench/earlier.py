"""An earlier commit to measure against: its sources in a folder of their own, with its kernel
compiled. It runs with the libraries of this checkout and brings its own server and players, since
the messages between them may have changed."""

import io
import os
import subprocess
import sys
import tarfile
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from tempfile import TemporaryDirectory

ROOT = Path(__file__).resolve().parent.parent


@contextmanager
def checkout(ref: str) -> Iterator[Path]:
    """The folder of the commit."""
    packed = subprocess.run(
        ["git", "archive", "--format=tar", ref], cwd=ROOT, stdout=subprocess.PIPE, check=True
    )
    with TemporaryDirectory(prefix="croupier-earlier-") as name:
        folder = Path(name)
        with tarfile.open(fileobj=io.BytesIO(packed.stdout)) as archive:
            archive.extractall(folder, filter="data")
        (folder / "bench" / "node_modules").symlink_to(ROOT / "bench" / "node_modules")
        if (folder / "tools" / "kernel.py").exists():
            compiling = [sys.executable, "-m", "tools.kernel"]
            own = os.environ | {"PYTHONPATH": str(folder / "src")}
            subprocess.run(compiling, cwd=folder, env=own, stdout=subprocess.DEVNULL, check=True)
        yield folder
