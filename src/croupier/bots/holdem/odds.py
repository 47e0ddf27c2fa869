"""A bot that weighs what a call costs against its chance to win, bets its good hands by their
strength and now and then a bad one."""

from typing import ClassVar

from msgspec import Struct

from croupier.bots.bot import Bot
from croupier.bots.holdem.betting import give_up, is_cheap, raise_near, stay
from croupier.bots.holdem.equity import equity
from croupier.cards.chance import Chance
from croupier.games.holdem.moves import (
    Deed,
    HoldemAction,
    HoldemOptions,
    HoldemOwn,
    HoldemView,
    Street,
)

# How much more than break-even a call must win: the bot does not know what others hold.
CAUTION = 0.04
# How many times the share of an average hand is worth a bet, and a raise of another's bet.
BET_EDGE, RAISE_EDGE = 1.2, 1.5
# Below that a hand is not worth a bet, against one opponent and against several.
BET_EQUITY_ONE, BET_EQUITY_MANY = 0.5, 0.25
ALL_IN_EQUITY = 0.8
SURE_EQUITY = 0.9
# A bet in percent of the pot: with the weakest hand worth one, and with the best.
SIZE_MIN, SIZE_MAX, SIZE_SWAY = 45, 100, 5
BLUFF_PERCENT, BLUFF_RAISE_PERCENT = 12, 4
BLUFF_OPPONENTS_MAX = 2
SLOW_ONE_IN = 4


class Spot(Struct, frozen=True):
    """What the bot makes of its situation. `fair` is the share of the pot that an average hand
    would win, `price` the share that a call must win to cost nothing; `pot` is that after a call.
    `answered` is False at tables where a check is free even with a bet on the table."""

    equity: float
    fair: float
    price: float
    pot: int
    opponents: int
    answered: bool


class Odds(Bot):
    kind: ClassVar[str] = "odds"

    def act(
        self, seat: int, view: HoldemView, own: HoldemOwn, options: HoldemOptions, chance: Chance
    ) -> HoldemAction:
        spot = _spot(seat, view, own, options, chance)
        if options.raise_max and _is_good(spot, options):
            return _raise(spot, view, options, chance)
        bluff = view.high + spot.pot * SIZE_MIN // 100
        if is_cheap(options, bluff) and _bluffs(spot, view, options, chance):
            return raise_near(options, bluff)
        if options.check or spot.equity >= spot.price + CAUTION:
            return stay(options)
        return give_up(options)


def _spot(
    seat: int, view: HoldemView, own: HoldemOwn, options: HoldemOptions, chance: Chance
) -> Spot:
    others = [place for place in view.places if place.seat != seat and not place.folded]
    # Who has bet holds more than any two cards: he counts as the better of two hands.
    hands = len(others) + sum(place.deed in (Deed.BET, Deed.RAISE) for place in others)
    cost = 0 if options.check else options.call
    pot = view.total + cost
    answered = not (options.check and options.fold)
    least = 0.0 if answered else SURE_EQUITY
    return Spot(
        equity=equity(own.cards, view.board, hands, chance, least),
        fair=1 / (hands + 1),
        price=cost / pot if pot else 0.0,
        pot=pot,
        opponents=len(others),
        answered=answered,
    )


def _is_good(spot: Spot, options: HoldemOptions) -> bool:
    if not spot.answered:
        # Nobody has to pay for staying in, so a bet earns little and risks all of itself.
        return spot.equity >= SURE_EQUITY
    edge = BET_EDGE if options.check else RAISE_EDGE
    least = BET_EQUITY_ONE if spot.opponents == 1 else BET_EQUITY_MANY
    return spot.equity >= max(edge * spot.fair, least, spot.price + CAUTION)


def _raise(spot: Spot, view: HoldemView, options: HoldemOptions, chance: Chance) -> HoldemAction:
    """The better the hand, the more; sometimes only a call, so that a call means nothing."""
    if not options.check and spot.equity < ALL_IN_EQUITY and chance.below(SLOW_ONE_IN) == 0:
        return stay(options)
    above_fair = max(spot.equity - spot.fair, 0) / (1 - spot.fair)
    sway = chance.below(2 * SIZE_SWAY + 1) - SIZE_SWAY
    percent = SIZE_MIN + int((SIZE_MAX - SIZE_MIN) * above_fair) + sway
    target = view.high + spot.pot * percent // 100
    if is_cheap(options, target):
        return raise_near(options, target)
    # A bet of most chips is as good as a bet of all, and only the best hands are worth that.
    if spot.equity >= ALL_IN_EQUITY:
        return raise_near(options, options.all_in)
    # A small bet may open; small raises back and forth would only take time.
    small = options.check and is_cheap(options, options.raise_min)
    return raise_near(options, options.raise_min) if small else stay(options)


def _bluffs(spot: Spot, view: HoldemView, options: HoldemOptions, chance: Chance) -> bool:
    """After the flop, against few, with a hand that would hardly win by itself."""
    if view.street is Street.PREFLOP or spot.opponents > BLUFF_OPPONENTS_MAX:
        return False
    if not spot.answered or spot.equity >= spot.fair:
        return False
    return chance.below(100) < (BLUFF_PERCENT if options.check else BLUFF_RAISE_PERCENT)
