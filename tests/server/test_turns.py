"""One at a time for each asker; few wait, more are refused."""

import asyncio

import pytest

from croupier.games.game import Refused
from croupier.server.turns import Turns

pytestmark = pytest.mark.asyncio


async def test_those_who_wait_come_one_after_the_other_and_one_too_many_is_refused() -> None:
    turns, go = Turns(), asyncio.Event()
    at_once, most = 0, 0

    async def ask() -> None:
        nonlocal at_once, most
        async with turns.take("ann", waiting_max=2):
            at_once += 1
            most = max(most, at_once)
            await go.wait()
            at_once -= 1

    asking = [asyncio.ensure_future(ask()) for _ in range(4)]
    await asyncio.sleep(0)
    async with turns.take("bob"):
        pass
    go.set()
    ended = await asyncio.gather(*asking, return_exceptions=True)
    assert [error.code for error in ended if isinstance(error, Refused)] == ["busy"]
    assert ended.count(None) == 3
    assert most == 1
    async with turns.take("ann"):  # nobody is remembered
        pass


async def test_one_who_gives_up_waiting_leaves_the_place_to_others() -> None:
    turns = Turns()
    async with turns.take("ann", 1):
        waiting = asyncio.ensure_future(turns.take("ann", 1).__aenter__())
        await asyncio.sleep(0)
        waiting.cancel()
        await asyncio.wait([waiting])
        again = asyncio.ensure_future(turns.take("ann", 1).__aenter__())
        await asyncio.sleep(0)
        assert not again.done()
    await again
