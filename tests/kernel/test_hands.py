"""Hands that differ by an exchange of suits have one number, all others have another."""

from array import array
from collections import Counter
from collections.abc import Callable
from itertools import combinations, permutations
from random import Random

import pytest

from croupier.kernel import hands
from croupier.kernel.hands import HANDS, cards_of, count_of, hand_number, index_all, index_of
from croupier.kernel.tables.suits import FAMILIES
from croupier.kernel.twin import hands as twin

compiled = pytest.mark.skipif(
    not hands.COMPILED, reason="there is no compiled kernel on this machine"
)


@pytest.mark.parametrize(
    ("family", "count"),
    [
        ((2, 0), 169),
        ((2, 3), 1_286_792),
        ((2, 4), 13_960_050),
        ((2, 5), 123_156_254),
        ((0, 3), 1_755),
        ((0, 4), 16_432),
        ((0, 5), 134_459),
    ],
)
def test_there_are_as_many_as_is_known(family: tuple[int, int], count: int) -> None:
    assert count_of(*family) == count


def test_each_pair_and_each_suited_or_other_hand_before_the_flop_is_one_of_169() -> None:
    seen: Counter[int] = Counter(index_of(hand, ()) for hand in HANDS)
    assert sorted(seen) == list(range(169))
    assert Counter(seen.values()) == {6: 13, 4: 78, 12: 78}


def test_every_flop_has_one_of_1755_numbers_and_none_is_left_over() -> None:
    alike: dict[int, int] = {}
    for flop in combinations(range(52), 3):
        alike[index_of((), flop)] = alike.get(index_of((), flop), 0) + 1
    assert sorted(alike) == list(range(1_755))
    assert sum(alike.values()) == 22_100


@pytest.mark.parametrize("family", FAMILIES)
def test_an_exchange_of_suits_and_the_order_of_cards_change_nothing(
    family: tuple[int, int],
) -> None:
    hole, board = family
    chance = Random(f"{family}")
    for suits in permutations(range(4)):
        cards = chance.sample(range(52), hole + board)
        moved = [card - card % 4 + suits[card % 4] for card in cards]
        mine, theirs = moved[:hole], moved[hole:]
        chance.shuffle(mine)
        chance.shuffle(theirs)
        assert index_of(mine, theirs) == index_of(cards[:hole], cards[hole:])


@pytest.mark.parametrize("family", FAMILIES)
def test_each_number_has_a_hand_and_each_hand_that_number(family: tuple[int, int]) -> None:
    hole, board = family
    chance, count = Random(1), count_of(hole, board)
    numbers = range(count) if count < 2_000 else [0, count - 1, *chance.sample(range(count), 2_000)]
    for number in numbers:
        cards = cards_of(hole, board, number)
        assert len(cards) == hole + board
        assert index_of(cards[:hole], cards[hole:]) == number


@compiled
@pytest.mark.parametrize("family", FAMILIES)
def test_the_twin_counts_the_same(family: tuple[int, int]) -> None:
    hole, board = family
    chance = Random(2)
    for _ in range(300):
        cards = chance.sample(range(52), hole + board)
        number = index_of(cards[:hole], cards[hole:])
        assert twin.index_of(cards[:hole], cards[hole:]) == number
        other = chance.randrange(count_of(hole, board))
        assert twin.cards_of(hole, board, other) == cards_of(hole, board, other)


@pytest.mark.parametrize("all_of", [index_all, twin.index_all], ids=["kernel", "twin"])
def test_a_batch_is_numbered_like_its_hands(all_of: Callable[..., None]) -> None:
    chance = Random(3)
    dealt = [chance.sample(range(52), 6) for _ in range(500)]
    cards = bytes(card for hand in dealt for card in hand)
    found = array("I", bytes(4 * len(dealt)))
    all_of(cards, 2, 4, found)
    assert list(found) == [index_of(hand[:2], hand[2:]) for hand in dealt]


@pytest.mark.parametrize("module", [hands, twin], ids=["kernel", "twin"])
def test_what_is_no_hand_is_refused(module: object) -> None:
    ask, all_of, back = module.index_of, module.index_all, module.cards_of  # type: ignore[attr-defined]
    for hand, board in (((1,), (2, 3, 4)), ((1, 2), (3, 4)), ((), ()), ((), (1, 2, 3, 4, 5, 6))):
        with pytest.raises(ValueError):
            ask(hand, board)
    for hand, board in (((1, 1), (2, 3, 4)), ((1, 2), (3, 4, 52)), ((1, 2), (3, 4, -1))):
        with pytest.raises(ValueError, match="different"):
            ask(hand, board)
    with pytest.raises(ValueError, match="169"):
        back(2, 0, 169)
    with pytest.raises(ValueError, match="different"):
        all_of(bytes([1, 2, 3, 3, 4]), 2, 3, array("I", [0]))
    with pytest.raises(ValueError):
        all_of(bytes([1, 2, 3, 5, 4]), 2, 3, array("I", [0, 0]))


def test_hands_are_numbered_by_their_higher_card() -> None:
    assert [hand_number(*hand) for hand in HANDS] == list(range(1_326))
    assert hand_number(51, 50) == hand_number(50, 51) == 1_325
