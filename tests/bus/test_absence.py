"""Connections break. Whoever is back within a minute has lost nothing."""

import pytest

from croupier.ledger.transfer import mint
from tests.simulate.house import WALLET, House, Person
from tests.simulate.play import play_on, sit_down

pytestmark = pytest.mark.asyncio
MINUTE_MS = 60_000


def is_away(house: House, table: str, person: Person) -> bool:
    number = house.table(table).seat_of(person.id)
    assert number is not None
    seat = house.table(table).seats[number]
    assert seat is not None
    return seat.away


async def test_in_the_cardroom_the_absent_sit_out_after_a_minute(house: House) -> None:
    ann, bob = await house.people("Ann", "Bob")
    table = await ann.open_table("cardroom")
    await ann.sit(table)
    mine, eye = await ann.look(table), await bob.look(table)
    ann.drop(table, mine)
    await house.advance(MINUTE_MS - 1)
    assert not is_away(house, table, ann)
    await house.advance(1)
    assert is_away(house, table, ann)
    assert eye.events() == ["away_set"]
    assert eye.last["summary"]["seats"][0]["away"]
    # Back at the table, it is for the player to say so.
    await ann.look(table)
    assert is_away(house, table, ann)
    await ann.away(table, False)
    assert not is_away(house, table, ann)


async def test_who_is_back_within_a_minute_has_lost_nothing(house: House) -> None:
    ann, bob = await house.people("Ann", "Bob")
    table = await ann.open_table("cardroom")
    await ann.sit(table)
    eye = await bob.look(table)
    for _ in range(3):
        mine = await ann.look(table)
        ann.drop(table, mine)
        await house.advance(MINUTE_MS - 1)
        mine = await ann.look(table)
        assert mine.last["seat"] == 0
        await house.advance(MINUTE_MS)
    assert eye.events() == []


async def test_a_second_connection_is_enough(house: House) -> None:
    ann = await house.person("Ann")
    table = await ann.open_table("cardroom")
    await ann.sit(table)
    first, second = await ann.look(table), await ann.look(table)
    ann.drop(table, first)
    ann.drop(table, first)  # the server may say so twice
    await house.advance(2 * MINUTE_MS)
    assert not is_away(house, table, ann)
    ann.drop(table, second)
    await house.advance(MINUTE_MS)
    assert is_away(house, table, ann)


@pytest.mark.parametrize("preset", ["casino", "heads-up"])
async def test_where_no_clock_would_act_for_the_absent_they_leave_after_a_minute(
    house: House, preset: str
) -> None:
    table, (ann,) = await sit_down(house, preset, "Ann", bots=1)
    minted = house.balance(mint())
    brought = sum(seat.chips for seat in house.table(table).seats if seat is not None and seat.bot)
    ann.hang_up()
    await house.advance(MINUTE_MS - 1)
    assert house.table(table).seat_of(ann.id) is not None
    await house.advance(1 + 10_000)
    # Nobody is left: the table is closed, and every chip is where it belongs.
    assert house.tables == {}
    assert ann.at(table) == 0
    assert house.balance(mint()) - minted + ann.wallet == WALLET + brought
    assert await house.tap.store.check_balance() == []


async def test_who_sat_down_without_ever_looking_is_absent_too(house: House) -> None:
    ann = await house.person("Ann")
    table = await ann.open_table("cardroom")
    await ann.sit(table)
    await house.advance(MINUTE_MS)
    assert is_away(house, table, ann)


async def test_who_looks_after_sitting_down_is_not_absent(house: House) -> None:
    ann = await house.person("Ann")
    table = await ann.open_table("cardroom")
    await ann.sit(table)
    await house.advance(MINUTE_MS - 1)
    await ann.look(table)
    await house.advance(MINUTE_MS)
    assert not is_away(house, table, ann)


async def test_after_a_restart_everybody_has_a_minute_to_come_back(house: House) -> None:
    table, people = await sit_down(house, "cardroom", "Ann", "Bob", "Cid")
    eyes = [await person.look(table) for person in people]
    assert all(eye.frames for eye in eyes)
    await house.restart(outage_ms=600_000)
    ann, bob, _ = people
    await ann.look(table)
    await house.advance(14_000)
    await bob.look(table)
    await play_on(house, table, people)
    await house.advance(MINUTE_MS - 14_000)
    assert [is_away(house, table, person) for person in people] == [False, False, True]


async def test_a_stranger_who_stops_looking_is_nobodys_business(house: House) -> None:
    ann, bob = await house.people("Ann", "Bob")
    table = await ann.open_table("cardroom")
    await ann.sit(table)
    eye = await ann.look(table)
    stranger = await bob.look(table)
    bob.drop(table, stranger)
    eye.forget()
    await house.advance(MINUTE_MS)
    assert eye.frames == []
    bob.drop("no such table", stranger)
