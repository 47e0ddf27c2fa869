"""What is known before a deal, read and checked; and how deals are tallied."""

from collections.abc import Sequence
from typing import Final, TypeAlias

from croupier.kernel.tables.ranks import DECK

Shared: TypeAlias = tuple[tuple[int, ...], ...]
Told: TypeAlias = tuple[int, Shared]

BOARD: Final = 5
SEATS_MAX: Final = 10


class Spot:
    """`hands` are those that are known; None is any hand, or a range."""

    def __init__(
        self,
        hands: Sequence[Sequence[int] | None],
        board: Sequence[int],
        dead: Sequence[int],
    ) -> None:
        if not 2 <= len(hands) <= SEATS_MAX:
            raise ValueError("two to ten seats can be dealt in")
        self.used: set[int] = set()
        self.hands = [None if hand is None else self._take_hand(hand) for hand in hands]
        self.board = self._take(board, BOARD)
        self._take(dead, DECK)
        self.missing = BOARD - len(self.board)
        self.left = [card for card in range(DECK) if card not in self.used]

    def _take(self, cards: Sequence[int], most: int) -> tuple[int, ...]:
        if len(cards) > most:
            raise ValueError("more cards than there can be")
        for card in cards:
            if not 0 <= card < DECK or card in self.used:
                raise ValueError("cards must be different ones of the standard deck")
            self.used.add(card)
        return tuple(cards)

    def _take_hand(self, hand: Sequence[int]) -> tuple[int, ...]:
        taken = self._take(hand, 2)
        if len(taken) != 2:
            raise ValueError("a hand has two cards")
        return taken


class Tally:
    def __init__(self, seats: int) -> None:
        self.deals = 0
        self.shared = [[0] * seats for _ in range(seats)]

    def settle(self, strengths: Sequence[int], times: int) -> None:
        best = max(strengths)
        winners = strengths.count(best)
        for seat, strength in enumerate(strengths):
            if strength == best:
                self.shared[seat][winners - 1] += times

    def told(self) -> Told:
        return self.deals, tuple(map(tuple, self.shared))


def hand_number(one: int, other: int) -> int:
    """The 1,326 hands of two cards are numbered by their higher card, then by the lower one."""
    low, high = sorted((one, other))
    return high * (high - 1) // 2 + low


HANDS: Final = tuple((low, high) for high in range(DECK) for low in range(high))
