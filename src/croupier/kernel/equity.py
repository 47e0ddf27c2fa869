"""How often hands of hold'em win, through the kernel: compiled where it could be, else in Python.
kernel/twin/equity explains how it is counted. Cards are numbers from 0 to 51.
"""

from collections.abc import Sequence
from math import sqrt
from typing import TYPE_CHECKING, NamedTuple

from croupier.kernel.compiled import COMPILED
from croupier.kernel.twin import equity as twin

if TYPE_CHECKING:
    from _typeshed import ReadableBuffer

    from croupier.kernel._kernel import Seats

if COMPILED:
    from croupier.kernel import _kernel

    _exact, _exact_against, _sample = _kernel.exact, _kernel.exact_against, _kernel.sample
else:
    _exact, _exact_against, _sample = twin.exact, twin.exact_against, twin.sample

__all__ = ["COMPILED", "Odds", "exact", "exact_against", "sample"]


class Odds(NamedTuple):
    """`shared` holds for each seat how often it was the only winner, one of two, one of three …"""

    deals: int
    shared: tuple[tuple[int, ...], ...]

    def wins(self, seat: int) -> float:
        """How often, from 0 to 1, the seat wins alone."""
        return self.shared[seat][0] / self.deals

    def ties(self, seat: int) -> float:
        """How often, from 0 to 1, it is one of several winners."""
        return sum(self.shared[seat][1:]) / self.deals

    def share(self, seat: int) -> float:
        """The part of the pot, from 0 to 1, that it wins on average."""
        times = enumerate(self.shared[seat], 1)
        return sum(count / winners for winners, count in times) / self.deals

    def error(self, seat: int) -> float:
        """The standard error of the share, where deals were drawn by chance."""
        times = enumerate(self.shared[seat], 1)
        squares = sum(count / winners**2 for winners, count in times) / self.deals
        return sqrt(max(squares - self.share(seat) ** 2, 0.0) / self.deals)


def exact(
    hands: Sequence[Sequence[int]], board: Sequence[int] = (), dead: Sequence[int] = ()
) -> Odds:
    """Over all boards that can still come, for two to ten hands."""
    return Odds(*_exact(hands, board, dead))


def exact_against(
    hand: Sequence[int],
    range_: "ReadableBuffer",
    board: Sequence[int] = (),
    dead: Sequence[int] = (),
) -> Odds:
    """Over all boards and all hands of one opponent, each as often as its weight says: 1,326
    unsigned ints in the order of `kernel.hands`. Without a hand that can be dealt, no deals."""
    return Odds(*_exact_against(hand, board, dead, range_))


def sample(
    seats: "Seats", deals: int, seed: int, board: Sequence[int] = (), dead: Sequence[int] = ()
) -> Odds:
    """Over deals by chance. What a seat holds is known, anything (None), or a range: 1,326 weights.
    Where ranges hardly ever fit together, there are fewer deals than asked for, or none."""
    return Odds(*_sample(seats, board, dead, deals, seed))
