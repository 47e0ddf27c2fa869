"""What every blackjack bot does alike: lay the smallest bet, press Start, then hit or stand."""

from abc import abstractmethod
from collections.abc import Sequence

from croupier.bots.bot import Bot
from croupier.cards.card import Card
from croupier.cards.chance import Chance
from croupier.games.blackjack.moves import (
    BlackjackAction,
    BlackjackOptions,
    BlackjackOwn,
    BlackjackView,
    Hit,
    SetBet,
    Stand,
    Start,
)


class BlackjackBot(Bot):
    @abstractmethod
    def draws(self, cards: Sequence[Card], dealer: Card) -> bool:
        """Whether to hit, by the own cards and the dealer's open one."""

    def act(
        self,
        seat: int,
        view: BlackjackView,
        own: BlackjackOwn | None,
        options: BlackjackOptions,
        chance: Chance,
    ) -> BlackjackAction:
        if options.start:
            return Start()
        if options.bet_step:
            return SetBet(options.bet_min)
        cards = next(spot.cards for spot in view.spots if spot.seat == seat)
        return Hit() if self.draws(cards, view.dealer[0]) else Stand()
