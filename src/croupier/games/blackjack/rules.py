"""The rules of a blackjack table as data, and the preset of the casino."""

from croupier.games.game import CLOCKS_MS, Preset, Rules, require

CHIP = 100
DECKS_MAX = 8


class BlackjackRules(Rules, frozen=True, kw_only=True, tag="blackjack"):
    """The cards are shuffled anew for every round. `bet_max` None lets a seat bet all it has."""

    decks: int = 1
    bet_min: int = CHIP
    bet_max: int | None = None
    hits_soft_17: bool = True  # the dealer draws once more with a seven or seventeen (CAS-3.8c)
    clock_ms: int | None = 30_000


def check(rules: BlackjackRules) -> None:
    """Refuse rules that no table could play by."""
    unit, least, most = rules.unit, rules.bet_min, rules.bet_max
    require("decks", 1 <= rules.decks <= DECKS_MAX)
    require("bet_min", 1 <= unit <= least and least % unit == 0)
    require("bet_max", most is None or (most >= least and most % unit == 0))
    require("clock_ms", rules.clock_ms is None or rules.clock_ms in CLOCKS_MS)


PRESETS = {
    "casino": Preset(
        BlackjackRules(),
        settings={
            "seats": 1,
            "buy_in_min": CHIP,
            "buy_in_max": 1_000_000_000 * CHIP,
            "buy_in": 1_000 * CHIP,
            "absent": "leaves",
            "all_or_nothing": True,
            "gap_ms": 2_500,
            "untimed_alone": True,
            "bots": False,
        },
    )
}
