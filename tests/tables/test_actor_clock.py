"""The clock of a turn: who has how long, and what happens when the time is up."""

import pytest

from croupier.games.holdem.moves import Check
from tests.simulate.eye import Eye
from tests.simulate.house import House
from tests.simulate.play import (
    finish_round,
    play_on,
    sit_down,
    until_free_check,
    until_turn_of,
)

pytestmark = pytest.mark.asyncio


def acted(eye: Eye) -> list[tuple[int, str, str]]:
    return [
        (event["seat"], event["deed"], event["cause"])
        for frame in eye.seen
        for event in frame["events"]
        if event["e"] == "acted"
    ]


@pytest.mark.req("EPS-RF-BR-013", "EPS-RF-BR-015", "EPS-UC-011-ALT-01", "EPS-RNF-005")
async def test_a_cardroom_turn_lasts_15_seconds_then_folds_even_where_a_check_is_free(
    house: House,
) -> None:
    table, people = await sit_down(house, "cardroom", "Ann", "Bob", "Cid")
    ann, bob, _ = people
    await until_free_check(house, table, ann, people)
    eye = await bob.look(table)
    assert eye.last["pending"]["seats"] == [house.table(table).seat_of(ann.id)]
    assert eye.last["pending"]["left_ms"] == eye.last["pending"]["wait_ms"] == 15_000
    eye.forget()
    await house.advance(14_999)
    assert eye.frames == []
    assert house.on_turn(table) == ann.id
    await house.advance(1)
    assert acted(eye)[0] == (house.table(table).seat_of(ann.id), "fold", "clock")


@pytest.mark.req("EPS-RNF-005", "EPS-UC-012-POST")
async def test_neither_words_nor_a_new_connection_stop_the_clock(house: House) -> None:
    table, people = await sit_down(house, "cardroom", "Ann", "Bob")
    slow = next(person for person in people if person.id == house.on_turn(table))
    other = next(person for person in people if person is not slow)
    eye = await other.look(table)
    await house.advance(6_000)
    await slow.say(table, "wait")
    await other.fidget(table)
    assert eye.last["pending"]["left_ms"] == 9_000
    await house.advance(5_000)
    mine = await slow.look(table)
    assert mine.last["pending"]["left_ms"] == 4_000
    slow.drop(table, mine)
    await house.advance(3_999)
    assert house.table(table).round is not None
    await house.advance(1)
    assert house.table(table).round is None


async def test_the_second_missed_turn_in_a_row_costs_the_seat_and_cashes_out(
    house: House,
) -> None:
    table, people = await sit_down(house, "cardroom", "Ann", "Bob", "Cid")
    ann, bob, cid = people
    eye = await cid.look(table)
    for missed in (1, 2):
        await until_turn_of(house, table, ann, people)
        before = ann.wallet
        chips = ann.at(table)
        assert chips > 0
        await house.advance(15_000)
        assert acted(eye)[-1][1:] == ("fold", "clock") or house.table(table).round is None
        if missed == 1:
            assert house.table(table).seat_of(ann.id) is not None
        await finish_round(house, table, people)
    assert house.table(table).seat_of(ann.id) is None
    left = [e for frame in eye.seen for e in frame["events"] if e["e"] == "player_left"]
    assert [(event["name"], event["cause"]) for event in left] == [("Ann", "missed")]
    assert ann.at(table) == 0
    assert ann.wallet == before + left[0]["chips"]
    assert ann.wallet > before
    await house.check_book()
    # The others go on without her.
    await until_turn_of(house, table, bob, people)
    await until_turn_of(house, table, cid, people)


@pytest.mark.req("EPS-RF-BR-014")
async def test_an_action_of_ones_own_forgives_the_missed_turn(house: House) -> None:
    table, people = await sit_down(house, "cardroom", "Ann", "Bob", "Cid")
    ann = people[0]
    for _ in range(3):
        await until_turn_of(house, table, ann, people)
        await house.advance(15_000)
        await until_turn_of(house, table, ann, people)
        await play_on(house, table, people)
        assert house.table(table).seat_of(ann.id) is not None


@pytest.mark.req("CAS-2.6b", "HU-OV-1")
@pytest.mark.parametrize("preset", ["casino", "heads-up"])
async def test_a_lone_human_among_bots_has_no_clock(house: House, preset: str) -> None:
    table, (ann,) = await sit_down(house, preset, "Ann", bots=1)
    await until_turn_of(house, table, ann, [ann])
    eye = await ann.look(table)
    assert eye.last["pending"]["left_ms"] is eye.last["pending"]["wait_ms"] is None
    eye.forget()
    await house.advance(3_600_000)
    assert eye.frames == []
    assert house.on_turn(table) == ann.id


