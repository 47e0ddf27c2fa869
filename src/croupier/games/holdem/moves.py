"""The words of hold'em: what a seat may order, what happens, what is seen. Values only.

None of them can hold itself. Those made in every hand are kept from the garbage collector, which
saves 2 % of a hand.
"""

from enum import StrEnum
from typing import assert_never

from msgspec import Struct, field

from croupier.cards.card import Card
from croupier.cards.chance import Chance
from croupier.cards.ranking import HandName
from croupier.games.amounts import AmountRange
from croupier.games.game import Action, Carryover, Event, Options, PrivateView, View
from croupier.games.holdem.rules import HoldemRules


class Street(StrEnum):
    PREFLOP = "preflop"
    FLOP = "flop"
    TURN = "turn"
    RIVER = "river"


class Fold(Action, frozen=True, tag="fold"):
    pass


class Check(Action, frozen=True, tag="check"):
    pass


class Call(Action, frozen=True, tag="call"):
    pass


class RaiseTo(Action, frozen=True, gc=False, tag="raise"):
    """Bet or raise so that the seat's bet on this street becomes `chips`."""

    chips: int


class AllIn(Action, frozen=True, tag="all_in"):
    pass


HoldemAction = Fold | Check | Call | RaiseTo | AllIn

FOLD, CHECK, CALL, ALL_IN = Fold(), Check(), Call(), AllIn()


class Deed(StrEnum):
    """What an action came to."""

    FOLD = "fold"
    CHECK = "check"
    CALL = "call"
    BET = "bet"
    RAISE = "raise"


class Cause(StrEnum):
    """Why a seat acted."""

    PLAYER = "player"
    CLOCK = "clock"
    LEFT = "left"


class PostKind(StrEnum):
    ANTE = "ante"
    SMALL_BLIND = "small_blind"
    BIG_BLIND = "big_blind"
    STRADDLE = "straddle"
    ENTRY = "entry"  # a live big blind of a newcomer, or of a seat that the big blind passed over


class Post(Struct, frozen=True, gc=False):
    seat: int
    kind: PostKind
    chips: int


class Opened(Event, frozen=True, gc=False, tag="opened"):
    """`seats` are those dealt in, from the left of the button on; `waiting` have to wait for the
    big blind. Nobody may see the deck."""

    rules: HoldemRules
    button: int
    big_blind: int | None
    seats: tuple[int, ...]
    stacks: tuple[int, ...]
    waiting: tuple[int, ...]
    owes_no_blind: tuple[int, ...] = field(name="clear")
    deck: tuple[Card, ...]


class ButtonDrawn(Event, frozen=True, tag="button_drawn"):
    """One card each, by the order of `Opened.seats`; the highest has the button."""

    cards: tuple[Card, ...]


class DealHeld(Event, frozen=True, tag="deal_held"):
    """A tester has the hand wait before the next cards are dealt, or lets it go on."""

    held: bool


class Restacked(Event, frozen=True, gc=False, tag="restacked"):
    """A tester has moved cards to the top of the deck. Nobody may see the rest of it."""

    rest: tuple[Card, ...]


class Posted(Event, frozen=True, gc=False, tag="posted"):
    posts: tuple[Post, ...]


class HandsDealt(Event, frozen=True, gc=False, tag="hands_dealt"):
    """Two cards each. A hand that the reader may not see is empty."""

    seats: tuple[int, ...]
    hands: tuple[tuple[Card, ...], ...]


class Acted(Event, frozen=True, gc=False, tag="acted"):
    """`chips` went in with this action, and the seat's bet on this street is now `to`."""

    seat: int
    deed: Deed
    chips: int = 0
    to: int = 0
    all_in: bool = False
    cause: Cause = Cause.PLAYER


class Departed(Event, frozen=True, tag="departed"):
    """The player went away. Nobody learns of it before the seat's turn (EPS-RF-PG-004)."""

    seat: int


class ChipsBrought(Event, frozen=True, gc=False, tag="chips_brought"):
    """Chips that the player has bought in mid-hand. They count at once (EPS-RF-CB-010)."""

    seat: int
    chips: int


