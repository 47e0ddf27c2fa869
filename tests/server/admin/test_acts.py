"""Every act of an administrator over the desk's socket, what the players notice of it, and that a
repeat does nothing twice."""

import asyncio
from typing import Any

import pytest

from tests.server.admin.rig import DeskRig, DeskSocket
from tests.server.cardroom import ROOM
from tests.server.rig import PATIENCE, Client, Message, Socket
from tests.server.test_cardroom import ENTER, PURCHASE, until

pytestmark = pytest.mark.asyncio
PINS = {"4417": "1234"}


async def reached(what: Any) -> None:
    async with asyncio.timeout(PATIENCE):
        while not what():  # noqa: ASYNC110, a room tells the test nothing
            await asyncio.sleep(0.02)


async def seated(rig: DeskRig, desk: DeskSocket) -> Client:
    """The room is on, and Ann sits there with 100 chips."""
    await desk.done("switch_on", room=ROOM)
    ann = await rig.enter("Ann", "4417")
    await until(ann, seated=True)
    await ann.call("POST", PURCHASE, {"id": "o1", "amount": 100_00, "pin": "1234"})
    assert rig.bank.balance("4417") == 400_00
    return ann


async def id_of(rig: DeskRig, name: str) -> str:
    found = await rig.store.player_by_name(name)
    assert found is not None
    return found.id


async def playing(rig: DeskRig) -> tuple[str, Socket, Socket]:
    """A casino table of two who are in mid-hand."""
    _, ann = await rig.seated("Ann")
    _, bob = await rig.seated("Bob")
    answer = await ann.order("open_table", game="holdem", preset="heads-up")
    table = str(answer["table"])
    for socket in (ann, bob):
        await socket.watch(table)
        await socket.order("sit", table=table, chips=100_000)
    await ann.until(lambda m: bool(m.get("pending")))
    return table, ann, bob


# The room


def states(message: Message) -> dict[str, str]:
    """The rooms as the lobby shows them to everybody."""
    rooms = message.get("rooms", ()) if message["t"] == "lobby" else ()
    return {room["id"]: room["state"] for room in rooms}


@pytest.mark.req("EPS-UC-001", "EPS-UC-001-RES", "EPS-UC-001-PRE", "EPS-RF-SV-008", "EPS-UC-001.5")
async def test_the_room_is_switched_on_and_everybody_is_told(rig: DeskRig) -> None:
    ann = await rig.guest("Ann")
    socket = await ann.connect()
    status, problem = await ann.call("POST", ENTER, rig.card("4417"))
    assert (status, problem["code"]) == (409, "room_off")
    _, desk = await rig.at_desk()
    await desk.done("switch_on", room=ROOM)
    await socket.until(lambda m: states(m) == {ROOM: "on"})  # without having asked
    assert (await ann.call("POST", ENTER, rig.card("4417")))[0] == 200
    assert rig.tables[rig.room.tables[0]].mark is not None
    assert await desk.refused("switch_on", room=ROOM) == "room_on"
    assert await desk.refused("switch_on", room="no-such") == "no_such_room"


@pytest.mark.req("EPS-UC-002", "EPS-UC-002.1", "EPS-UC-002.2", "EPS-RF-SV-008", "EPS-RF-SV-009")
async def test_the_room_is_switched_off_with_everybody_cashed_out(rig: DeskRig) -> None:
    _, desk = await rig.at_desk()
    ann = await seated(rig, desk)
    socket, bystander = await ann.connect(), await (await rig.guest("Zoe")).connect()
    rig.tables  # noqa: B018, the table is there
    await desk.done("configure_table", table=rig.room.tables[0], settings={"gap_ms": 0})
    await desk.done("switch_off", room=ROOM)
    assert (await socket.until(lambda m: m["t"] == "room"))["state"] in ("closing", "off")
    await bystander.until(lambda m: states(m).get(ROOM) in ("closing", "off"))
    late = await rig.guest("Late")
    status, problem = await late.call("POST", ENTER, rig.card("7780"))
    assert (status, problem["code"]) in ((409, "room_closing"), (409, "room_off"))
    await reached(lambda: rig.room.state == "off")
    await reached(lambda: rig.bank.balance("4417") == 500_00)
    assert rig.room.guests == ()
    # The house and the desk are still there, and the room opens again.
    await desk.done("switch_on", room=ROOM)


