"""The way out to one client. Sending never waits: a frame is taken by the transport at once, or
the client is cut and may come back."""

import asyncio
from struct import Struct

import structlog
from aiohttp import web
from msgspec import json

from croupier.server.door import Visitor
from croupier.server.inflow import Inflow
from croupier.server.metrics import Metrics
from croupier.tables.authority import Player
from croupier.wire import limits
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


class Line:
    """A socket that is written to without waiting.

    aiohttp's `send_str` is a coroutine, so a table would have to wait for it or start a task for
    every client and frame, which costs two to four times as much. A whole frame in one write may
    stand between aiohttp's own pongs and closes, because each of them is one whole frame as well.
    """

    def __init__(
        self,
        ws: web.WebSocketResponse,
        transport: asyncio.Transport,
        unsent_max: int,
        metrics: Metrics,
    ) -> None:
        self._ws = ws
        self._transport = transport
        self._unsent_max = unsent_max
        self._metrics = metrics
        self._open = True
        self._told = False  # something since it was last heard
        self._silent = 0  # beats
        self._pinged = 0  # and how many of them had gone by at the ping
        self.heard = True  # something since the last beat
        self.at_work = False  # on a message, so that nothing is heard meanwhile
        self._inflow: Inflow | None = None

    def send(self, frame: bytes, *, counted: bool = True) -> None:
        transport = self._transport
        if not self._open or transport.is_closing():
            return
        if transport.get_write_buffer_size() > self._unsent_max:
            self._cut("slow")
            return
        transport.write(framed(frame))
        self._told = True
        if counted:
            self._metrics.frames += 1

    def beat(self) -> None:
        """Ping a client that was silent for some beats, and cut one that does not even answer that.
        Whoever was sent something is asked sooner: he may not read it, and what he does not read
        is kept for him. aiohttp's own heartbeat sets a timer a message; this is one for all."""
        if self.heard or self.at_work:
            self.heard = self._told = False
            self._silent = self._pinged = 0
            return
        self._silent += 1
        if self._pinged:
            if self._silent - self._pinged >= limits.PONG_SECONDS:
                self._cut("silent")
        elif self._silent >= (limits.PING_SOON_SECONDS if self._told else limits.PING_SECONDS):
            self._pinged = self._silent
            if self._open and not self._transport.is_closing():
                self._transport.write(PING)

    def is_behind(self) -> bool:
        return self._transport.get_write_buffer_size() > 0

    async def close(self, code: int) -> None:
        self._open = False
        self.read_on()
        await self._ws.close(code=code)

    def count_inflow(self) -> None:
        """From now on the client is cut when it sends more bytes than it may, and nothing of it is
        read while a message of it is `at_work`; then `read_on`."""
        behind = self._transport.get_protocol()
        assert isinstance(behind, asyncio.Protocol)
        self._inflow = Inflow(
            self._transport, behind, lambda: self.at_work, lambda: self._cut("flood")
        )
        self._transport.set_protocol(self._inflow)

    def read_on(self) -> None:
        if self._inflow is not None:
            self._inflow.go_on()

    def _cut(self, why: str) -> None:
        self._open = False
        self._metrics.cut += 1
        unsent = self._transport.get_write_buffer_size()
        log.warning("client cut", why=why, unsent_bytes=unsent)
        self._transport.abort()


class Connection(Line):
    """A player's. Implements `server.watchers.Watcher`. `awaits` is the id of the order under way,
    until a frame or an `ack` has answered it; `mark` is that of the browser."""

    def __init__(
        self,
        ws: web.WebSocketResponse,
        transport: asyncio.Transport,
        visitor: Visitor,
        language: str,
        unsent_max: int,
        metrics: Metrics,
        mark: str = "",
    ) -> None:
        super().__init__(ws, transport, unsent_max, metrics)
        self.by = Player(visitor.player, visitor.name)
        self.player = visitor.player
        self.session = visitor.key
        self.expires_ms = visitor.expires_ms
        self.language = language
        self.mark = mark
        self.address = ""
        self.watched: set[str] = set()
        self.browses: tuple[str, str] | None = None  # game and preset
        self.awaits: str | None = None
        self.welcomed = False  # news before that would be older than the welcome

    def say(self, message: Down, *, counted: bool = True) -> None:
        self.send(encode(message), counted=counted)

    def welcome(self, message: Down) -> None:
        """The first message; the hub has news for the client from here on."""
        self.say(message)
        self.welcomed = True

    def refuse(self, code: str, facts: Facts, order: str = "", *, counted: bool = True) -> None:
        text = refusal(self.language, code, facts)
        self.say(Refusal(code, text, order, dict(facts)), counted=counted)

    def bye(self, code: str) -> None:
        self.say(Bye(code, phrase(self.language, f"bye-{code.replace('_', '-')}")))
