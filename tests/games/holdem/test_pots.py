"""Where chips go: one pot, side pots, shares and odd chips."""

import pytest
from hypothesis import given
from hypothesis import strategies as st
from msgspec.structs import replace

from croupier.games.holdem.rules import CARDROOM, CASINO, CHIP, HEADS_UP
from croupier.games.holdem.showdown import layers
from croupier.games.holdem.view import view
from tests.games.holdem.hand import deal

BOARD = "| 2c3d7h 8s Tc"
SHARED = "| AsKsQd Jh Ts"  # everybody plays the board


@pytest.mark.req("EPS-ASS-GPR-004", "EPS-DEF-POT", "EPS-UC-011.2")
def test_a_bet_belongs_to_the_pot_from_the_moment_it_is_made() -> None:
    """Rule 9.1."""
    hand = deal(CARDROOM, [500] * 3)
    assert hand.total == 15
    lines = ("2 raise 40", "0 call", "1 fold", "0 bet 100")
    assert [hand.play(line).total for line in lines] == [55, 90, 90, 190]
    assert hand.stacks == [360, 490, 460]


@pytest.mark.req("EPS-DEF-FOLD", "EPS-DEF-POT")
def test_folded_chips_stay_in_the_pot() -> None:
    """Rule 9.1."""
    hand = deal(CARDROOM, [500] * 3, f"AsAd KsKd QsQd {BOARD}")
    hand.play("2 raise 100, 0 call, 1 call, 0 bet 50, 1 call, 2 fold")
    hand.play("0 check, 1 check, 0 check, 1 check")
    assert hand.won == [400, 0, 0]
    assert hand.stacks == [750, 350, 400]


@pytest.mark.req(
    "EPS-DEF-SIDEPOT", "EPS-RF-BR-011", "EPS-UC-009.2", "EPS-UC-009-RES", "EPS-UC-010-ALT-01"
)
def test_all_in_wins_the_main_pot_and_the_next_best_hand_the_side_pot() -> None:
    """Rules 9.2, 10.4."""
    hand = deal(CARDROOM, [500, 60, 500], f"QsQd AsAd KsKd {BOARD}")
    hand.play("2 raise 100, 0 call, 1 call")
    assert hand.pots == [(180, "0 1 2"), (80, "0 2")]
    hand.play("0 bet 50, 2 call")
    assert hand.pots == [(180, "0 1 2"), (180, "0 2")]
    hand.play("0 check, 2 check, 0 check, 2 check")
    assert hand.won == [0, 180, 180]
    assert hand.stacks == [350, 180, 530]


@pytest.mark.req("EPS-RF-BR-011", "EPS-RF-BR-012")
def test_four_all_ins_make_three_side_pots() -> None:
    """Rule 9.2."""
    hand = deal(CARDROOM, [100, 200, 400, 300, 50], f"KsKd QsQd 9s9d JsJd AsAd {BOARD}")
    hand.play("2 all-in, 3 all-in, 4 all-in, 0 all-in, 1 all-in")
    assert hand.told[:2] == ["1 calls 190, all-in", "2 takes back 100"]
    assert [line for line in hand.told if "wins" in line] == [
        "4 wins 250 of pot 0 by one_pair AT87: AsAdTc8s7h",
        "0 wins 200 of pot 1 by one_pair KT87: KsKdTc8s7h",
        "1 wins 300 of pot 2 by one_pair QT87: QsQdTc8s7h",
        "3 wins 200 of pot 3 by one_pair JT87: JsJdTc8s7h",
    ]
    assert hand.stacks == [200, 300, 100, 200, 250]


@pytest.mark.req("EPS-RF-BR-011", "EPS-RF-GR-013")
def test_the_best_hand_with_the_most_chips_takes_everything() -> None:
    """Rules 9.2, 10.4."""
    hand = deal(CARDROOM, [100, 200, 300], f"QsQd KsKd AsAd {BOARD}")
    hand.play("2 all-in, 0 all-in, 1 all-in")
    assert hand.stacks == [0, 0, 600]


def test_folded_chips_go_into_the_pots_they_were_paid_for() -> None:
    """Rules 9.1, 9.2."""
    hand = deal(CARDROOM, [40, 500, 500, 500], f"AsAd KsKd QsQd JsJd {BOARD}")
    hand.play("2 raise 100, 3 call, 0 call, 1 call")
    assert hand.pots == [(160, "0 1 2 3"), (180, "1 2 3")]
    hand.play("1 bet 50, 2 call, 3 fold")
    assert hand.pots == [(160, "0 1 2"), (280, "1 2")]


