"""`python -m tests.hostile`: the attacker for long, with a bar for each part and a report. Parts
can run alone, and a long one in several runs with seeds of their own."""

import asyncio
import io
import logging
import tempfile
import time
from collections import Counter
from collections.abc import Awaitable, Callable
from pathlib import Path
from statistics import median

import click
import uvloop
from rich.progress import (
    BarColumn,
    MofNCompleteColumn,
    Progress,
    TaskID,
    TextColumn,
    TimeRemainingColumn,
)

from croupier.cards.chance import Chance
from croupier.cards.entropy import fresh_seed
from croupier.server.logs import configure
from tests.hostile.bitflips import flip_bits
from tests.hostile.crowd import Turn, try_crowd
from tests.hostile.frames import fuzz_frames
from tests.hostile.live import fuzz_http, fuzz_sockets, memory_mib
from tests.hostile.neighbour import try_neighbour
from tests.hostile.pairs import compare_pairs
from tests.hostile.powercut import compiled, cut_power
from tests.hostile.repeats import repeat_commands
from tests.hostile.silent import try_silence
from tests.server.rig import Rig

Tell = Callable[[int], None]
TURNS = 5  # of the crowd
NEIGHBOUR_TURNS = 9
# What a full run does; --scale makes it smaller.
COUNTS = {
    "frames": 10_000_000,
    "sockets": 1_000_000,
    "http": 100_000,
    "repeats": 1_000_000,
    "flips": 2_000,
    "cuts": 1_000,
    "pairs": 1_000_000,
    "crowd": 300,
    "silent": 1_000,
    "neighbour": 300,
}


class Attack:
    def __init__(self, seed: bytes, folder: Path) -> None:
        self._dice = Chance(seed)
        self._seed = seed
        self._folder = folder

    def run(self, part: str, count: int, tell: Tell) -> str:
        """What the part has found, as a line."""
        return str(getattr(self, part)(count, tell))

    def frames(self, count: int, tell: Tell) -> str:
        before = memory_mib()
        found = fuzz_frames(count, self._dice.at(1), tell)
        return f"{_counts(found)}; memory {before:.0f} MiB before, {memory_mib():.0f} after"

    def sockets(self, count: int, tell: Tell) -> str:
        found, before, after = uvloop.run(self._live(fuzz_sockets, count, tell))
        return f"{_counts(found)}; memory {before:.0f} MiB before, {after:.0f} after"

    def http(self, count: int, tell: Tell) -> str:
        found, before, after = uvloop.run(self._live(fuzz_http, count, tell))
        return f"statuses {_counts(found)}; memory {before:.0f} MiB before, {after:.0f} after"

    def repeats(self, count: int, tell: Tell) -> str:
        sent, _, _ = uvloop.run(self._live(repeat_commands, count, tell))
        return f"{sent:,} messages for them, one effect each and the same answer"

    def flips(self, count: int, tell: Tell) -> str:
        return _counts(flip_bits(self._new_folder(), count, self._dice.at(2), tell))

    def cuts(self, count: int, tell: Tell) -> str:
        folder = self._new_folder()
        shim = compiled(folder)
        if shim is None:
            return "NOT RUN: there is no C compiler for the disk that forgets"
        total, lost = asyncio.run(cut_power(shim, folder, count, self._dice.at(3), tell))
        return f"{total:,} acknowledged commits, {lost:,} writes forgotten, none of the first lost"

    def pairs(self, count: int, tell: Tell) -> str:
        return _counts(compare_pairs(count, self._dice.below(2**30), tell))

    def crowd(self, count: int, tell: Tell) -> str:
        told = _each(count, TURNS, tell)
        turns = asyncio.run(try_crowd(self._new_folder(), count, TURNS, self._seed, told))
        return _beside_quiet(turns)

    def neighbour(self, count: int, tell: Tell) -> str:
        told = _each(count, NEIGHBOUR_TURNS, tell)
        return _beside_quiet(asyncio.run(try_neighbour(count, NEIGHBOUR_TURNS, self._seed, told)))

    def silent(self, count: int, tell: Tell) -> str:
        found = asyncio.run(try_silence(self._new_folder(), count, tell))
        each = ", ".join(f"{turn.silent:.1f}/{turn.quiet:.1f}" for turn in found.turns)
        last = max(turn.cut_after for turn in found.turns)
        return (
            f"p99 with a tenth asleep / all reading, in ms: {each}; median {found.ratio:.2f} x; "
            f"the last cut after {last:.1f} s; of the others {found.refused} refused, "
            f"{found.cut} cut"
        )

    async def _live(
        self, attack: Callable[..., Awaitable[object]], count: int, tell: Tell
    ) -> tuple[object, float, float]:
        """After a warm-up, so that what every house loads once is not counted as lost memory."""
        house = await Rig.open(self._new_folder(), gifts_per_address=10**6)
        before = 0.0

        def told(done: int) -> None:
            nonlocal before
            if not before and done * 4 >= count:
                before = memory_mib()
            tell(done)

        try:
            found = await attack(house, count, self._dice.at(4), told)
            return found, before, memory_mib()
        finally:
            await house.leave()

    def _new_folder(self) -> Path:
        return Path(tempfile.mkdtemp(dir=self._folder))


