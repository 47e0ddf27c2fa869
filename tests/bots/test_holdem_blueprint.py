"""The blueprint that the house ships: it is there, it is whole, and it knows what every player of
poker knows."""

from functools import cache
from pathlib import Path

import pytest

from croupier.bots.holdem.hard import blueprint as module
from croupier.bots.holdem.hard.blueprint import LEVELS, Blueprint, blueprint
from croupier.bots.holdem.hard.history import Deal, History
from croupier.bots.holdem.hard.strategy import CALL, FOLD, without_kernel
from croupier.bots.holdem.hard.tree import BUTTON, OTHER, tree_of
from croupier.cards.card import Card

FILE_MAX = 20 * 1024 * 1024


@cache
def plan() -> Blueprint:
    found = blueprint()
    assert found is not None
    return found


def often(history: History, hand: str, kind: str) -> float:
    """How often this hand does such a thing."""
    low, high = sorted(int(Card.parse(hand[at : at + 2])) for at in (0, 2))
    found = without_kernel(plan(), history, (low, high))
    assert found is not None
    pairs = zip(found.choices, found.likely, strict=True)
    return sum(likely[0] for choice, likely in pairs if choice.kind == kind)


def test_it_is_small_enough_for_the_repository() -> None:
    assert module.__file__ is not None
    assert (Path(module.__file__).parent / module.NAME).stat().st_size < FILE_MAX


@pytest.mark.parametrize("depth", [12, 25, 50])
def test_its_trees_are_those_of_the_code(depth: int) -> None:
    made, shipped = tree_of(depth, plan().header.buckets), plan().tree(depth)
    assert (made.bets, made.paid) == (shipped.bets, shipped.paid)


def test_it_has_depths_from_short_to_deep() -> None:
    assert plan().depths == (12, 25, 50, 100, 200)
    for depth in plan().depths:
        rows = plan().rows(depth, 0)
        actions = len(plan().tree(depth).children(0))
        assert all(sum(rows[at : at + actions]) == LEVELS for at in range(0, len(rows), actions))


@pytest.mark.parametrize("depth", [12, 25, 50, 100, 200])
def test_good_hands_are_played_and_bad_ones_are_not(depth: int) -> None:
    opening = History(BUTTON, 100 * depth, 100, (), ())
    raised = History(OTHER, 100 * depth, 100, (Deal(0, BUTTON, True, 300),), ())
    for hand in ("AsAd", "KsKd", "AsKs", "TsTd"):
        assert often(opening, hand, FOLD) < 0.05
        assert often(raised, hand, FOLD) < 0.05
    # Deep stacks see a flop for half a big blind with nearly everything.
    assert often(opening, "7s2d", FOLD) > (0.5 if depth <= 100 else 0.1)
    assert all(
        often(opening, "7s2d", FOLD) >= often(opening, hand, FOLD)
        for hand in ("8s2d", "3s2d", "9s4d", "Js2d", "9s8d", "Qs5d")
    )
    assert often(raised, "7s2d", FOLD) > 0.9
    assert often(raised, "8s3d", FOLD) > 0.9


@pytest.mark.parametrize("depth", [50, 100, 200])
def test_all_chips_are_called_with_the_best_hands_only(depth: int) -> None:
    shoved = History(OTHER, 100 * depth, 100, (Deal(0, BUTTON, True, 100 * depth),), ())
    for hand in ("AsAd", "KsKd", "QsQd"):
        assert often(shoved, hand, CALL) > 0.9
    for hand in ("7s2d", "9s4d", "Ts3d", "Js4d", "Qs2d"):
        assert often(shoved, hand, FOLD) > 0.9
