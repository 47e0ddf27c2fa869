"""Slips: what may be laid, what replaces what, and where the chips are meanwhile."""

import pytest

from croupier.games.roulette import game
from croupier.games.roulette.moves import Bet, RouletteCarryover, SetSlip, Slip, SlipLaid
from croupier.games.roulette.rules import CHIP, POINT_MAX, Paytable, RouletteRules
from tests.games.roulette.wheel import Wheel, refused


@pytest.mark.req("CAS-4.2a")
def test_the_sum_of_all_bets_is_at_most_the_balance() -> None:
    """Rule 4.3."""
    wheel = Wheel((100,)).play("0 bets straight:1=60 red=40")
    assert wheel.stacks == {0: 0}
    with refused("not_enough_chips"):
        wheel.play("0 bets straight:1=60 red=41")
    with refused("bet_too_large", most=100 * CHIP):
        wheel.play("0 bets red=101")
    assert wheel.on_board == 100


@pytest.mark.req("CAS-4.2a")
def test_the_smallest_bet_is_one_chip_and_bets_are_whole_chips() -> None:
    """Rule 4.2."""
    wheel = Wheel().play("0 bets red=1")
    for chips in (0.5, 0, -1):
        with refused("bet_too_small", least=CHIP):
            wheel.play(f"0 bets red={chips}")
    with refused("off_unit", unit=CHIP):
        wheel.play("0 bets red=1.5")


def test_a_table_may_limit_the_bet_on_a_point() -> None:
    """Rule 4.2."""
    rules = RouletteRules(bet_min=5 * CHIP, bet_max=20 * CHIP)
    wheel = Wheel((1_000,), rules).play("0 bets red=20 straight:7=20 odd=5")
    with refused("bet_too_large", most=20 * CHIP):
        wheel.play("0 bets red=21")
    with refused("bet_too_small", least=5 * CHIP):
        wheel.play("0 bets red=4")


def test_no_bet_on_a_point_is_larger_than_a_million() -> None:
    """Rule 4.2: halves and corners gain in the long run, and chips must not double for ever."""
    wheel = Wheel((9_000_000,)).play("0 bets low=1000000 high=1000000 red=1000000")
    with refused("bet_too_large", most=POINT_MAX):
        wheel.play("0 bets low=1000001")
    assert wheel.on_board == 3_000_000
    with refused("bad_rules", field="bet_max"):
        game.check(RouletteRules(bet_max=POINT_MAX + CHIP))
    with refused("bad_rules", field="bet_min"):
        game.check(RouletteRules(bet_min=POINT_MAX + CHIP))


def test_whoever_cannot_make_the_smallest_bet_is_as_good_as_broke() -> None:
    """Rule 4.2: else he would sit at the wheel, unable to bet."""
    rules = RouletteRules(bet_min=5 * CHIP)
    assert game.least(rules) == 5 * CHIP
    assert Wheel((4, 5), rules).stacks == {1: 5}
    with refused("too_few_players"):
        Wheel((4, 4), rules)


def test_a_point_that_does_not_exist_is_refused() -> None:
    """Rule 4.6: and the slip that lies there stays."""
    wheel = Wheel().play("0 bets red=5")
    for point in ("straight:37", "split:3-4", "green", "corner:0-1-2-3", ""):
        with refused("no_such_point", point=point):
            wheel.order(0, SetSlip((Bet("black", CHIP), Bet(point, CHIP))))
    with refused("no_such_point", point="x" * 24):
        wheel.order(0, SetSlip((Bet("x" * 9_999, CHIP),)))
    assert wheel.state.players[0].bets == (Bet("red", 5 * CHIP),)


@pytest.mark.req("CAS-4.7a")
def test_the_first_four_can_be_bet_only_with_the_european_paytable() -> None:
    """Rule 2.8."""
    with refused("no_such_point", point="first_four"):
        Wheel().play("0 bets first_four=1")
    Wheel(rules=RouletteRules(paytable=Paytable.EUROPEAN)).play("0 bets first_four=1")


