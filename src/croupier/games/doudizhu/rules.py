"""The rules of a dou dizhu room as data, and the rooms of the house."""

from enum import StrEnum
from typing import Any

from croupier.games.game import CLOCKS_MS, Preset, Rules, require

CHIP = 100
BIDS = (1, 2, 3)
DEALS_MAX = 10


class LandlordBy(StrEnum):
    """How the landlord is found."""

    BID = "bid"
    RANDOM = "random"


class DoudizhuRules(Rules, frozen=True, kw_only=True, tag="doudizhu"):
    """`base` is what a round is about before the bid and the doublings. When everybody has passed
    `deals_max` times in a row, chance names the landlord."""

    base: int = 10 * CHIP
    landlord: LandlordBy = LandlordBy.BID
    deals_max: int = 3
    beginner: bool = False
    spring: bool = False
    clock_ms: int | None = 30_000


def check(rules: DoudizhuRules) -> None:
    """Refuse rules that no table could play by."""
    require("unit", rules.unit >= 1)
    require("base", rules.base >= rules.unit and rules.base % rules.unit == 0)
    require("deals_max", 1 <= rules.deals_max <= DEALS_MAX)
    require("clock_ms", rules.clock_ms is None or rules.clock_ms in CLOCKS_MS)


def _room(rules: DoudizhuRules) -> Preset:
    settings: dict[str, Any] = {
        "seats": 3,
        "buy_in_min": 10 * CHIP,
        "buy_in_max": 1_000_000 * CHIP,
        "buy_in": 1_000 * CHIP,
        "start": "when_ready",
        "stand_in": "medium",
        "gap_ms": 6_000,  # the hands that are left are looked at
    }
    return Preset(rules, settings)


PRESETS = {
    "bid": _room(DoudizhuRules()),
    "random": _room(DoudizhuRules(landlord=LandlordBy.RANDOM)),
    "beginner": _room(DoudizhuRules(beginner=True)),
}
