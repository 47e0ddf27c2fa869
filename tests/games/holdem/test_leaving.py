"""What the clock does, and what becomes of a player who goes away in the middle of a hand."""

import pytest

from croupier.games.holdem import game
from croupier.games.holdem.moves import Departed
from croupier.games.holdem.rules import CARDROOM, CASINO, HEADS_UP
from tests.games.holdem.hand import CHANCE, deal, refused

BOARD = "| 2c3d7h 8s Tc"


@pytest.mark.req("EPS-RF-BR-013", "EPS-UC-011.4")
def test_a_turn_in_the_card_room_lasts_fifteen_seconds() -> None:
    """Rule 12.1."""
    for rules, wait_ms in ((CARDROOM, 15_000), (HEADS_UP, 30_000), (CASINO, 30_000)):
        pending = game.pending(deal(rules, [500, 500]).state)
        assert pending is not None
        assert pending.wait_ms == wait_ms


@pytest.mark.req("EPS-RF-BR-015", "EPS-UC-011-ALT-01")
def test_card_room_clock_folds_even_where_a_check_is_free() -> None:
    """Rule 12.2."""
    hand = deal(CARDROOM, [500] * 3).play("clock")
    assert hand.told == ["2 folds (clock)"]
    hand.play("0 call, 1 check, clock")
    assert hand.told == ["0 folds (clock)", "1 wins 20 of pot 0", "end"]


def test_heads_up_clock_checks_if_that_is_free_and_else_folds() -> None:
    """Rule 12.2."""
    hand = deal(HEADS_UP, [500, 500], button=1).play("1 call, clock")
    assert hand.told == ["0 checks (clock)", "flop: 3c3d3h"]
    hand.play("0 bet 20, clock")
    assert hand.told[0] == "1 folds (clock)"


@pytest.mark.req("CAS-2.6b")
def test_casino_clock_checks() -> None:
    """Rules 12.2, 7.2."""
    hand = deal(CASINO, [500] * 3).play("0 bet 100, clock")
    assert hand.told == ["1 checks (clock)"]


@pytest.mark.req("EPS-RF-PG-001", "EPS-UC-006.5", "EPS-DEF-ACTIVE")
def test_a_leaver_folds_when_his_turn_comes() -> None:
    """Rules 13.1, 13.2."""
    hand = deal(CARDROOM, [500] * 4, button=3).play("1 leave")
    assert hand.to_act == 2
    hand.play("2 call, 3 call")
    assert hand.told == ["3 calls 10"]
    hand.play("0 call")
    assert hand.told == ["0 calls 5", "1 folds (left)", "flop: 4c4d4h"]
    assert hand.to_act == 0


def test_leaving_on_the_turn_folds_at_once() -> None:
    """Rule 13.2."""
    hand = deal(CARDROOM, [500] * 3).play("2 leave")
    assert hand.told == ["2 goes away", "2 folds (left)"]
    assert hand.to_act == 0


@pytest.mark.req("EPS-RF-PG-004")
def test_nobody_learns_of_a_leaver_before_his_turn() -> None:
    """Rule 13.2."""
    hand = deal(CARDROOM, [500] * 4, button=3)
    before, pending = hand.view, game.pending(hand.state)
    hand.play("1 leave")
    assert hand.view == before
    assert game.pending(hand.state) == pending
    assert hand.last == [Departed(1)]
    for reader in (None, 0, 2, 3):
        assert game.show(Departed(1), reader) is None
        if reader is not None:
            assert game.private_view(hand.state, reader) is not None
    assert game.show(Departed(1), 1) == Departed(1)


