"""Every two-card blackjack hand of the deck, counted against plain arithmetic."""

from collections import Counter
from itertools import combinations

import pytest

from croupier.cards.deck import STANDARD
from croupier.games.blackjack.score import Score, score

HANDS = list(combinations(STANDARD.cards, 2))


@pytest.mark.req("CAS-3.6a", "CAS-3.6b")
def test_all_two_card_hands_have_the_score_that_counting_by_hand_gives() -> None:
    worth = {text: int(text) for text in "23456789"} | dict.fromkeys("TJQK", 10)
    for one, two in HANDS:
        ranks = str(one)[0] + str(two)[0]
        aces = ranks.count("A")
        others = sum(worth[rank] for rank in ranks if rank != "A")
        totals = [others + aces + 10 * high for high in range(aces + 1)]
        best = max(total for total in totals if total <= 21)
        assert score((one, two)) == Score(best, best != others + aces)


def test_two_card_hands_by_score() -> None:
    counts = Counter(score(hand) for hand in HANDS)
    assert sum(counts.values()) == 1_326
    assert counts[Score(21, True)] == 64
    assert counts[Score(20, False)] == 120
    assert counts[Score(12, True)] == 6
    assert counts[Score(4, False)] == 6
    assert sum(count for (_, soft), count in counts.items() if soft) == 198


def test_more_aces_never_make_more_than_one_eleven() -> None:
    aces = tuple(card for card in STANDARD.cards if str(card)[0] == "A")
    assert [score(aces[:count]) for count in (1, 2, 3, 4)] == [
        Score(11, True),
        Score(12, True),
        Score(13, True),
        Score(14, True),
    ]
