"""What the house counts about itself. Labels are kinds of things, never a card, a name or an id.
Nor does it count bytes: the length of a frame would tell what hand another player holds.
The counters on the way of a frame are plain integers that are read only when somebody asks."""

from collections import Counter
from collections.abc import Callable, Iterable

from prometheus_client import CollectorRegistry, Histogram, generate_latest
from prometheus_client.core import CounterMetricFamily, GaugeMetricFamily, Metric
from prometheus_client.registry import Collector

SECONDS = (0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5)


class Metrics(Collector):
    def __init__(self, tables: Callable[[], int]) -> None:
        self.connections = 0
        self.frames = 0
        self.cut = 0
        self.orders: Counter[tuple[str, str]] = Counter()
        self.problems: Counter[str] = Counter()
        self.sign_ins: Counter[str] = Counter()
        self._tables = tables
        self._registry = CollectorRegistry()
        self._registry.register(self)
        self.commit_seconds = Histogram(
            "croupier_commit_seconds",
            "From an order to its durable decision.",
            registry=self._registry,
            buckets=SECONDS,
        )

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

    def text(self) -> bytes:
        return generate_latest(self._registry)
