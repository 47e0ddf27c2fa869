"""A table stays usable, whatever is thrown at it; and what it remembers of the chat."""

import asyncio
from typing import Any

import pytest

from croupier.games import games
from croupier.games.holdem.moves import Call
from croupier.tables.commands import Leave, Say, SetAway, Sit
from croupier.tables.evolve import CHAT_LINES_MAX
from croupier.tables.running.actor import MAIL_MAX
from tests.simulate.eye import Eye
from tests.simulate.house import CHIP, House, refusal
from tests.simulate.play import finish_round, play_on, sit_down

pytestmark = pytest.mark.asyncio


async def test_a_full_mailbox_is_busy_and_loses_nothing(house: House) -> None:
    ann, bob = await house.people("Ann", "Bob")
    table = await ann.open_table("cardroom")
    other = await ann.open_table("cardroom")
    for place in (table, other):
        await bob.sit(place)
    house.tap.hold()
    first = house.begin(table, ann.who, Say("first"))
    await house.settle()  # the table is at work on it
    waiting = [house.begin(table, ann.who, Say(str(n))) for n in range(MAIL_MAX)]
    await house.settle()
    too_many = house.begin(table, bob.who, Say("one too many"))
    await asyncio.wait([too_many])
    assert await refusal(too_many) == "busy"
    elsewhere = house.begin(other, bob.who, Say("here"))
    await house.settle()
    assert not elsewhere.done()  # waits for the disk alone
    house.tap.release()
    await house.settle()
    done = [order.result().seq for order in (first, *waiting)]
    assert done == list(range(3, MAIL_MAX + 4))
    assert elsewhere.result().seq == 3
    await bob.say(table, "again")


async def test_the_clock_is_heard_even_when_the_mailbox_is_full(house: House) -> None:
    table, people = await sit_down(house, "cardroom", "Ann", "Bob")
    turn = house.pending(table).turn
    house.tap.hold()
    orders = [house.begin(table, people[0].who, Say(str(n))) for n in range(MAIL_MAX + 1)]
    await house.advance(15_000)
    house.tap.release()
    await house.settle()
    assert sum(order.done() and not order.exception() for order in orders) >= MAIL_MAX
    assert house.table(table).round is None or house.pending(table).turn != turn


