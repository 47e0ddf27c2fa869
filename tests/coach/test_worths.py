"""Cards as the coach counts them: by what they are worth at the table, not by their rank."""

import pytest

from croupier.cards.card import parse_cards
from croupier.games.blackjack.coach import worths
from croupier.games.blackjack.coach.terms import Terms
from croupier.games.blackjack.rules import DealerRule

NAMES = ("A", "2", "3", "4", "5", "6", "7", "8", "9", "10")


@pytest.mark.parametrize(
    ("card", "name"),
    [*zip("A23456789", NAMES, strict=False), *((ten, "10") for ten in "TJQK")],
)
def test_a_card_is_worth_what_it_counts(card: str, name: str) -> None:
    cards = parse_cards(f"{card}c{card}d{card}h{card}s")
    (found,) = {worths.worth(each) for each in cards}
    assert worths.name(found) == name
    assert worths.count(cards) == [4 * (name == each) for each in NAMES]


def test_a_shoe_counted_card_by_card_by_rank_or_at_once_is_the_same() -> None:
    assert worths.count(range(52)) == worths.count_ranks([4] * 13) == worths.full_shoe(1)
    assert worths.full_shoe(6) == [24] * 9 + [96]


def test_each_rule_of_the_dealer_is_another_game() -> None:
    games = [Terms(dealer=rule).game() for rule in DealerRule]
    assert len(set(games)) == len(DealerRule) == 3
