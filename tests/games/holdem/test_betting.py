"""What a player may do on his turn, when a betting round is over, and what is refused."""

import pytest
from msgspec.structs import replace

from croupier.games.game import Refused
from croupier.games.holdem import game
from croupier.games.holdem.moves import AllIn, Call, Check, Fold, HoldemAction, RaiseTo
from croupier.games.holdem.rules import CARDROOM, CHIP, HEADS_UP, HoldemRules
from tests.games.holdem.hand import CHANCE, deal, refused

LIMPED = "2 call, 0 call, 1 check"


@pytest.mark.req("EPS-DESC-8", "EPS-RF-GR-006")
def test_later_rounds_begin_left_of_the_button_and_end_with_it() -> None:
    """Rule 5.2."""
    hand = deal(CARDROOM, [500] * 4).play("2 call, 3 call, 0 call, 1 check")
    for street in ("flop", "turn", "river"):
        assert hand.state.street == street
        for seat in range(4):
            assert hand.to_act == seat
            hand.play(f"{seat} check")
    assert hand.view.over


@pytest.mark.req("EPS-DESC-8", "EPS-RF-GR-006")
def test_whoever_folded_is_passed_over() -> None:
    """Rule 5.2."""
    hand = deal(CARDROOM, [500] * 4).play("2 call, 3 call, 0 fold, 1 check")
    assert hand.to_act == 1
    hand.play("1 bet 10, 2 call, 3 fold")
    assert hand.state.street == "turn"
    assert hand.to_act == 1


@pytest.mark.req("HU-FR6.A")
def test_heads_up_the_button_acts_last_after_the_flop() -> None:
    """Rule 5.2."""
    for button in (0, 1):
        hand = deal(HEADS_UP, [500, 500], button=button)
        hand.play(f"{button} call, {1 - button} check")
        assert hand.to_act == 1 - button
        assert hand.offer() == "check, bet 10-490 by 1, all-in 490"


@pytest.mark.req("EPS-DESC-9", "EPS-RF-BR-003", "EPS-RF-BR-004", "HU-FR6.B.a")
def test_with_nothing_to_match_a_player_checks_or_bets() -> None:
    """Rules 5.3, 5.4."""
    hand = deal(CARDROOM, [500] * 3).play(LIMPED)
    assert hand.offer() == "check, bet 10-490 by 10, all-in 490"
    hand.play("0 check")
    assert hand.told == ["0 checks"]
    assert hand.offer() == "check, bet 10-490 by 10, all-in 490"
    hand.play("1 bet 30")
    assert hand.told == ["1 bets 30"]


@pytest.mark.req(
    "EPS-DESC-9", "EPS-RF-BR-005", "EPS-RF-BR-006", "EPS-RF-BR-009", "HU-OV-3", "HU-FR6.B.b"
)
def test_with_a_bet_to_match_a_player_folds_calls_or_raises() -> None:
    """Rule 5.3."""
    hand = deal(CARDROOM, [500] * 3).play(LIMPED).play("0 bet 30")
    assert hand.offer() == "fold, call 30, raise 40-490 by 10, all-in 490"
    hand.play("1 raise 60")
    assert hand.told == ["1 raises to 60"]
    hand.play("2 fold, 0 call")
    assert hand.told[0] == "0 calls 30"


@pytest.mark.req("HU-FR5.B.a", "HU-OV-3")
def test_heads_up_a_raise_can_be_raised_again() -> None:
    """Rules 5.3, 5.8."""
    hand = deal(HEADS_UP, [500, 500], button=1).play("1 raise 30")
    assert hand.offer() == "fold, call 20, raise 60-500 by 1, all-in 500"
    hand.play("0 raise 60")
    assert hand.offer() == "fold, call 30, raise 120-500 by 1, all-in 500"


@pytest.mark.req("EPS-RF-BR-009")
def test_folding_is_not_offered_while_a_check_is_free() -> None:
    """Rule 5.4."""
    hand = deal(CARDROOM, [500] * 3).play(LIMPED)
    with refused("check_is_free"):
        hand.play("0 fold")
    hand = deal(replace(CARDROOM, fold_any_time=True), [500] * 3).play(LIMPED)
    assert hand.offer() == "fold, check, bet 10-490 by 10, all-in 490"
    assert hand.play("0 fold").told == ["0 folds"]