def test_a_point_is_named_once() -> None:
    """Rule 4.2."""
    with refused("point_twice", point="red"):
        Wheel().play("0 bets red=1 black=1 red=1")


def test_a_slip_replaces_the_one_before_and_an_empty_one_clears() -> None:
    """Rule 4.1."""
    wheel = Wheel().play("0 bets red=100", "0 bets straight:3=10", "0 bets straight:3=10")
    assert (wheel.stacks, wheel.on_board) == ({0: 990}, 10)
    wheel.play("0 bets")
    assert (wheel.stacks, wheel.on_board) == ({0: 1_000}, 0)


@pytest.mark.req("CAS-4.2b")
def test_chips_on_the_board_are_reserved_and_not_lost() -> None:
    """Rule 4.4."""
    wheel = Wheel((100,)).play("0 bets red=30")
    holdings = game.holdings(wheel.state)
    assert (wheel.stacks, wheel.on_board, holdings.house) == ({0: 70}, 30, 0)
    assert game.settlement(wheel.state) is None


@pytest.mark.req("CAS-4.3b")
def test_every_bet_is_on_record_and_seen_by_all() -> None:
    """Rule 4.5."""
    wheel = Wheel((100, 100)).play("1 bets split:0-2=3 red=4")
    laid = SlipLaid(1, (Bet("split:0-2", 3 * CHIP), Bet("red", 4 * CHIP)))
    assert wheel.events[-1] == laid
    assert [game.show(laid, seat) for seat in (None, 0, 1)] == [laid] * 3
    assert game.view(wheel.state).seats[1].bets == laid.bets
    wheel.play("clock", "clock")
    assert {result.point for result in game.view(wheel.state).seats[1].outcomes} == {
        "split:0-2",
        "red",
    }


def test_the_bets_of_the_last_time_can_be_laid_again() -> None:
    """Rule 7.3."""
    wheel = Wheel({2: 100, 5: 100}, rigged=7).play("5 bets red=4", "clock", "clock")
    carryover = game.carry_over(wheel.state)
    assert carryover == RouletteCarryover((7,), (Slip(5, (Bet("red", 4 * CHIP),)),))
    again = Wheel({2: 100, 5: 104}, carryover=carryover, rigged=8)
    private = game.private_view(again.state, 5)
    assert private is not None
    assert private.repeat == (Bet("red", 4 * CHIP),)
    # Who sat out a spin may still repeat what he bet before.
    again.play("2 bets odd=1", "clock", "clock")
    assert game.carry_over(again.state) == RouletteCarryover(
        (8, 7), (Slip(2, (Bet("odd", CHIP),)), Slip(5, (Bet("red", 4 * CHIP),)))
    )


@pytest.mark.req("CAS-4.18b")
def test_whoever_takes_the_seat_finds_nothing_of_the_one_before() -> None:
    """Rule 6.5."""
    odd, red = Slip(2, (Bet("odd", CHIP),)), Slip(5, (Bet("red", CHIP),))
    carryover = RouletteCarryover((7,), (odd, red))
    assert game.without_seat(carryover, 5) == RouletteCarryover((7,), (odd,))
    left = Wheel({2: 100, 5: 100}, carryover=carryover).play("5 bets red=1", "5 leaves", "clock")
    assert game.carry_over(left.state).slips == (odd,)


def test_the_wheel_remembers_twelve_numbers() -> None:
    """Rule 1.4."""
    carryover = RouletteCarryover(tuple(range(12)))
    wheel = Wheel(carryover=carryover, rigged=36).play("0 bets red=1", "0 spins")
    assert game.view(wheel.state).numbers == carryover.numbers, "not before the ball rests"
    wheel.play("clock")
    assert game.carry_over(wheel.state).numbers == (36, *range(11))
