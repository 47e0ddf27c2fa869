"""How small a raise may be, how large, and who may still raise after an all-in."""

import pytest
from msgspec.structs import replace

from croupier.games.holdem.rules import CARDROOM, CHIP, HEADS_UP, HoldemRules, MinRaise
from tests.games.holdem.hand import deal, refused

LAST_RAISE = HoldemRules(min_raise=MinRaise.LAST_RAISE)
DOUBLE = replace(HEADS_UP, min_raise=MinRaise.DOUBLE)


@pytest.mark.req("EPS-DEF-RAISE", "EPS-RF-BR-006")
def test_a_raise_names_the_bet_it_makes_not_what_is_added() -> None:
    """Rule 6.1."""
    hand = deal(CARDROOM, [500, 500, 500]).play("2 raise 40, 0 raise 70")
    assert hand.told == ["0 raises to 70"]
    assert hand.bets == [70, 10, 40]
    assert hand.stacks == [430, 490, 460]


def test_the_smallest_opening_bet_is_that_of_the_table() -> None:
    """Rule 6.2."""
    hand = deal(HEADS_UP, [500, 500]).play("1 call, 0 check")
    assert hand.offer() == "check, bet 10-490 by 1, all-in 490"
    with refused("raise_too_small", least=10):
        hand.play("0 bet 9")


def test_no_limit_raise_is_as_large_as_the_last() -> None:
    """Rule 6.3."""
    hand = deal(LAST_RAISE, [500, 500, 500]).play("2 raise 35")
    assert hand.offer(0) == "fold, call 30, raise 60-500 by 1, all-in 500"
    with refused("raise_too_small", least=60):
        hand.play("0 raise 59")
    hand.play("0 raise 60, 1 raise 110")
    assert hand.offer() == "fold, call 75, raise 160-500 by 1, all-in 500"


def test_no_limit_raise_starts_afresh_on_every_street() -> None:
    """Rule 6.3."""
    hand = deal(LAST_RAISE, [500, 500, 500]).play("2 raise 100, 0 call, 1 call")
    assert hand.offer() == "check, bet 10-400 by 1, all-in 400"
    hand.play("0 bet 10")
    assert hand.offer() == "fold, call 10, raise 20-400 by 1, all-in 400"


@pytest.mark.req("HU-FR5.A.a")
def test_heads_up_raise_is_at_least_twice_the_bet() -> None:
    """Rule 6.3."""
    hand = deal(HEADS_UP, [1000, 1000])
    assert hand.offer() == "fold, call 5, raise 20-1000 by 1, all-in 1000"
    with refused("raise_too_small", least=20):
        hand.play("1 raise 19")
    hand.play("1 raise 20")
    assert hand.offer() == "fold, call 10, raise 40-1000 by 1, all-in 1000"
    with refused("raise_too_small", least=40):
        hand.play("0 raise 39")
    hand.play("0 raise 45, 1 raise 90, 0 call, 0 bet 33")
    assert hand.offer() == "fold, call 33, raise 66-910 by 1, all-in 910"


@pytest.mark.req("EPS-DESC-6", "EPS-RF-BR-007")
def test_card_room_raises_go_by_tens() -> None:
    """Rules 6.3, 6.4."""
    hand = deal(CARDROOM, [500, 500, 500])
    assert hand.offer() == "fold, call 10, raise 20-500 by 10, all-in 500"
    with refused("raise_too_small", least=20):
        hand.play("2 raise 15")
    with refused("raise_off_step", least=20, step=10):
        hand.play("2 raise 83")
    hand.play("2 raise 100, 0 call, 1 raise 110, 2 call, 0 call")
    assert hand.told == ["0 calls 10", "flop: 3h3s4c"]
    with refused("raise_off_step", least=10, step=10):
        hand.play("0 bet 25")
    hand.play("0 bet 20")
    assert hand.offer() == "fold, call 20, raise 30-390 by 10, all-in 390"


