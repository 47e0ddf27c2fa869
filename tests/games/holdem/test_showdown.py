"""Who shows first, what stays hidden, and which hand wins."""

import pytest
from msgspec.structs import replace

from croupier.games.holdem import game
from croupier.games.holdem.moves import Shown
from croupier.games.holdem.rules import CARDROOM, CASINO, CHIP, HEADS_UP, HoldemRules
from tests.games.holdem.hand import Hand, deal

BOARD = "| 2c3d7h 8s Tc"
MUCK = replace(CARDROOM, muck=True)
LIMPED = "2 call, 0 call, 1 check, 0 check, 1 check, 2 check, 0 check, 1 check, 2 check"


def shown(hand: Hand) -> list[int]:
    return [event.seat for event in hand.events if isinstance(event, Shown)]


@pytest.mark.req("EPS-ASS-GPR-002", "HU-FR9a")
def test_after_the_last_round_every_hand_is_shown_from_the_left_of_the_button() -> None:
    """Rules 10.1, 10.2."""
    hand = deal(CARDROOM, [500] * 3, f"QsQd AsAd KsKd {BOARD}").play(LIMPED)
    hand.play("0 check, 1 check, 2 check")
    assert hand.told == [
        "2 checks",
        "0 shows QsQd",
        "1 shows AsAd",
        "2 shows KsKd",
        "1 wins 30 of pot 0 by one_pair AT87: AsAdTc8s7h",
        "end",
    ]
    assert [str(seat.cards[0]) for seat in hand.view.seats] == ["Qs", "As", "Ks"]


def test_the_last_to_bet_or_raise_on_the_river_shows_first() -> None:
    """Rule 10.1."""
    hand = deal(CARDROOM, [500] * 3, f"QsQd AsAd KsKd {BOARD}").play(LIMPED)
    hand.play("0 bet 10, 1 raise 20, 2 call, 0 call")
    assert shown(hand) == [1, 2, 0]


def test_bets_of_earlier_streets_do_not_matter_for_showing() -> None:
    """Rule 10.1."""
    hand = deal(CARDROOM, [500] * 3, f"QsQd AsAd KsKd {BOARD}").play("2 raise 50, 0 call, 1 call")
    hand.play("0 check, 1 check, 2 bet 10, 0 call, 1 call, 0 check, 1 check, 2 check")
    hand.play("0 check, 1 check, 2 check")
    assert shown(hand) == [0, 1, 2]


def test_a_beaten_hand_is_mucked_where_the_table_says_so() -> None:
    """Rule 10.2."""
    hand = deal(MUCK, [500] * 3, f"QsQd JsJd KsKd {BOARD}").play(LIMPED)
    hand.play("0 check, 1 check, 2 check")
    assert hand.told[1:4] == ["0 shows QsQd", "1 mucks", "2 shows KsKd"]
    seat = hand.view.seats[1]
    assert seat.mucked
    assert seat.cards == ()
    assert hand.hole_cards(1) == "JsJd"


def test_an_equal_hand_is_not_mucked() -> None:
    """Rule 10.2."""
    hand = deal(MUCK, [500] * 3, f"QsQd QcQh KsKd {BOARD}").play(LIMPED)
    hand.play("0 check, 1 check, 2 check")
    assert shown(hand) == [0, 1, 2]


def test_a_hand_that_wins_a_side_pot_is_not_mucked() -> None:
    """Rules 10.2, 9.2."""
    hand = deal(MUCK, [60, 500, 500], f"AsAd QsQd KsKd {BOARD}")
    hand.play("2 raise 100, 0 call, 1 call")
    hand.play("1 check, 2 check, 1 check, 2 check, 1 check, 2 check")
    assert shown(hand) == [0, 1, 2]
    assert hand.won == [180, 0, 80]

    hand = deal(MUCK, [60, 500, 500], f"AsAd KsKd QsQd {BOARD}")
    hand.play("2 raise 100, 0 call, 1 call")
    hand.play("1 check, 2 check, 1 check, 2 check, 1 check, 2 check")
    assert shown(hand) == [0, 1], "seat 2 is beaten by 0 in the main pot and by 1 in the side pot"

    hand = deal(MUCK, [60, 60, 500, 500], f"AsAd KsKd QsQd JsJd {BOARD}")
    hand.play("2 raise 100, 3 call, 0 call, 1 call")
    hand.play("2 check, 3 check, 2 check, 3 check, 2 check, 3 check")
    assert shown(hand) == [0, 2], "seat 1 is beaten in the only pot that it can win"


