"""The rules of a sabacc table as data, and the preset of the house."""

from croupier.games.game import CLOCKS_MS, Preset, Rules, require

CHIP = 100
# CAS-5.7: what the house gives, however a table is played. It is a gift, so it has its limits.
POT_MAX = 1_000 * CHIP
POT_MAX_FEES = 20


class SabaccRules(Rules, frozen=True, kw_only=True, tag="sabacc"):
    """`fee` is what every game costs each player; it goes into the sabacc pot, which the house
    fills for the first game with a multiple of `pot_step` between `pot_min` and `pot_max`."""

    fee: int = 50 * CHIP
    pot_min: int = 50 * CHIP
    pot_max: int = POT_MAX
    pot_step: int = 50 * CHIP
    rounds: int = 3
    clock_ms: int | None = 30_000


def check(rules: SabaccRules) -> None:
    """Refuse rules that no table could play by."""
    unit, fee, least, most = rules.unit, rules.fee, rules.pot_min, rules.pot_max
    require("unit", unit >= 1)
    require("fee", fee >= unit and fee % unit == 0)
    require("pot_step", rules.pot_step >= unit and rules.pot_step % unit == 0)
    require("pot_min", least >= 0 and least % unit == 0)
    require("pot_max", least <= most <= min(POT_MAX, POT_MAX_FEES * fee))
    require("pot_max", (most - least) % rules.pot_step == 0)
    require("rounds", 1 <= rules.rounds <= 6)
    require("clock_ms", rules.clock_ms is None or rules.clock_ms in CLOCKS_MS)


PRESETS = {
    "casino": Preset(
        SabaccRules(),
        settings={
            "seats": 4,
            "buy_in_min": 50 * CHIP,
            "buy_in_max": 1_000_000_000 * CHIP,
            "buy_in": 1_000 * CHIP,
            "absent": "leaves",
            "all_or_nothing": True,
            "brings_all": True,
            "gap_ms": 8_000,  # dice, hands and two pots are looked at
            "untimed_alone": True,
            "fixed_bots": True,
            "bot_buy_in": (500 * CHIP, 3_000 * CHIP),
            "bot_step": 50 * CHIP,
        },
    ),
}
