"""Whole servers in turns: ours, Colyseus rooms that only broadcast, Colyseus rooms that do the same
work, and an earlier commit of ours.

    python -m bench.servers [--against REF] [--turns 12] [--tables 50] [--rate 0] [--window 4]
    python -m bench.servers --many [--turns 12] [--tables 50] [--rate 500] [--window 4]

A ratio is the median over the turns, with the interval that holds the true median 19 times out of
20, whatever the noise looks like.
"""

import argparse
from collections.abc import Callable
from contextlib import ExitStack
from math import comb
from statistics import median

from msgspec import Struct
from rich.console import Console

from bench import load
from bench.earlier import checkout

Measure = Callable[[], load.Load]
MANY = 1_000  # tables
CROWD = 10_000  # sockets, with those of the players
RATE = 500  # of actions a second, where none is given
CONFIDENCE = 0.95


class Ratio(Struct, frozen=True):
    """Ours by theirs, turn by turn."""

    ours_us: float
    theirs_us: float
    middle: float
    low: float
    high: float

    def __str__(self) -> str:
        return f"{self.middle:.2f} ({self.low:.2f} to {self.high:.2f})"


def compare(turns: int, ours: Measure, theirs: Measure) -> Ratio:
    """Who begins changes with every turn."""
    pairs = []
    for turn in range(turns):
        if turn % 2:
            other, own = theirs(), ours()
        else:
            own, other = ours(), theirs()
        pairs.append((own.cpu_us, other.cpu_us))
    return ratio_of(pairs)


def ratio_of(pairs: list[tuple[float, float]]) -> Ratio:
    """Of ours and theirs, turn by turn."""
    ratios = sorted(own / other for own, other in pairs)
    outside = _outside(len(pairs))
    return Ratio(
        median(own for own, _ in pairs),
        median(other for _, other in pairs),
        median(ratios),
        ratios[outside],
        ratios[-1 - outside],
    )


def _outside(turns: int) -> int:
    """How many of the lowest, and of the highest, are left out of the interval."""
    chance = 0.0
    for outside in range(turns):
        chance += comb(turns, outside) / 2**turns
        if 2 * chance > 1 - CONFIDENCE:
            return max(0, outside - 1)
    return 0


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--against", metavar="REF", help="an earlier commit")
    parser.add_argument("--turns", type=int, default=12)
    parser.add_argument("--tables", type=int, default=50)
    parser.add_argument("--rate", type=int, default=0, help="actions a second; 0: all they can")
    parser.add_argument("--window", type=float, default=4)
    parser.add_argument(
        "--many",
        action="store_true",
        help=f"only {MANY:,} tables with {CROWD:,} sockets beside these",
    )
    asked = parser.parse_args()
    tables, window, rate = asked.tables, asked.window, asked.rate
    console = Console(highlight=False)
    if asked.many:
        many_beside(tables, rate or RATE, asked.turns, window, console)
        return
    with ExitStack() as stack:

        def ours() -> load.Load:
            return load.house(tables, 1, window, rate=rate)

        peers: dict[str, Measure] = {
            "Colyseus, the same work": lambda: load.colyseus_tables(tables, 1, window, rate=rate)
        }
        if asked.against:
            earlier = stack.enter_context(checkout(asked.against))
            # It knows no rate, so it is measured at saturation only.
            peers = {asked.against: lambda: load.house(tables, 1, window, earlier=earlier)}
        for name, theirs in peers.items():
            ratio = compare(asked.turns, ours, theirs)
            costs = f"{ratio.ours_us:.0f} µs, {ratio.theirs_us:.0f} µs"
            console.print(f"{tables} tables, {name}: {costs}, {ratio}")


def many_beside(few: int, rate: int, turns: int, window_s: float, console: Console) -> None:
    """What an action costs at many tables, beside few with the same number of actions a second."""
    with (
        load.standing(MANY, rate=rate, idle=CROWD - 6 * MANY) as crowded,
        load.standing(few, rate=rate) as quiet,
    ):
        warm_s = 2 * MANY / rate + 1  # until each table has its own beat again
        runs: dict[str, list[load.Load]] = {f"{MANY:,} tables, {CROWD:,} sockets": []}
        runs[f"{few:,} tables"] = []
        ours, theirs = runs.values()

        def measured(house: load.Turn, into: list[load.Load]) -> load.Load:
            into.append(house(warm_s, window_s))
            return into[-1]

        ratio = compare(turns, lambda: measured(crowded, ours), lambda: measured(quiet, theirs))
    for name, found in runs.items():
        pace, p50, p99 = (
            median(getattr(one, figure) for one in found)
            for figure in ("actions_per_s", "p50_ms", "p99_ms")
        )
        console.print(f"{name}: {pace:.0f} actions / s, p50 {p50:.1f} ms, p99 {p99:.1f} ms")
    console.print(f"CPU of an action: {ratio.ours_us:.0f} µs, {ratio.theirs_us:.0f} µs, {ratio}")


if __name__ == "__main__":
    main()
