"""A tenth of those who look on never reads: whether the others wait longer for their answers, and
how soon those who sleep are cut. They are compared with the same people, all reading."""

import asyncio
import re
import statistics
import time
from collections.abc import Callable
from pathlib import Path

import aiohttp
from msgspec import Struct

from tests.hostile.crowd import port_of, running
from tests.hostile.honest import PATIENCE, PLAYERS, come_in, play_for
from tests.hostile.mob import browser

TURNS = 9
SECONDS = 10.0
PAUSE = 0.2  # between two orders of a player
CUT = re.compile(r"^croupier_cut_total (\S+)", re.MULTILINE)


class Turn(Struct, frozen=True):
    """p99 in milliseconds while all read and while some sleep, and after how many seconds the last
    of these was cut."""

    quiet: float
    silent: float
    cut_after: float


class Silence(Struct, frozen=True):
    turns: tuple[Turn, ...]
    refused: int
    cut: int

    @property
    def ratio(self) -> float:
        """Of the medians."""
        quiet = statistics.median(turn.quiet for turn in self.turns)
        return statistics.median(turn.silent for turn in self.turns) / quiet


async def try_silence(folder: Path, sockets: int, tell: Callable[[int], None]) -> Silence:
    sleepers = max(1, sockets // 10)
    options = ("--port", "0", "--data", str(folder), "--behind-proxy", "--no-card-room")
    async with running("croupier.main", "play", *options) as house:
        port = await port_of(house)
        base = f"http://127.0.0.1:{port}"
        clients = [browser(base, {"X-Forwarded-For": f"198.51.100.{n}"}) for n in range(PLAYERS)]
        local = browser(base, {})
        try:
            people = [await come_in(http, f"honest {n}") for n, http in enumerate(clients)]
            counts = str(port), str(sockets - sleepers), str(sleepers)
            tables = [one.table for one in people]
            async with running("tests.hostile.rail", *counts, *tables) as rail:
                await _ready(rail)
                turns = []
                for turn in range(TURNS):
                    await _say(rail, "reads")
                    quiet = await play_for(people, SECONDS, PAUSE)
                    before = await _cut(local)
                    began = time.perf_counter()
                    await _say(rail, "sleeps")
                    silent, cut_at = await asyncio.gather(
                        play_for(people, SECONDS, PAUSE), _time_of(local, before + sleepers)
                    )
                    turns.append(Turn(quiet.p99, silent.p99, cut_at - began))
                    tell(sockets * (turn + 1) // TURNS)
        finally:
            for http in (*clients, local):
                await http.close()
    refused = sum(one.refused for one in people)
    return Silence(tuple(turns), refused, sum(one.cut for one in people))


async def _say(rail: asyncio.subprocess.Process, wish: str) -> None:
    assert rail.stdin is not None
    rail.stdin.write(f"{wish}\n".encode())
    await _ready(rail)


async def _ready(rail: asyncio.subprocess.Process) -> None:
    assert rail.stdout is not None
    async with asyncio.timeout(PATIENCE):
        assert await rail.stdout.readline() == b"ready\n"


async def _cut(http: aiohttp.ClientSession) -> int:
    async with http.get("/metrics") as answer:
        found = CUT.search(await answer.text())
        assert found is not None, answer.status
        return int(float(found[1]))


async def _time_of(http: aiohttp.ClientSession, cuts: int) -> float:
    """When so many had been cut."""
    async with asyncio.timeout(PATIENCE):
        while await _cut(http) < cuts:  # noqa: ASYNC110
            await asyncio.sleep(0.25)
    return time.perf_counter()
