"""Counts the bytes that a client sends over its socket, before anything reads them. The rate of
messages does not see everything: a message may come in any number of frames, also in empty ones,
and a client that never ends it sends no message at all, but keeps the server reading."""

import asyncio
from collections.abc import Callable

from croupier.wire import limits


class Inflow(asyncio.Protocol):
    """Stands between a transport and the protocol behind it. `on_flood` is called once, for a
    client that sends more than it may; what comes after that is not read."""

    def __init__(
        self,
        behind: asyncio.Protocol,
        clock: Callable[[], float],
        on_flood: Callable[[], None],
    ) -> None:
        self._behind = behind
        self._clock = clock
        self._on_flood = on_flood
        self._left = float(limits.INFLOW_AT_ONCE)
        self._at = clock()
        self._over = False

    def data_received(self, data: bytes) -> None:
        """The clock is asked only when the budget seems to be used up."""
        self._left -= len(data)
        if self._left < 0 and not self._is_refilled():
            if not self._over:
                self._over = True
                self._on_flood()
            return
        self._behind.data_received(data)

    def _is_refilled(self) -> bool:
        now = self._clock()
        earned = (now - self._at) * limits.INFLOW_PER_SECOND
        self._left = min(self._left + earned, float(limits.INFLOW_AT_ONCE))
        self._at = now
        return self._left >= 0

    def eof_received(self) -> bool | None:
        return self._behind.eof_received()

    def connection_lost(self, exc: Exception | None) -> None:
        self._behind.connection_lost(exc)

    def pause_writing(self) -> None:
        self._behind.pause_writing()

    def resume_writing(self) -> None:
        self._behind.resume_writing()


def count_inflow(transport: asyncio.Transport, on_flood: Callable[[], None]) -> None:
    """From now on whatever the transport receives is counted."""
    behind = transport.get_protocol()
    assert isinstance(behind, asyncio.Protocol)
    clock = asyncio.get_running_loop().time
    transport.set_protocol(Inflow(behind, clock, on_flood))
