"""The host and the house take a line away: for everybody, and for good."""

import sqlite3
from contextlib import closing

import pytest

from croupier.chat.line import RemoveLine
from croupier.tables.authority import HOUSE, Administrator, Bot
from tests.simulate.house import House, refusal
from tests.simulate.play import sit_down

pytestmark = pytest.mark.asyncio
ROOT = Administrator("root", "Root")


async def test_the_text_is_gone_for_all_and_who_took_it_away_is_said(house: House) -> None:
    table, (host, bob, cid) = await sit_down(house, "cardroom", "Host", "Bob", "Cid")
    eyes = [await person.look(table) for person in (host, bob, cid)]
    await bob.say(table, "a bad word")
    await bob.say(table, "a good word")
    first, _ = eyes[0].lines()
    await host.remove_line(table, first["id"])
    gone = {**first, "text": "", "removed": "host"}
    for eye in eyes:
        assert eye.lines()[0] == gone
        assert eye.lines()[1]["text"] == "a good word"
        assert b"bad" not in eye.chat[-1]
    for _ in range(2):
        assert (await cid.look(table)).lines() == eyes[0].lines()
        await house.restart()


async def test_who_runs_the_house_removes_at_any_table(house: House) -> None:
    table, (_, bob) = await sit_down(house, "cardroom", "Host", "Bob")
    eye = await bob.look(table)
    for by in (ROOT, HOUSE):
        await bob.say(table, "a bad word")
        await house.tell(table, by, RemoveLine(eye.lines()[-1]["id"]))
        assert eye.lines()[-1]["removed"] == "house"
    question = "SELECT removed, removed_by, text FROM chat ORDER BY line"
    with closing(sqlite3.connect(house.path)) as connection:
        assert connection.execute(question).fetchall() == [("house", "root", ""), ("house", "", "")]


async def test_nobody_else_removes_a_line(house: House) -> None:
    table, (_, bob, cid) = await sit_down(house, "cardroom", "Host", "Bob", "Cid")
    eve = await house.person("Eve")
    eye = await eve.look(table)
    await bob.say(table, "mine")
    (line,) = eye.lines()
    for person in (bob, cid, eve):
        assert await refusal(person.remove_line(table, line["id"])) == "host_only"
    imposter = Bot("host", "Host")
    assert await refusal(house.tell(table, imposter, RemoveLine(line["id"]))) == "host_only"
    assert eye.lines() == [line]


async def test_removing_twice_is_removing_once_and_what_is_not_there_cannot_be_removed(
    house: House,
) -> None:
    table, (host, bob) = await sit_down(house, "cardroom", "Host", "Bob")
    eye = await bob.look(table)
    await bob.say(table, "a bad word")
    (line,) = eye.lines()
    await host.remove_line(table, line["id"])
    told = len(eye.chat)
    await host.remove_line(table, line["id"])
    await house.tell(table, ROOT, RemoveLine(line["id"]))
    assert len(eye.chat) == told
    assert eye.lines()[0]["removed"] == "host"
    assert await refusal(host.remove_line(table, line["id"] + 1)) == "no_such_line"


async def test_nothing_of_a_removed_line_is_left_in_the_file(house: House) -> None:
    table, (host, bob) = await sit_down(house, "cardroom", "Host", "Bob")
    eye = await bob.look(table)
    await bob.say(table, "xylophone " * 40)
    await host.remove_line(table, eye.lines()[0]["id"])
    await house.stop()  # what waits in the log beside the file is moved into it
    assert b"xylophone" not in house.path.read_bytes()
    await house.start()
