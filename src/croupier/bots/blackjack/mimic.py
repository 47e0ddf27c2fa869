"""A player who does what the dealer would do: draws below 17 and with a soft 17, whatever the
dealer shows."""

from collections.abc import Sequence
from fractions import Fraction
from typing import ClassVar

from croupier.bots.blackjack.player import BlackjackBot
from croupier.cards.card import Card
from croupier.games.blackjack.odds import mimic
from croupier.games.blackjack.rules import BlackjackRules
from croupier.games.blackjack.score import dealer_draws


class Mimic(BlackjackBot):
    kind: ClassVar[str] = "mimic"

    def draws(self, cards: Sequence[Card], dealer: Card) -> bool:
        return dealer_draws(cards, hits_soft_17=True)

    def edge(self, rules: BlackjackRules) -> Fraction | None:
        # Where the dealer stands on a soft 17, the two do not play alike.
        return mimic(rules.decks).edge if rules.hits_soft_17 else None
