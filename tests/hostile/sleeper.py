"""A client that shakes hands, watches a table and then reads nothing more, not even a ping."""

import asyncio
import socket

SMALL = 4096  # so that what it does not read soon waits at the house


class Sleeper:
    def __init__(self, host: str, port: int, cookie: str, table: str, headers: str = "") -> None:
        self._address = host, port
        self._head = (
            f"GET /ws HTTP/1.1\r\nHost: {host}:{port}\r\nUpgrade: websocket\r\n"
            "Connection: Upgrade\r\nSec-WebSocket-Version: 13\r\n"
            f"Sec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\nCookie: {cookie}\r\n{headers}\r\n"
        )
        self._table = table
        self._raw = socket.socket(socket.AF_INET, socket.SOCK_STREAM)

    async def begin(self) -> None:
        raw, loop = self._raw, asyncio.get_running_loop()
        raw.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, SMALL)
        raw.setblocking(False)
        await loop.sock_connect(raw, self._address)
        await loop.sock_sendall(raw, self._head.encode())
        answer = await loop.sock_recv(raw, 300)
        assert answer.startswith(b"HTTP/1.1 101 "), answer
        text = f'{{"t":"watch","table":"{self._table}"}}'.encode()
        # A client's frames are masked; a mask of zeros leaves the text as it is.
        await loop.sock_sendall(raw, bytes((0x81, 0x80 | len(text), 0, 0, 0, 0)) + text)

    def close(self) -> None:
        self._raw.close()
