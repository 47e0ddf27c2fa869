"""All figures of docs/performance.md in one run, side by side with peers and as ratios.

    python -m bench.run [--quick] [--against REF]

Ratios are what counts: peers take turns on the same machine, so that noise hits all alike. Nothing
here is asserted; goals are only marked as met or missed.
"""

import argparse
import asyncio
import os
import platform
import tempfile
import time
from collections.abc import Callable, Mapping
from functools import partial
from importlib.metadata import version
from pathlib import Path
from statistics import median

from msgspec import Struct, json
from rich.console import Console
from rich.table import Table

from bench import advice, casino, cluster, doudizhu, engine, kernel, load, restart, store
from bench.earlier import checkout
from bench.servers import Ratio, compare
from croupier import __version__
from croupier.kernel.compiled import COMPILED

BENCH = Path(__file__).parent
console = Console(highlight=False)


class Plan(Struct, frozen=True):
    """How much is measured."""

    engine_rounds: int
    engine_slice_s: float
    warm_s: float
    window_s: float
    pairs: int  # of our house and another server
    few: int  # tables
    many: tuple[int, ...]
    rate: int  # of actions a second, where it is given
    decisions: int
    stored: int  # tables that are there at a restart
    positions: int  # that the coach is asked about
    growth: tuple[int, ...]  # tables of a cluster
    sockets: int  # beside the most of them


FULL = Plan(
    engine_rounds=11,
    engine_slice_s=0.5,
    warm_s=2,
    window_s=8,
    pairs=12,
    few=50,
    many=(300, 1_000),
    rate=500,
    decisions=30_000,
    stored=500,
    positions=2_000,
    growth=cluster.GROWTH,
    sockets=cluster.SOCKETS,
)
QUICK = Plan(
    engine_rounds=3,
    engine_slice_s=0.3,
    warm_s=1,
    window_s=3,
    pairs=1,
    few=50,
    many=(100,),
    rate=500,
    decisions=5_000,
    stored=100,
    positions=300,
    growth=(50,),
    sockets=0,
)


class Line(Struct, frozen=True):
    """One figure of the summary. `least` and `goal` bound the ratio from below; a negative one
    bounds it from above."""

    what: str
    ours: str
    theirs: str
    ratio: float | None = None
    least: float | None = None
    goal: float | None = None


def marked(line: Line) -> str:
    if line.ratio is None:
        return ""
    notes = [
        f"{name} {abs(bound):g} {'met' if _holds(line.ratio, bound) else 'missed'}"
        for name, bound in (("least", line.least), ("goal", line.goal))
        if bound is not None
    ]
    return ", ".join(notes)


def _holds(ratio: float, bound: float) -> bool:
    return ratio >= bound if bound > 0 else ratio <= -bound


Bounds = tuple[float | None, float | None]  # least and goal

CHECKOUT_BOUNDS: dict[str, Bounds] = {"PokerKit": (65.0, None)}
WHEEL_BOUNDS: dict[str, Bounds] = {
    "PokerKit": (120.0, 200.0),
    "OpenSpiel, four actions, dealt to": (0.8, 1.0),
}
DOUDIZHU_BOUNDS = {"rlcard": (20.0, None), "OpenSpiel": (0.2, 1.0)}
ROUND_BOUNDS = {"Gymnasium": (1.2, None), "OpenSpiel": (0.3, 1.0)}
ADVICE_MS = 300
FRAME_BYTES = 900  # of ours, where none was measured yet


def engines(plan: Plan) -> list[Line]:
    paces = engine.measure(plan.engine_rounds, plan.engine_slice_s)
    lines = [_beside(paces.checkout, peer, CHECKOUT_BOUNDS) for peer in paces.peers]
    if isinstance(paces.wheel, str):
        return [*lines, Line("hands / s, wheel", paces.wheel, "")]
    return lines + [_beside(paces.wheel, peer, WHEEL_BOUNDS) for peer in paces.peers]


def numbers(plan: Plan) -> list[Line]:
    """What the kernel does in bulk. Only the ratios count."""
    return [
        Line(
            f"{pair.what}, {pair.peer}",
            _time(pair.ours_ns),
            _time(pair.theirs_ns),
            pair.ratio,
            pair.least,
        )
        for pair in kernel.measure(plan.engine_rounds)
    ]


