"""What an action costs a whole server, and how long a player waits for it: a real house on a real
disk, beside Colyseus rooms that do nothing but broadcast and others that do the same work.

All have six clients a table, in a process of their own, and one message under way a table: the
next client acts when it has seen what the one before did. CPU time is what the system charges the
server's process with, all threads together.
"""

import tempfile
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Protocol

from msgspec import Struct

from bench.processes import BENCH, Process, node, python


class Load(Struct, frozen=True):
    tables: int
    actions_per_s: float
    cpu_us: float  # an action
    p50_ms: float
    p99_ms: float
    frame_bytes: int
    frames: float  # an action
    refusals: int
    busy: float  # of one core


class Served(Protocol):
    """One process, or all those of a cluster."""

    def cpu_s(self) -> float: ...


Turn = Callable[[float, float], Load]  # so many seconds to get warm, and so many that count


def measure(server: Served, players: Process, tables: int, warm_s: float, window_s: float) -> Load:
    time.sleep(warm_s)
    players.ask()
    cpu, start = server.cpu_s(), time.perf_counter()
    time.sleep(window_s)
    counted = players.ask()
    cpu, wall = server.cpu_s() - cpu, time.perf_counter() - start
    actions = max(1, counted["actions"])
    return Load(
        tables,
        actions / wall,
        cpu / actions * 1e6,
        counted["p50_ms"],
        counted["p99_ms"],
        round(counted["bytes"] / max(1, counted["frames"])),
        counted["frames"] / actions,
        counted["refusals"],
        cpu / wall,
    )


def house(
    tables: int,
    warm_s: float,
    window_s: float,
    *,
    rate: int = 0,
    idle: int = 0,
    earlier: Path | None = None,
) -> Load:
    """`rate` is how many actions a second all tables together ask for, or 0 for as many as they
    can; `idle` is how many sockets more look at the lobby. `earlier` is the checkout of another
    commit, which knows neither."""
    bench = BENCH if earlier is None else earlier / "bench"
    sources = None if earlier is None else earlier / "src"
    asked = (str(tables),) if earlier is not None else (str(tables), str(rate), str(idle))
    with (
        tempfile.TemporaryDirectory() as data,
        python("house/serve.py", data, first_on_path=sources, folder=bench) as server,
        node("house/players.mjs", server.url(), *asked, folder=bench) as them,
    ):
        them.hear()
        return measure(server, them, tables, warm_s, window_s)


@contextmanager
def standing(tables: int, *, rate: int, idle: int = 0) -> Iterator[Turn]:
    """A house that stands still, but for the seconds in which it gets warm and is measured. To fill
    a thousand tables anew for every turn would take longer than all else."""
    with (
        tempfile.TemporaryDirectory() as data,
        python("house/serve.py", data) as server,
        node("house/players.mjs", server.url(), str(tables), str(rate), str(idle)) as them,
    ):
        them.hear()

        def turn(warm_s: float, window_s: float) -> Load:
            server.go_on()
            them.go_on()
            found = measure(server, them, tables, warm_s, window_s)
            them.pause()
            server.pause()
            return found

        turn(0, 0)
        yield turn


def colyseus(rooms: int, payload: int, warm_s: float, window_s: float) -> Load:
    with (
        node("colyseus/server.mjs", str(payload)) as server,
        node("colyseus/players.mjs", server.url(), str(rooms)) as them,
    ):
        them.hear()
        return measure(server, them, rooms, warm_s, window_s)


def colyseus_tables(rooms: int, warm_s: float, window_s: float, *, rate: int = 0) -> Load:
    """Rooms that do the work of our tables: rules, private views, every action on disk."""
    with (
        tempfile.TemporaryDirectory() as data,
        node("colyseus/tables.mjs", f"{data}/journal.db") as server,
        node("colyseus/table_players.mjs", server.url(), str(rooms), str(rate)) as them,
    ):
        them.hear()
        return measure(server, them, rooms, warm_s, window_s)
