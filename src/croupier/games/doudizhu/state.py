"""The state of one round. Seats are kept by position in the playing order, which is
counter-clockwise (DDZ-1.4) and begins with the seat that bids first."""

from typing import TypeAlias, TypeVar

from msgspec import Struct

from croupier.cards.card import Card
from croupier.games.doudizhu.combos.combo import Combo
from croupier.games.doudizhu.moves import DoudizhuEvent, Phase, Score, Scored
from croupier.games.doudizhu.rules import DoudizhuRules
from croupier.games.draft import Draft
from croupier.games.game import Transition

NOBODY = -1
PLAYERS = 3
HAND = 17
BOTTOM = 3

# One that the reader was not shown is empty.
Hand = tuple[Card, ...]

T = TypeVar("T")


class DoudizhuState(Struct, frozen=True, kw_only=True, gc=False):
    """`combo` is the hand to be beaten, None for one who leads; `leader` played it. `plays` counts
    the hands that each position has played, `gone` the cards of each rank (`combos/ranks.py`).
    `shown` is what each position has played since somebody led: nothing after a skip, None if it
    has not acted yet."""

    # What changes most often comes first, because `replace` looks for each name from the first on.
    hands: tuple[Hand, ...] = ((), (), ())
    left: tuple[int, ...] = (0, 0, 0)
    combo: Combo | None = None
    shown: tuple[Hand | None, ...] = (None, None, None)
    actor: int = NOBODY
    turn: int = 0
    leader: int = NOBODY
    plays: tuple[int, ...] = (0, 0, 0)
    gone: int = 0
    doublings: int = 0
    rules: DoudizhuRules
    order: tuple[int, ...]
    starts: tuple[int, ...]
    stacks: tuple[int, ...]
    scores: tuple[Score, ...] = ()
    deal: int = 0
    bottom: Hand = ()
    phase: Phase = Phase.BID
    bids: tuple[int | None, ...] = (None, None, None)
    points: int = 0
    landlord: int = NOBODY
    departed: tuple[int, ...] = ()
    result: Scored | None = None

    def position(self, seat: int) -> int:
        return self.order.index(seat) if seat in self.order else NOBODY


DoudizhuDraft: TypeAlias = Draft[DoudizhuEvent, DoudizhuState]
DoudizhuTransition: TypeAlias = Transition[DoudizhuEvent, DoudizhuState]


def changed(values: tuple[T, ...], position: int, value: T) -> tuple[T, ...]:
    """The same with another value at a position."""
    first, second, third = values
    if position == 0:
        return value, second, third
    return (first, value, third) if position == 1 else (first, second, value)
