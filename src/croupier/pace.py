"""How often something may happen. Time is handed in; nothing here looks at a clock."""

from collections import OrderedDict

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

    def count(self, now: float) -> bool:
        """Like `take`, but a message that finds none left counts as well: whoever keeps sending
        more than `rate` finds none until a pause has refilled it."""
        left = min(self._size, self._left + (now - self._at) * self._rate)
        self._at = now
        self._left = max(left - 1, -self._size)
        return left >= 1

    def charge(self, messages: int) -> None:
        """What came cost more than others."""
        self._left = max(0.0, self._left - messages)


class Buckets:
    """A bucket for each key. Forgets the oldest keys when there are too many, so that nobody can
    fill the memory with them."""

    def __init__(self, rate: float, size: int) -> None:
        self._rate = rate
        self._size = size
        self._by_key: OrderedDict[str, Bucket] = OrderedDict()

    def take(self, key: str, now: float) -> bool:
        return self._bucket(key, now).take(now)

    def count(self, key: str, now: float) -> bool:
        return self._bucket(key, now).count(now)

    def _bucket(self, key: str, now: float) -> Bucket:
        bucket = self._by_key.get(key)
        if bucket is None:
            bucket = self._by_key[key] = Bucket(self._rate, self._size, now)
            if len(self._by_key) > KEYS_MAX:
                self._by_key.popitem(last=False)
        self._by_key.move_to_end(key)
        return bucket
