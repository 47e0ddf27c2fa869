"""Counts all poker hands of five or seven cards by category, each ranked like a hand at a table.

The counts are known exactly, so they prove the ranking. Seven cards take a minute or two: the work
comes in chunks that a caller may spread over processes; nothing is started here.
"""

from collections import Counter
from collections.abc import Callable, Iterator
from itertools import combinations
from math import comb
from typing import Final, NamedTuple

from croupier.cards.deck import STANDARD
from croupier.cards.ranking import Category, category, strength, strength7

FIVE_CARD_HANDS: Final = {
    Category.HIGH_CARD: 1_302_540,
    Category.ONE_PAIR: 1_098_240,
    Category.TWO_PAIR: 123_552,
    Category.THREE_OF_A_KIND: 54_912,
    Category.STRAIGHT: 10_200,
    Category.FLUSH: 5_108,
    Category.FULL_HOUSE: 3_744,
    Category.FOUR_OF_A_KIND: 624,
    Category.STRAIGHT_FLUSH: 36,
    Category.ROYAL_FLUSH: 4,
}
SEVEN_CARD_HANDS: Final = {
    Category.HIGH_CARD: 23_294_460,
    Category.ONE_PAIR: 58_627_800,
    Category.TWO_PAIR: 31_433_400,
    Category.THREE_OF_A_KIND: 6_461_620,
    Category.STRAIGHT: 6_180_020,
    Category.FLUSH: 4_047_644,
    Category.FULL_HOUSE: 3_473_184,
    Category.FOUR_OF_A_KIND: 224_848,
    Category.STRAIGHT_FLUSH: 37_260,
    Category.ROYAL_FLUSH: 4_324,
}

_DECK: Final = tuple(map(int, STANDARD.cards))


class Chunk(NamedTuple):
    """All seven-card hands whose two lowest cards are these."""

    lowest: int
    second: int

    @property
    def hands(self) -> int:
        """How many hands the chunk has."""
        return comb(len(_DECK) - 1 - self.second, 5)


def seven_card_chunks() -> Iterator[Chunk]:
    """Chunks that together hold every seven-card hand once; the largest are of two million."""
    for second in range(1, len(_DECK) - 5):
        for lowest in range(second):
            yield Chunk(lowest, second)


def count_chunk(chunk: Chunk) -> Counter[Category]:
    """The hands of a chunk by category."""
    a, b = chunk
    higher = combinations(_DECK[b + 1 :], 5)
    return _by_category(Counter(strength7(a, b, c, d, e, f, g) for c, d, e, f, g in higher))


def count_seven(progress: Callable[[int], None]) -> Counter[Category]:
    """All 133,784,560 seven-card hands by category; `progress` is told the hands of each chunk."""
    total: Counter[Category] = Counter()
    for chunk in seven_card_chunks():
        total += count_chunk(chunk)
        progress(chunk.hands)
    return total


def count_five() -> Counter[Category]:
    """All 2,598,960 five-card hands by category."""
    return _by_category(Counter(map(strength, combinations(_DECK, 5))))


def _by_category(by_strength: Counter[int]) -> Counter[Category]:
    total: Counter[Category] = Counter()
    for found, hands in by_strength.items():
        total[category(found)] += hands
    return total
