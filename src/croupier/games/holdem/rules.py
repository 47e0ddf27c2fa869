"""The rules of a hold'em table as data, and the three presets of the house."""

from enum import StrEnum
from typing import Final

from croupier.games.game import CLOCKS_MS, Preset, Rules, require

CHIP = 100


class MinRaise(StrEnum):
    """How small a raise may be."""

    LAST_RAISE = "last_raise"  # as large as the last full bet or raise of the street
    DOUBLE = "double"  # to twice the bet that has to be matched (HU-FR5.A.a)
    STEP = "step"  # by one bet step (EPS-DESC-6)


# Looked up once: in Python 3.11 a member of an enum costs as much as a call.
_LAST_RAISE: Final = MinRaise.LAST_RAISE
_DOUBLE: Final = MinRaise.DOUBLE


class Timeout(StrEnum):
    """What the clock does for a seat that did not act."""

    FOLD = "fold"  # even where a check is free (EPS-RF-BR-015)
    CHECK_OR_FOLD = "check_or_fold"


class FirstButton(StrEnum):
    RANDOM = "random"
    HIGH_CARD = "high_card"  # a card each, the highest deals (HU-FR3a)


class HoldemRules(Rules, frozen=True, kw_only=True, tag="holdem"):
    """`blinds` are posted from the left of the button on (a straddle is one more of them), `antes`
    by the same positions; a single ante is everybody's."""

    blinds: tuple[int, ...] = (5 * CHIP, 10 * CHIP)
    antes: tuple[int, ...] = ()
    bet_step: int = CHIP
    bet_min: int = 10 * CHIP
    min_raise: MinRaise = MinRaise.LAST_RAISE
    one_pass: bool = False  # one action a seat and street; a check is always free (CAS-2.6, 2.7e)
    flop_first: bool = False  # no betting before the flop (CAS-2.6a)
    side_pots: bool = True
    fold_any_time: bool = False  # offer Fold where a check is free
    muck: bool = False  # a beaten hand stays hidden at the showdown
    # A hidden hand may be shown when all is over. Not so in the card room (EPS-ASS-GPR-002), nor at
    # a table that was opened before there was a choice.
    may_show: bool = False
    clock_ms: int | None = 30_000
    timeout: Timeout = Timeout.CHECK_OR_FOLD
    first_button: FirstButton = FirstButton.RANDOM

    def raise_by(self, bet: int, raised: int, before: int) -> int:
        """How much the least raise adds to `bet`, which was raised by so much; `before` is how much
        that raise had to add."""
        if not bet or self.one_pass:
            # CAS-2.8: where everybody acts once, the next bet need not be higher.
            return max(self.bet_min - bet, 0)
        if self.min_raise is _LAST_RAISE:
            return raised if raised > before else before
        return bet if self.min_raise is _DOUBLE else self.bet_step


def check(rules: HoldemRules) -> None:
    """Refuse rules that no table could play by."""
    unit, step, blinds = rules.unit, rules.bet_step, rules.blinds
    require("bet_step", unit >= 1 and step >= 1 and step % unit == 0)
    require("blinds", all(chips >= 0 and chips % unit == 0 for chips in (*blinds, *rules.antes)))
    # Nobody would have to match a blind then, and whoever posted none could not win it.
    require("blinds", len(blinds) <= 10 and not (blinds and (rules.one_pass or rules.flop_first)))
    require("bet_min", rules.bet_min >= step and rules.bet_min % step == 0)
    require("clock_ms", rules.clock_ms is None or rules.clock_ms in CLOCKS_MS)


CARDROOM = HoldemRules(
    unit=5 * CHIP,
    blinds=(5 * CHIP, 10 * CHIP),
    bet_step=10 * CHIP,
    bet_min=10 * CHIP,
    min_raise=MinRaise.STEP,
    clock_ms=15_000,
    timeout=Timeout.FOLD,
)
HEADS_UP = HoldemRules(
    blinds=(5 * CHIP, 10 * CHIP),
    bet_min=10 * CHIP,
    min_raise=MinRaise.DOUBLE,
    may_show=True,
    clock_ms=30_000,
    first_button=FirstButton.HIGH_CARD,
)
CASINO = HoldemRules(
    blinds=(),
    bet_min=CHIP,
    min_raise=MinRaise.STEP,
    one_pass=True,
    flop_first=True,
    side_pots=False,
    fold_any_time=True,
    may_show=True,
    clock_ms=30_000,
)

# EPS-ASS-GPR-002, HU-FR9a: at the showdown all hands are shown, and nothing more.
SHOWN_HANDS = ("muck", "may_show")

PRESETS = {
    "casino": Preset(
        CASINO,
        {
            "seats": 7,
            "buy_in_min": CHIP,
            "buy_in_max": 1_000_000_000 * CHIP,
            "buy_in": 1_000 * CHIP,
            "absent": "leaves",
            "untimed_alone": True,
            "fixed_bots": True,
            "all_or_nothing": True,
            "brings_all": True,
            "bot_buy_in": (1_000 * CHIP, 10_000 * CHIP),
        },
    ),
    "heads-up": Preset(
        HEADS_UP,
        {
            "seats": 2,
            "buy_in_min": 200 * CHIP,
            "buy_in_max": 2_000 * CHIP,
            "buy_in": 1_000 * CHIP,
            "absent": "leaves",
            "untimed_alone": True,
        },
        fixed=SHOWN_HANDS,
    ),
    "cardroom": Preset(
        CARDROOM,
        {
            "seats": 7,
            "buy_in_min": 20 * CHIP,
            "buy_in_max": 2_000 * CHIP,
            "buy_in": 500 * CHIP,
            "gap_ms": 15_000,
            "missed_turns_max": 2,
            "grace_rounds": 1,
            "marked_seat": True,
            "turned": False,
        },
        fixed=SHOWN_HANDS,
    ),
}
