"""Who may speak, who hears it, and that talk is no part of the game."""

import asyncio

import pytest

from croupier.chat.line import Say
from croupier.games.game import Refused
from croupier.games.holdem.moves import Call
from croupier.tables.authority import HOUSE, Administrator, Bot
from croupier.tables.commands import Leave
from croupier.wire.limits import LINES_AT_ONCE, LINES_BYTES, LINES_MAX
from tests.simulate.eye import Eye
from tests.simulate.house import House, Person, refusal
from tests.simulate.play import finish_round, play_on, sit_down

pytestmark = pytest.mark.asyncio


def texts(eye: Eye) -> list[tuple[str, str]]:
    return [(line["name"], line["text"]) for line in eye.lines()]


async def talk(house: House, table: str, person: Person, count: int, first: int = 0) -> list[str]:
    """As fast as a player may."""
    lines = [f"line {number}" for number in range(first, first + count)]
    for line in lines:
        await person.say(table, line)
        await house.advance(1_000)
    return lines


@pytest.mark.req(
    "EPS-RF-HH-018", "EPS-RF-HH-019", "EPS-UC-012", "EPS-UC-012.3", "EPS-UC-012.4", "EPS-UC-012.1"
)
async def test_what_is_said_reaches_all_with_name_and_time_in_order(house: House) -> None:
    """The seated, the sender too, those in the queue and everybody who looks on."""
    table, (ann, bob) = await sit_down(house, "heads-up", "Ann", "Bob")
    queued, rail = await house.people("Cid", "Dan")
    await queued.sit(table)
    assert house.table(table).is_queued(queued.id)
    eyes = [await person.look(table) for person in (ann, bob, queued, rail)]
    now = house.timer.wall_ms()
    await ann.say(table, "  good\n luck ")
    await house.advance(250)
    await bob.say(table, "<b>you too</b>")
    wanted = [
        {"id": now, "name": "Ann", "text": "good luck", "at_ms": now},
        {"id": now + 250, "name": "Bob", "text": "<b>you too</b>", "at_ms": now + 250},
    ]
    for eye, person in zip(eyes, (ann, bob, queued, rail), strict=True):
        assert eye.lines() == wanted
        assert len(eye.chat) == 3  # the lines before it came, none, and then each line once
        assert (await person.look(table)).lines() == wanted


@pytest.mark.req("EPS-UC-012.1")
async def test_who_has_a_seat_may_speak_and_the_host_and_nobody_else(house: House) -> None:
    """One rule for all tables: neither the rail nor the queue."""
    host, ann, bob, cid, eve = await house.people("Host", "Ann", "Bob", "Cid", "Eve")
    table = await host.open_table("heads-up")
    eye = await eve.look(table)
    for person in (ann, bob, cid):
        await person.sit(table)
    assert house.table(table).is_queued(cid.id)
    for person in (ann, bob, host):
        await person.say(table, f"I am {person.who.name}")
    for person in (cid, eve):
        assert await refusal(person.say(table, "and I?")) == "not_seated"
    # Not active in the game, and still at the table.
    await house.advance(2_000)
    await ann.away(table)
    await ann.say(table, "back in a minute")
    await bob.leave(table)
    await house.settle()
    assert [name for name, _ in texts(eye)] == ["Ann", "Bob", "Host", "Ann"]
    assert await refusal(bob.say("nowhere", "hello")) == "no_such_table"


async def test_the_house_and_who_runs_it_speak_without_a_name_and_bots_do_not(
    house: House,
) -> None:
    """A name would be mistaken for that of a player."""
    table, (ann, _) = await sit_down(house, "cardroom", "Ann", "Bob", bots=1)
    eye = await ann.look(table)
    await house.tell(table, HOUSE, Say("We close at eleven."))
    await house.tell(table, Administrator("root", "Ann"), Say("Last orders."))
    bot = next(seat for seat in house.table(table).seats if seat is not None and seat.bot)
    assert await refusal(house.tell(table, Bot(bot.player, bot.name), Say("beep"))) == (
        "players_only"
    )
    assert texts(eye) == [("", "We close at eleven."), ("", "Last orders.")]


