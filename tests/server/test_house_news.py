"""What clients are told without asking: welcome, lobby, wallet, goodbye."""

import asyncio

import pytest

from croupier import __version__
from croupier.wire.down import Wallet
from tests.server.conftest import OpenHouse
from tests.server.rig import Message, Rig, Socket, open_table

pytestmark = pytest.mark.asyncio
ROOM = {"game": "holdem", "preset": "heads-up"}


async def test_the_first_message_is_the_welcome(house: Rig) -> None:
    _, ann = await house.seated("Ann")
    await open_table(ann, name="Friends")
    client = await house.guest("Bob")
    welcome = await (await client.connect()).receive()
    assert welcome["t"] == "welcome"
    assert welcome["me"] == {"name": "Bob", "chips": 100_000, "guest": True, "seated": 0}
    assert welcome["version"] == __version__
    assert welcome["mine"] == []
    assert welcome["tallies"] == [{**ROOM, "tables": 1, "taken": 0}]


async def browsing(socket: Socket, after: str = "", **room: str) -> Message:
    await socket.say({"t": "browse", **(room or ROOM), "after": after})
    return await socket.named("tables")


def seats_taken(message: Message) -> list[int]:
    """At the tables that a message about the lobby shows as new or changed."""
    return [card["taken"] for card in message.get("tables", ()) if message["t"] == "lobby"]


async def test_who_browses_a_room_hears_of_a_table_that_opens_fills_and_closes(house: Rig) -> None:
    _, ann = await house.seated("Ann")
    _, bob = await house.seated("Bob")
    assert (await browsing(bob))["tables"] == []
    table = await open_table(ann)
    await bob.until(lambda m: seats_taken(m) == [0])
    await ann.order("sit", table=table, chips=100_000)
    filled = await bob.until(lambda m: seats_taken(m) == [1])
    assert filled["tables"][0]["mine"] is False
    own = await ann.until(lambda m: bool(m.get("mine")) and m["mine"][0]["taken"] == 1)
    assert own["mine"][0]["mine"] is True
    await ann.order("leave", table=table)
    await ann.order("close_table", table=table)
    await bob.until(lambda m: m.get("gone") == [table])
    await ann.until(lambda m: m.get("mine") == [])


async def test_who_looks_at_the_menu_hears_how_full_the_rooms_are_and_of_no_table(
    house: Rig,
) -> None:
    _, ann = await house.seated("Ann")
    _, bob = await house.seated("Bob")
    table = await open_table(ann)
    await ann.order("sit", table=table, chips=100_000)
    told = await bob.until(lambda m: m.get("tallies") == [{**ROOM, "tables": 1, "taken": 1}])
    assert "tables" not in told
    assert "mine" not in told
    assert all("tables" not in m for m in bob.seen if m["t"] == "lobby")


async def test_who_browses_another_room_hears_nothing_of_this_one(house: Rig) -> None:
    _, ann = await house.seated("Ann")
    _, bob = await house.seated("Bob")
    _, cid = await house.seated("Cid")
    assert (await browsing(bob, game="holdem", preset="casino"))["tables"] == []
    table = await open_table(ann)
    await cid.named("lobby")
    assert "lobby" not in await bob.drained()
    await bob.say({"t": "browse"})
    assert (await bob.named("lobby"))["tallies"] == [{**ROOM, "tables": 1, "taken": 0}]
    assert [card["id"] for card in (await browsing(bob))["tables"]] == [table]


