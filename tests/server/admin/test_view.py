"""The system view: everything face up for the administrator who opened it, nothing of it for
anybody else, and never for somebody who plays in the room."""

import json
from typing import Any

import pytest

from croupier.server.openviews import COOKIE as MARK_COOKIE
from tests.server.admin.rig import NAME, DeskRig
from tests.server.admin.test_acts import playing, reached
from tests.server.cardroom import ROOM
from tests.server.test_cardroom import ENTER, until

pytestmark = pytest.mark.asyncio


def state_of(rig: DeskRig, table: str) -> Any:
    return rig.tables[table].shown_state()


async def moved_on(rig: DeskRig, table: str, turn: Any) -> None:
    await reached(lambda: rig.tables[table].pending() != turn)


@pytest.mark.req(
    "EPS-RF-SV-001", "EPS-RF-SV-002", "EPS-RF-SV-003", "EPS-RF-SV-004", "EPS-RF-SV-005"
)
async def test_all_cards_are_face_up_now_and_after_every_change(rig: DeskRig) -> None:
    _, desk = await rig.at_desk()
    table, ann, bob = await playing(rig)
    await desk.done("open_view", table=table)
    shown = next(m for m in desk.seen if m["desk"] == "position")["position"]
    state = state_of(rig, table)
    hands = {str(n): list(hand) for n, hand in zip(state.order, state.hands, strict=True)}
    assert {n: view["cards"] for n, view in shown["private"].items()} == hands
    assert [(seat["seat"], seat["name"]) for seat in shown["seats"]] == [(0, "Ann"), (1, "Bob")]
    assert shown["pot"] + sum(seat["chips"] for seat in shown["seats"]) == 200_000
    assert shown["pending"]["left_ms"] > 0
    # Both see the hand through; the view follows, with the board.
    while state_of(rig, table).board == ():
        turn = rig.tables[table].pending()
        assert turn is not None
        socket = ann if turn.seats == (0,) else bob
        for action in ("check", "call"):
            order = {"t": "act", "table": table, "turn": turn.turn, "action": {"do": action}}
            await socket.say({**order, "id": f"{action}{turn.turn}"})
        await moved_on(rig, table, turn)
    flop = await desk.until(
        lambda m: m["desk"] == "position" and len(m["position"]["view"]["board"]) >= 3
    )
    assert flop["position"]["view"]["board"] == list(state_of(rig, table).board)


async def test_it_ends_with_close_view_with_the_table_and_with_the_connection(
    rig: DeskRig,
) -> None:
    client, desk = await rig.at_desk()
    table, ann, _ = await playing(rig)
    await desk.done("open_view", table=table)
    assert list(rig.bus._views) == [table]
    await desk.say({"desk": "close_view", "table": table})
    await desk.drained()
    assert rig.bus._views == {}
    await ann.order("say", table=table, text="hello")
    assert "position" not in await desk.drained()
    await desk.done("open_view", table=table)
    await desk.done("void_round", table=table, round=1, reason="an end")
    await desk.done("close_table", table=table)
    await desk.drained()
    assert {"desk": "view_closed", "table": table} in desk.seen
    assert rig.bus._views == {}
    second = (await desk.done("open_table", game="holdem", preset="casino"))["table"]
    await desk.done("open_view", table=second)
    await desk.ws.close()
    await reached(lambda: rig.bus._views == {})
    assert client is not None


async def test_each_opening_is_in_the_trail_before_it_is_shown(rig: DeskRig) -> None:
    client, desk = await rig.at_desk()
    table, _, _ = await playing(rig)
    await desk.done("open_view", "view", table=table)
    begun = next(n for n, m in enumerate(desk.seen) if m.get("entry", {}).get("act") == "open_view")
    shown = next(n for n, m in enumerate(desk.seen) if m["desk"] == "position")
    assert begun < shown
    # A repeat on another connection is another opening: it shows the cards once more.
    other = await client.sit()
    await other.done("open_view", "view", table=table)
    assert any(m["desk"] == "position" for m in other.seen)
    acts = [entry for entry in await rig.trail() if entry["act"] == "open_view"]
    assert [(one["name"], one["table"], one["outcome"]) for one in acts] == [
        (NAME, table, "done")
    ] * 2


async def test_another_administrator_who_has_not_opened_it_sees_no_card(rig: DeskRig) -> None:
    _, desk = await rig.at_desk()
    _, other = await rig.at_desk()
    table, ann, _ = await playing(rig)
    await desk.done("open_view", table=table)
    await ann.order("say", table=table, text="hello")
    await other.until(lambda m: any(one["id"] == table for one in m.get("tables", ())))
    await other.drained()
    text = json.dumps(other.seen)
    assert "position" not in {message["desk"] for message in other.seen}
    assert '"cards"' not in text
    assert '"private"' not in text


