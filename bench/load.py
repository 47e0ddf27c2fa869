"""What an action costs a whole server, and how long a player waits for it: a real house on a real
disk, beside Colyseus rooms that do nothing but broadcast.

Both have six clients a table, in a process of their own, and one message under way a table: the
next client acts when it has seen what the one before did. CPU time is what the system charges the
server's process with, all threads together.
"""

import tempfile
import time
from pathlib import Path

from msgspec import Struct

from bench.processes import Process, node, python


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


def measure(server: Process, players: Process, tables: int, warm_s: float, window_s: float) -> Load:
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


def house(tables: int, warm_s: float, window_s: float, folder: Path | None = None) -> Load:
    with (
        tempfile.TemporaryDirectory(dir=folder) as data,
        python("house/serve.py", data) as server,
        node("house/players.mjs", f"http://127.0.0.1:{server.hear()['port']}", str(tables)) as them,
    ):
        them.hear()
        return measure(server, them, tables, warm_s, window_s)


def colyseus(rooms: int, payload: int, warm_s: float, window_s: float) -> Load:
    with (
        node("colyseus/server.mjs", str(payload)) as server,
        node(
            "colyseus/players.mjs", f"http://127.0.0.1:{server.hear()['port']}", str(rooms)
        ) as them,
    ):
        them.hear()
        return measure(server, them, rooms, warm_s, window_s)
