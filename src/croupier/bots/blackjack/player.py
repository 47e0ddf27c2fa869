"""What every blackjack bot does alike: lay the smallest bet, press Start, then hit or stand."""

from abc import abstractmethod
from collections.abc import Sequence

from croupier.bots.bot import BUDGET, Bot
from croupier.cards.card import Card
from croupier.cards.chance import Chance
from croupier.games.blackjack import moves
from croupier.games.game import Observation


class BlackjackBot(Bot):
    @abstractmethod
    def draws(self, cards: Sequence[Card], dealer: Card) -> bool:
        """Whether to hit, by the own cards and the dealer's open one."""

    def act(self, seen: Observation, chance: Chance, budget: int = BUDGET) -> moves.BlackjackAction:
        options: moves.BlackjackOptions = seen.options
        view: moves.BlackjackView = seen.view
        if options.start:
            return moves.Start()
        if options.bet is not None:
            return moves.SetBet(options.bet.least)
        cards = next(seat.cards for seat in view.seats if seat.seat == seen.seat)
        return moves.Hit() if self.draws(cards, view.dealer[0]) else moves.Stand()
