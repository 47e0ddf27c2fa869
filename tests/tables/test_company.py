"""Rooms that fill themselves: who is ready and takes it back, bots that take empty seats, and a bot
that plays for somebody who has lost the connection."""

from typing import Any

import pytest

from croupier.games.game import Refused
from croupier.tables.authority import HOUSE, Bot
from croupier.tables.commands import Act, Expire, FillSeats, MarkPresent, Ready
from croupier.tables.events import StandInSet
from croupier.tables.opening import GAP_MS_MAX
from tests.simulate.house import THINK_MS, House, Person, refusal
from tests.tables.parlour import HOST, Parlour, action

DOUDIZHU = "doudizhu"
SEED = bytes(range(32))


async def room(house: House, *names: str, **settings: Any) -> tuple[str, list[Person]]:
    people = await house.people(*names)
    table = await people[0].open_table("bid", game=DOUDIZHU, **settings)
    for person in people:
        await person.look(table)
        await person.sit(table)
    return table, people


@pytest.mark.asyncio
@pytest.mark.req("DDZ-1.2")
async def test_who_is_ready_may_take_it_back_before_the_start(house: House) -> None:
    table, (ann, bob, cid) = await room(house, "Ann", "Bob", "Cid")
    await ann.ready(table)
    await ann.order(table, Ready(False))
    for person in (bob, cid):
        await person.ready(table)
    await house.advance(1_000)
    assert house.table(table).round is None
    await ann.ready(table)
    await house.advance(1)
    assert house.table(table).round is not None


@pytest.mark.asyncio
@pytest.mark.req("DDZ-0.1")
async def test_bots_take_empty_seats_after_the_wait_that_the_host_set(house: House) -> None:
    table, (ann,) = await room(house, "Ann", fill_ms=20_000)
    await house.advance(19_000)
    assert house.table(table).seats.count(None) == 2
    await house.advance(1_001)
    assert None not in house.table(table).seats
    await ann.ready(table)
    await house.advance(1)
    assert house.table(table).round is not None


@pytest.mark.asyncio
async def test_bots_come_at_once_where_there_is_no_wait_and_never_where_none_is_set(
    house: House,
) -> None:
    at_once, _ = await room(house, "Ann", fill_ms=0)
    never, _ = await room(house, "Bob")
    await house.advance(1)
    assert None not in house.table(at_once).seats
    await house.advance(50_000)
    assert house.table(never).seats.count(None) == 2


@pytest.mark.parametrize(
    "settings", [{"fill_ms": -1}, {"fill_ms": GAP_MS_MAX + 1}, {"stand_in": "nobody"}]
)
@pytest.mark.asyncio
async def test_settings_that_make_no_sense_are_refused(
    house: House, settings: dict[str, Any]
) -> None:
    (ann,) = await house.people("Ann")
    assert await refusal(ann.open_table("bid", game=DOUDIZHU, **settings)) == "bad_rules"


def test_only_the_house_fills_seats() -> None:
    parlour = Parlour(settings={"seats": 3}).sit(HOST)
    with pytest.raises(Refused, match="house_only"):
        parlour.order(HOST, FillSeats(SEED))
    parlour.order("house", FillSeats(SEED))
    assert None not in parlour.table.seats
    with pytest.raises(Refused, match="table_full"):
        parlour.order("house", FillSeats(SEED))


# A bot stands in


def absent() -> tuple[Parlour, str, int]:
    """A round in which the one to act has lost the connection and missed the turn."""
    parlour = Parlour(settings={"seats": 3, "stand_in": "thirds"}).sit(HOST, "ann", "bob").deal()
    late = parlour.to_act
    number = parlour.table.seat_of(late)
    assert number is not None
    parlour.order("house", Expire(parlour.turn, frozenset({late})))
    return parlour, late, number


def test_a_bot_stands_in_after_the_first_missed_turn_without_a_connection() -> None:
    parlour, _, number = absent()
    assert StandInSet(number, True) in parlour.last
    seat = parlour.seat(number)
    assert parlour.table.bot_for(seat) == "thirds"
    assert seat.bot is None


def test_who_is_there_and_slow_keeps_the_cards() -> None:
    parlour = Parlour(settings={"seats": 3, "stand_in": "thirds"}).sit(HOST, "ann", "bob").deal()
    parlour.expire()
    assert not any(seat is not None and seat.stand_in for seat in parlour.table.seats)


def test_the_player_who_is_back_has_the_cards_again() -> None:
    parlour, late, number = absent()
    parlour.order("house", MarkPresent(late))
    assert parlour.last == (StandInSet(number, False),)
    with pytest.raises(Refused, match="not_away"):
        parlour.order("house", MarkPresent(late))


def test_nobody_stands_in_any_more_when_the_round_is_over() -> None:
    parlour, _, number = absent()
    parlour.finish()
    assert not parlour.seat(number).stand_in


def test_a_bot_has_no_say_in_the_seat_of_somebody_who_is_there() -> None:
    parlour = Parlour(settings={"seats": 3, "stand_in": "thirds"}).sit(HOST, "ann", "bob").deal()
    late = parlour.to_act
    assert parlour.table.own_seat(Bot(late, late)) is None
    assert parlour.table.own_seat(HOUSE) is None
    parlour.order(late, Act(parlour.turn, action("fold")))


@pytest.mark.asyncio
@pytest.mark.req("DDZ-1.4")
async def test_a_bot_plays_on_for_a_lost_connection_until_the_player_is_back(house: House) -> None:
    """Rules 8.1, 8.2 of docs/rules/doudizhu.md."""
    table, people = await room(house, "Ann", "Bob", "Cid")
    for person in people:
        await person.ready(table)
    await house.advance(1)
    pending = house.table(table).pending()
    assert pending is not None
    (number,) = pending.seats
    seat = house.table(table).seats[number]
    assert seat is not None
    lost = next(person for person in people if person.id == seat.player)
    lost.hang_up()
    await house.advance(30_001)
    sitting = house.table(table).seats[number]
    assert sitting is not None
    assert sitting.stand_in
    # The others bid by the clock; then the bot acts in its own time, not in that of the clock.
    for _ in range(200):
        now = house.table(table).pending()
        if now is None or now.seats == (number,):
            break
        await house.advance(30_001)
    waits = house.table(table).pending()
    assert waits is not None
    await house.advance(THINK_MS + 1)
    after = house.table(table).pending()
    assert after is None or after.turn != waits.turn
    if after is not None:
        await lost.look(table)
        await house.advance(1)
        back = house.table(table).seats[number]
        assert back is not None
        assert not back.stand_in
