"""Talk at a table, over real sockets: a line costs what a line weighs, and delays nobody."""

import asyncio
import json
from pathlib import Path

import pytest

from croupier.wire.limits import LINES_AT_ONCE
from tests.server.conftest import OpenHouse
from tests.server.rig import Message, Rig, Socket, open_table

pytestmark = pytest.mark.asyncio


async def two_seated(house: Rig) -> tuple[str, Socket, Socket]:
    """Ann, who is the host, and Bob; both look at the table."""
    _, ann = await house.seated("Ann")
    _, bob = await house.seated("Bob")
    table = await open_table(ann)
    for socket in (ann, bob):
        await socket.watch(table)
        await socket.order("sit", table=table, chips=20_000)
    return table, ann, bob


async def test_a_line_is_one_small_message_and_no_frame(house: Rig) -> None:
    table, ann, bob = await two_seated(house)
    _, eve = await house.seated("Eve")
    await eve.watch(table)
    before = house.tables[table]
    assert (await ann.order("say", "a1", table=table, text="good evening")) == {
        "t": "ack",
        "id": "a1",
        "table": table,
    }
    for socket in (ann, bob, eve):
        if socket is not ann:
            await socket.named("said")
        (said,) = [message for message in socket.seen if message["t"] == "said"]
        assert said.keys() == {"t", "table", "line"}
        assert said["line"].keys() == {"id", "name", "text", "at_ms"}
        assert (said["line"]["name"], said["line"]["text"]) == ("Ann", "good evening")
        assert len(json.dumps(said)) < 200
    assert house.tables[table] is before


@pytest.mark.req("EPS-UC-012.1")
async def test_a_stranger_and_who_waits_are_refused_and_hear_all(house: Rig) -> None:
    table, ann, _ = await two_seated(house)
    _, cid = await house.seated("Cid")
    _, eve = await house.seated("Eve")
    for socket in (cid, eve):
        await socket.watch(table)
    await cid.order("sit", table=table, chips=20_000)  # both seats are taken
    for socket in (cid, eve):
        refusal = await socket.order("say", table=table, text="hello")
        assert (refusal["t"], refusal["code"]) == ("refusal", "not_seated")
    await ann.order("say", table=table, text="hello")
    for socket in (cid, eve):
        assert (await socket.named("said"))["line"]["text"] == "hello"


@pytest.mark.req("EPS-RF-HH-017")
async def test_the_last_lines_come_once_after_the_frame(house: Rig) -> None:
    table, ann, _ = await two_seated(house)
    for number in range(3):
        await ann.order("say", table=table, text=f"line {number}")
    _, eve = await house.seated("Eve")
    frame = await eve.watch(table)
    assert "chat" not in frame
    assert [line["text"] for line in eve.lines] == ["line 0", "line 1", "line 2"]
    kinds = [message["t"] for message in eve.seen if message.get("table") == table]
    assert kinds == ["frame", "chat"]
    assert await eve.drained() == []


@pytest.mark.req("EPS-RF-HH-016")
async def test_too_fast_too_long_and_empty_are_said_in_the_readers_words(house: Rig) -> None:
    table, ann, bob = await two_seated(house)
    await ann.say({"t": "speak", "language": "de"})
    for text, code in (("x" * 501, "line_too_long"), (" \u202e ", "nothing_said")):
        refusal = await ann.order("say", table=table, text=text)
        assert refusal["code"] == code
    assert (await ann.order("say", table=table, text="x" * 500))["t"] == "ack"
    codes = [
        (await ann.order("say", table=table, text=f"{number}")).get("code")
        for number in range(LINES_AT_ONCE + 3)
    ]
    assert codes[: LINES_AT_ONCE - 1] == [None] * (LINES_AT_ONCE - 1)
    assert codes[-1] == "chat_too_fast"
    refusal = [message for message in ann.seen if message["t"] == "refusal"][-1]
    assert "Moment" in refusal["text"]
    assert (await bob.order("say", table=table, text="and I?"))["t"] == "ack"


