"""Whoever leaves a table of the card room in mid-game is gone for others at his turn, not before:
over real sockets and routes."""

from collections.abc import AsyncIterator
from pathlib import Path
from typing import Any

import pytest
import pytest_asyncio
from yarl import URL

from tests.server.cardroom import CardRoomRig
from tests.server.rig import Client
from tests.server.test_cardroom import MINE, PURCHASE, until
from tests.server.test_cardroom_doors import SEVEN, buy, seated

pytestmark = pytest.mark.asyncio


@pytest_asyncio.fixture
async def rig(tmp_path: Path) -> AsyncIterator[CardRoomRig]:
    rig = await CardRoomRig.begin(tmp_path)
    await rig.switch_on()
    yield rig
    await rig.leave()


async def asked(client: Client, table: str) -> list[Any]:
    """All that somebody else can ask for."""
    found: list[Any] = [
        await client.call("GET", path)
        for path in ("/api/rooms", MINE, "/api/tables", f"/api/tables/{table}/history")
    ]
    frame = await (await client.connect()).watch(table)
    frame["pending"].pop("left_ms")
    return [*found, frame]


async def metrics(client: Client, rig: CardRoomRig) -> list[bytes]:
    """Without the sockets that the test itself has opened."""
    async with client.http.get(rig.url.join(URL("/metrics"))) as answer:
        lines = (await answer.read()).splitlines()
    return [line for line in lines if b"croupier_connections" not in line]


@pytest.mark.req("EPS-RF-PG-004", "EPS-UC-006")
async def test_no_frame_answer_news_or_number_gives_a_leaver_away(rig: CardRoomRig) -> None:
    people = {card: await seated(rig, f"Guest{card}", card) for card in SEVEN}
    queue = await rig.enter("Hal", "1029")
    await until(queue, place=1)
    table = rig.room.tables[0]
    sockets = {card: one.sockets[-1] for card, one in people.items()}
    sockets["queue"] = queue.sockets[-1]
    for socket in sockets.values():
        await socket.watch(table)
    for card in SEVEN[:3]:
        await buy(rig, people[card], card, 100_00)
    frame = await sockets["queue"].until(lambda m: m["t"] == "frame" and bool(m["pending"]))
    (number,) = frame["pending"]["seats"]
    in_game = {seat["seat"] for seat in frame["view"]["seats"]}
    seats = {
        card: (await (await people[card].connect()).watch(table)).get("seat") for card in SEVEN
    }
    leaver = next(card for card in SEVEN if seats[card] in in_game - {number})
    for socket in sockets.values():
        await socket.drained()
    other = next(card for card in SEVEN if card != leaver)
    before = [await asked(one, table) for one in (queue, people[other])]
    for socket in sockets.values():
        await socket.drained()

    counted = await metrics(queue, rig)
    answer = await sockets[leaver].order("leave", table=table)
    assert answer["events"] == [
        {"e": "seat_leaving", "seat": seats[leaver], "cause": "player"},
        {"e": "departed", "seat": seats[leaver]},
    ]
    assert await metrics(queue, rig) == counted
    pin = rig.card(leaver).get("pin")
    order = {"id": "late", "amount": 10_00, **({"pin": pin} if pin else {})}
    await people[leaver].call("POST", PURCHASE, order)  # even this brings nothing to the table

    for name, socket in sockets.items():
        if name != leaver:
            assert await socket.drained() == [], name
    assert [await asked(one, table) for one in (queue, people[other])] == before
