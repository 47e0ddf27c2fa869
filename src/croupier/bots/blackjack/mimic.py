"""A player who does what the dealer of the casino would do: draws below 17 and with a soft 17,
whatever the dealer shows."""

from collections.abc import Sequence
from fractions import Fraction
from typing import ClassVar

from croupier.bots.blackjack.player import BlackjackBot
from croupier.cards.card import Card
from croupier.games.blackjack.odds import mimic
from croupier.games.blackjack.rules import BlackjackRules, DealerRule
from croupier.games.blackjack.score import dealer_draws


class Mimic(BlackjackBot):
    kind: ClassVar[str] = "mimic"

    def draws(self, cards: Sequence[Card], dealer: Card, rules: BlackjackRules | None) -> bool:
        return dealer_draws(cards, DealerRule.HITS_SOFT_17)

    def edge(self, rules: BlackjackRules) -> Fraction | None:
        # Where the dealer plays otherwise or a hand pays otherwise, the two are not alike.
        pays_otherwise = rules.natural or rules.five_hit_bonus or rules.swedish_pub
        if rules.dealer is not DealerRule.HITS_SOFT_17 or rules.shoe or pays_otherwise:
            return None
        return mimic(rules.decks).edge
