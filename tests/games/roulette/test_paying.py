"""What bets gain and lose, each kind by its factor."""

import pytest

from croupier.games.roulette.moves import Paid
from croupier.games.roulette.points import POCKETS, POINTS, Kind
from croupier.games.roulette.rules import CHIP, Paytable, RouletteRules, points
from tests.games.roulette.wheel import HOUSE, Wheel, spin

EUROPEAN = RouletteRules(paytable=Paytable.EUROPEAN)

# Point, a number it covers, what ten chips gain with `house` and with `european`.
GAINS = [
    pytest.param("straight:17", 17, 350, 350, marks=pytest.mark.req("CAS-4.3c")),
    pytest.param("straight:0", 0, 350, 350, marks=pytest.mark.req("CAS-4.3c")),
    pytest.param("split:8-9", 9, 170, 170, marks=pytest.mark.req("CAS-4.4b")),
    pytest.param("split:0-2", 0, 170, 170, marks=pytest.mark.req("CAS-4.4b")),
    pytest.param("street:31", 33, 110, 110, marks=pytest.mark.req("CAS-4.5b")),
    pytest.param("corner:25-26-28-29", 28, 110, 80, marks=pytest.mark.req("CAS-4.6c")),
    pytest.param("trio:0-1-2", 0, 110, 110, marks=pytest.mark.req("CAS-4.7b")),
    pytest.param("trio:0-2-3", 3, 110, 110, marks=pytest.mark.req("CAS-4.7b")),
    pytest.param("six:19-22", 24, 50, 50, marks=pytest.mark.req("CAS-4.8b")),
    pytest.param("red", 9, 10, 10, marks=pytest.mark.req("CAS-4.9b")),
    pytest.param("black", 22, 10, 10, marks=pytest.mark.req("CAS-4.9b")),
    pytest.param("odd", 35, 10, 10, marks=pytest.mark.req("CAS-4.10b")),
    pytest.param("even", 2, 10, 10, marks=pytest.mark.req("CAS-4.10b")),
    pytest.param("low", 18, 20, 10, marks=pytest.mark.req("CAS-4.11b")),
    pytest.param("high", 19, 20, 10, marks=pytest.mark.req("CAS-4.11b")),
    pytest.param("dozen:2", 13, 20, 20, marks=pytest.mark.req("CAS-4.12b")),
    pytest.param("column:3", 36, 20, 20, marks=pytest.mark.req("CAS-4.13b")),
]


@pytest.mark.req("CAS-4.16b")
@pytest.mark.parametrize(("point", "number", "house", "european"), GAINS)
def test_a_winning_bet_gains_its_factor_and_keeps_its_chips(
    point: str, number: int, house: int, european: int
) -> None:
    """Rules 2.1, 3.1, 3.2."""
    for rules, gain in ((HOUSE, house), (EUROPEAN, european)):
        wheel = spin(number, f"{point}=10", rules)
        assert wheel.gains == {0: gain}
        assert wheel.stacks == {0: 1_000 + gain}
        assert wheel.house == -gain


@pytest.mark.req("CAS-4.7a")
def test_the_first_four_pay_eight_where_they_exist() -> None:
    """Rules 2.8, 3.2."""
    for number in range(4):
        assert spin(number, "first_four=10", EUROPEAN).gains == {0: 80}


@pytest.mark.req("CAS-4.16a", "CAS-4.17a")
@pytest.mark.parametrize("paytable", Paytable)
def test_every_point_wins_on_its_numbers_and_loses_its_chips_on_all_others(
    paytable: Paytable,
) -> None:
    """Rule 3.1."""
    rules = RouletteRules(paytable=paytable)
    bets = " ".join(f"{point}=1" for point in points(paytable))
    for number in range(POCKETS):
        wheel = spin(number, bets, rules)
        (paid,) = [event for event in wheel.events if isinstance(event, Paid)]
        won = {result.point for result in paid.outcomes if result.gain > 0}
        lost = {result.point for result in paid.outcomes if result.gain == -CHIP}
        assert won == {id_ for id_ in points(paytable) if number in POINTS[id_].numbers}
        assert won | lost == set(points(paytable))
        assert paid.gain == sum(result.gain for result in paid.outcomes)


@pytest.mark.req("CAS-4.15")
def test_on_zero_all_outside_bets_lose() -> None:
    """Rule 2.7."""
    outside = (Kind.COLOUR, Kind.PARITY, Kind.HALF, Kind.DOZEN, Kind.COLUMN)
    names = [point.id for point in POINTS.values() if point.kind in outside]
    assert len(names) == 12
    wheel = spin(0, " ".join(f"{name}=5" for name in names))
    assert wheel.gains == {0: -60}
    assert wheel.house == 60


@pytest.mark.req("CAS-4.9b")
def test_one_chip_on_a_colour_gains_one_chip() -> None:
    """Rule 3.1."""
    assert spin(1, "red=1").stacks == {0: 1_001}
    assert spin(2, "red=1").stacks == {0: 999}


def test_won_and_lost_bets_of_a_slip_are_added() -> None:
    wheel = spin(17, "straight:17=10 red=100 black=100 column:1=50 odd=5")
    assert wheel.gains == {0: 350 - 100 + 100 - 50 + 5}


@pytest.mark.req("CAS-4.17b")
def test_a_player_whose_last_chips_win_keeps_playing() -> None:
    """Rule 7.2: nothing is settled before everything is paid."""
    wheel = Wheel((10,), rigged=9).play("0 bets red=5 black=5", "0 spins")
    assert wheel.stacks == {0: 0}
    assert wheel.play("clock").stacks == {0: 10}


def test_everybody_is_paid_by_his_own_bets() -> None:
    """Rule 7.1."""
    wheel = Wheel((100, 100, 100), rigged=0)
    wheel.play("0 bets straight:0=2", "1 bets even=30", "clock", "clock")
    assert wheel.gains == {0: 70, 1: -30, 2: 0}
    assert wheel.house == -40
