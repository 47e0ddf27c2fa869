"""Every point of the roulette board, the numbers it covers and what it costs in the long run."""

from collections import Counter
from fractions import Fraction
from itertools import combinations, pairwise

import pytest

from croupier.games.roulette import game
from croupier.games.roulette.moves import Spun
from croupier.games.roulette.points import BLACK, POCKETS, POINTS, RED, WHEEL, Kind, Point, colour
from croupier.games.roulette.rules import FACTORS, Paytable, edge, factor, points
from tests.games.roulette.wheel import chance_of

COUNTS = {
    Kind.STRAIGHT: 37,
    Kind.SPLIT: 60,
    Kind.STREET: 12,
    Kind.TRIO: 2,
    Kind.FIRST_FOUR: 1,
    Kind.CORNER: 22,
    Kind.SIX: 11,
    Kind.COLOUR: 2,
    Kind.PARITY: 2,
    Kind.HALF: 2,
    Kind.DOZEN: 3,
    Kind.COLUMN: 3,
}
SIZES = {
    Kind.STRAIGHT: 1,
    Kind.SPLIT: 2,
    Kind.STREET: 3,
    Kind.TRIO: 3,
    Kind.FIRST_FOUR: 4,
    Kind.CORNER: 4,
    Kind.SIX: 6,
    Kind.COLOUR: 18,
    Kind.PARITY: 18,
    Kind.HALF: 18,
    Kind.DOZEN: 12,
    Kind.COLUMN: 12,
}


def covered(kind: Kind) -> set[frozenset[int]]:
    return {frozenset(point.numbers) for point in POINTS.values() if point.kind is kind}


def place(number: int) -> tuple[int, int]:
    """Row and line of a number on the cloth."""
    return divmod(number - 1, 3)


def touching(a: int, b: int) -> bool:
    (row, line), (other_row, other_line) = place(a), place(b)
    return abs(row - other_row) + abs(line - other_line) == 1


def test_so_many_points_of_each_kind() -> None:
    assert Counter(point.kind for point in POINTS.values()) == COUNTS
    assert len(points(Paytable.EUROPEAN)) == sum(COUNTS.values()) == 157
    assert len(points(Paytable.HOUSE)) == 156


def test_each_point_covers_as_many_numbers_as_its_kind_says_and_no_two_cover_the_same() -> None:
    for point in POINTS.values():
        assert len(set(point.numbers)) == len(point.numbers) == SIZES[point.kind], point
        assert set(point.numbers) <= set(range(POCKETS)), point
    assert len({frozenset(point.numbers) for point in POINTS.values()}) == len(POINTS)


@pytest.mark.req("CAS-4.1c")
def test_the_wheel_has_37_pockets_in_european_order_with_alternating_colours() -> None:
    """Rules 1.1, 1.2, 1.3."""
    assert sorted(WHEEL) == list(range(37))
    assert WHEEL[:6] == (0, 32, 15, 19, 4, 21)
    assert len(RED) == len(BLACK) == 18
    around = [colour(number) for number in WHEEL]
    assert around[0] == "green"
    assert all(one != two for one, two in pairwise(around))
    # Low and high alternate too, as far as they can.
    assert sum((a < 19) != (b < 19) for a, b in pairwise(WHEEL[1:])) >= 33


@pytest.mark.req("CAS-4.4a")
def test_splits_are_all_pairs_of_neighbours() -> None:
    """Rule 2.2."""
    pairs = {frozenset(pair) for pair in combinations(range(1, 37), 2) if touching(*pair)}
    assert covered(Kind.SPLIT) == pairs | {frozenset((0, n)) for n in (1, 2, 3)}


@pytest.mark.req("CAS-4.5a", "CAS-4.8a")
def test_streets_are_rows_and_six_lines_two_of_them() -> None:
    """Rules 2.3, 2.6."""
    rows = [frozenset((n, n + 1, n + 2)) for n in range(1, 37, 3)]
    assert covered(Kind.STREET) == set(rows)
    assert covered(Kind.SIX) == {a | b for a, b in pairwise(rows)}


