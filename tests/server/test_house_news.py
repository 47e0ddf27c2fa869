"""What clients are told without asking: welcome, lobby, wallet, goodbye."""

import asyncio

import pytest

from croupier import __version__
from tests.server.conftest import OpenHouse
from tests.server.rig import Rig, open_table

pytestmark = pytest.mark.asyncio


async def test_the_first_message_is_the_welcome(house: Rig) -> None:
    _, ann = await house.seated("Ann")
    table = await open_table(ann, name="Friends")
    client = await house.guest("Bob")
    welcome = await (await client.connect()).receive()
    assert welcome["t"] == "welcome"
    assert welcome["me"] == {"name": "Bob", "chips": 100_000, "guest": True, "seated": 0}
    assert welcome["version"] == __version__
    assert [(card["id"], card["name"]) for card in welcome["tables"]] == [(table, "Friends")]


async def test_the_lobby_hears_of_a_table_that_opens_fills_and_closes(house: Rig) -> None:
    _, ann = await house.seated("Ann")
    _, bob = await house.seated("Bob")
    table = await open_table(ann)
    opened = await bob.until(lambda m: m["t"] == "lobby" and m["tables"] != [])
    assert opened["tables"][0]["taken"] == 0
    await ann.order("sit", table=table, chips=100_000)
    filled = await bob.until(lambda m: m["t"] == "lobby" and m["tables"][0]["taken"] == 1)
    assert filled["tables"][0]["mine"] is False
    own = await ann.until(lambda m: m["t"] == "lobby" and m["tables"][0]["taken"] == 1)
    assert own["tables"][0]["mine"] is True
    await ann.order("leave", table=table)
    await ann.order("close_table", table=table)
    await bob.until(lambda m: m["t"] == "lobby" and m["tables"] == [])


async def test_the_lobby_is_told_at_most_four_times_a_second(house: Rig) -> None:
    _, ann = await house.seated("Ann")
    _, bob = await house.seated("Bob")
    table = await open_table(ann)
    loop = asyncio.get_running_loop()
    began = loop.time()
    for _ in range(10):
        await ann.order("sit", table=table, chips=100_000)
        await ann.order("leave", table=table)
    lobbies = (await bob.drained()).count("lobby")
    assert lobbies <= 2 + 4 * (loop.time() - began)


async def test_whoever_looks_at_a_table_is_spared_the_lobby_until_back(house: Rig) -> None:
    _, ann = await house.seated("Ann")
    _, bob = await house.seated("Bob")
    table = await open_table(ann)
    await bob.watch(table)
    other = await open_table(ann)
    await ann.until(lambda m: m["t"] == "lobby" and len(m["tables"]) == 2)
    assert "lobby" not in await bob.drained()
    await bob.say({"t": "unwatch", "table": table})
    back = await bob.named("lobby")
    assert {card["id"] for card in back["tables"]} == {table, other}


async def test_whoever_looked_at_a_table_that_is_gone_hears_of_the_lobby(house: Rig) -> None:
    _, ann = await house.seated("Ann")
    _, bob = await house.seated("Bob")
    table = await open_table(ann)
    await bob.watch(table)
    await ann.order("close_table", table=table)
    assert (await bob.named("gone"))["table"] == table
    assert (await bob.named("lobby"))["tables"] == []


async def test_after_unwatch_no_frame_comes(house: Rig) -> None:
    _, ann = await house.seated("Ann")
    _, bob = await house.seated("Bob")
    table = await open_table(ann)
    await bob.watch(table)
    await bob.say({"t": "unwatch", "table": table})
    await bob.named("lobby")
    await ann.order("say", table=table, text="hello")
    assert "frame" not in await bob.drained()


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
