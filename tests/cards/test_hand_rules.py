"""The rules of poker hands, one test for each rule of the documents."""

import pytest

from croupier.cards.card import parse_cards
from croupier.cards.ranking import STRENGTH_MAX, Category, best_five, category, strength


def hand(text: str) -> int:
    return strength(parse_cards(text))


def kind(text: str) -> Category:
    return category(hand(text))


def assert_rising(*hands: str) -> None:
    """Each hand loses to the next, in the order given."""
    found = [hand(text) for text in hands]
    assert found == sorted(set(found)), dict(zip(hands, found, strict=True))


def assert_tied(*hands: str) -> None:
    assert len({hand(text) for text in hands}) == 1


# The weakest and the strongest hand of each category.
LADDER = [
    ("7c5d4h3s2c", "AcKdQhJs9c"),
    ("2c2d5h4s3c", "AcAdKhQsJc"),
    ("3c3d2h2s4c", "AcAdKhKsQc"),
    ("2c2d2h4s3c", "AcAdAhKsQc"),
    ("5c4d3h2sAc", "AcKdQhJsTc"),
    ("7c5c4c3c2c", "AcKcQcJc9c"),
    ("2c2d2h3s3c", "AcAdAhKsKc"),
    ("2c2d2h2s3c", "AcAdAhAsKc"),
    ("5c4c3c2cAc", "KcQcJcTc9c"),
    ("AcKcQcJcTc", "AdKdQdJdTd"),
]


@pytest.mark.req("CAS-2.12c", "HU-FR9c", "EPS-DEF-ORDER", "EPS-RF-HV-002")
def test_categories_rank_from_high_card_to_royal_flush() -> None:
    assert [kind(weakest) for weakest, _ in LADDER] == list(Category)
    assert [kind(strongest) for _, strongest in LADDER] == list(Category)
    assert_rising(*(text for pair in LADDER[:-1] for text in pair), LADDER[-1][0])
    assert hand(LADDER[0][0]) == 1
    assert hand(LADDER[-1][0]) == STRENGTH_MAX


@pytest.mark.req("HU-FR9b", "EPS-DEF-POKERHAND")
def test_the_hand_is_the_best_five_of_seven_using_none_one_or_both_own_cards() -> None:
    none, one, both = "2d3dTcJcQdKhAs", "Td9c8c7d6h5s2c", "TdJh9c8c7d2hKs"
    assert set(best_five(parse_cards(none))).isdisjoint(parse_cards("2d3d"))
    assert set(best_five(parse_cards(one))) >= set(parse_cards("Td"))
    assert set(best_five(parse_cards(both))) >= set(parse_cards("TdJh"))
    assert_tied(none, "TcJcQdKhAs")
    assert_tied(one, "Td9c8c7d6h")
    assert_tied(both, "TdJh9c8c7d")


@pytest.mark.req("HU-FR9b")
@pytest.mark.parametrize(
    ("seven", "five"),
    [
        ("AcAdKcKdQcQdJh", "AcAdKcKdQh"),  # of three pairs the best two, and the best kicker
        ("AcAdAhKcKdKh2s", "AcAdAhKcKd"),  # two threes are a full house
        ("AcAdAhKcKdQhQs", "AcAdAhKcKd"),  # the better of two pairs fills it
        ("9c9d9h9sAcAdAh", "9c9d9h9sAc"),  # four beat the full house
        ("2c2d2h2s3c3d4h", "2c2d2h2s4c"),  # the highest other card is the kicker, paired or not
        ("Ac9c7c5c3cAdAh", "Ac9c7c5c3c"),  # a flush beats three aces
        ("Ac9c7c5c3c2cKd", "Ac9c7c5c3c"),  # of six in suit the best five
        ("KcQcJcTc9c8c7c", "KcQcJcTc9c"),  # of seven in a row the top five
        ("6c5c4c3c2cAcAd", "6c5c4c3c2c"),  # six high beats the wheel
        ("9d8c7d6h5sKcKd", "9d8c7d6h5s"),  # a straight beats a pair
        ("AcKc5c4c3c2c9d", "5c4c3c2cAc"),  # the straight flush lies below a better flush
    ],
)
def test_the_best_five_of_seven_decide(seven: str, five: str) -> None:
    assert_tied(seven, five)


