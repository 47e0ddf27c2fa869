"""The state of one game. Seats are kept by position in the playing order, which is that of the
seat numbers (CAS-5.10a)."""

from typing import TypeAlias, TypeVar

from msgspec import Struct

from croupier.cards.sabacc import SabaccCard
from croupier.games.draft import Draft
from croupier.games.game import Transition
from croupier.games.sabacc.moves import Deed, Phase, SabaccEvent, Won
from croupier.games.sabacc.rules import SabaccRules

NOBODY = -1

# In a hand that was folded from what a seat was shown, a hidden card is None.
Hand = tuple[SabaccCard | None, ...]

T = TypeVar("T")


class SabaccState(Struct, frozen=True, kw_only=True):
    """`bets` are of this round, `paid` of the game. `known` are the cards of a hand that
    everybody has seen. `live` positions can still win; those in `to_act` have yet to act in this
    phase, the first of them now."""

    rules: SabaccRules
    order: tuple[int, ...]
    starts: tuple[int, ...]
    stacks: tuple[int, ...]
    filled: int  # the sabacc pot when the game began
    sabacc_pot: int
    pot: int = 0
    bets: tuple[int, ...]
    paid: tuple[int, ...]
    won: tuple[int, ...]
    deeds: tuple[Deed | None, ...]
    hands: tuple[Hand, ...]
    known: tuple[tuple[SabaccCard, ...], ...]
    deck: tuple[SabaccCard, ...]
    left: int
    pile: tuple[SabaccCard, ...] = ()
    dice: tuple[int, ...] = ()
    live: tuple[int, ...]
    to_act: tuple[int, ...] = ()
    round: int = 0
    phase: Phase = Phase.DEAL
    bet_to_match: int = 0
    drawn: SabaccCard | None = None
    turn: int = 0
    shown: bool = False
    wins: tuple[Won, ...] = ()
    over: bool = False

    def position(self, seat: int) -> int:
        return self.order.index(seat) if seat in self.order else NOBODY

    @property
    def actor(self) -> int:
        return self.to_act[0] if self.to_act and not self.over else NOBODY


SabaccDraft: TypeAlias = Draft[SabaccEvent, SabaccState]
SabaccTransition: TypeAlias = Transition[SabaccEvent, SabaccState]


def changed(values: tuple[T, ...], position: int, value: T) -> tuple[T, ...]:
    return (*values[:position], value, *values[position + 1 :])


def without(values: tuple[int, ...], value: int) -> tuple[int, ...]:
    return tuple(other for other in values if other != value)


def points(hand: Hand) -> int:
    """The sum of the cards that can be seen."""
    return sum(card.points for card in hand if card is not None)
