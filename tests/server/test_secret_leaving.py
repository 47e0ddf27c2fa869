"""Whoever leaves in mid-hand goes when the hand is over, and until then nobody else can know."""

from typing import Any

import pytest
from yarl import URL

from tests.server.rig import Client, Message, Rig, Socket

pytestmark = pytest.mark.asyncio
NAMES = ("Ann", "Bob", "Cid")


class Evening:
    """Three in their first hand, Dan at the rail and Eve in the lobby."""

    def __init__(self, house: Rig) -> None:
        self.house = house
        self.table = ""
        self.clients: dict[str, Client] = {}
        self.sockets: dict[str, Socket] = {}
        self.frames: dict[str, Message] = {}

    @classmethod
    async def begin(cls, house: Rig) -> "Evening":
        evening = cls(house)
        for name in (*NAMES, "Dan", "Eve"):
            evening.clients[name], evening.sockets[name] = await house.seated(name)
        ann, eve = evening.sockets["Ann"], evening.sockets["Eve"]
        await eve.say({"t": "browse", "game": "holdem", "preset": "cardroom"})
        await eve.named("tables")
        settings = {"start": "by_host", "marked_seat": False}
        fields: dict[str, Any] = {"game": "holdem", "preset": "cardroom", "settings": settings}
        evening.table = (await ann.order("open_table", **fields))["table"]
        for name in (*NAMES, "Dan"):
            await evening.sockets[name].watch(evening.table)
        for number, name in enumerate(NAMES):
            socket = evening.sockets[name]
            await socket.order("sit", table=evening.table, chips=50_000, seat=number)
        await ann.order("start_round", table=evening.table)
        # The lobby is told with a delay; then nothing is under way any more.
        await eve.until(
            lambda m: m["t"] == "lobby" and any(t["running"] for t in m.get("tables", ()))
        )
        for name in (*NAMES, "Dan"):
            socket = evening.sockets[name]
            await socket.drained()
            evening.frames[name] = [m for m in socket.seen if m["t"] == "frame"][-1]
        return evening

    @property
    def mover(self) -> str:
        (seat,) = self.frames["Dan"]["pending"]["seats"]
        return NAMES[seat]

    @property
    def leaver(self) -> str:
        """Somebody whose turn it is not, and who is not the host."""
        return next(name for name in NAMES[1:] if name != self.mover)

    async def seen_by(self, *names: str) -> dict[tuple[str, str], Any]:
        """All that others can ask for."""
        found: dict[tuple[str, str], Any] = {}
        for name in names:
            for path in ("/api/tables", f"/api/tables/{self.table}/history"):
                found[name, path] = await self.clients[name].call("GET", path)
            frame = await (await self.clients[name].connect()).watch(self.table)
            frame["pending"].pop("left_ms")
            found[name, "frame"] = frame
        return found

    async def metrics(self) -> bytes:
        client = self.house.client()
        async with client.http.get(self.house.url.join(URL("/metrics"))) as answer:
            return await answer.read()


@pytest.mark.req("EPS-RF-PG-004")
async def test_nobody_else_can_know_that_a_player_has_left_in_mid_hand(house: Rig) -> None:
    evening = await Evening.begin(house)
    others = [name for name in (*NAMES, "Dan", "Eve") if name != evening.leaver]
    before = await evening.seen_by("Dan", "Eve", evening.mover)
    counted = await evening.metrics()
    left = await evening.sockets[evening.leaver].order("leave", table=evening.table)
    assert left["events"] != []
    assert left["seq"] == evening.frames[evening.leaver]["seq"]
    assert await evening.metrics() == counted
    assert await evening.seen_by("Dan", "Eve", evening.mover) == before
    for name in others:
        assert await evening.sockets[name].drained() == []


@pytest.mark.req("EPS-RF-PG-004")
async def test_the_orders_of_one_who_is_about_to_go_are_not_counted(house: Rig) -> None:
    evening = await Evening.begin(house)
    socket = evening.sockets[evening.leaver]
    await socket.order("leave", table=evening.table)
    counted = await evening.metrics()
    turn = evening.frames["Dan"]["pending"]["turn"]
    attempts: list[tuple[str, dict[str, Any]]] = [
        ("leave", {}),
        ("away", {"away": True}),
        ("top_up", {"chips": 100}),
        ("act", {"turn": turn, "action": {"do": "fold"}}),
    ]
    for kind, fields in attempts:
        refusal = await socket.order(kind, table=evening.table, **fields)
        assert refusal["code"] == "leaving"
    assert await evening.metrics() == counted


@pytest.mark.req("EPS-RF-PG-004")
async def test_the_frames_of_the_others_have_no_gap(house: Rig) -> None:
    evening = await Evening.begin(house)
    seen = evening.frames["Dan"]["seq"]
    await evening.sockets[evening.leaver].order("leave", table=evening.table)
    turn = evening.frames["Dan"]["pending"]["turn"]
    fields = {"table": evening.table, "turn": turn, "action": {"do": "call"}}
    acted = await evening.sockets[evening.mover].order("act", **fields)
    assert acted["seq"] == seen + 1
    for name in {*NAMES, "Dan"} - {evening.mover}:
        assert (await evening.sockets[name].named("frame"))["seq"] == seen + 1


@pytest.mark.req("EPS-RF-PG-004")
async def test_an_ack_has_no_number(house: Rig) -> None:
    """A tab that does not look at the table is told in an `ack`; the tab that does gets a frame
    with the number that everybody knows."""
    evening = await Evening.begin(house)
    second = await evening.clients[evening.leaver].connect()
    ack = await second.order("leave", "go", table=evening.table)
    assert ack == {"t": "ack", "id": "go", "table": evening.table}
    own = await evening.sockets[evening.leaver].named("frame")
    assert own["seq"] == evening.frames[evening.leaver]["seq"]
    assert "ack" not in own
    repeat = await second.order("leave", "go", table=evening.table)
    assert repeat == ack
