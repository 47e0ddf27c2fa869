"""The state of one hand, with who sits down to it and what is won in it. Values only. Seats are
kept by position: 0 is the first left of the button, the button is last; sets of positions are bit
masks."""

from msgspec import Struct

from croupier.cards.card import Card
from croupier.games.holdem.moves import Deed, Street, Won
from croupier.games.holdem.positions import NOBODY
from croupier.games.holdem.rules import HoldemRules


class Seating(Struct, frozen=True, gc=False):
    """`order` are the seats dealt in, from the left of the button on: the button is its last.
    `entries` post a big blind out of turn, `waiting` are not dealt in yet."""

    order: tuple[int, ...]
    big_blind: int | None
    entries: tuple[int, ...] = ()
    waiting: tuple[int, ...] = ()
    owes_no_blind: tuple[int, ...] = ()

    @property
    def button(self) -> int:
        return self.order[-1]


class HoldemState(Struct, frozen=True, gc=False, kw_only=True):
    # What most actions change comes first: `replace` looks for each name from the top.
    actor: int = NOBODY
    turn: int = 0
    deeds: tuple[Deed | None, ...] = ()  # the last one of each position on this street
    to_act: int = 0  # positions that have yet to act on this street
    bets: tuple[int, ...]  # in front of the seats, on this street
    stacks: tuple[int, ...]
    paid: tuple[int, ...]  # in the whole hand, with the bets
    can_bet: int  # live positions with chips left
    bet_to_match: int = 0
    raise_by: int = 0  # so much more than that is the least raise
    aggressor: int = NOBODY  # the last to bet or raise on this street
    live: int  # positions that can still win

    street: Street = Street.PREFLOP
    board: tuple[Card, ...] = ()
    hands: tuple[tuple[Card, ...], ...] = ()  # one that the reader was not shown is empty
    undealt: bool = False
    gone: int = 0  # positions whose players went away
    shown: int = 0
    mucked: int = 0
    dead: int = 0  # antes that count for nobody
    won: tuple[int, ...] = ()
    wins: tuple[Won, ...] = ()
    over: bool = False
    held: bool = False  # a tester wants to be waited for before the next cards

    rules: HoldemRules
    order: tuple[int, ...]  # the seat at each position
    starts: tuple[int, ...]  # the stacks before the hand
    button: int
    big_blind: int | None
    waiting: tuple[int, ...]
    owes_no_blind: tuple[int, ...]
    deck: tuple[Card, ...]
    drawn: tuple[Card, ...] = ()  # for the first button

    @property
    def waits_for_tester(self) -> bool:
        return self.held and self.actor == NOBODY and not self.over

    def position(self, seat: int) -> int:
        return self.order.index(seat) if seat in self.order else NOBODY


class Layer(Struct, frozen=True, gc=False):
    """A pot: its chips, and the positions that can win it."""

    chips: int
    claim: int
