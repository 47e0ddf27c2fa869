"""The compiled kernel and its twin in Python say the same, to the last bit."""

import math
import struct
from collections.abc import Iterable
from random import Random

import pytest

from croupier.kernel import blackjack
from croupier.kernel.game import Game
from croupier.kernel.twin import blackjack as twin
from croupier.kernel.twin.blackjack.hands import graph

POSITIONS = 1_000
SHOES = 4_000
SEED = "the same to the last bit"

pytestmark = pytest.mark.skipif(
    not blackjack.COMPILED, reason="there is no compiled kernel on this machine"
)


def _bits(numbers: Iterable[float]) -> bytes:
    return b"".join(struct.pack("<d", number) for number in numbers if not math.isnan(number))


def _game(chance: Random) -> Game:
    def flag() -> int:
        return chance.randrange(2)

    return Game(
        dealer=chance.randrange(3),
        natural_wins=flag(),
        peek=flag(),
        double=flag(),
        double_after_split=flag(),
        hands_max=chance.choice((1, 2, 3, 4)),
        split_aces_draw=flag(),
        resplit_aces=flag(),
        surrender=flag(),
        bonus=flag(),
        pub=flag(),
        others=chance.choice((0, 0, 2, 7)),
    )


def _shoe(chance: Random) -> list[int]:
    """From a few cards to eight decks, often with a worth that is all gone."""
    decks = chance.choice((1, 1, 2, 6, 8))
    least = chance.choice((0, 0, 1, 2))
    return [chance.randint(min(least, decks), 4 * decks) for _ in range(9)] + [
        chance.randint(least, 16 * decks)
    ]


def test_the_dealer_ends_alike() -> None:
    chance = Random(SEED)
    for number in range(SHOES):
        game, shoe, up = _game(chance), _shoe(chance), chance.randrange(10)
        found = blackjack.dealer(game, shoe, up)
        assert _bits(found) == _bits(twin.dealer(game, shoe, up)), (number, game, shoe, up)


def test_decisions_are_worth_alike() -> None:
    """Mostly hands that are nearly done: the twin needs seconds for others."""
    chance = Random(SEED)
    hands = graph()
    late = [
        at
        for at in range(1, len(hands.counts))
        if sum((card + 1) * many for card, many in enumerate(hands.counts[at])) >= 15
    ]
    for number in range(POSITIONS):
        game, shoe, up = _game(chance), _shoe(chance), chance.randrange(10)
        held = hands.counts[chance.choice(late)]
        if chance.randrange(20) == 0:
            card = chance.choice((6, 7, 8, 9))
            held = tuple(2 if card == at else 0 for at in range(10))
        found = blackjack.values(game, shoe, held, up)
        expected = twin.values(game, shoe, held, up)
        assert _bits(found) == _bits(expected), (number, game, shoe, held, up)
        assert list(map(math.isnan, found)) == list(map(math.isnan, expected))


@pytest.mark.parametrize("number", range(6))
def test_charts_and_first_hands_are_alike(number: int) -> None:
    chance = Random(f"{SEED} {number}")
    game, up = _game(chance), chance.choice((6, 7, 8, 9))
    shoe = [4 * chance.choice((1, 6))] * 9 + [16]
    cells = blackjack.plan(game, shoe, up)
    assert cells == twin.plan(game, shoe, up)
    assert _bits(blackjack.play(game, shoe, up, cells)) == _bits(twin.play(game, shoe, up, cells))
    if number < 2:
        assert _bits(blackjack.play(game, shoe, up, None)) == _bits(twin.play(game, shoe, up, None))
