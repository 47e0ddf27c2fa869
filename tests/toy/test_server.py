"""The game of the tests is played at a real server, over real sockets, like any game of the
house."""

from typing import Any

import pytest

from tests.server.rig import Client, Message, Socket
from tests.toy.conftest import OpenHouse

pytestmark = pytest.mark.asyncio
ANN, BOT = 0, 1
BUY_IN = 9_000
ANTE = 500


async def sit_with_a_bot(client: Client) -> tuple[Socket, str]:
    """Ann's seat is the first to act."""
    socket = await client.connect()
    answer = await socket.order("open_table", game="highcard", preset="club")
    assert answer["t"] == "ack", answer
    table = str(answer["table"])
    await socket.watch(table)
    await socket.order("sit", table=table, chips=BUY_IN, seat=ANN)
    seated = await socket.order("seat_bot", table=table, kind="cautious", seat=BOT)
    assert [seat.get("bot") for seat in seated["summary"]["seats"]] == [None, "cautious"]
    return socket, table


async def begin(socket: Socket, table: str) -> Message:
    """The round begins when Ann says that she is ready; the frame that asks her to decide."""
    await socket.order("ready", table=table)
    return await socket.until(lambda message: bool(message.get("options")))


async def finish(socket: Socket, table: str, asked: Message) -> Message:
    """Ann stays; the frame at the end of the round."""
    turn = asked["pending"]["turn"]
    frame = await socket.order("act", table=table, turn=turn, action={"do": "stay"})
    while frame["view"]["phase"] != "over":
        frame = await socket.named("frame")
    return frame


def session_of(client: Client) -> dict[str, str]:
    cookie = client.cookie
    return {"Cookie": f"{cookie.key}={cookie.value}"}


async def test_the_list_of_games_has_it(open_house: OpenHouse) -> None:
    house = await open_house()
    _, found = await house.client().call("GET", "/api/games")
    (card,) = [game for game in found["games"] if game["name"] == "highcard"]
    assert (card["seats_min"], card["seats_max"], card["bots"]) == (2, 6, ["cautious"])
    (preset,) = card["presets"]
    assert preset["rules"] == {"game": "highcard", "unit": 100, "ante": ANTE}
    assert preset["settings"]["start"] == "when_ready"


async def test_a_round_from_the_front_door_to_the_wallet(open_house: OpenHouse) -> None:
    house = await open_house()
    client = await house.guest("Ann")
    socket, table = await sit_with_a_bot(client)
    asked = await begin(socket, table)
    seats = [{"seat": n, "stack": BUY_IN - ANTE, "staked": ANTE, "folded": False} for n in (0, 1)]
    assert asked["view"] == {"phase": "waiting", "seats": seats, "pot": 2 * ANTE}
    assert asked["options"] == {"stay": True, "fold": True}
    assert asked["private"].keys() == {"card"}
    assert asked["pending"]["seats"] == [ANN]
    assert asked["pending"]["wait_ms"] == 15_000
    end = await finish(socket, table, asked)
    stacks = [seat["stack"] for seat in end["view"]["seats"]]
    assert sum(stacks) == 2 * BUY_IN
    assert stacks[ANN] in (BUY_IN - ANTE, BUY_IN, BUY_IN + ANTE)
    await socket.order("leave", table=table)
    _, me = await client.call("GET", "/api/me")
    assert me["chips"] == 100_000 - BUY_IN + stacks[ANN]


async def test_what_makes_no_sense_is_refused(open_house: OpenHouse) -> None:
    house = await open_house()
    socket, table = await sit_with_a_bot(await house.guest("Ann"))
    asked = await begin(socket, table)
    order: dict[str, Any] = {"table": table, "turn": asked["pending"]["turn"]}
    dance = await socket.order("act", **order, action={"do": "dance"})
    assert (dance["t"], dance["code"]) == ("refusal", "malformed")
    await finish(socket, table, asked)
    late = await socket.order("act", **order, action={"do": "fold"})
    assert (late["t"], late["code"]) == ("refusal", "no_round")
    rules = {"ante": 150}
    opened = await socket.order("open_table", game="highcard", preset="club", rules=rules)
    assert (opened["code"], opened["facts"]) == ("bad_rules", {"field": "ante"})


async def test_the_rail_sees_no_hidden_card(open_house: OpenHouse) -> None:
    house = await open_house()
    ann, table = await sit_with_a_bot(await house.guest("Ann"))
    _, rail = await house.seated("Bob")
    await rail.watch(table)
    asked = await begin(ann, table)
    told = await rail.until(lambda message: bool((message.get("view") or {}).get("pot")))
    assert told["view"] == asked["view"]
    assert not told.keys() & {"private", "options", "seat"}
    (opened,) = [event for event in told["events"] if event["e"] == "opened"]
    assert (opened["cards"], opened["deck"]) == ({}, [])
    (own,) = [event for event in asked["events"] if event["e"] == "opened"]
    assert own["cards"] == {str(ANN): asked["private"]["card"]}
    await finish(ann, table, asked)


async def test_the_deck_is_used_on_after_a_restart(open_house: OpenHouse) -> None:
    """Between two rounds, and in the middle of one."""
    house = await open_house()
    client = await house.guest("Ann")
    session = session_of(client)
    socket, table = await sit_with_a_bot(client)
    for _ in range(2):
        await finish(socket, table, await begin(socket, table))
    kept: Any = house.tables[table].carryover
    assert (kept.rounds, len(kept.deck)) == (2, 52 - 4)
    await house.stop()

    house = await open_house()
    assert house.tables[table].carryover == kept
    socket = await house.client(**session).connect()
    await socket.watch(table)
    asked = await begin(socket, table)
    assert asked["private"]["card"] == kept.deck[0]
    await house.stop()

    house = await open_house()
    socket = await house.client(**session).connect()
    again = await socket.watch(table)
    for part in ("view", "private", "options", "seat"):
        assert again[part] == asked[part]
    assert again["pending"]["turn"] == asked["pending"]["turn"]
    await finish(socket, table, again)
    assert house.tables[table].carryover == type(kept)(kept.deck[2:], 3)


async def test_history_tells_it_as_the_player_saw_it(open_house: OpenHouse) -> None:
    house = await open_house()
    client = await house.guest("Ann")
    socket, table = await sit_with_a_bot(client)
    cards, ends = [], []
    for _ in range(3):
        asked = await begin(socket, table)
        cards.append(asked["private"]["card"])
        ends.append(await finish(socket, table, asked))
    _, history = await client.call("GET", f"/api/tables/{table}/history?newest=2")
    assert [told["number"] for told in history["rounds"]] == [3, 2]
    assert history["before"] == 2
    for told, card, end in zip(history["rounds"], cards[:0:-1], ends[:0:-1], strict=True):
        assert told["seat"] == ANN
        assert sum(told["gains"].values()) == 0
        first, last = told["steps"][0], told["steps"][-1]
        assert first["private"] == {"card": card}
        assert first["events"][0]["cards"] == {str(ANN): card}
        assert last["view"] == end["view"]
