"""How good each hand stands on a board: 1 beats all others, 0 beats none, and draws stand higher
than what they have made."""

from collections.abc import Sequence
from functools import lru_cache

from croupier.kernel.hands import HANDS
from croupier.kernel.ranking import strengths

NO_HAND = -1.0  # one that needs a card of the board
# How often a draw comes in with two cards to come, and with one.
FLUSH_DRAW, OPEN_DRAW, INSIDE_DRAW = (0.35, 0.2), (0.3, 0.17), (0.16, 0.08)
RIVER = 5


def _windows() -> tuple[int, ...]:
    wheel = 1 << 12 | 0b1111  # the ace counts below the deuce, too
    return (wheel, *(0b11111 << low for low in range(9)))


WINDOWS = _windows()
RANK_MASKS = tuple(1 << first // 4 | 1 << second // 4 for first, second in HANDS)


@lru_cache(maxsize=1 << 13)
def straight_outs(ranks: int) -> int:
    """How many ranks would make a straight of these, a mask of 13 bits; 0 with one already."""
    missing = 0
    for window in WINDOWS:
        lacks = window & ~ranks
        if not lacks:
            return 0
        if lacks & (lacks - 1) == 0:
            missing |= lacks
    return missing.bit_count()


@lru_cache(maxsize=256)
def standings(board: tuple[int, ...]) -> tuple[float, ...]:
    """By the number of the hand, as in kernel.hands. The cards of the board have no order."""
    gone = set(board)
    numbers = [at for at, (a, b) in enumerate(HANDS) if a not in gone and b not in gone]
    made = strengths(board, [HANDS[at] for at in numbers])
    places = _places(made)
    found = [NO_HAND] * len(HANDS)
    for at, strength in zip(numbers, made, strict=True):
        found[at] = places[strength]
    if len(board) < RIVER:
        _raise_draws(found, numbers, board)
    return tuple(found)


def _places(made: Sequence[int]) -> dict[int, float]:
    """For each strength, how many hands it beats; half of those that are equal."""
    places: dict[int, float] = {}
    ordered = sorted(made)
    count = len(ordered)
    start = 0
    while start < count:
        end = start
        while end < count and ordered[end] == ordered[start]:
            end += 1
        places[ordered[start]] = (start + end) / (2 * count)
        start = end
    return places


def _raise_draws(found: list[float], numbers: Sequence[int], board: Sequence[int]) -> None:
    late = len(board) - 3
    suits = [card % 4 for card in board]
    ranks = 0
    for card in board:
        ranks |= 1 << card // 4
    flush, two_sided, inside = FLUSH_DRAW[late], OPEN_DRAW[late], INSIDE_DRAW[late]
    on_board = straight_outs(ranks)  # what lies on the board alone is everybody's
    to_four = [4 - suits.count(suit) for suit in range(4)]
    for at in numbers:
        first, second = HANDS[at]
        suit, other = first % 4, second % 4
        if suit == other:
            comes = flush if to_four[suit] == 2 else 0.0
        else:
            comes = flush if to_four[suit] == 1 or to_four[other] == 1 else 0.0
        outs = straight_outs(ranks | RANK_MASKS[at])
        if outs > on_board:
            comes = max(comes, two_sided if outs > 1 else inside)
        if comes:
            found[at] += (1 - found[at]) * comes


@lru_cache(maxsize=256)
def from_the_best(board: tuple[int, ...]) -> tuple[int, ...]:
    """The numbers of all hands that this board leaves, the one that stands best first."""
    each = standings(board)
    numbers = [number for number, standing in enumerate(each) if standing != NO_HAND]
    return tuple(sorted(numbers, key=lambda number: -each[number]))


@lru_cache(maxsize=256)
def hands_left(board: tuple[int, ...], cards: tuple[int, ...]) -> tuple[int, ...]:
    """The same without those that need one of these cards."""
    gone = set(cards)
    return tuple([number for number in from_the_best(board) if gone.isdisjoint(HANDS[number])])
