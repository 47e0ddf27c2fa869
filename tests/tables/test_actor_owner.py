"""A stream has one owner at a time. A table that another process has taken over stops here: nobody
gets a wrong answer, and nothing is shown that is not on disk."""

import pytest

from croupier.games.holdem.moves import Call
from croupier.tables.commands import IssueTicket, SetAway, Sit
from croupier.tables.ports import TABLE_STREAM, NotOwner
from tests.simulate.house import CHIP, FIDGET, House, refusal
from tests.simulate.play import finish_round, sit_down

pytestmark = pytest.mark.asyncio


async def take_over(house: House) -> None:
    """Another process becomes the owner of all tables."""
    streams, damaged = await house.tap.store.claim_streams(TABLE_STREAM)
    assert streams
    assert damaged == []


def not_owner(house: House) -> int:
    """How often the store said so since the last look, and nothing else went wrong."""
    assert all(isinstance(error, NotOwner) for error in house.errors)
    count = len(house.errors)
    house.errors.clear()
    return count


async def test_an_order_at_a_table_that_was_taken_over_is_refused_and_the_table_stops(
    house: House,
) -> None:
    table, people = await sit_down(house, "cardroom", "Ann", "Bob")
    ann, bob = people
    eye = await bob.look(table)
    eye.forget()
    before = house.table(table)
    await take_over(house)
    assert await refusal(ann.fidget(table)) == "not_saved"
    assert not_owner(house) == 1
    assert eye.frames == []
    assert house.tables == {}
    assert house.lobby.cards(ann.id) == ()
    assert house.news[-1].closed
    for order in (ann.fidget(table), bob.order(table, Sit(500 * CHIP)), bob.look(table)):
        assert await refusal(order) == "no_such_table"
    # No clock runs here any more, and nothing was written.
    await house.advance(600_000)
    assert house.errors == []
    await house.restart()
    assert house.table(table) == before
    await finish_round(house, table, people)
    await house.check_book()


async def test_orders_that_wait_when_the_table_is_lost_are_all_refused(house: House) -> None:
    table, (ann, bob) = await sit_down(house, "cardroom", "Ann", "Bob")
    eve = await house.person("Eve")
    before = house.table(table)
    house.tap.hold()
    turn = ann if house.on_turn(table) == ann.id else bob
    orders = [
        house.begin(table, ann.who, FIDGET),
        house.begin(table, turn.who, turn.acting(table, Call())),
        house.begin(table, bob.who, SetAway(True)),
        house.begin(table, eve.who, Sit(500 * CHIP)),
    ]
    await house.settle()
    await take_over(house)
    house.tap.release()
    await house.settle()
    assert {await refusal(order) for order in orders} == {"not_saved"}
    assert not_owner(house) >= 1
    assert eve.wallet == 20_000 * CHIP
    await house.restart()
    assert house.table(table) == before
    await house.check_book()


async def test_a_clock_at_a_table_that_was_taken_over_does_nothing(house: House) -> None:
    table, (ann, _) = await sit_down(house, "cardroom", "Ann", "Bob", bots=1)
    eye = await ann.look(table)
    eye.forget()
    await take_over(house)
    await house.advance(600_000)
    assert not_owner(house) == 1
    assert eye.frames == []
    assert house.tables == {}
    assert house.lobby.cards(ann.id) == ()


async def test_a_table_that_is_lost_makes_room_for_another_of_its_host(house: House) -> None:
    ann = await house.person("Ann")
    tables = [await ann.open_table("cardroom") for _ in range(8)]
    assert await refusal(ann.open_table("cardroom")) == "too_many_tables"
    await take_over(house)
    for table in tables[:2]:
        assert await refusal(ann.order(table, IssueTicket("eve"))) == "not_saved"
    assert set(house.tables) == set(tables[2:])
    assert not_owner(house) == 2
    await ann.open_table("cardroom")
    await ann.open_table("cardroom")
    assert await refusal(ann.open_table("cardroom")) == "too_many_tables"
