"""The betting pass and the answers."""

import pytest
from msgspec.structs import replace

from croupier.games.sabacc.moves import BetMade, Deed, RaiseTo
from croupier.games.sabacc.rules import CHIP
from tests.games.sabacc.playing import RULES, deal, in_chips, refused


@pytest.mark.req("CAS-5.15a", "CAS-5.18a")
def test_after_the_plays_everybody_may_match_or_raise() -> None:
    """Rule 5.1."""
    table = deal(seats=3).stand_all()
    assert table.to_act == 0
    assert table.offered == {"match", "raise"}
    table.play("0 match, 1 raise 40")
    assert table.to_act == 2
    assert table.offered == {"match", "raise", "junk"}
    table.play("2 raise 100")
    assert in_chips(table.view.bet_to_match) == 100


@pytest.mark.req("CAS-5.15a", "CAS-5.18b")
def test_a_raise_from_the_last_seat_has_to_be_matched_and_nobody_raises_again() -> None:
    """Rule 5.3."""
    table = deal(seats=3).stand_all().play("0 match, 1 raise 40, 2 raise 100")
    assert table.to_act == 0
    assert table.offered == {"match", "junk"}
    with refused("no_raise"):
        table.play("0 raise 200")
    table.play("0 match")
    assert table.to_act == 1
    table.play("1 match")
    assert table.view.round == 2
    assert in_chips(table.view.pot) == 300
    assert table.stacks == [850] * 3


def test_who_matched_already_is_not_asked_again() -> None:
    """Rule 5.3."""
    table = deal(seats=3).stand_all().play("0 raise 30, 1 match, 2 match")
    assert table.view.round == 2


@pytest.mark.req("CAS-5.18b")
def test_a_raise_may_be_as_high_as_the_balance() -> None:
    """Rule 5.2."""
    table = deal(seats=2, stacks=[500, 2_000]).stand_all()
    with refused("raise_too_large", most=450):
        table.play("0 raise 451")
    table.play("0 raise 450")
    assert table.seat(0).all_in
    assert table.last[0] == BetMade(0, Deed.RAISE, 450 * CHIP, 450 * CHIP, True)


@pytest.mark.req("CAS-5.18b")
def test_a_raise_is_above_the_bet_in_whole_chips() -> None:
    """Rules 5.2, 8.4."""
    table = deal(seats=2).stand_all().play("0 raise 40")
    with refused("raise_too_small", least=41):
        table.play("1 raise 40")
    with refused("raise_off_step", least=41, step=1):
        table.order(1, RaiseTo(4_150))
    table.play("1 raise 41")


@pytest.mark.req("CAS-5.15b", "CAS-5.18b")
def test_who_has_too_few_chips_bets_all_he_has_and_stays_in() -> None:
    """Rules 2.4, 5.4."""
    table = deal("+9c +8c | +1c -1t", stacks=[1_000, 150], pot=0).stand_all()
    table.play("0 raise 500")
    assert table.offered == {"match", "junk"}
    table.play("1 match")
    assert table.seat(1).all_in
    assert in_chips(table.view.pot) == 600
    assert table.view.round == 2
    table.rest()
    # No side pots: a hundred chips win all six hundred, and the sabacc pot.
    assert table.gains == [-550, 500 + 50]


@pytest.mark.req("CAS-5.15b")
def test_who_is_all_in_plays_on_and_is_asked_for_no_bets() -> None:
    """Rules 5.4, 5.6."""
    table = deal(seats=3, stacks=[1_000, 50, 1_000])
    assert table.seat(1).all_in
    table.play("0 stand, 1 draw, 1 keep, 2 stand")
    assert table.to_act == 0
    table.play("0 match")
    assert table.to_act == 2


def test_nobody_bets_against_players_without_chips() -> None:
    """Rule 5.6."""
    table = deal(seats=2, stacks=[1_000, 50]).play("0 stand, 1 stand")
    assert (table.view.round, table.to_act) == (2, 0)
    assert "DiceRolled" in table.happened


def test_a_raise_that_nobody_could_answer_is_not_offered() -> None:
    """Rule 5.2."""
    table = deal(seats=2, stacks=[150, 1_000]).stand_all().play("0 raise 100")
    assert table.offered == {"match", "junk"}
    with refused("no_raise"):
        table.play("1 raise 200")


@pytest.mark.parametrize(("third", "offered"), [(80, False), (100, False), (101, True)])
def test_a_raise_needs_one_who_has_more_than_the_bet(third: int, offered: bool) -> None:
    """Rule 5.2: the first is all-in for 100, so the third alone could answer."""
    table = deal(seats=3, stacks=[150, 1_000, 50 + third]).stand_all().play("0 raise 100")
    assert table.offered == {"match", "junk"} | ({"raise"} if offered else set())


def test_the_smallest_bet_of_the_smallest_unit_is_a_reason_to_junk() -> None:
    """Rules 5.5, 8.4."""
    table = deal(seats=2, rules=replace(RULES, unit=1)).stand_all()
    table.order(0, RaiseTo(1))
    assert table.offered == {"match", "raise", "junk"}


@pytest.mark.req("CAS-5.18b")
def test_instead_of_matching_a_player_may_junk() -> None:
    """Rule 5.5."""
    table = deal(seats=3).stand_all().play("0 raise 40, 1 junk, 2 match")
    assert table.seat(1).junked
    assert table.view.round == 2
    table = deal(seats=2).stand_all().play("0 raise 40, 1 raise 80, 0 junk")
    assert table.view.over
    assert table.gains == [-90, 40 - 50]


def test_a_bet_that_costs_nothing_is_no_reason_to_junk() -> None:
    """Rule 5.5."""
    table = deal(seats=2).stand_all()
    with refused("not_now"):
        table.play("0 junk")


@pytest.mark.req("CAS-5.2b")
def test_bets_begin_anew_in_every_round_and_the_stake_grows() -> None:
    """Rule 5.1."""
    table = deal(seats=2).stand_all().play("0 raise 40, 1 match").stand_all()
    assert (table.seat(0).bet, in_chips(table.seat(0).stake)) == (0, 40)
    table.play("0 raise 10, 1 match")
    assert [in_chips(seat.stake) for seat in table.view.seats] == [50, 50]
    assert in_chips(table.view.pot) == 100


@pytest.mark.req("CAS-5.17")
def test_the_balance_of_every_seat_is_kept() -> None:
    """Rules 2.1, 5.1."""
    table = deal(seats=3, stacks=[500, 600, 700]).stand_all().play("0 raise 20, 1 match")
    assert table.stacks == [430, 530, 650]
    assert [in_chips(seat.stack) for seat in table.view.seats] == [430, 530, 650]


def test_deeds_are_named() -> None:
    """Rule 5.1."""
    table = deal(seats=3).stand_all().play("0 match, 1 raise 20, 2 match")
    assert [seat.deed for seat in table.view.seats] == [Deed.CHECK, Deed.RAISE, Deed.MATCH]
