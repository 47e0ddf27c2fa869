"""What the clock costs, and which turn an order is for."""

import pytest

from croupier.games.holdem.moves import Acted, Cause, Deed
from croupier.tables.commands import Act, Expire, SetAway
from croupier.tables.events import LeaveCause, SeatLeaving, TurnMissed, TurnTaken
from tests.tables.parlour import WEALTH, Parlour, action, refused


@pytest.mark.req("EPS-RF-BR-015", "EPS-UC-011-ALT-01")
def test_the_clock_acts_for_who_does_not() -> None:
    """Rules 12.2, 12.3."""
    table = Parlour().sit("ann", "bob", "cid").deal()
    late = table.to_act
    number = table.number(late)
    table.expire()
    assert table.last[0] == TurnMissed(number)
    (acted,) = table.played
    assert isinstance(acted, Acted)
    assert (acted.seat, acted.deed, acted.cause) == (number, Deed.FOLD, Cause.CLOCK)
    assert table.of(late).missed == 1


def test_two_turns_in_a_row_without_an_action_cost_the_seat() -> None:
    """Rule 12.3."""
    table = Parlour().sit("ann", "bob", "cid", "dan").deal()
    late = table.to_act
    table.expire().finish()
    assert late in table.names
    while True:
        table.deal()
        while table.running and table.to_act != late:
            table.act("call")
        if table.to_act == late:
            break
    number = table.number(late)
    table.expire()
    assert SeatLeaving(number, LeaveCause.MISSED) in table.last
    table.finish()
    assert late not in table.names
    assert table.wallet(late) > WEALTH - 500


def test_the_second_missed_turn_may_end_the_hand_too() -> None:
    """Rule 12.3."""
    table = Parlour().sit("ann", "bob").deal()
    late = table.to_act
    table.expire()
    assert table.table.round is None
    table.deal().act("call")
    assert table.to_act == late
    table.expire()
    assert table.happened == ["TurnMissed", "RoundClosed", "PlayerLeft"]
    assert late not in table.names


@pytest.mark.req("EPS-RF-BR-014")
def test_an_action_of_ones_own_sets_the_count_to_zero() -> None:
    """Rule 12.4."""
    table = Parlour("heads-up", settings={"missed_turns_max": 2}).sit("ann", "bob").deal()
    late = table.to_act
    table.expire().deal()
    table.act("call")
    assert table.to_act == late
    table.act("check")
    assert table.last[0] == TurnTaken(table.number(late))
    assert table.of(late).missed == 0


def test_coming_back_sets_the_count_to_zero_too() -> None:
    """Rule 12.4."""
    table = Parlour().sit("ann", "bob", "cid").deal()
    late = table.to_act
    table.expire()
    assert table.of(late).missed == 1
    table.order(late, SetAway(True)).order(late, SetAway(False))
    assert table.of(late).missed == 0


def test_turns_of_who_is_away_do_not_count() -> None:
    """Rule 12.3."""
    table = Parlour().sit("ann", "bob", "cid").deal()
    late = table.to_act
    table.order(late, SetAway(True)).expire()
    assert table.happened == []
    assert table.of(late).missed == 0


def test_missed_turns_cost_nothing_where_the_room_does_not_count_them() -> None:
    """Rule 12.3."""
    table = Parlour("heads-up").sit("ann", "bob")
    for _ in range(4):
        table.deal()
        while table.running:
            table.expire()
    assert None not in table.names


@pytest.mark.req("EPS-RNF-005")
def test_a_late_clock_and_a_late_action_are_stale() -> None:
    """Rule 12.1."""
    table = Parlour().sit("ann", "bob", "cid").deal()
    pending = table.table.pending()
    assert pending is not None
    name = table.to_act
    with refused(table, "stale_turn"):
        table.order("house", Expire(pending.turn + 1))
    table.act("call")
    with refused(table, "stale_turn"):
        table.order("house", Expire(pending.turn))
    with refused(table, "stale_turn"):
        table.order(name, Act(pending.turn, action("call")))
    with refused(table, "not_seated"):
        table.order("dan", Act(pending.turn, action("call")))
    table.finish()
    with refused(table, "no_round"):
        table.order(name, Act(pending.turn, action("call")))
    with refused(table, "no_round"):
        table.order("house", Expire(pending.turn))


def test_another_cannot_act_for_the_one_whose_turn_it_is() -> None:
    """Rule 5.12."""
    table = Parlour().sit("ann", "bob", "cid").deal()
    pending = table.table.pending()
    assert pending is not None
    other = next(name for name in ("ann", "bob", "cid") if name != table.to_act)
    with refused(table, "not_your_turn"):
        table.order(other, Act(pending.turn, action("call")))


def test_turn_numbers_never_come_twice_at_a_table() -> None:
    """Rule 13.2."""
    table = Parlour("heads-up").sit("ann", "bob")
    seen: list[int] = []
    for _ in range(20):
        table.deal()
        while table.running:
            seen.append(table.turn)
            table.act("call" if table.options.call else "check")
    assert len(seen) == 160
    assert seen == sorted(set(seen))
