"""Dou dizhu in a room with people, bots and a book: ready states, stakes that are paid, crashes."""

import pytest

from croupier.games.doudizhu import game
from croupier.games.doudizhu.moves import DoudizhuCarryover
from croupier.tables.running.alarms import FIRST_GAP_MS
from tests.simulate.house import THINK_MS, House, Person, chance_of
from tests.simulate.play import sit_down, step_at_random

pytestmark = pytest.mark.asyncio
STEPS_MAX = 600


async def seated(house: House, *names: str, bots: int = 0) -> tuple[str, list[Person]]:
    people = await house.people(*names)
    table = await people[0].open_table("bid", game=game.name)
    for person in people:
        await person.look(table)
        await person.sit(table)
    for _ in range(bots):
        await people[0].seat_bot(table, "medium")
    return table, people


@pytest.mark.req("DDZ-1.2", "DDZ-0.1")
async def test_the_round_starts_as_soon_as_all_three_are_ready(house: House) -> None:
    """Rule 1.2."""
    table, people = await seated(house, "Ann", "Bob", "Cid")
    for person in people:
        await house.advance(60_000)
        assert house.table(table).round is None
        await person.ready(table)
    await house.advance(1)
    assert house.table(table).round is not None


@pytest.mark.req("DDZ-1.2", "DDZ-0.1")
async def test_bots_are_always_ready(house: House) -> None:
    """Rules 1.1, 1.2."""
    table, (ann,) = await seated(house, "Ann", bots=2)
    await house.advance(FIRST_GAP_MS)
    assert house.table(table).round is None
    await ann.ready(table)
    await house.advance(1)
    assert house.table(table).round is not None


@pytest.mark.req("DDZ-0.1", "DDZ-1.5")
async def test_rounds_follow_each_other_in_the_same_room_and_the_book_is_right(
    house: House,
) -> None:
    """Rules 1.1, 1.5, 7.5."""
    table, people = await seated(house, "Ann", "Bob", bots=1)
    dice = chance_of("evening", game.name)
    before = sum(seat.chips for seat in house.table(table).seats if seat is not None)
    for _ in range(STEPS_MAX):
        if house.table(table).rounds > 2:
            break
        if house.table(table).round is None:
            await house.check_book()
            for person in people:
                await person.ready(table)
        await step_at_random(house, table, people, dice)
        await house.advance(THINK_MS)
    assert house.table(table).rounds > 2
    assert house.errors == []
    seats = [seat for seat in house.table(table).seats if seat is not None]
    assert sum(seat.chips for seat in seats) == before
    await house.check_book()
    carryover = house.table(table).carryover
    assert isinstance(carryover, DoudizhuCarryover)
    assert {score.rounds for score in carryover.scores} == {2}


async def test_one_who_leaves_in_mid_round_is_played_for_and_paid_out(house: House) -> None:
    """Rule 8.2."""
    table, people = await sit_down(house, "random", "Ann", "Bob", "Cid", game=game.name)
    ann, *others = people
    await ann.leave(table)
    dice = chance_of("leaving", game.name)
    for _ in range(STEPS_MAX):
        if house.table(table).round is None:
            break
        await step_at_random(house, table, others, dice)
    assert house.table(table).round is None
    assert house.table(table).seat_of(ann.id) is None
    await house.check_book()
    assert house.errors == []