class Far:
    """How far a part has come: a bar, and without a terminal a line for each tenth."""

    def __init__(self, bar: Progress, part: str, total: int) -> None:
        self.done = 0
        self._bar = bar
        self._part = part
        self._total = total
        self._task: TaskID = bar.add_task(part, total=total)
        self._tenth = 0

    def tell(self, done: int) -> None:
        self.done = done
        self._bar.update(self._task, completed=done)
        tenth = 10 * done // self._total
        if tenth > self._tenth and not self._bar.console.is_terminal:
            click.echo(f"{self._part:8} {done:>10,}  so far")
        self._tenth = tenth


def _check_log(log: io.StringIO) -> None:
    """What the house has logged of the attack: no error and no traceback."""
    found = [line for line in log.getvalue().splitlines() if '"level":"error"' in line]
    assert not found, found[:3]
    assert "Traceback" not in log.getvalue()
    log.seek(0)
    log.truncate()


def _each(count: int, turns: int, tell: Tell) -> Callable[[int, Turn], None]:
    """Says each turn when it is over."""

    def told(number: int, turn: Turn) -> None:
        click.echo(f"turn {number}: p99 {turn.quiet.p99:.1f}/{turn.attacked.p99:.1f} ms")
        tell(count * number // turns)

    return told


def _beside_quiet(turns: list[Turn]) -> str:
    p99 = ", ".join(f"{one.quiet.p99:.1f}/{one.attacked.p99:.1f}" for one in turns)
    middle = ", ".join(f"{one.quiet.median:.1f}/{one.attacked.median:.1f}" for one in turns)
    ratio = median(one.attacked.p99 / one.quiet.p99 for one in turns)
    refused = sum(one.attacked.refused for one in turns)
    cut = sum(one.attacked.cut for one in turns)
    did = Counter[str]()
    for one in turns:
        did.update(one.did)
    return (
        f"quiet/attacked in ms: p99 {p99}, median of the ratios {ratio:.2f}; median {middle}; "
        f"{refused} refused, {cut} cut; the mob: {_counts(did)}"
    )


def _counts(found: object) -> str:
    assert isinstance(found, dict)
    ordered = sorted(found.items(), key=lambda one: -one[1])
    return ", ".join(f"{what} {count:,}" for what, count in ordered[:12])


@click.command()
@click.argument("parts", nargs=-1, type=click.Choice(list(COUNTS)))
@click.option("--scale", default=1.0, show_default=True, help="Do so much of a full run.")
@click.option("--seed", help="Hex digits of an earlier run.")
@click.option("--report", type=click.File("a"), help="Add a line for each part to this file.")
def main(
    parts: tuple[str, ...], scale: float, seed: str | None, report: io.TextIOBase | None
) -> None:
    """Attack a house in every way we know; stop at the first thing that is not as it must be."""
    log = io.StringIO()
    configure(as_json=True, stream=log, level=logging.ERROR)
    secret = bytes.fromhex(seed) if seed else fresh_seed()
    click.echo(f"seed {secret.hex()}")
    columns = TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn()
    with tempfile.TemporaryDirectory(prefix="croupier-hostile-") as folder:
        attack = Attack(secret, Path(folder))
        for part in parts or COUNTS:
            count = max(1, round(COUNTS[part] * scale))
            began, cpu = time.perf_counter(), time.process_time()
            with Progress(*columns, TimeRemainingColumn(), transient=True) as bar:
                far = Far(bar, part, count)
                try:
                    told = attack.run(part, count, far.tell)
                except BaseException:
                    click.echo(f"{part:8} {far.done:>10,}  of {count:,}, then it was stopped")
                    raise
            took = f"{time.perf_counter() - began:.0f} s, {time.process_time() - cpu:.0f} s CPU"
            _check_log(log)
            line = f"{part:8} {count:>10,}  {told}  ({took})"
            click.echo(line)
            if report is not None:
                report.write(f"{line}  seed {secret.hex()}\n")
                report.flush()


if __name__ == "__main__":
    main()
