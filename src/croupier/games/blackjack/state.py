"""The state of one round of blackjack: the seats, their hands, the dealer and the shoe."""

from typing import TypeAlias

from msgspec import Struct

from croupier.cards.card import Card
from croupier.games.blackjack.moves import BlackjackEvent, Phase, Result
from croupier.games.blackjack.rules import BlackjackRules
from croupier.games.game import Transition


class Hand(Struct, frozen=True, gc=False):
    """`bet` lies on the table until the hand is settled; `laid` remembers it."""

    bet: int = 0
    laid: int = 0
    cards: tuple[Card, ...] = ()
    stood: bool = False
    busted: bool = False
    doubled: bool = False
    surrendered: bool = False
    from_split: bool = False
    result: Result | None = None
    back: int = 0

    @property
    def hits(self) -> int:
        """The cards that the player has asked for."""
        return len(self.cards) - 2


NO_HAND = Hand()


class Box(Struct, frozen=True, gc=False):
    """A seat in the round, with one hand at least; before the deal that is the bet alone.
    `insurance` is None until the seat has decided, `insurance_back` until it is settled."""

    seat: int
    start: int
    stack: int
    hands: tuple[Hand, ...] = (NO_HAND,)
    started: bool = False
    gone: bool = False
    insurance: int | None = None
    insurance_back: int | None = None

    @property
    def dealt_in(self) -> bool:
        return bool(self.hands[0].cards)

    @property
    def plays(self) -> bool:
        return bool(self.hands[0].cards) and not self.gone

    @property
    def on_table(self) -> int:
        """All chips of the seat that are not settled."""
        side = self.insurance if self.insurance and self.insurance_back is None else 0
        return sum([hand.bet for hand in self.hands]) + side


OnTurn: TypeAlias = tuple[Box, int]  # the seat that has to decide, and the number of its hand


class BlackjackState(Struct, frozen=True, kw_only=True):
    """`hole` is the dealer's hidden card; whoever folds what he was shown has none. `drawn` counts
    the cards that left the deck. `left`, `marker` and `seen` are for a shoe that goes on: how many
    cards it has, how many of them lie behind the marker, and how many of each rank left it in
    earlier rounds."""

    rules: BlackjackRules
    deck: tuple[Card, ...]
    boxes: tuple[Box, ...]
    phase: Phase = Phase.BETTING
    hole: tuple[Card, ...] = ()
    dealer: tuple[Card, ...] = ()
    covered: bool = False
    drawn: int = 0
    left: int = 0
    marker: int = 0
    seen: tuple[int, ...] = ()
    house: int = 0
    turn: int = 0
    busted_by: tuple[int, ...] = ()

    def box(self, seat: int) -> Box | None:
        for box in self.boxes:
            if box.seat == seat:
                return box
        return None

    def on_turn(self) -> OnTurn | None:
        """The first hand about which something is still to be decided. One pass without calls:
        this is asked several times for every card."""
        if self.phase is not Phase.PLAYING:
            return None
        for box in self.boxes:
            if box.gone:
                continue
            for number, hand in enumerate(box.hands):
                if hand.stood or hand.busted or hand.result or not hand.cards:
                    continue
                if not (hand.doubled or hand.surrendered):
                    return box, number
        return None

    def asked(self) -> tuple[int, ...]:
        """The seats that have something to decide."""
        match self.phase:
            case Phase.BETTING:
                return tuple([box.seat for box in self.boxes if not box.started])
            case Phase.INSURANCE:
                return tuple([box.seat for box in self.boxes if may_insure(self, box)])
            case Phase.PLAYING:
                on_turn = self.on_turn()
                return () if on_turn is None else (on_turn[0].seat,)
            case Phase.OVER:
                return ()


BlackjackTransition: TypeAlias = Transition[BlackjackEvent, BlackjackState]


def insurance_max(rules: BlackjackRules, box: Box) -> int:
    """Half of the bet in whole units, as far as the chips go (T21-P2-INSURANCE)."""
    half = box.hands[0].bet // 2
    return min(half, box.stack) // rules.unit * rules.unit


def may_insure(state: BlackjackState, box: Box) -> bool:
    return box.plays and box.insurance is None and insurance_max(state.rules, box) > 0