@pytest.mark.req("EPS-UC-012-POST", "EPS-RNF-005")
async def test_talk_moves_nothing_but_the_lists_of_lines(house: House) -> None:
    """No decision, no record, no number, no frame, no acknowledgement, no clock, no bot."""
    table, people = await sit_down(house, "cardroom", "Ann", "Bob", "Cid", bots=1)
    rail = await house.person("Rail")
    eyes = [await person.look(table) for person in (*people, rail)]
    for eye in eyes:
        eye.forget()
        eye.awaits = "order-of-somebody"
    before, news = house.table(table), len(house.news)
    clock = house.bus._actor(table)._alarms.clock_view(before.pending())
    records = len((await house.stored(table)).records)
    for person in people:
        await person.say(table, "hm")
    assert house.table(table) is before
    assert house.bus._actor(table)._alarms.clock_view(before.pending()) == clock
    assert len((await house.stored(table)).records) == records
    assert len(house.news) == news
    for eye in eyes:
        assert eye.frames == []
        assert len(eye.chat) == len(people)
        assert eye.awaits == "order-of-somebody"
    # The next decision has the next number, and the clock has run on.
    await play_on(house, table, people)
    assert house.table(table).seq == before.seq + 1
    assert eyes[-1].last["seq"] == before.public_seq + 1


async def test_nobody_is_told_before_the_line_is_stored(house: House) -> None:
    table, (ann, bob) = await sit_down(house, "cardroom", "Ann", "Bob")
    eye = await bob.look(table)
    house.tap.hold()
    first, second = (house.tell(table, p.who, Say(p.who.name)) for p in (ann, bob))
    await house.settle()
    assert eye.lines() == []
    assert not first.done()
    assert (await bob.look(table)).lines() == []
    house.tap.release()
    await first
    await second
    assert texts(eye) == [("Ann", "Ann"), ("Bob", "Bob")]


async def test_a_line_that_cannot_be_stored_was_not_said(house: House) -> None:
    table, (ann, bob) = await sit_down(house, "cardroom", "Ann", "Bob")
    eye = await bob.look(table)
    house.tap.fails_to_add = lambda _: True
    assert await refusal(ann.say(table, "lost", "the-id")) == "not_saved"
    assert eye.lines() == []
    house.tap.fails_to_add = lambda _: False
    await ann.say(table, "found", "the-id")
    assert texts(eye) == [("Ann", "found")]


@pytest.mark.req("EPS-RF-HH-016")
async def test_a_player_who_says_too_much_is_refused_and_nobody_else_is(house: House) -> None:
    table, (ann, bob) = await sit_down(house, "cardroom", "Ann", "Bob")
    other = await ann.open_table("cardroom")
    for number in range(LINES_AT_ONCE):
        await ann.say(table, f"{number}")
    asked = house.tap.asked
    for place in (table, other):  # the host may speak at his own
        assert await refusal(ann.say(place, "and another")) == "chat_too_fast"
    assert await refusal(ann.say(table, " ")) == "nothing_said"
    assert house.tap.asked == asked  # the disk knows nothing of it
    await bob.say(table, "me too")
    await house.advance(1_000)
    await ann.say(table, "and another")
    assert await refusal(ann.say(table, "and another")) == "chat_too_fast"
    await house.tell(table, HOUSE, Say("The house may."))


async def test_a_flood_of_lines_takes_no_place_in_the_mailbox(house: House) -> None:
    table, people = await sit_down(house, "cardroom", "Ann", "Bob")
    loud = next(person for person in people if person.id != house.on_turn(table))
    other = next(person for person in people if person is not loud)
    house.tap.hold()
    floods = [house.tell(table, loud.who, Say(f"{n}")) for n in range(1_000)]
    await house.settle()
    assert len(house.bus._actor(table)._mail) == 0
    acts = house.begin(table, other.who, other.acting(table, Call()))
    await house.settle()
    assert len(house.tap.held) == 1  # the decision is on its way to the disk at once
    house.tap.release()
    await acts
    refused = [flood for flood in floods if flood.exception() is not None]
    assert len(refused) == 1_000 - LINES_AT_ONCE


