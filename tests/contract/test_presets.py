"""A preset is a table that can be opened as it is."""

import pytest

from croupier.games import games
from croupier.games.game import AnyGame
from croupier.tables.authority import HOUSE, Player
from croupier.tables.commands import OpenTable
from croupier.tables.opening import opened, preset_settings
from tests.contract.rounds import TABLES


def check_preset(game: AnyGame, preset: str) -> None:
    for by in (HOUSE, Player("ann", "Ann")):
        event = opened("t", by, OpenTable(game.name, preset, "", {}, {}, bytes(32)))
        assert event.settings == preset_settings(game, preset)
        assert event.settings.seats in game.seats
        assert event.settings.buy_in >= game.least(game.presets[preset].rules)


@pytest.mark.parametrize(("name", "preset"), TABLES)
def test_every_preset_can_be_opened_as_it_is(name: str, preset: str) -> None:
    check_preset(games()[name], preset)
