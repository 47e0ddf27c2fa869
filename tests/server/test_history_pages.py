"""Finished rounds, told again: each player sees what he saw when they were played. A page is
limited in rounds, in steps and in bytes."""

import asyncio
from collections.abc import AsyncIterator
from pathlib import Path
from typing import Any

import msgspec
import pytest
import pytest_asyncio

from croupier.games.holdem.moves import HandsDealt
from croupier.games.holdem.state import HoldemState
from croupier.tables.running.alarms import FIRST_GAP_MS
from croupier.wire import limits
from croupier.wire.down import RoundHistory
from croupier.wire.http import HistoryQuery
from tests.bus.disguise import plain_of, read_page
from tests.contract.cards import cards_in
from tests.simulate.house import House, Person, chance_of, refusal
from tests.simulate.play import finish_round, sit_down, step_at_random, top_up_the_poor

pytestmark = pytest.mark.asyncio


@pytest_asyncio.fixture
async def house(tmp_path: Path) -> AsyncIterator[House]:
    """In virtual time, so that many rounds are played at once."""
    house = await House.open(tmp_path / "house.db")
    yield house
    await house.crash()
    assert house.errors == []


async def play_rounds(
    house: House, table: str, people: list[Person], count: int, seed: object
) -> list[HoldemState]:
    """How each of the next rounds ended."""
    dice = chance_of(seed, "history")
    ends: list[HoldemState] = []
    while len(ends) < count:
        before = house.table(table).round
        await step_at_random(house, table, people, dice)
        after = house.table(table)
        if before is not None and after.round is None:
            assert isinstance(after.ended, HoldemState)
            ends.append(after.ended)
            await top_up_the_poor(house, table, people)
    return ends


async def told_to(person: Person, table: str, newest: int = 10) -> list[RoundHistory]:
    rounds, _ = read_page(await person.history(table, newest))
    return rounds


async def numbers(person: Person, table: str, newest: int, before: int | None = None) -> list[int]:
    rounds, _ = read_page(await person.history(table, newest, before))
    return [told.number for told in rounds]


def shown_cards(told: RoundHistory, state: HoldemState) -> tuple[set[Any], set[Any]]:
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
        told = await told_to(person, table)
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
            assert history.skipped == 0
            assert history.names == {
                seat: taken.name
                for seat, taken in enumerate(house.table(table).seats)
                if taken is not None
            }
    assert hidden_hands


async def test_only_as_many_rounds_as_asked_for_newest_first(house: House) -> None:
    table, (ann, bob) = await sit_down(house, "heads-up", "Ann", "Bob")
    await play_rounds(house, table, [ann, bob], 4, 1)
    assert await numbers(ann, table, 2) == [4, 3]