class Returned(Event, frozen=True, gc=False, tag="returned"):
    """The part of a bet that nobody called."""

    seat: int
    chips: int


class BoardDealt(Event, frozen=True, gc=False, tag="board_dealt"):
    street: Street
    cards: tuple[Card, ...]


class Shown(Event, frozen=True, gc=False, tag="shown"):
    seat: int
    cards: tuple[Card, ...]


class Mucked(Event, frozen=True, tag="mucked"):
    seat: int


class Share(Struct, frozen=True, gc=False, omit_defaults=True):
    """`five` are the cards that won; none when nobody was left to show."""

    seat: int
    chips: int
    five: tuple[Card, ...] = ()


class Won(Event, frozen=True, gc=False, tag="won"):
    """One pot goes to its winners, by the hand that is named."""

    pot: int
    shares: tuple[Share, ...]
    hand: HandName | None = None


class Ended(Event, frozen=True, tag="ended"):
    pass


Beginning = Opened | ButtonDrawn | Posted | DealHeld | Restacked | HandsDealt
Betting = Acted | Departed | ChipsBrought | Returned | BoardDealt
Ending = Shown | Mucked | Won | Ended
HoldemEvent = Beginning | Betting | Ending


class HoldemCarryover(Carryover, frozen=True):
    """`dealt` are the seats that were in the hand; those in `owes_no_blind` have paid every big
    blind that passed them."""

    button: int
    big_blind: int | None
    dealt: tuple[int, ...]
    owes_no_blind: tuple[int, ...]


class HoldemOptions(Options, frozen=True, gc=False):
    """`call` is what a call costs, `all_in` the bet that all-in would make on this street. A raise
    goes to an amount of `raise_to`, or all-in. Zero, False and None mean: not now."""

    fold: bool = False
    check: bool = False
    call: int = 0
    raise_to: AmountRange | None = None
    all_in: int = 0
    bet: bool = False  # the raise would open the betting: call it a bet

    def allows(self, action: HoldemAction) -> bool:
        match action:
            case Fold():
                return self.fold
            case Check():
                return self.check
            case Call():
                return self.call > 0
            case AllIn():
                return self.all_in > 0
            case RaiseTo(chips):
                in_range = self.raise_to is not None and self.raise_to.allows(chips)
                return in_range or 0 < chips == self.all_in
            case _:
                assert_never(action)

    def pick(self, chance: Chance) -> HoldemAction:
        kinds: list[HoldemAction] = []
        if self.fold:
            kinds.append(FOLD)
        if self.check:
            kinds.append(CHECK)
        if self.call:
            kinds.append(CALL)
        if self.all_in:
            kinds.append(ALL_IN)
        if self.raise_to is None:
            return chance.choice(kinds)
        kind = chance.below(len(kinds) + 1)
        return kinds[kind] if kind < len(kinds) else RaiseTo(self.raise_to.pick(chance))


class HoldemSeat(Struct, frozen=True, omit_defaults=True):
    """One seat as the rail sees it. `cards` only once they were shown."""

    seat: int
    stack: int
    bet: int = 0
    folded: bool = False
    all_in: bool = False
    cards: tuple[Card, ...] = ()
    mucked: bool = False
    hand: HandName | None = None
    won: int = 0
    deed: Deed | None = None  # the last one on this street
    paid: int = 0  # in the whole hand; told with what was won


class Pot(Struct, frozen=True):
    """`chips` without the bets that still lie in front of the seats."""

    chips: int
    seats: tuple[int, ...]


class HoldemView(View, frozen=True):
    """`total` are all chips that were bet in this hand."""

    street: Street
    button: int
    board: tuple[Card, ...]
    seats: tuple[HoldemSeat, ...]
    pots: tuple[Pot, ...]
    bet_to_match: int
    total: int
    waiting: tuple[int, ...] = ()
    drawn: tuple[Card, ...] = ()
    winners: tuple[Won, ...] = ()
    over: bool = False
    held: bool = False  # it waits for a tester before the next cards
    undealt: bool = False  # nobody has any cards yet


class HoldemPrivateView(PrivateView, frozen=True):
    cards: tuple[Card, ...]
    hand: HandName | None = None
    five: tuple[Card, ...] = ()
