"""Chat: a line goes out once, as an event; only who begins to look is told the lines before."""

import pytest

from croupier.tables.authority import HOUSE
from croupier.tables.commands import Leave, Say
from croupier.tables.evolve import CHAT_LINES_MAX
from tests.simulate.house import House, refusal
from tests.simulate.play import finish_round, sit_down

pytestmark = pytest.mark.asyncio


async def test_a_line_goes_out_as_one_event_and_nothing_else_with_it(house: House) -> None:
    table, (ann, bob) = await sit_down(house, "cardroom", "Ann", "Bob")
    rail = await house.person("Rail")
    eyes = [await person.look(table) for person in (ann, bob, rail)]
    for number in range(CHAT_LINES_MAX):
        await ann.say(table, f"a line that is not sent again {number}")
    sizes = [len(eye.frames[1]) for eye in eyes]
    for eye in eyes:
        eye.forget()
    await bob.say(table, f"a line that is not sent again {CHAT_LINES_MAX}")
    for eye, size in zip(eyes, sizes, strict=True):
        (frame,) = eye.seen
        (event,) = frame["events"]
        assert (event["e"], event["name"]) == ("said", "Bob")
        assert "chat" not in frame
        assert "summary" not in frame
        assert len(eye.frames[0]) <= size + 4  # it does not grow with what was said before


async def test_who_begins_to_look_is_told_the_lines_before(house: House) -> None:
    table, (ann, _) = await sit_down(house, "cardroom", "Ann", "Bob")
    rail = await house.person("Rail")
    assert (await rail.look(table)).last["chat"] == []
    lines = [f"line {number}" for number in range(CHAT_LINES_MAX + 5)]
    for line in lines:
        await ann.say(table, line)
    for person in (ann, rail):
        first = (await person.look(table)).last
        assert [line["text"] for line in first["chat"]] == lines[-CHAT_LINES_MAX:]
        assert "summary" in first
        assert first["events"] == []


async def test_no_other_frame_repeats_the_chat(house: House) -> None:
    table, people = await sit_down(house, "cardroom", "Ann", "Bob")
    await people[0].say(table, "only once")
    eye = await people[1].look(table)
    await finish_round(house, table, people)
    await house.advance(house.table(table).settings.gap_ms)
    await people[0].away(table)
    assert len(eye.frames) > 5
    assert ["chat" in frame for frame in eye.seen].count(True) == 1


async def test_people_at_the_table_may_speak_and_the_rail_may_not(house: House) -> None:
    """A seat, a place in the queue, or the table being one's own."""
    host, ann, bob, cid, eve = await house.people("Host", "Ann", "Bob", "Cid", "Eve")
    table = await host.open_table("heads-up")
    eye = await eve.look(table)
    for person in (ann, bob, cid):
        await person.sit(table)
    assert house.table(table).is_queued(cid.id)
    eye.forget()
    for person in (ann, bob, cid, host):
        await person.say(table, f"I am {person.who.name}")
    assert await refusal(eve.say(table, "and I am Eve")) == "not_seated"
    told = [event for frame in eye.seen for event in frame["events"]]
    assert [event["name"] for event in told] == ["Ann", "Bob", "Cid", "Host"]
    # Who has left has nothing to say any more.
    await cid.leave(table)
    assert await refusal(cid.say(table, "bye")) == "not_seated"
    assert [line.name for line in house.table(table).chat] == ["Ann", "Bob", "Cid", "Host"]


async def test_who_is_about_to_leave_may_still_speak(house: House) -> None:
    """Else his silence would be told by the refusal to those who share his screen."""
    table, people = await sit_down(house, "cardroom", "Ann", "Bob", "Cid")
    leaver = next(person for person in people if person.id != house.on_turn(table))
    await leaver.order(table, Leave())
    await leaver.say(table, "nothing to see here")
    assert house.table(table).chat[-1].name == leaver.who.name


async def test_the_house_may_speak_everywhere(house: House) -> None:
    table, (ann, _) = await sit_down(house, "cardroom", "Ann", "Bob")
    eye = await ann.look(table)
    await house.begin(table, HOUSE, Say("We close at eleven."))
    (event,) = eye.last["events"]
    assert (event["name"], event["text"]) == ("", "We close at eleven.")
