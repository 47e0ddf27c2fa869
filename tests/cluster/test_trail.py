"""Administrators at two gateways: their acts are in one trail, in the order they were done."""

import time
from itertools import count

import pytest

from croupier.games.game import Refused
from croupier.server.admin.trail import ActBegun, Trail
from croupier.store.postgres.opening import Sharing
from croupier.store.postgres.store import PostgresStore
from tests.postgres import drop_database, new_database

pytestmark = [pytest.mark.asyncio, pytest.mark.xdist_group("cluster")]
ORDERS = count(1)


def now_ms() -> int:
    return time.time_ns() // 1_000_000


def act(order: str = "") -> ActBegun:
    return ActBegun(by="root", name="Root", act="announce", order=order or f"order-{next(ORDERS)}")


async def test_two_gateways_write_one_trail() -> None:
    url = new_database()
    stores = [
        await PostgresStore.open(url, sharing=Sharing.SHARED, name=f"gateway g{number}")
        for number in (1, 2)
    ]
    trails = [await Trail.open(store, now_ms, shared=True) for store in stores]
    done: list[str] = []

    def doing(name: str) -> "Doing":
        return Doing(done, name)

    for number in range(3):
        for name, trail in zip("ab", trails, strict=True):
            await trail.record(act(), doing(f"{name}{number}"))
    # The same order again, at the other gateway, is not done again.
    await trails[0].record(act("once"), doing("once"))
    await trails[1].record(act("once"), doing("twice"))
    assert done == ["a0", "b0", "a1", "b1", "a2", "b2", "once"]
    with pytest.raises(Refused, match="rooms_on"):
        await trails[0].record(act(), refuse)
    entries, _ = await trails[0].page(None, 50)
    assert [entry.outcome for entry in reversed(entries)] == ["done"] * 7 + ["rooms_on"]
    for store in stores:
        await store.close()
    drop_database(url)


class Doing:
    def __init__(self, done: list[str], name: str) -> None:
        self._done = done
        self._name = name

    async def __call__(self) -> dict[str, int | str]:
        self._done.append(self._name)
        return {}


async def refuse() -> dict[str, int | str]:
    raise Refused("rooms_on")
