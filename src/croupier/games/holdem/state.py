"""The state of one hand. Seats are kept by position: 0 is the first left of the button, the
button is last; sets of positions are bit masks."""

from functools import cache
from typing import Final, TypeVar

from msgspec import Struct

from croupier.cards.card import Card
from croupier.games.holdem.moves import Deed, Street, Won
from croupier.games.holdem.rules import HoldemRules

NOBODY = -1
POSITIONS_MAX = 10

T = TypeVar("T")


class State(Struct, frozen=True, gc=False, kw_only=True):
    """`bets` lie in front of the seats, `paid` is all of the hand with them, `dead` are antes
    that count for nobody. `full` is the size of the last full raise. `live` can still win, `able`
    can still bet, `due` have yet to act on this street.

    What changes most often comes first, because `replace` looks names up in this order."""

    actor: int = NOBODY
    turn: int = 0
    due: int = 0
    deeds: tuple[Deed | None, ...] = ()
    stacks: tuple[int, ...]
    bets: tuple[int, ...]
    paid: tuple[int, ...]
    able: int
    live: int
    high: int = 0
    full: int = 0
    aggressor: int = NOBODY
    street: Street = Street.PREFLOP
    board: tuple[Card, ...] = ()
    hands: tuple[tuple[Card, ...], ...] = ()
    shown: int = 0
    mucked: int = 0
    gone: int = 0
    won: tuple[int, ...] = ()
    wins: tuple[Won, ...] = ()
    over: bool = False
    rules: HoldemRules
    order: tuple[int, ...]
    button: int
    big_blind: int | None
    waiting: tuple[int, ...]
    clear: tuple[int, ...]
    deck: tuple[Card, ...]
    starts: tuple[int, ...]
    drawn: tuple[Card, ...] = ()
    dead: int = 0

    def position(self, seat: int) -> int:
        return self.order.index(seat) if seat in self.order else NOBODY


@cache
def positions(mask: int) -> tuple[int, ...]:
    found = []
    while mask:
        low = mask & -mask
        found.append(low.bit_length() - 1)
        mask ^= low
    return tuple(found)


# By mask: its first position. By position: the mask of all from there on.
_FIRST: Final = tuple((mask & -mask).bit_length() - 1 for mask in range(1 << POSITIONS_MAX))
_FROM: Final = tuple(-1 << start for start in range(POSITIONS_MAX + 1))


def next_position(mask: int, start: int) -> int:
    """The first position of the mask from `start` on, going around; NOBODY in an empty one."""
    return _FIRST[mask & _FROM[start] or mask]


def changed(values: tuple[T, ...], position: int, value: T) -> tuple[T, ...]:
    copy = list(values)
    copy[position] = value
    return tuple(copy)
