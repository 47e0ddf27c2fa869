"""How events change the state of a round. No decisions, no chance."""

from typing import assert_never

from msgspec.structs import replace

from croupier.games.doudizhu import moves
from croupier.games.doudizhu.combos.combo import BOMB, ROCKET
from croupier.games.doudizhu.combos.ranks import in_order
from croupier.games.doudizhu.moves import DoudizhuEvent, Phase
from croupier.games.doudizhu.state import (
    HAND,
    NOBODY,
    PLAYERS,
    DoudizhuState,
    Hand,
    changed,
)
from croupier.kernel import doudizhu as kernel

NEXT = (1, 2, 0)
NOTHING = (None, None, None)


def evolve(state: DoudizhuState | None, event: DoudizhuEvent) -> DoudizhuState:
    if isinstance(event, moves.Opened):
        return DoudizhuState(
            rules=event.rules,
            order=event.seats,
            starts=event.stacks,
            stacks=event.stacks,
            scores=event.scores,
        )
    if state is None:
        raise ValueError("a round begins with Opened")
    match event:
        case moves.HandPlayed():
            return hand_played(state, event)
        case moves.Skipped():
            return skipped(state, event)
        case moves.Dealt():
            return _dealt(state, event)
        case moves.BidMade():
            return bid_made(state, event)
        case moves.LandlordNamed():
            return _landlord_named(state, event)
        case moves.Departed(seat):
            gone = state.order.index(seat)
            return replace(state, departed=(*state.departed, gone))
        case moves.HandsShown(hands):
            return replace(state, hands=hands)
        case moves.Scored():
            return _scored(state, event)
        case _:
            assert_never(event)


def _dealt(state: DoudizhuState, event: moves.Dealt) -> DoudizhuState:
    return replace(
        state,
        deal=event.number,
        hands=event.hands,
        left=(HAND,) * PLAYERS,
        bottom=event.bottom,
        actor=0,
        bids=NOTHING,
        turn=state.turn + 1,
    )


def bid_made(state: DoudizhuState, event: moves.BidMade) -> DoudizhuState:
    """Each seat has one call."""
    position = state.order.index(event.seat)
    return replace(
        state,
        bids=changed(state.bids, position, event.points),
        points=max(state.points, event.points),
        actor=position + 1 if position + 1 < PLAYERS else NOBODY,
        turn=state.turn + 1,
    )


def _landlord_named(state: DoudizhuState, event: moves.LandlordNamed) -> DoudizhuState:
    position = state.order.index(event.seat)
    hand = state.hands[position]
    return replace(
        state,
        phase=Phase.PLAY,
        landlord=position,
        points=event.points,
        bottom=event.bottom,
        hands=changed(state.hands, position, in_order(hand + event.bottom))
        if hand
        else state.hands,
        left=changed(state.left, position, state.left[position] + len(event.bottom)),
        actor=position,
        turn=state.turn + 1,
    )


def hand_played(state: DoudizhuState, event: moves.HandPlayed) -> DoudizhuState:
    position, cards, hands = state.actor, event.cards, state.hands
    hand, combo = hands[position], event.combo
    if hand:
        hands = changed(hands, position, _without(hand, cards))
    category = combo.category
    return replace(
        state,
        hands=hands,
        left=changed(state.left, position, state.left[position] - len(cards)),
        doublings=state.doublings + (category is BOMB or category is ROCKET),
        combo=combo,
        leader=position,
        shown=changed(NOTHING if state.combo is None else state.shown, position, cards),
        plays=changed(state.plays, position, state.plays[position] + 1),
        gone=state.gone + kernel.counts(cards),
        actor=NEXT[position],
        turn=state.turn + 1,
    )


def _without(hand: Hand, cards: Hand) -> Hand:
    rest = kernel.rest(hand, cards)
    assert rest is not None, "cards were played that are not in the hand"
    return rest


def skipped(state: DoudizhuState, event: moves.Skipped) -> DoudizhuState:
    """DDZ-STATE-OP-CHOICE: after two skips the player of the last hand leads anew."""
    position = state.actor
    following = NEXT[position]
    return replace(
        state,
        shown=changed(state.shown, position, ()),
        combo=None if following == state.leader else state.combo,
        actor=following,
        turn=state.turn + 1,
    )


def _scored(state: DoudizhuState, event: moves.Scored) -> DoudizhuState:
    stacks = zip(state.starts, event.gains, strict=True)
    return replace(
        state,
        stacks=tuple(start + gain for start, gain in stacks),
        phase=Phase.OVER,
        actor=NOBODY,
        result=event,
    )