async def test_a_second_window_is_no_second_voice(house: Rig) -> None:
    """The rate is the player's, however many connections there are, and however new."""
    client, ann = await house.seated("Ann")
    table = await open_table(ann)
    answers: list[Message] = []
    for number in range(3):
        socket = await client.connect()
        answers += [
            await socket.order("say", table=table, text=f"{number} {count}") for count in range(4)
        ]
    assert sum(answer["t"] == "ack" for answer in answers) <= LINES_AT_ONCE + 1
    assert answers[-1]["code"] == "chat_too_fast"


async def test_a_repeat_over_another_connection_or_after_a_restart_is_the_same_line(
    open_house: OpenHouse, tmp_path: Path
) -> None:
    house = await open_house()
    client, ann = await house.seated("Ann")
    table = await open_table(ann)
    await ann.order("sit", table=table, chips=20_000)
    for _ in range(2):
        for socket in (ann, await client.connect()):
            assert (await socket.order("say", "a1", table=table, text="once"))["t"] == "ack"
        cookies = client.http.cookie_jar
        await house.stop()
        house = await open_house()
        client = house.client()
        client.http.cookie_jar.update_cookies({c.key: c.value for c in cookies}, house.url)
        ann = await client.connect()
    await ann.watch(table)
    assert [line["text"] for line in ann.lines] == ["once"]


async def test_the_host_takes_a_line_away_for_everybody(house: Rig) -> None:
    table, ann, bob = await two_seated(house)
    await bob.order("say", table=table, text="a bad word")
    line = (await ann.named("said"))["line"]
    assert (await bob.order("remove_line", table=table, line=line["id"]))["code"] == "host_only"
    assert (await ann.order("remove_line", table=table, line=line["id"]))["t"] == "ack"
    gone = {"t": "said", "table": table, "line": {**line, "text": "", "removed": "host"}}
    assert await bob.named("said") == gone
    assert ann.seen[-2] == gone
    _, eve = await house.seated("Eve")
    await eve.watch(table)
    assert eve.lines == [gone["line"]]


async def test_the_host_removes_a_player_and_lets_him_back_in(house: Rig) -> None:
    table, ann, bob = await two_seated(house)
    answer = await ann.order("remove_player", table=table, name="Bob")
    assert answer["removed"] == ["Bob"]
    gone = await bob.until(lambda m: any(e["e"] == "player_left" for e in m.get("events", ())))
    assert gone["events"][-1]["cause"] == "sent_away"
    refusal = await bob.order("sit", table=table, chips=20_000)
    assert refusal["code"] == "removed_here"
    await ann.order("readmit_player", table=table, name="Bob")
    assert "code" not in await bob.order("sit", table=table, chips=20_000)


async def test_a_flood_of_one_player_delays_nobody(house: Rig) -> None:
    """Bob shouts from many windows; all orders of Ann are carried out, and few of his lines."""
    table, ann, _ = await two_seated(house)
    windows = [await house.clients[1].connect() for _ in range(8)]

    async def shout(socket: Socket) -> None:
        for number in range(50):
            await socket.say({"t": "say", "id": f"{number}", "table": table, "text": "A" * 500})

    shouting = asyncio.gather(*map(shout, windows))
    for _ in range(20):
        assert (await ann.order("ready", table=table, ready=False))["t"] == "frame"
    await shouting
    for socket in windows:
        await socket.drained()
    began, ended = (line["line"]["at_ms"] for line in await heard(ann))
    lines = [message for message in ann.seen if message["t"] == "said"]
    assert len(lines) <= LINES_AT_ONCE + 1 + (ended - began) / 1_000


async def heard(socket: Socket) -> tuple[Message, Message]:
    """The first and the last line that was heard."""
    await socket.drained()
    lines = [message for message in socket.seen if message["t"] == "said"]
    return lines[0], lines[-1]


async def test_a_private_tables_chat_is_not_for_strangers(house: Rig) -> None:
    _, ann = await house.seated("Ann")
    table = await open_table(ann, settings={"watching": "link"})
    await ann.order("say", table=table, text="between us")
    _, eve = await house.seated("Eve")
    assert (await eve.watch(table))["code"] == "link_needed"
    assert await eve.drained() == []
    assert "between us" not in json.dumps(eve.seen)
    assert (await eve.order("remove_line", table=table, line=1))["code"] == "host_only"
