"""The line before a full table: first come, first served, and nobody is lost on the way."""

import pytest

from croupier.tables.commands import Leave, Sit
from tests.simulate.house import CHIP, FIDGET, House, Person, refusal

pytestmark = pytest.mark.asyncio


async def full_table(house: House, *waiting: str) -> tuple[str, list[Person], list[Person]]:
    """Heads-up, since two fill it; the rest stand in line."""
    sitting = await house.people("Ann", "Bob")
    table = await sitting[0].open_table("heads-up")
    for person in sitting:
        await person.look(table)
        await person.sit(table)
    line = await house.people(*waiting)
    for person in line:
        await person.look(table)
        await person.sit(table)
    return table, sitting, line


def seated(house: House, table: str) -> list[str]:
    return [seat.player for seat in house.table(table).seats if seat is not None]


def queued(house: House, table: str) -> list[str]:
    return [waiting.player for waiting in house.table(table).queue]


@pytest.mark.req("EPS-DESC-1", "EPS-RF-JG-006")
async def test_the_queue_is_admitted_in_order_when_a_game_is_over(house: House) -> None:
    table, (ann, bob), (cid, dan, eve) = await full_table(house, "Cid", "Dan", "Eve")
    eye = await eve.look(table)
    assert eye.last["summary"]["queue"] == ["Cid", "Dan", "Eve"]
    assert queued(house, table) == ["cid", "dan", "eve"]
    assert [person.at(table) for person in (cid, dan, eve)] == [0, 0, 0]
    await house.advance(2_000)
    await ann.leave(table)  # in mid-hand: the seat is free when the hand is over
    if house.table(table).round is not None:
        assert queued(house, table) == ["cid", "dan", "eve"]
        await house.advance(30_000)
    assert seated(house, table) == ["cid", "bob"]
    assert queued(house, table) == ["dan", "eve"]
    assert cid.at(table) == house.table(table).settings.buy_in
    await bob.leave(table)
    assert seated(house, table) == ["cid", "dan"]
    assert queued(house, table) == ["eve"]
    assert eye.last["summary"]["queue"] == ["Eve"]


async def test_nobody_is_lost_when_a_seat_is_offered_twice(house: House) -> None:
    """While the first of the line is led to the seat other orders come in; each of them makes
    the house look at the line again."""
    table, (ann, bob), (_cid, _dan) = await full_table(house, "Cid", "Dan")
    house.tap.hold()
    orders = [house.begin(table, bob.who, FIDGET) for n in range(3)]
    house.begin(table, ann.who, Leave())
    orders += [house.begin(table, bob.who, FIDGET) for n in range(3)]
    await house.settle()
    house.tap.release()
    await house.settle()
    assert all(order.done() for order in orders)
    assert seated(house, table) == ["cid", "bob"]
    assert queued(house, table) == ["dan"]


async def test_who_cannot_pay_any_more_makes_room_for_the_next(house: House) -> None:
    table, (ann, _), (cid, _dan) = await full_table(house, "Cid", "Dan")
    other = await cid.open_table("casino")
    await cid.sit(other, 10_000 * CHIP)
    third = await cid.open_table("casino")
    await cid.sit(third, 9_500 * CHIP)
    eye = await cid.look(table)
    eye.forget()
    await ann.leave(table)
    assert seated(house, table) == ["dan", "bob"]
    assert queued(house, table) == []
    assert "unqueued" in eye.events()
    assert cid.at(table) == 0


async def test_nobody_jumps_the_line(house: House) -> None:
    table, (ann, _), (_cid,) = await full_table(house, "Cid")
    eve = await house.person("Eve")
    house.tap.hold()
    leaving = house.begin(table, ann.who, Leave())
    jumping = house.begin(table, eve.who, Sit(1_000 * CHIP))
    await house.settle()
    house.tap.release()
    await house.settle()
    assert leaving.done()
    assert jumping.done()
    assert seated(house, table) == ["cid", "bob"]
    assert queued(house, table) == ["eve"]


async def test_who_waits_is_not_charged_and_may_go(house: House) -> None:
    table, (ann, _), (cid, _dan) = await full_table(house, "Cid", "Dan")
    wallet = cid.wallet
    assert await refusal(cid.sit(table)) == "already_queued"
    await cid.leave(table)
    assert cid.wallet == wallet
    await ann.leave(table)
    assert seated(house, table) == ["dan", "bob"]


async def test_the_line_stands_after_a_restart(house: House) -> None:
    table, (ann, _), (_, _) = await full_table(house, "Cid", "Dan")
    await house.restart()
    assert queued(house, table) == ["cid", "dan"]
    await ann.leave(table)
    assert seated(house, table) == ["cid", "bob"]
    assert queued(house, table) == ["dan"]


async def test_who_waits_without_a_connection_loses_the_place_after_a_minute(
    house: House,
) -> None:
    table, _, (cid, dan) = await full_table(house, "Cid", "Dan")
    eye = await dan.look(table)
    cid.hang_up()
    await house.advance(59_000)
    assert queued(house, table) == ["cid", "dan"]
    await house.advance(1_000)
    assert queued(house, table) == ["dan"]
    assert eye.last["summary"]["queue"] == ["Dan"]
