"""The bot of CAS-2.7. It looks only at the third of the hand ranking that its best hand is in.

In the preset `casino` a check is always free. Where it is not, the bot follows the same idea: the
middle third calls instead of checking; the lower third pays at most a tenth of its chips to see the
next card, and nothing on the river; the top third goes all-in when a raise would take most of its
chips.
"""

from typing import ClassVar

from croupier.bots.bot import BUDGET, Bot
from croupier.bots.holdem.betting import give_up, is_cheap, raise_near, stay
from croupier.cards.chance import Chance
from croupier.cards.ranking import Category, category, strength
from croupier.games.game import Observation
from croupier.games.holdem import moves
from croupier.games.holdem.moves import HoldemAction, HoldemOptions, HoldemView
from croupier.games.holdem.rules import CHIP, HoldemRules

# CAS-2.7a: the ten categories, counted from the weakest: 1-3, 4-6, 7-10.
MIDDLE = Category.THREE_OF_A_KIND
TOP = Category.FULL_HOUSE

# CAS-2.7c: what it adds to the bet that it matches, in percent of its chips.
PERCENT_MIN, PERCENT_MAX = 5, 25

# The lower third pays at most a tenth of its chips for the next card.
CHEAP_ONE_IN = 10


class Thirds(Bot):
    kind: ClassVar[str] = "thirds"

    def suits(self, rules: HoldemRules) -> bool:
        return rules.one_pass

    def act(self, seen: Observation, chance: Chance, budget: int = BUDGET) -> HoldemAction:
        view: HoldemView = seen.view
        options: HoldemOptions = seen.options
        stack = next(seat.stack for seat in view.seats if seat.seat == seen.seat)
        best = best_category(seen.private, view)
        if best >= TOP:
            return _add(view, options, stack, chance)
        if best >= MIDDLE:
            return stay(options)
        if view.street is moves.Street.RIVER:
            return give_up(options)
        if options.check or options.call * CHEAP_ONE_IN <= stack:
            return stay(options)
        return moves.FOLD


def best_category(private: moves.HoldemPrivateView, view: HoldemView) -> Category:
    """What the cards make so far; before the flop that is a pair at most."""
    if view.board:
        return category(strength(private.cards + view.board))
    first, second = private.cards
    return Category.ONE_PAIR if first.rank == second.rank else Category.HIGH_CARD


def _add(view: HoldemView, options: HoldemOptions, stack: int, chance: Chance) -> HoldemAction:
    percent = PERCENT_MIN + chance.below(PERCENT_MAX - PERCENT_MIN + 1)
    target = view.bet_to_match + max(stack * percent // 100, CHIP)
    # Where others can re-raise, it goes all-in instead of making ever smaller re-raises.
    can_be_reraised = not (options.check and options.fold)
    if can_be_reraised and not is_cheap(options, target):
        return raise_near(options, options.all_in)
    return raise_near(options, target)
