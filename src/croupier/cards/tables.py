"""The tables of poker hand ranking, generated from the rules in a few hundredths of a second.

Every five-card hand belongs to one of 7462 classes; the strength of a class is its place in the
list, the weakest being 1. Nothing here knows of players, pots or deals.

A sum of card keys says all that counts about a hand. A key holds `5 ** rank` (no rank occurs more
than four times, so such a sum keeps the ranks apart, and hands of different size too) above four
suit counters of six bits. A card adds 7 to its suit's counter: four cards make 28, five to seven
make 35 to 49, so a counter's highest bit tells a flush.
"""

from collections.abc import Iterator, Sequence
from enum import IntEnum
from itertools import combinations, combinations_with_replacement, permutations
from operator import itemgetter
from typing import Final, TypeAlias

from msgspec import Struct

from croupier.cards.card import RANKS, SUITS

Ranks: TypeAlias = tuple[int, ...]


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


class HandName(Struct, frozen=True):
    """What a hand is called: the code of its category, and the ranks that tell it from others.

    A full house of nines and kings is `HandName("full_house", "9K")`. Straights are named by their
    top card alone, all other hands by what they are made of and then by the kickers.
    """

    category: str
    ranks: str


FLUSHES: Final = (Category.FLUSH, Category.STRAIGHT_FLUSH, Category.ROYAL_FLUSH)

RANK_PLACES: Final = tuple(5**rank for rank in range(len(RANKS)))
COUNTER_BITS: Final = 6
# A spare bit, so that too many cards can spoil the counters but not pass for other ranks.
SUIT_BITS: Final = COUNTER_BITS * len(SUITS) + 1
FLUSH_BITS: Final = sum(1 << COUNTER_BITS * (suit + 1) - 1 for suit in range(len(SUITS)))


def card_keys() -> list[int]:
    """The key of every card of the standard deck."""
    return [
        place << SUIT_BITS | 7 << COUNTER_BITS * suit
        for place in RANK_PLACES
        for suit in range(len(SUITS))
    ]


def suit_masks() -> dict[int, list[int]]:
    """For the flush bit of each suit: every card's rank as a bit, or 0 for cards of other suits."""
    return {
        1 << COUNTER_BITS * (suit + 1) - 1: [
            1 << rank if own == suit else 0
            for rank in range(len(RANKS))
            for own in range(len(SUITS))
        ]
        for suit in range(len(SUITS))
    }


def hand_classes() -> Iterator[tuple[Category, Ranks]]:
    """The 7462 classes from the weakest to the strongest, each with its five ranks.

    The ranks come in order of significance: first what the hand is made of, then the kickers.
    """
    ranks = range(len(RANKS))
    straights = [tuple((top - below) % len(RANKS) for below in range(5)) for top in ranks[3:]]
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


def by_ranks(classes: Sequence[tuple[Category, Ranks]]) -> dict[int, int]:
    """Strength by rank key, for all hands of five to seven cards without a flush."""
    five = {
        sum([RANK_PLACES[rank] for rank in ranks]): strength
        for strength, (category, ranks) in enumerate(classes, 1)
        if category not in FLUSHES
    }
    six = _one_rank_more(five, 6)
    seven = _one_rank_more(six, 7)
    return five | six | seven


def by_mask(classes: Sequence[tuple[Category, Ranks]]) -> dict[int, int]:
    """Strength by rank mask, for all flushes of five to seven cards."""
    bits = tuple(1 << rank for rank in range(len(RANKS)))
    longer = strengths = {
        sum([bits[rank] for rank in ranks]): strength
        for strength, (category, ranks) in enumerate(classes, 1)
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


def _descending(count: int) -> list[Ranks]:
    """All sets of `count` ranks, each from high to low, the weakest set first."""
    return list(combinations(reversed(range(len(RANKS))), count))[::-1]


def _ascending(strengths: dict[int, int]) -> list[tuple[int, int]]:
    return sorted(strengths.items(), key=itemgetter(1))


def _one_rank_more(strengths: dict[int, int], size: int) -> dict[int, int]:
    """The strengths of all hands of `size` cards, given those of all hands with one card less.

    A hand is as strong as the best that remains when one card is taken away. Adding each rank to
    the hands from weak to strong, the best is the one written last.
    """
    longer = {
        key + place: strength for key, strength in _ascending(strengths) for place in RANK_PLACES
    }
    for rest in combinations_with_replacement(RANK_PLACES, size - 5):
        for place in RANK_PLACES:
            longer.pop(5 * place + sum(rest), None)  # five cards of one rank do not exist
    return longer