@pytest.mark.req("EPS-RF-PG-004")
async def test_who_leaves_in_secret_speaks_like_anybody_else(house: House) -> None:
    """Neither a refusal nor a missing line gives it away, to others or on his own screen."""
    table, people = await sit_down(house, "cardroom", "Ann", "Bob", "Cid")
    leaver = next(person for person in people[1:] if person.id != house.on_turn(table))
    eye = await next(person for person in people if person is not leaver).look(table)
    eye.forget()
    await leaver.order(table, Leave())
    await leaver.say(table, "nothing to see here")
    assert texts(eye) == [(leaver.who.name, "nothing to see here")]
    assert eye.frames == []
    seats = house.table(table).seats
    while any(seat is not None and seat.player == leaver.id for seat in seats):
        await play_on(house, table, people)
        seats = house.table(table).seats
    assert await refusal(leaver.say(table, "am I still here?")) == "not_seated"


async def test_an_id_makes_one_line_also_after_a_restart(house: House) -> None:
    """The answer may have been lost on the way. Ids belong to their player and their table."""
    table, (ann, bob) = await sit_down(house, "cardroom", "Ann", "Bob")
    other = await ann.open_table("cardroom")
    for _ in range(3):
        for _ in range(2):
            await ann.say(table, "once", "the-id")
        await house.restart()
    await bob.say(table, "his", "the-id")
    await ann.say(other, "elsewhere", "the-id")
    assert texts(await ann.look(table)) == [("Ann", "once"), ("Bob", "his")]
    assert texts(await ann.look(other)) == [("Ann", "elsewhere")]


async def test_an_id_that_comes_again_with_another_line_is_refused(house: House) -> None:
    table, (ann, bob) = await sit_down(house, "heads-up", "Ann", "Bob")
    eye = await bob.look(table)
    await ann.say(table, "first", "same")
    for _ in range(2):
        assert await refusal(ann.say(table, "second", "same")) == "id_reused"
        await ann.say(table, "first", "same")
        assert [text for _, text in texts(eye)] == ["first"]
        await house.restart()
        eye = await bob.look(table)
    both = [house.tell(table, ann.who, Say(text), "both") for text in ("one", "two")]
    await asyncio.wait(both)
    assert [type(one.exception()) for one in both] == [type(None), Refused]


async def test_a_repeat_is_answered_also_when_its_sender_has_said_too_much_or_gone(
    house: House,
) -> None:
    table, people = await sit_down(house, "heads-up", "Ann", "Bob")
    bob = people[1]
    for number in range(LINES_AT_ONCE):
        await bob.say(table, f"{number}", f"id-{number}")
    assert await refusal(bob.say(table, "more")) == "chat_too_fast"
    asked = house.tap.asked
    await bob.say(table, "0", "id-0")
    await finish_round(house, table, people)
    await bob.leave(table)
    await bob.say(table, "4", "id-4")
    assert [text for _, text in texts(await bob.look(table))] == ["0", "1", "2", "3", "4"]
    assert house.tap.asked > asked


async def test_two_of_the_same_at_once_are_one(house: House) -> None:
    table, (ann, _) = await sit_down(house, "cardroom", "Ann", "Bob")
    eye = await ann.look(table)
    for sent in [house.tell(table, ann.who, Say("once"), "the-id") for _ in range(3)]:
        await sent
    assert texts(eye) == [("Ann", "once")]
    assert len(eye.chat) == 2


async def test_who_goes_away_before_the_answer_has_said_it_all_the_same(house: House) -> None:
    table, (ann, bob) = await sit_down(house, "cardroom", "Ann", "Bob")
    eye = await bob.look(table)
    house.tap.hold()
    sent = house.tell(table, ann.who, Say("and gone"))
    await house.settle()
    sent.cancel()
    await house.settle()
    house.tap.release()
    await house.settle()
    assert texts(eye) == [("Ann", "and gone")]


async def test_lines_and_their_order_survive_a_crash(house: House) -> None:
    table, people = await sit_down(house, "cardroom", "Ann", "Bob")
    said: list[str] = []
    for first in range(0, 12, 3):
        said += await talk(house, table, people[first % 2], 3, first)
        await house.restart()
        assert [text for _, text in texts(await people[0].look(table))] == said