async def test_a_full_room_is_read_page_by_page(
    house: Rig, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("croupier.server.lobby.LOBBY_PAGE", 2)
    _, ann = await house.seated("Ann")
    _, bob = await house.seated("Bob")
    ids = [await open_table(ann) for _ in range(3)]
    first = await browsing(bob)
    assert ([card["id"] for card in first["tables"]], first["more"]) == (ids[:2], True)
    rest = await browsing(bob, ids[1])
    assert ([card["id"] for card in rest["tables"]], rest["more"]) == (ids[2:], False)


async def test_the_lobby_is_told_at_most_four_times_a_second(house: Rig) -> None:
    _, ann = await house.seated("Ann")
    _, bob = await house.seated("Bob")
    await browsing(bob)
    table = await open_table(ann)
    loop = asyncio.get_running_loop()
    began = loop.time()
    for _ in range(10):
        await ann.order("sit", table=table, chips=100_000)
        await ann.order("leave", table=table)
    lobbies = (await bob.drained()).count("lobby")
    assert lobbies <= 2 + 4 * (loop.time() - began)


async def test_a_full_house_is_told_bit_by_bit(house: Rig, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("croupier.server.foyer.LOBBY_AT_ONCE", 1)
    people = [(await house.seated(name))[1] for name in ("Bob", "Cid", "Dan")]
    _, ann = await house.seated("Ann")
    await open_table(ann)
    for socket in people:
        told = await socket.named("lobby")
        assert told["tallies"] == [{**ROOM, "tables": 1, "taken": 0}]


async def test_whoever_looks_at_a_table_is_spared_the_lobby_until_back(house: Rig) -> None:
    _, ann = await house.seated("Ann")
    _, bob = await house.seated("Bob")
    await browsing(bob)
    table = await open_table(ann)
    await bob.watch(table)
    other = await open_table(ann)
    await ann.until(lambda m: m.get("tallies") == [{**ROOM, "tables": 2, "taken": 0}])
    assert "lobby" not in await bob.drained()
    await bob.say({"t": "unwatch", "table": table})
    back = await bob.named("lobby")
    assert back["tallies"] == [{**ROOM, "tables": 2, "taken": 0}]
    assert [card["id"] for card in (await bob.named("tables"))["tables"]] == [table, other]


async def test_whoever_looked_at_a_table_that_is_gone_hears_of_the_lobby(house: Rig) -> None:
    _, ann = await house.seated("Ann")
    _, bob = await house.seated("Bob")
    table = await open_table(ann)
    await bob.watch(table)
    await ann.order("close_table", table=table)
    assert (await bob.named("gone"))["table"] == table
    assert (await bob.named("lobby"))["tallies"] == []


async def test_after_unwatch_no_frame_comes(house: Rig) -> None:
    _, ann = await house.seated("Ann")
    _, bob = await house.seated("Bob")
    table = await open_table(ann)
    await bob.watch(table)
    await bob.say({"t": "unwatch", "table": table})
    await bob.named("lobby")
    await ann.order("say", table=table, text="hello")
    assert not {"frame", "said"} & set(await bob.drained())


@pytest.mark.req("CAS-1.1b")
async def test_the_wallet_is_told_to_every_window_of_the_player_and_to_nobody_else(
    house: Rig,
) -> None:
    client, ann = await house.seated("Ann")
    second = await client.connect()
    _, bob = await house.seated("Bob")
    table = await open_table(ann)
    await ann.order("sit", table=table, chips=60_000)
    assert (await second.named("wallet"))["chips"] == 40_000
    await ann.order("leave", table=table)
    assert (await second.named("wallet"))["chips"] == 100_000
    kinds = [m["t"] for m in ann.seen]
    assert kinds.count("wallet") + (await ann.drained()).count("wallet") == 2
    assert "wallet" not in await bob.drained()


async def test_a_stop_says_goodbye_and_keeps_what_was_acknowledged(
    open_house: OpenHouse,
) -> None:
    house = await open_house()
    client, ann = await house.seated("Ann")
    socket = await client.connect("?lang=zh")
    table = await open_table(ann)
    await ann.watch(table)
    frame = await ann.order("sit", table=table, chips=60_000)
    stopping = asyncio.create_task(house.stop())
    assert (await ann.named("bye"))["code"] == "closing"
    assert "安全" in (await socket.named("bye"))["text"]
    assert await ann.closed() == 1001
    await stopping
    again = await open_house()
    (found,) = again.tables.values()
    assert found.seq == frame["seq"]
    assert await again.store.balance(f"casino:wallet:{found.host}") == 40_000


async def test_orders_are_refused_while_the_house_closes(
    open_house: OpenHouse, monkeypatch: pytest.MonkeyPatch
) -> None:
    house = await open_house()
    _, ann = await house.seated("Ann")
    table = await open_table(ann)
    held = asyncio.Event()
    stop_bus = house.bus.stop

    async def slowly() -> None:
        await held.wait()
        await stop_bus()

    monkeypatch.setattr(house.bus, "stop", slowly)
    stopping = asyncio.create_task(house.stop())
    await ann.named("bye")
    assert (await ann.order("sit", table=table, chips=60_000))["code"] == "closing"
    held.set()
    await stopping
    again = await open_house()
    assert again.tables[table].seq == 1


async def test_nothing_overtakes_the_welcome(house: Rig, monkeypatch: pytest.MonkeyPatch) -> None:
    """While the chips of somebody who comes in are looked up, the house may have news already."""
    ann = await house.guest("Ann")
    attach = house.hub._wallets.attach

    async def attach_slowly(player: str) -> None:
        await attach(player)
        house.hub.tell(player, Wallet(1, 2))
        house.hub.foyer._push()

    monkeypatch.setattr(house.hub._wallets, "attach", attach_slowly)
    socket = await ann.connect()
    assert (await socket.receive())["t"] == "welcome"
    monkeypatch.undo()
    house.hub.tell(next(iter(house.hub._guests)), Wallet(1, 2))
    assert (await socket.receive())["t"] == "wallet"