# Whoever plays does not look


@pytest.mark.req("EPS-RF-SV-002")
async def test_an_administrator_whose_name_plays_in_the_room_sees_no_cards(rig: DeskRig) -> None:
    _, desk = await rig.at_desk()
    await desk.done("switch_on", room=ROOM)
    player = await rig.enter("ROOT", "4417")
    await until(player, seated=True)
    assert await desk.refused("open_view", table=rig.room.tables[0]) == "plays_here"
    assert all(m["desk"] != "position" for m in desk.seen)
    outcome = next(e for e in await rig.trail() if e["act"] == "open_view")["outcome"]
    assert outcome == "plays_here"


@pytest.mark.req("EPS-RF-SV-002")
@pytest.mark.parametrize("order", ["player first", "desk first"])
async def test_a_browser_that_plays_in_the_room_sees_no_cards(rig: DeskRig, order: str) -> None:
    client, opener = await rig.at_desk()
    await opener.done("switch_on", room=ROOM)
    if order == "desk first":
        desk = await client.sit()
    await client.sign_in("Somebody Else")
    status, _ = await client.call("POST", ENTER, rig.card("4417"))
    assert status == 200
    if order == "player first":
        desk = await client.sit()
    await reached(lambda: bool(rig.room.guests and rig.tables))
    assert await desk.refused("open_view", table=rig.room.tables[0]) == "plays_here"


@pytest.mark.req("EPS-RF-SV-002")
async def test_while_a_view_is_open_neither_name_nor_browser_comes_in(rig: DeskRig) -> None:
    client, desk = await rig.at_desk()
    await desk.done("switch_on", room=ROOM)
    await reached(lambda: bool(rig.tables))
    table = rig.room.tables[0]
    await desk.done("open_view", table=table)
    await client.sign_in("Somebody Else")  # the same browser
    namesake = await rig.guest(NAME)  # the same name
    for one in (client, namesake):
        status, problem = await one.call("POST", ENTER, rig.card("4417"))
        assert (status, problem["code"]) == (409, "view_open")
    assert rig.room.guests == ()
    await rig.enter("Ann", "4417")  # everybody else does
    await desk.say({"desk": "close_view", "table": table})
    await desk.drained()
    status, _ = await client.call("POST", ENTER, rig.card("7780"))
    assert status == 200


@pytest.mark.req("EPS-RF-SV-002")
async def test_the_same_at_a_casino_table(rig: DeskRig) -> None:
    client, desk = await rig.at_desk()
    table = (await desk.done("open_table", game="holdem", preset="heads-up"))["table"]
    await desk.done("open_view", table=table)
    await client.sign_in("Somebody Else")
    assert MARK_COOKIE in {cookie.key for cookie in client.http.cookie_jar}
    socket = await client.connect()
    refusal = await socket.order("sit", table=table, chips=100_000)
    assert (refusal["t"], refusal["code"]) == ("refusal", "view_open")
    await desk.say({"desk": "close_view", "table": table})
    await desk.drained()
    assert (await socket.order("sit", table=table, chips=100_000))["t"] != "refusal"
    assert await desk.refused("open_view", table=table) == "plays_here"


@pytest.mark.parametrize("mark", ["", "x", "0" * 32, "../..", "Z" * 32])
async def test_a_forged_mark_shuts_nobody_out(rig: DeskRig, mark: str) -> None:
    _, desk = await rig.at_desk()
    await desk.done("switch_on", room=ROOM)
    await reached(lambda: bool(rig.tables))
    await desk.done("open_view", table=rig.room.tables[0])
    eve = rig.client()
    await eve.sign_in("Eve")
    headers = {"Cookie": f"{MARK_COOKIE}={mark}"}
    status, _ = await eve.call("POST", ENTER, rig.card("4417"), headers=headers)
    assert status == 200


async def test_views_of_tables_that_are_not_there_and_too_many(rig: DeskRig) -> None:
    _, desk = await rig.at_desk()
    assert await desk.refused("open_view", table="no-such") == "no_such_table"
    tables = [
        (await desk.done("open_table", game="holdem", preset="casino"))["table"] for _ in range(9)
    ]
    for table in tables[:8]:
        await desk.done("open_view", table=table)
    assert await desk.refused("open_view", table=tables[8]) == "too_many_watched"
