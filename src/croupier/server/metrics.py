"""What the house counts about itself. Labels are kinds of things, never a card, a name or an id.
Nor does it count bytes: the length of a frame would tell what hand another player holds.
The counters on the way of a frame are plain integers that are read only when somebody asks."""

from bisect import bisect_left
from collections import Counter
from collections.abc import Callable, Iterable
from itertools import accumulate

from prometheus_client import CollectorRegistry, generate_latest
from prometheus_client.core import (
    CounterMetricFamily,
    GaugeMetricFamily,
    HistogramMetricFamily,
    Metric,
)
from prometheus_client.registry import Collector

SECONDS = (0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5)


class Durations:
    """How often something took how long."""

    def __init__(self) -> None:
        self._counts = [0] * (len(SECONDS) + 1)
        self._sum = 0.0

    def note(self, seconds: float) -> None:
        self._counts[bisect_left(SECONDS, seconds)] += 1
        self._sum += seconds

    def metric(self, name: str, what: str) -> Metric:
        bounds = (*map(str, map(float, SECONDS)), "+Inf")
        buckets = list(zip(bounds, accumulate(self._counts), strict=True))
        return HistogramMetricFamily(name, what, buckets=buckets, sum_value=self._sum)


class Metrics(Collector):
    def __init__(self, tables: Callable[[], int]) -> None:
        self.connections = 0
        self.frames = 0
        self.cut = 0
        self.orders: Counter[tuple[str, str]] = Counter()
        self.problems: Counter[str] = Counter()
        self.sign_ins: Counter[str] = Counter()
        self.commits = Durations()
        self._tables = tables
        self._registry = CollectorRegistry()
        self._registry.register(self)

    def collect(self) -> Iterable[Metric]:
        yield GaugeMetricFamily("croupier_connections", "Open sockets.", self.connections)
        yield GaugeMetricFamily("croupier_tables", "Open tables.", self._tables())
        yield CounterMetricFamily("croupier_frames", "Messages sent.", self.frames)
        yield CounterMetricFamily("croupier_cut", "Clients cut for being slow.", self.cut)
        orders = CounterMetricFamily(
            "croupier_orders", "Orders by kind and outcome.", labels=("kind", "outcome")
        )
        for (kind, outcome), count in sorted(self.orders.items()):
            orders.add_metric((kind, outcome), count)
        yield orders
        problems = CounterMetricFamily(
            "croupier_problems", "Messages refused unread, by code.", labels=("code",)
        )
        for code, count in sorted(self.problems.items()):
            problems.add_metric((code,), count)
        yield problems
        sign_ins = CounterMetricFamily(
            "croupier_sign_ins", "Attempts to sign in, by outcome.", labels=("outcome",)
        )
        for outcome, count in sorted(self.sign_ins.items()):
            sign_ins.add_metric((outcome,), count)
        yield sign_ins
        yield self.commits.metric(
            "croupier_commit_seconds", "From an order to its durable decision."
        )

    def text(self) -> bytes:
        return generate_latest(self._registry)
