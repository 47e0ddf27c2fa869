"""What a round costs: the stake, its doublings, and the limit of what each has."""

from collections.abc import Sequence

import pytest
from msgspec.structs import replace

from croupier.games.doudizhu.moves import Role
from tests.games.doudizhu.playing import RULES, Doudizhu, deal

# Seat 2 is out with a chain of 16 cards and a jack; the rest of the high cards is with seat 0.
RUNNER = "33445566778899TTJ | 33445566778899JJJ"


def landlord_wins(points: int = 1, stacks: Sequence[int] = (1_000,) * 3) -> Doudizhu:
    calls = f"2 bid {points}" if points == 3 else f"2 bid {points}, 1 pass, 0 pass"
    table = deal(RUNNER, "QQQ", stacks=stacks).play(calls)
    return table.play("2 play 33445566778899TT, 1 skip, 0 skip, 2 play QQQJ")


def peasants_win(stacks: Sequence[int] = (1_000,) * 3, points: int = 1) -> Doudizhu:
    table = deal(RUNNER, stacks=stacks).play(f"2 pass, 1 pass, 0 bid {points}")
    return table.play("0 play T, 2 play J, 1 skip, 0 skip, 2 play 33445566778899TT")


@pytest.mark.req("DDZ-1.5")
@pytest.mark.parametrize("points", [1, 2, 3])
def test_the_landlord_wins_or_pays_base_times_bid_with_each_peasant(points: int) -> None:
    """Rules 7.3, 7.5."""
    assert landlord_wins(points).gains == [-10 * points, -10 * points, 20 * points]
    assert peasants_win(points=points).gains == [-20 * points, 10 * points, 10 * points]


@pytest.mark.req("DDZ-1.5", "DDZ-RULE-BOMB", "DDZ-RULE-ROCKET")
def test_each_bomb_and_the_rocket_double_the_stake() -> None:
    """Rule 7.3."""
    table = deal("33334444789TJQK2A | 6666 | BC", "555").play("2 bid 2, 1 pass, 0 pass")
    assert table.view.stake == 20 * 100
    table.play("2 play 3333, 1 play 6666, 0 play BC")
    assert table.view.doublings == 3
    assert table.view.stake == 160 * 100
    table.play("2 skip, 1 skip")
    low = table.hand(0)[-1]
    table.play(f"0 play {low}, 2 play 2, 1 skip, 0 skip, 2 play 4444, 1 skip, 0 skip")
    table.play("2 play 789TJQK, 1 skip, 0 skip, 2 play 555A")
    assert table.view.result is not None
    assert table.view.result.doublings == 4
    assert table.view.result.stake == 320 * 100
    assert table.gains == [-320, -320, 640]


def test_four_with_kickers_doubles_nothing() -> None:
    """Rule 7.3."""
    table = deal("3333444456789TJ2A").play("2 bid 3, 2 play 333356, 1 skip, 0 skip")
    assert table.view.doublings == 0


@pytest.mark.req("DDZ-1.5")
def test_a_peasant_pays_no_more_than_he_has() -> None:
    """Rule 7.5."""
    assert landlord_wins(3, stacks=(500, 12, 10)).gains == [-10, -12, 22]


@pytest.mark.req("DDZ-1.5")
@pytest.mark.parametrize(
    ("chips", "gains"),
    [(60, [-60, 30, 30]), (59, [-59, 29, 30]), (31, [-31, 15, 16]), (100, [-60, 30, 30])],
)
def test_a_landlord_with_too_few_chips_shares_them_evenly(chips: int, gains: list[int]) -> None:
    """Rule 7.5: what cannot be shared goes to seat 2, which plays after seat 0."""
    assert peasants_win((500, 500, chips), points=3).gains == gains


@pytest.mark.parametrize(("spring", "stake"), [(False, 10), (True, 20)])
def test_spring_doubles_where_the_room_says_so(spring: bool, stake: int) -> None:
    """Rule 7.4: no peasant has played a hand."""
    table = deal(RUNNER, "QQQ", rules=replace(RULES, spring=spring))
    table.play("2 bid 1, 1 pass, 0 pass, 2 play 33445566778899TT, 1 skip, 0 skip, 2 play QQQJ")
    assert table.gains == [-stake, -stake, 2 * stake]
    assert table.view.result is not None
    assert table.view.result.spring is spring


def test_spring_also_for_peasants_who_let_the_landlord_play_once() -> None:
    """Rule 7.4."""
    table = deal(RUNNER, rules=replace(RULES, spring=True)).play("2 pass, 1 pass, 0 bid 1")
    table.play("0 play T, 2 play J, 1 skip, 0 skip, 2 play 33445566778899TT")
    assert table.view.result is not None
    assert table.view.result.winner is Role.PEASANT
    assert table.view.result.spring
    assert table.gains == [-40, 20, 20]


def test_no_spring_when_the_losing_side_has_played() -> None:
    """Rule 7.4."""
    rules = replace(RULES, spring=True)
    table = deal(RUNNER, "222", rules=rules).play("2 bid 1, 1 pass, 0 pass")
    table.play("2 play J, 1 skip, 0 play Q, 2 play 2, 1 skip, 0 skip")
    table.play("2 play 33445566778899TT, 1 skip, 0 skip, 2 play 22")
    assert table.view.result is not None
    assert not table.view.result.spring
