"""The ranking agrees with the rules, with another evaluator and with itself."""

import subprocess
import sys
from collections import Counter
from itertools import combinations

import msgspec
import phevaluator
import pytest

from croupier.cards.card import CARDS, RANKS, Card, parse_cards
from croupier.cards.chance import Chance
from croupier.cards.ranking import (
    STRENGTH_MAX,
    Category,
    HandName,
    best_five,
    category,
    describe,
    strength,
    strength7,
    strengths,
)
from croupier.kernel.tables.ranks import FLUSHES, hand_classes

SEED = bytes(range(32))


def random_hands(size: int, count: int) -> list[list[int]]:
    chance = Chance(SEED, size)
    return [chance.sample(range(52), size) for _ in range(count)]


def by_the_rules(five: tuple[Card, ...]) -> tuple[Category, tuple[int, ...]]:
    """What the rule book says of five cards: category, then ranks in the order they compare."""
    counts = Counter(card.rank for card in five)
    ordered = tuple(sorted(counts, key=lambda rank: (counts[rank], rank), reverse=True))
    shape = tuple(counts[rank] for rank in ordered)
    flush = len({card.suit for card in five}) == 1
    if ordered == (12, 3, 2, 1, 0):
        ordered = (3, 2, 1, 0, -1)
    if len(ordered) == 5 and ordered[0] - ordered[4] == 4:
        if not flush:
            return Category.STRAIGHT, ordered
        return (
            Category.ROYAL_FLUSH if ordered[0] == 12 else Category.STRAIGHT_FLUSH,
            ordered,
        )
    if flush:
        return Category.FLUSH, ordered
    by_shape = {
        (4, 1): Category.FOUR_OF_A_KIND,
        (3, 2): Category.FULL_HOUSE,
        (3, 1, 1): Category.THREE_OF_A_KIND,
        (2, 2, 1): Category.TWO_PAIR,
        (2, 1, 1, 1): Category.ONE_PAIR,
        (1, 1, 1, 1, 1): Category.HIGH_CARD,
    }
    return by_shape[shape], ordered


def test_every_class_stands_where_the_rules_put_it() -> None:
    """One hand of each of the 7462 classes, weakest first, compares as the rule book says."""
    hands = []
    for kind, ranks in hand_classes():
        suits = (0, 0, 0, 0, 0) if kind in FLUSHES else (0, 1, 2, 3, 0)
        hands.append(tuple(CARDS[4 * r + s] for r, s in zip(ranks, suits, strict=True)))
    ruled = [by_the_rules(five) for five in hands]
    assert ruled == sorted(set(ruled))
    assert [strength(five) for five in hands] == list(range(1, STRENGTH_MAX + 1))
    assert [category(strength(five)) for five in hands] == [kind for kind, _ in ruled]
    assert STRENGTH_MAX == 7462


@pytest.mark.parametrize("size", [5, 6, 7])
def test_agrees_with_another_evaluator(size: int) -> None:
    for cards in random_hands(size, 20_000):
        assert strength(cards) == STRENGTH_MAX + 1 - phevaluator.evaluate_cards(*cards)


@pytest.mark.parametrize("size", [6, 7])
def test_a_hand_is_as_strong_as_its_best_five(size: int) -> None:
    for cards in random_hands(size, 2_000):
        assert strength(cards) == max(map(strength, combinations(cards, 5)))


def test_seven_cards_rank_the_same_on_the_short_way() -> None:
    for cards in random_hands(7, 20_000):
        assert strength7(*cards) == strength(cards)


@pytest.mark.parametrize(("board", "own"), [(5, 2), (4, 2), (3, 2), (5, 1), (0, 5), (0, 7)])
def test_hands_that_share_a_board_rank_as_they_do_alone(board: int, own: int) -> None:
    for cards in random_hands(board + 2 * own, 1_000):
        shared, one, other = cards[:board], cards[board : board + own], cards[board + own :]
        assert strengths(shared, [one, other]) == [
            strength([*shared, *one]),
            strength([*shared, *other]),
        ]


def test_the_order_of_the_cards_does_not_matter() -> None:
    chance = Chance(SEED)
    for cards in random_hands(7, 500):
        assert strength(chance.shuffle(cards)) == strength(cards)


def test_exchanging_suits_does_not_matter() -> None:
    for cards in random_hands(7, 500):
        assert strength([card ^ 1 for card in cards]) == strength(cards)
        assert strength([card ^ 2 for card in cards]) == strength(cards)


@pytest.mark.parametrize("size", [*range(5), *range(8, 53)])
def test_hands_of_other_sizes_are_refused(size: int) -> None:
    spades_first = sorted(range(52), key=lambda card: (card % 4 != 3, card))
    for cards in (list(range(size)), spades_first[:size], *random_hands(size, 10)):
        with pytest.raises(ValueError, match="five to seven cards"):
            strength(cards)
        with pytest.raises(ValueError, match="five to seven cards"):
            strengths(cards[:5], [cards[5:]])


