"""Hands on a complete board meet each other as they should, and the solver comes to rest. The twins
say the same to the last bit."""

from array import array
from collections.abc import Sequence
from random import Random

import pytest

from croupier.cards.card import parse_cards
from croupier.cards.ranking import strength
from croupier.kernel import buckets, river
from croupier.kernel.hands import HANDS, hand_number
from croupier.kernel.twin import buckets as bucket_twin
from croupier.kernel.twin import river as twin

BOARD = parse_cards("2c7dThKs3h")
compiled = pytest.mark.skipif(
    not river.COMPILED, reason="there is no compiled kernel on this machine"
)

# One bet of the pot, which the second player folds to or calls; checks go to the showdown.
NODES = array(
    "i", [0, 1, 2, 1, 3, 2, 1, 5, 2, 4, 0, 0, 0, 7, 2, 3, 0, 0, 4, 0, 0, 2, 0, 0, 4, 0, 0]
)
POTS = (100, 0, 0), (200, 100, 0), (200, 0, 100), (300, 100, 100)
AMOUNTS = array("d", [chips for at in (0, 0, 1, 0, 2, 1, 3, 2, 3) for chips in POTS[at]])
ACTIONS = 8


def doubles(count: int) -> "array[float]":
    return array("d", bytes(8 * count))


def boards(count: int) -> list[list[int]]:
    """With flushes, pairs and straights among them."""
    chance = Random("boards")
    known = (BOARD, parse_cards("2h7hThKsKh"), parse_cards("9s8s7s6s5s"))
    drawn = (chance.sample(range(52), 5) for _ in range(count))
    return [[int(card) for card in board] for board in (*known, *drawn)]


def some_range(chance: Random, held: int) -> "array[float]":
    weights = doubles(len(HANDS))
    for number in chance.sample(range(len(HANDS)), held):
        weights[number] = chance.random()
    return weights


@pytest.mark.parametrize("board", boards(3))
def test_hands_come_from_weak_to_strong(board: list[int]) -> None:
    numbers, strengths = (array("H", bytes(2 * river.RIVER_HANDS)) for _ in range(2))
    river.river_order(board, numbers, strengths)
    assert list(strengths) == [strength((*board, *HANDS[number])) for number in numbers]
    pairs = list(zip(strengths, numbers, strict=True))
    assert pairs == sorted(pairs)
    assert len(set(numbers)) == river.RIVER_HANDS


@pytest.mark.parametrize("board", boards(2))
def test_what_a_hand_beats_is_counted_without_hands_that_hold_its_cards(board: list[int]) -> None:
    chance = Random(str(board))
    reach = some_range(chance, 300)
    net, every = doubles(len(HANDS)), doubles(len(HANDS))
    river.showdown_values(board, reach, net)
    river.reach_of_others(board, reach, every)
    possible = [number for number, hand in enumerate(HANDS) if not {*hand} & {*board}]
    ranks = {number: strength((*board, *HANDS[number])) for number in possible}
    for number in chance.sample(possible, 40):
        met = [other for other in possible if not {*HANDS[other]} & {*HANDS[number]}]
        beaten = sum(reach[other] for other in met if ranks[other] < ranks[number])
        beating = sum(reach[other] for other in met if ranks[other] > ranks[number])
        assert net[number] == pytest.approx(beaten - beating, abs=1e-9)
        assert every[number] == pytest.approx(sum(reach[other] for other in met), abs=1e-9)
    blocked = hand_number(board[0], (board[0] + 1) % 52)
    assert net[blocked] == every[blocked] == 0.0


def test_equities_against_any_hand() -> None:
    found = array("H", bytes(2 * len(HANDS)))
    river.river_equities(BOARD, found)
    assert found[hand_number(*parse_cards("KcKd"))] == 1_980
    assert found[hand_number(*parse_cards("2cAd"))] == river.NO_EQUITY
    own = parse_cards("AsAd")
    others = [hand for hand in HANDS if not {*hand} & {*BOARD, *own}]
    mine = strength((*BOARD, *own))
    ranks = [strength((*BOARD, *hand)) for hand in others]
    points = sum(2 if mine > rank else mine == rank for rank in ranks)
    assert found[hand_number(*own)] == points
    assert len(others) == 990


