"""Counts all poker hands of seven cards by category, each ranked like a hand at a table.

The counts are known exactly, so they prove the ranking. The work comes in chunks, so that a caller
can tell how far it is, or spread them over processes; nothing is started here.
"""

from collections import Counter
from collections.abc import Iterator
from math import comb
from typing import Final, NamedTuple

from croupier.cards.deck import STANDARD
from croupier.cards.ranking import Category
from croupier.kernel.ranking import count_sevens

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


class Chunk(NamedTuple):
    """All seven-card hands whose two lowest cards are these."""

    lowest: int
    second: int

    @property
    def hands(self) -> int:
        """How many hands the chunk has."""
        return comb(len(STANDARD) - 1 - self.second, 5)


def seven_card_chunks() -> Iterator[Chunk]:
    """Chunks that together hold every seven-card hand once; the largest are of two million."""
    for second in range(1, len(STANDARD) - 5):
        for lowest in range(second):
            yield Chunk(lowest, second)


def count_chunk(chunk: Chunk) -> Counter[Category]:
    """The hands of a chunk by category."""
    return Counter(dict(zip(Category, count_sevens(*chunk), strict=True)))
