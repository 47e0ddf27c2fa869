"""What can be seen of a game. Every view is built from nothing by adding what may be seen."""

from msgspec.structs import replace

from croupier.games.sabacc import moves
from croupier.games.sabacc.moves import SabaccEvent, SabaccPrivateView, SabaccSeat, SabaccView
from croupier.games.sabacc.playing import hand_of
from croupier.games.sabacc.state import NOBODY, SabaccState, points


def view(state: SabaccState) -> SabaccView:
    return SabaccView(
        round=state.round,
        rounds=state.rules.rounds,
        phase=state.phase,
        seats=tuple(_seat(state, position) for position in range(len(state.order))),
        pile=state.pile,
        deck=state.left,
        pot=state.pot,
        sabacc_pot=state.sabacc_pot,
        fee=state.rules.fee,
        bet_to_match=state.bet_to_match,
        dice=state.dice,
        winners=state.wins,
        over=state.over,
    )


def private_view(state: SabaccState, seat: int) -> SabaccPrivateView | None:
    position = state.position(seat)
    if position == NOBODY or not state.hands[position]:
        return None
    drawn = state.drawn if state.actor == position else None
    return SabaccPrivateView(hand_of(state, position), points(state.hands[position]), drawn)


def show(event: SabaccEvent, seat: int | None) -> SabaccEvent | None:
    match event:
        case moves.BetMade() | moves.Stood() | moves.Kept() | moves.Discarded() | moves.Swapped():
            return event
        case moves.Junked() | moves.DiceRolled() | moves.RoundBegun() | moves.FeesPaid():
            return event
        case moves.PileOpened() | moves.HandsThrown() | moves.HandsShown():
            return event
        case moves.Won() | moves.Ended():
            return event
        case moves.Opened() | moves.Reshuffled():
            return replace(event, deck=())
        case moves.HandsDealt(seats, counts, hands):
            both = zip(seats, hands, strict=True)
            seen = tuple(hand if owner == seat else () for owner, hand in both)
            return moves.HandsDealt(seats, counts, seen)
        case moves.Drawn(owner):
            return event if owner == seat else moves.Drawn(owner, None)


def _seat(state: SabaccState, position: int) -> SabaccSeat:
    hand, known = state.hands[position], state.known[position]
    junked = position not in state.live
    return SabaccSeat(
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
