"""A bot that compares what a call costs with its chance to win. It bets its good hands by their
strength, and sometimes a bad one."""

from typing import ClassVar

from msgspec import Struct

from croupier.bots.bot import BUDGET, Bot
from croupier.bots.holdem.betting import give_up, is_cheap, raise_near, stay
from croupier.bots.holdem.equity import equity
from croupier.cards.chance import Chance
from croupier.games.game import Observation
from croupier.games.holdem import moves
from croupier.games.holdem.moves import HoldemAction, HoldemOptions, HoldemView

# How much more than break-even a call must win: the bot does not know what others hold.
CAUTION = 0.04
# How many times the share of an average hand a hand must win to be worth a bet, or a raise.
BET_EDGE, RAISE_EDGE = 1.2, 1.5
# The least share that is worth a bet, against one opponent and against several.
BET_EQUITY_ONE, BET_EQUITY_MANY = 0.5, 0.25
ALL_IN_EQUITY = 0.8
SURE_EQUITY = 0.9
# A bet in percent of the pot: with the weakest hand worth one, and with the best.
SIZE_MIN, SIZE_MAX, SIZE_SWAY = 45, 100, 5
BLUFF_PERCENT, BLUFF_RAISE_PERCENT = 12, 4
BLUFF_OPPONENTS_MAX = 2
SLOW_ONE_IN = 4


class Spot(Struct, frozen=True):
    """How the bot judges its situation. `fair` is the share of the pot that an average hand wins,
    `price` the share that a call must win to break even, `pot` the pot after a call. `answered` is
    False at tables where a check is free even with a bet on the table."""

    equity: float
    fair: float
    price: float
    pot: int
    opponents: int
    answered: bool


class Odds(Bot):
    kind: ClassVar[str] = "odds"

    def act(self, seen: Observation, chance: Chance, budget: int = BUDGET) -> HoldemAction:
        view: HoldemView = seen.view
        options: HoldemOptions = seen.options
        spot = _spot(seen, chance, budget)
        if options.raise_to is not None and _is_good(spot, options):
            return _raise(spot, view, options, chance)
        bluff = view.bet_to_match + spot.pot * SIZE_MIN // 100
        if is_cheap(options, bluff) and _bluffs(spot, view, options, chance):
            return raise_near(options, bluff)
        if options.check or spot.equity >= spot.price + CAUTION:
            return stay(options)
        return give_up(options)


def _spot(seen: Observation, chance: Chance, budget: int) -> Spot:
    view: HoldemView = seen.view
    private: moves.HoldemPrivateView = seen.private
    options: HoldemOptions = seen.options
    others = [seat for seat in view.seats if seat.seat != seen.seat and not seat.folded]
    # A player who has bet holds more than any two cards: he counts as the better of two hands.
    hands = len(others) + sum(seat.deed in (moves.Deed.BET, moves.Deed.RAISE) for seat in others)
    cost = 0 if options.check else options.call
    pot = view.total + cost
    answered = not (options.check and options.fold)
    least = 0.0 if answered else SURE_EQUITY
    return Spot(
        equity=equity(private.cards, view.board, hands, chance, budget, least),
        fair=1 / (hands + 1),
        price=cost / pot if pot else 0.0,
        pot=pot,
        opponents=len(others),
        answered=answered,
    )


def _is_good(spot: Spot, options: HoldemOptions) -> bool:
    if not spot.answered:
        # Nobody has to call to stay in, so a bet wins little and may lose all of itself.
        return spot.equity >= SURE_EQUITY
    edge = BET_EDGE if options.check else RAISE_EDGE
    least = BET_EQUITY_ONE if spot.opponents == 1 else BET_EQUITY_MANY
    return spot.equity >= max(edge * spot.fair, least, spot.price + CAUTION)


def _raise(spot: Spot, view: HoldemView, options: HoldemOptions, chance: Chance) -> HoldemAction:
    """The better the hand, the larger the raise. Sometimes it only calls, so that a call does not
    give away a weak hand."""
    if not options.check and spot.equity < ALL_IN_EQUITY and chance.below(SLOW_ONE_IN) == 0:
        return stay(options)
    above_fair = max(spot.equity - spot.fair, 0) / (1 - spot.fair)
    sway = chance.below(2 * SIZE_SWAY + 1) - SIZE_SWAY
    percent = SIZE_MIN + int((SIZE_MAX - SIZE_MIN) * above_fair) + sway
    target = view.bet_to_match + spot.pot * percent // 100
    if is_cheap(options, target):
        return raise_near(options, target)
    # Such a raise would take most of its chips: it goes all-in, but only with the best hands.
    if spot.equity >= ALL_IN_EQUITY:
        return raise_near(options, options.all_in)
    # It may open with the smallest bet, but it does not answer a bet with the smallest raise.
    return raise_near(options, 0) if options.check and is_cheap(options, 0) else stay(options)


def _bluffs(spot: Spot, view: HoldemView, options: HoldemOptions, chance: Chance) -> bool:
    """After the flop, against few opponents, with a hand that is worse than an average one."""
    if view.street is moves.Street.PREFLOP or spot.opponents > BLUFF_OPPONENTS_MAX:
        return False
    if not spot.answered or spot.equity >= spot.fair:
        return False
    return chance.below(100) < (BLUFF_PERCENT if options.check else BLUFF_RAISE_PERCENT)
