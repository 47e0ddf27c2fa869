"""The casino's hold'em: flop first, one action each, a check is always free, one pot for all."""

import pytest

from croupier.games.holdem.rules import CASINO
from tests.games.holdem.hand import deal, refused

BOARD = "| 2c3d7h 8s Tc"


@pytest.mark.req("CAS-2.4a", "CAS-2.6a")
def test_the_flop_lies_open_before_anybody_acts() -> None:
    """Rule 4.4."""
    hand = deal(CASINO, [500] * 3, f"QsQd AsAd KsKd {BOARD}")
    assert hand.told == [
        "button 2: 0 has 500, 1 has 500, 2 has 500",
        "0 is dealt QsQd",
        "1 is dealt AsAd",
        "2 is dealt KsKd",
        "flop: 2c3d7h",
    ]
    assert hand.to_act == 0
    assert hand.offer() == "fold, check, bet 1-500 by 1, all-in 500"


@pytest.mark.req("CAS-2.6b", "CAS-2.6c", "CAS-2.6d")
def test_everybody_is_asked_once_on_each_street() -> None:
    """Rule 7.1."""
    hand = deal(CASINO, [500] * 3, f"QsQd AsAd KsKd {BOARD}")
    asked = []
    while hand.to_act is not None:
        asked.append((str(hand.state.street), hand.to_act))
        hand.play(f"{hand.to_act} check")
    streets = ("flop", "turn", "river")
    assert asked == [(street, seat) for street in streets for seat in (0, 1, 2)]
    assert hand.board == "2c3d7h8sTc"


@pytest.mark.req("CAS-2.6b", "CAS-2.8a", "CAS-2.11b")
def test_who_has_acted_is_not_asked_again_after_a_raise() -> None:
    """Rule 7.1."""
    hand = deal(CASINO, [500] * 3).play("0 bet 10, 1 raise 50, 2 raise 200")
    assert hand.told == ["2 raises to 200", "turn: 4d"]
    assert hand.to_act == 0
    assert hand.stacks == [490, 450, 300]


@pytest.mark.req("CAS-2.11a", "CAS-2.11b", "CAS-2.8a")
def test_a_check_with_a_bet_on_the_table_keeps_the_player_in() -> None:
    """Rule 7.2."""
    hand = deal(CASINO, [500] * 3, f"QsQd AsAd KsKd {BOARD}").play("0 bet 100")
    assert hand.offer() == "fold, check, call 100, raise 100-500 by 1, all-in 500"
    hand.play("1 check")
    assert hand.told == ["1 checks"]
    hand.play("2 call")
    assert hand.told == ["2 calls 100", "turn: 8s"]
    hand.play("0 check, 1 check, 2 check, 0 check, 1 check, 2 check")
    assert hand.won == [0, 200, 0], "who paid nothing wins all the same"


@pytest.mark.req("CAS-2.8a", "CAS-2.8c", "CAS-2.8d")
def test_a_bet_is_at_least_the_highest_of_the_street() -> None:
    """Rule 7.3."""
    hand = deal(CASINO, [500] * 3).play("0 bet 60")
    with refused("raise_too_small", least=60):
        hand.play("1 bet 59")
    hand.play("1 raise 80")
    assert hand.told == ["1 raises to 80"]
    assert hand.offer() == "fold, check, call 80, raise 80-500 by 1, all-in 500"
    with refused("raise_too_small", least=80):
        hand.play("2 bet 60")
    hand.play("2 bet 80")
    assert hand.told[0] == "2 calls 80"


@pytest.mark.req("CAS-2.8a")
def test_every_street_starts_from_nothing() -> None:
    """Rule 7.3."""
    hand = deal(CASINO, [500] * 2).play("0 bet 60, 1 call")
    assert hand.offer() == "fold, check, bet 1-440 by 1, all-in 440"


@pytest.mark.req("CAS-2.8b", "CAS-2.10a", "CAS-2.10c")
def test_who_cannot_match_may_check_fold_or_go_all_in() -> None:
    """Rule 7.4."""
    hand = deal(CASINO, [500, 40, 500]).play("0 bet 100")
    assert hand.offer() == "fold, check, all-in 40"
    with refused("nothing_to_call"):
        hand.play("1 call")
    with refused("cannot_raise"):
        hand.play("1 bet 30")
    hand.play("1 all-in")
    assert hand.told == ["1 calls 40, all-in"]
    assert hand.offer() == "fold, check, call 100, raise 100-500 by 1, all-in 500"