@pytest.mark.req("EPS-DEF-SUITS", "EPS-DEF-TIES")
def test_suits_have_equal_value() -> None:
    for suited in ("A{0}K{0}Q{0}J{0}9{0}", "K{0}Q{0}J{0}T{0}9{0}", "A{0}K{0}Q{0}J{0}T{0}"):
        assert_tied(*(suited.format(suit) for suit in "cdhs"))
    assert_tied("AcAdKhQsJc", "AhAsKcQdJh", "AsAcKdQhJd")
    assert_tied("AcKdQhJs9c", "AsKhQdJc9s")


@pytest.mark.req("EPS-DEF-ACEHIGH", "HU-FR9.A.a")
def test_ace_is_highest_then_king_down_to_two() -> None:
    ranks = "AKQJT98765432"
    assert_rising(*(f"{rank}c{rank}d" + side for rank, side in _sided_pairs(ranks)))
    assert_rising("KcQdJh9s8c", "Ac6d4h3s2c")


def _sided_pairs(ranks: str) -> list[tuple[str, str]]:
    """Pairs from low to high, each with the lowest side cards that it leaves."""
    lowest = {rank: [low for low in reversed(ranks) if low != rank][:3] for rank in ranks}
    return [
        (rank, "".join(map("".join, zip(lowest[rank], "hsc", strict=True))))
        for rank in reversed(ranks)
    ]


@pytest.mark.req("EPS-DEF-ACELOW", "HU-FR9.E.a.i.1")
def test_ace_to_five_is_the_lowest_straight() -> None:
    assert kind("Ac2d3h4s5c") is Category.STRAIGHT
    assert kind("Ac2c3c4c5c") is Category.STRAIGHT_FLUSH
    assert_rising("AcAdAhKsQc", "Ac2d3h4s5c", "2d3h4s5c6d", "3h4s5c6d7d")
    assert_rising("Ac2c3c4c5c", "2c3c4c5c6c")


@pytest.mark.req("EPS-DEF-ROYAL", "CAS-2.12c")
def test_royal_flush_is_the_straight_flush_to_the_ace() -> None:
    for suit in "cdhs":
        royal = "".join(rank + suit for rank in "AKQJT")
        assert kind(royal) is kind(royal + "9" + suit) is Category.ROYAL_FLUSH
        assert hand(royal) == STRENGTH_MAX
    assert kind("KcQcJcTc9c") is Category.STRAIGHT_FLUSH
    assert kind("AcKcQcJcTd") is Category.STRAIGHT
    assert kind("AcKcQcJc9c") is Category.FLUSH


@pytest.mark.req("EPS-DEF-TIES")
def test_hands_equal_by_their_tie_rule_stay_equal() -> None:
    assert_tied("AcAdKhQsJc2d3d", "AhAsKcQdJh4s5s")
    assert_tied("TcJdQhKsAc2d2h", "ThJsQcKdAh3d3h")


@pytest.mark.req("HU-FR9.A.a")
def test_high_card_fits_no_other_ranking() -> None:
    assert kind("AcKdQhJs9c7d5h") is Category.HIGH_CARD
    for something in ("AcAdQhJs9c7d5h", "AcKdQhJsTc7d5h", "AcKcQcJc9c7d5h"):
        assert kind(something) is not Category.HIGH_CARD


@pytest.mark.req("HU-FR9.A.b", "EPS-DEF-NOPAIR")
def test_high_cards_compare_one_after_the_other_through_all_five() -> None:
    assert_rising("KdQhJs9c8d", "Ac7d5h4s2c", "Ac7d5h4s3c", "Ac7d6h3s2c", "Ac8d4h3s2c")
    assert_rising("AcKdQh8s7c", "AcKdQh9s2c", "AcKdQhJs2c", "AcKdQhJs9c")
    assert_tied("AcKdQhJs9c3d2h", "AhKsQcJd9h8d7h")


@pytest.mark.req("HU-FR9.B.a")
def test_one_pair_is_two_cards_of_a_value() -> None:
    assert kind("9c9dKh7s2c") is kind("9c9dKh7s2cJdQd") is Category.ONE_PAIR


@pytest.mark.req("HU-FR9.B.b")
def test_the_higher_pair_beats_the_lower_pair() -> None:
    assert_rising(
        "2c2dAhKsQc", "3c3d2h4s5c", "9c9dAhKsQc", "TcTd2h3s4c", "KcKdAhQsJc", "AcAd2h3s4c"
    )


