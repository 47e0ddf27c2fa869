"""How long a house with many tables in mid-hand takes from the start of its process until it
answers: the folder is made by the real bus and store, then opened by a process of its own.

    python -m bench.restart [--tables 500] [--turns 12] [--against REF]

With an earlier commit both take turns, each with a folder that it has made itself."""

import argparse
import asyncio
import os
import subprocess
import sys
import tempfile
import time
import urllib.request
from pathlib import Path
from typing import Any

import msgspec
import uvloop
from rich.console import Console

from bench.earlier import checkout
from bench.processes import BENCH, python
from bench.servers import ratio_of
from croupier.bus.botthreads import BotThreads
from croupier.bus.coachthreads import CoachThreads
from croupier.bus.local import LocalBus, TableLimits
from croupier.bus.timer import LoopTimer
from croupier.cards.chance import Chance
from croupier.cards.entropy import fresh_seed
from croupier.games.holdem import game
from croupier.games.holdem.moves import CALL, CHECK, FOLD
from croupier.ledger.transfer import mint, move, wallet
from croupier.store import DATABASE
from croupier.store.sqlite import SqliteStore
from croupier.tables.authority import Player
from croupier.tables.commands import Command, OpenTable, Order, RawAct, Sit, new_table_id
from croupier.tables.ports import TableServices
from croupier.tables.table import Table

SEATS = 6
CHIPS = 100_000
RULES: dict[str, Any] = {"unit": 1, "blinds": [50, 100], "bet_step": 50, "bet_min": 100}
SETTINGS: dict[str, Any] = {
    "seats": SEATS,
    "gap_ms": 0,
    "buy_in_min": 100,
    "buy_in": CHIPS,
    "buy_in_max": CHIPS,
}


async def fill(data: Path, tables: int, decisions: int) -> None:
    """Tables of six that have made so many decisions and are in the middle of a hand."""
    store = await SqliteStore.open(data / DATABASE)
    bots = BotThreads({})
    services = TableServices(
        store=store,
        timer=LoopTimer(),
        bots=bots,
        coaches=CoachThreads({}),
        round_seed=fresh_seed,
        other_seed=fresh_seed,
        think_ms=lambda: 0,
        on_error=lambda table, error, order=None: print(table, error),
    )
    bus = LocalBus(services, TableLimits(tables=tables))
    async with asyncio.TaskGroup() as group:
        for number in range(tables):
            group.create_task(_play(bus, store, number, decisions))
    await bus.stop()
    bots.stop()
    await store.close()


async def _play(bus: LocalBus, store: SqliteStore, number: int, decisions: int) -> None:
    players = [
        Player(f"player-{number}-{seat}", f"Player {number}-{seat}") for seat in range(SEATS)
    ]
    for who in players:
        await store.create_player(who.id, who.name, 0)
    await store.transfer(
        tuple(move(f"hello:{who.id}", mint(), wallet(who.id), CHIPS) for who in players)
    )
    table_id = new_table_id(players[0], "open")
    opening = OpenTable("holdem", "cardroom", "", RULES, SETTINGS)
    await bus.order(Order(table_id, players[0], "open", opening))
    for who in players:
        await bus.watch(table_id, who)  # so that nobody is taken for absent
        await bus.order(Order(table_id, who, "sit", Sit(CHIPS)))
    dice = Chance(number.to_bytes(32, "big"))
    while True:
        table = bus._actor(table_id).table
        if table.pending() is None:
            await asyncio.sleep(0.001)  # the next hand is about to be opened
            continue
        if table.seq > decisions:
            return
        who, command = _next(table, dice)
        await bus.order(Order(table_id, who, f"a{table.seq}", command))


def _next(table: Table, dice: Chance) -> tuple[Player, Command]:
    """Who acts, and what they do."""
    pending, running = table.pending(), table.round
    assert pending is not None
    assert running is not None
    seat = pending.seats[0]
    offered = game.options(running.state, seat)
    assert offered is not None
    action = CHECK if offered.check else dice.choice((FOLD, CALL))
    sitter = table.seats[seat]
    assert sitter is not None
    command = RawAct(pending.turn, msgspec.json.encode(action))
    return Player(sitter.player, sitter.name), command


def seconds(data: Path, earlier: Path | None = None) -> float:
    """From the start of the process to the first good answer. `earlier` is the checkout of another
    commit."""
    bench = BENCH if earlier is None else earlier / "bench"
    sources = None if earlier is None else earlier / "src"
    start = time.perf_counter()
    with python("house/serve.py", str(data), first_on_path=sources, folder=bench) as server:
        url = f"http://127.0.0.1:{server.hear()['port']}/healthz"
        with urllib.request.urlopen(url, timeout=30) as answer:
            assert answer.status == 200
        return time.perf_counter() - start


def measure(tables: int, decisions: int, times: int, folder: Path | None = None) -> list[float]:
    with tempfile.TemporaryDirectory(dir=folder) as name:
        uvloop.run(fill(Path(name), tables, decisions))
        return [seconds(Path(name)) for _ in range(times)]


def fill_earlier(data: Path, tables: int, decisions: int, earlier: Path) -> None:
    """By the code of that commit."""
    script = (
        "import sys, uvloop; from pathlib import Path; from bench.restart import fill; "
        "uvloop.run(fill(Path(sys.argv[1]), int(sys.argv[2]), int(sys.argv[3])))"
    )
    command = [sys.executable, "-c", script, str(data), str(tables), str(decisions)]
    own = os.environ | {"PYTHONPATH": f"{earlier / 'src'}:{earlier}"}
    subprocess.run(command, cwd=earlier, env=own, stdout=subprocess.DEVNULL, check=True)


def compare(tables: int, decisions: int, turns: int, earlier: Path) -> list[tuple[float, float]]:
    """Seconds of ours and of the earlier commit, in turns; who begins changes."""
    with tempfile.TemporaryDirectory() as own, tempfile.TemporaryDirectory() as other:
        uvloop.run(fill(Path(own), tables, decisions))
        fill_earlier(Path(other), tables, decisions, earlier)
        found = []
        for turn in range(turns):
            if turn % 2:
                theirs = seconds(Path(other), earlier)
                found.append((seconds(Path(own)), theirs))
            else:
                ours = seconds(Path(own))
                found.append((ours, seconds(Path(other), earlier)))
        return found


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--tables", type=int, default=500)
    parser.add_argument("--decisions", type=int, default=40, help="of each table")
    parser.add_argument("--turns", type=int, default=12)
    parser.add_argument("--against", metavar="REF", help="an earlier commit")
    asked = parser.parse_args()
    console = Console(highlight=False)
    if asked.against is None:
        found = measure(asked.tables, asked.decisions, asked.turns)
        console.print(", ".join(f"{one:.2f} s" for one in sorted(found)))
        return
    with checkout(asked.against) as earlier:
        pairs = compare(asked.tables, asked.decisions, asked.turns, earlier)
    ratio = ratio_of(pairs)
    costs = f"{ratio.ours_us:.2f} s, {ratio.theirs_us:.2f} s"
    console.print(f"{asked.tables} tables, {asked.against}: {costs}, {ratio}")


if __name__ == "__main__":
    main()
