"""The solver for the turn, against what other code says of the same positions."""

from array import array
from itertools import chain

import pytest

from croupier.kernel.compiled import COMPILED
from croupier.kernel.hands import HANDS, hand_number
from croupier.kernel.river import (
    FIRST_ACTS,
    FIRST_FOLDED,
    SECOND_ACTS,
    SECOND_FOLDED,
    SHOWDOWN,
    reach_of_others,
    showdown_values,
)
from croupier.kernel.turn import RIVER_COMES, solve_turn

pytestmark = pytest.mark.skipif(not COMPILED, reason="there is no compiled kernel here")

BOARD = (48, 40, 33, 22)
RIVERS = [card for card in range(52) if card not in BOARD]
# A pot of 100 and 100 behind: check and see, or bet all, which is called or not.
NODES = array(
    "i",
    chain(
        (FIRST_ACTS, 1, 2),
        (RIVER_COMES, 3, 1),
        (SECOND_ACTS, 4, 2),
        (SHOWDOWN, 0, 0),
        (SECOND_FOLDED, 0, 0),
        (RIVER_COMES, 6, 1),
        (SHOWDOWN, 0, 0),
    ),
)
AMOUNTS = array(
    "d", (100, 0, 0, 100, 0, 0, 200, 100, 0, 100, 0, 0, 200, 100, 0, 300, 100, 100, 300, 100, 100)
)


def every_hand() -> "array[float]":
    return array("d", [0.0 if {low, high} & set(BOARD) else 1.0 for low, high in HANDS])


def solved(iterations: int, rivers: int, seed: int = 1) -> "array[float]":
    strategy = array("d", bytes(8 * 4 * len(HANDS)))
    held = every_hand()
    solve_turn(BOARD, NODES, AMOUNTS, held, held, iterations, rivers, seed, strategy)
    return strategy


def over_rivers(function: object, held: "array[float]") -> list[float]:
    """The mean over the rivers that neither hand holds."""
    totals, values = [0.0] * len(HANDS), array("d", bytes(8 * len(HANDS)))
    for card in RIVERS:
        function((*BOARD, card), held, values)  # type: ignore[operator]
        totals = [total + value / 44 for total, value in zip(totals, values, strict=True)]
    return totals


def test_a_turn_without_more_betting_can_hardly_be_beaten() -> None:
    """The best answers are reckoned river by river by the functions that have a twin."""
    strategy = solved(250, 48)
    bets, calls = strategy[len(HANDS) : 2 * len(HANDS)], strategy[3 * len(HANDS) :]
    held = every_hand()
    met = over_rivers(reach_of_others, held)
    called = array("d", (one * often for one, often in zip(held, calls, strict=True)))
    folded = array("d", (one * (1 - often) for one, often in zip(held, calls, strict=True)))
    checks = [50 * value for value in over_rivers(showdown_values, held)]
    bet = [
        150 * value + 50 * gone
        for value, gone in zip(
            over_rivers(showdown_values, called), over_rivers(reach_of_others, folded), strict=True
        )
    ]
    first = sum(map(max, checks, bet))
    has_bet = array("d", (one * often for one, often in zip(held, bets, strict=True)))
    has_checked = array("d", (one * (1 - often) for one, often in zip(held, bets, strict=True)))
    second = sum(50 * value for value in over_rivers(showdown_values, has_checked))
    second += sum(
        max(150 * value, -50 * meets)
        for value, meets in zip(
            over_rivers(showdown_values, has_bet),
            over_rivers(reach_of_others, has_bet),
            strict=True,
        )
    )
    assert (first + second) / sum(met) < 0.5  # of a pot of 100


def test_some_rivers_at_a_time_come_to_nearly_the_same() -> None:
    whole, some = solved(250, 48), solved(500, 8)
    aces, air = hand_number(49, 50), hand_number(1, 4)
    for hand in (aces, air):
        for action in range(4):
            at = action * len(HANDS) + hand
            assert whole[at] == pytest.approx(some[at], abs=0.25)
    called = [sum(found[3 * len(HANDS) :]) for found in (whole, some)]
    assert called[0] == pytest.approx(called[1], rel=0.05)


def test_it_follows_from_its_arguments() -> None:
    assert solved(20, 6) == solved(20, 6)
    assert solved(20, 6) != solved(20, 6, 2)


def test_betting_on_the_river_is_worth_something_to_who_bets_last() -> None:
    """After a check the second player may bet on each river: then checking is worth less to the
    first than without it, so he bets the turn with other hands. And both trees are taken."""
    nodes = array(
        "i",
        chain(
            (FIRST_ACTS, 1, 2),
            (RIVER_COMES, 3, 1),
            (SECOND_ACTS, 4, 2),
            (SECOND_ACTS, 6, 2),
            (SECOND_FOLDED, 0, 0),
            (RIVER_COMES, 8, 1),
            (SHOWDOWN, 0, 0),
            (FIRST_ACTS, 9, 2),
            (SHOWDOWN, 0, 0),
            (FIRST_FOLDED, 0, 0),
            (SHOWDOWN, 0, 0),
        ),
    )
    one, bet, both = (100, 0, 0), (200, 100, 0), (300, 100, 100)
    answered = (200, 0, 100)
    amounts = array("d", chain(one, one, bet, one, bet, both, one, answered, both, answered, both))
    strategy, held = array("d", bytes(8 * 4 * len(HANDS))), every_hand()
    solve_turn(BOARD, nodes, amounts, held, held, 200, 24, 1, strategy)
    plain = solved(200, 24)
    bets = [sum(found[len(HANDS) : 2 * len(HANDS)]) for found in (strategy, plain)]
    assert bets[0] > 1.05 * bets[1]


def test_what_is_no_tree_or_no_range_is_refused() -> None:
    held = every_hand()
    strategy = array("d", bytes(8 * 4 * len(HANDS)))
    bad = array("d", held)
    bad[5] = -1.0
    before = array("i", NODES)
    before[9] = SHOWDOWN + 1  # a river after the river
    early = array("i", NODES)
    early[12] = SHOWDOWN  # no river before the showdown
    for nodes, amounts, first in (
        (NODES[:-3], AMOUNTS[:-3], held),
        (before, AMOUNTS, held),
        (early, AMOUNTS, held),
        (NODES, AMOUNTS, bad),
    ):
        with pytest.raises(ValueError):
            solve_turn(BOARD, nodes, amounts, first, held, 1, 6, 1, strategy)
    with pytest.raises(ValueError):
        solve_turn(BOARD, NODES, AMOUNTS, held, held, 1, 49, 1, strategy)
    with pytest.raises(ValueError):
        solve_turn(BOARD[:3], NODES, AMOUNTS, held, held, 1, 6, 1, strategy)
    with pytest.raises(ValueError):
        solve_turn((1, 1, 2, 3), NODES, AMOUNTS, held, held, 1, 6, 1, strategy)
    with pytest.raises(ValueError):
        solve_turn(BOARD, NODES, AMOUNTS, held, held, 1, 6, 1, strategy[1:])
