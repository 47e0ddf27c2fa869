"""What can be seen of a game. Every view is built from nothing by adding what its eye may see."""

from msgspec.structs import replace

from croupier.games.sabacc.moves import (
    Drawn,
    HandsDealt,
    Opened,
    Place,
    Reshuffled,
    SabaccEvent,
    SabaccOwn,
    SabaccView,
)
from croupier.games.sabacc.playing import hand_of
from croupier.games.sabacc.state import NOBODY, State, points


def view(state: State) -> SabaccView:
    return SabaccView(
        round=state.round,
        rounds=state.rules.rounds,
        phase=state.phase,
        places=tuple([_place(state, position) for position in range(len(state.order))]),
        pile=state.pile,
        deck=state.left,
        pot=state.pot,
        sabacc_pot=state.sabacc_pot,
        fee=state.rules.fee,
        high=state.high,
        dice=state.dice,
        winners=state.wins,
        over=state.over,
    )


def own(state: State, seat: int) -> SabaccOwn | None:
    position = state.position(seat)
    if position == NOBODY or not state.hands[position]:
        return None
    drawn = state.drawn if state.actor == position else None
    return SabaccOwn(hand_of(state, position), points(state.hands[position]), drawn)


def show(event: SabaccEvent, eye: int | None) -> SabaccEvent:
    match event:
        case Opened() | Reshuffled():
            return replace(event, deck=())
        case HandsDealt(seats, counts, hands):
            both = zip(seats, hands, strict=True)
            seen = tuple([hand if seat == eye else () for seat, hand in both])
            return HandsDealt(seats, counts, seen)
        case Drawn(seat) if seat != eye:
            return Drawn(seat, None)
        case _:
            return event


def _place(state: State, position: int) -> Place:
    hand, known = state.hands[position], state.known[position]
    junked = position not in state.live
    return Place(
        seat=state.order[position],
        stack=state.stacks[position],
        bet=state.bets[position],
        stake=state.paid[position],
        covered=len(hand) - len(known),
        cards=known,
        sum=points(known) if state.shown and not junked else None,
        junked=junked,
        all_in=not (junked or state.over or state.stacks[position]),
        deed=state.deeds[position],
        won=state.won[position],
    )
