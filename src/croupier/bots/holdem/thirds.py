"""The bot of CAS-2.7: it looks at nothing but the third of the hand ranking its best hand is in.

Where a check is not free, as it always is in the preset `casino`, it plays on in the same spirit:
the middle third calls instead of checking, the lower third pays at most a tenth of its chips to
see the next card, and on the river nothing. The top third goes all-in when a raise would take most
of its chips.
"""

from typing import ClassVar

from croupier.bots.bot import Bot
from croupier.bots.holdem.betting import give_up, is_cheap, raise_near, stay
from croupier.cards.chance import Chance
from croupier.cards.ranking import Category, category, strength
from croupier.games.holdem.moves import (
    Fold,
    HoldemAction,
    HoldemOptions,
    HoldemOwn,
    HoldemView,
    Street,
)
from croupier.games.holdem.rules import CHIP

# CAS-2.7a: the ten categories, counted from the weakest: 1-3, 4-6, 7-10.
MIDDLE = Category.THREE_OF_A_KIND
TOP = Category.FULL_HOUSE

# CAS-2.7c: so many percent of its chips are added to the bet it matches.
PERCENT_MIN, PERCENT_MAX = 5, 25

# The lower third pays for the next card at most one in so many of its chips.
CHEAP = 10


class Thirds(Bot):
    kind: ClassVar[str] = "thirds"

    def act(
        self, seat: int, view: HoldemView, own: HoldemOwn, options: HoldemOptions, chance: Chance
    ) -> HoldemAction:
        stack = next(place.stack for place in view.places if place.seat == seat)
        best = best_category(own, view)
        if best >= TOP:
            return _add(view, options, stack, chance)
        if best >= MIDDLE:
            return stay(options)
        if view.street is Street.RIVER:
            return give_up(options)
        if options.check or options.call * CHEAP <= stack:
            return stay(options)
        return Fold()


def best_category(own: HoldemOwn, view: HoldemView) -> Category:
    """What the cards make so far; before the flop that is a pair at most."""
    if view.board:
        return category(strength(own.cards + view.board))
    first, second = own.cards
    return Category.ONE_PAIR if first.rank == second.rank else Category.HIGH_CARD


def _add(view: HoldemView, options: HoldemOptions, stack: int, chance: Chance) -> HoldemAction:
    percent = PERCENT_MIN + chance.below(PERCENT_MAX - PERCENT_MIN + 1)
    target = view.high + max(stack * percent // 100, CHIP)
    # Where others raise back, an end is made of it before ever smaller parts of the rest go in.
    is_answered = not (options.check and options.fold)
    if is_answered and not is_cheap(options, target):
        return raise_near(options, options.all_in)
    return raise_near(options, target)
