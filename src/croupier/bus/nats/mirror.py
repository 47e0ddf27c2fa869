"""The news of one table as they reach one gateway: the public part and the private parts of its own
players are joined by their numbers. What is missing is noticed here and never made up: the gateway
asks for the whole view."""

import asyncio
from collections import Counter
from collections.abc import Callable

from croupier.bus.nats.envelopes import Numbers, PrivatePart, PublicPart, Whole
from croupier.tables.frames import Frame, FramePart

PARTS_MAX = 256  # private parts that wait for their public one


class Mirror:
    """`deliver` is given what those who look are to be sent; `on_gap` hears once that something is
    missing, until `begin_again`."""

    def __init__(
        self,
        gateway: str,
        table: str,
        deliver: Callable[[Frame], None],
        on_gap: Callable[[str], None],
    ) -> None:
        self.gateway = gateway
        self.table = table
        self.players: Counter[str] = Counter()  # by connections
        self.numbers = Numbers(0, 0, 0)
        self.is_whole = False
        self._deliver = deliver
        self._on_gap = on_gap
        self._parts: dict[tuple[int, int], dict[str, FramePart]] = {}  # by epoch and number
        self._later: list[PublicPart | PrivatePart] = []  # while the whole view is on its way
        self._held: list[PublicPart] = []  # until their private parts are here
        self._waiting: list[tuple[Numbers, asyncio.Future[None]]] = []

    def begin_again(self, numbers: Numbers) -> None:
        """The whole view with these numbers is what everybody has now."""
        self.numbers, self.is_whole = numbers, True
        self._parts.clear()
        self._held.clear()
        later, self._later = self._later, []
        for part in later:
            if isinstance(part, PublicPart):
                self.hear_public(part)
            else:
                self.hear_private(part)
        self._wake()

    def heal(self, whole: Whole) -> None:
        """Everybody who looks is sent the whole view, unless it is older than what they have: then
        it is missing still. How far the private parts are is known best by who numbers them."""
        at, found = self.numbers, whole.numbers
        if (at.epoch, at.public) > (found.epoch, found.public):
            return
        if whole.parts:
            self._deliver(Frame(self.table, whole.public, None, whole.parts))
        self.begin_again(whole.numbers)

    def lose(self) -> None:
        """Something is missing."""
        if self.is_whole:
            self.is_whole = False
            self._on_gap(self.table)

    def hear_private(self, part: PrivatePart) -> None:
        if not self._follows(part.numbers.epoch, part):
            return
        if part.numbers.private <= self.numbers.private:
            return
        if part.numbers.private != self.numbers.private + 1:
            self.lose()
            return
        at = self.numbers
        self.numbers = Numbers(at.epoch, at.public, part.numbers.private)
        if part.public is not None:
            self._deliver(Frame(self.table, part.public, None, part.parts))
            self._wake()
        elif len(self._parts) >= PARTS_MAX:
            self.lose()
        else:
            self._parts[part.numbers.epoch, part.numbers.private] = part.parts
            held, self._held = self._held, []
            for public in held:
                self.hear_public(public)

    def hear_public(self, part: PublicPart) -> None:
        """Private parts come by another way, so that one may still be missing."""
        if not self._follows(part.epoch, part) or part.number <= self.numbers.public:
            return
        private = part.private.get(self.gateway)
        if self._held or (private is not None and private > self.numbers.private):
            if len(self._held) >= PARTS_MAX:
                self.lose()
            else:
                self._held.append(part)
            return
        own = {} if private is None else self._parts.pop((part.epoch, private), None)
        if own is None or part.number != self.numbers.public + 1:
            self.lose()
            return
        self.numbers = Numbers(part.epoch, part.number, self.numbers.private)
        self._deliver(Frame(self.table, part.public, part.rail, own))
        self._wake()

    def _follows(self, epoch: int, part: PublicPart | PrivatePart) -> bool:
        """News of an owner of before are late; those of the next one wait for the whole view."""
        if epoch < self.numbers.epoch:
            return False
        if epoch > self.numbers.epoch:
            self.lose()
        if not self.is_whole:
            if len(self._later) < PARTS_MAX:
                self._later.append(part)
            return False
        return True

    async def reached(self, numbers: Numbers, seconds: float) -> bool:
        """Wait until what has these numbers was delivered. False when it has not come."""
        if not newer(numbers, self.numbers):
            return True
        waiting: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self._waiting.append((numbers, waiting))
        try:
            async with asyncio.timeout(seconds):
                await waiting
        except TimeoutError:
            return False
        return True

    def _wake(self) -> None:
        if self._waiting:
            still = []
            for numbers, waiting in self._waiting:
                if newer(numbers, self.numbers):
                    still.append((numbers, waiting))
                elif not waiting.done():
                    waiting.set_result(None)
            self._waiting = still


def newer(one: Numbers, other: Numbers) -> bool:
    """Whether one says something that the other does not know yet."""
    if one.epoch != other.epoch:
        return one.epoch > other.epoch
    return one.public > other.public or one.private > other.private
