"""What the house keeps of a bet in the long run, counted over all ways the cards can fall.

The cards are shuffled before the round. Nobody looks at the cards of other players; they matter
only where the natural of one ends the round for all. No insurance is bought: after a shuffle it
costs more than it brings.
"""

from collections.abc import Sequence
from functools import lru_cache

from croupier.games.blackjack.coach.chart import columns
from croupier.games.blackjack.coach.terms import Terms
from croupier.games.blackjack.coach.worths import ACE, TEN, full_shoe, without
from croupier.games.coach import HouseEdge
from croupier.kernel import blackjack as kernel


@lru_cache(maxsize=256)
def house_edge(terms: Terms, players: int = 1) -> HouseEdge:
    game = terms.game(players)
    shoe = full_shoe(terms.decks)
    by_chart = at_best = 0.0
    for up, cells in enumerate(columns(terms)):
        left = without(shoe, up)
        chance = shoe[up] / sum(shoe)
        by_chart -= chance * _column(terms, left, up, kernel.play(game, left, up, cells))
        at_best -= chance * _column(terms, left, up, kernel.play(game, left, up, None))
    return HouseEdge(by_chart, at_best)


def _column(terms: Terms, left: Sequence[int], up: int, worths: Sequence[float]) -> float:
    """The mean of all first hands against one open card."""
    cards = sum(left)
    barred = {ACE: TEN, TEN: ACE}.get(up)
    total = 0.0
    hands = ((low, high) for low in range(10) for high in range(low, 10))
    for (low, high), played in zip(hands, worths, strict=True):
        pairs = left[low] * (left[low] - 1) if low == high else 2 * left[low] * left[high]
        rest = without(left, low, high)
        natural = rest[barred] / sum(rest) if barred is not None else 0.0
        gain = played
        if terms.natural is not None and (low, high) == (ACE, TEN):
            paid, bet = terms.natural
            gain = paid / bet * (1.0 - natural)
        elif terms.peek:
            gain = played * (1.0 - natural) - natural
        total += pairs / (cards * (cards - 1)) * gain
    return total
