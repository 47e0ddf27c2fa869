"""The way out to one client. Sending never waits: a frame is taken by the transport at once, or
the client is cut and may come back."""

import asyncio
from struct import Struct

import structlog
from aiohttp import web
from msgspec import json

from croupier.server.door import Visitor
from croupier.server.metrics import Metrics
from croupier.tables.authority import Player
from croupier.wire.down import Bye, Down, Refusal
from croupier.wire.phrases import Facts, phrase, refusal

log = structlog.get_logger("croupier.server")
encode = json.Encoder().encode

_short = Struct(">BB").pack
_middle = Struct(">BBH").pack
_long = Struct(">BBQ").pack
TEXT = 0x81  # the only frame of a message (RFC 6455, section 5.2)
PING = b"\x89\x00"


def framed(payload: bytes) -> bytes:
    """The payload as one final, unmasked text frame."""
    length = len(payload)
    if length < 126:
        return _short(TEXT, length) + payload
    if length < 65_536:
        return _middle(TEXT, 126, length) + payload
    return _long(TEXT, 127, length) + payload


class Connection:
    """Implements `server.watchers.Watcher`. `awaits` is the id of the order under way, until a
    frame or an `ack` has answered it.

    aiohttp's `send_str` is a coroutine, so a table would have to wait for it or start a task for
    every client and frame, which costs two to four times as much. A whole frame in one write may
    stand between aiohttp's own pongs and closes, because each of them is one whole frame as well.
    """

    def __init__(
        self,
        ws: web.WebSocketResponse,
        transport: asyncio.Transport,
        visitor: Visitor,
        language: str,
        unsent_max: int,
        metrics: Metrics,
    ) -> None:
        self.by = Player(visitor.player, visitor.name)
        self.player = visitor.player
        self.session = visitor.key
        self.language = language
        self.watched: set[str] = set()
        self._ws = ws
        self._transport = transport
        self._unsent_max = unsent_max
        self._metrics = metrics
        self._open = True
        self._pinged = False
        self.heard = True  # something since the last beat
        self.at_work = False  # on an order, so that nothing is heard meanwhile
        self.awaits: str | None = None

    def send(self, frame: bytes, *, counted: bool = True) -> None:
        transport = self._transport
        if not self._open or transport.is_closing():
            return
        if transport.get_write_buffer_size() > self._unsent_max:
            self._cut("slow")
            return
        transport.write(framed(frame))
        if counted:
            self._metrics.frames += 1

    def say(self, message: Down, *, counted: bool = True) -> None:
        self.send(encode(message), counted=counted)

    def refuse(self, code: str, facts: Facts, order: str = "", *, counted: bool = True) -> None:
        text = refusal(self.language, code, facts)
        self.say(Refusal(code, text, order, dict(facts)), counted=counted)

    def bye(self, code: str) -> None:
        self.say(Bye(code, phrase(self.language, f"bye-{code.replace('_', '-')}")))

    def beat(self) -> None:
        """Ping a client that was silent since the last beat, and cut one that has not even
        answered that. aiohttp's own heartbeat sets a timer a message; this is one for all."""
        if self.heard or self.at_work:
            self.heard = self._pinged = False
        elif self._pinged:
            self._cut("silent")
        elif self._open and not self._transport.is_closing():
            self._transport.write(PING)
            self._pinged = True

    def is_behind(self) -> bool:
        return self._transport.get_write_buffer_size() > 0

    async def close(self, code: int) -> None:
        self._open = False
        await self._ws.close(code=code)

    def _cut(self, why: str) -> None:
        self._open = False
        self._metrics.cut += 1
        unsent = self._transport.get_write_buffer_size()
        log.warning("client cut", why=why, unsent_bytes=unsent)
        self._transport.abort()