@pytest.mark.req("EPS-UC-002.3")
async def test_the_process_is_stopped_when_the_rooms_are_off_or_by_force(rig: DeskRig) -> None:
    _, desk = await rig.at_desk()
    await desk.done("switch_on", room=ROOM)
    assert await desk.refused("stop_house") == "rooms_on"
    assert rig.stops == 0
    await desk.done("stop_house", force=True)
    await reached(lambda: rig.stops == 1)
    await desk.done("configure_table", table=rig.room.tables[0], settings={"gap_ms": 0})
    await desk.done("switch_off", room=ROOM)
    await reached(lambda: rig.room.state == "off")
    await desk.done("stop_house")
    await reached(lambda: rig.stops == 2)


@pytest.mark.req("EPS-DD-001")
async def test_tables_are_added_and_opened_otherwise(rig: DeskRig) -> None:
    _, desk = await rig.at_desk()
    assert await desk.refused("add_table", room=ROOM) == "room_off"
    await desk.done("configure_room", room=ROOM, settings={"gap_ms": 9_000})
    assert await desk.refused("configure_room", room=ROOM, settings={"seats": 99}) == "bad_rules"
    await desk.done("switch_on", room=ROOM)
    await desk.done("add_table", room=ROOM)
    await reached(lambda: len(rig.tables) == 2)
    assert {table.settings.gap_ms for table in rig.tables.values()} == {9_000}


@pytest.mark.req("EPS-RF-PI-002")
async def test_bots_are_allowed_in_the_card_room(rig: DeskRig) -> None:
    _, desk = await rig.at_desk()
    await seated(rig, desk)
    table = rig.room.tables[0]
    assert await desk.refused("seat_bot", table=table, kind="thirds") == "no_bots_here"
    await desk.done("allow_bots", room=ROOM, allowed=True)
    await desk.done("seat_bot", table=table, kind="thirds")
    bots = [n for n, seat in enumerate(rig.tables[table].seats) if seat is not None and seat.bot]
    assert len(bots) == 1
    assert await rig.store.check_balance() == []
    await desk.done("dismiss_bot", table=table, seat=bots[0])
    await desk.done("allow_bots", room=ROOM, allowed=False)
    assert await desk.refused("seat_bot", table=table, kind="thirds") == "no_bots_here"


# Guests


@pytest.mark.parametrize("way", ["table", "room"])
async def test_a_guest_is_removed_with_the_chips_on_the_account(rig: DeskRig, way: str) -> None:
    _, desk = await rig.at_desk()
    await seated(rig, desk)
    player = await id_of(rig, "Ann")
    if way == "table":
        await desk.done("remove_player", table=rig.room.tables[0], player=player)
    else:
        await desk.done("remove_guest", room=ROOM, player=player)
    await reached(lambda: rig.room.guests == ())
    await reached(lambda: rig.bank.balance("4417") == 500_00)
    again = await desk.refused("remove_guest", room=ROOM, player=player)
    assert again == "not_in_room"
    nobody = await desk.refused("remove_player", table=rig.room.tables[0], player=player)
    assert nobody == "player_not_here"


async def test_whoever_is_barred_goes_and_is_refused_at_the_door(rig: DeskRig) -> None:
    _, desk = await rig.at_desk()
    ann = await seated(rig, desk)
    player = await id_of(rig, "Ann")
    await desk.done("bar_player", room=ROOM, player=player)
    await reached(lambda: rig.room.guests == ())
    status, problem = await ann.call("POST", ENTER, rig.card("7780"))
    assert (status, problem["code"]) == (409, "barred")
    assert problem["text"]
    # Nor under another name with the same account.
    eve = await rig.guest("Eve")
    await reached(lambda: rig.bank.balance("4417") == 500_00)
    status, problem = await eve.call("POST", ENTER, rig.card("4417"))
    assert (status, problem["code"]) == (409, "barred")
    await desk.done("unbar_player", room=ROOM, player=player)
    assert (await ann.call("POST", ENTER, rig.card("4417")))[0] == 200
    assert await desk.refused("bar_player", room=ROOM, player="nobody") == "unknown_player"