def _time(nanoseconds: float) -> str:
    if nanoseconds < 10_000:
        return f"{nanoseconds:,.1f} ns"
    return f"{nanoseconds / 1e6:,.2f} ms"


def _beside(ours: engine.Pace, peer: engine.Pace, bounds: Mapping[str, Bounds]) -> Line:
    return Line(
        f"hands / s, {ours.name}, {peer.name}",
        f"{ours.hands_per_s:,.0f}",
        f"{peer.hands_per_s:,.0f}",
        median(a / b for a, b in zip(ours.rounds, peer.rounds, strict=True)),
        *bounds.get(peer.name, (None, None)),
    )


def rounds(plan: Plan) -> list[Line]:
    ours, *others = casino.measure(plan.engine_rounds, plan.engine_slice_s / 2)
    lines = []
    for rate in others:
        if rate.name in casino.PEERS:
            ratio = median(a / b for a, b in zip(ours.slices, rate.slices, strict=True))
            mine, theirs = f"{ours.rounds_per_s:,.0f}", f"{rate.rounds_per_s:,.0f}"
            what, bounds = f"blackjack rounds / s, {rate.name}", ROUND_BOUNDS[rate.name]
            lines.append(Line(what, mine, theirs, ratio, *bounds))
        else:
            lines.append(Line(f"{rate.name} rounds / s, casino", f"{rate.rounds_per_s:,.0f}", ""))
    return lines


def doudizhu_games(plan: Plan) -> list[Line]:
    ours, *others = doudizhu.measure(plan.engine_rounds, plan.engine_slice_s)
    return [
        Line(
            f"dou dizhu games / s, {peer.name}",
            f"{ours.games_per_s:,.0f}",
            f"{peer.games_per_s:,.0f}",
            median(a / b for a, b in zip(ours.slices, peer.slices, strict=True)),
            *DOUDIZHU_BOUNDS.get(peer.name, (None, None)),
        )
        for peer in others
    ]


def coach(plan: Plan) -> list[Line]:
    waits = advice.measure(plan.positions)
    kernel = "compiled" if waits.compiled else "in Python"
    return [
        Line(
            f"advice at blackjack, {waits.positions:,} positions, kernel {kernel}",
            f"p50 {waits.p50_ms:.1f} ms, p95 {waits.p95_ms:.1f} ms, most {waits.most_ms:.0f} ms",
            f"p95 {ADVICE_MS} ms",
            waits.p95_ms / ADVICE_MS,
            goal=-1.0,
        )
    ]


