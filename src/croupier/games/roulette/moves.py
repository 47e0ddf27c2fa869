"""The words of roulette: what a seat may order, what happens, what is seen. Values only."""

from enum import StrEnum
from typing import assert_never

from msgspec import Struct

from croupier.cards.chance import Chance
from croupier.games.amounts import AmountRange, amount_range
from croupier.games.game import Action, Carryover, Event, Options, PrivateView, Refused, View
from croupier.games.roulette.points import POINTS
from croupier.games.roulette.rules import FACTORS, Paytable, RouletteRules, points

PICKED_MAX = 6
WRITTEN_MAX = 24


class Phase(StrEnum):
    BETTING = "betting"
    SPINNING = "spinning"
    OVER = "over"


class Bet(Struct, frozen=True, forbid_unknown_fields=True):
    """Chips on a point of the board, which is written as its id: `split:8-9`, `red`."""

    point: str
    chips: int


class SetSlip(Action, frozen=True, tag="set_slip"):
    """All bets of the seat, instead of those that lay there before; none clears the board."""

    bets: tuple[Bet, ...]


class Spin(Action, frozen=True, tag="spin"):
    """The seat is content with its bets. The wheel turns when all are."""


RouletteAction = SetSlip | Spin


class Slip(Struct, frozen=True):
    seat: int
    bets: tuple[Bet, ...]


class BetResult(Struct, frozen=True):
    """What became of a bet: `gain` is its factor times its chips, or the chips lost."""

    point: str
    chips: int
    gain: int


class Opened(Event, frozen=True, tag="opened"):
    """`numbers` are the last ones, newest first; `slips` what the seats bet the last time."""

    rules: RouletteRules
    seats: tuple[int, ...]
    stacks: tuple[int, ...]
    numbers: tuple[int, ...]
    slips: tuple[Slip, ...]


class SlipLaid(Event, frozen=True, tag="slip_laid"):
    seat: int
    bets: tuple[Bet, ...]


class SpinAsked(Event, frozen=True, tag="spin_asked"):
    seat: int


class Spun(Event, frozen=True, tag="spun"):
    """No more bets. The ball will rest on `number`."""

    number: int


class Paid(Event, frozen=True, tag="paid"):
    """What became of a seat's bets; `gain` is the sum of their gains."""

    seat: int
    outcomes: tuple[BetResult, ...]
    gain: int


class Forfeited(Event, frozen=True, tag="forfeited"):
    """The player went away, and `chips` on the board are the house's."""

    seat: int
    chips: int


class Ended(Event, frozen=True, tag="ended"):
    pass


RouletteEvent = Opened | SlipLaid | SpinAsked | Spun | Paid | Forfeited | Ended


class RouletteCarryover(Carryover, frozen=True):
    """The last numbers, newest first, and what each seat bet when it last bet."""

    numbers: tuple[int, ...] = ()
    slips: tuple[Slip, ...] = ()


class RouletteOptions(Options, frozen=True):
    """One of the amounts of `bet` may be laid on every point of the paytable, all together up to
    `chips`. `spin` says whether Spin may be ordered now."""

    paytable: Paytable
    bet: AmountRange
    chips: int
    spin: bool = False
    asked: bool = False  # the seat has said Spin and waits for the others

    def allows(self, action: RouletteAction) -> bool:
        return self.refusal(action) is None

    def refusal(self, action: RouletteAction) -> Refused | None:
        match action:
            case SetSlip(bets):
                return self._slip_refusal(bets)
            case Spin():
                if self.spin:
                    return None
                return Refused("spin_asked" if self.asked else "no_bets")
            case _:
                assert_never(action)

    def _slip_refusal(self, bets: tuple[Bet, ...]) -> Refused | None:
        used: set[str] = set()
        for bet in bets:
            point = POINTS.get(bet.point)
            if point is None or point.kind not in FACTORS[self.paytable]:
                return Refused("no_such_point", point=bet.point[:WRITTEN_MAX])
            if bet.point in used:
                return Refused("point_twice", point=bet.point)
            used.add(bet.point)
            if bet.chips < self.bet.least:
                return Refused("bet_too_small", least=self.bet.least)
            if bet.chips > self.bet.most:
                return Refused("bet_too_large", most=self.bet.most)
            if not self.bet.allows(bet.chips):
                return Refused("off_unit", unit=self.bet.step)
        if total(bets) > self.chips:
            return Refused("not_enough_chips")
        return None

    def pick(self, chance: Chance) -> RouletteAction:
        if self.spin and chance.below(2):
            return Spin()
        return SetSlip(self.random_bets(chance))

    def random_bets(self, chance: Chance) -> tuple[Bet, ...]:
        """A few bets on points by lot, of any size that the chips allow."""
        bets: list[Bet] = []
        left = self.chips
        for point in chance.sample(points(self.paytable), 1 + chance.below(PICKED_MAX)):
            amounts = amount_range(self.bet.least, min(left, self.bet.most), self.bet.step)
            if amounts is None:
                break
            bets.append(Bet(point, amounts.pick(chance)))
            left -= bets[-1].chips
        return tuple(bets)


class RouletteSeat(Struct, frozen=True, omit_defaults=True):
    """One seat: `stack` is without the chips that lie on the board. `gain` is what the last spin
    came to, once it is paid."""

    seat: int
    stack: int
    bets: tuple[Bet, ...] = ()
    asked: bool = False
    left: bool = False
    outcomes: tuple[BetResult, ...] = ()
    gain: int | None = None


class RouletteView(View, frozen=True):
    """`number` is where the ball rests, or will when the wheel has come to its end."""

    phase: Phase
    paytable: Paytable
    seats: tuple[RouletteSeat, ...]
    numbers: tuple[int, ...]
    number: int | None = None


class RoulettePrivateView(PrivateView, frozen=True):
    """`repeat` is what the seat bet when it last bet."""

    repeat: tuple[Bet, ...] = ()


def total(bets: tuple[Bet, ...]) -> int:
    return sum(bet.chips for bet in bets)
