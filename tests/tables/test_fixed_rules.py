"""Rules that the document of a room demands: no host changes them."""

import pytest

from croupier.games import games
from croupier.games.game import Refused
from croupier.tables.opening import chosen_rules


@pytest.mark.req("EPS-ASS-GPR-002", "HU-FR9a")
@pytest.mark.parametrize("preset", ["cardroom", "heads-up"])
@pytest.mark.parametrize("field", ["muck", "may_show"])
def test_which_hands_are_shown_is_no_choice_of_the_host(preset: str, field: str) -> None:
    usual = getattr(games()["holdem"].presets[preset].rules, field)
    _, rules = chosen_rules("holdem", preset, {field: usual})
    assert getattr(rules, field) is usual
    with pytest.raises(Refused) as refused:
        chosen_rules("holdem", preset, {field: not usual})
    assert (refused.value.code, refused.value.facts) == ("bad_rules", {"field": field})


def test_every_fixed_rule_is_a_rule_of_its_game() -> None:
    for game in games().values():
        for preset in game.presets.values():
            assert all(hasattr(preset.rules, field) for field in preset.fixed)