@pytest.mark.req("EPS-RF-BR-010", "EPS-UC-009", "EPS-UC-009.1", "EPS-DEF-ALLIN")
def test_a_call_without_enough_chips_is_all_in() -> None:
    """Rules 5.5, 8.1."""
    hand = deal(CARDROOM, [500, 45, 500]).play("2 raise 100, 0 call")
    assert hand.offer() == "fold, call 35, all-in 45"
    hand.play("1 call")
    assert hand.told[0] == "1 calls 35, all-in"
    assert hand.stacks == [400, 0, 400]


@pytest.mark.req("EPS-DEF-ALLIN", "EPS-UC-011.4")
def test_all_in_is_a_free_choice() -> None:
    """Rule 5.3."""
    hand = deal(CARDROOM, [500] * 3).play("2 all-in")
    assert hand.told == ["2 raises to 500, all-in"]
    hand = deal(CARDROOM, [500] * 3).play(LIMPED).play("0 all-in")
    assert hand.told == ["0 bets 490, all-in"]


@pytest.mark.req("EPS-RF-GR-007", "EPS-UC-011.5", "HU-FR5.C.b", "HU-FR5.C")
def test_a_round_is_over_when_all_have_acted_and_matched() -> None:
    """Rule 5.7."""
    hand = deal(CARDROOM, [500] * 3).play("2 raise 40, 0 raise 80, 1 call")
    assert hand.state.street == "preflop"
    hand.play("2 call")
    assert hand.told == ["2 calls 40", "flop: 3h3s4c"]

    hand = deal(HEADS_UP, [500, 500], button=1).play("1 call")
    assert hand.state.street == "preflop", "the big blind has not acted"
    hand.play("0 check")
    assert hand.state.street == "flop"


@pytest.mark.req("EPS-UC-011.5")
def test_after_a_raise_all_others_have_another_turn_but_not_the_raiser() -> None:
    """Rule 5.7."""
    hand = deal(CARDROOM, [500] * 4).play("2 call, 3 call, 0 call, 1 check")
    hand.play("0 check, 1 check, 2 bet 20, 3 raise 40, 0 call, 1 call")
    assert hand.to_act == 2
    hand.play("2 call")
    assert hand.state.street == "turn"


@pytest.mark.req("EPS-ASS-GPR-005", "EPS-DEF-CHECK")
def test_if_all_check_the_round_is_over_without_a_bet() -> None:
    """Rule 5.7."""
    hand = deal(CARDROOM, [500] * 3).play(LIMPED)
    hand.play("0 check, 1 check")
    assert hand.to_act == 2
    hand.play("2 check")
    assert hand.told == ["2 checks", "turn: 4d"]
    assert hand.total == 30


@pytest.mark.req("HU-FR6.C", "HU-FR7", "HU-FR8", "EPS-RF-GR-004", "EPS-UC-011")
def test_every_street_is_bet_by_the_same_rules() -> None:
    """Rules 4.4, 5.7."""
    hand = deal(HEADS_UP, [500, 500], button=1).play("1 call, 0 check")
    for street, offer in [
        ("flop", "check, bet 10-490 by 1, all-in 490"),
        ("turn", "check, bet 10-470 by 1, all-in 470"),
        ("river", "check, bet 10-450 by 1, all-in 450"),
    ]:
        assert hand.state.street == street
        assert hand.offer() == offer
        hand.play("0 check, 1 bet 20, 0 call")
    assert hand.view.over


@pytest.mark.req("EPS-RF-GR-004", "EPS-ASS-GPR-006", "EPS-UC-009-POST", "EPS-UC-011.4")
def test_who_is_all_in_is_not_asked_again() -> None:
    """Rules 5.9, 8.1."""
    hand = deal(CARDROOM, [40, 500, 500]).play("2 raise 50, 0 call, 1 call")
    assert hand.view.seats[0].all_in
    assert hand.to_act == 1
    hand.play("1 check, 2 bet 20, 1 call")
    assert hand.state.street == "turn"
    assert hand.to_act == 1


