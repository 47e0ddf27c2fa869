"""Time as the house has it, and as tests have it: alarms go off in order, once, or not at all."""

import asyncio
import time

import pytest

from croupier.bus.timer import LoopTimer
from tests.simulate.timer import WALL_MS, VirtualTimer

pytestmark = pytest.mark.asyncio


async def test_alarms_of_the_house_go_off_in_order_unless_cancelled() -> None:
    timer = LoopTimer()
    rung: list[str] = []
    done = asyncio.Event()
    began = timer.now()
    timer.after(0.02, done.set)
    timer.after(0.01, lambda: rung.append("second"))
    timer.after(0.0, lambda: rung.append("first"))
    timer.after(0.005, lambda: rung.append("never")).cancel()
    await asyncio.wait_for(done.wait(), 10)
    assert rung == ["first", "second"]
    assert timer.now() - began >= 0.02


async def test_the_house_knows_what_time_it_is() -> None:
    before = time.time()
    assert before * 1000 - 1 <= LoopTimer().wall_ms() <= time.time() * 1000 + 1


async def test_virtual_time_stands_still_until_it_is_moved() -> None:
    rung: list[tuple[str, float]] = []

    async def settle() -> None:
        await asyncio.sleep(0)

    timer = VirtualTimer(settle)

    def ring(name: str) -> None:
        rung.append((name, timer.now()))

    def ring_and_set() -> None:
        ring("chain")
        timer.after(0.5, lambda: ring("link"))

    timer.after(1.5, lambda: ring("late"))
    timer.after(0.5, ring_and_set)
    timer.after(1.0, lambda: ring("same moment"))
    timer.after(0.7, lambda: ring("never")).cancel()
    assert (timer.now(), timer.wall_ms()) == (0.0, WALL_MS)
    await timer.advance(499)
    assert rung == []
    await timer.advance(501)
    assert rung == [("chain", 0.5), ("same moment", 1.0), ("link", 1.0)]
    assert timer.wall_ms() == WALL_MS + 1_000
    timer.outage(60_000)
    await timer.advance(60_000)
    assert len(rung) == 3  # what was to ring in an outage never does
    assert timer.now() == 121.0
