"""What the house keeps of a bet in the long run, counted over all ways the cards can fall.

The cards are shuffled before the round. The player plays by the chart of the rules, or as well as
can be with what he sees of his own hand and the dealer's.
"""

from collections.abc import Sequence

from msgspec import Struct

from croupier.games.blackjack.coach.shoe import ACE, TEN, full_shoe, game_of, without
from croupier.games.blackjack.coach.terms import Terms
from croupier.kernel import blackjack as kernel
from croupier.kernel.game import Game


class Edge(Struct, frozen=True):
    """The share of the first bet that the house keeps."""

    by_chart: float
    at_best: float


def house_edge(terms: Terms, players: int = 1) -> Edge:
    """With `players` at the table. They matter only where the natural of one ends the round for
    all; nobody looks at the cards of the others."""
    alone = game_of(terms)
    game = alone._replace(others=players - 1 if terms.natural_ends_round else 0)
    shoe = full_shoe(terms.decks)
    by_chart = at_best = 0.0
    for up in range(10):
        left = without(shoe, up)
        chance = shoe[up] / sum(shoe)
        cells = kernel.plan(alone, left, up)
        by_chart -= chance * _column(terms, left, up, kernel.play(game, left, up, cells))
        at_best -= chance * _column(terms, left, up, kernel.play(game, left, up, None))
    return Edge(by_chart, at_best)


def chart_edge(terms: Terms, players: int = 1) -> float:
    """The same for the chart alone, in half the time."""
    alone = game_of(terms)
    game = alone._replace(others=players - 1 if terms.natural_ends_round else 0)
    shoe = full_shoe(terms.decks)
    edge = 0.0
    for up in range(10):
        left = without(shoe, up)
        worths = kernel.play(game, left, up, kernel.plan(alone, left, up))
        edge -= shoe[up] / sum(shoe) * _column(terms, left, up, worths)
    return edge


def _column(terms: Terms, left: Sequence[int], up: int, worths: Sequence[float]) -> float:
    """The mean of all first hands against one open card."""
    cards = sum(left)
    barred = {ACE: TEN, TEN: ACE}.get(up)
    total = 0.0
    hands = ((low, high) for low in range(10) for high in range(low, 10))
    for (low, high), worth in zip(hands, worths, strict=True):
        pairs = left[low] * (left[low] - 1) if low == high else 2 * left[low] * left[high]
        rest = without(left, low, high)
        natural = rest[barred] / sum(rest) if barred is not None else 0.0
        if terms.natural is not None and (low, high) == (ACE, TEN):
            paid, bet = terms.natural
            worth = paid / bet * (1.0 - natural)
        elif terms.peek:
            worth = worth * (1.0 - natural) - natural
        total += pairs / (cards * (cards - 1)) * worth
    return total


__all__ = ["Edge", "Game", "chart_edge", "house_edge"]
