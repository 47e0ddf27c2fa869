"""Many hands played by the chart, without the engine of the table: the proof of the exact edge."""

from math import sqrt

from croupier.games.blackjack.coach.chart import columns
from croupier.games.blackjack.coach.terms import Terms
from croupier.games.coach import Sample
from croupier.kernel import blackjack as kernel
from croupier.kernel.game import Setting

NORMAL_95 = 1.96


def sample_hands(terms: Terms, players: int, hands: int, seed: int) -> Sample:
    """At least so many hands, in whole rounds from a fresh shoe. What the players of one round gain
    hangs together, so rounds are counted and not hands."""
    paid, bet = terms.natural or (1, 1)
    setting = Setting(terms.decks, players, paid, bet, terms.natural_ends_round, terms.same_rank)
    cells = [cell for column in columns(terms) for cell in column]
    rounds = -(-hands // players)
    gain, squares = kernel.simulate(terms.game(), setting, cells, rounds, seed)
    unit = 2 * bet * players
    mean = gain / rounds
    spread = squares / rounds - mean * mean
    margin = NORMAL_95 * sqrt(max(spread, 0.0) / rounds)
    return Sample(rounds * players, -mean / unit, margin / unit)
