"""What can be seen of a round. Every view is built from nothing by adding what may be seen."""

from croupier.games.doudizhu import moves
from croupier.games.doudizhu.combos.ranks import RANKS, count
from croupier.games.doudizhu.hints import hints
from croupier.games.doudizhu.moves import (
    Deed,
    DoudizhuEvent,
    DoudizhuPrivateView,
    DoudizhuSeat,
    DoudizhuView,
    Phase,
    Role,
)
from croupier.games.doudizhu.scoring import scores_after, stake
from croupier.games.doudizhu.state import NOBODY, PLAYERS, DoudizhuState


def view(state: DoudizhuState) -> DoudizhuView:
    named = state.landlord != NOBODY
    to_beat = state.combo is not None and state.phase is Phase.PLAY
    return DoudizhuView(
        phase=state.phase,
        seats=tuple(_seat(state, position) for position in range(PLAYERS)),
        deal=state.deal,
        base=state.rules.base,
        points=state.points,
        doublings=state.doublings,
        stake=stake(state),
        bottom=state.bottom if named else (),
        last=state.combo if to_beat else None,
        last_seat=state.order[state.leader] if to_beat else None,
        gone=tuple(count(state.gone, rank) for rank in range(len(RANKS))) if state.gone else (),
        result=state.result,
    )


def private_view(state: DoudizhuState, seat: int) -> DoudizhuPrivateView | None:
    position = state.position(seat)
    if position == NOBODY or not state.hands[position]:
        return None
    hand = state.hands[position]
    if state.phase is not Phase.PLAY or state.actor != position:
        return DoudizhuPrivateView(hand)
    return DoudizhuPrivateView(hand, hints(hand, state.combo, state.rules.beginner))


def show(event: DoudizhuEvent, seat: int | None) -> DoudizhuEvent | None:
    match event:
        case moves.HandPlayed() | moves.Skipped() | moves.BidMade() | moves.LandlordNamed():
            return event
        case moves.Opened() | moves.Departed() | moves.HandsShown() | moves.Scored():
            return event
        case moves.Dealt(number, seats, hands):
            both = zip(seats, hands, strict=True)
            seen = tuple(hand if owner == seat else () for owner, hand in both)
            return moves.Dealt(number, seats, seen, ())


def _seat(state: DoudizhuState, position: int) -> DoudizhuSeat:
    seat, over = state.order[position], state.phase is Phase.OVER
    scores = scores_after(state) if over else state.scores
    return DoudizhuSeat(
        seat=seat,
        stack=state.stacks[position],
        left=state.left[position],
        role=_role(state, position),
        bid=state.bids[position],
        deed=_deed(state, position),
        cards=state.shown[position] or (),
        hand=state.hands[position] if over else (),
        departed=position in state.departed,
        gain=0 if state.result is None else state.result.gains[position],
        score=next((score for score in scores if score.seat == seat), None),
    )


def _deed(state: DoudizhuState, position: int) -> Deed | None:
    if state.phase is Phase.BID:
        points = state.bids[position]
        return None if points is None else Deed.BID if points else Deed.PASS
    cards = state.shown[position]
    return None if cards is None else Deed.PLAY if cards else Deed.SKIP


def _role(state: DoudizhuState, position: int) -> Role | None:
    if state.landlord == NOBODY:
        return None
    return Role.LANDLORD if position == state.landlord else Role.PEASANT
