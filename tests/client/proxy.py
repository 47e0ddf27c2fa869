"""A wire between a client and a house that a test can cut."""

import asyncio
from typing import Self


class Wire:
    def __init__(self, port: int) -> None:
        self._to = port
        self._server: asyncio.Server
        self._open: set[asyncio.StreamWriter] = set()
        self._tasks: set[asyncio.Task[None]] = set()
        self._blocked = False

    async def __aenter__(self) -> Self:
        self._server = await asyncio.start_server(self._connected, "127.0.0.1", 0)
        return self

    async def __aexit__(self, *_: object) -> None:
        self._server.close()
        self.cut()
        await asyncio.gather(*self._tasks, return_exceptions=True)

    @property
    def url(self) -> str:
        return f"http://127.0.0.1:{self._server.sockets[0].getsockname()[1]}"

    def cut(self, for_good: bool = False) -> None:
        """Every connection breaks; new ones are made unless it is for good."""
        self._blocked = for_good
        for writer in self._open:
            writer.transport.abort()
        self._open.clear()

    async def _connected(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        if self._blocked:
            writer.transport.abort()
            return
        far_reader, far_writer = await asyncio.open_connection("127.0.0.1", self._to)
        self._open |= {writer, far_writer}
        for one, other in ((reader, far_writer), (far_reader, writer)):
            task = asyncio.create_task(_carry(one, other))
            self._tasks.add(task)
            task.add_done_callback(self._tasks.discard)


async def _carry(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
    try:
        while part := await reader.read(65_536):
            writer.write(part)
            await writer.drain()
    except OSError:
        pass
    finally:
        writer.transport.abort()