async def test_only_who_begins_to_look_is_told_the_lines_before(house: House) -> None:
    table, (ann, bob) = await sit_down(house, "cardroom", "Ann", "Bob")
    eye = await bob.look(table)
    lines = await talk(house, table, ann, LINES_MAX + 5)
    assert [text for _, text in texts(eye)] == lines
    small = max(len(message) for message in eye.chat)
    assert small < 120  # a line weighs what a line weighs, however much was said before
    for _ in range(2):
        first = await bob.look(table)
        assert len(first.chat) == 1
        assert [text for _, text in texts(first)] == lines[-LINES_MAX:]
        assert b"line" not in first.frames[0]
        await house.restart()


async def test_long_lines_are_fewer_for_who_begins_to_look(house: House) -> None:
    table, (ann, bob) = await sit_down(house, "cardroom", "Ann", "Bob")
    for number in range(20):
        await ann.say(table, f"{number:02}" + "\u5b57" * 490)
        await house.advance(1_000)
    for _ in range(2):
        eye = await bob.look(table)
        assert [text[:2] for _, text in texts(eye)] == [f"{number:02}" for number in range(9, 20)]
        assert len(eye.chat[0]) < LINES_BYTES + 2_000
        await house.restart()


async def test_a_line_that_comes_while_the_last_ones_are_read_is_told_once(house: House) -> None:
    table, (ann, bob) = await sit_down(house, "cardroom", "Ann", "Bob")
    await ann.say(table, "one")
    await house.restart()
    looking = house.chat.lines(table)  # asked, and not yet read
    await ann.say(table, "two")
    assert [line.text for line in await looking] == ["one", "two"]
    assert texts(await bob.look(table)) == [("Ann", "one"), ("Ann", "two")]


async def test_the_clock_may_go_back_and_lines_stay_in_order(
    house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    table, (ann, bob) = await sit_down(house, "cardroom", "Ann", "Bob")
    wall, jumps = house.timer.wall_ms, [0]
    monkeypatch.setattr(house.timer, "wall_ms", lambda: wall() + sum(jumps))
    for person, text in ((ann, "one"), (bob, "two"), (ann, "three")):
        await person.say(table, text)
        jumps.append(-60_000)
    for _ in range(2):
        assert [text for _, text in texts(await bob.look(table))] == ["one", "two", "three"]
        await house.restart()


async def test_who_looks_sees_the_table_also_when_the_chat_cannot_be_read(
    house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    table, (ann, bob) = await sit_down(house, "cardroom", "Ann", "Bob")
    await ann.say(table, "hello")
    await house.restart()

    async def broken(*_: object, **__: object) -> None:
        raise OSError("no such file")

    with monkeypatch.context() as patch:
        patch.setattr(house.tap, "lines", broken)
        assert (await bob.look(table)).lines() == []
    assert [type(error) for error in house.errors] == [OSError]
    house.errors.clear()
    assert texts(await bob.look(table)) == [("Ann", "hello")]


async def test_who_listens_and_fails_harms_nobody(house: House) -> None:
    table, (ann, bob) = await sit_down(house, "cardroom", "Ann", "Bob")

    class Deaf(Eye):
        def send(self, frame: bytes, *, counted: bool = True) -> None:
            if self.chat:
                raise OSError("no such connection")
            super().send(frame)

    await bob.look(table, Deaf(bob.id))
    await ann.say(table, "hello")
    assert [type(error) for error in house.errors] == [OSError]
    house.errors.clear()


async def test_stopping_waits_for_lines_under_way_and_takes_no_more(house: House) -> None:
    table, (ann, bob) = await sit_down(house, "cardroom", "Ann", "Bob")
    house.tap.hold()
    sent = house.tell(table, ann.who, Say("last"))
    await house.settle()
    stopping = asyncio.create_task(house.chat.stop())
    await house.settle()
    assert not stopping.done()
    assert await refusal(bob.say(table, "late")) == "closing"
    house.tap.release()
    await stopping
    await sent
    await house.restart()
    assert texts(await bob.look(table)) == [("Ann", "last")]
