"""What a room of dou dizhu can be played by."""

import msgspec
import pytest
from msgspec.structs import replace

from croupier.games.doudizhu import game
from croupier.games.doudizhu.rules import CHIP, PRESETS, DoudizhuRules
from croupier.games.game import Refused
from croupier.tables.settings import RoundStart, TableSettings

RULES = PRESETS["bid"].rules


@pytest.mark.req("DDZ-1.2")
@pytest.mark.parametrize("preset", PRESETS)
def test_a_room_begins_when_all_three_are_ready(preset: str) -> None:
    """Rules 1.1, 1.2."""
    settings = msgspec.convert(PRESETS[preset].settings, TableSettings)
    assert settings.start is RoundStart.WHEN_READY
    assert settings.seats == 3
    assert settings.bots


@pytest.mark.parametrize(
    ("field", "rules"),
    [
        ("unit", replace(RULES, unit=0)),
        ("base", replace(RULES, base=0)),
        ("base", replace(RULES, base=150)),
        ("deals_max", replace(RULES, deals_max=0)),
        ("deals_max", replace(RULES, deals_max=11)),
        ("clock_ms", replace(RULES, clock_ms=10)),
    ],
)
def test_rules_that_no_table_could_play_by_are_refused(field: str, rules: DoudizhuRules) -> None:
    """Rule 8.4."""
    game.check(RULES)
    with pytest.raises(Refused) as refused:
        game.check(rules)
    assert (refused.value.code, refused.value.facts) == ("bad_rules", {"field": field})


def test_a_room_is_chosen_by_its_base() -> None:
    assert game.stakes(RULES) == (10 * CHIP,)
    assert game.least(RULES) == 10 * CHIP
