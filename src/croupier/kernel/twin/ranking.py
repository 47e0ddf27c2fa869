"""How strong poker hands are, by look-up.

A card's key holds the weight of its rank below three counters of three bits, for all suits but the
last: with the number of cards known, they tell of that one too. A sum of keys says all that counts
about a hand.
"""

from array import array
from collections import Counter
from collections.abc import Iterable, Sequence
from itertools import combinations, product
from typing import TYPE_CHECKING, Final, TypeVar

from croupier.kernel.tables.packing import SHAPES, pack
from croupier.kernel.tables.ranks import (
    CLASSES,
    DECK,
    SIZES,
    SUITS,
    WEIGHTS,
    Category,
    by_mask,
    by_weight,
)
from croupier.kernel.twin.buffers import viewed

if TYPE_CHECKING:
    from _typeshed import ReadableBuffer, WriteableBuffer

T = TypeVar("T")

COUNTER_BITS: Final = 3
COUNTERS_AT: Final = 32
COUNTERS_MASK: Final = (1 << COUNTER_BITS * (SUITS - 1)) - 1
TAKEN: Final = -1  # no card has this rank


def _key(card: int) -> int:
    rank, suit = divmod(card, SUITS)
    return WEIGHTS[rank] | (1 << COUNTER_BITS * suit & COUNTERS_MASK) << COUNTERS_AT


def _flushes(size: int) -> list[int | None]:
    """By the counters of a hand: the suit of its flush."""
    flushes: list[int | None] = [None] * (1 << COUNTER_BITS * (SUITS - 1))
    for counts in product(range(size + 1), repeat=SUITS - 1):
        every = (*counts, size - sum(counts))
        if max(every) >= 5 and min(every) >= 0:
            at = sum(count << COUNTER_BITS * suit for suit, count in enumerate(counts))
            flushes[at] = every.index(max(every))
    return flushes


