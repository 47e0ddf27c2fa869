"""New chips are for those who have none left anywhere. Chips on their way between a wallet and a
seat are not lost, so the store decides, in the order in which it writes."""

import asyncio
from collections.abc import Awaitable, Callable
from typing import Any

import pytest

from croupier.store.sqlite import SqliteStore
from tests.server.conftest import OpenHouse
from tests.server.disk import Disk
from tests.server.rig import PATIENCE, Rig, Socket, open_table

pytestmark = pytest.mark.asyncio


class Queue:
    """Tells when the store was asked for something."""

    def __init__(self, store: SqliteStore, monkeypatch: pytest.MonkeyPatch) -> None:
        self._store = store
        self._patch = monkeypatch

    def expect(self, name: str) -> asyncio.Event:
        asked = asyncio.Event()
        real: Callable[..., Awaitable[Any]] = getattr(self._store, name)

        def noticed(*values: Any) -> Awaitable[Any]:
            asked.set()
            return real(*values)

        self._patch.setattr(self._store, name, noticed)
        return asked


PASSWORD = "correct horse"


async def sit_at_home(house: Rig) -> tuple[Socket, str]:
    """Ann, who has a password and may come in from anywhere, and a table of hers."""
    client = house.client()
    await client.sign_in("Ann", PASSWORD)
    ann = await client.connect()
    return ann, await open_table(ann)


async def check_chips(house: Rig, player: str) -> None:
    """She has what she was given when she first came in."""
    assert sum((await house.store.balances_of(player)).values()) == 100_000
    assert await house.store.balance("casino:mint") == -100_000
    assert await house.store.check_balance() == []


@pytest.mark.req("CAS-1.1a")
@pytest.mark.parametrize("sits_first", [True, False])
async def test_whoever_comes_in_while_the_last_chips_go_to_a_seat_gets_no_new_ones(
    open_house: OpenHouse, monkeypatch: pytest.MonkeyPatch, sits_first: bool
) -> None:
    disk = Disk()
    house = await open_house(store={"factory": disk.factory()})
    ann, table = await sit_at_home(house)
    queue = Queue(house.store, monkeypatch)
    commit, gift = queue.expect("commit"), queue.expect("give_chips")
    disk.hold()
    async with asyncio.timeout(PATIENCE), asyncio.TaskGroup() as group:
        probe = group.create_task(house.store.check_writable())
        await asyncio.to_thread(disk.reached.wait, PATIENCE)
        if not sits_first:
            coming = group.create_task(house.client().sign_in("Ann", PASSWORD))
            await gift.wait()
        sitting = group.create_task(ann.order("sit", table=table, chips=100_000))
        await commit.wait()
        if sits_first:
            coming = group.create_task(house.client().sign_in("Ann", PASSWORD))
            await gift.wait()
        disk.let_go()  # from here on both are written, in one transaction
    assert probe.result()
    assert sitting.result()["t"] == "ack"
    me = coming.result()
    assert (me["chips"], me["seated"]) == (0, 100_000)
    await check_chips(house, house.tables[table].host)


@pytest.mark.req("CAS-1.1a")
async def test_whoever_comes_in_again_and_again_while_sitting_down_has_a_thousand_chips(
    house: Rig,
) -> None:
    ann, table = await sit_at_home(house)
    host = house.tables[table].host
    for kind, fields in [("sit", {"chips": 100_000}), ("leave", {})] * 8:
        if table not in house.tables:  # it closed when she left
            table = await open_table(ann)
        order = ann.order(kind, table=table, **fields)
        comings = [house.client().sign_in("Ann", PASSWORD) for _ in range(3)]
        answer, *_ = await asyncio.gather(order, *comings)
        assert answer["t"] == "ack"
        await check_chips(house, host)
