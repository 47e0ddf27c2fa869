"""A whole house of many processes on this machine, on loopback: PostgreSQL and NATS from their
packages, gateways and dealers from this checkout. Everything ends with it.

    python -m tools.cluster                two gateways, two dealers; prints what to open and kill
    python -m tools.cluster --port 8000    with the gateways on this port and the next one
"""

import argparse
import re
import secrets
import shutil
import signal
import subprocess
import sys
import tempfile
import urllib.error
import urllib.request
from collections.abc import Mapping
from contextlib import suppress
from pathlib import Path
from time import monotonic, sleep
from types import TracebackType
from typing import Protocol, Self

from croupier.bus.nats.permissions import Process, Role, server_config
from tools.forks import Forks
from tools.postgres import DURABLE, PostgresServer, free_port
from tools.tied import tied

BIN = Path(sys.executable).parent
NATS = "nats"
PROGRAM = (sys.executable, "-m", "croupier.main")
PATIENCE = 60.0
SETUP_CODE = re.compile(r"with the code (\S+)")


class Running(Protocol):
    """A process of a cluster, as `subprocess.Popen` has it."""

    pid: int

    def poll(self) -> int | None: ...

    def wait(self, timeout: float | None = None) -> int: ...

    def send_signal(self, number: int, /) -> None: ...

    def kill(self) -> None: ...

    def terminate(self) -> None: ...


class Cluster:
    """Use it as a context. Processes are started by name, and killed by name. With `forks` they are
    forked from one that has everything imported, which ends with the cluster."""

    def __init__(
        self,
        gateways: tuple[str, ...] = ("g1", "g2"),
        dealers: tuple[str, ...] = ("d1", "d2"),
        postgres: Mapping[str, str] = DURABLE,
        dealer_options: tuple[str, ...] = (),
        rooms: tuple[str, ...] = ("r1",),
        gateway_options: tuple[str, ...] = (),
        *,
        forks: bool = False,
    ) -> None:
        self.folder = Path(tempfile.mkdtemp(prefix="croupier-cluster-"))
        self.postgres = PostgresServer(postgres)
        self.nats_port = free_port()
        self.ports = {name: free_port() for name in gateways}
        self.processes: dict[str, Running] = {}
        self.dealers = dealers
        self.rooms = rooms
        self._dealer_options = dealer_options
        self._gateway_options = gateway_options
        self._forks = Forks() if forks else None
        self._password = secrets.token_hex(12)
        roles = {Role.GATEWAY: gateways, Role.DEALER: dealers, Role.ROOMS: rooms}
        known = [Process(role, n, self._password) for role, names in roles.items() for n in names]
        self._config = self.folder / "nats.conf"
        self._config.write_text(f"listen: 127.0.0.1:{self.nats_port}\n{server_config(known)}")
        self._config.chmod(0o600)

    def __enter__(self) -> Self:
        try:
            self.postgres.start()
            self.start_nats()
            if self.rooms:
                self.start_bank()
            for name in self.dealers:
                self.start_dealer(name)
            for name in self.rooms:
                self.start_rooms(name)
            for name in self.ports:
                self.start_gateway(name)
            for name in self.ports:
                self.wait_for(name)
        except BaseException:
            self.close()
            raise
        return self

    def __exit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        trace: TracebackType | None,
    ) -> None:
        self.close()

    def close(self) -> None:
        for process in self.processes.values():
            process.send_signal(signal.SIGCONT)
            process.kill()
            process.wait()
        self.processes.clear()
        if self._forks is not None:
            self._forks.close()
        self.postgres.close()
        shutil.rmtree(self.folder, ignore_errors=True)

    @property
    def database(self) -> str:
        return self.postgres.tcp_url()

    def url(self, gateway: str) -> str:
        return f"http://127.0.0.1:{self.ports[gateway]}"

    def nats_url(self, name: str, port: int = 0) -> str:
        return f"nats://{name}:{self._password}@127.0.0.1:{port or self.nats_port}"

    def start_nats(self) -> None:
        self._start(NATS, str(BIN / "nats-server"), "-c", str(self._config))

    def start_bank(self) -> None:
        """The practice bank, which writes what its houses need beside its own book."""
        folder, port = self.folder / "bank", str(free_port())
        self._start("bank", *PROGRAM, "bank", "--data", str(folder), "--port", port)
        ends = monotonic() + PATIENCE
        while not (folder / "bank.toml").exists():
            if monotonic() > ends or self.processes["bank"].poll() is not None:
                raise RuntimeError(self.log("bank").read_text())
            sleep(0.05)

    def start_dealer(self, name: str, *, database: str = "", nats_port: int = 0) -> None:
        """By other ways to PostgreSQL and NATS than the usual ones, where they are given."""
        banks = ("--banks", str(self.folder)) if self.rooms else ()
        wired = self._role("dealer", name, database or self.database, nats_port)
        self._start(name, *wired, *banks, *self._dealer_options)

    def start_rooms(self, name: str) -> None:
        """The card room is on from the beginning."""
        self._start(name, *self._role("dealer", name), "--only", "rooms", "--switch-on")

    def start_gateway(self, name: str) -> None:
        port = ("--port", str(self.ports[name]))
        self._start(name, *self._role("gateway", name), *port, *self._gateway_options)

    def _role(
        self, role: str, name: str, database: str = "", nats_port: int = 0
    ) -> tuple[str, ...]:
        nats = self.nats_url(name, nats_port)
        wired = ("--database", database or self.database, "--nats", nats)
        return *PROGRAM, role, *wired

    def _start(self, name: str, *command: str) -> None:
        if self._forks is not None and command[: len(PROGRAM)] == PROGRAM:
            arguments = command[len(PROGRAM) :]
            self.processes[name] = self._forks.start(arguments, str(self.log(name)))
            return
        with self.log(name).open("ab") as log:
            self.processes[name] = subprocess.Popen(
                tied(command),
                stdin=subprocess.DEVNULL,
                stdout=log,
                stderr=log,
                start_new_session=True,
            )

    def log(self, name: str) -> Path:
        return self.folder / f"{name}.log"

    def wait_for(self, gateway: str) -> None:
        """Until it answers."""
        ends = monotonic() + PATIENCE
        while monotonic() < ends:
            if self.processes[gateway].poll() is not None:
                raise RuntimeError(self.log(gateway).read_text())
            try:
                with urllib.request.urlopen(f"{self.url(gateway)}/api/house", timeout=5):
                    return
            except urllib.error.HTTPError:
                return
            except OSError:
                sleep(0.05)
        raise RuntimeError(f"{gateway} does not answer: {self.log(gateway).read_text()}")

    def start(self, name: str) -> None:
        """One that was killed or has ended, by its name."""
        if name == NATS:
            self.start_nats()
        elif name in self.dealers:
            self.start_dealer(name)
        elif name in self.rooms:
            self.start_rooms(name)
        else:
            self.start_gateway(name)

    def kill(self, name: str) -> None:
        """As if its machine had lost power."""
        process = self.processes.pop(name)
        process.kill()
        process.wait()

    def end(self, name: str) -> int:
        """As its owner would. Gives its exit code."""
        process = self.processes.pop(name)
        process.terminate()
        return process.wait(PATIENCE)


