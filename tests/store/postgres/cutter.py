"""A way to PostgreSQL that can be cut: a proxy on loopback that passes bytes on until it is told
otherwise."""

import asyncio
from contextlib import suppress
from enum import Enum


class Cut(Enum):
    """What happens to the next COMMIT: the server never sees it, or nobody hears of its answer."""

    BEFORE = "before"
    AFTER = "after"


class Cutter:
    """`url` is that of the server by TCP."""

    def __init__(self, host: str, port: int) -> None:
        self._there = host, port
        self._server: asyncio.Server | None = None
        self._writers: set[asyncio.StreamWriter] = set()
        self._cut: Cut | None = None
        self.was_cut = asyncio.Event()
        self.port = 0

    async def start(self) -> None:
        self._server = await asyncio.start_server(self._pass_on, "127.0.0.1", self.port)
        self.port = self._server.sockets[0].getsockname()[1]

    async def stop(self) -> None:
        """Nobody comes through any more, and those who are there lose their connection."""
        if self._server is not None:
            self._server.close()
            self._server = None
        for writer in list(self._writers):
            writer.transport.abort()

    def cut_next_commit(self, how: Cut) -> None:
        """And stop, so that nobody comes back before `start`."""
        self._cut = how
        self.was_cut.clear()

    async def _pass_on(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        there_reader, there = await asyncio.open_connection(*self._there)
        self._writers |= {writer, there}
        silent = asyncio.Event()
        try:
            async with asyncio.TaskGroup() as group:
                group.create_task(self._up(reader, there, silent))
                group.create_task(self._down(there_reader, writer, silent))
        except* (OSError, asyncio.IncompleteReadError):
            pass
        finally:
            for one in (writer, there):
                self._writers.discard(one)
                one.close()

    async def _up(
        self, reader: asyncio.StreamReader, there: asyncio.StreamWriter, silent: asyncio.Event
    ) -> None:
        while chunk := await reader.read(65_536):
            if b"COMMIT" in chunk and self._cut is not None:
                how, self._cut = self._cut, None
                if how is Cut.AFTER:
                    silent.set()
                    there.write(chunk)
                    await there.drain()
                else:
                    await self._end()
                return
            there.write(chunk)
            await there.drain()
        there.close()

    async def _down(
        self, there: asyncio.StreamReader, writer: asyncio.StreamWriter, silent: asyncio.Event
    ) -> None:
        while chunk := await there.read(65_536):
            if silent.is_set():  # this is the answer to the COMMIT: it is stored
                await self._end()
                return
            writer.write(chunk)
            await writer.drain()
        with suppress(OSError):
            writer.close()

    async def _end(self) -> None:
        await self.stop()
        self.was_cut.set()
