"""The state of one hand, with who sits down to it and what is won in it. Values only. Seats are
kept by position: 0 is the first left of the button, the button is last; sets of positions are bit
masks."""

from msgspec import Struct

from croupier.cards.card import Card
from croupier.games.holdem.moves import Deed, Street, Won
from croupier.games.holdem.positions import NOBODY
from croupier.games.holdem.rules import HoldemRules


class Seating(Struct, frozen=True, gc=False):
    """`order` are the seats dealt in, from the left of the button on: the button is its last."""

    order: tuple[int, ...]
    big_blind: int | None
    entries: tuple[int, ...] = ()
    waiting: tuple[int, ...] = ()
    clear: tuple[int, ...] = ()

    @property
    def button(self) -> int:
        return self.order[-1]


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


class Layer(Struct, frozen=True, gc=False):
    """A pot: its chips, and the positions that can win it."""

    chips: int
    claim: int
