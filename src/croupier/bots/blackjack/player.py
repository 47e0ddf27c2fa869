"""What every blackjack bot does alike: lay the smallest bet, press Start, then hit or stand."""

from abc import abstractmethod
from collections.abc import Sequence

from croupier.bots.bot import BUDGET, Bot
from croupier.cards.card import Card
from croupier.cards.chance import Chance
from croupier.games.blackjack import moves
from croupier.games.blackjack.views import BlackjackOptions, BlackjackView
from croupier.games.game import Observation


class BlackjackBot(Bot):
    @abstractmethod
    def draws(self, cards: Sequence[Card], dealer: Card) -> bool:
        """Whether to hit, by the own cards and the dealer's open one."""

    def act(self, seen: Observation, chance: Chance, budget: int = BUDGET) -> moves.BlackjackAction:
        options: BlackjackOptions = seen.options
        view: BlackjackView = seen.view
        if options.start:
            return moves.Start()
        if options.bet is not None:
            return moves.SetBet(options.bet.least)
        if options.insure is not None:
            return moves.Decline()
        own = next(seat for seat in view.seats if seat.seat == seen.seat)
        cards = own.hands[own.hand or 0].cards
        return moves.Hit() if self.draws(cards, view.dealer[0]) else moves.Stand()
