"""How often the routes of card rooms may be asked, apart from all other limits: a flood at the door
or in the queue is refused here, before it costs a room, a bank or a table anything."""

from collections import OrderedDict
from collections.abc import Callable, Iterator
from contextlib import contextmanager

from croupier.games.game import Refused
from croupier.pace import KEYS_MAX, Bucket
from croupier.wire import limits


class RoomLimits:
    """`clock` counts in seconds."""

    def __init__(self, clock: Callable[[], float]) -> None:
        self._clock = clock
        self._addresses: OrderedDict[str, Bucket] = OrderedDict()
        self._players: OrderedDict[str, Bucket] = OrderedDict()
        self._checks = 0

    def count_address(self, address: str) -> None:
        """Raises `Refused`, like the next one. Many guests may share an address."""
        rate, size = limits.ROOM_PER_ADDRESS, limits.ROOM_PER_ADDRESS_AT_ONCE
        self._count(self._addresses, address, rate, size)

    def count_player(self, player: str) -> None:
        rate, size = limits.ROOM_PER_PLAYER, limits.ROOM_PER_PLAYER_AT_ONCE
        self._count(self._players, player, rate, size)

    @contextmanager
    def card_check(self) -> Iterator[None]:
        """A bank is asked about a card. Each question may take as long as the bank likes."""
        if self._checks >= limits.CARD_CHECKS_AT_ONCE:
            raise Refused("busy")
        self._checks += 1
        try:
            yield
        finally:
            self._checks -= 1

    def _count(self, buckets: OrderedDict[str, Bucket], key: str, rate: float, size: int) -> None:
        now = self._clock()
        bucket = buckets.setdefault(key, Bucket(rate, size, now))
        buckets.move_to_end(key)
        if len(buckets) > KEYS_MAX:
            buckets.popitem(last=False)
        if not bucket.take(now):
            raise Refused("too_fast")
