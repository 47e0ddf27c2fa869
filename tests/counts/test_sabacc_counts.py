"""The whole sabacc deck, and every hand of two and three cards."""

from collections import Counter
from itertools import combinations
from math import comb

import pytest
from msgspec.structs import replace

from croupier.cards.chance import Chance
from croupier.cards.deck import SABACC
from croupier.cards.sabacc import SABACC_CARDS, SYLOP
from croupier.games.sabacc.showdown import best
from croupier.games.sabacc.state import points
from tests.games.sabacc.playing import deal


@pytest.mark.req("CAS-5.4a")
def test_three_suits_of_twenty_values_and_two_zeros() -> None:
    assert len(SABACC_CARDS) == len(set(SABACC_CARDS)) == len(SABACC) == 62
    assert Counter(card.suit for card in SABACC_CARDS) == {0: 20, 1: 20, 2: 20, SYLOP: 2}
    values = Counter(card.points for card in SABACC_CARDS)
    assert values == {0: 2} | {value: 3 for value in range(-10, 11) if value}
    for suit in range(3):
        points_of_suit = [card.points for card in SABACC_CARDS if card.suit == suit]
        assert sorted(points_of_suit) == [*range(-10, 0), *range(1, 11)]
    assert sum(card.points for card in SABACC_CARDS) == 0


@pytest.mark.req("CAS-1.4c")
def test_the_deck_is_dealt_through_the_same_interface_as_any_other() -> None:
    left, hand = SABACC.shuffled(Chance(bytes(32))), []
    while left:
        card, left = left.draw()
        hand.append(card)
    assert sorted(hand) == list(SABACC_CARDS)
    assert len(left) == 0


@pytest.mark.req("CAS-5.25")
def test_hands_that_sum_to_zero_are_as_many_as_arithmetic_says() -> None:
    pairs = Counter(points(hand) for hand in combinations(SABACC_CARDS, 2))
    assert sum(pairs.values()) == comb(62, 2) == 1_891
    # Nine ways for each of ten values against its negative, and the two zeros.
    assert pairs[0] == 10 * 9 + 1
    threes = Counter(points(hand) for hand in combinations(SABACC_CARDS, 3))
    assert sum(threes.values()) == comb(62, 3) == 37_820
    # With one zero: 2 * 90. Without: a + b = c with a < b has 27 ways, with a = b nine, each with
    # either sign.
    unlike = sum(1 for a in range(1, 11) for b in range(a + 1, 11) if a + b <= 10)
    assert threes[0] == 2 * 90 + 2 * (27 * unlike + 9 * 5) == 1_350
    assert all(threes[total] == threes[-total] for total in threes)


def spec(sums: tuple[int, int], sizes: tuple[int, int]) -> set[int]:
    """Who wins, said once more and otherwise: by what comes first in a list of all sums."""
    by_rank = [0, *(sign * far for far in range(1, 60) for sign in (1, -1))]
    first, second = (by_rank.index(total) for total in sums)
    if first != second:
        return {0 if first < second else 1}
    if sums[0] == 0 and sizes[0] != sizes[1]:
        return {0 if sizes[0] > sizes[1] else 1}
    return {0, 1}


@pytest.mark.req("CAS-5.22a", "CAS-5.22b", "CAS-5.23")
def test_every_pair_of_sums_has_the_winner_that_the_rules_name() -> None:
    by_sum = {points(hand): hand for hand in combinations(SABACC_CARDS, 2)}
    threes = {points(hand): hand for hand in combinations(SABACC_CARDS, 3)}
    state = deal(seats=2).state
    for one in by_sum.items():
        for two in [*by_sum.items(), *threes.items()]:
            for first, second in ((one, two), (two, one)):
                found = best(replace(state, hands=(first[1], second[1])))
                sizes = (len(first[1]), len(second[1]))
                assert set(found) == spec((first[0], second[0]), sizes)
