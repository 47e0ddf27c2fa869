"""What players and hosts do about the pace of a table: sitting out the next round, time of one's
own, a pause, another host, and a hand that is shown of one's own will."""

from typing import Any

import pytest
from msgspec.structs import replace

from croupier.games.holdem.rules import HoldemRules
from croupier.tables.codec import restore
from croupier.tables.commands import Expire, HandOver, PauseTable, SetAway, ShowHand
from croupier.tables.events import AwayPlanned, AwaySet, HandShown, HostChanged, PauseSet, TimeTaken
from croupier.tables.evolve import TIME_BANK_BACK_MS
from croupier.tables.frames import summary
from croupier.tables.rounds import TIME_BANK_PART_MS
from croupier.tables.running.alarms import FIRST_GAP_MS
from tests.simulate.house import House
from tests.tables.parlour import HOST, Parlour, refused


def shown_cards(table: Parlour) -> dict[int, bool]:
    view: Any = table.table.game.view(table.table.shown_state())
    return {seat.seat: bool(seat.cards) for seat in view.seats}


def test_who_sits_out_the_next_round_plays_this_one_to_its_end() -> None:
    table = Parlour().sit("ann", "bob", "cid").deal()
    number = table.number("bob")
    table.order("bob", SetAway(away=True, after_round=True))
    assert list(table.last) == [AwayPlanned(number, True)]
    assert not table.of("bob").away
    assert summary(table.table).seats[number].away_next
    table.finish()
    assert AwaySet(number, True) in table.last
    assert table.of("bob").away
    assert table.deal().table.in_round(number) is False


def test_a_plan_to_sit_out_can_be_dropped() -> None:
    table = Parlour().sit("ann", "bob").deal()
    table.order("bob", SetAway(away=True, after_round=True)).order("bob", SetAway(away=False))
    assert table.last == (AwayPlanned(table.number("bob"), False),)
    table.finish()
    assert not table.of("bob").away


def test_between_rounds_sitting_out_the_next_one_is_sitting_out() -> None:
    table = Parlour().sit("ann", "bob").order("bob", SetAway(away=True, after_round=True))
    assert table.last == (AwaySet(1, True),)


def test_a_reserve_of_time_goes_on_where_the_clock_ends() -> None:
    table = Parlour(settings={"time_bank_ms": 20_000}).sit("ann", "bob", "cid").deal()
    slow, turn = table.to_act, table.turn
    rules: Any = table.table.rules
    number, clock_ms = table.number(slow), rules.clock_ms
    table.expire()
    assert table.last == (TimeTaken(number, turn, TIME_BANK_PART_MS),)
    assert (table.to_act, table.turn) == (slow, turn)
    pending = table.table.pending()
    assert pending is not None
    assert pending.wait_ms == clock_ms + TIME_BANK_PART_MS
    table.expire()
    assert table.last == (TimeTaken(number, turn, 5_000),)
    table.expire()
    assert table.happened[0] == "TurnMissed"
    after = table.table.pending()
    assert after is not None
    assert after.wait_ms == clock_ms  # the next one has the usual time
    table.finish().deal()
    assert table.of(slow).time_bank_ms == TIME_BANK_BACK_MS


def test_nobody_who_is_gone_keeps_others_waiting_with_a_reserve() -> None:
    table = Parlour(settings={"time_bank_ms": 20_000}).sit("ann", "bob", "cid").deal()
    slow = table.to_act
    table.order("house", Expire(table.turn, frozenset({slow})))
    assert table.happened[0] == "TurnMissed"


@pytest.mark.asyncio
async def test_the_clock_of_a_table_runs_on_with_the_reserve(house: House) -> None:
    people = await house.people("Ann", "Bob")
    table = await people[0].open_table("cardroom", time_bank_ms=20_000)
    for person in people:
        await person.look(table)
        await person.sit(table)
    await house.advance(FIRST_GAP_MS)
    slow = next(person for person in people if person.id == house.on_turn(table))
    eye = await slow.look(table)
    await house.advance(15_000)
    assert house.on_turn(table) == slow.id
    assert eye.last["pending"]["left_ms"] == TIME_BANK_PART_MS
    await house.advance(TIME_BANK_PART_MS)
    assert eye.last["pending"]["left_ms"] == 5_000
    await house.advance(4_999)
    assert house.table(table).round is not None
    await house.advance(1)
    assert house.table(table).round is None


def test_a_paused_table_begins_no_round() -> None:
    table = Parlour().sit("ann", "bob").deal().order(HOST, PauseTable())
    assert table.last == (PauseSet(True),)
    assert table.running  # what runs is played
    table.finish()
    with refused(table, "too_few_players"):
        table.deal()
    assert summary(table.table).paused
    with refused(table, "nothing_changed"):
        table.order(HOST, PauseTable())
    with refused(table, "host_only"):
        table.order("bob", PauseTable(paused=False))
    assert table.order(HOST, PauseTable(paused=False)).deal().running


def test_the_host_hands_the_table_over() -> None:
    table = Parlour().sit("ann", "bob").order(HOST, HandOver("Bob"))
    assert table.last == (HostChanged("bob", "Bob"),)
    with refused(table, "host_only"):
        table.order(HOST, PauseTable())
    table.order("bob", PauseTable())
    with refused(table, "not_at_table", name="Zoe"):
        table.order("bob", HandOver("Zoe"))
    with refused(table, "nothing_changed"):
        table.order("bob", HandOver("Bob"))


def test_a_hand_that_won_unseen_may_be_shown() -> None:
    table = Parlour("heads-up").sit("ann", "bob").deal().act("fold")
    winner = next(name for name in ("ann", "bob") if table.chips(name) > 500)
    number = table.number(winner)
    assert shown_cards(table) == {0: False, 1: False}
    table.order(winner, ShowHand())
    assert table.last == (HandShown(number),)
    assert shown_cards(table) == {number: True, 1 - number: False}
    with refused(table, "nothing_to_show"):
        table.order(winner, ShowHand())
    assert restore(table.stored(from_snapshot=True)).table.seq == table.table.seq
    table.deal()
    with refused(table, "nothing_to_show"):
        table.order(winner, ShowHand())


@pytest.mark.req("EPS-ASS-GPR-002")
def test_in_the_card_room_the_hand_stays_hidden() -> None:
    table = Parlour("cardroom").sit("ann", "bob").deal().act("fold")
    for name in ("ann", "bob"):
        with refused(table, "nothing_to_show"):
            table.order(name, ShowHand())


@pytest.mark.req("EPS-ASS-GPR-002")
def test_a_table_from_before_there_was_a_choice_shows_no_hidden_hand() -> None:
    """Its rules were stored without a word about it."""
    table = Parlour("cardroom").sit("ann", "bob").deal().act("fold")
    stored = table.stored()
    old = [
        replace(record, events=record.events.replace(b'"may_show":false,', b""))
        for record in stored.records
    ]
    assert b"may_show" not in b"".join(record.events for record in old)
    restored = restore(replace(stored, records=tuple(old))).table
    assert restored.rules == table.table.rules
    assert isinstance(restored.rules, HoldemRules)
    assert not restored.rules.may_show
    assert restored.ended.rules == restored.rules


def test_nobody_shows_the_hand_of_who_sat_there_before() -> None:
    table = Parlour("heads-up").sit("ann", "bob").deal().act("fold")
    with refused(table, "not_seated"):
        table.order("cid", ShowHand())