def main() -> None:
    options = argparse.ArgumentParser(prog="make cluster", description="A cluster on this machine.")
    options.add_argument("--port", type=int, default=0, help="of g1; g2 has the next one")
    options.add_argument("--log-orders", action="store_true", help="log the way of every order")
    chosen = options.parse_args()
    logs = ("--log-orders",) if chosen.log_orders else ()
    cluster = Cluster(dealer_options=logs, gateway_options=logs)
    if chosen.port:
        cluster.ports = {name: chosen.port + n for n, name in enumerate(cluster.ports)}
    print(
        "starting PostgreSQL, NATS, a practice bank, two gateways, two dealers, rooms", flush=True
    )
    # Without a handler it would end at once, and leave folders behind.
    signal.signal(signal.SIGTERM, signal.default_int_handler)
    try:
        with cluster:
            with suppress(KeyboardInterrupt):
                tell(cluster)
                while True:
                    sleep(60)
            print("ending all of them", flush=True)
    except RuntimeError as error:
        sys.exit(f"cluster: {error}")


def tell(cluster: Cluster) -> None:
    """What to open, and what to kill."""
    pids = {name: process.pid for name, process in cluster.processes.items()}
    for name in cluster.ports:
        print(f"  {name:8} pid {pids.pop(name):7}   {cluster.url(name)}")
    for name, pid in (*pids.items(), ("postgres", cluster.postgres.pid)):
        print(f"  {name:8} pid {pid:7}")
    gateway = next(iter(cluster.ports))
    if code := SETUP_CODE.search(cluster.log(gateway).read_text()):
        print(f"  desk     {cluster.url(gateway)}/admin with the code {code[1]}")
    print(f"  logs     {cluster.folder}")
    print("Play through both gateways, then kill -9 a dealer: the hand goes on with the other one.")
    print("Ctrl+C ends everything.", flush=True)


if __name__ == "__main__":
    main()
