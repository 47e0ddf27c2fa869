"""Lines are kept for as long as the house wants, and then deleted, some at a time."""

import sqlite3
from contextlib import closing

import pytest

from croupier.bus import chat
from croupier.bus.chat import DAY_MS, LocalChat
from croupier.tables.commands import CloseTable
from tests.simulate.house import CHAT_DAYS, House, Person
from tests.simulate.play import finish_round, sit_down

pytestmark = pytest.mark.asyncio


def stored(house: House) -> list[str]:
    with closing(sqlite3.connect(house.path)) as connection:
        rows = connection.execute("SELECT text FROM chat ORDER BY line").fetchall()
    return [text for (text,) in rows]


async def read(house: House, person: Person, table: str) -> list[str]:
    return [line["text"] for line in (await person.look(table)).lines()]


def with_days(house: House, days: int) -> LocalChat:
    """The house again, with another setting."""
    return LocalChat(house.tap, house.bus, house.timer, lambda *_: None, days)


async def host_of(house: House) -> tuple[str, Person]:
    """A table that nobody sits at stays open while its host looks at it."""
    host, other = await house.people("Host", "Other")
    table = await host.open_table("cardroom")
    await other.sit(table)
    await other.look(table)
    return table, host


async def test_lines_are_deleted_when_their_time_is_over_and_not_before(house: House) -> None:
    table, host = await host_of(house)
    await host.say(table, "old")
    await house.advance(DAY_MS)
    await host.say(table, "young")
    await house.advance((CHAT_DAYS - 1) * DAY_MS)
    assert await house.chat.sweep() == 0
    assert stored(house) == ["old", "young"]
    await house.advance(1)
    # Whoever begins to look is not told either, whether it has been swept yet or not.
    assert await read(house, host, table) == ["young"]
    assert await house.chat.sweep() == 1
    assert stored(house) == ["young"]
    await house.restart()
    assert await read(house, host, table) == ["young"]
    await house.advance(DAY_MS)
    assert await house.chat.sweep() == 1
    assert stored(house) == []


async def test_lines_of_a_closed_table_are_kept_as_long_as_others(house: House) -> None:
    host = await house.person("Host")
    table = await host.open_table("cardroom")
    await host.say(table, "goodbye")
    await host.order(table, CloseTable())
    await house.advance(CHAT_DAYS * DAY_MS)
    assert await house.chat.sweep() == 0
    await house.advance(1)
    assert await house.chat.sweep() == 1


async def test_with_no_days_lines_go_with_their_table(house: House) -> None:
    table, host = await host_of(house)
    other = await host.open_table("cardroom")
    await host.say(table, "here")
    await host.say(other, "there")
    nothing = with_days(house, 0)
    await house.advance(30_000)
    assert await nothing.sweep() == 0
    assert [line.text for line in await nothing.lines(table)] == ["here"]
    await host.order(other, CloseTable())
    assert await nothing.sweep() == 1
    assert stored(house) == ["here"]


async def test_another_setting_holds_for_lines_that_were_said_before(house: House) -> None:
    table, host = await host_of(house)
    await host.say(table, "yesterday")
    await house.advance(DAY_MS + 1)
    assert await with_days(house, 2).sweep() == 0
    assert await with_days(house, 1).sweep() == 1


async def test_a_sweep_is_bounded(house: House, monkeypatch: pytest.MonkeyPatch) -> None:
    table, host = await host_of(house)
    for number in range(5):
        await host.say(table, f"{number}")
        await house.advance(1_000)
    await house.advance(CHAT_DAYS * DAY_MS)
    monkeypatch.setattr(chat, "SWEEP_MAX", 2)
    assert [await house.chat.sweep() for _ in range(4)] == [2, 2, 1, 0]


async def test_ids_never_come_twice_also_when_the_lines_before_are_gone(house: House) -> None:
    """A page that was open all the time would take the new line for an old one."""
    table, host = await host_of(house)
    eye = await host.look(table)
    await host.say(table, "old")
    await house.advance(CHAT_DAYS * DAY_MS + 1)
    assert await house.chat.sweep() == 1
    await host.say(table, "new")
    assert [line["text"] for line in eye.lines()] == ["old", "new"]


async def test_chat_is_in_no_log_in_no_snapshot_and_in_no_history(house: House) -> None:
    table, people = await sit_down(house, "cardroom", "Ann", "Bob")
    await people[0].say(table, "xylophone")
    await finish_round(house, table, people)
    await people[0].say(table, "xylophone")
    whole = await house.stored(table, whole=True)
    latest = await house.stored(table)
    assert latest.snapshot is not None
    history = await people[0].history(table)
    for told in (*(record.events for record in whole.records), latest.snapshot, history):
        assert b"xylophone" not in told
        assert b"chat" not in told
    assert stored(house) == ["xylophone", "xylophone"]
