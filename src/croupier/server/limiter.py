"""Limits on how often: a bucket for the messages of one connection, and counted attempts for
names and addresses. Time is handed in; nothing here looks at a clock."""

from collections import OrderedDict, deque

KEYS_MAX = 10_000


class Bucket:
    """Holds `size` messages and is refilled at `rate` a second."""

    __slots__ = ("_at", "_left", "_rate", "_size")

    def __init__(self, rate: float, size: int, now: float) -> None:
        self._rate = rate
        self._size = size
        self._left = float(size)
        self._at = now

    def take(self, now: float) -> bool:
        left = min(self._size, self._left + (now - self._at) * self._rate)
        self._at = now
        if left < 1:
            self._left = left
            return False
        self._left = left - 1
        return True


class Attempts:
    """At most `most` attempts a key within `window_ms`. Forgets the oldest keys when there are
    too many, so that nobody can fill the memory with them."""

    def __init__(self, most: int, window_ms: int) -> None:
        self._most = most
        self._window_ms = window_ms
        self._times: OrderedDict[str, deque[int]] = OrderedDict()

    def wait_ms(self, key: str, now_ms: int) -> int:
        """How long the key has to wait for its next attempt; 0 when it need not."""
        times = self._times.get(key)
        if times is None or len(times) < self._most:
            return 0
        return max(0, times[0] + self._window_ms - now_ms)

    def note(self, key: str, now_ms: int) -> None:
        times = self._times.setdefault(key, deque(maxlen=self._most))
        times.append(now_ms)
        self._times.move_to_end(key)
        if len(self._times) > KEYS_MAX:
            self._times.popitem(last=False)

    def take_back(self, key: str) -> None:
        """The newest attempt does not count."""
        if times := self._times.get(key):
            times.pop()

    def forget(self, key: str) -> None:
        self._times.pop(key, None)
