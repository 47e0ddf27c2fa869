"""The rules of a blackjack table as data, and the tables that people know by a name."""

from enum import StrEnum

from msgspec import UNSET, UnsetType
from msgspec.structs import force_setattr, replace

from croupier.games.game import CLOCKS_MS, Preset, Rules, require

CHIP = 100
DECKS_MAX = 8
HANDS_MAX = 4
MARKER_MAX = 50  # percent; more might not leave enough cards for a deal


class DealerRule(StrEnum):
    """When the dealer has to draw with 17. Below that he always draws, above it never."""

    STANDS_ON_17 = "stands_on_17"
    HITS_SOFT_17 = "hits_soft_17"  # CAS-3.8c
    HITS_17 = "hits_17"  # T21-6.2.14


class ChipSet(StrEnum):
    """The chips that a bet is laid with; any sum of them can be bet."""

    HOUSE = "house"  # 1, 5, 10, 25, 50, 100, 500
    FOUR = "four"  # 1, 5, 25, 100 (T21-4.1)


class BlackjackRules(Rules, frozen=True, kw_only=True, tag="blackjack"):
    """`bet_max` None lets a seat bet all it has; bets go in steps of `bet_step`, or of the unit.
    Without `shoe` the cards are shuffled anew for every round. With it they go on from round to
    round until the marker, which lies `marker_least` to `marker_most` percent from the end."""

    decks: int = 1
    bet_min: int = CHIP
    bet_max: int | None = None
    bet_step: int | None = None
    chips: ChipSet = ChipSet.HOUSE
    short_bets: bool = False  # who has less than the smallest bet may bet all of it
    dealer: DealerRule = DealerRule.HITS_SOFT_17
    clock_ms: int | None = 30_000
    shoe: bool = False
    marker_least: int = 20
    marker_most: int = 30
    natural: tuple[int, int] | None = None  # what it pays; None: it is a 21 like any other
    peek: bool = False  # the dealer looks for a natural under an ace or a ten
    natural_ends_round: bool = False  # a player's natural beats everybody without one
    collects_busts: bool = False  # a bust is settled at once, not at the end of the round
    double: bool = False
    double_after_split: bool = False
    hands_max: int = 1  # of one seat: 1 is no split, 2 one split
    split_aces_draw: bool = True  # else each split ace gets one card and no more
    insurance: bool = False
    surrender: bool = False
    five_hit_bonus: bool = False
    swedish_pub: bool = False  # the dealer wins a tie at 17, 18 and 19
    winnings_limit: int | None = None  # who has more has busted the house
    # Only read: logs from before there was `dealer` have this instead.
    hits_soft_17: bool | UnsetType = UNSET

    def __post_init__(self) -> None:
        if self.hits_soft_17 is not UNSET:
            hits = self.hits_soft_17
            rule = DealerRule.HITS_SOFT_17 if hits else DealerRule.STANDS_ON_17
            force_setattr(self, "dealer", rule)
            force_setattr(self, "hits_soft_17", UNSET)

    @property
    def step(self) -> int:
        return self.bet_step or self.unit


def check(rules: BlackjackRules) -> None:
    """Refuse rules that no table could play by."""
    unit, step, least, most = rules.unit, rules.step, rules.bet_min, rules.bet_max
    require("decks", 1 <= rules.decks <= DECKS_MAX)
    require("bet_step", step >= unit >= 1 and step % unit == 0)
    require("bet_min", step <= least and least % step == 0)
    require("bet_max", most is None or (most >= least and most % step == 0))
    require("clock_ms", rules.clock_ms is None or rules.clock_ms in CLOCKS_MS)
    require("marker_least", rules.marker_least >= 0)
    require("marker_most", rules.marker_least <= rules.marker_most <= MARKER_MAX)
    require("hands_max", 1 <= rules.hands_max <= HANDS_MAX)
    require("winnings_limit", rules.winnings_limit is None or rules.winnings_limit >= 0)
    _check_naturals(rules)


def _check_naturals(rules: BlackjackRules) -> None:
    """Insurance is against a natural that the dealer looks for."""
    pays = rules.natural
    require("natural", pays is None or 1 <= pays[1] <= pays[0] <= 10 * pays[1])
    require("peek", pays is not None or not rules.peek)
    require("natural_ends_round", pays is not None or not rules.natural_ends_round)
    require("insurance", rules.peek or not rules.insurance)


CASINO = BlackjackRules()
TWENTY_ONE = BlackjackRules(
    unit=1,
    decks=6,
    bet_min=5 * CHIP,
    bet_max=50 * CHIP,
    bet_step=CHIP,
    chips=ChipSet.FOUR,
    short_bets=True,
    dealer=DealerRule.HITS_17,
    shoe=True,
    natural=(3, 2),
    peek=True,
    natural_ends_round=True,
    collects_busts=True,
    winnings_limit=500 * CHIP,
)
# T21-P2-DOUBLE-a: all side rules but Swedish Pub.
TWENTY_ONE_FULL = replace(
    TWENTY_ONE,
    double=True,
    double_after_split=True,
    hands_max=2,
    insurance=True,
    surrender=True,
    five_hit_bonus=True,
)

CASINO_TABLE = {
    "seats": 1,
    "buy_in_min": CHIP,
    "buy_in_max": 1_000_000_000 * CHIP,
    "buy_in": 1_000 * CHIP,
    "absent": "leaves",
    "all_or_nothing": True,
    "brings_all": True,
    "gap_ms": 2_500,
    "untimed_alone": True,
    "bots": False,
}
TWENTY_ONE_TABLE = {
    "seats": 8,
    "buy_in_min": 50 * CHIP,
    "buy_in_max": 50 * CHIP,
    "buy_in": 50 * CHIP,
    "gap_ms": 5_000,
    "untimed_alone": True,
}
PRESETS = {
    "casino": Preset(CASINO, CASINO_TABLE),
    "twenty-one": Preset(TWENTY_ONE, TWENTY_ONE_TABLE),
    "twenty-one-full": Preset(TWENTY_ONE_FULL, TWENTY_ONE_TABLE),
}
