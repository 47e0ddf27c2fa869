"""A real NATS server on a port of its own, from the package, with the configuration that ships."""

import asyncio
import signal
import subprocess
import sys
from pathlib import Path
from typing import Self

from croupier.bus.nats.permissions import Process, Role, server_config
from tools.postgres import free_port
from tools.tied import tied

BINARY = Path(sys.executable).parent / "nats-server"
PATIENCE = 10.0
PASSWORD = "pw-of-tests"
NAMES = {Role.GATEWAY: ("g1", "g2", "g3"), Role.DEALER: ("d1", "d2", "d3"), Role.ROOMS: ("r1",)}


class NatsServer:
    def __init__(self, folder: Path, config: str, port: int) -> None:
        self.port = port
        self._file = folder / f"nats-{port}.conf"
        self._file.write_text(f"listen: 127.0.0.1:{port}\n{config}")
        self._log = folder / f"nats-{port}.log"
        self._process: subprocess.Popen[bytes] | None = None

    @classmethod
    async def start(cls, folder: Path) -> Self:
        """As the configuration that ships has it, with some processes of every role."""
        known = [Process(role, name, PASSWORD) for role, names in NAMES.items() for name in names]
        server = cls(folder, server_config(known), free_port())
        await server.run()
        return server

    def url(self, user: str, password: str | None = None) -> str:
        return f"nats://{user}:{PASSWORD if password is None else password}@127.0.0.1:{self.port}"

    async def run(self) -> None:
        self._process = self._popen()
        async with asyncio.timeout(PATIENCE):
            while not await self._takes_connections():
                assert self._process.poll() is None, self._log.read_text()

    def _popen(self) -> "subprocess.Popen[bytes]":
        command = tied((BINARY, "-c", self._file))
        with self._log.open("ab") as log:
            return subprocess.Popen(command, stdout=log, stderr=log)

    async def _takes_connections(self) -> bool:
        try:
            _, writer = await asyncio.open_connection("127.0.0.1", self.port)
        except OSError:
            await asyncio.sleep(0.01)
            return False
        writer.close()
        return True

    def kill(self) -> None:
        if self._process is not None:
            self._process.send_signal(signal.SIGKILL)
            self._process.wait()
            self._process = None
