"""What an action costs a cluster: gateways, dealers, NATS and PostgreSQL as processes of their own,
each with its CPU time, beside the house in one process, in turns; and how that grows with tables
and sockets.

    python -m bench.cluster [--turns 12] [--tables 50] [--rate 0] [--window 4]
    python -m bench.cluster --grow      from 50 to 1,500 tables, the last beside 10,000 sockets

Two gateways and two dealers on one machine, with a durable PostgreSQL. The players of a table come
through both gateways, as behind a proxy. CPU time is what the system charges each process with, and
those that it has started.
"""

import argparse
import os
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from statistics import median

from msgspec import Struct
from msgspec.structs import replace
from rich.console import Console
from rich.table import Table

from bench import load
from bench.processes import TICK_S, Process, node
from bench.servers import Ratio, ratio_of
from tools.cluster import NATS, Cluster
from tools.postgres import DURABLE, USUAL

POSTGRES = "PostgreSQL"
PARTS = ("gateways", "dealers", "NATS", POSTGRES)
GROWTH = (50, 300, 1_000, 1_500)  # tables
SOCKETS = 10_000  # with those of the players
SEATS = 6
STEADY = 300  # actions a second of all tables together
GOALS = {"all": 2.5, "dealers": 1.0}  # times the house in one process, at most
GIFTS = "1000000"
SHARED_BUFFERS = "256MB"  # as a server of its own has it

console = Console(highlight=False)


class ClusterLoad(Struct, frozen=True):
    """As `load.Load`, with the microseconds of an action by part."""

    whole: load.Load
    parts_us: dict[str, float]
    idle: int = 0


class Servers:
    """All processes of a cluster, whose time counts together."""

    def __init__(self, cluster: Cluster) -> None:
        self._cluster = cluster
        self.parts: dict[str, float] = {}

    def cpu_s(self) -> float:
        cluster, processes = self._cluster, self._cluster.processes
        self.parts = {
            "gateways": sum(family_cpu_s(processes[name].pid) for name in cluster.ports),
            "dealers": sum(family_cpu_s(processes[name].pid) for name in cluster.dealers),
            "NATS": family_cpu_s(processes[NATS].pid),
            POSTGRES: family_cpu_s(cluster.postgres.pid),
        }
        return sum(self.parts.values())


def family_cpu_s(pid: int) -> float:
    """Of a process, of all that it has started, and of those of them that have ended."""
    try:
        stat = Path(f"/proc/{pid}/stat").read_text()
        threads = list(Path(f"/proc/{pid}/task").iterdir())
        children = {child for one in threads for child in (one / "children").read_text().split()}
    except (FileNotFoundError, ProcessLookupError):
        return 0.0  # it has ended: its parent has its time
    own = sum(map(int, stat.rpartition(")")[2].split()[11:15])) * TICK_S
    return own + sum(family_cpu_s(int(child)) for child in children)


@contextmanager
def running() -> Iterator[Cluster]:
    options = ("--behind-proxy", "--gifts", GIFTS, "--json-logs")
    settings = USUAL | DURABLE | {"shared_buffers": SHARED_BUFFERS}
    with Cluster(rooms=(), postgres=settings, gateway_options=options) as cluster:
        yield cluster


def measure(
    tables: int, warm_s: float, window_s: float, *, rate: int = 0, idle: int = 0
) -> ClusterLoad:
    with running() as cluster:
        urls = ",".join(cluster.url(name) for name in cluster.ports)
        with node("house/players.mjs", urls, str(tables), str(rate), str(idle)) as them:
            them.hear()
            found = _measured(cluster, them, tables, warm_s, window_s)
            return replace(found, idle=idle)


def _measured(
    cluster: Cluster, players: Process, tables: int, warm_s: float, window_s: float
) -> ClusterLoad:
    time.sleep(warm_s)
    servers = Servers(cluster)
    servers.cpu_s()
    before = servers.parts
    found = load.measure(servers, players, tables, 0, window_s)
    spent = {part: servers.parts[part] - before[part] for part in PARTS}
    total = sum(spent.values()) or 1.0
    return ClusterLoad(found, {part: found.cpu_us * spent[part] / total for part in PARTS})


def compare(
    turns: int, tables: int, window_s: float, rate: int = 0
) -> tuple[dict[str, Ratio], float]:
    """The ratios of each part and of all to the house in one process, and the microseconds of that
    house. Who begins changes with every turn."""
    ours: list[ClusterLoad] = []
    single: list[float] = []

    def house() -> None:
        single.append(load.house(tables, 1, window_s, rate=rate).cpu_us)

    def cluster() -> None:
        ours.append(measure(tables, 1, window_s, rate=rate))

    for turn in range(turns):
        for one in (house, cluster) if turn % 2 else (cluster, house):
            one()
    by_part = {part: [one.parts_us[part] for one in ours] for part in PARTS}
    by_part["all"] = [one.whole.cpu_us for one in ours]
    ratios = {
        part: ratio_of(list(zip(spent, single, strict=True))) for part, spent in by_part.items()
    }
    return ratios, median(single)


def grow(
    window_s: float, growth: tuple[int, ...] = GROWTH, sockets: int = SOCKETS, rate: int = STEADY
) -> Iterator[ClusterLoad]:
    """More and more tables at the same pace of all together; the last of them also beside so many
    sockets, with those of the players."""
    for tables in growth:
        yield measure(tables, 2, window_s, rate=rate)
    if (idle := sockets - SEATS * growth[-1]) > 0:
        yield measure(growth[-1], 2, window_s, rate=rate, idle=idle)


def show(ratios: dict[str, Ratio], house_us: float) -> None:
    table = Table("", "µs an action", "to one process", "", box=None, pad_edge=False)
    table.add_row("one process", f"{house_us:.0f}", "1", "")
    for name, ratio in ratios.items():
        goal = GOALS.get(name)
        kept = (
            "" if goal is None else f"goal {goal:g} {'met' if ratio.middle <= goal else 'missed'}"
        )
        table.add_row(name, f"{ratio.ours_us:.0f}", str(ratio), kept)
    console.print(table)


def told(found: ClusterLoad) -> tuple[str, str]:
    """What was measured, and what came of it."""
    one = found.whole
    parts = ", ".join(f"{part} {us:.0f}" for part, us in found.parts_us.items())
    paces = (
        f"{one.actions_per_s:,.0f} actions / s, p50 {one.p50_ms:.1f} ms, p99 {one.p99_ms:.1f} ms"
    )
    beside = f" beside {found.idle:,} idle sockets" if found.idle else ""
    costs = f"{one.cpu_us:.0f} µs CPU each ({parts}), {one.busy:.2f} cores, {one.refusals} refused"
    return f"cluster, {one.tables:,} tables{beside}", f"{paces}, {costs}"


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--turns", type=int, default=12)
    parser.add_argument("--tables", type=int, default=50)
    parser.add_argument("--rate", type=int, default=0, help="actions a second; 0: all they can")
    parser.add_argument("--window", type=float, default=4)
    parser.add_argument("--grow", action="store_true", help="with tables and sockets")
    asked = parser.parse_args()
    console.print(f"load {os.getloadavg()[0]:.1f}")
    if asked.grow:
        for found in grow(asked.window, rate=asked.rate or STEADY):
            console.print(": ".join(told(found)))
        return
    ratios, house_us = compare(asked.turns, asked.tables, asked.window, asked.rate)
    show(ratios, house_us)
    console.print(f"load {os.getloadavg()[0]:.1f} at the end")


if __name__ == "__main__":
    main()