@pytest.mark.req("HU-FR5.C", "EPS-RF-GR-004")
def test_all_in_hands_are_shown_and_the_board_is_run_out() -> None:
    """Rule 8.2."""
    hand = deal(CARDROOM, [100, 500], f"QsQd AsAd {BOARD}").play("1 raise 300, 0 call")
    assert hand.told == [
        "0 calls 90, all-in",
        "1 takes back 200",
        "1 shows AsAd",
        "0 shows QsQd",
        "flop: 2c3d7h",
        "turn: 8s",
        "river: Tc",
        "1 wins 200 of pot 0 by one_pair AT87: AsAdTc8s7h",
        "end",
    ]


def test_all_in_hands_on_a_first_flop_are_shown_before_the_turn() -> None:
    """Rules 8.2, 7.1: where betting begins on the flop, and the pots have sides."""
    rules = replace(CARDROOM, blinds=(), antes=(10 * CHIP,), flop_first=True)
    hand = deal(rules, [100, 500], f"QsQd AsAd {BOARD}").play("0 all-in, 1 call")
    assert hand.told[1:5] == ["0 shows QsQd", "1 shows AsAd", "turn: 8s", "river: Tc"]


def test_hands_stay_hidden_while_two_can_still_bet() -> None:
    """Rule 8.2."""
    hand = deal(CARDROOM, [100, 500, 500], f"QsQd AsAd KsKd {BOARD}")
    hand.play("2 raise 100, 0 call, 1 call, 1 check, 2 check, 1 bet 50, 2 raise 400")
    assert shown(hand) == []
    hand.play("1 call")
    assert hand.told[:5] == [
        "1 calls 350, all-in",
        "2 shows KsKd",
        "0 shows QsQd",
        "1 shows AsAd",
        "river: Tc",
    ]


def test_the_board_is_run_out_from_any_street() -> None:
    """Rule 8.2."""
    hand = deal(CARDROOM, [100, 100], f"QsQd AsAd {BOARD}").play(
        "1 call, 0 check, 0 check, 1 check"
    )
    hand.play("0 all-in, 1 call")
    assert hand.told[1:4] == ["0 shows QsQd", "1 shows AsAd", "river: Tc"]
    assert hand.stacks == [0, 200]


@pytest.mark.req("EPS-ASS-GPR-002")
def test_a_winner_by_folds_shows_nothing() -> None:
    """Rule 10.5."""
    hand = deal(CARDROOM, [500] * 3, f"QsQd AsAd KsKd {BOARD}").play(LIMPED)
    hand.play("0 bet 10, 1 raise 50, 2 fold, 0 fold")
    assert shown(hand) == []
    assert all(seat.cards == () for seat in hand.view.seats)
    assert hand.view.winners[0].hand is None


@pytest.mark.req("EPS-DESC-10", "HU-OV-2", "EPS-RF-HV-001", "EPS-RF-GR-012")
@pytest.mark.parametrize(
    ("board", "told"),
    [
        ("| 2c3d7h 8s Tc", "0 wins 20 of pot 0 by one_pair KT87: KsKdTc8s7h"),
        ("| KcQd7h 8s Tc", "0 wins 20 of pot 0 by three_of_a_kind KQT: KsKdKcQdTc"),
        ("| AcQdJh Ts 2c", "0 wins 20 of pot 0 by straight A: AcKsQdJhTs"),
        ("| AcAh4h Ts 2c", "1 wins 20 of pot 0 by three_of_a_kind AT9: AsAcAhTs9d"),
    ],
)
def test_the_best_five_of_seven_win(board: str, told: str) -> None:
    """Rules 10.3, 10.4."""
    hand = deal(HEADS_UP, [500, 500], f"KsKd As9d {board}")
    hand.play("1 call, 0 check, 0 check, 1 check, 0 check, 1 check, 0 check, 1 check")
    assert hand.told[-2] == told