async def test_a_player_is_found_by_name(rig: DeskRig) -> None:
    client, desk = await rig.at_desk()
    await seated(rig, desk)
    status, card = await client.call("GET", "/api/admin/player?name=ANN")
    assert status == 200
    assert (card["name"], card["guest"], card["rooms"]) == ("Ann", True, [ROOM])
    assert card["tables"] == [rig.room.tables[0]]
    await desk.done("bar_player", room=ROOM, player=card["id"])
    _, card = await client.call("GET", "/api/admin/player?name=ANN")
    assert card["barred"] == [ROOM]
    status, problem = await client.call("GET", "/api/admin/player?name=Nobody")
    assert (status, problem["code"]) == (404, "unknown_player")


# Casino tables


@pytest.mark.req("EPS-DD-001")
async def test_a_casino_table_is_opened_configured_finished_and_closed(rig: DeskRig) -> None:
    _, desk = await rig.at_desk()
    wish = {"game": "holdem", "preset": "casino", "name": "The big one"}
    opened = await desk.done("open_table", "open-1", **wish)
    table = opened["table"]
    again = await desk.done("open_table", "open-1", **wish)
    assert again["table"] == table
    assert len(rig.tables) == 1
    await desk.done("configure_table", table=table, name="Another name", settings={"seats": 4})
    assert (rig.tables[table].name, len(rig.tables[table].seats)) == ("Another name", 4)
    await desk.done("finish_table", table=table)
    assert await desk.refused("finish_table", table=table) == "table_closed"
    second = (await desk.done("open_table", **wish))["table"]
    await desk.done("close_table", table=second)
    await reached(lambda: second not in rig.tables)
    assert await desk.refused("close_table", table=second) == "no_such_table"
    refusal = await desk.refused(
        "open_table", game="holdem", preset="cardroom", settings={"money": "cardroom"}
    )
    assert refusal == "bad_rules"


async def test_a_player_is_taken_from_a_casino_table(rig: DeskRig) -> None:
    _, desk = await rig.at_desk()
    table, ann, bob = await playing(rig)
    player = await id_of(rig, "Bob")
    await desk.done("remove_player", table=table, player=player)
    # Bob goes at his turn, and Ann may have to act before that.
    if (pending := rig.tables[table].pending()) is not None:
        await ann.order("act", table=table, turn=pending.turn, action={"do": "fold"})
    left = await bob.until(lambda m: any(e["e"] == "player_left" for e in m.get("events", ())))
    event = next(e for e in left["events"] if e["e"] == "player_left")
    assert event["cause"] == "removed"
    assert await rig.store.check_balance() == []


# Voids


async def test_a_running_hand_is_void_and_the_players_are_told_why(rig: DeskRig) -> None:
    _, desk = await rig.at_desk()
    table, ann, bob = await playing(rig)
    number = rig.tables[table].rounds
    late = await desk.refused("void_round", table=table, round=number + 1, reason="no")
    assert late == "stale_round"
    await desk.done("void_round", table=table, round=number, reason="A card was exposed")
    for socket in (ann, bob):
        frame = await socket.until(
            lambda m: any(e["e"] == "round_voided" for e in m.get("events", ()))
        )
        assert frame["events"][0]["reason"] == "A card was exposed"
    assert [seat.chips for seat in rig.tables[table].seats if seat] == [100_000, 100_000]


async def test_the_trail_keeps_the_names_of_tables_and_people(rig: DeskRig) -> None:
    client, desk = await rig.at_desk()
    table, *_ = await playing(rig)
    name = rig.tables[table].name or "holdem"
    who = await id_of(rig, "Ann")
    await desk.done("announce", text="Hello.", table=table)
    await desk.done("remove_player", table=table, player=who)
    _, page = await client.call("GET", "/api/admin/trail?newest=2")
    assert [one["facts"] for one in page["entries"]] == [
        {"table_name": name, "player_name": "Ann"},
        {"table_name": name, "text": "Hello."},
    ]