@pytest.mark.req("EPS-DESC-6", "EPS-RF-BR-007")
def test_all_in_with_an_odd_remainder_is_always_allowed() -> None:
    """Rule 6.4."""
    hand = deal(CARDROOM, [500, 500, 95])
    assert hand.offer() == "fold, call 10, raise 20-90 by 10, all-in 95"
    hand.play("2 all-in")
    assert hand.told == ["2 raises to 95, all-in"]


def test_a_raise_between_the_last_step_and_all_in_is_off_step() -> None:
    """Rules 5.12, 6.4."""
    hand = deal(CARDROOM, [500, 500, 95])
    with refused("raise_off_step", least=20, step=10):
        hand.play("2 raise 93")


@pytest.mark.req("EPS-RF-BR-008")
def test_nobody_bets_more_than_he_has() -> None:
    """Rule 6.5."""
    hand = deal(CARDROOM, [500, 500, 95])
    with refused("raise_too_large", most=95):
        hand.play("2 raise 100")
    hand.play("2 raise 90, 0 call, 1 call")
    with refused("raise_too_large", most=410):
        hand.play("0 bet 420")


@pytest.mark.req("EPS-DESC-5")
def test_the_number_of_raises_is_not_limited() -> None:
    """Rule 5.8."""
    hand = deal(CARDROOM, [2000, 2000, 2000])
    for to in range(20, 1000, 10):
        hand.play(f"{hand.to_act} raise {to}")
    assert hand.offer().startswith("fold, call 20, raise 1000-2000 by 10")


def test_a_small_all_in_does_not_reopen_the_betting() -> None:
    """Rule 6.6."""
    hand = deal(LAST_RAISE, [500, 70, 500]).play("2 raise 40, 0 call, 1 all-in")
    assert hand.told == ["1 raises to 70, all-in"]
    assert hand.offer() == "fold, call 30, raise 100-500 by 1, all-in 500"

    hand = deal(LAST_RAISE, [500, 60, 500]).play("2 raise 40, 0 call, 1 all-in")
    assert hand.offer(2) == "fold, call 20"
    with refused("cannot_raise"):
        hand.play("2 raise 200")
    with refused("cannot_raise"):
        hand.play("2 all-in")


def test_a_small_all_in_leaves_the_size_of_the_next_raise() -> None:
    """Rules 6.3, 6.6."""
    hand = deal(LAST_RAISE, [60, 500, 500]).play("2 raise 40, 0 all-in")
    assert hand.told == ["0 raises to 60, all-in"]
    assert hand.offer(1) == "fold, call 50, raise 90-500 by 1, all-in 500"


def test_small_all_ins_that_make_a_full_raise_reopen_the_betting() -> None:
    """Rules 6.7, 16.2."""
    hand = deal(LAST_RAISE, [60, 500, 75, 500]).play("2 call, 3 raise 40, 0 all-in, 1 call")
    hand.play("2 all-in")
    assert hand.told == ["2 raises to 75, all-in"]
    assert hand.offer(3) == "fold, call 35, raise 105-500 by 1, all-in 500"
    hand.play("3 call")
    assert hand.offer(1) == "fold, call 15"


def test_an_all_in_below_the_smallest_bet_does_not_reopen_after_a_check() -> None:
    """Rules 6.6, 16.2."""
    hand = deal(LAST_RAISE, [500, 18, 500]).play("2 call, 0 call, 1 check, 0 check, 1 all-in")
    assert hand.told == ["1 bets 8, all-in"]
    assert hand.offer(2) == "fold, call 8, raise 18-490 by 1, all-in 490"
    hand.play("2 call")
    assert hand.offer(0) == "fold, call 8"


def test_a_step_reopens_where_raises_go_by_steps() -> None:
    """Rule 6.6."""
    rules = replace(CARDROOM, bet_min=50 * CHIP)
    hand = deal(rules, [500, 500, 500]).play("2 call, 0 call, 1 check, 0 bet 50, 1 raise 60")
    hand.play("2 call")
    assert hand.offer(0) == "fold, call 10, raise 70-490 by 10, all-in 490"