async def test_pages_follow_on_each_other_until_the_first_round(house: House) -> None:
    table, (ann, bob) = await sit_down(house, "heads-up", "Ann", "Bob")
    await play_rounds(house, table, [ann, bob], 7, 1)
    for newest in (1, 2, 3, 7, 20):
        found: list[int] = []
        pages, before = 0, None
        while pages == 0 or before is not None:
            rounds, before = read_page(await ann.history(table, newest, before))
            found += [told.number for told in rounds]
            pages += 1
        assert found == [7, 6, 5, 4, 3, 2, 1]
        assert pages == -(-7 // newest)
    assert await numbers(ann, table, 5, before=1) == []
    assert await numbers(ann, table, 5, before=10**9) == [7, 6, 5, 4, 3]


async def test_a_page_that_grows_too_large_ends_after_the_round(
    house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    table, (ann, bob) = await sit_down(house, "heads-up", "Ann", "Bob")
    await play_rounds(house, table, [ann, bob], 3, 1)
    monkeypatch.setattr(limits, "HISTORY_BYTES", 1)
    rounds, before = read_page(await ann.history(table))
    assert [told.number for told in rounds] == [3]
    assert before == 3
    assert await numbers(ann, table, 10, before) == [2]


async def test_of_a_long_round_the_last_steps_are_told(
    house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    table, people = await sit_down(house, "cardroom", "Ann", "Bob")
    await finish_round(house, table, people)
    (whole,) = await told_to(people[0], table)
    assert len(whole.steps) > 3
    monkeypatch.setattr(limits, "HISTORY_STEPS_MAX", 3)
    (short,) = await told_to(people[0], table)
    assert short.skipped == len(whole.steps) - 3
    assert plain_of(short.steps) == plain_of(whole.steps[-3:])


async def test_a_player_asks_for_one_page_at_a_time(house: House) -> None:
    table, (ann, bob) = await sit_down(house, "heads-up", "Ann", "Bob")
    await play_rounds(house, table, [ann, bob], 2, 1)
    first = asyncio.create_task(ann.history(table))
    await asyncio.sleep(0)
    assert await refusal(ann.history(table)) == "busy"
    assert len(await told_to(bob, table)) == 2
    assert len(read_page(await first)[0]) == 2
    assert await ann.history(table) == await first


async def test_a_page_is_given_up_when_nobody_waits_for_it(house: House) -> None:
    table, (ann, bob) = await sit_down(house, "heads-up", "Ann", "Bob")
    await play_rounds(house, table, [ann, bob], 3, 1)
    looks: list[bool] = [False, True]
    query = HistoryQuery(10)
    assert await house.history.page(table, ann.id, query, lambda: looks.pop(0)) == b""
    assert looks == []
    assert len(await told_to(ann, table)) == 3  # and asks again in vain no more


@pytest.mark.parametrize("access", ["link", "ticket"])
async def test_what_is_not_open_to_everybody_is_told_to_those_who_played(
    house: House, access: str
) -> None:
    ann, bob, eve = await house.people("Ann", "Bob", "Eve")
    table = await ann.open_table("heads-up", watching=access)
    for person in (ann, bob):
        await person.sit(table)
    await house.advance(FIRST_GAP_MS)
    await finish_round(house, table, [ann, bob])
    assert await numbers(ann, table, 5) == await numbers(bob, table, 5) == [1]
    assert await numbers(eve, table, 5) == []


async def test_the_rounds_of_a_closed_table_are_told_to_those_who_played(house: House) -> None:
    table, (ann, bob) = await sit_down(house, "heads-up", "Ann", "Bob")
    await finish_round(house, table, [ann, bob])
    before = await told_to(ann, table)
    for person in (ann, bob):
        await person.leave(table)
    assert table not in house.tables
    for _ in range(2):
        assert plain_of(await told_to(ann, table)) == plain_of(before)
        assert await told_to(await house.person("Eve", 0), table) == []
        await house.restart()


async def test_there_is_no_history_of_a_table_that_never_was(house: House) -> None:
    ann = await house.person("Ann")
    assert await refusal(ann.history("nowhere")) == "no_such_table"
    table = await ann.open_table("casino")
    assert await told_to(ann, table) == []


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
    mine = await ann.look(table)
    assert mine.last["private"]["cards"] == cards
    await ann.leave(table)
    folded = bob if house.on_turn(table) != bob.id else cid
    await folded.leave(table)  # nobody shows a hand
    await finish_round(house, table, people)
    assert house.table(table).seat_of(ann.id) is None
    assert house.table(table).ended is not None  # the end of the hand is still on the table
    dan = await house.person("Dan")
    eye = await dan.look(table)
    await dan.sit(table, number=number)
    assert eye.last["seat"] == number
    assert eye.last["private"] is None
    assert (await dan.look(table)).last["private"] is None
    assert not any(frame.get("private") for frame in eye.seen)
    (told,) = await told_to(dan, table)
    assert told.seat is None
    assert all(step.private is None for step in told.steps)
    seen, hidden = shown_cards(told, house.table(table).ended)
    assert set(cards) <= hidden
    assert not seen & hidden
    # She who held the cards finds them in her own history, though she has left.
    (hers,) = await told_to(ann, table)
    assert set(cards) <= shown_cards(hers, house.table(table).ended)[0]
    assert (await ann.look(table)).last.get("private") is None


async def test_history_is_the_same_after_a_restart(house: House) -> None:
    table, people = await sit_down(house, "cardroom", "Ann", "Bob", "Cid")
    await people[0].fidget(table)
    await play_rounds(house, table, people, 3, 2)
    before = [await person.history(table) for person in people]
    await house.restart(outage_ms=5_000)
    assert [await person.history(table) for person in people] == before


async def test_a_hand_that_a_restart_interrupted_is_told_as_any_other(house: House) -> None:
    ann, bob = await house.people("Ann", "Bob")
    table = await ann.open_table("heads-up")
    for person in (ann, bob):
        await person.look(table)
        await person.sit(table)
        await person.fidget(table)
    await house.advance(FIRST_GAP_MS)
    began_ms = house.timer.wall_ms()
    await house.advance(2_000)
    await house.restart(outage_ms=5_000)
    await finish_round(house, table, [ann, bob])
    (told,) = await told_to(ann, table)
    assert told.at_ms == began_ms
    assert [type(event).__name__ for event in told.steps[0].events] == [
        "Opened",
        "ButtonDrawn",
        "Posted",
        "HandsDealt",
    ]
    dealt = told.steps[0].events[-1]
    assert isinstance(dealt, HandsDealt)
    assert sorted(map(len, dealt.hands)) == [0, 2]
    assert set(told.names.values()) == {"Ann", "Bob"}
    (record,) = await house.tap.store.rounds(table, limit=10)
    records = await house.tap.records(table, record.first_seq, record.last_seq)
    assert b'"round_opened"' in records[0].events
    assert msgspec.json.decode(records[-1].events)[-1]["e"] == "round_closed"
