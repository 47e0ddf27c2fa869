"""The overview: rooms, tables, banks, receipts, book and process, whole at first and then what has
changed; only while somebody looks, and only to administrators."""

import asyncio
import json

import pytest

from croupier.server.admin.overview import totals_of
from croupier.wire.limits import DESK_PER_SECOND
from tests.server.admin.rig import DeskRig, DeskSocket
from tests.server.admin.test_acts import playing, reached, seated
from tests.server.cardroom import ROOM
from tests.server.rig import Message

pytestmark = pytest.mark.asyncio


async def changed(desk: DeskSocket, section: str) -> Message:
    """The next overview that has the section."""
    return await desk.until(lambda m: m["desk"] == "overview" and section in m)


async def test_the_first_one_is_whole(rig: DeskRig) -> None:
    table, _, _ = await playing(rig)
    _, desk = await rig.at_desk()
    whole = await desk.named("overview")
    assert whole["whole"] is True
    assert {"rooms", "tables", "banks", "receipts", "book", "processes"} <= set(whole)
    (room,) = whole["rooms"]
    assert (room["id"], room["state"], room["guests"]) == (ROOM, "off", [])
    (shown,) = whole["tables"]
    assert (shown["id"], shown["game"], shown["round"]) == (table, "holdem", 1)
    assert [seat["name"] for seat in shown["seats"]] == ["Ann", "Bob"]
    assert sum(seat["chips"] for seat in shown["seats"]) + shown["pot"] == 200_000
    assert shown["pending"]["left_ms"] > 0
    assert whole["book"]["balanced"] is True
    (process,) = whole["processes"]
    assert (process["sockets"], process["desks"], process["tables"]) == (2, 1, 1)
    assert process["version"]
    assert process["memory_bytes"] > 0
    assert (process["role"], process["owns"]) == ("house", [table, ROOM])
    assert (process["silent_ms"], process["waits"], process["queue"]) == (0, False, 0)
    # There is no lease where nobody else could own anything, and no bus between.
    assert (process["lease_age_ms"], process["commit_ms"], process["bus_ms"]) == (None,) * 3


@pytest.mark.req("EPS-UC-008-RES-a")
async def test_changes_are_told_as_they_come(rig: DeskRig) -> None:
    _, desk = await rig.at_desk()
    await seated(rig, desk)
    guest = await desk.told(
        lambda m: any(one.get("seated") for r in m.get("rooms", ()) for one in r["guests"])
    )
    (shown,) = guest["rooms"][0]["guests"]
    assert shown["account"] == {"bank": "harbour", "kind": "debit", "last_four": "4417"}
    await desk.told(
        lambda m: any(
            seat["chips"] == 100_00 for table in m.get("tables", ()) for seat in table["seats"]
        ),
    )
    bought = await desk.told(lambda m: bool(m.get("receipts")))
    (receipt,) = bought["receipts"]
    assert (receipt["kind"], receipt["amount"], receipt["state"], receipt["name"]) == (
        "purchase",
        100_00,
        "confirmed",
        "Ann",
    )
    text = json.dumps(desk.seen)
    card = rig.bank.cards["4417"]
    assert card.number not in text
    assert rig.room.guests[0].account.account not in text  # the bank's own reference


@pytest.mark.req("EPS-UC-011.2", "EPS-UC-011.3")
async def test_chips_that_are_bet_are_seen_by_the_player_and_at_the_desk(rig: DeskRig) -> None:
    table, *players = await playing(rig)
    frames = [(socket, await socket.watch(table)) for socket in players]
    [(mover, frame)] = [(socket, frame) for socket, frame in frames if frame.get("options")]
    name = {players[0]: "Ann", players[1]: "Bob"}[mover]
    _, desk = await rig.at_desk()
    await desk.named("overview")
    raise_to = {"do": "raise", "chips": 50_00}
    turn = frame["pending"]["turn"]
    own = await mover.order("act", table=table, turn=turn, action=raise_to)
    seat = own["seat"]
    assert {one["seat"]: one["stack"] for one in own["view"]["seats"]}[seat] == 100_000 - 50_00
    (shown,) = (await changed(desk, "tables"))["tables"]
    assert {one["name"]: one["chips"] for one in shown["seats"]}[name] == 100_000 - 50_00
    assert shown["pot"] == 50_00 + 10_00


