"""When a round begins by the settings of a table: at once, when all are ready, or on the host's
word; and what becomes of a player who is not there."""

import pytest

from croupier.tables.authority import HOUSE, Administrator
from croupier.tables.commands import OpenRound, Ready, SeatBot, StartRound
from croupier.tables.running.alarms import FIRST_GAP_MS
from tests.simulate.house import House, Person, refusal
from tests.simulate.play import finish_round, sit_down

pytestmark = pytest.mark.asyncio
LONG_MS = 40_000  # less than an absent player has


async def table_of(
    house: House, start: str, *names: str, preset: str = "cardroom"
) -> tuple[str, list[Person]]:
    people = await house.people(*names)
    table = await people[0].open_table(preset, start=start)
    for person in people:
        await person.look(table)
        await person.sit(table)
    return table, people


async def test_when_ready_begins_at_once_when_everybody_is_ready_and_not_before(
    house: House,
) -> None:
    table, (ann, bob, cid) = await table_of(house, "when_ready", "Ann", "Bob", "Cid")
    eye = await ann.look(table)
    assert eye.last["gap_ms"] is None
    for person in (ann, bob):
        await person.ready(table)
        await house.advance(LONG_MS)
        assert house.table(table).rounds == 0
        assert eye.last["gap_ms"] is None
    await cid.ready(table)
    await house.advance(0)
    assert house.table(table).rounds == 1
    assert [seat.ready for seat in house.table(table).seats if seat is not None] == [False] * 3
    # Every round needs the word of all of them.
    await finish_round(house, table, [ann, bob, cid])
    await house.advance(LONG_MS)
    assert house.table(table).rounds == 1
    for person in (ann, bob, cid):
        await person.ready(table)
    await house.advance(0)
    assert house.table(table).rounds == 2


async def test_when_ready_waits_for_a_newcomer_and_not_for_who_is_away_or_gone(
    house: House,
) -> None:
    table, (ann, bob) = await table_of(house, "when_ready", "Ann", "Bob")
    await ann.ready(table)
    cid, dan = await house.people("Cid", "Dan")
    for person in (cid, dan):
        await person.look(table)
        await person.sit(table)
    await bob.ready(table)
    await house.advance(LONG_MS)
    assert house.table(table).rounds == 0
    await cid.away(table)
    await house.advance(0)
    assert house.table(table).rounds == 0
    await dan.leave(table)
    await house.advance(0)
    assert house.table(table).rounds == 1
    assert not house.table(table).in_round(house.table(table).seat_of(cid.id) or 2)


async def test_when_ready_does_not_wait_for_the_word_of_a_bot(house: House) -> None:
    table, (ann,) = await table_of(house, "when_ready", "Ann")
    await ann.order(table, SeatBot("thirds"))
    await house.advance(LONG_MS)
    assert house.table(table).rounds == 0
    await ann.order(table, Ready())
    await house.advance(0)
    assert house.table(table).rounds == 1


async def test_when_ready_needs_enough_players_all_the_same(house: House) -> None:
    table, (ann,) = await table_of(house, "when_ready", "Ann")
    await ann.ready(table)
    await house.advance(LONG_MS)
    assert house.table(table).rounds == 0
    bob = await house.person("Bob")
    await bob.look(table)
    await bob.sit(table)
    assert house.table(table).rounds == 0
    await bob.ready(table)
    await house.advance(0)
    assert house.table(table).rounds == 1


