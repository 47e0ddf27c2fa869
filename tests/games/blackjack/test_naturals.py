"""Naturals in Twenty-One (docs/rules/twenty-one.md, chapter 4), and at tables with other rules."""

import pytest
from msgspec.structs import replace

from croupier.games.blackjack import game
from croupier.games.blackjack.moves import (
    Hit,
    HoleShown,
    Paid,
    Peeked,
    Phase,
    Result,
    SetBet,
    Split,
    Stand,
    Start,
)
from croupier.games.blackjack.score import is_natural
from tests.games.blackjack.twenty_one import FULL, PLAIN, Table, cards_of

USUAL = replace(PLAIN, natural_ends_round=False)


@pytest.mark.req("T21-TERM-NATURAL")
@pytest.mark.parametrize(
    ("hand", "found"),
    [
        ("Ah Tc", True),
        ("Jh Ac", True),
        ("Qh Ac", True),
        ("Ah Kc", True),
        ("Ah 9c", False),
        ("7h 7c 7d", False),
        ("Ah 5c 5d", False),
    ],
)
def test_4_1_an_ace_and_a_ten_are_a_natural(hand: str, found: bool) -> None:
    assert is_natural(cards_of(hand)) is found


@pytest.mark.req("T21-TERM-NATURAL")
def test_4_1_a_21_on_a_split_hand_is_not_a_natural() -> None:
    table = Table("Ah 9c Ad 9d Kh Kd", {1: 10}, FULL).do(1, Split())
    assert [hand.cards for hand in table.box(1).hands] == [cards_of("Ah Kh"), cards_of("Ad Kd")]
    assert table.state.phase is Phase.PLAYING
    assert not any(hand.natural for hand in game.view(table.state).seats[0].hands)
    table.do(1, Stand(), Stand())
    assert table.gains == {1: 20}


@pytest.mark.req("T21-6.2.3")
@pytest.mark.parametrize(("hidden", "shown"), [("Kc", "Ad"), ("Ac", "Td"), ("Ac", "Jd")])
def test_4_2_a_natural_of_the_dealer_is_shown_and_takes_all_bets_at_once(
    hidden: str, shown: str
) -> None:
    table = Table(f"Th 9h {hidden} Td 9s {shown}", {1: 10, 2: 20})
    assert table.state.phase is Phase.OVER
    assert table.state.dealer == cards_of(f"{hidden} {shown}")
    assert table.gains == {1: -10, 2: -20}


@pytest.mark.req("T21-6.2.3")
def test_4_2_without_a_natural_the_hidden_card_stays_hidden() -> None:
    table = Table("Th 9c 9h Ad", {1: 10})
    assert table.happened(Peeked)
    assert not table.happened(HoleShown)
    assert table.state.covered
    assert table.asked == (1,)
    assert not Table("Th Ac 9h 9d", {1: 10}).happened(Peeked)


@pytest.mark.req("T21-6.2.6", "T21-OUT-PUSH")
def test_4_3_two_naturals_are_a_push_and_the_hand_is_over() -> None:
    table = Table("Ah 9h Ac Kh 9s Kd", {1: 10, 2: 20})
    assert table.state.phase is Phase.OVER
    assert table.gains == {1: 0, 2: -20}
    assert table.box(1).hands[0].result is Result.PUSH


@pytest.mark.req("T21-6.2.4", "T21-6.2.5", "T21-OUT-NATURAL", "T21-4.4.1", "T21-BG-4")
def test_4_4_one_natural_beats_everybody_without_one() -> None:
    """Seat 2 has 20 and the dealer 12, and yet seat 2 has lost."""
    table = Table("Ah Th 7c Kh Ts 5d", {1: 10, 2: 20})
    assert table.state.phase is Phase.OVER
    assert table.state.dealer == cards_of("7c 5d")
    assert table.gains == {1: 15, 2: -20}
    shown = game.view(table.state).seats
    assert [seat.hands[0].natural for seat in shown] == [True, False]
    assert [seat.hands[0].back for seat in shown] == [2_500, 0]


@pytest.mark.req("T21-6.2.4")
def test_4_4_all_naturals_win() -> None:
    table = Table("Ah Ad Th 7c Kh Qd Ts 5d", {1: 10, 2: 20, 3: 30})
    assert table.gains == {1: 15, 2: 30, 3: -30}


@pytest.mark.req("T21-6.2.4")
def test_4_4_a_natural_of_somebody_who_left_counts_for_nothing() -> None:
    table = Table("Ah Th 9c Kh Ts Ad", {1: 10, 2: 20}, FULL)
    assert table.state.phase is Phase.INSURANCE
    table.leave(1)
    table.clock()
    assert table.asked == (2,)
    table.do(2, Stand())
    assert table.gains == {1: -10, 2: 0}


@pytest.mark.req("T21-OUT-NATURAL")
@pytest.mark.parametrize(("bet", "won"), [(5, 7.5), (6, 9), (7, 10.5)])
def test_7_3_three_to_two_is_paid_exactly(bet: int, won: float) -> None:
    assert Table("Ah 7c Kh 5d", {1: bet}).gains == {1: won}


@pytest.mark.req("T21-OUT-NATURAL")
def test_7_3_half_a_hundredth_is_the_players() -> None:
    rules = replace(PLAIN, bet_min=1, bet_step=1)
    table = Table("Ah 7c Kh 5d", {1: 0}, rules)
    table.do(1, SetBet(125), Start())
    assert table.gains == {1: 1.88}


def test_elsewhere_a_natural_is_paid_at_once_and_the_others_play_on() -> None:
    table = Table("Ah Th 7c Kh Ts 5d Kc", {1: 10, 2: 20}, USUAL)
    assert [event.seat for event in table.events if isinstance(event, Paid)] == [1]
    assert table.asked == (2,)
    table.do(2, Stand())
    assert table.gains == {1: 15, 2: 20}


def test_elsewhere_the_dealer_does_not_draw_for_a_natural_alone() -> None:
    table = Table("Ah 7c Kh 5d", {1: 10}, USUAL)
    assert table.state.dealer == cards_of("7c 5d")
    assert table.gains == {1: 15}


@pytest.mark.parametrize(("hidden", "gains"), [("Ac", {1: 0, 2: -20}), ("8c", {1: 15, 2: 20})])
def test_without_a_peek_the_dealers_natural_comes_out_at_the_end(
    hidden: str, gains: dict[int, float]
) -> None:
    """A 21 of three cards loses to it, and beats an 18."""
    rules = replace(USUAL, peek=False)
    table = Table(f"Ah 5h {hidden} Kh 6s Kd Tc", {1: 10, 2: 20}, rules)
    assert table.asked == (2,)
    assert table.state.covered
    table.do(2, Hit(), Stand())
    assert table.gains == gains


def test_a_natural_may_pay_six_to_five() -> None:
    assert Table("Ah 7c Kh 5d", {1: 10}, replace(USUAL, natural=(6, 5))).gains == {1: 12}