@pytest.mark.req("CAS-2.8a", "CAS-2.8b")
def test_who_has_just_enough_may_match() -> None:
    """Rules 7.3, 7.4."""
    hand = deal(CASINO, [500, 100, 500]).play("0 bet 100")
    assert hand.offer() == "fold, check, call 100, raise 100-100 by 1, all-in 100"
    hand.play("1 bet 100")
    assert hand.told == ["1 calls 100, all-in"]


@pytest.mark.req("CAS-2.10a", "CAS-2.10b", "CAS-2.10c")
def test_all_in_puts_everything_in_and_ends_the_players_turns() -> None:
    """Rules 7.4, 8.1."""
    hand = deal(CASINO, [300, 500, 200]).play("0 all-in")
    assert hand.told == ["0 bets 300, all-in"]
    assert hand.offer(1) == "fold, check, call 300, raise 300-500 by 1, all-in 500"
    hand.play("1 call")
    assert hand.offer(2) == "fold, check, all-in 200"
    hand.play("2 check")
    assert hand.to_act == 1
    hand.play("1 check, 2 check")
    assert hand.to_act == 1, "seat 0 is not asked any more"


@pytest.mark.req("CAS-2.10a", "CAS-2.12b")
def test_all_in_for_less_wins_the_whole_pot() -> None:
    """Rule 9.4."""
    hand = deal(CASINO, [500, 40, 500], f"QsQd AsAd KsKd {BOARD}")
    hand.play("0 bet 100, 1 all-in, 2 raise 200, 0 check, 2 check, 0 check, 2 check")
    assert hand.won == [0, 340, 0]
    assert hand.stacks == [400, 340, 300]


@pytest.mark.req("CAS-2.9a", "CAS-2.9b")
def test_a_fold_gives_up_the_bets_and_the_others_play_on() -> None:
    """Rule 7.5."""
    hand = deal(CASINO, [500] * 3, f"AsAd QsQd KsKd {BOARD}")
    hand.play("0 bet 100, 1 call, 2 call, 0 fold")
    assert hand.to_act == 1
    hand.play("1 bet 50, 2 call, 1 check, 2 check")
    assert hand.view.over
    assert hand.stacks == [400, 350, 750]


@pytest.mark.req("CAS-2.9a")
@pytest.mark.parametrize("street", ["flop", "turn", "river"])
def test_folding_is_possible_on_every_street(street: str) -> None:
    """Rule 7.5."""
    hand = deal(CASINO, [500] * 3)
    while hand.state.street != street:
        hand.play(f"{hand.to_act} check")
    assert hand.play("0 fold").told == ["0 folds"]


def test_when_all_others_fold_the_last_takes_the_pot_and_his_own_bet() -> None:
    """Rules 5.10, 9.4."""
    hand = deal(CASINO, [500] * 3).play("0 bet 100, 1 fold, 2 fold")
    assert hand.told == ["2 folds", "0 wins 100 of pot 0", "end"]
    assert hand.stacks == [500, 500, 500]


def test_the_board_is_dealt_out_when_fewer_than_two_can_bet() -> None:
    """Rules 5.9, 8.2."""
    hand = deal(CASINO, [500, 40, 300], f"QsQd AsAd KsKd {BOARD}").play("0 bet 300, 1 all-in")
    hand.play("2 call")
    assert hand.told == [
        "2 calls 300, all-in",
        "turn: 8s",
        "river: Tc",
        "0 shows QsQd",
        "1 shows AsAd",
        "2 shows KsKd",
        "1 wins 640 of pot 0 by one_pair AT87: AsAdTc8s7h",
        "end",
    ]


def test_no_hand_is_shown_before_the_last_card() -> None:
    """Rule 8.2."""
    hand = deal(CASINO, [40, 40], f"QsQd AsAd {BOARD}").play("0 all-in, 1 all-in")
    assert hand.told[1:4] == ["turn: 8s", "river: Tc", "0 shows QsQd"]