@pytest.mark.req("CAS-4.6a", "CAS-4.7a")
def test_corners_are_squares_of_four_and_trios_and_first_four_hold_zero() -> None:
    """Rules 2.4, 2.5, 2.8."""
    squares = {
        frozenset(four)
        for four in combinations(range(1, 37), 4)
        if len({place(n)[0] for n in four}) == len({place(n)[1] for n in four}) == 2
        and sum(touching(*pair) for pair in combinations(four, 2)) == 4
    }
    assert covered(Kind.CORNER) == squares
    assert covered(Kind.TRIO) == {frozenset((0, 1, 2)), frozenset((0, 2, 3))}
    assert covered(Kind.FIRST_FOUR) == {frozenset((0, 1, 2, 3))}
    assert "first_four" not in points(Paytable.HOUSE)


@pytest.mark.req(
    "CAS-4.9a", "CAS-4.10a", "CAS-4.11a", "CAS-4.12a", "CAS-4.13a", "CAS-4.1d", "CAS-4.15"
)
def test_outside_bets_share_out_all_numbers_but_zero() -> None:
    """Rule 2.7."""
    every = set(range(1, 37))
    for kind in (Kind.COLOUR, Kind.PARITY, Kind.HALF, Kind.DOZEN, Kind.COLUMN):
        together = [n for point in POINTS.values() if point.kind is kind for n in point.numbers]
        assert sorted(together) == sorted(every), kind
    assert set(POINTS["even"].numbers) == {n for n in every if n % 2 == 0}
    assert set(POINTS["low"].numbers) == set(range(1, 19))
    assert set(POINTS["high"].numbers) == set(range(19, 37))
    assert set(POINTS["dozen:2"].numbers) == set(range(13, 25))
    assert set(POINTS["column:1"].numbers) == {n for n in every if n % 3 == 1}
    assert set(POINTS["column:3"].numbers) == {n for n in every if n % 3 == 0}
    assert set(POINTS["red"].numbers) == set(RED)


def test_each_point_prints_and_parses_itself() -> None:
    for point in POINTS.values():
        assert Point.parse(str(point)) is point
    examples = "straight:17 split:0-2 street:1 trio:0-1-2 corner:1-2-4-5 six:1-4 red column:3"
    assert " ".join(str(Point.parse(text)) for text in examples.split()) == examples
    for nonsense in ("", "straight:37", "split:2-0", "split:3-4", "street:2", "Red", "six:34-37"):
        with pytest.raises(ValueError, match="no such point"):
            Point.parse(nonsense)


@pytest.mark.parametrize("paytable", Paytable)
def test_the_edge_of_every_point_counted_number_by_number(paytable: Paytable) -> None:
    """Rule 3.3."""
    for id_ in points(paytable):
        point = POINTS[id_]
        pays = factor(paytable, point)
        gained = sum(pays if point.covers(number) else -1 for number in range(POCKETS))
        assert edge(paytable, point.kind) == Fraction(-gained, POCKETS), point


def test_every_bet_costs_one_in_37_but_those_that_the_house_pays_too_well() -> None:
    edges = {
        (paytable, kind): edge(paytable, kind)
        for paytable in Paytable
        for kind in FACTORS[paytable]
    }
    generous = {key: value for key, value in edges.items() if value != Fraction(1, 37)}
    assert generous == {
        (Paytable.HOUSE, Kind.CORNER): Fraction(-11, 37),
        (Paytable.HOUSE, Kind.HALF): Fraction(-17, 37),
    }


@pytest.mark.req("CAS-4.14c")
def test_all_numbers_are_equally_likely() -> None:
    """Rule 1.1. Chi-square with 36 degrees of freedom; the seed is fixed, so that it never
    fails by chance."""
    spins = 37_000
    _, opened = game.open(game.presets["casino"].rules, {0: 100}, None, chance_of())
    offered = game.options(opened, 0)
    assert offered is not None
    _, betting = game.decide(opened, 0, offered.pick(chance_of("slip")), chance_of())
    drawn: Counter[int] = Counter()
    stream = chance_of("spins")
    for step in range(spins):
        (spun,), _ = game.expire(betting, stream.at(step))
        assert isinstance(spun, Spun)
        drawn[spun.number] += 1
    assert set(drawn) == set(range(POCKETS))
    expected = spins / POCKETS
    assert sum((count - expected) ** 2 / expected for count in drawn.values()) < 68  # p = 0.001