async def test_a_queue_with_how_long_each_has_waited(rig: DeskRig) -> None:
    _, desk = await rig.at_desk()
    await desk.done("configure_room", room=ROOM, settings={"seats": 2})
    await desk.done("switch_on", room=ROOM)
    for name, card in (("Ann", "4417"), ("Bob", "7780"), ("Cid", "1881")):
        await rig.enter(name, card)
    await reached(lambda: sum(guest.seated for guest in rig.room.guests) == 2)
    found = await desk.until(
        lambda m: any(g.get("place") == 1 for r in m.get("rooms", ()) for g in r["guests"])
    )
    waiting = [g for g in found["rooms"][0]["guests"] if g.get("place")]
    assert waiting[-1]["name"] in ("Ann", "Bob", "Cid")
    assert waiting[-1]["since_ms"] > 0


async def test_a_bank_that_does_not_answer_is_seen(
    rig: DeskRig, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("croupier.server.admin.overview.BANKS_SECONDS", 0.05)
    _, desk = await rig.at_desk()
    await desk.until(lambda m: any(bank["answers"] for bank in m.get("banks", ())))
    await rig.bank.close()
    silent = await desk.until(lambda m: any(not bank["answers"] for bank in m.get("banks", ())))
    assert silent["banks"][0]["latency_ms"] is None


@pytest.mark.sqlite  # it knows the balances, and the other one asks the database
async def test_a_book_that_is_wrong_is_seen(rig: DeskRig) -> None:
    await playing(rig)
    account = next(iter(rig.store._cache.book._balances))
    rig.store._cache.book._balances[account] += 1
    _, desk = await rig.at_desk()
    whole = await desk.named("overview")
    assert whole["book"]["balanced"] is False
    assert whole["book"]["problems"]
    rig.store._cache.book._balances[account] -= 1


async def test_closed_tables_are_named(rig: DeskRig) -> None:
    _, desk = await rig.at_desk()
    table = (await desk.done("open_table", game="holdem", preset="casino"))["table"]
    await desk.until(lambda m: any(one["id"] == table for one in m.get("tables", ())))
    await desk.done("close_table", table=table)
    assert table in (await changed(desk, "closed"))["closed"]


async def test_two_desks_are_told_the_same(rig: DeskRig) -> None:
    _, first = await rig.at_desk()
    _, second = await rig.at_desk()
    await playing(rig)
    for desk in (first, second):
        await desk.until(lambda m: any(one["round"] == 1 for one in m.get("tables", ())))


async def test_it_comes_at_a_bounded_rate(rig: DeskRig) -> None:
    _, desk = await rig.at_desk()
    table, ann, _ = await playing(rig)
    began = asyncio.get_running_loop().time()
    for number in range(40):
        await ann.order("say", table=table, text=str(number))
    await desk.until(lambda m: m["desk"] == "overview")
    await desk.drained()
    seconds = asyncio.get_running_loop().time() - began
    overviews = sum(m["desk"] == "overview" for m in desk.seen)
    assert overviews <= (seconds + 3) * DESK_PER_SECOND + 2


async def test_nothing_runs_while_nobody_looks(rig: DeskRig) -> None:
    client, desk = await rig.at_desk()
    await desk.named("overview")
    names = {"overview", "banks"}
    assert names <= {task.get_name() for task in asyncio.all_tasks()}
    await desk.ws.close()
    await reached(lambda: not names & {task.get_name() for task in asyncio.all_tasks()})
    again = await client.sit()
    assert (await again.named("overview"))["whole"] is True


async def test_where_the_chips_are() -> None:
    (totals,) = totals_of(
        {
            "casino:mint": -1_000,
            "casino:house": 30,
            "casino:wallet:ann": 600,
            "casino:seat:t1:ann": 200,
            "casino:seat:t1:bob": 170,
        }
    )
    assert (totals.money, totals.wallets, totals.tables) == ("casino", 600, 370)
    assert (totals.house, totals.transit, totals.issued) == (30, 0, 1_000)