@pytest.mark.req("HU-FR9.B.c", "EPS-DEF-ONEPAIR")
def test_equal_pairs_compare_by_their_side_cards() -> None:
    assert_rising(
        "9c9dQhJsTc", "9c9dKh3s2c", "9c9dKh4s2c", "9c9dKh4s3c", "9c9dKh5s2c", "9c9dAh3s2c"
    )
    assert_tied("9c9dKh7s6c2d3h", "9h9sKc7d6h5s4c")


@pytest.mark.req("HU-FR9.C.a")
def test_two_pair_is_two_cards_each_of_two_values() -> None:
    assert kind("9c9dKhKs2c") is kind("9c9dKhKs2cJdQd") is Category.TWO_PAIR
    assert kind("9c9dKhKs2c2dQd") is Category.TWO_PAIR


@pytest.mark.req("HU-FR9.C.b", "EPS-DEF-TWOPAIR")
def test_two_pairs_compare_by_higher_pair_then_lower_pair_then_kicker() -> None:
    assert_rising(
        "QcQdJhJsAc", "KcKd2h2s3c", "KcKd2h2sAc", "KcKd3h3s2c", "KcKdQhQsJc", "AcAd2h2s3c"
    )
    assert_tied("KcKdQhQsJc2d3h", "KhKsQcQdJhTs8c")


@pytest.mark.req("HU-FR9.D.a")
def test_three_of_a_kind_is_three_cards_of_a_value() -> None:
    assert kind("9c9d9hKs2c") is kind("9c9d9hKs2cJdQd") is Category.THREE_OF_A_KIND


@pytest.mark.req("HU-FR9.D.b", "EPS-DEF-THREE")
def test_the_higher_three_wins() -> None:
    assert_rising("2c2d2hAsKc", "3c3d3h4s2c", "9c9d9hAsKc", "TcTdTh3s2c", "AcAdAh3s2c")


@pytest.mark.req("HU-FR9.D.c", "EPS-DEF-THREE")
def test_equal_threes_compare_by_the_remaining_cards() -> None:
    assert_rising("9c9d9hQsJc", "9c9d9hKs2c", "9c9d9hKs3c", "9c9d9hKsQc", "9c9d9hAs2c")
    assert_tied("9c9d9hKsQc2d3h", "9s9d9hKcQh4s5c")


@pytest.mark.req("HU-FR9.E.a")
def test_a_straight_is_five_consecutive_values() -> None:
    ranks = "A23456789TJQKA"
    for low in range(10):
        five = ranks[low : low + 5]
        assert kind("".join(map("".join, zip(five, "cdhsc", strict=True)))) is Category.STRAIGHT
    assert kind("9c8d7h6s4c") is Category.HIGH_CARD
    assert kind("9c8d7h6s4c3d2h") is Category.HIGH_CARD
    assert kind("9c8d7h6s5c5d5h") is Category.STRAIGHT


@pytest.mark.req("HU-FR9.E.a.i")
def test_in_a_straight_the_ace_is_high_or_low() -> None:
    assert kind("Ac2d3h4s5c") is kind("TcJdQhKsAc") is Category.STRAIGHT
    assert_rising("Ac2d3h4s5c", "9cTdJhQsKc", "TcJdQhKsAc")


@pytest.mark.req("HU-FR9.E.a.i.2")
def test_ten_to_ace_is_the_highest_straight() -> None:
    assert kind("TcJdQhKsAc") is Category.STRAIGHT
    assert_rising("9cTdJhQsKc", "TcJdQhKsAc", "7c5c4c3c2c")


@pytest.mark.req("HU-FR9.E.a.i.3")
@pytest.mark.parametrize("values", ["JQKA2", "QKA23", "KA234"])
def test_a_straight_does_not_wrap_around(values: str) -> None:
    off_suit = "".join(map("".join, zip(values, "cdhsc", strict=True)))
    suited = "".join(value + "h" for value in values)
    assert kind(off_suit) is Category.HIGH_CARD
    assert kind(suited) is Category.FLUSH


