"""Chips bought in mid-hand: they count at once, but bring nobody back into the hand."""

import pytest

from croupier.games.holdem import game
from croupier.games.holdem.rules import CARDROOM, CHIP
from tests.games.holdem.hand import deal

BOARD = "| 2c3d7h 8s Tc"


@pytest.mark.req("EPS-RF-CB-010", "EPS-DD-003b")
def test_they_count_at_once() -> None:
    """Rule 14.4."""
    hand = deal(CARDROOM, [100, 100, 40])
    assert hand.offer() == "fold, call 10, raise 20-40 by 10, all-in 40"
    hand.play("2 brings 100")
    assert hand.told == ["2 brings 100"]
    assert hand.stacks == [95, 90, 140]
    assert hand.offer() == "fold, call 10, raise 20-140 by 10, all-in 140"
    hand.play("2 raise 120, 0 fold, 1 fold")
    assert hand.stacks == [95, 90, 155]


@pytest.mark.req("EPS-RF-CB-010")
def test_a_call_that_was_all_in_is_a_whole_one_with_new_chips() -> None:
    """Rules 5.5, 14.4."""
    hand = deal(CARDROOM, [30, 200, 200], f"AsAd KsKd QsQd {BOARD}").play("2 raise 100")
    assert hand.offer() == "fold, call 25, all-in 30"
    hand.play("0 brings 200")
    assert hand.offer() == "fold, call 95, raise 110-230 by 10, all-in 230"
    hand.play("0 call, 1 fold")
    assert hand.pots == [(210, "0 2")]


def test_a_raise_can_be_answered_by_whoever_has_brought_the_chips_for_it() -> None:
    """Rules 6.8, 14.4."""
    hand = deal(CARDROOM, [500, 40, 40]).play("2 all-in")
    assert hand.offer() == "fold, call 35"
    hand.play("1 brings 100")
    assert hand.offer() == "fold, call 35, raise 50-500 by 10, all-in 500"


def test_the_turn_and_its_number_stay() -> None:
    """Rule 14.4: nobody wins time with a purchase."""
    hand = deal(CARDROOM, [100, 100, 100])
    before = game.pending(hand.state)
    for seat in (0, 1, 2):
        hand.play(f"{seat} brings 10")
        assert game.pending(hand.state) == before


@pytest.mark.req("EPS-RF-CB-010")
@pytest.mark.parametrize(
    ("script", "seat"),
    [("2 fold", 2), ("2 all-in", 2), ("2 call, 1 leave", 1), ("2 call", 6)],
    ids=["folded", "all-in", "left", "not dealt in"],
)
def test_whoever_is_out_of_the_betting_stays_out(script: str, seat: int) -> None:
    """Rule 14.5."""
    hand = deal(CARDROOM, [100, 100, 100]).play(script)
    before = hand.state
    hand.play(f"{seat} brings 50")
    assert hand.told == []
    assert hand.state == before


@pytest.mark.req("EPS-RF-CB-010")
def test_an_all_in_player_wins_no_more_for_chips_that_came_late() -> None:
    """Rules 9.2, 14.5."""
    hand = deal(CARDROOM, [500, 500, 60], f"KsKd QsQd AsAd {BOARD}")
    hand.play("2 all-in, 2 brings 400, 0 raise 200, 1 call, 0 check, 1 check")
    hand.play("0 check, 1 check, 0 check, 1 check")
    assert hand.won == [280, 0, 180]


def test_they_are_no_gain() -> None:
    """Rule 14.4: the round is settled without them."""
    hand = deal(CARDROOM, [100, 100]).play("1 brings 300, 1 raise 200, 0 fold")
    settlement = game.settlement(hand.state)
    assert settlement is not None
    assert settlement.gains == {0: -10 * CHIP, 1: 10 * CHIP}
    assert hand.stacks == [90, 410]


def test_nothing_comes_into_a_hand_that_is_over() -> None:
    hand = deal(CARDROOM, [100, 100]).play("1 fold")
    assert hand.play("0 brings 50").told == []
