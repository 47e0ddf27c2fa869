"""Poker hand ranking for five, six and seven cards by lookup in generated tables.

A strength is an integer from 1 to 7462: the higher one wins, equal ones tie, suits never matter.
Cards must be different ones of the standard deck; repeated cards are not looked for.
"""

from collections.abc import Iterable, Sequence
from functools import cache
from typing import Final

from croupier.cards import tables
from croupier.cards.card import CARDS, RANKS, Card
from croupier.cards.tables import FLUSH_BITS, FLUSHES, SUIT_BITS, Category, HandName

__all__ = [
    "STRENGTH_MAX",
    "Category",
    "HandName",
    "best_five",
    "category",
    "describe",
    "named",
    "strength",
    "strength7",
    "strengths",
]

_CLASSES: Final = tuple(tables.hand_classes())
_KEYS: Final = tables.card_keys()
_SUIT_MASKS: Final = tables.suit_masks()
_RANK_OF: Final = tuple(card.rank for card in CARDS)

# Filled when the first hand is ranked, so that nobody who ranks none waits for them.
_BY_RANKS: Final[dict[int, int]] = {}
_BY_MASK: Final[dict[int, int]] = {}

STRENGTH_MAX: Final = len(_CLASSES)
TAKEN: Final = -1  # no card has this rank


def strength(cards: Sequence[int]) -> int:
    """The strength of the best five among five to seven cards."""
    if not _BY_RANKS:
        _generate()
    try:
        key = sum(map(_KEYS.__getitem__, cards))
        flush = key & FLUSH_BITS
        if flush and len(cards) <= 7:
            return _BY_MASK[sum(map(_SUIT_MASKS[flush].__getitem__, cards))]
        return _BY_RANKS[key >> SUIT_BITS]
    except LookupError:
        raise _not_a_hand() from None


def strength7(a: int, b: int, c: int, d: int, e: int, f: int, g: int) -> int:
    """The strength of seven cards, for those who count in millions."""
    try:
        key = _KEYS[a] + _KEYS[b] + _KEYS[c] + _KEYS[d] + _KEYS[e] + _KEYS[f] + _KEYS[g]
        flush = key & FLUSH_BITS
        if flush:
            mask = _SUIT_MASKS[flush]
            return _BY_MASK[mask[a] | mask[b] | mask[c] | mask[d] | mask[e] | mask[f] | mask[g]]
        return _BY_RANKS[key >> SUIT_BITS]
    except LookupError:
        # Either the tables are still empty or these are no seven cards; `strength` knows which.
        return strength((a, b, c, d, e, f, g))


def strengths(board: Sequence[int], hands: Iterable[Sequence[int]]) -> list[int]:
    """The strength of each hand together with the board that all of them share."""
    if not _BY_RANKS:
        _generate()
    found = []
    keys = _KEYS
    try:
        shared = sum(map(keys.__getitem__, board))
        for hand in hands:
            key = shared
            for card in hand:
                key += keys[card]
            if key & FLUSH_BITS:
                found.append(strength((*board, *hand)))
            else:
                found.append(_BY_RANKS[key >> SUIT_BITS])
    except LookupError:
        raise _not_a_hand() from None
    return found


def category(strength: int) -> Category:
    """The category to which a hand of this strength belongs."""
    if not 1 <= strength <= STRENGTH_MAX:
        raise ValueError(f"no hand has the strength {strength}")
    return _CLASSES[strength - 1][0]


def best_five(cards: Sequence[int], known: int = 0) -> tuple[Card, ...]:
    """The five cards that make the hand, the most significant first; `known` is its strength, if
    it was asked for already.

    Where several cards of one rank would do, those named earlier are taken.
    """
    kind, ranks = _CLASSES[(known or strength(cards)) - 1]
    if kind in FLUSHES:
        mask = _SUIT_MASKS[sum(map(_KEYS.__getitem__, cards)) & FLUSH_BITS]
        cards = [card for card in cards if mask[card]]
    left = list(map(_RANK_OF.__getitem__, cards))
    five = []
    for rank in ranks:
        place = left.index(rank)
        left[place] = TAKEN
        five.append(CARDS[cards[place]])
    return tuple(five)


def describe(cards: Sequence[int]) -> HandName:
    """The name of the best hand among five to seven cards."""
    return named(strength(cards))


@cache
def named(strength: int) -> HandName:
    """The name of every hand of this strength."""
    kind, ranks = _CLASSES[strength - 1]
    if kind in (Category.STRAIGHT, Category.STRAIGHT_FLUSH, Category.ROYAL_FLUSH):
        ranks = ranks[:1]
    return HandName(kind.name.lower(), "".join(RANKS[rank] for rank in dict.fromkeys(ranks)))


def _not_a_hand() -> ValueError:
    return ValueError("a poker hand has five to seven cards of the standard deck")


def _generate() -> None:
    # The table by ranks goes last: that it is filled means that both are.
    _BY_MASK.update(tables.by_mask(_CLASSES))
    _BY_RANKS.update(tables.by_ranks(_CLASSES))
