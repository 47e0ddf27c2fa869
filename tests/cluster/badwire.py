"""A wire between two processes that can be made bad: it loses, delays or repeats what goes through
it, in both directions, or is cut."""

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, suppress
from enum import StrEnum

CHUNK = 65_536
DELAY_SECONDS = 0.2


class Fault(StrEnum):
    NONE = "none"
    LOST = "lost"  # the connection stays, and nothing comes through
    CUT = "cut"  # connections break, and none can be made
    LATE = "late"  # everything takes its time
    TWICE = "twice"  # every piece comes two times: for NATS, messages that come again


class BadWire:
    """Use `lay` as a context; connect to `port` instead of to the port behind it."""

    def __init__(self, behind: int) -> None:
        self.port = 0
        self.fault = Fault.NONE
        self._behind = behind
        self._writers: set[asyncio.StreamWriter] = set()

    @classmethod
    @asynccontextmanager
    async def lay(cls, behind: int) -> AsyncIterator["BadWire"]:
        wire = cls(behind)
        server = await asyncio.start_server(wire._connect, "127.0.0.1", 0)
        wire.port = server.sockets[0].getsockname()[1]
        try:
            yield wire
        finally:
            server.close()
            wire._break()

    def go_bad(self, fault: Fault) -> None:
        self.fault = fault
        if fault is Fault.CUT:
            self._break()

    def mend(self) -> None:
        """What went through a bad wire is lost: those at its ends begin again."""
        self.fault = Fault.NONE
        self._break()

    def _break(self) -> None:
        for writer in self._writers:
            writer.transport.abort()
        self._writers.clear()

    async def _connect(self, near: asyncio.StreamReader, back: asyncio.StreamWriter) -> None:
        if self.fault is Fault.CUT:
            back.transport.abort()
            return
        far, onward = await asyncio.open_connection("127.0.0.1", self._behind)
        self._writers |= {back, onward}
        await asyncio.gather(self._carry(near, onward), self._carry(far, back))

    async def _carry(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        with suppress(ConnectionError):
            while piece := await reader.read(CHUNK):
                match self.fault:
                    case Fault.LOST:
                        continue
                    case Fault.LATE:
                        await asyncio.sleep(DELAY_SECONDS)
                    case Fault.TWICE:
                        writer.write(piece)
                    case Fault.NONE | Fault.CUT:
                        pass
                writer.write(piece)
                await writer.drain()
        writer.close()
