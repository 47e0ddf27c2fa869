"""Work in slices: so much in one turn of the event loop, and the rest in later turns, so that no
turn takes long. Players with a seat have slices of their own and never wait for anybody else."""

import asyncio

from croupier.server.context import Settings
from croupier.server.fairqueue import FairQueue

SEATED = ""  # they queue as one address: each of their connections has at most one place


class Slices:
    def __init__(self, settings: Settings) -> None:
        self._seated = Slice(settings.seated_messages_a_turn, settings.connections)
        self._others = Slice(settings.messages_a_turn, settings.connections)
        self._requests = Slice(settings.requests_a_turn, settings.waiting_per_address)

    @property
    def waiting(self) -> int:
        """How much of all kinds waits for its turn."""
        return len(self._seated) + len(self._others) + len(self._requests)

    def message(self, address: str, *, seated: bool) -> asyncio.Future[None] | None:
        """None when a message may be looked at now, else what to wait for."""
        if seated:
            return self._seated.take(SEATED)
        return self._others.take(address)

    def request(self, address: str) -> asyncio.Future[None] | None:
        """The same for a request of HTTP. Raises `Refused`."""
        return self._requests.take(address)


class Slice:
    """`size` is how much of one kind of work is begun in a turn of the loop."""

    def __init__(self, size: int, waiting_max: int) -> None:
        self._size = size
        self._left = size
        self._queue = FairQueue(waiting_max)
        self._counting = False  # until the next turn of the loop

    def __len__(self) -> int:
        """How much of it waits."""
        return len(self._queue)

    def take(self, address: str) -> asyncio.Future[None] | None:
        """None when it may be begun now. Raises `Refused` when too many wait."""
        if not self._counting:
            self._counting = True
            asyncio.get_running_loop().call_soon(self._begin_turn)
        if not self._left or self._queue:
            return self._queue.join(address)
        self._left -= 1
        return None

    def _begin_turn(self) -> None:
        self._left = self._size
        while self._left and self._queue.call_next():
            self._left -= 1
        self._counting = self._left < self._size
        if self._counting:
            asyncio.get_running_loop().call_soon(self._begin_turn)
