"""The state of one round of blackjack, and how events change it."""

from typing import Any, TypeAlias, assert_never

from msgspec import Struct
from msgspec.structs import replace

from croupier.cards.card import Card
from croupier.games.blackjack import moves
from croupier.games.blackjack.moves import BlackjackEvent, Phase, Result
from croupier.games.blackjack.rules import BlackjackRules
from croupier.games.game import Transition


class Box(Struct, frozen=True):
    """A seat in the round. `laid` is the bet, remembered when it is settled."""

    seat: int
    start: int
    stack: int
    bet: int = 0
    laid: int = 0
    started: bool = False
    cards: tuple[Card, ...] = ()
    stood: bool = False
    busted: bool = False
    gone: bool = False
    result: Result | None = None
    back: int = 0

    @property
    def dealt_in(self) -> bool:
        return bool(self.cards)

    @property
    def done(self) -> bool:
        """The seat decides nothing more in this round."""
        return self.stood or self.busted or self.gone or not self.cards


class BlackjackState(Struct, frozen=True, kw_only=True):
    """`hole` is the dealer's hidden card; whoever folds what he was shown has none. `drawn` counts
    the cards that left the deck."""

    rules: BlackjackRules
    deck: tuple[Card, ...]
    boxes: tuple[Box, ...]
    phase: Phase = Phase.BETTING
    hole: tuple[Card, ...] = ()
    dealer: tuple[Card, ...] = ()
    covered: bool = False
    drawn: int = 0
    house: int = 0
    turn: int = 0

    def box(self, seat: int) -> Box | None:
        return next((box for box in self.boxes if box.seat == seat), None)

    def actor(self) -> Box | None:
        """The seat that has to hit or stand."""
        if self.phase is not Phase.PLAYING:
            return None
        return next((box for box in self.boxes if not box.done), None)


BlackjackTransition: TypeAlias = Transition[BlackjackEvent, BlackjackState]


def evolve(state: BlackjackState | None, event: BlackjackEvent) -> BlackjackState:
    if isinstance(event, moves.Opened):
        both = zip(event.seats, event.stacks, strict=True)
        boxes = tuple(Box(seat, stack, stack) for seat, stack in both)
        return BlackjackState(rules=event.rules, deck=event.deck, boxes=boxes)
    if state is None:
        raise ValueError("a round begins with Opened")
    match event:
        case moves.BetSet(seat, chips):
            box = _box(state, seat)
            stack = box.stack + box.bet - chips
            return _with(state, replace(box, stack=stack, bet=chips, laid=chips))
        case moves.Started(seat):
            box = replace(_box(state, seat), started=True)
            return _with(state, box, turn=state.turn + 1)
        case moves.CardsDealt():
            return _dealt(state, event)
        case moves.CardDrawn(seat, card):
            box = _box(state, seat)
            box = replace(box, cards=(*box.cards, card))
            return _with(state, box, drawn=state.drawn + 1, turn=state.turn + 1)
        case moves.Stood(seat):
            return _with(state, replace(_box(state, seat), stood=True), turn=state.turn + 1)
        case moves.Busted(seat):
            return _with(state, replace(_box(state, seat), busted=True))
        case moves.HoleShown(card):
            return replace(state, dealer=(card, *state.dealer), covered=False)
        case moves.DealerDrew(card):
            return replace(state, dealer=(*state.dealer, card), drawn=state.drawn + 1)
        case moves.Forfeited(seat, chips):
            return _forfeited(state, seat, chips)
        case moves.Paid():
            return _paid(state, event)
        case moves.Ended():
            return replace(state, phase=Phase.OVER)
        case _:
            assert_never(event)


def _dealt(state: BlackjackState, event: moves.CardsDealt) -> BlackjackState:
    hands = dict(zip(event.seats, event.hands, strict=True))
    return replace(
        state,
        boxes=tuple(replace(box, cards=hands.get(box.seat, ())) for box in state.boxes),
        phase=Phase.PLAYING,
        hole=event.hole,
        dealer=(event.up,),
        covered=True,
        drawn=2 * len(hands) + 2,
        turn=state.turn + 1,
    )


def _forfeited(state: BlackjackState, seat: int, chips: int) -> BlackjackState:
    box = replace(_box(state, seat), gone=True, started=True, bet=0)
    # The seat on turn keeps its turn when another player goes.
    actor = state.actor()
    turn = state.turn if actor is not None and actor.seat != seat else state.turn + 1
    return _with(state, box, house=state.house + chips, turn=turn)


def _paid(state: BlackjackState, event: moves.Paid) -> BlackjackState:
    box = _box(state, event.seat)
    paid = replace(box, stack=box.stack + event.back, bet=0, result=event.result, back=event.back)
    return _with(state, paid, house=state.house + event.bet - event.back)


def _box(state: BlackjackState, seat: int) -> Box:
    box = state.box(seat)
    if box is None:
        raise ValueError(f"seat {seat} is not in the round")
    return box


def _with(state: BlackjackState, changed: Box, **changes: Any) -> BlackjackState:
    boxes = tuple(changed if box.seat == changed.seat else box for box in state.boxes)
    return replace(state, boxes=boxes, **changes)
