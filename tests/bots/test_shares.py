"""How good hands are before the flop and on a board."""

import pytest

from croupier.bots.holdem.standings import from_the_best, standings, straight_outs
from croupier.cards.card import parse_cards
from croupier.games.holdem.coach.shares import ORDER, SHARES, kind_of
from croupier.kernel.equity import sample
from croupier.kernel.hands import HANDS, hand_number

DEALS = 1_500


def number(text: str) -> int:
    return hand_number(*parse_cards(text))


def standing(hand: str, board: str) -> float:
    return standings(tuple(parse_cards(board)))[number(hand)]


def test_the_order_has_every_kind_of_hand_once() -> None:
    assert len(ORDER) == len(set(ORDER)) == 169
    assert {kind_of(*hand) for hand in HANDS} == set(ORDER)


def test_the_order_is_by_what_hands_win() -> None:
    """Against one unknown hand and against four; no pair is far out of order."""
    of_kind = {kind_of(*hand): hand for hand in HANDS}
    worth = []
    for kind in ORDER:
        one = sample((of_kind[kind], None), DEALS, 1).share(0)
        four = sample((of_kind[kind], None, None, None, None), DEALS, 2).share(0)
        worth.append(one + 2.5 * four)
    least = worth[0]
    for value in worth:
        assert value < least + 0.16  # several standard errors of such short samples
        least = min(least, value)


@pytest.mark.parametrize(
    ("hand", "share"), [("AsAd", 6 / 1326), ("KhKc", 12 / 1326), ("3d2c", 1.0)]
)
def test_a_share_counts_the_hands_that_are_as_good(hand: str, share: float) -> None:
    assert SHARES[number(hand)] == pytest.approx(share)


def test_a_hand_stands_by_how_many_it_beats() -> None:
    assert standing("AsAd", "AhAcKd7s2h") > 0.999
    assert standing("3d4c", "AhAcKd7s2h") < 0.35
    assert standing("AsAd", "AhAcKd7s2h") > standing("KsKc", "AhAcKd7s2h") > 0.97
    # The board plays: all are equal.
    assert {standing(hand, "AsKsQsJsTs") for hand in ("2c2d", "AhAd", "9s8s")} == {0.5}


def test_a_hand_with_a_card_of_the_board_cannot_be() -> None:
    assert standing("AsAd", "As7c2h") < 0
    assert number("AsAd") not in from_the_best(tuple(parse_cards("As7c2h")))
    assert len(from_the_best(tuple(parse_cards("As7c2h")))) == 49 * 48 // 2


def test_draws_stand_higher_than_what_they_have_made() -> None:
    flop, turn = "Kh6h2c", "Kh6h2c9d"
    assert standing("AhTh", flop) > standing("AhTc", flop) + 0.1
    assert standing("8h7d", "9s6c2h") > standing("8h3d", "9s6c2h") + 0.1
    assert standing("AhTh", flop) - standing("AhTc", flop) > (
        standing("AhTh", turn) - standing("AhTc", turn)
    )
    # On the river nothing comes any more.
    assert standing("AhTh", turn + "3s") == standing("AhTc", turn + "3s")


@pytest.mark.parametrize(
    ("ranks", "outs"),
    [("9876", 2), ("9875", 1), ("A234", 1), ("AKQJ", 1), ("98765", 0), ("A269", 0)],
)
def test_ranks_that_make_a_straight_are_counted(ranks: str, outs: int) -> None:
    mask = sum(1 << "23456789TJQKA".index(rank) for rank in ranks)
    assert straight_outs(mask) == outs
