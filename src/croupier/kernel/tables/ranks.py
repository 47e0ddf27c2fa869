"""The tables of poker hand ranking, generated from the rules in a few hundredths of a second.

Every five-card hand belongs to one of 7462 classes; the strength of a class is its place in the
list, the weakest being 1. A card is a number from 0 to 51: four times its rank, plus its suit.

Each rank has a weight, and the sum of five, six or seven weights tells which ranks a hand has. Sums
of other ranks are always different ones, even of ranks that no deck has five times: see `search`.
"""

from collections.abc import Iterator, Sequence
from enum import IntEnum
from itertools import combinations, combinations_with_replacement, permutations
from operator import itemgetter
from typing import Final, TypeAlias

Ranks: TypeAlias = tuple[int, ...]

RANKS: Final = 13
SUITS: Final = 4
DECK: Final = RANKS * SUITS
SIZES: Final = (5, 6, 7)
SAME_MAX: Final = 4

# Found by `python -m croupier.kernel.tables.search`.
WEIGHTS: Final = (
    57573689,
    505066601,
    122617173,
    525597774,
    82619261,
    86910205,
    312759619,
    511741353,
    311111788,
    271399267,
    241769913,
    412081691,
    475604098,
)


class Category(IntEnum):
    """The ten categories of poker hands; a royal flush is the highest straight flush."""

    HIGH_CARD = 0
    ONE_PAIR = 1
    TWO_PAIR = 2
    THREE_OF_A_KIND = 3
    STRAIGHT = 4
    FLUSH = 5
    FULL_HOUSE = 6
    FOUR_OF_A_KIND = 7
    STRAIGHT_FLUSH = 8
    ROYAL_FLUSH = 9


FLUSHES: Final = (Category.FLUSH, Category.STRAIGHT_FLUSH, Category.ROYAL_FLUSH)


def _descending(count: int) -> list[Ranks]:
    """All sets of `count` ranks, each from high to low, the weakest set first."""
    return list(combinations(reversed(range(RANKS)), count))[::-1]


def hand_classes() -> Iterator[tuple[Category, Ranks]]:
    """The 7462 classes from the weakest to the strongest, each with its five ranks.

    The ranks come in order of significance: first what the hand is made of, then the kickers.
    """
    ranks = range(RANKS)
    straights = [tuple((top - below) % RANKS for below in range(5)) for top in ranks[3:]]
    wheel, *others = straights
    in_row = {tuple(sorted(wheel, reverse=True)), *others}
    unpaired = [five for five in _descending(5) if five not in in_row]

    for five in unpaired:
        yield Category.HIGH_CARD, five
    for pair in ranks:
        for kickers in _descending(3):
            if pair not in kickers:
                yield Category.ONE_PAIR, (pair, pair, *kickers)
    for high, low in _descending(2):
        for kicker in ranks:
            if kicker not in (high, low):
                yield Category.TWO_PAIR, (high, high, low, low, kicker)
    for three in ranks:
        for kickers in _descending(2):
            if three not in kickers:
                yield Category.THREE_OF_A_KIND, (three, three, three, *kickers)
    for five in straights:
        yield Category.STRAIGHT, five
    for five in unpaired:
        yield Category.FLUSH, five
    for three, pair in permutations(ranks, 2):
        yield Category.FULL_HOUSE, (three, three, three, pair, pair)
    for four, kicker in permutations(ranks, 2):
        yield Category.FOUR_OF_A_KIND, (four, four, four, four, kicker)
    for five in straights[:-1]:
        yield Category.STRAIGHT_FLUSH, five
    yield Category.ROYAL_FLUSH, straights[-1]


CLASSES: Final = tuple(hand_classes())
STRENGTH_MAX: Final = len(CLASSES)


def weight_of(ranks: Sequence[int]) -> int:
    return sum([WEIGHTS[rank] for rank in ranks])


def by_weight() -> dict[int, dict[int, int]]:
    """For each size the strength by weight of all hands without a flush."""
    five = {
        weight_of(ranks): strength
        for strength, (category, ranks) in enumerate(CLASSES, 1)
        if category not in FLUSHES
    }
    six = _one_rank_more(five, 6)
    return {5: five, 6: six, 7: _one_rank_more(six, 7)}


def by_mask() -> dict[int, int]:
    """Strength by rank mask, for all flushes of five to seven cards."""
    bits = tuple(1 << rank for rank in range(RANKS))
    longer = strengths = {
        sum([bits[rank] for rank in ranks]): strength
        for strength, (category, ranks) in enumerate(CLASSES, 1)
        if category in FLUSHES
    }
    for _ in (6, 7):
        longer = {
            mask | bit: strength
            for mask, strength in _ascending(longer)
            for bit in bits
            if not mask & bit
        }
        strengths = strengths | longer
    return strengths


def _ascending(strengths: dict[int, int]) -> list[tuple[int, int]]:
    return sorted(strengths.items(), key=itemgetter(1))


def _one_rank_more(strengths: dict[int, int], size: int) -> dict[int, int]:
    """The strengths of all hands of `size` cards, given those of all hands with one card less.

    A hand is as strong as the best that remains when one card is taken away. Adding each rank to
    the hands from weak to strong, the best is the one written last.
    """
    longer = {
        before + weight: strength
        for before, strength in _ascending(strengths)
        for weight in WEIGHTS
    }
    for rest in combinations_with_replacement(WEIGHTS, size - 5):
        for weight in WEIGHTS:
            longer.pop(5 * weight + sum(rest), None)  # five cards of one rank do not exist
    return longer
