"""The coach of blackjack: what each decision is worth under a table's rules and what is left of its
shoe, the chart of the rules, and the edge of the house. Pure; it knows only what the seat may see.
"""

from croupier.games.blackjack.coach.advice import advise, advise_insurance
from croupier.games.blackjack.coach.chart import chart
from croupier.games.blackjack.coach.edge import house_edge
from croupier.games.blackjack.coach.sample import sample_hands
from croupier.games.blackjack.coach.terms import terms_of
from croupier.games.blackjack.coach.worths import count, count_ranks, full_shoe, worth
from croupier.games.blackjack.rules import BlackjackRules
from croupier.games.blackjack.views import BlackjackOptions, BlackjackView
from croupier.games.coach import Advice, Chart, ChartCoach, HouseEdge, Sample, Seen

ACTIONS = ("stand", "hit", "double", "split", "surrender")


class BlackjackCoach(ChartCoach):
    advice = Advice

    def advise(self, rules: BlackjackRules, seen: Seen) -> Advice | None:
        view: BlackjackView = seen.view
        options: BlackjackOptions = seen.options
        mine = next((sat for sat in view.seats if sat.seat == seen.seat), None)
        if mine is None or not view.dealer:
            return None
        unseen = _unseen(rules, view)
        if options.insure is not None:
            return advise_insurance(unseen)
        actions = [action for action in ACTIONS if getattr(options, action)]
        if mine.hand is None or not actions:
            return None
        hand = mine.hands[mine.hand]
        up = worth(view.dealer[-1])
        return advise(terms_of(rules), unseen, count(hand.cards), up, actions, len(mine.hands))

    def chart(self, rules: BlackjackRules) -> Chart:
        return chart(terms_of(rules))

    def edge(self, rules: BlackjackRules, players: int) -> HouseEdge:
        return house_edge(terms_of(rules), players)

    def sample(self, rules: BlackjackRules, players: int, hands: int, seed: int) -> Sample:
        return sample_hands(terms_of(rules), players, hands, seed)


def _unseen(rules: BlackjackRules, view: BlackjackView) -> list[int]:
    """Whatever of the shoe does not lie open and was not seen in a round before."""
    unseen = full_shoe(rules.decks)
    gone = [count(hand.cards) for seat in view.seats for hand in seat.hands]
    gone.append(count(view.dealer))
    if view.shoe is not None:
        gone.append(count_ranks(view.shoe.seen))
    for counts in gone:
        unseen = [left - out for left, out in zip(unseen, counts, strict=True)]
    return unseen