@pytest.mark.req("HU-OV-2", "EPS-DEF-HAND", "EPS-DEF-COMMUNAL")
def test_a_player_may_use_both_one_or_none_of_his_cards() -> None:
    """Rules 10.3, 9.5."""
    hand = deal(HEADS_UP, [500, 500], "2c2d 3c3d | AsKsQs Js Ts")
    hand.play("1 call, 0 check, 0 check, 1 check, 0 check, 1 check, 0 check, 1 check")
    assert hand.told[-3:-1] == [
        "0 wins 10 of pot 0 by royal_flush A: AsKsQsJsTs",
        "1 wins 10 of pot 0 by royal_flush A: AsKsQsJsTs",
    ]


# One hand for each category, the higher before the lower, on one board of its own.
RANKING = [
    ("straight_flush", "5h6h KdKh | 7h8h9h Kc Ks", "four_of_a_kind"),
    ("four_of_a_kind", "KdKh AcAd | KcKs2h 3s Ah", "full_house"),
    ("full_house", "KdKh AhQh | Kc2h2s 9h 4h", "flush"),
    ("flush", "AhQh 5c6d | 7h8s9h 4h 2d", "straight"),
    ("straight", "5c6d KdKh | 7h8s9d Kc 2s", "three_of_a_kind"),
    ("three_of_a_kind", "KdKh AcQd | Kc2hQs 9s Ah", "two_pair"),
    ("two_pair", "KdQh AcAd | KcQs2h 3s 9d", "one_pair"),
    ("one_pair", "KdKh AcJd | 2h3s9d 8c 6h", "high_card"),
]


@pytest.mark.req("EPS-RF-HV-001", "EPS-RF-HV-002", "CAS-2.12b", "HU-FR9a")
@pytest.mark.parametrize(("better", "prepared", "worse"), RANKING)
def test_the_higher_category_wins_the_pot(better: str, prepared: str, worse: str) -> None:
    """Rule 11.1."""
    hand = deal(HEADS_UP, [500, 500], prepared)
    hand.play("1 call, 0 check, 0 check, 1 check, 0 check, 1 check, 0 check, 1 check")
    names = [seat.hand.category for seat in hand.view.seats if seat.hand is not None]
    assert names == [better, worse]
    assert hand.won == [20, 0]


@pytest.mark.req("EPS-DEF-ACELOW", "EPS-DEF-SUITS")
def test_aces_are_low_at_the_bottom_of_a_straight_and_suits_are_equal() -> None:
    """Rules 11.2, 11.3."""
    hand = deal(HEADS_UP, [500, 500], "AsKd 6c9d | 2c3d4h 5s Tc")
    hand.play("1 call, 0 check, 0 check, 1 check, 0 check, 1 check, 0 check, 1 check")
    assert hand.told[-2] == "1 wins 20 of pot 0 by straight 6: 6c5s4h3d2c"

    hand = deal(HEADS_UP, [500, 500], "AsKs AcKc | 2d3h7d 8s Th")
    hand.play("1 call, 0 check, 0 check, 1 check, 0 check, 1 check, 0 check, 1 check")
    assert hand.won == [10, 10]


@pytest.mark.req("HU-OV-4", "EPS-UC-010.15", "EPS-RF-GR-013")
@pytest.mark.parametrize("rules", [CARDROOM, HEADS_UP, CASINO])
def test_the_gains_of_a_hand_sum_to_zero(rules: HoldemRules) -> None:
    """Rule 14.1."""
    hand = deal(rules, [500] * 3, f"QsQd AsAd KsKd {BOARD}")
    assert game.settlement(hand.state) is None
    while hand.to_act is not None:
        hand.play(f"{hand.to_act} all-in")
    settlement = game.settlement(hand.state)
    assert settlement is not None
    assert settlement.house == 0
    assert settlement.gains == {0: -50_000, 1: 100_000, 2: -50_000}
