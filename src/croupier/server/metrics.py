"""What the house counts about itself. Labels are kinds of things, never a card, a name or an id.
The length of a frame would tell what hand another player holds, so bytes are not counted; nor is
what the rail of a table may not know (EPS-RF-PG-004)."""

from bisect import bisect_left
from collections import Counter
from collections.abc import Callable
from itertools import accumulate

from msgspec import Struct

SECONDS = (0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5, 5.0)


class Durations:
    """How often something took how long."""

    def __init__(self) -> None:
        self.sum = 0.0
        self._counts = [0] * (len(SECONDS) + 1)

    def note(self, seconds: float) -> None:
        self._counts[bisect_left(SECONDS, seconds)] += 1
        self.sum += seconds

    def buckets(self) -> list[tuple[str, int]]:
        """How many took at most so long."""
        return list(zip((*map(str, SECONDS), "+Inf"), accumulate(self._counts), strict=True))


class DealerFigures(Struct, frozen=True):
    """How a process with tables or rooms is, as it tells the gateways; times in seconds."""

    process: str
    tables: int
    waits: bool
    lease_age: float
    commit: float
    round_trip: float
    unsent: int
    queue: int
    takeovers: dict[str, int]


class Metrics:
    def __init__(self) -> None:
        self.tables: Callable[[], int] = lambda: 0
        self.queue: Callable[[], int] = lambda: 0
        self.unsent: Callable[[], int] = lambda: 0  # to the bus
        self.connections = 0
        self.frames = 0
        self.cut = 0
        self.orders: Counter[tuple[str, str]] = Counter()
        self.problems: Counter[str] = Counter()
        self.sign_ins: Counter[str] = Counter()
        self.commits = Durations()
        self.dealers: Callable[[], list[DealerFigures]] = list  # of a house of many processes
        self.round_trips: Durations | None = None  # to the server of the bus
        self.bus: Counter[str] = Counter()  # what the bus has dropped, lost and healed, by kind