@pytest.mark.req("CAS-2.14b", "EPS-UC-006.5")
def test_what_a_leaver_has_bet_is_lost() -> None:
    """Rule 13.3."""
    hand = deal(CARDROOM, [500] * 3, f"AsAd KsKd QsQd {BOARD}").play("2 raise 100, 0 call, 1 call")
    hand.play("0 leave, 1 check, 2 check, 1 check, 2 check, 1 check, 2 check")
    assert hand.stacks == [400, 700, 400]
    settlement = game.settlement(hand.state)
    assert settlement is not None
    assert settlement.gains == {0: -10_000, 1: 20_000, 2: -10_000}


@pytest.mark.req("CAS-2.14b", "EPS-DEF-ACTIVE", "EPS-RF-HV-001", "EPS-RF-PG-004")
def test_a_leaver_who_is_all_in_folds_when_the_betting_is_over() -> None:
    """Rule 13.4."""
    hand = deal(CARDROOM, [60, 500, 500], f"AsAd KsKd QsQd {BOARD}")
    hand.play("2 raise 100, 0 all-in, 1 call, 0 leave")
    assert hand.last == [Departed(0)]
    hand.play("1 check, 2 check, 1 check, 2 check, 1 check")
    assert not hand.view.seats[0].folded
    hand.play("2 check")
    assert hand.told == [
        "2 checks",
        "0 folds (left)",
        "1 shows KsKd",
        "2 shows QsQd",
        "1 wins 260 of pot 0 by one_pair KT87: KsKdTc8s7h",
        "end",
    ]


@pytest.mark.req("EPS-RF-BR-011")
def test_a_leaver_gets_back_what_nobody_matched() -> None:
    """Rules 13.4, 5.11."""
    hand = deal(CARDROOM, [60, 500], f"AsAd KsKd {BOARD}", button=0)
    hand.play("0 call, 1 raise 200, 1 leave, 0 call")
    assert hand.told == [
        "0 calls 50, all-in",
        "1 takes back 140",
        "1 folds (left)",
        "0 wins 120 of pot 0",
        "end",
    ]


@pytest.mark.req("CAS-2.14b")
def test_a_leaver_who_has_acted_on_the_river_does_not_win() -> None:
    """Rule 13.4."""
    hand = deal(CASINO, [500] * 3, f"AsAd KsKd QsQd {BOARD}")
    hand.play("0 bet 50, 1 call, 2 call, 0 check, 1 check, 2 check, 0 check, 0 leave, 1 check")
    hand.play("2 check")
    assert hand.told[1] == "0 folds (left)"
    assert hand.stacks == [450, 600, 450]


def test_a_leaver_wins_if_all_others_have_folded() -> None:
    """Rule 13.5."""
    hand = deal(CARDROOM, [500] * 3).play("2 raise 40, 2 leave, 0 fold, 1 fold")
    assert hand.told == ["1 folds", "2 takes back 30", "2 wins 25 of pot 0", "end"]


def test_of_leavers_alone_one_wins() -> None:
    """Rule 13.5."""
    hand = deal(CARDROOM, [500] * 3).play("0 leave, 1 leave, 2 leave")
    assert hand.told == [
        "2 goes away",
        "2 folds (left)",
        "0 folds (left)",
        "1 takes back 5",
        "1 wins 10 of pot 0",
        "end",
    ]


def test_leaving_twice_or_after_the_hand_is_nothing_new() -> None:
    """Rule 13.1."""
    hand = deal(CARDROOM, [500] * 3).play("0 leave")
    assert game.leave(hand.state, 0, CHANCE) == ((), hand.state)
    assert game.leave(hand.state, 9, CHANCE) == ((), hand.state)
    hand.play("2 fold")
    assert hand.view.over
    assert game.leave(hand.state, 1, CHANCE) == ((), hand.state)


def test_leaving_after_a_fold_changes_nothing_for_the_others() -> None:
    """Rule 13.1."""
    hand = deal(CARDROOM, [500] * 3).play("2 fold, 2 leave, 0 call, 1 check")
    assert hand.told == ["1 checks", "flop: 3h3s4c"]
    with refused("not_your_turn"):
        hand.play("2 check")
