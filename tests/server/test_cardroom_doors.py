"""The way to the room's tables leads through the room: strangers see and reach nothing there, and a
flood at the door does not stop a game."""

import asyncio
from collections import Counter
from collections.abc import AsyncIterator
from pathlib import Path
from typing import Any

import pytest
import pytest_asyncio

from croupier.rooms.commands import AddTable, RoomOrder
from croupier.wire import limits
from tests.server.cardroom import OWNER, ROOM, CardRoomRig
from tests.server.rig import Client, Socket
from tests.server.test_cardroom import ENTER, LEAVE, MINE, PURCHASE, until

pytestmark = pytest.mark.asyncio
SEVEN = ["4417", "7780", "1881", "5046", "6675", "3308", "9154"]


@pytest_asyncio.fixture
async def rig(tmp_path: Path) -> AsyncIterator[CardRoomRig]:
    rig = await CardRoomRig.begin(tmp_path)
    await rig.switch_on()
    yield rig
    await rig.leave()


async def seated(rig: CardRoomRig, name: str, last_four: str, chips: int = 0) -> Client:
    client = await rig.enter(name, last_four)
    await until(client, seated=True)
    if chips:
        await buy(rig, client, last_four, chips)
    return client


async def buy(rig: CardRoomRig, client: Client, last_four: str, chips: int) -> None:
    pin = rig.card(last_four).get("pin")
    order = {"id": f"buy-{last_four}", "amount": chips, **({"pin": pin} if pin else {})}
    status, answer = await client.call("POST", PURCHASE, order)
    assert status == 200, answer


@pytest.mark.req("EPS-DD-002c", "EPS-DD-002d")
async def test_a_stranger_reaches_no_table_of_the_room(rig: CardRoomRig) -> None:
    await seated(rig, "Ann", "4417", 100_00)
    table = rig.room.tables[0]
    stranger, socket = await rig.seated("Eve")
    assert (await socket.watch(table))["code"] == "not_in_room"
    for wish in ({"chips": 0}, {"chips": 50_000, "seat": 3}):
        answer = await socket.order("sit", table=table, **wish)
        assert answer["code"] == "ticket_needed"
    orders: list[tuple[str, dict[str, Any]]] = [
        ("leave", {}),
        ("say", {"text": "hello"}),
        ("act", {"turn": 0, "action": {"do": "fold"}}),
        ("away", {"away": True}),
    ]
    for kind, fields in orders:
        answer = await socket.order(kind, table=table, **fields)
        assert answer["code"] == "not_seated"
    assert (await stranger.call("GET", "/api/tables"))[1]["tables"] == []
    welcome = next(message for message in socket.seen if message["t"] == "welcome")
    assert welcome["mine"] == welcome["tallies"] == []
    history = await stranger.call("GET", f"/api/tables/{table}/history")
    assert history[1].get("rounds", []) == []


@pytest.mark.req("EPS-RF-JG-005", "EPS-DD-002c")
async def test_guests_of_the_queue_look_on_without_a_ticket_and_see_no_hidden_card(
    rig: CardRoomRig,
) -> None:
    people = {card: await seated(rig, f"Guest {card}", card) for card in SEVEN}
    last = await rig.enter("Last", "1029")
    await until(last, place=1)
    table, socket = rig.room.tables[0], last.sockets[-1]
    assert (await socket.watch(table))["t"] == "frame"
    for card in SEVEN[:3]:
        await buy(rig, people[card], card, 50_00)
    frame = await socket.until(lambda m: m["t"] == "frame" and m["view"] is not None)
    assert frame.get("private") is None
    assert all(not seat.get("cards") for seat in frame["view"]["seats"])
    answer = await socket.order("sit", table=table, chips=0)
    assert answer["code"] == "ticket_needed"  # looking is no ticket
    assert (await last.call("GET", "/api/tables"))[1]["tables"] == []


@pytest.mark.req("EPS-DD-002c")
async def test_who_leaves_the_room_sees_no_more_of_its_tables(rig: CardRoomRig) -> None:
    for card in SEVEN:
        await seated(rig, f"Guest {card}", card)
    last = await rig.enter("Last", "1029")
    await until(last, place=1)
    table, socket = rig.room.tables[0], last.sockets[-1]
    await socket.watch(table)
    assert table in rig.bus._presence._watching
    assert (await last.call("POST", LEAVE))[0] == 200
    news = await socket.until(lambda m: m["t"] == "room" and "account" not in m)
    assert news["gone"] == "player"
    assert [watcher.player for watcher in rig.hub.watchers.of(table)] == []
    assert (await socket.watch(table))["code"] == "not_in_room"


