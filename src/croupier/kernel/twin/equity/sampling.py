"""Deals by chance, from a seed that the caller gives.

Hands of ranges are drawn first, all of them again where two need the same card; so each deal comes
as often as the product of its weights says. Of the cards that are left come unknown hands and the
board.
"""

from collections.abc import Iterator, Sequence
from typing import TYPE_CHECKING, Final

from croupier.kernel.twin.equity.spot import HANDS, Spot, Tally, Told
from croupier.kernel.twin.equity.versus import weights_of
from croupier.kernel.twin.random import parts_below, words
from croupier.kernel.twin.ranking import strength

if TYPE_CHECKING:
    from _typeshed import ReadableBuffer

AT_ONCE: Final = 8  # cards that are drawn from one word
# How many draws of ranges a deal may take on average, and some more, before it ends early.
ATTEMPTS: Final = 200
ATTEMPTS_MORE: Final = 100_000


def sample(
    seats: "tuple[Sequence[int] | ReadableBuffer | None, ...]",
    board: Sequence[int],
    dead: Sequence[int],
    deals: int,
    seed: int,
    /,
) -> Told:
    """How often each seat wins. What a seat holds is known, anything (None), or a range: a buffer
    of 1,326 weights. Where ranges hardly ever fit together, it makes fewer deals."""
    if deals < 0:
        raise ValueError("a number of deals is not negative")
    is_range = [_is_buffer(held) for held in seats]
    known = [None if ranged else held for held, ranged in zip(seats, is_range, strict=True)]
    spot = Spot(known, board, dead)  # type: ignore[arg-type]
    ranges = {
        seat: Range(weights_of(held), spot.used)  # type: ignore[arg-type]
        for seat, held in enumerate(seats)
        if is_range[seat]
    }
    if len(spot.used) + spot.missing + 2 * spot.hands.count(None) > 52:
        raise ValueError("more cards than there can be")
    return _Sample(spot, ranges, seed).play(deals)


def _is_buffer(held: object) -> bool:
    try:
        memoryview(held).release()  # type: ignore[arg-type]
    except TypeError:
        return False
    return True


class Range:
    """Weights, ready to draw from. A column is drawn, and then either its own hand, below its cut,
    or the other one that shares it."""

    def __init__(self, weights: Sequence[int], used: set[int]) -> None:
        numbers = [
            number
            for number, weight in enumerate(weights)
            if weight and used.isdisjoint(HANDS[number])
        ]
        if not numbers:
            raise ValueError("a range has no hand that can be dealt")
        self.total = sum(weights[number] for number in numbers)
        self.own = [HANDS[number] for number in numbers]
        self.other = [*self.own]
        self.cuts = [self.total] * len(numbers)
        self._share([weights[number] * len(numbers) for number in numbers])

    def _share(self, left: list[int]) -> None:
        """A column that its own hand does not fill is filled up by one that has too much."""
        low = [column for column, chips in enumerate(left) if chips < self.total]
        high = [column for column, chips in enumerate(left) if chips >= self.total]
        while low and high:
            to, giver = low.pop(), high[-1]
            self.cuts[to] = left[to]
            self.other[to] = self.own[giver]
            left[giver] -= self.total - left[to]
            if left[giver] < self.total:
                low.append(high.pop())

    def draw(self, random: Iterator[int]) -> tuple[int, int]:
        while (parts := parts_below(next(random), len(self.own), self.total)) is None:
            pass
        column, level = parts
        return self.own[column] if level < self.cuts[column] else self.other[column]


class _Sample:
    def __init__(self, spot: Spot, ranges: dict[int, Range], seed: int) -> None:
        self._spot = spot
        self._ranges = ranges
        self._random = words(seed)
        self._pack = [*spot.left]
        self._hands = [() if hand is None else hand for hand in spot.hands]
        self._unknown = [
            seat for seat, hand in enumerate(spot.hands) if hand is None and seat not in ranges
        ]

    def play(self, deals: int) -> Told:
        tally = Tally(len(self._hands))
        attempts = ATTEMPTS * deals + ATTEMPTS_MORE
        missing = self._spot.missing
        while tally.deals < deals and attempts > 0:
            attempts -= 1
            taken = self._draw_ranges()
            if taken is None:
                continue
            self._deal(missing + 2 * len(self._unknown), taken)
            for at, seat in enumerate(self._unknown):
                self._hands[seat] = tuple(self._pack[missing + 2 * at : missing + 2 * at + 2])
            board = (*self._spot.board, *self._pack[:missing])
            tally.settle([strength((*board, *hand)) for hand in self._hands], 1)
            tally.deals += 1
        return tally.told()

    def _draw_ranges(self) -> set[int] | None:
        taken: set[int] = set()
        for seat, held in self._ranges.items():
            hand = held.draw(self._random)
            if not taken.isdisjoint(hand):
                return None
            taken.update(hand)
            self._hands[seat] = hand
        return taken

    def _deal(self, count: int, taken: set[int]) -> None:
        """So many cards that are not taken, to the front of the pack."""
        pack, drawn, kept = self._pack, 0, 0
        while kept < count:
            first = drawn
            drawn = self._draw(first, min(count - kept, AT_ONCE))
            for at in range(first, drawn):
                if pack[at] not in taken:
                    pack[at], pack[kept] = pack[kept], pack[at]
                    kept += 1

    def _draw(self, drawn: int, count: int) -> int:
        """Moves so many cards to the front. Whatever order they were in, each is as likely as
        another, so that cards which an uneven word moved do no harm."""
        pack, left = self._pack, len(self._pack) - drawn
        while True:
            word, product = next(self._random), 1
            for at in range(drawn, drawn + count):
                whole = word * (left - at + drawn)
                other = at + (whole >> 64)
                pack[at], pack[other] = pack[other], pack[at]
                word, product = whole & 2**64 - 1, product * (left - at + drawn)
            if word >= product or word >= 2**64 % product:
                return drawn + count
