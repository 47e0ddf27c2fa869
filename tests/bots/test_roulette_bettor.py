"""The bettor lays what it is offered, asks for the spin, and meets the edge of the board."""

from fractions import Fraction

import pytest

from croupier.bots import bots
from croupier.games.roulette import game
from croupier.games.roulette.moves import RouletteAction
from croupier.games.roulette.points import Kind, Point
from croupier.games.roulette.rules import CHIP, PRESETS
from croupier.games.roulette.state import RouletteState
from tests.bots.playing import chance_of


def act(state: RouletteState, *seed: object) -> RouletteAction:
    seen = game.observe(state, 0, ())
    action: RouletteAction = bots()["roulette"]["random"].act(seen, chance_of(*seed))
    assert seen.options.allows(action)
    return action


@pytest.mark.parametrize("preset", PRESETS)
def test_whole_rounds_are_played_by_what_is_offered(preset: str) -> None:
    kinds: set[Kind] = set()
    for number in range(300):
        stack = (1 + chance_of("stack", number).below(300)) * CHIP
        _, state = game.open(PRESETS[preset].rules, {0: stack}, None, chance_of(number))
        for step in range(2):
            action = act(state, number, step)
            _, state = game.decide(state, 0, action, chance_of(number, step))
        kinds |= {Point.parse(bet.point).kind for bet in state.players[0].bets}
        _, state = game.expire(state, chance_of())
        settlement = game.settlement(state)
        assert settlement is not None
        assert settlement.gains == {0: -settlement.house}
    absent = {Kind.FIRST_FOUR} if preset == "casino" else set()
    assert kinds == set(Kind) - absent


def test_the_edge_it_meets_is_known_exactly() -> None:
    """By counting: of each chip on a point, the house keeps what it does not pay back."""
    bettor = bots()["roulette"]["random"]
    assert bettor.edge(PRESETS["european"].rules) == Fraction(1, 37)
    # Of 156 points, 22 corners give back 48 of 37 chips and two halves 54, all others 36.
    assert bettor.edge(PRESETS["casino"].rules) == Fraction(132 - 22 * 11 - 2 * 17, 156 * 37)
