"""Two players whose nerves decide: the timid one never risks a bust, the bold one draws too long,
bets too much and takes every chance to raise."""

from collections.abc import Sequence
from typing import ClassVar

from croupier.bots.blackjack.player import BlackjackBot, Turn
from croupier.cards.card import Card
from croupier.cards.chance import Chance
from croupier.games.amounts import AmountRange
from croupier.games.blackjack import moves
from croupier.games.blackjack.rules import BlackjackRules
from croupier.games.blackjack.score import score

SAFE = 11  # the highest hard total that no card takes over 21
TIMID_SOFT = 17
BOLD_HARD, BOLD_SOFT = 17, 18
BOLD_DOUBLES = range(8, 13)
LARGE_BETS = 4  # the bold one bets up to so many times the smallest bet


class Timid(BlackjackBot):
    kind: ClassVar[str] = "timid"

    def draws(self, cards: Sequence[Card], dealer: Card, rules: BlackjackRules | None) -> bool:
        points, soft = score(cards)
        return points < TIMID_SOFT if soft else points <= SAFE


class Bold(BlackjackBot):
    kind: ClassVar[str] = "bold"

    def bets(self, amounts: AmountRange, chance: Chance) -> int:
        least, most, step = amounts.least, amounts.most, amounts.step
        most = min(most, LARGE_BETS * least)
        return AmountRange(least, least + (most - least) // step * step, step).pick(chance)

    def draws(self, cards: Sequence[Card], dealer: Card, rules: BlackjackRules | None) -> bool:
        points, soft = score(cards)
        return points < (BOLD_SOFT if soft else BOLD_HARD)

    def side_rule(self, turn: Turn) -> moves.HandAction | None:
        hand, options = turn.hand, turn.options
        if options.split:
            return moves.Split()
        if options.double and not hand.soft and hand.points in BOLD_DOUBLES:
            return moves.Double()
        return None