@compiled
@pytest.mark.parametrize("board", boards(4))
def test_the_twin_reckons_the_same(board: list[int]) -> None:
    reach = some_range(Random(str(board)), 700)
    for name in ("showdown_values", "reach_of_others"):
        ours, theirs = doubles(len(HANDS)), doubles(len(HANDS))
        getattr(river, name)(board, reach, ours)
        getattr(twin, name)(board, reach, theirs)
        assert ours.tobytes() == theirs.tobytes()
    short = [array("H", bytes(2 * len(HANDS))) for _ in range(2)]
    river.river_equities(board, short[0])
    twin.river_equities(board, short[1])
    assert short[0] == short[1]
    orders = [array("H", bytes(2 * river.RIVER_HANDS)) for _ in range(4)]
    river.river_order(board, *orders[:2])
    twin.river_order(board, *orders[2:])
    assert orders[:2] == orders[2:]


def gap(told: tuple[float, float, float], pot: float) -> float:
    """What both could win more at best, of the pot."""
    first, second, mass = told
    return (first + second - pot * mass) / mass / pot


def clairvoyance() -> "tuple[array[float], array[float]]":
    """The first player has the best hand or nothing, the second a hand between."""
    nuts_and_air, bluff_catcher = doubles(len(HANDS)), doubles(len(HANDS))
    nuts_and_air[hand_number(*parse_cards("KcKd"))] = 1.0
    nuts_and_air[hand_number(*parse_cards("4c5c"))] = 1.0
    bluff_catcher[hand_number(*parse_cards("AsAd"))] = 1.0
    return nuts_and_air, bluff_catcher


def test_a_game_that_can_be_solved_by_hand() -> None:
    """Whoever sees all bets the pot with the best hand, and bluffs half as often as that; the other
    calls half of the time."""
    strategy = doubles(ACTIONS * len(HANDS))
    told = river.solve_river(BOARD, NODES, AMOUNTS, *clairvoyance(), 2_000, strategy)
    assert gap(told, 100.0) < 0.005
    best, air, catcher = (hand_number(*parse_cards(hand)) for hand in ("KcKd", "4c5c", "AsAd"))
    bets, calls = strategy[len(HANDS) :], strategy[5 * len(HANDS) :]
    assert bets[best] == pytest.approx(1.0, abs=0.02)
    assert bets[air] == pytest.approx(0.5, abs=0.03)
    assert calls[catcher] == pytest.approx(0.5, abs=0.03)
    # Half of the pot with the air it gives up, the whole pot when it bets.
    assert told[0] / told[2] == pytest.approx(75.0, abs=1.0)


@compiled
def test_with_more_iterations_there_is_less_to_win_against_it() -> None:
    everything = array("d", [1.0]) * len(HANDS)
    strategy = doubles(ACTIONS * len(HANDS))
    gaps = [
        gap(
            river.solve_river(BOARD, NODES, AMOUNTS, everything, everything, iterations, strategy),
            100.0,
        )
        for iterations in (10, 100, 400)
    ]
    assert gaps == sorted(gaps, reverse=True)
    assert 0.0 <= gaps[-1] < 0.001


@compiled
@pytest.mark.parametrize("board", boards(2))
def test_the_twin_solves_the_same(board: list[int]) -> None:
    chance = Random(str(board))
    ranges = some_range(chance, 60), some_range(chance, 90)
    ours, theirs = doubles(ACTIONS * len(HANDS)), doubles(ACTIONS * len(HANDS))
    told = river.solve_river(board, NODES, AMOUNTS, *ranges, 25, ours)
    assert told == twin.solve_river(board, NODES, AMOUNTS, *ranges, 25, theirs)
    assert ours.tobytes() == theirs.tobytes()


def test_each_hand_chooses_something() -> None:
    chance = Random(4)
    ranges = some_range(chance, 30), some_range(chance, 30)
    strategy = doubles(ACTIONS * len(HANDS))
    river.solve_river(BOARD, NODES, AMOUNTS, *ranges, 10, strategy)
    for first in range(0, ACTIONS, 2):
        for number in range(len(HANDS)):
            both = [strategy[(first + at) * len(HANDS) + number] for at in range(2)]
            assert sum(both) == pytest.approx(1.0)


@pytest.mark.parametrize(
    ("nodes", "amounts"),
    [
        ([], 0),
        ([5, 0, 0], 3),
        ([0, 1, 1], 3),
        ([0, 0, 1], 3),
        ([0, 1, 17] + [4, 0, 0] * 17, 54),
        ([0, 1, 1, 4, 0, 0, 4, 0, 0], 9),
        ([0, 2, 1, 4, 0, 0], 6),
        ([4, 0], 0),
        ([4, 0, 0], 6),
        ([4, 0, 0] * 4_097, 3 * 4_097),
    ],
)
def test_what_is_no_tree_is_refused_by_both(nodes: Sequence[int], amounts: int) -> None:
    weights = array("d", [1.0]) * len(HANDS)
    for module in (river, twin):
        with pytest.raises(ValueError):
            module.solve_river(
                BOARD, array("i", nodes), doubles(amounts), weights, weights, 1, doubles(0)
            )


