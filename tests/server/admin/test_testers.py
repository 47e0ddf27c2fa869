"""Testers: a login of their own that opens test tables only, in a house that allows it."""

from collections.abc import AsyncIterator
from pathlib import Path
from typing import Any

import pytest
import pytest_asyncio
from msgspec.structs import replace

from croupier.store.sqlite import SqliteStore
from croupier.tables.ports import TableServices
from croupier.wire.admin.up import Role
from tests.server.admin.rig import TESTER, DeskRig, DeskSocket
from tests.server.admin.test_acts import reached
from tests.server.cardroom import ROOM
from tests.server.rig import Message

pytestmark = pytest.mark.asyncio
WISH: dict[str, Any] = {"game": "holdem", "preset": "cardroom", "settings": {"money": "test"}}


class TestingRig(DeskRig):
    __test__ = False

    def services(self, store: SqliteStore) -> TableServices:
        return replace(super().services(store), allow_rigging=True)


@pytest_asyncio.fixture
async def lab(tmp_path: Path) -> AsyncIterator[TestingRig]:
    rig = await TestingRig.begin(tmp_path)
    await rig.add(TESTER, Role.TESTER)
    yield rig
    await rig.leave()


async def both(lab: DeskRig) -> tuple[DeskSocket, DeskSocket]:
    _, boss = await lab.at_desk()
    return boss, await (await lab.signed_in(TESTER)).sit()


def is_welcome(message: Message) -> bool:
    return bool(message["desk"] == "welcome")


@pytest.mark.req("EPS-RF-GR-002", "EPS-RF-GR-016", "EPS-UC-003", "EPS-UC-003-COM-1")
async def test_a_tester_has_the_deal_wait_and_names_a_card(lab: TestingRig) -> None:
    boss, tester = await both(lab)
    table = (await boss.done("open_table", **WISH))["table"]
    assert await tester.refused("hold_deal", table=table) == "rigging_off"
    assert await tester.refused("set_rigging", table=table, on=True) == "administrator_only"
    await boss.done("set_rigging", table=table, on=True)
    await tester.done("hold_deal", table=table)
    for name in ("Ann", "Bob"):
        _, socket = await lab.seated(name)
        await socket.order("sit", table=table, chips=50_000)
    await reached(lambda: lab.tables[table].round is not None)
    await tester.done("open_view", table=table)
    await tester.done("rig_deck", table=table, cards=["As"])
    assert await tester.refused("rig_deck", table=table, cards=["As", "As"]) != ""
    await tester.done("hold_deal", table=table, hold=False)
    shown = await tester.told(lambda m: m["desk"] == "position" and bool(m["position"]["private"]))
    aces = [48 + 3]  # the ace of spades
    cards = [card for hand in shown["position"]["private"].values() for card in hand["cards"]]
    assert set(aces) <= set(cards)
    used = {(e["act"], e["name"], e["outcome"]) for e in await lab.trail()}
    assert ("rig_deck", TESTER, "done") in used
    assert ("set_rigging", "Root", "done") in used


async def test_only_testers_are_told_which_cards_were_named(lab: TestingRig) -> None:
    boss, tester = await both(lab)
    table = (await boss.done("open_table", **WISH))["table"]
    await boss.done("set_rigging", table=table, on=True)
    await tester.done("hold_deal", table=table)
    for name in ("Ann", "Bob"):
        _, socket = await lab.seated(name)
        await socket.order("sit", table=table, chips=50_000)
    await reached(lambda: lab.tables[table].round is not None)
    await tester.done("rig_deck", table=table, cards=["As", "Kd"])
    told = await tester.told(lambda m: any(rig["named"] for rig in m.get("rigs", ())))
    assert told["rigs"][0]["named"] == ["As", "Kd"]
    assert len(told["rigs"][0]["places"]) == 9
    waits = await boss.told(
        lambda m: any(one["test"] and one["test"]["rigged"] for one in m.get("tables", ()))
    )
    assert waits["tables"][0]["test"]["waits"]
    assert not any("rigs" in message for message in boss.seen)
    another = await (await lab.signed_in(TESTER)).sit()
    first = await another.named("overview")
    assert first["rigs"][0]["named"] == ["As", "Kd"]


@pytest.mark.req("EPS-RF-GR-002")
async def test_no_bank_account_sits_at_a_test_table(lab: TestingRig) -> None:
    boss, _ = await both(lab)
    table = (await boss.done("open_table", **WISH))["table"]
    await boss.done("switch_on", room=ROOM)
    guest = await lab.enter("Ann", "4417")
    refused = await guest.sockets[0].order("sit", table=table, chips=50_000)
    assert refused["code"] == "no_bank_here"
    player, socket = await lab.seated("Bob")
    await socket.order("sit", table=table, chips=50_000)
    door = f"/api/rooms/{ROOM}/enter"
    status, problem = await player.call("POST", door, lab.card("4417"))
    assert (status, problem["code"]) == (409, "at_test_table")


async def test_the_desk_knows_whether_cards_may_be_named(lab: TestingRig) -> None:
    for desk in await both(lab):
        assert (await desk.told(is_welcome))["testable"] == ["holdem"]


async def test_a_tester_sees_test_tables_and_no_others(lab: TestingRig) -> None:
    boss, tester = await both(lab)
    casino = (await boss.done("open_table", game="holdem", preset="casino"))["table"]
    assert await tester.refused("open_view", table=casino) == "administrator_only"
    test = (await boss.done("open_table", **WISH))["table"]
    told = await tester.until(lambda m: bool(m.get("tables")))
    assert [one["id"] for one in told["tables"]] == [test]
    await tester.done("open_view", table=test)
    await boss.done("close_table", table=casino)
    await boss.done("close_table", table=test)
    closed = await tester.until(lambda m: bool(m.get("closed")))
    assert closed["closed"] == [test]
    assert casino not in str(tester.seen)


async def test_an_administrator_names_no_cards(lab: TestingRig) -> None:
    boss, _ = await both(lab)
    table = (await boss.done("open_table", **WISH))["table"]
    await boss.done("set_rigging", table=table, on=True)
    assert await boss.refused("hold_deal", table=table) == "tester_only"


async def test_a_house_that_does_not_allow_it(rig: DeskRig) -> None:
    await rig.add(TESTER, Role.TESTER)
    boss, tester = await both(rig)
    assert await boss.refused("open_table", **WISH) == "rigging_not_allowed"
    table = (await boss.done("open_table", game="holdem", preset="casino"))["table"]
    assert await boss.refused("set_rigging", table=table, on=True) == "rigging_not_allowed"
    assert await tester.refused("rig_deck", table=table, cards=["As"]) == "rigging_not_allowed"
    for desk in (boss, tester):
        assert (await desk.told(is_welcome))["testable"] == []