def test_less_than_a_step_does_not_reopen() -> None:
    """Rules 6.6, 6.7."""
    hand = deal(CARDROOM, [500, 500, 55, 60]).play("2 call, 3 call, 0 call, 1 check")
    hand.play("0 bet 40, 1 call, 2 all-in")
    assert hand.told == ["2 raises to 45, all-in"]
    assert hand.offer(3) == "fold, call 45, all-in 50"
    hand.play("3 fold")
    assert hand.offer(0) == "fold, call 5"

    hand = deal(CARDROOM, [500, 500, 55, 60]).play("2 call, 3 call, 0 call, 1 check")
    hand.play("0 bet 40, 1 call, 2 all-in, 3 all-in")
    assert hand.offer(0) == "fold, call 10, raise 60-490 by 10, all-in 490"


@pytest.mark.req("HU-FR5.A.a")
def test_less_than_double_does_not_reopen_where_raises_double() -> None:
    """Rule 6.6."""
    hand = deal(DOUBLE, [500, 50, 500]).play("2 raise 30, 0 call, 1 all-in")
    assert hand.told == ["1 raises to 50, all-in"]
    assert hand.offer(2) == "fold, call 20"

    hand = deal(DOUBLE, [500, 18, 500]).play("2 call, 0 call, 1 check, 0 check, 1 all-in, 2 call")
    assert hand.offer(0) == "fold, call 8", "less than the smallest bet after a check"

    hand = deal(DOUBLE, [500, 60, 500]).play("2 raise 30, 0 call, 1 all-in")
    assert hand.offer(2) == "fold, call 30, raise 120-500 by 1, all-in 500"


@pytest.mark.parametrize("rules", [LAST_RAISE, DOUBLE, CARDROOM])
def test_a_full_raise_reopens_for_everybody(rules: HoldemRules) -> None:
    """Rule 6.6."""
    hand = deal(rules, [500, 500, 500]).play("2 raise 30, 0 call, 1 raise 60")
    assert "raise" in hand.offer(2)
    hand.play("2 call")
    assert "raise" in hand.offer(0)


def test_a_raise_that_nobody_could_answer_is_not_offered() -> None:
    """Rule 6.8."""
    hand = deal(CARDROOM, [500, 200, 500]).play("2 fold, 0 call, 1 all-in")
    assert hand.offer() == "fold, call 190"

    hand = deal(CARDROOM, [500, 50, 100]).play("2 all-in")
    assert hand.offer(0) == "fold, call 95"
    with refused("cannot_raise"):
        hand.play("0 raise 200")

    hand = deal(CARDROOM, [500, 100, 100]).play("2 all-in")
    assert hand.offer(0) == "fold, call 95", "seat 1 could only call"

    hand = deal(CARDROOM, [500, 150, 100]).play("2 all-in")
    assert hand.offer(0) == "fold, call 95, raise 110-500 by 10, all-in 500"


def test_going_all_in_for_less_than_a_call_is_a_call() -> None:
    """Rules 5.3, 5.5."""
    hand = deal(CARDROOM, [500, 500, 500, 30]).play("2 raise 100")
    assert hand.offer() == "fold, call 30, all-in 30"
    hand.play("3 all-in")
    assert hand.told == ["3 calls 30, all-in"]
    assert hand.view.bet_to_match == 100 * CHIP


@pytest.mark.req("EPS-DEF-BET", "EPS-DEF-CURRENTBET", "EPS-DEF-CALL")
def test_a_call_costs_the_current_bet_less_what_was_bet_on_the_street() -> None:
    """Rule 5.5."""
    hand = deal(CARDROOM, [500, 500, 500]).play("2 raise 30, 0 raise 70, 1 call")
    assert hand.told == ["1 calls 60"]
    hand.play("2 call")
    assert hand.told[0] == "2 calls 40"
    hand.play("0 bet 50, 1 raise 120, 2 fold, 0 call")
    assert hand.told[0] == "0 calls 70"
    assert hand.stacks == [310, 310, 430]
