"""Counted attempts of names and addresses. Time is handed in; nothing here looks at a clock."""

from collections import OrderedDict, deque

from croupier.pace import KEYS_MAX


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
        _follow(times, now_ms)
        return max(0, times[0] + self._window_ms - now_ms)

    def note(self, key: str, now_ms: int) -> None:
        times = self._times.setdefault(key, deque(maxlen=self._most))
        _follow(times, now_ms)
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


def _follow(times: deque[int], now_ms: int) -> None:
    """A clock that was set back takes the times along; else nobody could come in until it is as
    late again as it was."""
    if times and (ahead_ms := times[-1] - now_ms) > 0:
        for place, noted_ms in enumerate(times):
            times[place] = noted_ms - ahead_ms
