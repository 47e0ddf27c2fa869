"""Talk at a table: by the people at it, and a line costs what a line weighs."""

import json

import pytest

from croupier.tables.evolve import CHAT_LINES_MAX
from tests.server.rig import Rig, open_table

pytestmark = pytest.mark.asyncio
LONG = "x" * 500
TALKED = 40  # lines, within what a client may send at once


async def test_a_stranger_is_refused_and_nobody_hears_of_it(house: Rig) -> None:
    _, ann = await house.seated("Ann")
    _, eve = await house.seated("Eve")
    table = await open_table(ann)
    for socket in (ann, eve):
        await socket.watch(table)
    before = house.tables[table]
    refusal = await eve.order("say", table=table, text="hello")
    assert (refusal["t"], refusal["code"]) == ("refusal", "not_seated")
    assert house.tables[table] is before
    assert "frame" not in await ann.drained()


async def test_the_host_players_and_those_in_the_queue_may_speak(house: Rig) -> None:
    sockets = {name: (await house.seated(name))[1] for name in ("Ann", "Bob", "Cid", "Dan")}
    table = await open_table(sockets["Ann"])
    for name in ("Bob", "Cid", "Dan"):
        assert (await sockets[name].order("sit", table=table, chips=20_000))["t"] == "ack"
    for name, socket in sockets.items():
        assert (await socket.order("say", table=table, text=f"I am {name}"))["t"] == "ack"
    frame = await sockets["Ann"].watch(table)
    said = [(line["name"], line["text"]) for line in frame["chat"]]
    assert said == [(name, f"I am {name}") for name in sockets]
    await sockets["Bob"].order("leave", table=table)


async def test_a_line_is_one_small_message_however_much_was_said(house: Rig) -> None:
    _, ann = await house.seated("Ann")
    _, dan = await house.seated("Dan")
    table = await open_table(ann)
    for number in range(TALKED):
        await ann.order("say", table=table, text=f"{number} {LONG}"[:500])
    first = await dan.watch(table)
    assert len(first["chat"]) == TALKED
    assert len(json.dumps(first)) > TALKED * 500
    await ann.watch(table)
    own = await ann.order("say", table=table, text="good evening")
    frame = await dan.named("frame")
    for seen in (own, frame):
        (said,) = seen["events"]
        assert (said["e"], said["name"], said["text"]) == ("said", "Ann", "good evening")
        assert "chat" not in seen
        assert "summary" not in seen
        assert len(json.dumps(seen)) < 400
    assert await dan.drained() == []


async def test_the_last_lines_are_kept(house: Rig) -> None:
    talkers = [(await house.seated(name))[1] for name in ("Ann", "Bob")]
    table = await open_table(talkers[0])
    await talkers[1].order("sit", table=table, chips=20_000)
    lines = [f"line {number}" for number in range(CHAT_LINES_MAX + 10)]
    for number, line in enumerate(lines):
        await talkers[number % 2].order("say", table=table, text=line)
    frame = await talkers[0].watch(table)
    assert [said["text"] for said in frame["chat"]] == lines[-CHAT_LINES_MAX:]