async def test_a_guest_of_another_table_of_the_room_may_look_too(rig: CardRoomRig) -> None:
    ann = await seated(rig, "Ann", "4417")
    await rig.rooms.order(RoomOrder(ROOM, OWNER, "second", AddTable()))
    async with asyncio.timeout(10):
        while rig.room.tables[1] not in rig.tables:  # noqa: ASYNC110, the lobby does not list it
            await asyncio.sleep(0.01)
    for table in rig.room.tables:
        assert (await ann.sockets[-1].watch(table))["t"] == "frame"


class Game:
    """Two who play on as soon as it is their turn, each move waiting for its frame."""

    def __init__(self, players: dict[int, Socket], table: str) -> None:
        self.players = players
        self.table = table
        self.decisions = 0

    async def play(self, decisions: int) -> None:
        async with asyncio.TaskGroup() as group:
            for socket in self.players.values():
                group.create_task(self._play(socket, decisions))

    async def _play(self, socket: Socket, decisions: int) -> None:
        frame = await socket.watch(self.table)
        while self.decisions < decisions:
            if frame["t"] == "frame" and (options := frame.get("options")):
                self.decisions += 1
                action = {"do": "check"} if options.get("check") else {"do": "call"}
                turn = frame["pending"]["turn"]
                await socket.say(
                    {
                        "t": "act",
                        "id": f"a{turn}",
                        "table": self.table,
                        "turn": turn,
                        "action": action,
                    }
                )
            if frame["t"] == "frame" and frame["gap_ms"]:
                await socket.say({"t": "ready", "id": f"r{frame['seq']}", "table": self.table})
            if self.decisions < decisions:
                frame = await socket.receive()


@pytest.mark.req("EPS-DD-002a", "EPS-DD-002b")
async def test_a_flood_at_the_door_and_in_the_queue_does_not_stop_a_game(rig: CardRoomRig) -> None:
    """By events: the hands are played while the flood goes on, and the flood is refused."""
    people = [
        await seated(rig, name, card, 100_00) for name, card in (("Ann", "4417"), ("Ben", "7780"))
    ]
    table = rig.room.tables[0]
    game = Game(dict(enumerate(one.sockets[-1] for one in people)), table)
    answers: Counter[int] = Counter()
    over = asyncio.Event()
    crowd = [await rig.guest(f"Flood {number}") for number in range(4)]
    wrong = rig.card("4417", number="4111111111111111")
    requests: list[tuple[str, str, Any]] = [
        ("GET", "/api/rooms", None),
        ("GET", MINE, None),
        ("POST", ENTER, wrong),
        ("POST", LEAVE, None),
        ("POST", f"/api/rooms/{ROOM}/return", {"name": "Ann", "card": wrong}),
    ]

    async def flood(client: Client) -> None:
        while not over.is_set():
            for method, path, body in requests:
                status, _ = await client.call(method, path, body)
                answers[status] += 1

    floods = [asyncio.create_task(flood(client)) for client in crowd for _ in range(6)]
    try:
        await soon_refused(answers)
        before = answers.total()
        await game.play(24)
        assert answers.total() > before
    finally:
        over.set()
        await asyncio.gather(*floods)
    assert answers[429] > 0
    assert not answers.keys() & {500, 503}
    assert len(rig.room.guests) == 2


async def soon_refused(answers: Counter[int]) -> None:
    async with asyncio.timeout(30):
        while not answers[429]:  # noqa: ASYNC110, a flood tells nobody
            await asyncio.sleep(0.01)


@pytest.mark.req("EPS-DD-002b")
async def test_one_guest_who_floods_is_refused_and_the_others_are_not(rig: CardRoomRig) -> None:
    ann, ben = await rig.enter("Ann", "4417"), await rig.enter("Ben", "7780")
    many = 3 * limits.ROOM_PER_PLAYER_AT_ONCE
    found = await asyncio.gather(*(ann.call("GET", MINE) for _ in range(many)))
    refusals = [answer for status, answer in found if status == 429]
    assert refusals
    assert {answer["code"] for answer in refusals} == {"too_fast"}
    assert (await ben.call("GET", MINE))[0] == 200


@pytest.mark.req("EPS-DD-002b")
async def test_a_slow_bank_is_not_asked_by_everybody_at_once(
    rig: CardRoomRig, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(limits, "CARD_CHECKS_AT_ONCE", 1)
    await rig.bank.set_faults(slow=100, slow_ms=500)
    people = [await rig.guest(name) for name in ("Ann", "Ben", "Cleo")]
    cards = map(rig.card, SEVEN)
    found = await asyncio.gather(
        *(one.call("POST", ENTER, card) for one, card in zip(people, cards, strict=False))
    )
    assert sorted(status for status, _ in found) == [200, 503, 503]
    assert {answer["code"] for status, answer in found if status == 503} == {"busy"}
