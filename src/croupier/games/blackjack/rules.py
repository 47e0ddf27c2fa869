"""The rules of a blackjack table as data, and the preset of the casino."""

from croupier.games.game import Preset, Refused, Rules

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
    if not 1 <= rules.decks <= DECKS_MAX:
        raise Refused("bad_rules", field="decks")
    if rules.unit < 1 or rules.bet_min < rules.unit or rules.bet_min % rules.unit:
        raise Refused("bad_rules", field="bet_min")
    if rules.bet_max is not None and (rules.bet_max < rules.bet_min or rules.bet_max % rules.unit):
        raise Refused("bad_rules", field="bet_max")
    if rules.clock_ms is not None and not 1_000 <= rules.clock_ms <= 3_600_000:
        raise Refused("bad_rules", field="clock_ms")


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
