"""Work that runs for ever ends when it is told so."""

import asyncio
from contextlib import suppress

import pytest

from croupier.bus import ending
from croupier.bus.ending import end

pytestmark = pytest.mark.asyncio


async def test_work_that_forgets_a_cancellation_ends_all_the_same(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(ending, "AGAIN_SECONDS", 0.01)
    forgotten = 0

    async def forget_two() -> None:
        nonlocal forgotten
        while True:
            with suppress(asyncio.CancelledError):
                await asyncio.sleep(60)
            forgotten += 1
            if forgotten > 2:
                raise asyncio.CancelledError

    async def wait() -> None:
        await asyncio.sleep(60)

    async def fail() -> None:
        raise ValueError

    tasks = [asyncio.create_task(work()) for work in (forget_two, wait, fail)]
    await asyncio.sleep(0)
    async with asyncio.timeout(5):
        await end(*tasks)
    assert forgotten == 3
    assert [task.cancelled() for task in tasks] == [True, True, False]


async def test_nothing_to_end() -> None:
    await end()
