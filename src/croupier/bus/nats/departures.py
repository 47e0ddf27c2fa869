"""Sessions that end at one gateway end at all of them: each tells the others, who close the sockets
that they hold. What the bus loses is found in the database a little later."""

import asyncio
from collections.abc import Awaitable, Callable, Collection

from msgspec import Struct

from croupier.bus.nats import subjects
from croupier.bus.nats.envelopes import REQUEST_BYTES, decode, encode
from croupier.bus.nats.link import Heard, Link

KEYS_MAX = 1_000  # in one message


class SessionsOver(Struct, frozen=True, array_like=True):
    """The hashes of their tokens, and the code of what their players are told."""

    sessions: tuple[bytes, ...]
    code: str


class Departures:
    """`close` ends the sockets of sessions that are held here."""

    def __init__(
        self, link: Link, close: Callable[[Collection[bytes], str], Awaitable[None]]
    ) -> None:
        self._link = link
        self._close = close
        self._closing: set[asyncio.Future[None]] = set()
        link.listen(subjects.departures("*"), self._hear)

    def tell(self, sessions: Collection[bytes], code: str) -> None:
        """They have ended here."""
        keys = tuple(sessions)
        for first in range(0, len(keys), KEYS_MAX):
            part = SessionsOver(keys[first : first + KEYS_MAX], code)
            self._link.send(subjects.departures(self._link.name), encode(part))

    def _hear(self, heard: Heard) -> None:
        over: SessionsOver = decode(heard.payload, SessionsOver, REQUEST_BYTES)
        if subjects.part(heard.subject, 2) == self._link.name:
            return
        closing = asyncio.ensure_future(self._close(over.sessions, over.code))
        self._closing.add(closing)
        closing.add_done_callback(self._closing.discard)
