"""What a table of sabacc can be played by."""

import msgspec
import pytest
from msgspec.structs import replace

from croupier.games.game import Refused
from croupier.games.sabacc import game
from croupier.games.sabacc.rules import CHIP, PRESETS, SabaccRules
from croupier.tables.settings import TableSettings

RULES = PRESETS["casino"].rules


@pytest.mark.parametrize(
    ("field", "rules"),
    [
        ("unit", replace(RULES, unit=0)),
        ("fee", replace(RULES, fee=0)),
        ("fee", replace(RULES, fee=150)),
        ("pot_step", replace(RULES, pot_step=0)),
        ("pot_min", replace(RULES, pot_min=-CHIP)),
        ("pot_max", replace(RULES, pot_max=CHIP)),
        ("pot_max", replace(RULES, pot_max=120 * CHIP)),
        ("pot_max", replace(RULES, pot_max=1_050 * CHIP)),
        ("pot_max", replace(RULES, fee=45 * CHIP)),
        ("rounds", replace(RULES, rounds=0)),
        ("rounds", replace(RULES, rounds=7)),
        ("clock_ms", replace(RULES, clock_ms=10)),
    ],
)
def test_rules_that_no_table_could_play_by_are_refused(field: str, rules: SabaccRules) -> None:
    """Rule 8.4."""
    game.check(RULES)
    with pytest.raises(Refused) as refused:
        game.check(rules)
    assert (refused.value.code, refused.value.facts) == ("bad_rules", {"field": field})


@pytest.mark.req("CAS-5.16", "CAS-5.3a")
def test_bots_bring_a_multiple_of_50_and_four_can_play() -> None:
    """Rules 1.1, 1.4."""
    settings = msgspec.convert(PRESETS["casino"].settings, TableSettings)
    assert settings.bot_buy_in == (500 * CHIP, 3_000 * CHIP)
    assert settings.bot_step == 50 * CHIP
    assert settings.seats == game.seats.stop - 1 == 4
    assert game.stakes(RULES) == (50 * CHIP,)