async def test_the_last_hand_is_taken_back_by_the_ledger(rig: DeskRig) -> None:
    _, desk = await rig.at_desk()
    table, ann, bob = await playing(rig)
    pending = rig.tables[table].pending()
    assert pending is not None
    for socket in (ann, bob):
        await socket.say(
            {"t": "act", "id": "f", "table": table, "turn": pending.turn, "action": {"do": "fold"}}
        )
    await reached(lambda: rig.tables[table].round is None)
    number = rig.tables[table].rounds
    chips = [seat.chips for seat in rig.tables[table].seats if seat]
    assert chips != [100_000, 100_000]
    order = {"table": table, "round": number, "reason": "The wrong button"}
    await desk.done("void_round", "void-1", **order)
    assert [seat.chips for seat in rig.tables[table].seats if seat] == [100_000, 100_000]
    await desk.done("void_round", "void-1", **order)  # the same order once more
    assert await desk.refused("void_round", **order) == "stale_round"
    assert await rig.store.check_balance() == []
    (newest, *_) = await rig.store.rounds(table, limit=1)
    assert newest.voided
    status, history = await rig.clients[-1].call("GET", f"/api/tables/{table}/history")
    assert (status, history["rounds"][0]["voided"]) == (200, True)


# Messages


async def test_messages_go_to_everybody_to_a_room_or_to_a_table(rig: DeskRig) -> None:
    _, desk = await rig.at_desk()
    ann = await seated(rig, desk)
    guest, other = await ann.connect(), await (await rig.guest("Zoe")).connect()
    wish = {"game": "holdem", "preset": "casino"}
    table = (await desk.done("open_table", **wish))["table"]
    await desk.done("announce", text="  To  everybody. ")
    for socket in (guest, other):
        assert (await socket.named("announcement"))["text"] == "To everybody."
    await desk.done("announce", text="To the room.", room=ROOM)
    assert (await guest.named("announcement"))["text"] == "To the room."
    await other.watch(table)
    await desk.done("announce", text="To the table.", table=table)
    assert (await other.named("announcement"))["text"] == "To the table."
    assert "announcement" not in await guest.drained()
    assert await desk.refused("announce", text="   ") == "nothing_said"
    assert await desk.refused("announce", text="x", room="no-such") == "no_such_room"


async def test_a_message_that_is_sent_again_is_said_once(rig: DeskRig) -> None:
    _, desk = await rig.at_desk()
    _, ann = await rig.seated("Ann")
    for _ in range(3):
        await desk.done("announce", "once", text="Last round!")
    kinds = await ann.drained()
    assert kinds.count("announcement") == 1


async def test_a_refusal_is_the_same_when_it_is_asked_again(rig: DeskRig) -> None:
    _, desk = await rig.at_desk()
    first = await desk.act("add_table", "again", room=ROOM)
    await desk.done("switch_on", room=ROOM)
    assert await desk.act("add_table", "again", room=ROOM) == first
    assert first["code"] == "room_off"


async def test_refusals_are_in_the_language_of_the_desk(rig: DeskRig) -> None:
    client = await rig.signed_in()
    desk = await client.sit("?lang=de")
    answer = await desk.act("add_table", room=ROOM)
    assert answer["text"] == "Der Raum ist geschlossen. Komm wieder, wenn er öffnet."
    await desk.say({"desk": "speak", "language": "fr"})
    assert "salle" in (await desk.act("add_table", room=ROOM))["text"]


async def test_a_line_of_chat_is_removed_for_everybody(rig: DeskRig) -> None:
    _, desk = await rig.at_desk()
    table, ann, _ = await playing(rig)
    await ann.order("say", table=table, text="unspeakable")
    (line,) = [one for one in await rig.context().chat.lines(table) if one.text]
    await desk.done("remove_line", table=table, line=line.id)
    assert all(one.text == "" for one in await rig.context().chat.lines(table))
