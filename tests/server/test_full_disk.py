"""A full disk: the house says so, promises nothing, and goes on as soon as there is room."""

import asyncio
import io
import json
from collections.abc import Callable
from pathlib import Path
from typing import Any, NoReturn

import pytest

from croupier.cards.entropy import fresh_seed
from croupier.house import _log_trouble, serve
from croupier.server.context import Settings
from croupier.store.errors import StoreError
from croupier.store.sqlite import SqliteStore
from tests.server.conftest import OpenHouse
from tests.server.disk import Disk
from tests.server.rig import Client, Rig, open_table, soon

pytestmark = pytest.mark.asyncio
WELL = (200, {"database": True, "tables": True})
ILL = (503, {"database": False, "tables": True})


class Watch:
    """Asks a house again and again how it is."""

    def __init__(self, client: Client) -> None:
        self._client = client
        self._last: Any = None

    async def until(self, wanted: tuple[int, Any]) -> None:
        """A probe of the disk is shared by all who ask within a second."""
        await soon(lambda: self._last == wanted, self._ask)

    async def _ask(self) -> None:
        self._last = await self._client.call("GET", "/healthz")


def events(logged: io.StringIO) -> list[str]:
    return [json.loads(line)["event"] for line in logged.getvalue().splitlines()]


async def open_on(disk: Disk, open_house: OpenHouse) -> Rig:
    return await open_house(store={"factory": disk.factory(), "on_trouble": _log_trouble})


async def test_a_full_disk_is_told_in_health_and_log_and_so_is_its_end(
    open_house: OpenHouse, logged: io.StringIO
) -> None:
    disk = Disk()
    house = await open_on(disk, open_house)
    watch = Watch(house.client())
    await watch.until(WELL)
    disk.room = 0
    await watch.until(ILL)
    assert house.store.trouble == "the disk is full"
    assert events(logged).count("database_not_writable") == 1
    disk.room = None
    await watch.until(WELL)
    assert house.store.trouble == ""
    assert events(logged).count("database_writable_again") == 1


async def test_a_house_that_is_opened_for_real_listens_to_its_disk(
    tmp_path: Path, logged: io.StringIO, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def tell(_: Path, *, on_trouble: Callable[[str], None], **others: object) -> NoReturn:
        on_trouble("the disk is full")
        raise StoreError("that is all that is needed here")

    monkeypatch.setattr(SqliteStore, "open", tell)
    monkeypatch.setattr("croupier.house.rest_collector", lambda: None)
    seeds = (fresh_seed, fresh_seed)
    with pytest.raises(StoreError):
        await serve("127.0.0.1", 0, tmp_path, Settings(), seeds, (0, 0))
    assert events(logged) == ["database_not_writable"]


async def test_nobody_comes_in_who_would_be_forgotten(open_house: OpenHouse) -> None:
    disk = Disk()
    house = await open_on(disk, open_house)
    known = await house.guest("Ann")
    disk.room = 0
    for client, name in ((house.client(), "Bob"), (house.client(), "Cid"), (known, "Ann")):
        status, problem = await client.call("POST", "/api/sign-in", {"name": name})
        assert (status, problem["code"]) == (503, "not_saved")
    status, problem = await known.call("POST", "/api/password", {"password": "correct horse"})
    assert (status, problem["code"]) == (503, "not_saved")
    assert (await known.call("GET", "/api/me"))[1]["chips"] == 100_000
    disk.room = None
    assert (await house.client().sign_in("Bob"))["chips"] == 100_000
    assert (await known.sign_in("Ann"))["guest"] is True
    assert await house.store.check_balance() == []


async def test_orders_are_refused_and_tables_go_on_when_there_is_room_again(
    open_house: OpenHouse,
) -> None:
    disk = Disk()
    house = await open_on(disk, open_house)
    _, ann = await house.seated("Ann")
    _, bob = await house.seated("Bob")
    table = await open_table(ann)
    for socket in (ann, bob):
        await socket.watch(table)
    await ann.order("sit", table=table, chips=100_000, seat=0)
    before = house.tables[table]
    disk.room = 0
    orders: list[tuple[str, dict[str, Any]]] = [
        ("sit", {"table": table, "chips": 100_000}),
        ("open_table", {"game": "holdem", "preset": "heads-up"}),
    ]
    for kind, fields in orders:
        refusal = await bob.order(kind, **fields)
        assert (refusal["t"], refusal["code"]) == ("refusal", "not_saved")
    assert (await ann.order("leave", table=table))["code"] == "not_saved"
    assert house.tables == {table: before}
    assert (await bob.drained(), await ann.drained()) == ([], [])
    disk.room = None
    assert (await bob.order("sit", table=table, chips=100_000))["t"] == "frame"
    dealt = await ann.until(lambda message: bool(message.get("pending")))
    assert dealt["pending"]["seats"]


async def test_an_order_that_was_not_saved_can_be_given_again(open_house: OpenHouse) -> None:
    disk = Disk()
    house = await open_on(disk, open_house)
    _, ann = await house.seated("Ann")
    table = await open_table(ann)
    disk.room = 0
    sit = {"table": table, "chips": 100_000}
    assert (await ann.order("sit", "mine", **sit))["code"] == "not_saved"
    disk.room = None
    assert (await ann.order("sit", "mine", **sit))["t"] == "ack"
    assert house.tables[table].seq == 2


async def test_a_round_that_could_not_be_opened_is_opened_later(open_house: OpenHouse) -> None:
    disk = Disk()
    house = await open_on(disk, open_house)
    _, ann = await house.seated("Ann")
    _, bob = await house.seated("Bob")
    table = await open_table(ann, settings={"gap_ms": 0})
    await ann.watch(table)
    await ann.order("sit", table=table, chips=100_000)
    disk.room = 1
    assert (await bob.order("sit", table=table, chips=100_000))["t"] == "ack"
    await soon(lambda: disk.refused > 0, lambda: asyncio.sleep(0))
    disk.room = None
    await ann.until(lambda message: bool(message.get("pending")))
    assert house.tables[table].rounds == 1
