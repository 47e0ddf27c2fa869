"""A house full of people and bots at all games, with broken connections, a failing disk and
crashes: every chip is where it belongs after every step."""

import os
from collections.abc import Callable
from pathlib import Path

import pytest

from croupier.store.audit import audit
from tests.simulate.crowd import NAMES, Crowd
from tests.simulate.house import House, chance_of
from tests.stores import book_at

pytestmark = pytest.mark.asyncio
HOUSES = range(int(os.environ.get("CROUPIER_HOUSES", "3")))
STEPS = 400


@pytest.mark.both_stores
@pytest.mark.req("CAS-2.5")
@pytest.mark.parametrize("seed", HOUSES)
async def test_no_chip_is_lost_or_made_whatever_happens(
    new_path: Callable[[str], Path], seed: int
) -> None:
    house = await House.open(new_path(f"house-{seed}"), seed)
    crowd = Crowd(house, await house.people(*NAMES), chance_of(seed, "crowd"))
    await crowd.arrive()
    for _ in range(STEPS):
        await crowd.step()
    assert crowd.restarts
    assert crowd.failed
    for table, _, eye in crowd.eyes:
        numbers = [frame["seq"] for frame in eye.seen if frame["t"] == "frame"]
        assert numbers == sorted(numbers)
        assert {frame["table"] for frame in eye.seen} == {table}
    await crowd.end()
    report = audit(book_at(house.path))
    assert report.ok, report.problems
    assert report.rounds > 5
