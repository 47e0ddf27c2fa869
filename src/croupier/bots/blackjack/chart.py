"""A player who plays by a chart of the own hand against the dealer's open card. Where the dealer
draws with every 17 and so goes bust more often, there is another chart."""

from collections.abc import Mapping, Sequence
from typing import ClassVar, NamedTuple

from croupier.bots.blackjack.player import BlackjackBot, Turn
from croupier.cards.card import Card
from croupier.games.blackjack import moves
from croupier.games.blackjack.rules import BlackjackRules, DealerRule
from croupier.games.blackjack.score import score

ANY = "23456789TJQKA"


class Chart(NamedTuple):
    """By total, pairs by rank: against which open cards. Below the totals of `hit_hard` and
    `hit_soft` a hand always draws, above them never."""

    hit_hard: Mapping[int, str]
    hit_soft: Mapping[int, str]
    double_hard: Mapping[int, str]
    double_soft: Mapping[int, str]
    split: Mapping[str, str]
    surrender: Mapping[int, str]


USUAL = Chart(
    hit_hard={12: "23789TJQKA"} | dict.fromkeys(range(13, 17), "789TJQKA"),
    hit_soft={18: "9TJQKA"},
    double_hard={9: "3456", 10: "23456789", 11: "23456789TJQK"},
    double_soft={13: "56", 14: "56", 15: "456", 16: "456", 17: "3456", 18: "3456"},
    split={
        "A": ANY,
        "9": "2345689",
        "8": ANY,
        "7": "234567",
        "6": "23456",
        "4": "56",
        "3": "234567",
        "2": "234567",
    },
    surrender={15: "TJQK", 16: "9TJQKA"},
)
DEALER_HITS_17 = Chart(
    hit_hard={12: "89TJQKA", 13: "89A", 14: "A"},
    hit_soft={18: "2345679TJQKA"},
    double_hard={8: "567", 9: "234567", 10: ANY, 11: ANY},
    double_soft=dict.fromkeys(range(13, 18), "234567") | {18: "2345678", 19: "234567"},
    split={
        "A": ANY,
        "9": "23456789A",
        "8": "23456789",
        "7": "2345678",
        "6": "234567",
        "4": "234567",
        "3": "234567",
        "2": "2345678",
    },
    surrender={},
)


def chart_of(rules: BlackjackRules | None) -> Chart:
    hits_17 = rules is not None and rules.dealer is DealerRule.HITS_17
    return DEALER_HITS_17 if hits_17 else USUAL


class Basic(BlackjackBot):
    kind: ClassVar[str] = "basic"

    def draws(self, cards: Sequence[Card], dealer: Card, rules: BlackjackRules | None) -> bool:
        points, soft = score(cards)
        chart = chart_of(rules)
        against = chart.hit_soft if soft else chart.hit_hard
        return points < min(against) or str(dealer)[0] in against.get(points, "")

    def side_rule(self, turn: Turn) -> moves.HandAction | None:
        hand, dealer, options, rules = turn
        chart, shown = chart_of(rules), str(dealer)[0]
        if options.split and shown in chart.split.get(str(hand.cards[0])[0], ""):
            return moves.Split()
        gives_up = not hand.soft and shown in chart.surrender.get(hand.points, "")
        if options.surrender and gives_up:
            return moves.Surrender()
        doubles = chart.double_soft if hand.soft else chart.double_hard
        if options.double and shown in doubles.get(hand.points, ""):
            return moves.Double()
        return None
