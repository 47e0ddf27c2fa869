"""What every blackjack bot does alike: lay a bet, press Start, take no insurance, then play its
hands one after the other."""

from abc import abstractmethod
from collections.abc import Sequence
from typing import NamedTuple

from croupier.bots.bot import BUDGET, Bot
from croupier.cards.card import Card
from croupier.cards.chance import Chance
from croupier.games.amounts import AmountRange
from croupier.games.blackjack import moves
from croupier.games.blackjack.rules import BlackjackRules
from croupier.games.blackjack.views import BlackjackHand, BlackjackOptions, BlackjackView
from croupier.games.game import Observation


class Turn(NamedTuple):
    """The hand on turn, the dealer's open card, what may be done, and the rules of the table, if
    the bot was told them."""

    hand: BlackjackHand
    dealer: Card
    options: BlackjackOptions
    rules: BlackjackRules | None


class BlackjackBot(Bot):
    @abstractmethod
    def draws(self, cards: Sequence[Card], dealer: Card, rules: BlackjackRules | None) -> bool:
        """Whether to hit, by the own cards, the dealer's open one and the rules of the table, if
        the bot was told them."""

    def bets(self, amounts: AmountRange, chance: Chance) -> int:
        """What to lay down: the smallest bet, unless the bot is of another kind."""
        return amounts.least

    def side_rule(self, turn: Turn) -> moves.HandAction | None:
        """Another move than Hit and Stand, of those that are offered."""
        return None

    def act(self, seen: Observation, chance: Chance, budget: int = BUDGET) -> moves.BlackjackAction:
        options: BlackjackOptions = seen.options
        view: BlackjackView = seen.view
        if options.start:
            return moves.Start()
        if options.bet is not None:
            return moves.SetBet(self.bets(options.bet, chance))
        if options.insure is not None:
            return moves.Decline()
        own = next(seat for seat in view.seats if seat.seat == seen.seat)
        hand, dealer = own.hands[own.hand or 0], view.dealer[0]
        rules = _rules(seen)
        other = self.side_rule(Turn(hand, dealer, options, rules))
        if other is not None:
            return other
        return moves.Hit() if self.draws(hand.cards, dealer, rules) else moves.Stand()


def _rules(seen: Observation) -> BlackjackRules | None:
    """They were said when the round was opened."""
    first = seen.events[0] if seen.events else None
    return first.rules if isinstance(first, moves.Opened) else None
