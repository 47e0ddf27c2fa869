"""When the wheel turns, for one player and for several, and what leaving costs."""

import pytest

from croupier.games.game import Pending
from croupier.games.roulette import game
from croupier.games.roulette.moves import Ended, Forfeited, Paid, Phase, SpinAsked, Spun
from croupier.games.roulette.rules import CHIP
from tests.games.roulette.wheel import Wheel, refused


@pytest.mark.req("CAS-4.14a")
def test_a_single_player_starts_the_wheel_at_once_and_needs_a_bet() -> None:
    """Rule 5.1."""
    wheel = Wheel(rigged=4)
    with refused("no_bets"):
        wheel.play("0 spins")
    wheel.play("0 bets red=1", "0 spins")
    assert wheel.last == (SpinAsked(0), Spun(4))


@pytest.mark.req("CAS-4.14a")
def test_several_players_start_it_when_all_have_said_so() -> None:
    """Rule 5.2."""
    wheel = Wheel((100, 100), rigged=4).play("0 bets red=1", "1 bets odd=1", "0 spins")
    assert wheel.last == (SpinAsked(0),)
    with refused("spin_asked"):
        wheel.play("0 spins")
    assert wheel.play("1 spins").last == (SpinAsked(1), Spun(4))


def test_a_changed_slip_is_as_good_and_a_cleared_one_takes_spin_back() -> None:
    """Rule 5.2."""
    wheel = Wheel((100, 100)).play("0 bets red=1", "1 bets odd=1", "0 spins", "0 bets black=2")
    assert isinstance(wheel.play("1 spins").last[-1], Spun)
    wheel = Wheel((100, 100)).play("0 bets red=1", "1 bets odd=1", "0 spins", "0 bets")
    assert wheel.play("1 spins").last == (SpinAsked(1),)


@pytest.mark.req("CAS-4.14a")
def test_the_clock_begins_anew_with_the_first_bet_and_starts_the_wheel() -> None:
    """Rule 5.3."""
    wheel = Wheel((100, 100, 100))
    before = game.pending(wheel.state)
    assert before == Pending(0, (0, 1, 2), 30_000)
    wheel.play("1 bets red=1")
    first = game.pending(wheel.state)
    assert first == Pending(1, (0, 1, 2), 30_000)
    wheel.play("0 bets odd=1", "1 bets odd=7", "1 spins")
    assert game.pending(wheel.state) == first, "further bets win no time"
    (spun,) = wheel.play("clock").last
    assert isinstance(spun, Spun)


def test_a_wheel_is_not_turned_for_an_empty_board() -> None:
    """Rule 5.4."""
    wheel = Wheel((100, 100)).play("0 bets red=1", "0 bets", "clock")
    assert wheel.last == (Ended(),)
    assert wheel.gains == {0: 0, 1: 0}
    assert game.carry_over(wheel.state).numbers == ()


def test_nothing_can_be_bet_while_the_wheel_turns() -> None:
    """Rule 5.5."""
    wheel = Wheel((100, 100)).play("0 bets red=1", "clock")
    assert game.pending(wheel.state) == Pending(2, (), 6_000)
    for order in ("0 bets black=1", "1 bets red=1", "0 spins", "0 bets"):
        with refused("no_more_bets"):
            wheel.play(order)
    assert game.options(wheel.state, 0) is None
    paid, ended = wheel.play("clock").last
    assert isinstance(paid, Paid)
    assert ended == Ended()


@pytest.mark.req("CAS-4.14b", "CAS-4.16a")
def test_the_number_is_known_when_the_wheel_starts_and_decides_when_it_rests() -> None:
    """Rule 1.1."""
    wheel = Wheel(rigged=32).play("0 bets red=7", "0 spins")
    view = game.view(wheel.state)
    assert (view.phase, view.number) == (Phase.SPINNING, 32)
    assert (wheel.stacks, wheel.on_board) == ({0: 993}, 7)
    assert wheel.play("clock").gains == {0: 7}


@pytest.mark.req("CAS-4.18c")
def test_leaving_before_the_spin_forfeits_the_bets() -> None:
    """Rules 6.1, 6.3."""
    wheel = Wheel((100,)).play("0 bets red=10 odd=5", "0 leaves")
    assert wheel.last == (Forfeited(0, 15 * CHIP), Ended())
    assert (wheel.gains, wheel.house) == ({0: -15}, 15)


@pytest.mark.req("CAS-4.18c")
def test_leaving_during_the_spin_forfeits_even_bets_that_would_win() -> None:
    """Rules 6.1, 6.2."""
    wheel = Wheel((100, 100), rigged=1).play("0 bets red=10", "1 bets red=10", "clock")
    during = game.pending(wheel.state)
    wheel.play("0 leaves")
    assert wheel.last == (Forfeited(0, 10 * CHIP),)
    assert game.pending(wheel.state) == during, "the spin goes on as it was"
    wheel.play("clock")
    assert (wheel.gains, wheel.house) == ({0: -10, 1: 10}, 0)
    wheel = Wheel((100,), rigged=1).play("0 bets red=10", "0 spins", "0 leaves")
    assert (wheel.gains, wheel.house) == ({0: -10}, 10)


@pytest.mark.req("CAS-4.18a")
def test_leaving_without_a_bet_costs_nothing() -> None:
    """Rule 6.1."""
    wheel = Wheel((100, 100)).play("0 leaves")
    assert wheel.last == (Forfeited(0, 0),)
    with refused("not_in_round"):
        wheel.play("0 bets red=1")
    assert wheel.play("1 leaves").gains == {0: 0, 1: 0}


def test_the_others_need_not_wait_for_one_who_left() -> None:
    """Rule 6.2."""
    wheel = Wheel((100, 100), rigged=9).play("0 bets red=10", "0 spins", "1 leaves")
    assert wheel.last == (Forfeited(1, 0), Spun(9))


def test_whoever_is_not_in_the_round_is_told_so() -> None:
    with refused("not_in_round"):
        Wheel().play("3 bets red=1")
