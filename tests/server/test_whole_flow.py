"""From the front door to a finished hand and back home, over real sockets."""

import pytest

from croupier.bots import bots
from tests.server.conftest import OpenHouse
from tests.server.rig import Client, Message, Rig, Socket, open_table

pytestmark = [pytest.mark.asyncio, pytest.mark.both_stores]


async def play_on(socket: Socket, table: str, frame: Message) -> Message:
    """Call or check through to the end of a hand."""
    while not (frame.get("view") or {}).get("over"):
        if frame.get("options"):
            do = "check" if frame["options"].get("check") else "call"
            turn = frame["pending"]["turn"]
            frame = await socket.order("act", table=table, turn=turn, action={"do": do})
            assert frame["t"] == "frame", frame
        else:
            frame = await socket.named("frame")
    return frame


async def sit_with_a_bot(client: Client) -> tuple[Socket, str]:
    socket = await client.connect()
    table = await open_table(socket)
    await socket.watch(table)
    await socket.order("sit", table=table, chips=100_000, seat=0)
    kind = next(iter(bots()["holdem"]))
    seated = await socket.order("seat_bot", table=table, kind=kind)
    (bot,) = [seat for seat in seated["summary"]["seats"] if seat.get("bot")]
    assert bot["bot"] == kind
    return socket, table


@pytest.mark.req("EPS-OBJ-1", "EPS-SC-IS-01")
async def test_a_hand_against_a_bot_its_history_and_the_way_home(house: Rig) -> None:
    client = await house.guest("Ann")
    socket, table = await sit_with_a_bot(client)
    end = await play_on(socket, table, await socket.named("frame"))
    assert sum(seat["stack"] for seat in end["view"]["seats"]) == 200_000
    status, history = await client.call("GET", f"/api/tables/{table}/history?newest=5")
    assert status == 200
    (hand,) = history["rounds"]
    assert hand["seat"] == 0
    assert hand["steps"][-1]["view"] == end["view"]
    assert sum(hand["gains"].values()) == 0
    await socket.order("leave", table=table)
    won = hand["gains"].get("0", 0)
    assert (await client.call("GET", "/api/me"))[1]["chips"] == 100_000 + won


async def test_a_hand_goes_on_after_a_restart_with_the_same_cards(open_house: OpenHouse) -> None:
    house = await open_house()
    client = await house.guest("Ann")
    socket, table = await sit_with_a_bot(client)
    before = await socket.until(lambda message: bool(message.get("options")))
    cookie = client.cookie
    await house.stop()
    again = await open_house()
    back = again.client(Cookie=f"{cookie.key}={cookie.value}")
    socket = await back.connect()
    after = await socket.watch(table)
    for part in ("seq", "view", "private", "options", "seat"):
        assert after[part] == before[part]
    assert after["pending"]["turn"] == before["pending"]["turn"]
    await play_on(socket, table, after)


@pytest.mark.req("EPS-DD-001")
async def test_one_client_plays_at_several_tables(house: Rig) -> None:
    _, ann = await house.seated("Ann")
    first, second = await open_table(ann), await open_table(ann)
    for table in (first, second):
        await ann.watch(table)
        sat = await ann.order("sit", table=table, chips=20_000)
        assert (sat["table"], sat["seat"]) == (table, 0)
    assert {table.id for table in house.tables.values()} == {first, second}
