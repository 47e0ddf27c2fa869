"""Time that stands still until a test moves it. Nothing here ever sleeps."""

from collections.abc import Awaitable, Callable
from heapq import heappop, heappush

WALL_MS = 1_700_000_000_000  # any moment will do, so long as it is the same in every run


class Alarm:
    """Implements `tables.ports.Handle`."""

    def __init__(self, at_us: int, then: Callable[[], None]) -> None:
        self.at_us = at_us
        self.then: Callable[[], None] | None = then

    def cancel(self) -> None:
        self.then = None


class VirtualTimer:
    """Implements `tables.ports.Timer`. Counts in whole microseconds, so that a thousand steps of
    a millisecond are a second."""

    def __init__(self, settle: Callable[[], Awaitable[None]]) -> None:
        self._settle = settle
        self._now_us = 0
        self._alarms: list[tuple[int, int, Alarm]] = []
        self._set = 0
        self._jumped_ms = 0

    def now(self) -> float:
        return self._now_us / 1_000_000

    def wall_ms(self) -> int:
        return WALL_MS + self._jumped_ms + self._now_us // 1000

    def jump(self, ms: int) -> None:
        """Somebody sets the clock on the wall. No time passes."""
        self._jumped_ms += ms

    def after(self, seconds: float, then: Callable[[], None]) -> Alarm:
        alarm = Alarm(self._now_us + round(seconds * 1_000_000), then)
        self._set += 1
        heappush(self._alarms, (alarm.at_us, self._set, alarm))
        return alarm

    async def advance(self, ms: int) -> None:
        """Let time pass: alarms go off in order, and all that follows from one is done before
        the next one goes off."""
        await self._settle()
        until_us = self._now_us + ms * 1000
        while self._alarms and self._alarms[0][0] <= until_us:
            at_us, _, alarm = heappop(self._alarms)
            if alarm.then is not None:
                self._now_us = max(self._now_us, at_us)
                alarm.then()
                await self._settle()
        self._now_us = until_us

    def outage(self, ms: int) -> None:
        """Time passes while no process runs: the alarms are gone."""
        self._alarms.clear()
        self._now_us += ms * 1000
