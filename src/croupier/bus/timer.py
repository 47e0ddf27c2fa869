"""Time as the running house has it: the event loop's clock and alarms."""

import asyncio
import time
from collections.abc import Callable

from croupier.tables.ports import Handle


class LoopTimer:
    """Implements `tables.ports.Timer` on the loop that is running."""

    def __init__(self) -> None:
        self._loop = asyncio.get_running_loop()

    def now(self) -> float:
        return self._loop.time()

    def wall_ms(self) -> int:
        return time.time_ns() // 1_000_000

    def after(self, seconds: float, then: Callable[[], None]) -> Handle:
        return self._loop.call_later(seconds, then)