async def test_an_exception_in_a_game_leaves_the_table_as_it_was(
    house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    table, people = await sit_down(house, "cardroom", "Ann", "Bob")
    actor = next(person for person in people if person.id == house.on_turn(table))
    eye = await actor.look(table)
    eye.forget()
    before = house.table(table)

    def broken(*_: Any) -> None:
        raise ZeroDivisionError("a bug in a game")

    with monkeypatch.context() as patch:
        patch.setattr(type(games()["holdem"]), "decide", broken)
        assert await refusal(actor.act(table, Call(), "call")) == "internal"
    assert [type(error) for error in house.errors] == [ZeroDivisionError]
    house.errors.clear()
    assert house.table(table) is before
    assert eye.frames == []
    await actor.act(table, Call(), "call")
    await finish_round(house, table, people)
    await house.check_book()


async def test_what_is_on_disk_is_answered_even_if_nobody_could_be_told(house: House) -> None:
    ann, bob = await house.people("Ann", "Bob")
    table = await ann.open_table("cardroom")

    class Deaf(Eye):
        def send(self, frame: bytes, *, counted: bool = True) -> None:
            if self.frames:
                raise OSError("no such connection")
            super().send(frame)

    await bob.look(table, Deaf(bob.id))
    seq = await ann.say(table, "hello")
    assert seq == house.table(table).seq == 2
    assert [type(error) for error in house.errors] == [OSError]
    house.errors.clear()


async def test_a_watcher_may_hang_up_while_it_is_being_told(house: House) -> None:
    ann, bob = await house.people("Ann", "Bob")
    table = await ann.open_table("cardroom")

    class Touchy(Eye):
        def send(self, frame: bytes, *, counted: bool = True) -> None:
            super().send(frame)
            if len(self.frames) > 1:
                bob.drop(table, self)

    touchy = Touchy(bob.id)
    await bob.look(table, touchy)
    eye = await bob.look(table)
    for text in ("one", "two", "three"):
        await ann.say(table, text)
    assert len(touchy.frames) == 2
    assert len(eye.frames) == 4


async def test_stopping_finishes_what_is_under_way_and_takes_nothing_new(house: House) -> None:
    table, people = await sit_down(house, "cardroom", "Ann", "Bob")
    ann, bob = people
    house.tap.hold()
    orders = [house.begin(table, ann.who, Say(text)) for text in ("one", "two")]
    await house.settle()
    stopping = asyncio.create_task(house.bus.stop())
    await house.settle()
    late = house.begin(table, bob.who, Say("late"))
    await house.settle()
    assert not stopping.done()
    house.tap.release()
    await stopping
    assert [order.result().seq for order in orders] == [5, 6]
    assert await refusal(late) == "closing"
    await house.advance(600_000)  # no clock runs any more
    await house.restart()
    assert [line.text for line in house.table(table).chat] == ["one", "two"]
    assert house.table(table).round is not None


@pytest.mark.req("EPS-RF-HH-018", "EPS-RF-HH-019", "EPS-UC-012.3", "EPS-UC-012.4")
async def test_what_is_said_reaches_all_with_name_and_time_in_order(house: House) -> None:
    table, people = await sit_down(house, "heads-up", "Ann", "Bob")
    ann, bob = people
    queued, rail = await house.people("Cid", "Dan")
    await queued.sit(table)
    eyes = [await person.look(table) for person in (ann, bob, queued, rail)]
    now = house.timer.wall_ms()
    await ann.say(table, "  good\n luck ")
    await house.advance(250)
    await bob.say(table, "<b>you too</b>")
    wanted = [
        {"name": "Ann", "text": "good luck", "at_ms": now},
        {"name": "Bob", "text": "<b>you too</b>", "at_ms": now + 250},
    ]
    for eye, person in zip(eyes, (ann, bob, queued, rail), strict=True):
        assert (await person.look(table)).last["chat"] == wanted
        said = [event for frame in eye.seen for event in frame["events"] if event["e"] == "said"]
        assert [{k: line[k] for k in ("name", "text", "at_ms")} for line in said] == wanted


async def test_the_last_50_lines_of_chat_are_remembered_also_after_a_restart(
    house: House,
) -> None:
    table, people = await sit_down(house, "cardroom", "Ann", "Bob")
    for number in range(30):
        await people[number % 2].say(table, f"line {number}")
    await finish_round(house, table, people)  # a snapshot in between
    for number in range(30, 60):
        await people[number % 2].say(table, f"line {number}")
    wanted = [f"line {number}" for number in range(60 - CHAT_LINES_MAX, 60)]
    for _ in range(2):
        eye = await people[0].look(table)
        assert [line["text"] for line in eye.last["chat"]] == wanted
        await house.restart()


async def test_chips_and_cards_stay_where_they_are_while_people_talk(house: House) -> None:
    table, people = await sit_down(house, "cardroom", "Ann", "Bob")
    before = house.table(table)
    await people[0].say(table, "hm")
    after = house.table(table)
    assert (after.round, after.seats) == (before.round, before.seats)


async def test_orders_of_strangers_change_nothing(house: House) -> None:
    table, people = await sit_down(house, "cardroom", "Ann", "Bob")
    cid = await house.person("Cid")
    before = house.table(table)
    for command in (Leave(), SetAway(True), cid.acting(table, Call())):
        assert await refusal(cid.order(table, command)) == "not_seated"
    waiting = next(person for person in people if person.id != house.on_turn(table))
    assert await refusal(waiting.act(table, Call())) == "not_your_turn"
    assert await refusal(waiting.order(table, Sit(500 * CHIP))) == "already_seated"
    assert house.table(table) is before
    await play_on(house, table, people)