def servers_against(ref: str | None) -> Callable[[Plan], list[Line]]:
    """Ours beside Colyseus, and beside an earlier commit of ours where one is named."""

    def servers(plan: Plan) -> list[Line]:
        tables, warm_s, window_s = plan.few, plan.warm_s, plan.window_s
        last: list[load.Load] = []

        def ours() -> load.Load:
            last.append(load.house(tables, warm_s, window_s))
            return last[-1]

        def broadcast() -> load.Load:
            payload = last[-1].frame_bytes if last else FRAME_BYTES
            return load.colyseus(tables, payload, warm_s, window_s)

        def same_work() -> load.Load:
            return load.colyseus_tables(tables, warm_s, window_s)

        lines = [
            _cost("Colyseus, broadcast only", compare(plan.pairs, ours, broadcast), (None, -1.0)),
            _cost("Colyseus, same work", compare(plan.pairs, ours, same_work), (-0.85, -0.6)),
        ]
        if ref is not None:
            with checkout(ref) as earlier:
                before = partial(load.house, tables, warm_s, window_s, earlier=earlier)
                lines.append(_cost(ref, compare(plan.pairs, ours, before), (-0.75, None)))
        few = sorted(last, key=lambda one: one.p50_ms)[len(last) // 2]
        many = [load.house(count, warm_s, window_s) for count in plan.many]
        steady = [load.house(one, warm_s, window_s, rate=plan.rate) for one in (tables, *plan.many)]
        return [*lines, *(_pace(one) for one in (few, *many, *steady))]

    return servers


def _cost(peer: str, ratio: Ratio, bounds: Bounds) -> Line:
    return Line(
        f"server CPU an action, {peer}, {ratio.low:.2f} to {ratio.high:.2f}",
        f"{ratio.ours_us:.0f} µs",
        f"{ratio.theirs_us:.0f} µs",
        ratio.middle,
        *bounds,
    )


def _pace(one: load.Load) -> Line:
    note = f", {one.refusals} refused" if one.refusals else ""
    return Line(
        f"{one.tables} tables, {one.frames:.2f} frames of {one.frame_bytes} bytes an action",
        f"{one.actions_per_s:,.0f} actions / s, p50 {one.p50_ms:.1f} ms, p99 {one.p99_ms:.1f} ms, "
        f"{one.cpu_us:.0f} µs CPU each{note}",
        "",
    )


def many_processes(plan: Plan) -> list[Line]:
    """A cluster beside the one process, part by part, and how it grows."""
    ratios, house_us = cluster.compare(plan.pairs, plan.few, plan.window_s)
    lines = [
        Line(
            f"CPU an action of a cluster, {name}, {ratio.low:.2f} to {ratio.high:.2f}",
            f"{ratio.ours_us:.0f} µs",
            f"{house_us:.0f} µs",
            ratio.middle,
            goal=-cluster.GOALS[name] if name in cluster.GOALS else None,
        )
        for name, ratio in ratios.items()
    ]
    grown = cluster.grow(plan.window_s, plan.growth, plan.sockets)
    return [*lines, *(Line(*cluster.told(found), "") for found in grown)]


def disk(plan: Plan) -> list[Line]:
    with tempfile.TemporaryDirectory() as name:
        cost = asyncio.run(store.measure(Path(name) / "house.db", 64, plan.decisions))
    starts = restart.measure(plan.stored, 40, 3)
    return [
        Line(
            "durable decisions, 64 tables",
            f"{cost.decisions_per_s:,.0f} / s, {cost.cpu_us:.0f} µs CPU each",
            "",
        ),
        Line(
            f"restart to playable, {plan.stored} tables in mid-hand",
            f"{median(starts):.2f} s",
            "2 s",
            median(starts) / 2,
            goal=-1.0,
        ),
    ]


def machine() -> str:
    packages = (
        "pokerkit",
        "open_spiel",
        "rlcard",
        "phevaluator",
        "poker-equity",
        "eval7",
        "aiohttp",
        "uvloop",
        "msgspec",
    )
    pinned = json.decode((BENCH / "package.json").read_bytes())["dependencies"]
    versions = [f"{name} {version(name)}" for name in packages]
    versions += [f"{name} {number}" for name, number in pinned.items() if name != "ws"]
    kernel = "compiled" if COMPILED else "in Python"
    return (
        f"Croupier {__version__}, its kernel {kernel}, "
        f"{platform.python_implementation()} {platform.python_version()}, "
        f"{platform.system()} {platform.machine()}, {os.cpu_count()} cores, "
        f"load {os.getloadavg()[0]:.1f}\n{', '.join(versions)}"
    )


def show(lines: list[Line]) -> None:
    table = Table("", "ours", "theirs", "ratio", "", box=None, pad_edge=False)
    for line in lines:
        ratio = "" if line.ratio is None else f"{line.ratio:.2f}"
        table.add_row(line.what, line.ours, line.theirs, ratio, marked(line))
    console.print(table)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--quick", action="store_true", help="two minutes")
    parser.add_argument("--against", metavar="REF", help="an earlier commit, for the servers")
    asked = parser.parse_args()
    plan = QUICK if asked.quick else FULL
    start = time.perf_counter()
    console.print(machine())
    lines: list[Line] = []
    parts = {
        "kernel": numbers,
        "engines": engines,
        "casino": rounds,
        "dou dizhu": doudizhu_games,
        "coach": coach,
        "servers": servers_against(asked.against),
        "cluster": many_processes,
        "disk": disk,
    }
    for name, part in parts.items():
        console.print(f"· {name}")
        lines += part(plan)
    show(lines)
    console.print(f"{time.perf_counter() - start:.0f} s, load {os.getloadavg()[0]:.1f} at the end")


if __name__ == "__main__":
    main()