def test_a_whole_suit_of_spades_does_not_pass_for_other_ranks() -> None:
    cards = parse_cards("2c2d2h2s3c3d3h3s4c4d4h4s5c5d5h5s6s7s8s9sTsJs")
    with pytest.raises(ValueError, match="five to seven cards"):
        strengths(cards, [()])


def test_jokers_are_refused() -> None:
    with_joker = parse_cards("AsKsQsJsTs9sbj")
    with pytest.raises(ValueError, match="standard deck"):
        strength(with_joker)
    with pytest.raises(ValueError, match="standard deck"):
        strength7(*with_joker)
    with pytest.raises(ValueError, match="standard deck"):
        strengths(with_joker[:5], [with_joker[5:]])


def test_five_of_one_rank_are_refused() -> None:
    for other in ("AsKd", "2c2d", "AcAd"):
        with pytest.raises(ValueError):
            strength(parse_cards("AcAdAhAsAc" + other))


@pytest.mark.parametrize("nothing", [-1, 0, 7463])
def test_strengths_that_no_hand_has_are_refused(nothing: int) -> None:
    with pytest.raises(ValueError, match="no hand"):
        category(nothing)


@pytest.mark.parametrize("size", [5, 6, 7])
def test_the_best_five_are_cards_of_the_hand_and_as_strong_as_all(size: int) -> None:
    for cards in random_hands(size, 2_000):
        five = best_five(cards)
        assert len(five) == len(set(five)) == 5
        assert set(five) <= set(cards)
        assert strength(five) == strength(cards)
        assert {type(card) for card in five} == {Card}


@pytest.mark.parametrize(
    ("cards", "five"),
    [
        ("2cKh9d9sKdKc3h", "KhKdKc9d9s"),
        ("2c3d4hAs5c9d9h", "5c4h3d2cAs"),
        ("5h2c3d4hAs5c9d", "5h4h3d2cAs"),  # of two fives the one named earlier
        ("9s8s7s6s5sAsKs", "9s8s7s6s5s"),
        ("9s8s7s6s5d2s3h", "9s8s7s6s2s"),
        ("7c7dJhJs3c3dAh", "JhJs7c7dAh"),
        ("AhQc9d7d7s3c2h", "7d7sAhQc9d"),
        ("4c4d4h4s2c2d2h", "4c4d4h4s2c"),
        ("TsAcKdQhJs9c8d", "AcKdQhJsTs"),
        ("2d4hAsTc6d8sKc", "AsKcTc8s6d"),
    ],
)
def test_the_best_five_come_in_order_of_significance(cards: str, five: str) -> None:
    assert best_five(parse_cards(cards)) == parse_cards(five)


@pytest.mark.parametrize(
    ("cards", "name", "ranks"),
    [
        ("2d4hAsTc6d8sKc", "high_card", "AKT86"),
        ("AhQc9d7d7s3c2h", "one_pair", "7AQ9"),
        ("7c7dJhJs3c3dAh", "two_pair", "J7A"),
        ("7c7d7hJs3cKdAh", "three_of_a_kind", "7AK"),
        ("2c3d4hAs5c9d9h", "straight", "5"),
        ("TsAcKdQhJs9c8d", "straight", "A"),
        ("9s8s7s6s5d2s3h", "flush", "98762"),
        ("9c9d9hKsKd2c3d", "full_house", "9K"),
        ("4c4d4h4s2c2d2h", "four_of_a_kind", "42"),
        ("9s8s7s6s5sAsKs", "straight_flush", "9"),
        ("5h4h3h2hAhKcKd", "straight_flush", "5"),
        ("AdKdQdJdTd9d8d", "royal_flush", "A"),
    ],
)
def test_a_hand_is_named_by_its_category_and_significant_ranks(
    cards: str, name: str, ranks: str
) -> None:
    assert describe(parse_cards(cards)) == HandName(name, ranks)


def test_names_tell_all_hands_apart() -> None:
    names: dict[HandName, int] = {}
    for cards in random_hands(5, 5_000):
        assert names.setdefault(describe(cards), strength(cards)) == strength(cards)


def test_names_travel_as_code_and_ranks() -> None:
    name = describe(parse_cards("9c9d9hKsKd"))
    sent = msgspec.json.encode(name)
    assert sent == b'{"category":"full_house","ranks":"9K"}'
    assert msgspec.json.decode(sent, type=HandName) == name
    assert [rank for rank in name.ranks if rank not in RANKS] == []


@pytest.mark.parametrize(
    "first",
    [
        "strength(range(0, 14, 2))",
        "strength7(*range(0, 14, 2))",
        "strengths([], [range(0, 14, 2)])[0]",
    ],
)
def test_the_first_hand_ranked_finds_the_tables_ready(first: str) -> None:
    program = f"from croupier.cards.ranking import *; print({first})"
    shown = subprocess.run([sys.executable, "-c", program], capture_output=True, check=True)
    assert int(shown.stdout) == strength(range(0, 14, 2))