@pytest.mark.parametrize("weight", [-1.0, float("nan"), float("inf")])
def test_a_weight_is_a_number(weight: float) -> None:
    weights = array("d", [1.0]) * len(HANDS)
    weights[7] = weight
    strategy = doubles(ACTIONS * len(HANDS))
    for module in (river, twin):
        with pytest.raises(ValueError, match="weight"):
            module.solve_river(BOARD, NODES, AMOUNTS, weights, weights, 1, strategy)


@pytest.mark.parametrize("board", [(1, 2, 3, 4), (1, 2, 3, 4, 4), (1, 2, 3, 4, 52), range(6)])
def test_a_board_is_complete(board: Sequence[int]) -> None:
    for module in (river, twin):
        with pytest.raises(ValueError):
            module.river_equities(board, array("H", bytes(2 * len(HANDS))))


def histogram(module: object, board: Sequence[int], bins: int) -> "array[int]":
    counts = array("H", bytes(2 * len(HANDS) * bins))
    module.equity_histograms(board, bins, counts)  # type: ignore[attr-defined]
    return counts


def test_histograms_count_every_river_a_hand_can_see() -> None:
    counts = histogram(buckets, BOARD[:4], 20)
    for number in range(0, len(HANDS), 9):
        blocked = bool({*HANDS[number]} & {*BOARD[:4]})
        assert sum(counts[20 * number : 20 * number + 20]) == (0 if blocked else 46)
    kings = 20 * hand_number(*parse_cards("KcKd"))
    assert counts[kings + 19] == 46


@compiled
def test_a_flop_has_1081_rivers_for_each_hand() -> None:
    """In Python it takes minutes."""
    counts = histogram(buckets, BOARD[:3], 8)
    assert sum(counts) == 1_176 * 1_081
    straight = 8 * hand_number(*parse_cards("TsTc"))
    assert sum(counts[straight : straight + 8]) == 1_081


@compiled
@pytest.mark.parametrize("size", [4, 5])
def test_the_twin_counts_the_same_rivers(size: int) -> None:
    ours = histogram(buckets, BOARD[:size], 12)
    assert ours == histogram(bucket_twin, BOARD[:size], 12)


def test_the_twins_move_points_alike() -> None:
    chance = Random("points")
    bins, rows, count = 12, 200, 9
    counts = array("H", [chance.choice((0, 0, 1, 7, 50)) for _ in range(rows * bins)])
    counts[:bins] = array("H", bytes(2 * bins))
    found = []
    for module in (buckets, bucket_twin):
        points = bytearray(rows * bins)
        module.cumulate(counts, bins, points)
        centres = bytearray(points[bins : (count + 1) * bins])
        labels, far = array("H", bytes(2 * rows)), array("I", bytes(4 * rows))
        spread = []
        for _ in range(4):
            module.nearest(points, bins, centres, labels, far)
            spread.append(sum(far))
            module.move_centres(points, bins, labels, centres)
        found.append((points, centres, labels, far, spread))
    assert found[0] == found[1]
    points, _, labels, _, spread = found[0]
    assert points[:bins] == bytes(bins)
    assert {points[row * bins - 1] for row in range(2, rows + 1)} == {255}
    assert len(set(labels)) == count
    assert spread[-1] < spread[0]


@pytest.mark.parametrize("module", [buckets, bucket_twin], ids=["kernel", "twin"])
def test_points_that_do_not_fit_are_refused(module: object) -> None:
    ask = module.nearest, module.move_centres, module.cumulate  # type: ignore[attr-defined]
    near, move, cumulate = ask
    labels, far = array("H", [0, 0]), array("I", [0, 0])
    with pytest.raises(ValueError):
        near(bytes(7), 4, bytes(4), labels, far)
    with pytest.raises(ValueError):
        near(bytes(8), 4, bytes(0), labels, far)
    with pytest.raises(ValueError):
        near(bytes(12), 4, bytes(4), labels, far)
    with pytest.raises(ValueError):
        cumulate(array("H", [1, 2, 3]), 2, bytearray(2))
    with pytest.raises(ValueError, match="label"):
        move(bytes(8), 4, array("H", [0, 1]), bytearray(4))
