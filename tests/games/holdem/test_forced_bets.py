"""Blinds, antes and straddles, and who is first to act after them."""

import pytest
from msgspec.structs import replace

from croupier.games.holdem.rules import CARDROOM, CASINO, CHIP, HEADS_UP, HoldemRules
from tests.games.holdem.hand import deal

ANTE = replace(CARDROOM, antes=(5 * CHIP,))
BIG_BLIND_ANTE = replace(CARDROOM, antes=(0, 10 * CHIP))
STRADDLE = replace(CARDROOM, blinds=(5 * CHIP, 10 * CHIP, 20 * CHIP))


@pytest.mark.req("EPS-DEF-BLINDS", "EPS-RF-BR-001", "EPS-RF-BR-002", "EPS-UC-010.1", "EPS-UC-010.3")
def test_blinds_are_posted_left_of_the_button_before_any_card() -> None:
    """Rules 2.4, 3.1."""
    hand = deal(CARDROOM, [500, 500, 500, 500], button=1)
    assert hand.told[:4] == [
        "button 1: 2 has 500, 3 has 500, 0 has 500, 1 has 500",
        "2 posts small blind 5",
        "3 posts big blind 10",
        "2 is dealt 3c3d",
    ]
    assert hand.stacks == [500, 500, 495, 490]


@pytest.mark.req("HU-FR4a", "EPS-DEF-BLINDS")
def test_heads_up_the_button_posts_the_small_blind() -> None:
    """Rule 2.3."""
    hand = deal(HEADS_UP, [1000, 1000], button=0)
    assert hand.told[1:3] == ["0 posts small blind 5", "1 posts big blind 10"]


@pytest.mark.req("HU-FR4b")
def test_blinds_follow_from_the_stakes() -> None:
    """Rule 3.1."""
    hand = deal(replace(HEADS_UP, blinds=(25 * CHIP, 50 * CHIP)), [1000, 1000], button=0)
    assert hand.told[1:3] == ["0 posts small blind 25", "1 posts big blind 50"]
    assert hand.offer() == "fold, call 25, raise 100-1000 by 1, all-in 1000"


@pytest.mark.req("EPS-DEF-OPENING", "EPS-RF-BR-003")
def test_blinds_are_live_bets_of_the_first_street() -> None:
    """Rule 3.2."""
    hand = deal(CARDROOM, [500, 500, 500])
    assert hand.bets == [5, 10, 0]
    hand.play("2 call, 0 call")
    assert hand.told == ["0 calls 5"]


@pytest.mark.req("EPS-RF-BR-001", "HU-FR4b")
def test_a_short_stack_posts_what_it_has() -> None:
    """Rule 3.3."""
    hand = deal(HEADS_UP, [1000, 3], button=1)
    assert hand.told[1] == "1 posts small blind 3"

    hand = deal(HEADS_UP, [4, 1000, 1000])
    assert hand.told[1:3] == ["0 posts small blind 4", "1 posts big blind 10"]
    assert hand.view.seats[0].all_in


def test_two_short_blinds_play_for_what_was_posted() -> None:
    """Rules 3.3, 5.9, 5.11."""
    hand = deal(HEADS_UP, [7, 3], "AsAd KsKd | 2c3c4d 5h 9s", button=0)
    assert hand.told == [
        "button 0: 1 has 3, 0 has 7",
        "0 posts small blind 5",
        "1 posts big blind 3",
        "1 is dealt KsKd",
        "0 is dealt AsAd",
        "0 takes back 2",
        "1 shows KsKd",
        "0 shows AsAd",
        "flop: 2c3c4d",
        "turn: 5h",
        "river: 9s",
        "0 wins 6 of pot 0 by straight 5: 5h4d3c2cAs",
        "end",
    ]
    assert hand.stacks == [10, 0]


def test_a_short_big_blind_does_not_lower_the_price() -> None:
    """Rules 3.4, 16.1."""
    hand = deal(HEADS_UP, [500, 4, 500])
    assert hand.told[2] == "1 posts big blind 4"
    assert hand.offer() == "fold, call 10, raise 20-500 by 1, all-in 500"
    hand.play("2 call")
    assert hand.offer() == "fold, call 5, raise 20-500 by 1, all-in 500"


def test_the_last_who_can_bet_matches_what_was_really_posted() -> None:
    """Rules 3.4, 6.8."""
    hand = deal(HEADS_UP, [1000, 7], button=0)
    assert hand.told[1:3] == ["0 posts small blind 5", "1 posts big blind 7"]
    assert hand.offer() == "fold, call 2"
    hand.play("0 call")
    assert hand.told[0] == "0 calls 2"


@pytest.mark.req("EPS-RF-GR-005", "EPS-UC-011.1", "EPS-DESC-7")
def test_first_round_begins_left_of_the_big_blind() -> None:
    """Rule 5.1."""
    hand = deal(CARDROOM, [500] * 7, button=4)
    assert hand.to_act == 0
    assert hand.offer() == "fold, call 10, raise 20-500 by 10, all-in 500"
    assert deal(CARDROOM, [500] * 3, button=1).to_act == 1


@pytest.mark.req("HU-FR5.A", "HU-FR4a")
def test_heads_up_the_button_is_asked_first_to_fold_call_or_raise() -> None:
    """Rule 5.1."""
    for button in (0, 1):
        hand = deal(HEADS_UP, [1000, 1000], button=button)
        assert hand.to_act == button
        assert hand.offer() == "fold, call 5, raise 20-1000 by 1, all-in 1000"


