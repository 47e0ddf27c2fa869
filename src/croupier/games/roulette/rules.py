"""What a roulette table pays, as data, and the presets of the house."""

from enum import StrEnum
from fractions import Fraction
from functools import cache
from typing import Final

from croupier.games.game import CLOCKS_MS, Preset, Rules, require
from croupier.games.roulette.points import POCKETS, POINTS, Kind, Point

CHIP: Final = 100
NUMBERS_KEPT: Final = 12
# Some bets of the house's paytable gain in the long run. Without an end to them chips would double
# until the book could not count them any more.
POINT_MAX: Final = 1_000_000 * CHIP


class Paytable(StrEnum):
    HOUSE = "house"  # the factors of the document, CAS-4.3 to CAS-4.13
    EUROPEAN = "european"  # the usual ones


# A bet that wins gains so many times its chips, and the chips themselves stay the player's.
EUROPEAN: Final = {
    Kind.STRAIGHT: 35,
    Kind.SPLIT: 17,
    Kind.STREET: 11,
    Kind.TRIO: 11,
    Kind.FIRST_FOUR: 8,
    Kind.CORNER: 8,
    Kind.SIX: 5,
    Kind.COLOUR: 1,
    Kind.PARITY: 1,
    Kind.HALF: 1,
    Kind.DOZEN: 2,
    Kind.COLUMN: 2,
}
HOUSE: Final = EUROPEAN | {Kind.CORNER: 11, Kind.HALF: 2}
del HOUSE[Kind.FIRST_FOUR]  # the document does not know it
FACTORS: Final = {Paytable.HOUSE: HOUSE, Paytable.EUROPEAN: EUROPEAN}


class RouletteRules(Rules, frozen=True, kw_only=True, tag="roulette"):
    """`bet_min` and `bet_max` are for one point; without `bet_max` the player's chips are the
    limit, up to a million. Bets lie open for `window_ms` when several play; the ball runs for
    `spin_ms`."""

    paytable: Paytable = Paytable.HOUSE
    bet_min: int = CHIP
    bet_max: int | None = None
    window_ms: int = 30_000
    spin_ms: int = 6_000


def check(rules: RouletteRules) -> None:
    """Refuse rules that no table could play by."""
    unit, least, most = rules.unit, rules.bet_min, rules.bet_max
    require("unit", unit >= 1)
    require("bet_min", unit <= least <= POINT_MAX and least % unit == 0)
    require("bet_max", most is None or (least <= most <= POINT_MAX and most % unit == 0))
    require("window_ms", rules.window_ms in CLOCKS_MS)
    require("spin_ms", 1_000 <= rules.spin_ms <= 60_000)


def factor(paytable: Paytable, point: Point) -> int:
    return FACTORS[paytable][point.kind]


@cache
def points(paytable: Paytable) -> tuple[str, ...]:
    """The ids of all points that can be bet on."""
    return tuple(id_ for id_, point in POINTS.items() if point.kind in FACTORS[paytable])


def edge(paytable: Paytable, kind: Kind) -> Fraction:
    """What the house keeps of a bet of that kind in the long run; less than nothing where the
    factor is better for the player than the odds."""
    covered = next(len(point.numbers) for point in POINTS.values() if point.kind is kind)
    return 1 - Fraction((FACTORS[paytable][kind] + 1) * covered, POCKETS)


SETTINGS: Final = {
    "seats": 8,
    "buy_in_min": CHIP,
    "buy_in_max": 1_000_000_000 * CHIP,
    "buy_in": 1_000 * CHIP,
    "absent": "leaves",
    "all_or_nothing": True,
    "brings_all": True,
    "gap_ms": 3_000,
    "untimed_alone": True,
    "bots": False,
}

PRESETS = {
    "casino": Preset(RouletteRules(), SETTINGS),
    "european": Preset(RouletteRules(paytable=Paytable.EUROPEAN), SETTINGS),
}
