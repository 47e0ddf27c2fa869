"""`croupier simulate`: bots through the real engine, with every chip counted."""

from io import StringIO
from itertools import islice
from typing import Any

import pytest
from msgspec.structs import replace
from rich.console import Console

from croupier.bots import bots
from croupier.bots.bot import BUDGET
from croupier.bots.roulette.bettor import Random
from croupier.cards.chance import Chance
from croupier.games import games
from croupier.games.blackjack.moves import SetBet
from croupier.games.game import Holdings, Observation
from croupier.games.roulette.moves import RouletteAction
from croupier.games.runner import STEPS_MAX
from croupier.simulate import (
    ROUND_STREAMS,
    Miscount,
    RoundResult,
    Tally,
    line_up,
    play_rounds,
    simulate_command,
)

SEED = b"simulate".ljust(32, b".")
ROUNDS = 10  # some bots search
TABLES = [(name, preset) for name in bots() for preset in games()[name].presets]


@pytest.mark.parametrize(("name", "preset"), TABLES)
def test_bots_of_every_game_play_and_no_chip_is_lost(name: str, preset: str) -> None:
    game = games()[name]
    players = line_up(game, preset, ())
    tally = Tally(len(players))
    for result in islice(play_rounds(game, preset, players, SEED), ROUNDS):
        tally.add(result)
    assert tally.rounds == ROUNDS
    assert sum(tally.gains) + tally.house == 0


def test_the_same_seed_gives_the_same_rounds() -> None:
    game = games()["holdem"]
    players = line_up(game, "cardroom", ("thirds",))
    one, two = (play_rounds(game, "cardroom", players, SEED) for _ in range(2))
    assert [next(one) for _ in range(20)] == [next(two) for _ in range(20)]


def test_edge_and_margin_are_those_of_the_rounds() -> None:
    tally = Tally(1)
    for house in (-100, 100, 100, 100):
        tally.add(RoundResult({0: -house}, house, house, 100, 5))
    edge = tally.edge()
    assert edge is not None
    assert edge.share == pytest.approx(0.5)
    assert edge.margin == pytest.approx(1.96 * (3 / 16) ** 0.5)
    mean = tally.mean(0)
    assert (mean.share, mean.margin) == pytest.approx((-0.5, 1.96 * 0.75**0.5 / 2))


def test_a_pot_that_waits_for_the_next_round_is_no_gain_of_the_house() -> None:
    game = games()["sabacc"]
    players = line_up(game, "casino", ())
    tally = Tally(len(players))
    for result in islice(play_rounds(game, "casino", players, SEED), ROUNDS):
        tally.add(result)
    assert tally.house != 0
    assert tally.edge() is None


def test_a_chip_that_appears_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    game = games()["roulette"]
    honest = game.holdings

    def one_more(state: Any) -> Holdings:
        held = honest(state)
        return replace(held, middle=held.middle + 100) if state.phase == "over" else held

    monkeypatch.setattr(game, "holdings", one_more)
    with pytest.raises(Miscount):
        next(play_rounds(game, "casino", line_up(game, "casino", ()), SEED))


def reported(name: str, rounds: int) -> tuple[int, str]:
    """The exit code of the command and what it says."""
    console = Console(file=StringIO(), width=100)
    with console.capture() as said:
        code = simulate_command(name, "casino", (), rounds, SEED, console)
    return code, said.get()


def test_the_command_reports_rounds_and_results() -> None:
    code, said = reported("blackjack", 20)
    assert code == 0
    assert "20 rounds of blackjack (casino)" in said
    assert "all there" in said


def test_the_command_fails_when_a_chip_appears(monkeypatch: pytest.MonkeyPatch) -> None:
    game = games()["blackjack"]
    monkeypatch.setattr(game, "holdings", lambda state: Holdings({0: 100}, state.turn))
    code, said = reported("blackjack", 20)
    assert code == 1
    assert "chips do not add up" in said


def test_the_command_fails_when_a_round_does_not_end(monkeypatch: pytest.MonkeyPatch) -> None:
    better = bots()["blackjack"]["mimic"]
    monkeypatch.setattr(type(better), "act", lambda *_: SetBet(0))
    code, said = reported("blackjack", 20)
    assert code == 1
    assert "more than 10000 steps" in said


def test_bots_draw_from_another_stream_than_the_round() -> None:
    """Else dice and cards would follow from what a bot does."""
    game = games()["roulette"]
    drawn: list[Chance] = []

    class Watching(Random):
        def act(self, seen: Observation, chance: Chance, budget: int = BUDGET) -> RouletteAction:
            drawn.append(chance)
            return super().act(seen, chance, budget)

    rounds = play_rounds(game, "casino", [Watching()], SEED)
    assert [next(rounds).events for _ in range(3)] == [6] * 3
    assert {chance.step % ROUND_STREAMS for chance in drawn} == {ROUND_STREAMS - 1}
    assert len({chance.step for chance in drawn}) == 3
    assert ROUND_STREAMS > STEPS_MAX + 1
