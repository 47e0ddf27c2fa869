"""How events change a round of blackjack. It draws nothing and decides nothing."""

from collections.abc import Callable
from typing import Any

from msgspec.structs import replace

from croupier.cards.card import Card
from croupier.games.blackjack import moves
from croupier.games.blackjack.moves import BlackjackEvent, Phase
from croupier.games.blackjack.state import BlackjackState, Box, Hand


def evolve(state: BlackjackState | None, event: BlackjackEvent) -> BlackjackState:
    if state is not None:
        return _BY_TYPE[type(event)](state, event)
    if isinstance(event, moves.Opened):
        return _opened(event)
    raise ValueError("a round begins with Opened")


def _opened(event: moves.Opened) -> BlackjackState:
    both = zip(event.seats, event.stacks, strict=True)
    return BlackjackState(
        rules=event.rules,
        deck=event.deck,
        boxes=tuple([Box(seat, stack, stack) for seat, stack in both]),
        left=event.left,
        marker=event.marker,
        seen=event.seen,
    )


def _bet_set(state: BlackjackState, event: moves.BetSet) -> BlackjackState:
    box, chips = _box(state, event.seat), event.chips
    stack = box.stack + box.hands[0].bet - chips
    return _with(state, replace(box, stack=stack, hands=(Hand(chips, chips),)))


def _started(state: BlackjackState, event: moves.Started) -> BlackjackState:
    """All who bet have one turn together: that one of them is done stops nobody else."""
    after = _with(state, replace(_box(state, event.seat), started=True))
    return after if after.asked() else replace(after, turn=state.turn + 1)


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


def _shuffled(state: BlackjackState, event: moves.Shuffled) -> BlackjackState:
    seen = (0,) * len(state.seen)
    left, marker = event.left, event.marker
    return replace(state, deck=event.deck, drawn=0, left=left, marker=marker, seen=seen)


def _insured(state: BlackjackState, event: moves.Insured) -> BlackjackState:
    box = _box(state, event.seat)
    box = replace(box, stack=box.stack - event.chips, insurance=event.chips)
    after = _with(state, box)
    return after if after.asked() else replace(after, turn=state.turn + 1)


def _insurance_settled(state: BlackjackState, event: moves.InsuranceSettled) -> BlackjackState:
    box = _box(state, event.seat)
    box = replace(box, stack=box.stack + event.back, insurance_back=event.back)
    return _with(state, box, house=state.house + event.chips - event.back)


def _peeked(state: BlackjackState, event: moves.Peeked) -> BlackjackState:
    return replace(state, phase=Phase.PLAYING)


def _drawn(state: BlackjackState, event: moves.CardDrawn) -> BlackjackState:
    box = _box(state, event.seat)
    held = box.hands[event.hand]
    box = _replaced(box, event.hand, replace(held, cards=(*held.cards, event.card)))
    drawn, left = state.drawn + 1, state.left - 1
    return _with(state, box, drawn=drawn, left=left, turn=state.turn + 1)


def _stood(state: BlackjackState, event: moves.Stood) -> BlackjackState:
    box = _box(state, event.seat)
    box = _replaced(box, event.hand, replace(box.hands[event.hand], stood=True))
    return _with(state, box, turn=state.turn + 1)


def _doubled(state: BlackjackState, event: moves.Doubled) -> BlackjackState:
    box, chips = _box(state, event.seat), event.chips
    held = box.hands[event.hand]
    doubled = replace(held, bet=held.bet + chips, laid=held.laid + chips, doubled=True)
    box = _replaced(replace(box, stack=box.stack - chips), event.hand, doubled)
    return _with(state, box, turn=state.turn + 1)


def _split(state: BlackjackState, event: moves.WasSplit) -> BlackjackState:
    box, chips = _box(state, event.seat), event.chips
    held = box.hands[event.hand]
    first, second = held.cards
    one = replace(held, cards=(first,), from_split=True)
    two = Hand(chips, chips, (second,), from_split=True)
    box = _replaced(replace(box, stack=box.stack - chips), event.hand, one, two)
    return _with(state, box, turn=state.turn + 1)