@pytest.mark.req("HU-FR9.E.b", "EPS-DEF-STRAIGHT")
def test_of_two_straights_the_higher_top_card_wins() -> None:
    ranks = "A23456789TJQKA"
    runs = [ranks[low : low + 5] for low in range(10)]
    assert_rising(*("".join(map("".join, zip(run, "cdhsc", strict=True))) for run in runs))
    assert_tied("9c8d7h6s5cAdAh", "9d8c7s6h5dKdQh")


@pytest.mark.req("EPS-DEF-STRAIGHT")
def test_a_straight_of_one_suit_is_more_than_a_straight() -> None:
    assert kind("9c8c7c6c5d") is Category.STRAIGHT
    assert kind("9c8c7c6c5c") is Category.STRAIGHT_FLUSH


@pytest.mark.req("HU-FR9.F.a", "EPS-DEF-FLUSH")
def test_a_flush_is_five_cards_of_a_suit_in_any_order() -> None:
    for suit in "cdhs":
        five = "".join(rank + suit for rank in "2K7J4")
        three_aces = "".join("A" + other for other in "cdhs" if other != suit)
        assert kind(five) is kind(five + three_aces[:4]) is Category.FLUSH
    assert kind("2cKc7cJc4d") is Category.HIGH_CARD
    assert kind("2cKc7cJc4d5d6d") is Category.HIGH_CARD


@pytest.mark.req("HU-FR9.F.b", "EPS-DEF-FLUSH")
def test_flushes_compare_one_card_after_the_other() -> None:
    assert_rising(
        "KdQdJdTd8d", "Ac7c5c4c2c", "Ah7h5h4h3h", "As7s6s3s2s", "Ac8c4c3c2c", "AcKcQcJc9c"
    )
    assert_tied("AcKcQcJc9c8c7c", "AdKdQdJd9d2d3h")


@pytest.mark.req("HU-FR9.G.a")
def test_a_full_house_is_three_of_one_value_and_two_of_another() -> None:
    assert kind("9c9d9hKsKc") is kind("9c9d9hKsKcJdQd") is Category.FULL_HOUSE
    assert kind("9c9d9hKsKcKdQd") is kind("9c9d9hKsKcQsQd") is Category.FULL_HOUSE


@pytest.mark.req("HU-FR9.G.b", "EPS-DEF-FULLHOUSE")
def test_full_houses_compare_by_the_three_then_by_the_pair() -> None:
    assert_rising("KcKdKhQsQc", "AcAdAh2s2c", "AcAdAh3s3c", "AcAdAhKsKc")
    assert_rising("2c2d2hAsAc", "3c3d3h2s2c", "3c3d3hAsAc", "4c4d4h2s2c")
    assert_tied("KcKdKhQsQc2d2h", "KsKdKhQdQhJsTc")


@pytest.mark.req("HU-FR9.H.a")
def test_four_of_a_kind_is_four_cards_of_a_value() -> None:
    assert kind("9c9d9h9sKc") is kind("9c9d9h9sKcKdKh") is Category.FOUR_OF_A_KIND


@pytest.mark.req("HU-FR9.H.b", "EPS-DEF-FOUR")
def test_fours_compare_by_their_value_then_by_the_fifth_card() -> None:
    assert_rising(
        "2c2d2h2sAc", "3c3d3h3s2c", "KcKdKhKsAc", "AcAdAhAs2c", "AcAdAhAs3c", "AcAdAhAsKc"
    )
    on_the_table = "9c9d9h9s5c"
    assert_rising(on_the_table + "3d2d", on_the_table + "6d2c", on_the_table + "AdKd")
    assert_tied(on_the_table + "3d2d", on_the_table + "4d4h")


@pytest.mark.req("HU-FR9.I.a", "EPS-DEF-STRAIGHTFLUSH")
def test_a_straight_flush_is_a_straight_in_one_suit() -> None:
    for suit in "cdhs":
        assert kind("".join(rank + suit for rank in "98765")) is Category.STRAIGHT_FLUSH
    assert kind("9c8c7c6c5dKcAd") is Category.FLUSH, "straight and flush of different cards"


@pytest.mark.req("HU-FR9.I.b", "EPS-DEF-STRAIGHTFLUSH")
def test_straight_flushes_compare_by_their_highest_card() -> None:
    ranks = "A23456789TJQKA"
    runs = [ranks[low : low + 5] for low in range(10)]
    assert_rising(*("".join(rank + "dhsc"[at % 4] for rank in run) for at, run in enumerate(runs)))