# Behind the deck comes None, so that neither 52 nor -1 passes for a card.
_KEYS: Final = [*map(_key, range(DECK)), *[None] * (256 - DECK)]
_MASKS: Final = [
    [1 << card // SUITS if card % SUITS == suit else 0 for card in range(DECK)]
    for suit in range(SUITS)
]
_FLUSHES: Final = {size: _flushes(size) for size in SIZES}
_FLUSHES_7: Final = _FLUSHES[7]

# Filled when the first hand is ranked, so that nobody who ranks none waits for them.
_BY_MASK: Final[dict[int, int]] = {}
_MOVES: Final[dict[int, list[int]]] = {size: [] for size in SIZES}
_STRENGTHS: Final[dict[int, list[int]]] = {size: [] for size in SIZES}
_MOVES_7: Final = _MOVES[7]
_STRENGTHS_7: Final = _STRENGTHS[7]


def strength(cards: Sequence[int], /) -> int:
    """The strength of the best five among five to seven cards."""
    k = _KEYS
    try:
        a, b, c, d, e, f, g = cards
        key: int = k[a] + k[b] + k[c] + k[d] + k[e] + k[f] + k[g]  # type: ignore[operator]
        if _FLUSHES_7[key >> 32] is None:
            # By SHAPES[7]. Numbers that are written out save a tenth of the time.
            return _STRENGTHS_7[(key >> 13) + _MOVES_7[key & 0x1FFF] & 0xFFFF] or _again(cards)
    except (LookupError, TypeError, ValueError):
        pass
    return _again(cards)


def strength7(a: int, b: int, c: int, d: int, e: int, f: int, g: int, /) -> int:
    """The strength of seven cards that are not in a sequence yet."""
    return strength((a, b, c, d, e, f, g))


def strength_by_weight(weight: int) -> int:
    """The strength of seven cards without a flush, by the weight of their ranks."""
    if not _STRENGTHS_7:
        _generate()
    return _STRENGTHS_7[(weight >> 13) + _MOVES_7[weight & 0x1FFF] & 0xFFFF]


def flush_strength(mask: int) -> int:
    """The strength of cards of one suit, by their ranks as bits; 0 if they are too few."""
    if not _STRENGTHS_7:
        _generate()
    return _BY_MASK.get(mask, 0)


def strengths(board: Sequence[int], hands: Iterable[Sequence[int]], /) -> list[int]:
    """The strength of each hand together with the board that all of them share."""
    return [strength((*board, *hand)) for hand in hands]


def winners(
    board: Sequence[int], hands: tuple[Sequence[int], ...], claims: list[int], /
) -> list[tuple[int, tuple[int, ...]]]:
    """For each claim, a bit mask of hands, how strong the best of them is together with the board,
    and which of them are as strong as that. Hands that no claim names may be empty."""
    every = 0
    for claim in claims:
        every |= claim
    ranked = [strength((*board, *hand)) if every >> at & 1 else 0 for at, hand in enumerate(hands)]
    found = []
    for claim in claims:
        places = [at for at in range(len(hands)) if claim >> at & 1]
        if not places:
            raise _not_a_hand()
        best = max([ranked[at] for at in places])
        found.append((best, tuple([at for at in places if ranked[at] == best])))
    return found


def rank_all(hands: "ReadableBuffer", size: int, found: "WriteableBuffer", /) -> None:
    """The strengths of hands of so many cards each, which lie in bytes one after the other, into a
    buffer of unsigned shorts. What that holds after a hand that is none was found means nothing."""
    if size not in _FLUSHES:
        raise _not_a_hand()
    with viewed(hands, "B") as cards:
        if len(cards) % size:
            raise _not_a_hand()
        each = zip(*[iter(cards)] * size, strict=True)
        with viewed(found, "H", len(cards) // size) as strengths:
            strengths[:] = memoryview(array("H", map(strength, each)))


def best_five(cards: Sequence[int], strength: int, deck: Sequence[T], /) -> tuple[T, ...]:
    """The five cards that make a hand of this strength, the most significant first, as they are in
    the deck. Where several cards of one rank would do, those named earlier are taken."""
    if not (1 <= strength <= len(CLASSES) and 5 <= len(cards) <= 7):
        raise _not_a_hand()
    suits = [card % SUITS for card in cards]
    suit = next((suit for suit in range(SUITS) if suits.count(suit) >= 5), None)
    if suit is not None:
        cards = [card for card in cards if card % SUITS == suit]
    left = [card // SUITS for card in cards]
    five = []
    for rank in CLASSES[strength - 1][1]:
        if rank not in left:
            raise _not_a_hand()
        place = left.index(rank)
        left[place] = TAKEN
        five.append(deck[cards[place]])
    return tuple(five)


def count_sevens(lowest: int, second: int, /) -> tuple[int, ...]:
    """How many hands of seven cards, of which these two are the lowest, are in each category."""
    if not 0 <= lowest < second < DECK:
        raise ValueError("no two cards of the deck, the lower one first")
    found = Counter(
        strength7(lowest, second, *others) for others in combinations(range(second + 1, DECK), 5)
    )
    categories = [0] * len(Category)
    for strength, hands in found.items():
        categories[CLASSES[strength - 1][0]] += hands
    return tuple(categories)


def _again(cards: Sequence[int]) -> int:
    """The long way: for flushes, for five or six cards, for the first hand of all, and to find out
    that this is no hand."""
    if not _STRENGTHS_7:
        _generate()
    size = len(cards)
    try:
        key: int = sum(map(_KEYS.__getitem__, cards))  # type: ignore[arg-type]
        suit = _FLUSHES[size][key >> COUNTERS_AT]
        if suit is not None:
            return _BY_MASK[_mask(cards, suit)]
        shape = SHAPES[size]
        move = _MOVES[size][key & shape.bucket_mask]
        found = _STRENGTHS[size][(key >> shape.bucket_bits) + move & shape.places - 1]
    except (LookupError, TypeError):
        found = 0
    if not found:
        raise _not_a_hand()
    return found


def _mask(cards: Sequence[int], suit: int) -> int:
    mask = 0
    for card in cards:
        mask |= _MASKS[suit][card]
    return mask


def _generate() -> None:
    _BY_MASK.update(by_mask())
    tables = by_weight()
    for size in SIZES:  # the sevens go last: that they are there means that all are
        packed = pack(size, tables[size])
        _MOVES[size].extend(packed.moves)
        _STRENGTHS[size].extend(packed.strengths)


def _not_a_hand() -> ValueError:
    return ValueError("a poker hand has five to seven cards of the standard deck")
