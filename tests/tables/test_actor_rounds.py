"""When the next round begins, and with whom."""

import pytest

from croupier.games.holdem.moves import AllIn, Call, Fold, HoldemOptions
from croupier.tables.running.alarms import FIRST_GAP_MS
from tests.simulate.eye import Eye
from tests.simulate.house import CHIP, House, Person
from tests.simulate.play import finish_round, sit_down

pytestmark = pytest.mark.asyncio


async def one_loses_all(house: House) -> tuple[str, Person, Person]:
    """A cardroom where the loser of an all-in hand has no chips left; winner and loser."""
    people = await house.people("Ann", "Bob")
    table = await people[0].open_table("cardroom")
    for person in people:
        await person.sit(table)
    while all(person.at(table) > 0 for person in people):
        await house.advance(15_000 if house.table(table).rounds else FIRST_GAP_MS)
        while house.table(table).round is not None:
            actor = next(p for p in people if p.id == house.on_turn(table))
            options = house.options(table)
            assert isinstance(options, HoldemOptions)
            await actor.act(table, AllIn() if options.all_in else Call())
    winner, loser = sorted(people, key=lambda person: -person.at(table))
    return table, winner, loser


def gap_ms(eye: Eye) -> int | None:
    gap: int | None = eye.last["gap_ms"]
    return gap


@pytest.mark.req("EPS-DD-003c", "EPS-ASS-GPR-007")
async def test_a_new_game_starts_15_seconds_after_the_last_one_ended(house: House) -> None:
    table, people = await sit_down(house, "cardroom", "Ann", "Bob")
    eye = await people[0].look(table)
    await finish_round(house, table, people)
    assert gap_ms(eye) == 15_000
    assert eye.last["pending"] is None
    await house.advance(5_000)
    await people[0].fidget(table)
    assert gap_ms(eye) == 10_000
    await house.advance(9_999)
    assert house.table(table).round is None
    await house.advance(1)
    assert house.table(table).rounds == 2
    assert house.table(table).round is not None
    assert gap_ms(eye) is None


@pytest.mark.req("EPS-DD-003c")
async def test_the_gap_is_shortened_when_all_are_ready(house: House) -> None:
    table, people = await sit_down(house, "cardroom", "Ann", "Bob", "Cid")
    ann, bob, cid = people
    await finish_round(house, table, people)
    await ann.ready(table)
    await bob.ready(table)
    await house.advance(1_000)
    assert house.table(table).round is None
    await cid.ready(table)
    await house.advance(0)
    assert house.table(table).rounds == 2
    assert [seat.ready for seat in house.table(table).seats if seat] == [False] * 3


async def test_nobody_waits_for_the_word_of_a_player_who_is_away(house: House) -> None:
    table, people = await sit_down(house, "cardroom", "Ann", "Bob", "Cid")
    ann, bob, cid = people
    await finish_round(house, table, people)
    await cid.away(table)
    await ann.ready(table)
    await bob.ready(table)
    await house.advance(0)
    running = house.table(table)
    assert running.rounds == 2
    assert not running.in_round(running.seat_of(cid.id) or 2)


async def test_who_comes_in_the_gap_plays_but_does_not_prolong_it(house: House) -> None:
    table, people = await sit_down(house, "cardroom", "Ann", "Bob")
    await finish_round(house, table, people)
    await house.advance(14_000)
    cid = await house.person("Cid")
    await cid.sit(table)
    await house.advance(999)
    assert house.table(table).round is None
    await house.advance(1)
    assert house.table(table).rounds == 2


@pytest.mark.req("EPS-RF-PI-002", "EPS-UC-007-ALT-01", "EPS-UC-010-PRE")
async def test_a_single_player_waits_for_a_second_one(house: House) -> None:
    ann, bob = await house.people("Ann", "Bob")
    table = await ann.open_table("cardroom")
    await ann.sit(table)
    eye = await ann.look(table)
    assert gap_ms(eye) is None
    await house.advance(600_000)
    assert house.table(table).rounds == 0
    await bob.sit(table)
    assert gap_ms(eye) == FIRST_GAP_MS
    await house.advance(FIRST_GAP_MS)
    assert house.table(table).rounds == 1


@pytest.mark.req("EPS-UC-007-ALT-01")
async def test_no_game_begins_when_one_of_two_leaves_in_the_gap(house: House) -> None:
    table, people = await sit_down(house, "cardroom", "Ann", "Bob")
    ann, bob = people
    await finish_round(house, table, people)
    await house.advance(10_000)
    await bob.leave(table)
    eye = await ann.look(table)
    assert gap_ms(eye) is None
    await house.advance(600_000)
    assert house.table(table).rounds == 1
    await bob.sit(table)
    assert gap_ms(eye) == 15_000
    await house.advance(15_000)
    assert house.table(table).rounds == 2


