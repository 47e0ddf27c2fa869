"""Work in slices: so much in one turn of the event loop, and the rest in later turns, so that no
turn takes long. Players with a seat have slices of their own and never wait for anybody else. While
they play, all others have a third of the loop's time: an order meets about five turns of the loop
until it is answered, so whatever others do in these turns is what it waits for."""

import asyncio
from time import perf_counter, thread_time

from croupier.pace import Buckets
from croupier.server.context import Settings
from croupier.server.fairqueue import FairQueue
from croupier.wire import limits

SEATED = ""  # they queue as one address: each of their connections has at most one place
REST = 2.0  # times as long as the loop has worked since others were served
REST_MAX_SECONDS = 0.02  # so that others come in however busy the tables are
PLAY_SECONDS = 0.5  # since the last message of a player with a seat


class Slices:
    def __init__(self, settings: Settings) -> None:
        self._seated = Slice(settings.seated_messages_a_turn, settings.connections)
        self._others = Slice(settings.messages_a_turn, settings.connections)
        self._requests = Slice(settings.requests_a_turn, settings.waiting_per_address)
        self._prompt = Buckets(limits.PROMPT_PER_SECOND, limits.PROMPT_AT_ONCE)
        self._seated_turns = Turns((self._seated,))
        self._other_turns = RestingTurns((self._others, self._requests))

    @property
    def waiting(self) -> int:
        """How much of all kinds waits for its turn."""
        return len(self._seated) + len(self._others) + len(self._requests)

    def message(self, address: str, player: str, *, seated: bool) -> asyncio.Future[None] | None:
        """None when a message may be looked at now, else what to wait for. Whoever has a seat and
        keeps sending more than a person does queues with all others."""
        if seated and self._prompt.count(player, asyncio.get_running_loop().time()):
            self._other_turns.give_way()
            self._seated_turns.count()
            return self._seated.take(SEATED)
        self._other_turns.count()
        return self._others.take(address)

    def request(self, address: str) -> asyncio.Future[None] | None:
        """The same for a request of HTTP. Raises `Refused`."""
        self._other_turns.count()
        return self._requests.take(address)


class Slice:
    """`size` is how much of one kind of work is begun until the next `refill`."""

    def __init__(self, size: int, waiting_max: int) -> None:
        self._size = size
        self._left = size
        self._queue = FairQueue(waiting_max)

    def __len__(self) -> int:
        """How much of it waits."""
        return len(self._queue)

    @property
    def is_begun(self) -> bool:
        return self._left < self._size

    def take(self, address: str) -> asyncio.Future[None] | None:
        """None when it may be begun now. Raises `Refused` when too many wait."""
        if not self._left or self._queue:
            return self._queue.join(address)
        self._left -= 1
        return None

    def refill(self) -> None:
        """Those who wait come first."""
        self._left = self._size
        while self._left and self._queue.call_next():
            self._left -= 1


class Turns:
    """Refills slices in every turn of the loop, until nothing is begun any more."""

    def __init__(self, slices: tuple[Slice, ...]) -> None:
        self._slices = slices
        self._counting = False

    def count(self) -> None:
        """Something is about to be taken from a slice."""
        if not self._counting:
            self._counting = True
            self._next_turn()

    def _next_turn(self) -> None:
        asyncio.get_running_loop().call_soon(self._refill)

    def _refill(self) -> None:
        for one in self._slices:
            one.refill()
        self._counting = any(one.is_begun for one in self._slices)
        if self._counting:
            self._next_turn()


class RestingTurns(Turns):
    """The same with a rest after each turn while somebody plays, until the loop was idle `REST`
    times as long as it has worked: on what that turn has begun, and on all else."""

    def __init__(self, slices: tuple[Slice, ...]) -> None:
        super().__init__(slices)
        self._given_way = float("-inf")
        self._began = self._worked = 0.0

    def give_way(self) -> None:
        self._given_way = perf_counter()

    def _next_turn(self) -> None:
        self._began, self._worked = perf_counter(), thread_time()
        asyncio.get_running_loop().call_soon(self._rest)

    def _rest(self) -> None:
        now = perf_counter()
        spent = now - self._began
        rest = min((1 + REST) * (thread_time() - self._worked), REST_MAX_SECONDS) - spent
        if rest <= 0 or now - self._given_way > PLAY_SECONDS:
            self._refill()
        else:
            asyncio.get_running_loop().call_later(rest, self._rest)
