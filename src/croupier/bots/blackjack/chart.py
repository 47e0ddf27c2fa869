"""A player who hits and stands by a chart of the own total against the dealer's open card."""

from collections.abc import Sequence
from typing import ClassVar

from croupier.bots.blackjack.player import BlackjackBot
from croupier.cards.card import Card
from croupier.games.blackjack.score import score

# By total: against which open cards to hit. Below the chart always, above it never.
HARD = {
    12: "23789TJQKA",
    13: "789TJQKA",
    14: "789TJQKA",
    15: "789TJQKA",
    16: "789TJQKA",
}
SOFT = {18: "9TJQKA"}


class Basic(BlackjackBot):
    kind: ClassVar[str] = "basic"

    def draws(self, cards: Sequence[Card], dealer: Card) -> bool:
        points, soft = score(cards)
        chart = SOFT if soft else HARD
        return points < min(chart) or str(dealer)[0] in chart.get(points, "")
