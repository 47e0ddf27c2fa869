"""The compiled kernel of dou dizhu and its twin in Python say the same."""

from collections.abc import Iterator
from random import Random

import pytest

from croupier.cards.card import CARDS
from croupier.games.doudizhu.combos.combo import COMBOS, Category, Combo
from croupier.games.doudizhu.combos.plays import follows, leads
from croupier.games.doudizhu.combos.ranks import ORDER, RANK_OF, UNITS, counts_of
from croupier.kernel import doudizhu, learning
from croupier.kernel.twin import doudizhu as twin

HANDS = 1_500
ROUNDS = 3
SEED = "the same plays and the same values"

pytestmark = pytest.mark.skipif(
    not doudizhu.COMPILED, reason="there is no compiled kernel on this machine"
)


def number_of(combo: Combo) -> int:
    """The small number that stands for a name."""
    return list(Category).index(combo.category) | combo.links << 4 | combo.low << 8


def hands(number: int) -> Iterator[int]:
    chance = Random(SEED)
    for _ in range(number):
        yield counts_of(chance.sample(CARDS, chance.randint(1, 20)))


def test_the_same_hands_can_be_led() -> None:
    for hand in hands(HANDS):
        for beginner in (False, True):
            expected = leads(hand, beginner)
            assert doudizhu.plays(hand, 0, beginner) == expected
            assert twin.plays(hand, 0, beginner) == expected


def test_the_same_hands_can_follow() -> None:
    combos = sorted(set(COMBOS.values()), key=number_of)
    for hand in hands(40):
        for combo in combos:
            expected = follows(hand, combo)
            assert doudizhu.plays(hand, number_of(combo), False) == expected, combo
            assert twin.plays(hand, number_of(combo), False) == expected, combo


def test_hands_have_the_same_names() -> None:
    chance = Random(SEED)
    some = chance.sample(sorted(COMBOS), 3_000)
    for cards in [*some, *hands(HANDS)]:
        combo = COMBOS.get(cards)
        expected = 0 if combo is None else number_of(combo)
        assert doudizhu.name(cards) == expected
        assert twin.name(cards) == expected


def test_the_least_number_of_plays_is_the_same() -> None:
    for hand in hands(HANDS):
        assert doudizhu.least(hand) == twin.least(hand)


@pytest.mark.parametrize(
    ("names", "plays"),
    [
        ("3", 1),
        ("34567", 1),
        ("333444 56", 1),
        ("334455 8 TT", 3),
        ("3334 BC 2222", 3),
        ("3468", 4),
    ],
)
def test_how_few_plays_a_hand_needs(names: str, plays: int) -> None:
    hand = sum(1 << 4 * "3456789TJQKA2BC".index(name) for name in names if name != " ")
    assert doudizhu.least(hand) == plays
    assert twin.least(hand) == plays


def learned() -> bytes:
    """Networks that have learned a little, so that no part of them is 0."""
    learner = learning.begin(7)
    learning.learn(learner, learning.Lesson(60, 1, 64, 1e-3, 0.1, 0.8))
    return learning.networks(learner)


@pytest.mark.parametrize("beginner", [False, True])
def test_positions_are_worth_the_same(beginner: bool) -> None:
    networks, chance = learned(), Random(SEED)
    for _ in range(ROUNDS):
        pack = chance.sample(CARDS, len(CARDS))
        bottom = counts_of(pack[51:])
        held = [counts_of(pack[:17]) + bottom, counts_of(pack[17:34]), counts_of(pack[34:51])]
        history: list[int] = []
        while all(held):
            role = len(history) % 3
            known = (networks, role, held[role], bottom, history, beginner, 0, 0)
            found = doudizhu.search(*known)
            assert found == twin.search(*known)
            play = chance.choice(found)[0]
            held[role] -= play
            history.append(play)


@pytest.mark.parametrize(
    ("role", "hand", "history", "problem"),
    [
        (3, 0x1, [], "role"),
        (0, 0x1, [], "round"),  # not 20 cards
        (1, 0x1, [0x5], "cards"),
        (1, 0x1, [0x11], "name"),
    ],
)
def test_a_round_that_cannot_be_is_refused(
    role: int, hand: int, history: list[int], problem: str
) -> None:
    with pytest.raises(ValueError, match=problem):
        doudizhu.search(learned(), role, hand, 0, history, False, 0, 0)
    with pytest.raises(ValueError):
        doudizhu.search(b"no networks", 0, 0, 0, [], False, 0, 0)


def test_cards_are_counted_and_picked_alike() -> None:
    chance = Random(SEED)
    for _ in range(HANDS):
        hand = tuple(chance.sample(CARDS, chance.randint(1, 20)))
        cards = tuple(chance.sample(hand, chance.randint(0, len(hand))))
        other = tuple(chance.sample(CARDS, chance.randint(1, 3)))
        counts = doudizhu.counts(cards)
        assert counts == twin.counts(cards) == sum(UNITS[RANK_OF[card]] for card in cards)
        picked = doudizhu.cards_of(hand, counts)
        assert picked == twin.cards_of(hand, counts)
        assert doudizhu.counts(picked) == counts
        kept = tuple(card for card in hand if card not in cards)
        assert doudizhu.rest(hand, cards) == twin.rest(hand, cards) == kept
        ordered = tuple(card for card in ORDER if card in hand)
        assert doudizhu.in_order(hand) == twin.in_order(hand) == ordered
        assert doudizhu.rest(hand, other) == twin.rest(hand, other)
        assert doudizhu.rest(hand, (*hand[:1], *hand[:1])) is None
        assert twin.rest(hand, (*hand[:1], *hand[:1])) is None


def test_cards_that_are_picked_are_those_of_the_hand() -> None:
    hand = (CARDS[53], CARDS[0], CARDS[4])
    assert all(card is CARDS[card] for card in doudizhu.rest(hand, ()) or ())
    assert doudizhu.cards_of(hand, doudizhu.counts(hand[1:]))[0] is CARDS[0]


@pytest.mark.parametrize("cards", [(54,), (-1,), (1 << 70,)])
def test_what_is_no_card_is_not_counted(cards: tuple[int, ...]) -> None:
    with pytest.raises((ValueError, OverflowError)):
        doudizhu.counts(cards)
    with pytest.raises((ValueError, OverflowError)):
        doudizhu.rest(cards, ())
    with pytest.raises((ValueError, OverflowError)):
        doudizhu.in_order(cards)
    with pytest.raises(TypeError):
        doudizhu.counts(list(cards))  # type: ignore[arg-type]


def test_no_card_is_put_in_order_twice() -> None:
    for in_order in (doudizhu.in_order, twin.in_order):
        with pytest.raises(ValueError):
            in_order((CARDS[3], CARDS[3]))
