"""The search of dou dizhu: it finds what must be found, and only knows what its seat knows."""

from collections.abc import Callable
from random import Random
from types import ModuleType

import pytest

from croupier.games.doudizhu.combos.combo import COMBOS
from croupier.games.doudizhu.combos.plays import plays
from croupier.kernel import doudizhu, learning
from croupier.kernel.twin import doudizhu as twin

pytestmark = pytest.mark.skipif(
    not doudizhu.COMPILED, reason="there is no compiled kernel on this machine"
)

NAMES = "3456789TJQKA2BC"


def cards(names: str) -> int:
    return sum(1 << 4 * NAMES.index(name) for name in names if name != " ")


def landlord_wins(hands: tuple[int, ...], beat: int, owner: int, turn: int) -> bool:
    """By trying everything, as the rules say it."""
    hand = hands[turn]
    choices = [*plays(hand, COMBOS[beat] if beat else None), *([0] if beat else [])]
    if hand in choices:
        return turn == 0
    following = (turn + 1) % 3
    results = (
        landlord_wins(
            tuple(held - play if role == turn else held for role, held in enumerate(hands)),
            0 if (owner if not play else turn) == following else (play or beat),
            turn if play else owner,
            following,
        )
        for play in choices
    )
    return any(results) if turn == 0 else all(results)


def test_the_end_is_solved_as_by_trying_everything() -> None:
    chance = Random(5)
    met = set()
    for _ in range(150):
        pack = [rank for rank in range(15) for _ in range(4 if rank < 13 else 1)]
        chance.shuffle(pack)
        sizes = [chance.randint(1, 4) for _ in range(3)]
        hands, at = [], 0
        for size in sizes:
            hands.append(sum(1 << 4 * rank for rank in pack[at : at + size]))
            at += size
        expected = landlord_wins(tuple(hands), 0, 0, 0)
        assert doudizhu.solve(tuple(hands), 0, 0, 0) == expected
        met.add(expected)
    assert met == {True, False}


def test_more_iterations_look_at_more_worlds_and_the_same_seed_finds_the_same() -> None:
    networks = learning.networks(learning.begin(3))
    hand = cards("3344556789TJQKKA22BC")
    known: tuple[bytes, int, int, int, list[int], bool] = (
        networks,
        0,
        hand,
        cards("22B"),
        [],
        False,
    )
    few, many = doudizhu.search(*known, 50, 1), doudizhu.search(*known, 500, 1)
    assert sum(found[4] for found in few) <= 50
    assert 50 < sum(found[4] for found in many) <= 500
    assert doudizhu.search(*known, 500, 1) == many
    assert doudizhu.search(*known, 500, 2) != many


def test_a_play_that_ends_the_round_is_found() -> None:
    networks = learning.networks(learning.begin(3))
    hand = cards("3334")
    history = [cards("5566778899TTJJQQ"), 0, 0]
    found = doudizhu.search(networks, 0, hand, cards("334"), history, False, 200, 1)
    assert found[0][0] == hand


@pytest.mark.parametrize(
    ("spoil", "problem"),
    [
        (lambda networks: b"", "no networks"),
        (lambda networks: b"x" * 100, "no networks"),
        (lambda networks: networks[:-1], "no networks"),
        (lambda networks: b"x" + networks[1:], "no networks"),
        (lambda networks: networks[16:], "another version than 2"),  # as they were at first
        (lambda networks: networks.replace(b"nets 2", b"nets 3", 1), "another version than 2"),
    ],
)
@pytest.mark.parametrize("kernel", [doudizhu, twin])
def test_networks_that_would_be_misread_are_refused(
    kernel: ModuleType, spoil: Callable[[bytes], bytes], problem: str
) -> None:
    networks = learning.networks(learning.begin(3))
    known = (0, cards("3344556789TJQKKA22BC"), cards("22B"), (), False, 0, 0)
    assert kernel.search(networks, *known)
    with pytest.raises(ValueError, match=problem):
        kernel.search(spoil(networks), *known)
