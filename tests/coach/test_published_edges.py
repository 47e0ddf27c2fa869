"""The house edge agrees with published figures.

The source of all figures is the house edge calculator of the Wizard of Odds,
https://wizardofodds.com/games/blackjack/calculator/, as several people wrote its answers down in
public (2024 to 2026). It gives three figures for each set of rules; two of them are for cards that
are shuffled before every round, as here:

- "optimal": the player knows the rest of the shoe after his own cards and the dealer's;
- "basic strategy with continuous shuffler": he plays by a chart of totals. The calculator adds a
  constant to the optimal figure: 0.0387 for 1 deck, 0.014 for 2, 0.0031 for 6, 0.0019 for 8.

Rules of all: double on any first two cards; one card to each split ace; the dealer checks for a
natural and takes only the first bet then; naturals pay 3 to 2; tens of any face make a pair. Each
row says the rest: decks, what the dealer does with 17, double after split, up to how many hands a
pair is split, whether aces are split again, late surrender. Figures are percent of the first bet.
"""

from fractions import Fraction
from typing import NamedTuple

import pytest

from croupier.games.blackjack.coach.edge import house_edge
from croupier.games.blackjack.coach.terms import Terms
from croupier.games.blackjack.rules import DealerRule

S17, H17 = DealerRule.STANDS_ON_17, DealerRule.HITS_SOFT_17
# By the number of decks: what the calculator adds when naturals pay 6 to 5.
SIX_TO_FIVE = {1: 1.394773, 6: 1.359690}


class Published(NamedTuple):
    terms: Terms
    optimal: float | None
    by_chart: float


def _rules(
    decks: int,
    dealer: DealerRule,
    *,
    das: bool,
    hands: int = 4,
    rsa: bool = False,
    surrender: bool = False,
    peek: bool = True,
    natural: tuple[int, int] = (3, 2),
) -> Terms:
    return Terms(
        decks=decks,
        dealer=dealer,
        natural=natural,
        peek=peek,
        double=True,
        double_after_split=das,
        hands_max=hands,
        split_aces_draw=False,
        resplit_aces=rsa,
        surrender=surrender,
    )


PUBLISHED = [
    Published(_rules(6, S17, das=True), 0.403115, 0.40622),
    Published(_rules(6, S17, das=True, hands=2), None, 0.45999),
    Published(_rules(8, S17, das=True, hands=2), None, 0.48768),
    Published(_rules(6, H17, das=True, rsa=True, surrender=True), 0.45953, 0.46263),
    Published(_rules(6, H17, das=True, surrender=True), 0.527409, 0.530509),
    Published(_rules(6, S17, das=True, surrender=True), 0.330512, 0.333612),
    Published(_rules(8, S17, das=True, surrender=True), 0.355143, 0.357043),
    Published(_rules(2, H17, das=True), 0.379879, 0.393879),
    Published(_rules(1, H17, das=False), 0.151762, 0.190462),
    Published(_rules(6, S17, das=False, hands=2), 0.578785, 0.581885),
    # No check: the dealer's natural takes doubled and split bets too.
    Published(_rules(6, S17, das=True, peek=False), 0.514166, 0.517266),
    Published(
        _rules(1, H17, das=False, natural=(6, 5)),
        0.151762 + SIX_TO_FIVE[1],
        0.190462 + SIX_TO_FIVE[1],
    ),
    Published(
        _rules(6, H17, das=True, surrender=True, natural=(6, 5)),
        0.527409 + SIX_TO_FIVE[6],
        0.530509 + SIX_TO_FIVE[6],
    ),
]


def _name(row: Published) -> str:
    terms = row.terms
    said = [f"{terms.decks} decks", "S17" if terms.dealer is S17 else "H17"]
    said += ["DAS"] * terms.double_after_split + [f"{terms.hands_max} hands"]
    said += ["RSA"] * terms.resplit_aces + ["LS"] * terms.surrender + ["no peek"] * (not terms.peek)
    return ", ".join(said + ["6:5"] * (terms.natural == (6, 5)))


@pytest.mark.parametrize("row", PUBLISHED, ids=_name)
def test_the_edge_of_the_chart_is_the_published_one(row: Published) -> None:
    assert 100 * house_edge(row.terms).by_chart == pytest.approx(row.by_chart, abs=0.004)


@pytest.mark.parametrize("row", [row for row in PUBLISHED if row.optimal], ids=_name)
def test_the_edge_of_the_best_play_is_the_published_one(row: Published) -> None:
    assert row.optimal is not None
    assert 100 * house_edge(row.terms).at_best == pytest.approx(row.optimal, abs=0.005)


def test_six_to_five_costs_three_tenths_of_a_bet_for_every_natural_that_wins() -> None:
    """Counted by hand: an ace and a ten in either order, and no natural of the dealer's."""
    tens, aces, cards = 96, 24, 312
    natural = Fraction(2 * tens * aces, cards * (cards - 1))
    other = Fraction(2 * (tens - 1) * (aces - 1), (cards - 2) * (cards - 3))
    three_two = house_edge(_rules(6, S17, das=True)).by_chart
    six_five = house_edge(_rules(6, S17, das=True, natural=(6, 5))).by_chart
    assert six_five - three_two == pytest.approx(float(natural * (1 - other) * Fraction(3, 10)))