async def test_by_host_a_round_begins_on_the_word_of_the_host_alone(house: House) -> None:
    table, (ann, bob, cid) = await table_of(house, "by_host", "Ann", "Bob", "Cid")
    eye = await bob.look(table)
    for person in (ann, bob, cid):
        await person.ready(table)
    await house.advance(LONG_MS)
    assert house.table(table).rounds == 0
    assert eye.last["gap_ms"] is None
    assert await refusal(bob.order(table, StartRound())) == "host_only"
    assert await refusal(house.begin(table, HOUSE, OpenRound())) == "too_few_players"
    await ann.order(table, StartRound())
    assert house.table(table).rounds == 1
    assert eye.events().count("round_opened") == 1
    assert await refusal(ann.order(table, StartRound())) == "round_running"
    await finish_round(house, table, [ann, bob, cid])
    await house.advance(LONG_MS)
    assert house.table(table).rounds == 1
    await house.begin(table, Administrator("root", "Root"), StartRound())
    assert house.table(table).rounds == 2


async def test_the_host_need_not_play_to_start_a_round(house: House) -> None:
    host, ann, bob = await house.people("Host", "Ann", "Bob")
    table = await host.open_table("cardroom", start="by_host")
    assert await refusal(host.order(table, StartRound())) == "too_few_players"
    for person in (ann, bob):
        await person.look(table)
        await person.sit(table)
    await host.order(table, StartRound())
    assert house.table(table).rounds == 1


@pytest.mark.parametrize("start", ["when_ready", "by_host"])
async def test_nothing_begins_by_itself_after_a_restart_either(house: House, start: str) -> None:
    table, (ann, bob) = await table_of(house, start, "Ann", "Bob")
    await ann.ready(table)
    await house.restart()
    for person in (ann, bob):
        await person.look(table)
    await house.advance(LONG_MS)
    assert house.table(table).rounds == 0
    await bob.ready(table)
    if start == "by_host":
        await ann.order(table, StartRound())
    await house.advance(0)
    assert house.table(table).rounds == 1


async def test_at_once_the_host_may_begin_before_the_gap_is_over(house: House) -> None:
    table, (ann, bob) = await sit_down(house, "cardroom", "Ann", "Bob")
    await finish_round(house, table, [ann, bob])
    await ann.order(table, StartRound())
    assert house.table(table).rounds == 2
    await finish_round(house, table, [ann, bob])
    await house.advance(house.table(table).settings.gap_ms - 1)  # the old gap is forgotten
    assert house.table(table).rounds == 2
    await house.advance(1)
    assert house.table(table).rounds == 3


async def test_who_is_broke_goes_where_only_the_host_begins_too(house: House) -> None:
    """Else his seat would be lost to those who wait for one."""
    table, (ann, bob) = await table_of(house, "by_host", "Ann", "Bob")
    dan = await house.person("Dan")
    await dan.look(table)
    await dan.sit(table, 0)
    await ann.order(table, StartRound())
    await finish_round(house, table, [ann, bob])
    assert house.table(table).seat_of(dan.id) is not None  # he may still buy chips
    await house.advance(house.table(table).settings.gap_ms)
    assert house.table(table).seat_of(dan.id) is None
    assert house.table(table).rounds == 1
    await house.check_book()


@pytest.mark.parametrize("absent", ["sits_out", "leaves"])
@pytest.mark.parametrize("preset", ["cardroom", "casino"])
async def test_the_settings_say_what_becomes_of_the_absent(
    house: House, preset: str, absent: str
) -> None:
    ann, bob = await house.people("Ann", "Bob")
    table = await ann.open_table(preset, absent=absent, start="by_host")
    for person in (ann, bob):
        await person.look(table)
        await person.sit(table)
    ann.hang_up()
    await house.advance(59_999)
    assert house.table(table).seats[0] is not None
    await house.advance(1)
    seat = house.table(table).seats[0]
    if absent == "leaves":
        assert seat is None
        assert ann.at(table) == 0
    else:
        assert seat is not None
        assert seat.away
    await house.check_book()


async def test_the_first_gap_is_short(house: House) -> None:
    table, _ = await table_of(house, "at_once", "Ann", "Bob")
    await house.advance(FIRST_GAP_MS - 1)
    assert house.table(table).rounds == 0
    await house.advance(1)
    assert house.table(table).rounds == 1