@pytest.mark.req("CAS-2.6b", "HU-OV-1")
@pytest.mark.parametrize("preset", ["casino", "heads-up"])
async def test_two_humans_have_30_seconds_then_check_if_it_is_free(
    house: House, preset: str
) -> None:
    table, people = await sit_down(house, preset, "Ann", "Bob")
    ann = people[0]
    await until_free_check(house, table, ann, people)
    eye = await ann.look(table)
    assert eye.last["pending"]["left_ms"] == 30_000
    await house.advance(29_999)
    assert house.on_turn(table) == ann.id
    await house.advance(1)
    assert acted(eye)[0][1:] == ("check", "clock")


@pytest.mark.req("HU-OV-1")
async def test_two_humans_have_30_seconds_then_fold_to_a_bet(house: House) -> None:
    table, people = await sit_down(house, "heads-up", "Ann", "Bob")
    eye = await people[0].look(table)
    await house.advance(29_999)
    assert house.table(table).round is not None
    await house.advance(1)
    assert acted(eye)[0][1:] == ("fold", "clock")
    assert house.table(table).round is None


async def test_a_clock_begins_when_somebody_sits_down_to_wait_for_the_lone_player(
    house: House,
) -> None:
    table, (ann,) = await sit_down(house, "casino", "Ann", bots=1)
    await until_turn_of(house, table, ann, [ann])
    await house.advance(600_000)
    bob = await house.person("Bob")
    await bob.sit(table)
    eye = await bob.look(table)
    assert eye.last["pending"]["left_ms"] == 30_000
    await house.advance(29_999)
    assert house.on_turn(table) == ann.id
    await house.advance(1)
    assert acted(eye)[0][1:] == ("check", "clock")


async def test_the_clock_ends_when_the_last_other_player_goes(house: House) -> None:
    table, people = await sit_down(house, "casino", "Ann", bots=1)
    ann = people[0]
    bob = await house.person("Bob")
    await bob.sit(table)  # he is not in this hand
    await until_turn_of(house, table, ann, [ann])
    await house.advance(10_000)
    eye = await ann.look(table)
    assert eye.last["pending"]["left_ms"] == 20_000
    await bob.leave(table)
    assert eye.last["pending"]["left_ms"] is None
    await house.advance(600_000)
    assert house.on_turn(table) == ann.id


async def test_nobody_waits_long_for_a_player_who_is_away(house: House) -> None:
    table, people = await sit_down(house, "cardroom", "Ann", "Bob", "Cid")
    slow = next(person for person in people if person.id == house.on_turn(table))
    eye = await slow.look(table)
    await house.advance(3_000)
    await slow.away(table)
    assert eye.last["pending"]["left_ms"] == 1_000
    await house.advance(1_000)
    assert acted(eye)[0][1:] == ("fold", "clock")
    # Away by his own word is not a missed turn.
    seat = house.table(table).seats[house.table(table).seat_of(slow.id) or 0]
    assert seat is not None
    assert seat.missed == 0


async def test_going_away_and_coming_back_wins_no_time(house: House) -> None:
    table, people = await sit_down(house, "cardroom", "Ann", "Bob", "Cid")
    slow = next(person for person in people if person.id == house.on_turn(table))
    eye = await slow.look(table)
    await house.advance(5_000)
    await slow.away(table)
    await house.advance(500)
    await slow.away(table, False)
    assert eye.last["pending"]["left_ms"] == 9_500
    await house.advance(9_499)
    assert house.on_turn(table) == slow.id
    await house.advance(1)
    assert acted(eye)[0][1:] == ("fold", "clock")


async def test_who_acts_in_time_is_not_touched_by_the_old_clock(house: House) -> None:
    table, people = await sit_down(house, "heads-up", "Ann", "Bob")
    ann = people[0]
    await until_free_check(house, table, ann, people)
    await house.advance(29_999)
    turn = house.pending(table).turn
    await ann.act(table, Check())
    eye = await ann.look(table)
    eye.forget()
    await house.advance(1)
    assert eye.frames == []
    assert house.pending(table).turn != turn
    assert eye.frames == []
