"""What both players of a hand may hold, from the blueprint and what they did: a weight for each of
1,326 hands."""

from array import array
from collections.abc import Sequence
from functools import cache, lru_cache
from itertools import combinations
from typing import Final

from croupier.bots.holdem.hard.blueprint import Blueprint
from croupier.kernel.buckets import EQUITY_MAX, cumulate, equity_histograms, nearest
from croupier.kernel.hands import HANDS, index_all, index_of
from croupier.kernel.ranking import strength, strengths
from croupier.kernel.river import NO_EQUITY, river_equities

Range = list[float]

FLOP_CARDS, TURN_CARDS, RIVER_CARDS = 3, 4, 5

# Nobody plays just like the blueprint: a small part of every action is taken with any hand.
ANY_HAND: Final = 0.03


def all_hands(board: Sequence[int]) -> Range:
    """Every hand that the board leaves, all as likely."""
    return [0.0 if low in board or high in board else 1.0 for low, high in HANDS]


@lru_cache(maxsize=256)
def buckets_of(plan: Blueprint, board: tuple[int, ...]) -> Sequence[int]:
    """The bucket of each hand on this board; of hands that it does not leave, any."""
    if not board:
        return _classes()
    if len(board) == FLOP_CARDS:
        return _on_flop(plan, board)
    if len(board) == TURN_CARDS:
        return _on_turn(plan, board)
    return _on_river(plan.header.buckets[3], board)


@cache
def _classes() -> Sequence[int]:
    return [index_of(hand, ()) for hand in HANDS]


def _on_flop(plan: Blueprint, board: tuple[int, ...]) -> Sequence[int]:
    left = [number for number, hand in enumerate(HANDS) if not set(hand) & set(board)]
    cards = bytes(card for number in left for card in (*HANDS[number], *board))
    indices = array("I", bytes(4 * len(left)))
    index_all(cards, 2, 3, indices)
    table, found = plan.flop_buckets(), [0] * len(HANDS)
    for number, index in zip(left, indices, strict=True):
        found[number] = table[index]
    return found


def _on_turn(plan: Blueprint, board: tuple[int, ...]) -> Sequence[int]:
    bins = plan.header.bins
    counts, points = array("H", bytes(2 * bins * len(HANDS))), bytearray(bins * len(HANDS))
    equity_histograms(board, bins, counts)
    cumulate(counts, bins, points)
    labels, distances = array("H", bytes(2 * len(HANDS))), array("I", bytes(4 * len(HANDS)))
    nearest(points, bins, plan.turn_centres(), labels, distances)
    return labels


def bucket_of(plan: Blueprint, board: tuple[int, ...], hand: tuple[int, int]) -> int:
    """Of one hand only. Without the compiled kernel all hands together would take seconds."""
    if not board:
        return index_of(hand, ())
    if len(board) == FLOP_CARDS:
        return plan.flop_buckets()[index_of(hand, board)]
    bins, buckets = plan.header.bins, plan.header.buckets[3]
    if len(board) == RIVER_CARDS:
        return _equity(hand, board) * buckets // (EQUITY_MAX + 1)
    counts, points = array("H", bytes(2 * bins)), bytearray(bins)
    for card in range(52):
        if card not in board and card not in hand:
            counts[_equity(hand, (*board, card)) * bins // (EQUITY_MAX + 1)] += 1
    cumulate(counts, bins, points)
    label, distance = array("H", bytes(2)), array("I", bytes(4))
    nearest(points, bins, plan.turn_centres(), label, distance)
    return label[0]


def _equity(hand: tuple[int, int], board: tuple[int, ...]) -> int:
    """Twice the wins against any other hand, plus the ties."""
    own = strength((*hand, *board))
    left = [card for card in range(52) if card not in board and card not in hand]
    others = strengths(board, combinations(left, 2))
    return sum(2 if other < own else other == own for other in others)


def _on_river(buckets: int, board: tuple[int, ...]) -> Sequence[int]:
    equities = array("H", bytes(2 * len(HANDS)))
    river_equities(board, equities)
    return [
        0 if equity == NO_EQUITY else equity * buckets // (EQUITY_MAX + 1) for equity in equities
    ]


def likelihoods(rows: bytes, actions: int, call: int, buckets: Sequence[int]) -> list[Range]:
    """For each action, for each hand: how often it is taken. A row that was never met says nothing:
    there the hand calls or checks."""
    unmet = [float(action == call) for action in range(actions)]
    parts = [
        [part / total for part in row] if (total := sum(row)) else unmet
        for row in (rows[at : at + actions] for at in range(0, len(rows), actions))
    ]
    return [[parts[bucket][action] for bucket in buckets] for action in range(actions)]


def narrowed(weights: Range, likely: Range) -> Range:
    """After an action. What makes no sense to the blueprint tells nothing."""
    found = [
        weight * (ANY_HAND + (1 - ANY_HAND) * often)
        for weight, often in zip(weights, likely, strict=True)
    ]
    most = max(found)
    return [weight / most for weight in found] if most > 0 else weights
