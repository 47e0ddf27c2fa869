"""Exhaustive counts of poker hands, compared with the exact numbers.

Every five-card hand is ranked one by one. Seven-card hands are too many for that without a compiled
kernel: they are counted by rank pattern and suit arithmetic, and one by one by the command that
counts them all.
"""

from collections import Counter
from itertools import combinations, combinations_with_replacement
from math import comb, prod

import phevaluator
import pytest
from click.testing import CliRunner

from croupier.cards.card import CARDS, Card
from croupier.cards.count import SEVEN_CARD_HANDS, Chunk, count_chunk, seven_card_chunks
from croupier.cards.ranking import STRENGTH_MAX, Category, category, strength, strength7
from croupier.kernel.compiled import COMPILED
from croupier.main import main

# In how many suits a five-card hand of given ranks comes, for each category.
SUITINGS = {
    Category.HIGH_CARD: 4**5 - 4,
    Category.ONE_PAIR: comb(4, 2) * 4**3,
    Category.TWO_PAIR: comb(4, 2) ** 2 * 4,
    Category.THREE_OF_A_KIND: comb(4, 3) * 4**2,
    Category.STRAIGHT: 4**5 - 4,
    Category.FLUSH: 4,
    Category.FULL_HOUSE: comb(4, 3) * comb(4, 2),
    Category.FOUR_OF_A_KIND: 4,
    Category.STRAIGHT_FLUSH: 4,
    Category.ROYAL_FLUSH: 4,
}


@pytest.mark.req("CAS-2.12c", "EPS-DEF-SUITS", "EPS-RF-HV-002")
def test_all_five_card_hands() -> None:
    """Each of the 7462 classes has exactly as many hands as it has suitings, so none is misplaced
    and no suit is preferred."""
    found = Counter(map(strength, combinations(range(52), 5)))
    assert found.total() == 2_598_960
    assert found == {number: SUITINGS[category(number)] for number in range(1, STRENGTH_MAX + 1)}


def without_flush(ranks: tuple[int, ...]) -> list[Card]:
    """Cards of these ranks in suits that take turns, so that no suit comes more than twice."""
    return [CARDS[4 * rank + at % 4] for at, rank in enumerate(ranks)]


def flush_suitings(ranks: tuple[int, ...]) -> int:
    """In how many suits seven cards of these ranks come with five or more of one suit."""
    ways = [1] + [0] * 7  # by the number of cards in the suit of the flush
    for times in Counter(ranks).values():
        with_suit, without = comb(3, times - 1), comb(3, times)
        ways = [ways[n] * without + (ways[n - 1] * with_suit if n else 0) for n in range(len(ways))]
    return 4 * sum(ways[5:])


@pytest.mark.req("CAS-2.12c")
def test_all_seven_card_hands_by_rank_pattern_and_suit_arithmetic() -> None:
    found: Counter[Category] = Counter()
    for ranks in combinations_with_replacement(range(13), 7):
        times = Counter(ranks).values()
        if max(times) <= 4:
            suitings = prod(comb(4, n) for n in times)
            found[category(strength(without_flush(ranks)))] += suitings - flush_suitings(ranks)
    for size in (5, 6, 7):
        for suit in range(4):
            for ranks in combinations(range(13), size):
                suited = [4 * rank + suit for rank in ranks]
                found[category(strength(suited))] += comb(39, 7 - size)
    assert found == SEVEN_CARD_HANDS
    assert found.total() == 133_784_560


def test_chunks_hold_every_seven_card_hand_once() -> None:
    chunks = list(seven_card_chunks())
    assert len(chunks) == len(set(chunks))
    assert all(chunk.lowest < chunk.second for chunk in chunks)
    assert sum(chunk.hands for chunk in chunks) == comb(52, 7)


@pytest.mark.parametrize("chunk", [Chunk(45, 46), Chunk(0, 46), Chunk(3, 38), Chunk(21, 30)])
def test_a_chunk_counts_the_hands_above_its_two_cards(chunk: Chunk) -> None:
    hands = [
        hand
        for hand in combinations((*chunk, *range(chunk.second + 1, 52)), 7)
        if hand[:2] == chunk
    ]
    assert len(hands) == chunk.hands
    assert count_chunk(chunk) == Counter(category(strength(hand)) for hand in hands)


def test_a_large_chunk_agrees_with_another_evaluator_hand_by_hand() -> None:
    for five in combinations(range(22, 52), 5):
        hand = (20, 21, *five)
        assert strength7(*hand) == STRENGTH_MAX + 1 - phevaluator.evaluate_cards(*hand)


@pytest.mark.skipif(not COMPILED, reason="in Python they take minutes")
@pytest.mark.req("CAS-2.12c")
def test_the_command_ranks_all_seven_card_hands_one_by_one() -> None:
    done = CliRunner().invoke(main, ["count-hands"])
    assert done.exit_code == 0, done.output
    assert "133,784,560" in done.output


def test_without_a_compiled_kernel_the_chunks_are_spread_over_processes(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr("croupier.reports.COMPILED", False)
    monkeypatch.setattr("croupier.reports.seven_card_chunks", lambda: [Chunk(0, 46), Chunk(3, 45)])
    done = CliRunner().invoke(main, ["count-hands"])
    assert done.exit_code == 1
    assert "should be 23,294,460" in done.output
    assert "7  in " in done.output
    assert "kernel in Python" in done.output
