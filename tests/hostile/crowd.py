"""Honest players while a mob does its worst: how long they wait for an answer, in quiet and under
attack, and whether one of them is refused or cut. The house has a core of its own; mob and players
share the other, which is as busy in quiet, and of which the mob has what the players leave, so that
only the house can make the difference."""

import asyncio
import os
import re
import signal
import sys
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from pathlib import Path

from msgspec import Struct, json

from tests.hostile.honest import PATIENCE, Played

OPTIONS = ("--port", "0", "--behind-proxy", "--no-card-room")
SPIN = ("timeit", "--number", str(10**15), "pass")  # keeps a core as busy as a mob does
SECONDS = 25.0  # some 2,400 orders, so that a hundredth of them is no accident
LINE_BYTES = 2**24
HOUSE, OTHERS = 0, -1  # places in the list of cores


class Turn(Struct, frozen=True):
    quiet: Played
    attacked: Played
    did: dict[str, int]  # what the mob got done


@asynccontextmanager
async def running(
    *command: str, place: int | None = None, idle: bool = False
) -> AsyncIterator[asyncio.subprocess.Process]:
    process = await asyncio.create_subprocess_exec(
        sys.executable,
        *("-m", *command),
        stdin=asyncio.subprocess.PIPE,
        stdout=asyncio.subprocess.PIPE,
        stderr=asyncio.subprocess.DEVNULL,
        limit=LINE_BYTES,
    )
    if place is not None and hasattr(os, "sched_setaffinity"):
        # At once: the threads that it will start stay where it is.
        os.sched_setaffinity(process.pid, {sorted(os.sched_getaffinity(0))[place]})
        if idle:
            os.sched_setscheduler(process.pid, os.SCHED_IDLE, os.sched_param(0))
    try:
        yield process
    finally:
        if process.returncode is None:
            process.send_signal(signal.SIGKILL)
        await process.wait()


async def port_of(process: asyncio.subprocess.Process) -> int:
    assert process.stdout is not None
    async with asyncio.timeout(PATIENCE):
        while line := await process.stdout.readline():
            if found := re.search(rb"http://localhost:(\d+)", line):
                return int(found[1])
    raise AssertionError("the house does not open")


async def said_by(process: asyncio.subprocess.Process) -> bytes:
    assert process.stdout is not None
    async with asyncio.timeout(PATIENCE):
        line = await process.stdout.readline()
    assert line, "it has ended"
    return line


async def tell(process: asyncio.subprocess.Process, line: str) -> bytes:
    """What it says to that."""
    assert process.stdin is not None
    process.stdin.write(f"{line}\n".encode())
    return await said_by(process)


async def try_crowd(
    folder: Path, sockets: int, turns: int, seed: bytes, told: Callable[[int, Turn], None]
) -> list[Turn]:
    """Each turn has a house of its own: what an address may do in an evening is not used up."""
    found = []
    for number in range(turns):
        data = folder / str(number)
        data.mkdir()
        found.append(await _turn(data, sockets, seed + bytes((number,))))
        told(number + 1, found[-1])
    return found


async def _turn(folder: Path, sockets: int, seed: bytes) -> Turn:
    options = ("croupier.main", "play", *OPTIONS, "--data", str(folder))
    async with running(*options, place=HOUSE) as house:
        port = str(await port_of(house))
        async with running("tests.hostile.honest", port, place=OTHERS) as players:
            await said_by(players)
            async with running(*SPIN, place=OTHERS, idle=True):
                quiet = json.decode(await tell(players, str(SECONDS)), type=Played)
            mob_options = ("tests.hostile.mob", port, str(sockets), seed.hex())
            async with running(*mob_options, place=OTHERS, idle=True) as mob:
                await said_by(mob)
                attacked = json.decode(await tell(players, str(SECONDS)), type=Played)
                did = json.decode(await tell(mob, "enough"), type=dict[str, int])
    return Turn(quiet, attacked, did)
