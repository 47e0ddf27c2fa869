"""What is lost, wrong or away on the bus: nothing is guessed or doubled, and it goes on."""

import asyncio

import pytest
from nats.aio.client import Client

from croupier.bus.nats import envelopes as env
from croupier.bus.nats import subjects
from croupier.bus.nats.envelopes import encode
from croupier.bus.nats.link import BusAway, Link
from croupier.tables.authority import HOUSE, Administrator, Player
from croupier.tables.commands import CloseTable, Credit, RawAct, VoidRound
from tests.bus.nats.rig import GatewayRig
from tests.bus.nats.server import NatsServer
from tests.server.rig import open_table, soon
from tests.server.test_whole_flow import play_on, sit_with_a_bot
from tools.postgres import free_port

pytestmark = pytest.mark.asyncio


async def test_no_nats_is_said_in_one_line() -> None:
    with pytest.raises(BusAway, match=r"^cannot reach NATS: "):
        await Link.open(f"nats://127.0.0.1:{free_port()}", "g1")


async def test_messages_that_are_not_ours_are_dropped_and_counted(
    house: GatewayRig, nats: NatsServer
) -> None:
    """Rubbish, what is too long, and orders of a side that may not give them."""
    _, ann = await house.seated("Ann")
    table = await open_table(ann)
    before = house.tables[table]
    player, wrong = (
        subjects.to_table(subjects.PLAYER, "g2", table),
        [
            b"",
            b"rubbish",
            b"\xc1" * 100,
            encode(env.HouseTell(HOUSE, "1", Credit("p", 100_00))),
            encode(env.DeskTell(Administrator("a", "A"), "1", CloseTable())),
            encode(["Tell", Player("a", "A"), "1", VoidRound()]),
            encode(["Tell", HOUSE, "1", CloseTable()]),
            encode(env.Tell(Player("a", "A"), "1", RawAct(1, b"x" * env.REQUEST_BYTES))),
        ],
    )
    stranger = Client()
    await stranger.connect(nats.url("g2"))
    for payload in wrong:
        await stranger.publish(player, payload)
    await stranger.flush()
    counts = house.dealer_link.counts
    await soon(lambda: counts["not_ours"] >= len(wrong), lambda: asyncio.sleep(0.01))
    assert counts["not_ours"] == len(wrong)
    assert house.tables[table] == before
    await stranger.close()


async def test_a_lost_part_is_healed_though_nothing_follows(house: GatewayRig) -> None:
    """The last frame of a hand has none after it. The gateway tells what it has heard."""
    _, ann = await house.seated("Ann")
    table = await open_table(ann)
    await ann.watch(table)
    post = house.service.newsroom.posts[table]
    post.public += 1  # as if a public part had gone out and were lost
    whole = await ann.until(lambda m: m["t"] == "frame" and "summary" in m)
    assert whole["table"] == table
    assert house.link.counts["healed"] == 1


async def test_an_order_repeated_after_no_answer_is_carried_out_once(house: GatewayRig) -> None:
    """The answer is lost; the gateway asks again with the same id."""
    client = await house.guest("Ann")
    ann = await client.connect()
    table = await open_table(ann)
    await ann.watch(table)
    dropped: list[bytes] = []
    answer = house.dealer_link.answer

    def drop_first(heard: object, payload: bytes) -> None:
        if not dropped:
            dropped.append(payload)
        else:
            answer(heard, payload)  # type: ignore[arg-type]

    house.dealer_link.answer = drop_first  # type: ignore[method-assign]
    await ann.order("sit", table=table, chips=50_000)
    assert len(dropped) == 1
    assert (await client.call("GET", "/api/me"))[1]["chips"] == 50_000
    assert len(house.tables[table].humans()) == 1


async def test_play_goes_on_by_itself_when_nats_comes_back(
    house: GatewayRig, nats: NatsServer
) -> None:
    house.nats_bus.on_waiting = house.hub.tell_waiting
    client = await house.guest("Ann")
    socket, table = await sit_with_a_bot(client)
    frame = await socket.until(lambda message: bool(message.get("options")))
    nats.kill()
    await soon(lambda: not house.link.is_up, lambda: asyncio.sleep(0.01))
    told = await socket.named("waits")
    assert told["table"] == table
    assert "waiting" in told["text"]
    turn, options = frame["pending"]["turn"], frame["options"]
    do = "check" if options.get("check") else "call"
    asked = asyncio.ensure_future(socket.order("act", table=table, turn=turn, action={"do": do}))
    await nats.run()
    answer = await asked
    assert answer["t"] in ("frame", "ack"), answer
    if answer["t"] == "ack":  # the whole view may have come before it
        answer = next(message for message in reversed(socket.seen) if message["t"] == "frame")
        while answer["seq"] == frame["seq"]:
            answer = await socket.named("frame")
    end = await play_on(socket, table, answer)
    assert sum(seat["stack"] for seat in end["view"]["seats"]) == 200_000


async def test_a_gateway_that_was_taken_for_dead_comes_back(house: GatewayRig) -> None:
    """Its players see their own cards again, without a word from anybody."""
    client = await house.guest("Ann")
    socket, table = await sit_with_a_bot(client)
    await socket.until(lambda message: bool(message.get("options")))
    house.service.newsroom.note_gateway("g1")
    house.service.newsroom._forget("g1")
    again = await socket.until(lambda m: m["t"] == "frame" and "summary" in m and m["options"])
    end = await play_on(socket, table, again)
    assert sum(seat["stack"] for seat in end["view"]["seats"]) == 200_000