@pytest.mark.req("EPS-RF-GR-004")
def test_nobody_is_asked_who_alone_can_still_bet() -> None:
    """Rules 5.9, 16.4."""
    hand = deal(CARDROOM, [100, 500]).play("1 raise 100, 0 call")
    assert hand.view.over

    hand = deal(CARDROOM, [500, 10, 10]).play("2 call, 0 call")
    assert hand.view.over, "the big blind is all-in and the small blind has matched"


def test_the_last_who_can_bet_still_has_to_match() -> None:
    """Rule 5.9."""
    hand = deal(CARDROOM, [500, 100, 80]).play("2 all-in, 0 call, 1 all-in")
    assert hand.to_act == 0
    assert hand.offer() == "fold, call 20"


@pytest.mark.req("HU-FR5.C.a", "EPS-RF-GR-012", "EPS-DEF-FOLD")
def test_when_all_others_fold_the_last_player_wins_at_once() -> None:
    """Rules 5.10, 5.11."""
    hand = deal(CARDROOM, [500] * 3).play("2 raise 40, 0 fold, 1 fold")
    assert hand.told == ["1 folds", "2 takes back 30", "2 wins 25 of pot 0", "end"]
    assert hand.stacks == [495, 490, 515]
    assert hand.board == "--"


def test_the_unmatched_part_of_a_bet_goes_back() -> None:
    """Rule 5.11."""
    hand = deal(CARDROOM, [500] * 3).play(LIMPED).play("0 bet 50, 1 raise 200, 2 fold, 0 fold")
    assert hand.told == ["0 folds", "1 takes back 150", "1 wins 130 of pot 0", "end"]

    hand = deal(CARDROOM, [500, 60, 500]).play("2 fold, 0 all-in, 1 call")
    assert hand.told[:2] == ["1 calls 50, all-in", "0 takes back 440"]
    assert [seat.all_in for seat in hand.view.seats] == [False, True, False]


def test_a_walk_gives_the_big_blind_what_the_others_posted() -> None:
    """Rules 5.10, 5.11."""
    hand = deal(CARDROOM, [500] * 3).play("2 fold, 0 fold")
    assert hand.told == ["0 folds", "1 takes back 5", "1 wins 10 of pot 0", "end"]
    assert hand.stacks == [495, 505, 500]


def test_refusals_of_the_turn() -> None:
    """Rule 5.12."""
    hand = deal(CARDROOM, [500] * 3)
    with refused("not_your_turn"):
        hand.play("0 call")
    with refused("not_in_hand"):
        hand.play("5 call")
    hand.play("2 fold, 0 fold")
    with refused("hand_over"):
        hand.play("1 check")
    with pytest.raises(Refused, match="hand_over"):
        hand.play("clock")


def test_refusals_of_the_betting() -> None:
    """Rule 5.12."""
    hand = deal(CARDROOM, [500] * 3)
    with refused("cannot_check", call=10):
        hand.play("2 check")
    hand.play(LIMPED)
    with refused("nothing_to_call"):
        hand.play("0 call")
    with refused("raise_too_small", least=10):
        hand.play("0 bet 5")
    for chips in (0, -10):
        with refused("raise_too_small", least=10):
            hand.play(f"0 bet {chips}")


def test_who_has_no_chips_for_a_raise_cannot_raise() -> None:
    """Rules 5.12, 6.5."""
    hand = deal(CARDROOM, [500, 500, 30]).play("2 call, 0 raise 100, 1 call")
    assert hand.offer() == "fold, call 20, all-in 30"
    with refused("cannot_raise"):
        hand.play("2 raise 110")


@pytest.mark.parametrize("action", [Fold(), Check(), Call(), RaiseTo(40 * CHIP), AllIn()])
def test_a_refused_order_changes_nothing(action: HoldemAction) -> None:
    """Rule 5.12."""
    hand = deal(CARDROOM, [500] * 3)
    before = hand.state
    with pytest.raises(Refused):
        game.decide(hand.state, 1, action, CHANCE)
    assert hand.state == before
    assert hand.play("2 call").told == ["2 calls 10"]


@pytest.mark.parametrize("rules", [CARDROOM, HEADS_UP])
def test_options_are_for_the_one_whose_turn_it_is(rules: HoldemRules) -> None:
    """Rule 5.12."""
    hand = deal(rules, [500] * 3)
    assert hand.to_act == 2
    assert hand.offer(0) == hand.offer(1) == hand.offer(9) == "nothing"
