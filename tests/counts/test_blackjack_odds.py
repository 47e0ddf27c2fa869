"""The exact odds of a player who draws as the dealer does, against counting in another way."""

from fractions import Fraction
from functools import cache

import pytest

from croupier.games.blackjack.odds import mimic
from croupier.games.blackjack.rules import DealerRule

Left = tuple[int, ...]

ACE = 0
DECK: Left = (4, 4, 4, 4, 4, 4, 4, 4, 4, 16)  # ace, 2 to 9, tens


def stands(points: int, ace: bool) -> bool:
    soft = ace and points + 10 <= 21
    return points + 10 >= 18 if soft else points >= 17


def without(left: Left, worth: int) -> Left:
    return (*left[:worth], left[worth] - 1, *left[worth + 1 :])


@cache
def busts(points: int, ace: bool, left: Left) -> float:
    """The chance that whoever draws by the rule goes over 21, card after card."""
    if points > 21:
        return 1.0
    if stands(points, ace):
        return 0.0
    return sum(
        count * busts(points + worth + 1, ace or worth == ACE, without(left, worth))
        for worth, count in enumerate(left)
        if count
    ) / sum(left)


@cache
def both_bust(points: int, ace: bool, left: Left) -> float:
    """The chance that the player goes over, and that the dealer would have done so afterwards."""
    if points > 21:
        return busts(0, False, left)
    if stands(points, ace):
        return 0.0
    return sum(
        count * both_bust(points + worth + 1, ace or worth == ACE, without(left, worth))
        for worth, count in enumerate(left)
        if count
    ) / sum(left)


@pytest.mark.req("CAS-3.9a", "CAS-3.9b")
def test_win_push_and_loss_are_all_there_is() -> None:
    for rule in DealerRule:
        odds = mimic(rule=rule)
        assert odds.win + odds.push + odds.loss == 1
        assert odds.edge == odds.loss - odds.win > 0


def test_the_edge_of_one_deck() -> None:
    assert mimic().edge == Fraction(242264822936927123483, 2940903606990952102500)
    assert [round(float(chance), 4) for chance in mimic()] == [0.4082, 0.1012, 0.4906]


@pytest.mark.req("CAS-3.7", "CAS-3.8c")
def test_the_house_lives_on_hands_that_both_would_have_lost() -> None:
    """Both play alike from one deck, so every outcome is as likely as its mirror image, but one:
    when both go over 21, the player went first."""
    assert both_bust(0, False, DECK) == pytest.approx(float(mimic().edge), rel=1e-11)


def test_more_decks_change_little() -> None:
    edges = [mimic(decks).edge for decks in (1, 8)]
    assert edges[0] > edges[1] > Fraction(8, 100)
