"""Finished rounds, told again: each player sees what he saw when they were played."""

from typing import Any

import msgspec
import pytest

from croupier.games.holdem.state import State
from croupier.tables.running.alarms import FIRST_GAP_MS
from croupier.wire.down import RoundHistory
from tests.contract.cards import cards_in
from tests.simulate.house import House, Person, chance_of
from tests.simulate.play import finish_round, sit_down, step_at_random, top_up_the_poor

pytestmark = pytest.mark.asyncio


async def play_rounds(
    house: House, table: str, people: list[Person], count: int, seed: object
) -> list[State]:
    """How each of the next rounds ended."""
    dice = chance_of(seed, "history")
    ends: list[State] = []
    while len(ends) < count:
        before = house.table(table).round
        await step_at_random(house, table, people, dice)
        after = house.table(table)
        if before is not None and after.round is None:
            assert isinstance(after.ended, State)
            ends.append(after.ended)
            await top_up_the_poor(house, table, people)
    return ends


def shown_cards(told: RoundHistory, state: State) -> tuple[set[Any], set[Any]]:
    """The cards that the history holds, and those that only their holders ever saw."""
    hidden = {
        card
        for position, hand in enumerate(state.hands)
        if not state.shown >> position & 1
        for card in hand
    }
    return cards_in([told.steps]), hidden


@pytest.mark.req("EPS-RF-GR-017")
@pytest.mark.parametrize("preset", ["cardroom", "casino", "heads-up"])
async def test_each_player_sees_the_own_cards_and_those_that_were_shown(
    house: House, preset: str
) -> None:
    names = ["Ann", "Bob", "Cid"][: 2 if preset == "heads-up" else 3]
    table, people = await sit_down(house, preset, *names)
    ends = await play_rounds(house, table, people, 6, preset)
    hidden_hands = 0
    for person in (*people, await house.person("Stranger")):
        told = await house.bus.history(table, person.id, 10)
        assert [history.number for history in told] == [6, 5, 4, 3, 2, 1]
        for history, state in zip(told, reversed(ends), strict=True):
            number = house.table(table).seat_of(person.id)
            assert history.seat == number
            own = set() if number is None else set(state.hands[state.order.index(number)])
            seen, hidden = shown_cards(history, state)
            assert own <= seen
            assert not seen & (hidden - own)
            assert set(state.board) <= seen
            hidden_hands += bool(hidden - own)
            assert sum(history.gains.values()) == 0
            assert history.steps[-1].view.over
            assert history.names == {
                seat: taken.name
                for seat, taken in enumerate(house.table(table).seats)
                if taken is not None
            }
    assert hidden_hands


async def test_only_as_many_rounds_as_asked_for_newest_first(house: House) -> None:
    table, people = await sit_down(house, "heads-up", "Ann", "Bob")
    await play_rounds(house, table, people, 4, 1)
    assert [told.number for told in await house.bus.history(table, "ann", 2)] == [4, 3]
    assert await house.bus.history(table, "ann", 0) == []


async def test_who_takes_over_a_seat_never_sees_the_cards_of_the_one_before(
    house: House,
) -> None:
    table, people = await sit_down(house, "cardroom", "Ann", "Bob", "Cid")
    ann, bob, cid = people
    running = house.table(table).round
    assert running is not None
    state = running.state
    number = house.table(table).seat_of(ann.id)
    assert number is not None
    cards = list(state.hands[state.order.index(number)])
    mine = ann.look(table)
    assert mine.last["own"]["cards"] == cards
    await ann.leave(table)
    folded = bob if house.on_turn(table) != bob.id else cid
    await folded.leave(table)  # nobody shows a hand
    await finish_round(house, table, people)
    assert house.table(table).seat_of(ann.id) is None
    assert house.table(table).ended is not None  # the end of the hand is still on the table
    dan = await house.person("Dan")
    eye = dan.look(table)
    await dan.sit(table, number=number)
    assert eye.last["seat"] == number
    assert eye.last["own"] is None
    assert dan.look(table).last["own"] is None
    assert not any(frame.get("own") for frame in eye.seen)
    told = await house.bus.history(table, dan.id, 1)
    assert told[0].seat is None
    assert all(step.own is None for step in told[0].steps)
    seen, hidden = shown_cards(told[0], house.table(table).ended)
    assert set(cards) <= hidden
    assert not seen & hidden
    # She who held the cards finds them in her own history, though she has left.
    hers = await house.bus.history(table, ann.id, 1)
    assert set(cards) <= shown_cards(hers[0], house.table(table).ended)[0]
    assert ann.look(table).last.get("own") is None


async def test_history_is_the_same_after_a_restart(house: House) -> None:
    table, people = await sit_down(house, "cardroom", "Ann", "Bob", "Cid")
    await people[0].say(table, "before the first hand is over")
    await play_rounds(house, table, people, 3, 2)
    before = [await house.bus.history(table, person.id, 10) for person in people]
    await house.restart(outage_ms=5_000)
    after = [await house.bus.history(table, person.id, 10) for person in people]
    assert msgspec.json.encode(after) == msgspec.json.encode(before)


async def test_a_hand_that_a_restart_interrupted_is_told_as_any_other(house: House) -> None:
    ann, bob = await house.people("Ann", "Bob")
    table = await ann.open_table("heads-up")
    for person in (ann, bob):
        person.look(table)
        await person.sit(table)
        await person.say(table, "some talk before the hand")
    await house.advance(FIRST_GAP_MS)
    began_ms = house.timer.wall_ms()
    await house.advance(2_000)
    await house.restart(outage_ms=5_000)
    await finish_round(house, table, [ann, bob])
    (told,) = await house.bus.history(table, ann.id, 10)
    assert told.at_ms == began_ms
    assert {event["e"] for event in msgspec.to_builtins(told.steps[0].events)} == {
        "opened",
        "button_drawn",
        "posted",
        "hands_dealt",
    }
    assert set(told.names.values()) == {"Ann", "Bob"}
    (span,) = await house.tap.spans(table, 10)
    records = await house.tap.records(table, span.first_seq, span.last_seq)
    assert b'"round_opened"' in records[0].events