def test_what_the_folded_paid_beyond_the_rest_belongs_to_the_last_pot() -> None:
    """Rule 9.3."""
    chips = [CHIP * paid for paid in (50, 100, 300)]
    found = layers(chips, 0b011, 0, side_pots=True)
    assert [(pot.chips // CHIP, pot.claim) for pot in found] == [(150, 0b011), (300, 0b010)]


def test_a_lone_claim_wins_whatever_it_holds() -> None:
    """Rules 9.6, 16.5."""
    ante = replace(CARDROOM, antes=(10 * CHIP,), blinds=())
    hand = deal(ante, [100, 5], f"QsQd AsAd {BOARD}")
    assert [line for line in hand.told if "wins" in line] == [
        "1 wins 10 of pot 0 by one_pair AT87: AsAdTc8s7h",
        "0 wins 5 of pot 1 by one_pair QT87: QsQdTc8s7h",
    ]
    assert hand.stacks == [95, 10]


@pytest.mark.req("EPS-DEF-TIES", "HU-OV-2", "CAS-2.12b")
def test_equal_hands_share_the_pot() -> None:
    """Rule 9.5."""
    hand = deal(HEADS_UP, [500, 500], f"2c2d 3c3d {SHARED}", button=1)
    hand.play("1 raise 100, 0 call, 0 check, 1 check, 0 check, 1 check, 0 check, 1 check")
    assert hand.won == [100, 100]


@pytest.mark.req("EPS-DEF-TIES", "EPS-RF-GR-013")
@pytest.mark.parametrize(
    ("button", "won"),
    [(0, [10, 20, 10, 0]), (1, [10, 10, 20, 0]), (2, [20, 10, 10, 0]), (3, [20, 10, 10, 0])],
)
def test_odd_chip_goes_left_of_the_button(button: int, won: list[int]) -> None:
    """Rules 9.5, 16.3: 40 for three, in chips of 5."""
    rules = replace(CARDROOM, fold_any_time=True)
    hand = deal(rules, [100] * 4, f"2c2d 3c3d 4c4d 5c5d {SHARED}", button=button)
    while hand.state.street == "preflop":
        hand.play(f"{hand.to_act} {'call' if 'call' in hand.offer() else 'check'}")
    while hand.to_act is not None:
        hand.play(f"{hand.to_act} {'fold' if hand.to_act == 3 else 'check'}")
    assert hand.won == won


@pytest.mark.req("CAS-2.12b", "HU-OV-2")
def test_shares_are_whole_units() -> None:
    """Rule 9.5."""
    hand = deal(CASINO, [500] * 4, f"2c2d 3c3d 4c4d 5c5d {SHARED}")
    hand.play("0 bet 10, 1 call, 2 call, 3 all-in")
    hand.play("0 check, 1 check, 2 fold, 0 check, 1 check")
    assert hand.total == 530
    assert hand.won == [178, 176, 0, 176]


def test_each_pot_is_shared_for_itself() -> None:
    """Rules 9.5, 16.3."""
    hand = deal(CARDROOM, [25, 35, 35, 35, 500], f"2c2d 3c3d 4c4d 5c5d 6c6d {SHARED}")
    hand.play("2 raise 20, 3 fold, 4 raise 30, 0 call, 1 all-in, 2 call, 4 call")
    assert [line for line in hand.told if "wins" in line] == [
        "0 wins 25 of pot 0 by straight A: AsKsQdJhTs",
        "1 wins 25 of pot 0 by straight A: AsKsQdJhTs",
        "2 wins 25 of pot 0 by straight A: AsKsQdJhTs",
        "4 wins 25 of pot 0 by straight A: AsKsQdJhTs",
        "1 wins 10 of pot 1 by straight A: AsKsQdJhTs",
        "2 wins 10 of pot 1 by straight A: AsKsQdJhTs",
        "4 wins 10 of pot 1 by straight A: AsKsQdJhTs",
    ]


@pytest.mark.req("CAS-2.10a")
def test_without_side_pots_the_winner_takes_all_and_nothing_goes_back() -> None:
    """Rule 9.4."""
    hand = deal(CASINO, [500, 30, 200], f"QsQd AsAd KsKd {BOARD}")
    hand.play("0 bet 100, 1 all-in, 2 raise 150")
    assert hand.told == ["2 raises to 150", "turn: 8s"]
    assert hand.pots == [(280, "0 1 2")]
    hand.play("0 check, 2 check, 0 check, 2 check")
    assert hand.stacks == [400, 280, 50]


PAID = st.lists(st.integers(0, 60), min_size=2, max_size=10)


@given(PAID, st.integers(0, 20), st.integers(1, 1023), st.booleans())
def test_pots_hold_exactly_what_was_paid(
    paid: list[int], dead: int, mask: int, side_pots: bool
) -> None:
    """Rules 9.1, 9.2, 9.4: whatever was paid, and nobody wins more of another than he paid."""
    live = mask & (1 << len(paid)) - 1 or 1
    found = layers(paid, live, dead, side_pots)
    assert sum(pot.chips for pot in found) == sum(paid) + dead
    if not side_pots:
        assert [pot.claim for pot in found] == [live]
        return
    assert found[0].claim == live
    for position, own in enumerate(paid):
        if not live >> position & 1:
            continue
        most = sum(pot.chips for pot in found if pot.claim >> position & 1)
        entitled = sum(min(own, other) for other in paid) + dead
        if own < max(p for n, p in enumerate(paid) if live >> n & 1):
            assert most == entitled
        else:
            assert most == sum(paid) + dead


def test_what_each_seat_paid_is_told_with_what_it_won() -> None:
    """So that a win can be told without the chips that only come back."""
    hand = deal(CARDROOM, [500] * 3, f"AsAd KsKd QsQd {BOARD}")
    hand.play("2 raise 100, 0 call, 1 fold")
    assert [seat.paid for seat in view(hand.state).seats] == [0, 0, 0]
    hand.play("0 bet 50, 2 fold")
    paid = {seat.seat: seat.won - seat.paid for seat in view(hand.state).seats}
    assert paid == {0: 110 * CHIP, 1: -10 * CHIP, 2: -100 * CHIP}
