"""Those who wait, taken address by address: a crowd behind one address waits for itself, and hardly
anybody else for it."""

import asyncio
from collections import OrderedDict, deque

from croupier.games.game import Refused

Place = asyncio.Future[None]


class FairQueue:
    """`most` is how many of one address may wait."""

    def __init__(self, most: int) -> None:
        self._most = most
        self._by_address: OrderedDict[str, deque[Place]] = OrderedDict()

    def __bool__(self) -> bool:
        return bool(self._by_address)

    def __len__(self) -> int:
        return sum(map(len, self._by_address.values()))

    def join(self, address: str) -> Place:
        """Done when it is the caller's turn. Raises `Refused` when too many wait already."""
        own = self._by_address.setdefault(address, deque())
        if len(own) >= self._most:
            raise Refused("busy")
        place: Place = asyncio.get_running_loop().create_future()
        own.append(place)
        return place

    def call_next(self) -> bool:
        """Tell the next one that it is his turn. Whoever does not wait any more is passed over;
        False when nobody waits."""
        while self._by_address:
            address, own = self._by_address.popitem(last=False)
            place = own.popleft()
            if own:
                self._by_address[address] = own
            if not place.done():
                place.set_result(None)
                return True
        return False


class Booths:
    """So many at once; the others queue."""

    def __init__(self, booths: int, waiting_max: int) -> None:
        self._free = booths
        self._queue = FairQueue(waiting_max)

    async def enter(self, address: str) -> None:
        """Raises `Refused`. Who has entered must `leave`."""
        if self._free and not self._queue:
            self._free -= 1
            return
        place = self._queue.join(address)
        try:
            await place
        except asyncio.CancelledError:
            if place.done() and not place.cancelled():
                self.leave()  # it was the caller's turn in this moment
            raise

    def leave(self) -> None:
        if not self._queue.call_next():
            self._free += 1
