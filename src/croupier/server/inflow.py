"""What a client sends over its socket, before anything reads it. Its bytes are counted: the rate of
messages does not see everything, since a message may come in any number of frames, also in empty
ones, and a client that never ends it sends no message at all. And a client whose messages wait is
not read any further, so that what a mob sends is not even taken apart while others are answered."""

import asyncio
from collections.abc import Callable

from croupier.wire import limits


class Inflow(asyncio.Protocol):
    """Stands between a transport and the protocol behind it. While the client `is_busy`, or when
    more comes than one turn of the loop takes apart, the rest is kept and nothing more is read;
    after that somebody must call `go_on`. `on_flood` is called once, for a client that sends more
    than it may; what comes after that is not read."""

    def __init__(
        self,
        transport: asyncio.Transport,
        behind: asyncio.Protocol,
        is_busy: Callable[[], bool],
        on_flood: Callable[[], None],
    ) -> None:
        self._transport = transport
        self._behind = behind
        self._is_busy = is_busy
        self._on_flood = on_flood
        self._loop = asyncio.get_running_loop()
        self._left = float(limits.INFLOW_AT_ONCE)
        self._at = self._loop.time()
        self._over = False
        self._kept = bytearray()
        self._scheduled = False
        self.paused = False

    def data_received(self, data: bytes) -> None:
        """The clock is asked only when the budget seems to be used up."""
        self._left -= len(data)
        if self._left < 0 and not self._is_refilled():
            if not self._over:
                self._over = True
                self._on_flood()
        elif self.paused or len(data) > limits.INFLOW_A_TURN or self._is_busy():
            self._keep(data)
        else:
            self._behind.data_received(data)

    def go_on(self) -> None:
        """The client may not be busy any more: in the next turn it is read further, unless that has
        brought up a message that waits."""
        if self.paused and not self._scheduled:
            self._scheduled = True
            self._loop.call_soon(self._pass_on)

    def _keep(self, data: bytes) -> None:
        self._kept += data
        self.paused = True
        self._transport.pause_reading()  # also when what is behind has resumed it meanwhile
        self.go_on()

    def _pass_on(self) -> None:
        self._scheduled = False
        if self._is_busy() or self._transport.is_closing():
            return
        if not self._kept:
            self.paused = False
            self._transport.resume_reading()
            return
        piece = bytes(self._kept[: limits.INFLOW_A_TURN])
        del self._kept[: limits.INFLOW_A_TURN]
        self._behind.data_received(piece)
        self.go_on()  # afterwards, so that a message in it is looked at first

    def _is_refilled(self) -> bool:
        now = self._loop.time()
        earned = (now - self._at) * limits.INFLOW_PER_SECOND
        self._left = min(self._left + earned, float(limits.INFLOW_AT_ONCE))
        self._at = now
        return self._left >= 0

    def eof_received(self) -> bool | None:
        return self._behind.eof_received()

    def connection_lost(self, exc: Exception | None) -> None:
        self._kept.clear()
        self._behind.connection_lost(exc)

    def pause_writing(self) -> None:
        self._behind.pause_writing()

    def resume_writing(self) -> None:
        self._behind.resume_writing()
