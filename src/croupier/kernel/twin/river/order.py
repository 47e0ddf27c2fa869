"""Hands in the order of their strength, and sums over all that a hand can meet."""

from collections.abc import Callable, Iterator, Sequence
from itertools import groupby
from typing import TYPE_CHECKING, Final

from croupier.kernel.tables.ranks import DECK
from croupier.kernel.twin.buffers import viewed
from croupier.kernel.twin.equity.spot import HANDS
from croupier.kernel.twin.ranking import strength

if TYPE_CHECKING:
    from _typeshed import ReadableBuffer, WriteableBuffer

BOARD: Final = 5
NO_EQUITY: Final = 0xFFFF
RIVER_HANDS: Final = 1_081


class River:
    """The hands that a board leaves, the weakest first, equal ones by number."""

    def __init__(self, board: Sequence[int], keep: Callable[[int], bool] = lambda _: True) -> None:
        if len(board) != BOARD:
            raise ValueError("a complete board has five cards")
        if len(set(board)) < BOARD or not all(0 <= card < DECK for card in board):
            raise ValueError("cards must be different ones of the standard deck")
        ranked = sorted(
            (strength((*board, *hand)), number)
            for number, hand in enumerate(HANDS)
            if keep(number) and not {*hand} & {*board}
        )
        self.numbers = [number for _, number in ranked]
        self.strengths = [strength for strength, _ in ranked]
        self.cards = [HANDS[number] for number in self.numbers]

    def groups(self) -> Iterator[range]:
        """Places of equally strong hands."""
        start = 0
        for _, group in groupby(self.strengths):
            end = start + len(list(group))
            yield range(start, end)
            start = end

    def net(self, reach: Sequence[float]) -> tuple[list[float], list[float]]:
        """What each hand beats less what beats it, and everything that it can meet."""
        net = [0.0] * len(self.numbers)
        total, cards = 0.0, [0.0] * DECK
        for group in self.groups():
            for at in group:
                low, high = self.cards[at]
                net[at] = total - cards[low] - cards[high]
            for at in group:
                low, high = self.cards[at]
                total += reach[at]
                cards[low] += reach[at]
                cards[high] += reach[at]
            # What it beats or ties with; whoever meets it and is not among those beats it.
            for at in group:
                low, high = self.cards[at]
                net[at] += total - cards[low] - cards[high] + reach[at]
        every = self._all(reach, total, cards)
        return [beats - meets for beats, meets in zip(net, every, strict=True)], every

    def all(self, reach: Sequence[float]) -> list[float]:
        """Everything that each hand can meet."""
        total, cards = 0.0, [0.0] * DECK
        for own, (low, high) in zip(reach, self.cards, strict=True):
            total += own
            cards[low] += own
            cards[high] += own
        return self._all(reach, total, cards)

    def _all(self, reach: Sequence[float], total: float, cards: Sequence[float]) -> list[float]:
        return [
            total - cards[low] - cards[high] + own
            for own, (low, high) in zip(reach, self.cards, strict=True)
        ]


def river_order(
    board: Sequence[int], numbers: "WriteableBuffer", strengths: "WriteableBuffer", /
) -> None:
    """The numbers of the 1,081 hands that the board leaves, the weakest first, and how strong they
    are, into two buffers of unsigned shorts."""
    river = River(board)
    for values, wanted in ((river.numbers, numbers), (river.strengths, strengths)):
        _fill(viewed(wanted, "H", RIVER_HANDS), values)


def showdown_values(
    board: Sequence[int], reach: "ReadableBuffer", values: "WriteableBuffer", /
) -> None:
    """For each of 1,326 hands the reach of all that it beats, less the reach of all that beat it;
    0 for hands that cannot be. Both are buffers of doubles."""
    river = River(board)
    _by_number(river, river.net(_ordered(river, reach))[0], values)


def reach_of_others(
    board: Sequence[int], reach: "ReadableBuffer", values: "WriteableBuffer", /
) -> None:
    """For each of 1,326 hands the reach of all that it can meet."""
    river = River(board)
    _by_number(river, river.all(_ordered(river, reach)), values)


def river_equities(board: Sequence[int], equities: "WriteableBuffer", /) -> None:
    """For each of 1,326 hands, against any other: twice the wins plus the ties, of 1,980; 65,535
    for hands that cannot be. The buffer is of unsigned shorts."""
    river = River(board)
    found = [NO_EQUITY] * len(HANDS)
    below, cards = 0, [0] * DECK
    for group in river.groups():
        own = [0] * DECK
        for at in group:
            for card in river.cards[at]:
                own[card] += 1
        for at in group:
            low, high = river.cards[at]
            wins = below - cards[low] - cards[high]
            ties = len(group) - own[low] - own[high] + 1  # itself shares both cards
            found[river.numbers[at]] = 2 * wins + ties
        below += len(group)
        cards = [before + more for before, more in zip(cards, own, strict=True)]
    _fill(viewed(equities, "H", len(HANDS)), found)


def _ordered(river: River, reach: "ReadableBuffer") -> list[float]:
    with viewed(reach, "d", len(HANDS)) as given:
        return [given[number] for number in river.numbers]


def _by_number(river: River, found: Sequence[float], values: "WriteableBuffer") -> None:
    every = [0.0] * len(HANDS)
    for number, value in zip(river.numbers, found, strict=True):
        every[number] = value
    _fill(viewed(values, "d", len(HANDS)), every)


def _fill(view: "memoryview[int] | memoryview[float]", values: Sequence[float]) -> None:
    with view:
        for at, value in enumerate(values):
            view[at] = value  # type: ignore[call-overload]