@pytest.mark.req("EPS-ASS-GPR-007")
async def test_a_player_without_chips_is_not_one_of_the_two(house: House) -> None:
    ann, bob = await house.people("Ann", "Bob")
    table = await ann.open_table("cardroom")
    for person, chips in ((ann, 500 * CHIP), (bob, 0)):
        await person.look(table)
        await person.sit(table, chips)
    await house.advance(600_000)
    assert house.table(table).rounds == 0
    assert house.table(table).seat_of(bob.id) is not None
    await bob.top_up(table, 100 * CHIP)
    await house.advance(FIRST_GAP_MS)
    assert house.table(table).rounds == 1


async def test_bots_do_not_play_among_themselves(house: House) -> None:
    table, (ann,) = await sit_down(house, "casino", "Ann", bots=2)
    await ann.away(table)
    await house.advance(60_000)
    rounds = house.table(table).rounds
    assert house.table(table).round is None
    await house.advance(600_000)
    assert house.table(table).rounds == rounds
    await ann.away(table, False)
    await house.advance(5_000)
    assert house.table(table).rounds == rounds + 1


async def test_who_lost_everything_has_the_gap_to_buy_chips_and_then_has_to_go(
    house: House,
) -> None:
    table, winner, loser = await one_loses_all(house)
    eye = await winner.look(table)
    await house.advance(14_999)
    assert house.table(table).seat_of(loser.id) is not None
    await house.advance(1)
    assert house.table(table).seat_of(loser.id) is None
    left = [event for frame in eye.seen for event in frame["events"] if event["e"] == "player_left"]
    assert [(event["name"], event["cause"]) for event in left] == [(loser.who.name, "broke")]
    await house.check_book()


@pytest.mark.req("EPS-DD-003c")
async def test_who_buys_chips_in_the_gap_plays_on(house: House) -> None:
    table, _, loser = await one_loses_all(house)
    rounds = house.table(table).rounds
    await house.advance(14_000)
    await loser.top_up(table, 200 * CHIP)
    await house.advance(1_000)
    assert house.table(table).rounds == rounds + 1
    assert house.table(table).seat_of(loser.id) is not None
    assert loser.at(table) == 200 * CHIP


@pytest.mark.req("EPS-DD-003d")
async def test_a_newcomer_without_chips_may_sit_out_one_game_and_no_more(house: House) -> None:
    table, people = await sit_down(house, "cardroom", "Ann", "Bob")
    dan = await house.person("Dan")
    await finish_round(house, table, people)
    await dan.sit(table, 0)
    await house.advance(15_000)
    assert house.table(table).rounds == 2
    assert house.table(table).seat_of(dan.id) is not None
    await finish_round(house, table, people)
    await house.advance(14_999)
    assert house.table(table).seat_of(dan.id) is not None
    await house.advance(1)
    assert house.table(table).rounds == 3
    assert house.table(table).seat_of(dan.id) is None


@pytest.mark.req("CAS-2.13a")
async def test_a_bot_without_chips_goes_at_once(house: House) -> None:
    ann = await house.person("Ann")
    table = await ann.open_table("heads-up", bot_buy_in=[100 * CHIP, 100 * CHIP])
    await ann.look(table)
    await ann.sit(table, 2_000 * CHIP)
    await ann.seat_bot(table)
    for _ in range(400):
        if house.table(table).round is None:
            bots = [seat for seat in house.table(table).seats if seat is not None and seat.bot]
            if not bots:
                break
            assert all(bot.chips for bot in bots)
            if ann.at(table) < 1_000 * CHIP:
                await ann.top_up(table, 1_000 * CHIP)
            await house.advance(4_000)
        elif house.on_turn(table) == ann.id:
            options = house.options(table)
            assert isinstance(options, HoldemOptions)
            await ann.act(table, AllIn() if options.all_in else Call())
        else:
            await house.advance(1_000)
    else:
        raise AssertionError("the bot is never beaten")
    await house.check_book()


async def test_a_hand_that_ends_by_a_fold_is_followed_by_the_next(house: House) -> None:
    table, people = await sit_down(house, "heads-up", "Ann", "Bob")
    for rounds in range(1, 4):
        folder = next(p for p in people if p.id == house.on_turn(table))
        await folder.act(table, Fold())
        assert house.table(table).round is None
        await house.advance(house.table(table).settings.gap_ms)
        assert house.table(table).rounds == rounds + 1
