"""How events change a round of blackjack. It draws nothing and decides nothing."""

from typing import Any, assert_never

from msgspec.structs import replace

from croupier.cards.card import Card
from croupier.games.blackjack import moves
from croupier.games.blackjack.moves import BlackjackEvent, Phase
from croupier.games.blackjack.state import BlackjackState, Box, Hand


def evolve(state: BlackjackState | None, event: BlackjackEvent) -> BlackjackState:
    if state is None or isinstance(event, moves.Opened):
        return _opened(event)
    match event:
        case moves.BetSet() | moves.Started() | moves.Insured():
            return _bet(state, event)
        case moves.CardDrawn(seat, card, hand):
            return _drawn(state, seat, card, hand)
        case moves.Stood(seat, hand):
            return _with_hand(state, seat, hand, 1, stood=True)
        case moves.Busted(seat, hand):
            return _with_hand(state, seat, hand, 0, busted=True)
        case moves.CardsDealt():
            return _dealt(state, event)
        case moves.HoleShown(card):
            dealer = (card, *state.dealer)
            return replace(state, dealer=dealer, covered=False, phase=Phase.PLAYING)
        case moves.DealerDrew(card):
            dealer, drawn = (*state.dealer, card), state.drawn + 1
            return replace(state, dealer=dealer, drawn=drawn, left=state.left - 1)
        case moves.Paid():
            return _paid(state, event)
        case moves.Ended():
            return replace(state, phase=Phase.OVER)
        case moves.Doubled() | moves.WasSplit() | moves.Surrendered():
            return _side_rule(state, event)
        case moves.Peeked():
            return replace(state, phase=Phase.PLAYING)
        case moves.Shuffled(deck, left, marker):
            nothing_seen = (0,) * len(state.seen)
            return replace(state, deck=deck, drawn=0, left=left, marker=marker, seen=nothing_seen)
        case moves.Forfeited(seat, chips):
            return _forfeited(state, seat, chips)
        case moves.InsuranceSettled(seat, chips, back):
            box = _box(state, seat)
            box = replace(box, stack=box.stack + back, insurance_back=back)
            return _with(state, box, house=state.house + chips - back)
        case moves.HouseBusted(seat):
            return replace(state, busted_by=(*state.busted_by, seat))
        case _:
            assert_never(event)


def _opened(event: BlackjackEvent) -> BlackjackState:
    if not isinstance(event, moves.Opened):
        raise ValueError("a round begins with Opened")
    both = zip(event.seats, event.stacks, strict=True)
    return BlackjackState(
        rules=event.rules,
        deck=event.deck,
        boxes=tuple([Box(seat, stack, stack) for seat, stack in both]),
        left=event.left,
        marker=event.marker,
        seen=event.seen,
    )


def _bet(
    state: BlackjackState, event: moves.BetSet | moves.Started | moves.Insured
) -> BlackjackState:
    box = _box(state, event.seat)
    match event:
        case moves.BetSet(_, chips):
            stack = box.stack + box.hands[0].bet - chips
            return _with(state, replace(box, stack=stack, hands=(Hand(chips, chips),)))
        case moves.Started():
            return _with(state, replace(box, started=True), turn=state.turn + 1)
        case moves.Insured(_, chips):
            box = replace(box, stack=box.stack - chips, insurance=chips)
            return _with(state, box, turn=state.turn + 1)


def _dealt(state: BlackjackState, event: moves.CardsDealt) -> BlackjackState:
    hands = dict(zip(event.seats, event.hands, strict=True))
    count = 2 * len(hands) + 2
    return replace(
        state,
        boxes=tuple([_with_cards(box, hands.get(box.seat, ())) for box in state.boxes]),
        phase=Phase.INSURANCE if event.insurance else Phase.PLAYING,
        hole=event.hole,
        dealer=(event.up,),
        covered=True,
        drawn=state.drawn + count,
        left=state.left - count,
        turn=state.turn + 1,
    )


def _with_cards(box: Box, cards: tuple[Card, ...]) -> Box:
    return replace(box, hands=(replace(box.hands[0], cards=cards),))


def _drawn(state: BlackjackState, seat: int, card: Card, hand: int) -> BlackjackState:
    box = _box(state, seat)
    held = box.hands[hand]
    box = _replaced(box, hand, replace(held, cards=(*held.cards, card)))
    drawn, left = state.drawn + 1, state.left - 1
    return _with(state, box, drawn=drawn, left=left, turn=state.turn + 1)


def _side_rule(
    state: BlackjackState, event: moves.Doubled | moves.WasSplit | moves.Surrendered
) -> BlackjackState:
    if isinstance(event, moves.Surrendered):
        return _with_hand(state, event.seat, 0, 1, surrendered=True)
    box, chips = _box(state, event.seat), event.chips
    held = box.hands[event.hand]
    box = replace(box, stack=box.stack - chips)
    if isinstance(event, moves.Doubled):
        doubled = replace(held, bet=held.bet + chips, laid=held.laid + chips, doubled=True)
        return _with(state, _replaced(box, event.hand, doubled), turn=state.turn + 1)
    first, second = held.cards
    one = replace(held, cards=(first,), from_split=True)
    two = Hand(chips, chips, (second,), from_split=True)
    return _with(state, _replaced(box, event.hand, one, two), turn=state.turn + 1)


def _forfeited(state: BlackjackState, seat: int, chips: int) -> BlackjackState:
    box = _box(state, seat)
    hands = tuple([replace(hand, bet=0) for hand in box.hands])
    back = 0 if box.insurance and box.insurance_back is None else box.insurance_back
    # The seat on turn keeps its turn when another player goes.
    actor = state.actor()
    turn = state.turn if actor is not None and actor.seat != seat else state.turn + 1
    box = replace(box, gone=True, started=True, hands=hands, insurance_back=back)
    return _with(state, box, house=state.house + chips, turn=turn)


def _paid(state: BlackjackState, event: moves.Paid) -> BlackjackState:
    box = _box(state, event.seat)
    paid = replace(box.hands[event.hand], bet=0, result=event.result, back=event.back)
    box = _replaced(replace(box, stack=box.stack + event.back), event.hand, paid)
    return _with(state, box, house=state.house + event.bet - event.back)


def _box(state: BlackjackState, seat: int) -> Box:
    box = state.box(seat)
    if box is None:
        raise ValueError(f"seat {seat} is not in the round")
    return box


def _replaced(box: Box, number: int, *hands: Hand) -> Box:
    """The box with other hands in the place of one."""
    if len(box.hands) == 1:
        return replace(box, hands=hands)
    return replace(box, hands=(*box.hands[:number], *hands, *box.hands[number + 1 :]))


def _with_hand(
    state: BlackjackState, seat: int, number: int, turns: int, **changes: Any
) -> BlackjackState:
    box = _box(state, seat)
    box = _replaced(box, number, replace(box.hands[number], **changes))
    return _with(state, box, turn=state.turn + turns)


def _with(state: BlackjackState, changed: Box, **changes: Any) -> BlackjackState:
    if len(state.boxes) == 1:
        return replace(state, boxes=(changed,), **changes)
    boxes = tuple([changed if box.seat == changed.seat else box for box in state.boxes])
    return replace(state, boxes=boxes, **changes)
