"""Servers and their players as processes of their own: started, asked, measured, ended by id."""

import json
import os
import signal
import subprocess
import sys
import tempfile
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path
from typing import Any

from tools.node import node_on_path

BENCH = Path(__file__).parent
TICK_S = 1 / os.sysconf("SC_CLK_TCK")


class Process:
    """Speaks in lines of JSON; other lines are passed over."""

    def __init__(
        self, command: Sequence[str], environment: dict[str, str], folder: Path = BENCH
    ) -> None:
        self._errors = tempfile.TemporaryFile()  # noqa: SIM115 - closed by `end`
        self._child = subprocess.Popen(
            command,
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            stderr=self._errors,
            text=True,
            env=environment,
            cwd=folder,
        )

    def hear(self) -> dict[str, Any]:
        assert self._child.stdout is not None
        for line in self._child.stdout:
            if line.startswith("{"):
                found: dict[str, Any] = json.loads(line)
                return found
        self._child.wait()
        self._errors.seek(0)
        raise RuntimeError(f"{self._child.args!r} ended: {self._errors.read()[-2_000:].decode()}")

    def url(self) -> str:
        """Of a server, from the first line that it says."""
        return f"http://127.0.0.1:{self.hear()['port']}"

    def ask(self, *numbers: int) -> dict[str, Any]:
        assert self._child.stdin is not None
        self._child.stdin.write(f"{' '.join(map(str, numbers))}\n")
        self._child.stdin.flush()
        return self.hear()

    def cpu_s(self) -> float:
        """The processor time of all its threads so far."""
        stat = Path(f"/proc/{self._child.pid}/stat").read_text()
        user, system = stat.rpartition(")")[2].split()[11:13]
        return (int(user) + int(system)) * TICK_S

    def pause(self) -> None:
        self._child.send_signal(signal.SIGSTOP)

    def go_on(self) -> None:
        self._child.send_signal(signal.SIGCONT)

    def end(self) -> None:
        self.go_on()
        assert self._child.stdin is not None
        assert self._child.stdout is not None
        self._child.stdin.close()
        try:
            self._child.wait(10)
        except subprocess.TimeoutExpired:
            self._child.kill()
            self._child.wait()
        self._child.stdout.close()
        self._errors.close()


@contextmanager
def running(command: Sequence[str], folder: Path = BENCH, **environment: str) -> Iterator[Process]:
    process = Process(command, os.environ | environment, folder)
    try:
        yield process
    finally:
        process.end()


@contextmanager
def node(script: str, *arguments: str, folder: Path = BENCH) -> Iterator[Process]:
    with (
        node_on_path() as path,
        running(["node", script, *arguments], folder, PATH=path) as process,
    ):
        yield process


@contextmanager
def python(
    script: str, *arguments: str, first_on_path: Path | None = None, folder: Path = BENCH
) -> Iterator[Process]:
    paths = {} if first_on_path is None else {"PYTHONPATH": str(first_on_path)}
    with running([sys.executable, script, *arguments], folder, **paths) as process:
        yield process