def test_heads_up_without_blinds_the_button_acts_last() -> None:
    """Rules 5.1, 5.2."""
    hand = deal(replace(ANTE, blinds=()), [500, 500], button=0)
    assert hand.to_act == 1
    assert hand.offer() == "check, bet 10-490 by 10, all-in 495"


def test_everybody_pays_the_single_ante_and_it_is_no_bet() -> None:
    """Rule 3.5."""
    hand = deal(ANTE, [500, 500, 500])
    assert hand.told[1:6] == [
        "0 posts ante 5",
        "1 posts ante 5",
        "2 posts ante 5",
        "0 posts small blind 5",
        "1 posts big blind 10",
    ]
    assert hand.bets == [5, 10, 0]
    assert hand.pots == [(15, "0 1 2")]
    assert hand.total == 30
    assert hand.offer() == "fold, call 10, raise 20-490 by 10, all-in 495"


def test_a_live_ante_counts_for_the_pots() -> None:
    """Rules 3.5, 9.2."""
    hand = deal(ANTE, [100, 100, 5], "KsKd QsQd AsAd | 2c3d7h 8s Tc")
    hand.play("0 call, 1 check, 0 check, 1 check, 0 check, 1 check, 0 check, 1 check")
    assert hand.told[-3:] == [
        "2 wins 15 of pot 0 by one_pair AT87: AsAdTc8s7h",
        "0 wins 20 of pot 1 by one_pair KT87: KsKdTc8s7h",
        "end",
    ]
    assert hand.won == [20, 0, 15]


def test_dead_antes_belong_to_the_main_pot_and_give_no_claim_beyond() -> None:
    """Rule 3.6."""
    hand = deal(BIG_BLIND_ANTE, [100, 100, 100])
    assert hand.told[1] == "1 posts ante 10"
    assert hand.bets == [5, 10, 0]
    assert hand.pots == [(10, "0 1 2")]
    assert hand.total == 25
    hand.play("2 call, 0 call, 1 check")
    assert hand.pots == [(40, "0 1 2")]
    assert hand.total == 40


def test_who_is_all_in_for_a_dead_ante_can_win_all_antes_only() -> None:
    """Rule 3.6."""
    rules = replace(CARDROOM, antes=(5 * CHIP, 10 * CHIP, 5 * CHIP))
    hand = deal(rules, [100, 100, 5], "KsKd QsQd AsAd | 2c3d7h 8s Tc")
    assert hand.pots == [(20, "0 1 2")]
    hand.play("0 call, 1 check, 0 check, 1 check, 0 check, 1 check")
    assert hand.pots == [(20, "0 1 2"), (20, "0 1")]
    hand.play("0 check, 1 check")
    assert hand.won == [20, 0, 20]


def test_heads_up_the_big_blind_ante_is_the_big_blinds() -> None:
    """Rule 3.6."""
    hand = deal(BIG_BLIND_ANTE, [100, 100], button=0)
    assert hand.told[1:4] == ["1 posts ante 10", "0 posts small blind 5", "1 posts big blind 10"]


def test_a_straddle_is_one_more_blind() -> None:
    """Rules 3.7, 5.1, 5.6."""
    hand = deal(STRADDLE, [500] * 5)
    assert hand.told[3] == "2 posts straddle 20"
    assert hand.to_act == 3
    assert hand.offer() == "fold, call 20, raise 30-500 by 10, all-in 500"
    hand.play("3 call, 4 fold, 0 call, 1 call")
    assert hand.to_act == 2
    assert hand.offer() == "check, raise 30-500 by 10, all-in 500"
    hand.play("2 check")
    assert hand.told == ["2 checks", "flop: 4h4s5c"]
    assert hand.to_act == 0


def test_with_three_players_the_button_straddles_and_the_small_blind_begins() -> None:
    """Rules 3.7, 5.1."""
    hand = deal(STRADDLE, [500] * 3)
    assert hand.told[3] == "2 posts straddle 20"
    assert hand.to_act == 0


def test_heads_up_there_is_no_room_for_a_straddle() -> None:
    """Rules 2.3, 3.7."""
    hand = deal(STRADDLE, [500] * 2, button=0)
    assert hand.told[1:3] == ["0 posts small blind 5", "1 posts big blind 10"]
    assert hand.offer() == "fold, call 5, raise 20-500 by 10, all-in 500"


def test_a_table_without_blinds_posts_nothing() -> None:
    """Rule 3.1."""
    hand = deal(CASINO, [500] * 3)
    assert not any("posts" in line for line in hand.told)
    assert hand.total == 0


@pytest.mark.req("EPS-RF-GR-008", "HU-FR5.B.b")
@pytest.mark.parametrize(
    ("rules", "count", "before", "offer"),
    [
        (CARDROOM, 3, "2 call, 0 call", "check, raise 20-500 by 10, all-in 500"),
        (HEADS_UP, 2, "1 call", "check, raise 20-500 by 1, all-in 500"),
    ],
)
def test_the_big_blind_has_an_option(
    rules: HoldemRules, count: int, before: str, offer: str
) -> None:
    """Rule 5.6."""
    hand = deal(rules, [500] * count).play(before)
    big = 1 if count > 2 else 0
    assert hand.to_act == big
    assert hand.offer() == offer
    hand.play(f"{big} raise 40")
    assert hand.state.street == "preflop"
    assert hand.to_act != big


def test_a_raised_big_blind_has_no_option_to_check() -> None:
    """Rule 5.6."""
    hand = deal(CARDROOM, [500] * 3).play("2 raise 20, 0 call")
    assert hand.offer(1) == "fold, call 10, raise 30-500 by 10, all-in 500"