def _surrendered(state: BlackjackState, event: moves.Surrendered) -> BlackjackState:
    box = _box(state, event.seat)
    box = replace(box, hands=(replace(box.hands[0], surrendered=True),))
    return _with(state, box, turn=state.turn + 1)


def _busted(state: BlackjackState, event: moves.Busted) -> BlackjackState:
    box = _box(state, event.seat)
    return _with(state, _replaced(box, event.hand, replace(box.hands[event.hand], busted=True)))


def _hole_shown(state: BlackjackState, event: moves.HoleShown) -> BlackjackState:
    dealer = (event.card, *state.dealer)
    return replace(state, dealer=dealer, covered=False, phase=Phase.PLAYING)


def _dealer_drew(state: BlackjackState, event: moves.DealerDrew) -> BlackjackState:
    dealer = (*state.dealer, event.card)
    return replace(state, dealer=dealer, drawn=state.drawn + 1, left=state.left - 1)


def _forfeited(state: BlackjackState, event: moves.Forfeited) -> BlackjackState:
    box = _box(state, event.seat)
    hands = tuple([replace(hand, bet=0) for hand in box.hands])
    back = 0 if box.insurance and box.insurance_back is None else box.insurance_back
    box = replace(box, gone=True, started=True, hands=hands, insurance_back=back)
    after = _with(state, box, house=state.house + event.chips)
    # Whoever has a turn keeps it when another player goes.
    asked = set(after.asked())
    keeps = asked and asked.issubset(state.asked())
    return after if keeps else replace(after, turn=state.turn + 1)


def _paid(state: BlackjackState, event: moves.Paid) -> BlackjackState:
    box, back = _box(state, event.seat), event.back
    paid = replace(box.hands[event.hand], bet=0, result=event.result, back=back)
    box = _replaced(replace(box, stack=box.stack + back), event.hand, paid)
    return _with(state, box, house=state.house + event.bet - back)


def _house_busted(state: BlackjackState, event: moves.HouseBusted) -> BlackjackState:
    return replace(state, busted_by=(*state.busted_by, event.seat))


def _ended(state: BlackjackState, event: moves.Ended) -> BlackjackState:
    return replace(state, phase=Phase.OVER)


def _box(state: BlackjackState, seat: int) -> Box:
    for box in state.boxes:
        if box.seat == seat:
            return box
    raise ValueError(f"seat {seat} is not in the round")


def _replaced(box: Box, number: int, *hands: Hand) -> Box:
    """The box with other hands in the place of one."""
    if len(box.hands) == 1:
        return replace(box, hands=hands)
    return replace(box, hands=(*box.hands[:number], *hands, *box.hands[number + 1 :]))


def _with(state: BlackjackState, changed: Box, **changes: Any) -> BlackjackState:
    if len(state.boxes) == 1:
        return replace(state, boxes=(changed,), **changes)
    boxes = tuple([changed if box.seat == changed.seat else box for box in state.boxes])
    return replace(state, boxes=boxes, **changes)


# Looked up, not matched: one step for every event. The contract suite plays all of them.
_BY_TYPE: dict[type, Callable[[BlackjackState, Any], BlackjackState]] = {
    moves.BetSet: _bet_set,
    moves.Started: _started,
    moves.CardsDealt: _dealt,
    moves.Shuffled: _shuffled,
    moves.Insured: _insured,
    moves.InsuranceSettled: _insurance_settled,
    moves.Peeked: _peeked,
    moves.CardDrawn: _drawn,
    moves.Stood: _stood,
    moves.Doubled: _doubled,
    moves.WasSplit: _split,
    moves.Surrendered: _surrendered,
    moves.Busted: _busted,
    moves.HoleShown: _hole_shown,
    moves.DealerDrew: _dealer_drew,
    moves.Forfeited: _forfeited,
    moves.Paid: _paid,
    moves.HouseBusted: _house_busted,
    moves.Ended: _ended,
}
