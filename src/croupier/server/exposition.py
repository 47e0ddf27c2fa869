"""The metrics of the house as Prometheus reads them."""

from collections import Counter
from collections.abc import Callable, Iterable

from prometheus_client import CollectorRegistry, core, generate_latest
from prometheus_client.registry import Collector

from croupier.server.metrics import DealerFigures, Metrics

GAUGES: tuple[tuple[str, str, Callable[[DealerFigures], float]], ...] = (
    ("tables", "Tables that the dealer runs.", lambda dealer: dealer.tables),
    ("waits", "1 while it can decide nothing.", lambda dealer: dealer.waits),
    ("lease_age_seconds", "Since its lease was renewed.", lambda dealer: dealer.lease_age),
    ("commit_seconds", "What the last renewal took.", lambda dealer: dealer.commit),
    ("bus_seconds", "To the server of the bus and back.", lambda dealer: dealer.round_trip),
    ("unsent", "Messages that wait to go out.", lambda dealer: dealer.unsent),
    ("queue", "Orders and questions without an answer.", lambda dealer: dealer.queue),
)


def exposed(metrics: Metrics) -> bytes:
    registry = CollectorRegistry()
    registry.register(Exposition(metrics))
    return generate_latest(registry)


class Exposition(Collector):
    def __init__(self, metrics: Metrics) -> None:
        self._metrics = metrics

    def collect(self) -> Iterable[core.Metric]:
        metrics = self._metrics
        yield core.GaugeMetricFamily("croupier_connections", "Open sockets.", metrics.connections)
        yield core.GaugeMetricFamily("croupier_tables", "Open tables.", metrics.tables())
        what = "Messages and requests that wait for their turn."
        yield core.GaugeMetricFamily("croupier_queue", what, metrics.queue())
        yield core.CounterMetricFamily("croupier_frames", "Messages sent.", metrics.frames)
        yield core.CounterMetricFamily("croupier_cut", "Clients cut for being slow.", metrics.cut)
        orders = core.CounterMetricFamily(
            "croupier_orders", "Orders by kind and outcome.", labels=("kind", "outcome")
        )
        for labels, count in sorted(metrics.orders.items()):
            orders.add_metric(labels, count)
        yield orders
        yield counted("croupier_problems", "Messages refused unread, by code.", metrics.problems)
        what = "Attempts to sign in, by outcome."
        yield counted("croupier_sign_ins", what, metrics.sign_ins, "outcome")
        if metrics.bus:  # a house in one process has none
            what = "Messages between processes: dropped, lost, healed."
            yield counted("croupier_bus", what, metrics.bus, "what")
        if metrics.round_trips is not None:
            yield core.HistogramMetricFamily(
                "croupier_bus_seconds",
                "To the server of the bus and back.",
                buckets=metrics.round_trips.buckets(),
                sum_value=metrics.round_trips.sum,
            )
            what = "Messages that wait to go out to the bus."
            yield core.GaugeMetricFamily("croupier_bus_unsent", what, metrics.unsent())
            yield from of_dealers(metrics.dealers())
        yield core.HistogramMetricFamily(
            "croupier_commit_seconds",
            "From an order to its durable decision.",
            buckets=metrics.commits.buckets(),
            sum_value=metrics.commits.sum,
        )


def of_dealers(dealers: list[DealerFigures]) -> Iterable[core.Metric]:
    """By the name of the process."""
    for name, what, read in GAUGES:
        family = core.GaugeMetricFamily(f"croupier_dealer_{name}", what, labels=("process",))
        for dealer in dealers:
            family.add_metric((dealer.process,), read(dealer))
        yield family
    what = "Tables taken up and handed on, leases that ended, tables that could not be read."
    takeovers = core.CounterMetricFamily("croupier_takeovers", what, labels=("process", "what"))
    for dealer in dealers:
        for kind, count in dealer.takeovers.items():
            takeovers.add_metric((dealer.process, kind), count)
    yield takeovers


def counted(name: str, what: str, counts: Counter[str], label: str = "code") -> core.Metric:
    family = core.CounterMetricFamily(name, what, labels=(label,))
    for value, count in sorted(counts.items()):
        family.add_metric((value,), count)
    return family
