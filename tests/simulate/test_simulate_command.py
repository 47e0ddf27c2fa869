"""`croupier simulate`: bots through the real engine, with every chip counted."""

from typing import Any

import pytest
from click.testing import CliRunner
from msgspec.structs import replace

from croupier.bots import bots
from croupier.games import games
from croupier.games.game import Holdings
from croupier.main import main
from croupier.simulate import Miscount, Outcome, Tally, line_up, play_rounds, run

SEED = b"simulate".ljust(32, b".")
TABLES = [(name, preset) for name in bots() for preset in games()[name].presets]


@pytest.mark.parametrize(("name", "preset"), TABLES)
def test_bots_of_every_game_play_and_no_chip_is_lost(name: str, preset: str) -> None:
    game = games()[name]
    players = line_up(game, preset, ())
    tally = Tally(len(players))
    run(play_rounds(game, preset, players, SEED), tally, 40, lambda: None)
    assert tally.rounds == 40
    assert sum(tally.gains) + tally.house == 0


def test_the_same_seed_gives_the_same_rounds() -> None:
    game = games()["holdem"]
    players = line_up(game, "cardroom", ("thirds",))
    one, two = (play_rounds(game, "cardroom", players, SEED) for _ in range(2))
    assert [next(one) for _ in range(20)] == [next(two) for _ in range(20)]


def test_edge_and_margin_are_those_of_the_rounds() -> None:
    tally = Tally(1)
    for house in (-100, 100, 100, 100):
        tally.add(Outcome({0: -house}, house, house, 100, 5))
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
    run(play_rounds(game, "casino", players, SEED), tally, 40, lambda: None)
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


def test_the_command_reports_rounds_and_results() -> None:
    done = CliRunner().invoke(main, ["simulate", "holdem", "--rounds", "20", "--bot", "thirds"])
    assert done.exit_code == 0, done.output
    assert "20 rounds of holdem (casino)" in done.output
    assert "all there" in done.output


@pytest.mark.parametrize(
    ("arguments", "word"),
    [
        (["simulate", "holdem", "--bot", "nobody"], "--bot"),
        (["simulate", "holdem", "--preset", "attic"], "--preset"),
        (["simulate", "whist"], "whist"),
        (["simulate", "holdem", "--rounds", "0"], "--rounds"),
    ],
)
def test_what_does_not_exist_is_refused_in_a_line(arguments: list[str], word: str) -> None:
    done = CliRunner().invoke(main, arguments)
    assert done.exit_code == 2
    assert word in done.output
    assert "Traceback" not in done.output
