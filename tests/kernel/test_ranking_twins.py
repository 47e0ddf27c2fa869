"""Hands rank alike in C and in Python, whatever they are given as."""

from array import array
from collections.abc import Callable, Sequence
from random import Random
from types import ModuleType

import pytest
from hypothesis import given
from hypothesis import strategies as st

from croupier.cards.card import CARDS
from croupier.kernel import ranking
from croupier.kernel.tables import search
from croupier.kernel.tables.packing import SHAPES, pack
from croupier.kernel.tables.ranks import WEIGHTS, by_weight
from croupier.kernel.twin import ranking as twin

pytestmark = pytest.mark.skipif(
    not ranking.COMPILED, reason="there is no compiled kernel on this machine"
)
TWINS: list[ModuleType] = [ranking, twin]

deals = st.lists(st.integers(0, 51), min_size=5, max_size=7, unique=True)
# Also what is no card, too few and too many of them, and the same one twice.
nonsense = st.lists(st.integers(-60, 60), max_size=9) | st.lists(st.integers(0, 51), max_size=9)


def both(function: Callable[[ModuleType], object]) -> list[object]:
    """What each twin says, a refusal included."""
    said: list[object] = []
    for module in TWINS:
        try:
            said.append(function(module))
        except ValueError as refusal:
            said.append(str(refusal))
    return said


@given(deals)
def test_hands_are_as_strong_in_both(cards: list[int]) -> None:
    ours, theirs = both(lambda twin: twin.strength(cards))
    assert ours == theirs
    assert isinstance(ours, int)


@given(nonsense)
def test_both_refuse_the_same(cards: list[int]) -> None:
    for given_as in (cards, tuple(cards)):
        ours, theirs = both(lambda twin, cards=given_as: twin.strength(cards))  # type: ignore[misc]
        assert ours == theirs
    ours, theirs = both(lambda twin: twin.strengths(cards[:3], [cards[3:], cards[4:]]))
    assert ours == theirs


@given(deals)
def test_the_same_five_make_the_hand(cards: list[int]) -> None:
    strength = ranking.strength(cards)
    ours, theirs = both(lambda twin: twin.best_five(cards, strength, CARDS))
    assert ours == theirs
    ours, theirs = both(lambda twin: twin.best_five(cards, 8_000 - strength, CARDS))
    assert ours == theirs


def _deals(size: int, count: int) -> list[list[int]]:
    chance = Random(size)
    return [chance.sample(range(52), size) for _ in range(count)]


@pytest.mark.parametrize("size", [5, 6, 7])
@pytest.mark.parametrize("module", TWINS, ids=["compiled", "twin"])
def test_a_batch_ranks_like_its_hands(module: ModuleType, size: int) -> None:
    hands = _deals(size, 20_000)
    cards = bytes(card for hand in hands for card in hand)
    expected = array("H", map(ranking.strength, hands))
    for given_as in (cards, bytearray(cards), array("B", cards), memoryview(cards)):
        found = array("H", bytes(2 * len(hands)))
        module.rank_all(given_as, size, found)
        assert found == expected
    rows = memoryview(cards).cast("B", (len(hands), size))
    found = array("H", bytes(2 * len(hands)))
    module.rank_all(rows, size, memoryview(found))
    assert found == expected
    module.rank_all(b"", size, array("H"))


@pytest.mark.parametrize(
    ("cards", "size", "room"),
    [
        (bytes(range(7)), 4, 1),
        (bytes(range(8)), 8, 1),
        (bytes(range(8)), 7, 1),
        (bytes(range(7)), 7, 2),
        (bytes([0, 1, 2, 3, 4, 5, 52]), 7, 1),
        (bytes([0, 1, 2, 3, 0, 5, 6]), 7, 1),
        (bytes([0, 4, 8, 12, 12]), 5, 1),
    ],
)
def test_a_batch_that_is_none_is_refused_by_both(cards: bytes, size: int, room: int) -> None:
    found = array("H", bytes(2 * room))
    ours, theirs = both(lambda twin: twin.rank_all(cards, size, found))
    assert ours == theirs
    assert isinstance(ours, str)


@pytest.mark.parametrize("room", [array("B", bytes(2)), array("d", [0.0]), bytes(2)])
def test_strengths_go_into_a_buffer_of_their_kind(room: Sequence[int]) -> None:
    with pytest.raises((TypeError, BufferError)):
        ranking.rank_all(bytes(range(7)), 7, room)  # type: ignore[arg-type]


@pytest.mark.parametrize("lowest", [0, 17, 39])
def test_hands_are_counted_alike(lowest: int) -> None:
    for second in (40, 44, 46, 50):
        assert ranking.count_sevens(lowest, second) == twin.count_sevens(lowest, second)
    ours, theirs = both(lambda twin: twin.count_sevens(44, lowest))
    assert ours == theirs


def test_the_weights_are_those_that_the_search_finds() -> None:
    assert search.search() == WEIGHTS


@pytest.mark.parametrize("size", [5, 6, 7])
def test_every_hand_has_a_place_of_its_own(size: int) -> None:
    strengths, shape = by_weight()[size], SHAPES[size]
    packed = pack(size, strengths)
    places = {
        (weight >> shape.bucket_bits) + packed.moves[weight & shape.bucket_mask] & shape.places - 1
        for weight in strengths
    }
    assert len(places) == len(strengths) == sum(map(bool, packed.strengths))
