"""Numbers for hands and boards, the same for all that differ by an exchange of suits. How they are
counted is said in kernel/tables/suits.py."""

from array import array
from collections.abc import Sequence
from functools import cache
from itertools import groupby
from math import comb
from typing import TYPE_CHECKING

from croupier.kernel.tables.ranks import DECK, RANKS, SUITS
from croupier.kernel.tables.suits import (
    FAMILIES,
    PATTERNS,
    Four,
    Group,
    Pattern,
    count_of,
    fours,
    mask_places,
)
from croupier.kernel.twin.buffers import viewed

if TYPE_CHECKING:
    from _typeshed import ReadableBuffer, WriteableBuffer


def index_of(hand: Sequence[int], board: Sequence[int], /) -> int:
    """The number of a hand with its board. Either may be empty; the board has three to five cards
    otherwise."""
    by_patterns = _by_patterns(len(hand), len(board))
    cards = (*hand, *board)
    if len(set(cards)) < len(cards) or not all(0 <= card < DECK for card in cards):
        raise ValueError("cards must be different ones of the standard deck")
    held, open_ = _by_suit(hand), _by_suit(board)
    suits = sorted((_place(held[suit], open_[suit]) for suit in range(SUITS)), reverse=True)
    within = 0
    for code, alike in groupby(suits, key=lambda suit: suit[0]):
        places = [place for _, place in alike]
        chosen = sum(_repeated(place, len(places) - at) for at, place in enumerate(places))
        within = within * Group(PATTERNS[code], len(places)).choices + chosen
    return by_patterns[tuple(PATTERNS[code] for code, _ in suits)] + within


def cards_of(hole: int, board: int, index: int, /) -> tuple[int, ...]:
    """One of the hands that have this number; hand and board begin with their lowest card."""
    first = _by_patterns(hole, board)
    if not 0 <= index < count_of(hole, board):
        raise ValueError(f"{index} is not below {count_of(hole, board)}")
    patterns = max((start, patterns) for patterns, start in first.items() if start <= index)[1]
    within = index - first[patterns]
    suits: list[tuple[Pattern, int]] = []
    for group in reversed(Four(patterns, 0).groups):
        within, chosen = divmod(within, group.choices)
        suits = _places(group, chosen) + suits
    cards: tuple[list[int], list[int]] = [], []
    for suit, (pattern, place) in enumerate(suits):
        for part, mask in zip(cards, _masks(pattern, place), strict=True):
            part += [SUITS * rank + suit for rank in range(RANKS) if mask >> rank & 1]
    return *sorted(cards[0]), *sorted(cards[1])


def index_all(cards: "ReadableBuffer", hole: int, board: int, found: "WriteableBuffer", /) -> None:
    """The numbers of hands that lie in bytes one after the other, each with its board, into a
    buffer of unsigned ints."""
    _by_patterns(hole, board)
    size = hole + board
    with viewed(cards, "B") as given, viewed(found, "I", len(given) // size) as numbers:
        if len(given) % size:
            raise ValueError("cards must be different ones of the standard deck")
        each = zip(*[iter(given)] * size, strict=True)
        numbers[:] = memoryview(array("I", [index_of(hand[:hole], hand[hole:]) for hand in each]))


@cache
def _by_patterns(hole: int, board: int) -> dict[tuple[Pattern, ...], int]:
    if (hole, board) not in FAMILIES:
        raise ValueError("a hand has two cards or none, a board three to five")
    return {four.patterns: four.first for four in fours(hole, board)}


@cache
def _mask_places() -> list[int]:
    return mask_places()


def _by_suit(cards: Sequence[int]) -> list[int]:
    masks = [0] * SUITS
    for card in cards:
        masks[card % SUITS] |= 1 << card // SUITS
    return masks


def _place(hole: int, board: int) -> tuple[int, int]:
    """The code of a suit's pattern, and its place there."""
    pattern = Pattern(hole.bit_count(), board.bit_count())
    below = comb(RANKS - pattern.hole, pattern.board)
    places = _mask_places()
    return pattern.code, places[hole] * below + places[_squeezed(hole, board)]


def _squeezed(hole: int, board: int) -> int:
    """The ranks of the board when those of the hand do not count."""
    for rank in reversed(range(RANKS)):
        if hole >> rank & 1:
            board = board & (1 << rank) - 1 | board >> rank + 1 << rank
    return board


def _repeated(places: int, suits: int) -> int:
    """In how many ways so many suits choose among so many places, repetition allowed."""
    return comb(places + suits - 1, suits) if places else 0


def _places(group: Group, chosen: int) -> list[tuple[Pattern, int]]:
    """Which places the suits of a group have."""
    found = []
    for suits in range(group.suits, 0, -1):
        place = 0
        step = 1 << group.pattern.places.bit_length()
        while step := step // 2:
            if place + step < group.pattern.places and _repeated(place + step, suits) <= chosen:
                place += step
        chosen -= _repeated(place, suits)
        found.append((group.pattern, place))
    return found


def _masks(pattern: Pattern, place: int) -> tuple[int, int]:
    """The ranks that a suit has in the hand and on the board."""
    in_hole, on_board = divmod(place, comb(RANKS - pattern.hole, pattern.board))
    hole, board = _mask_at(pattern.hole, in_hole), _mask_at(pattern.board, on_board)
    for rank in range(RANKS):
        if hole >> rank & 1:
            board = board & (1 << rank) - 1 | board >> rank << rank + 1
    return hole, board


def _mask_at(bits: int, place: int) -> int:
    """The mask of so many bits at this place."""
    mask = 0
    for rank in reversed(range(RANKS)):
        if bits and comb(rank, bits) <= place:
            place -= comb(rank, bits)
            bits -= 1
            mask |= 1 << rank
    return mask
