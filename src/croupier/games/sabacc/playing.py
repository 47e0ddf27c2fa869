"""What a seat may do on its turn, and what its order comes to."""

from typing import assert_never

from croupier.cards.chance import Chance
from croupier.cards.sabacc import SabaccCard
from croupier.games.amounts import amount_range
from croupier.games.game import Refused
from croupier.games.sabacc import moves
from croupier.games.sabacc.moves import Cause, Deed, Phase, SabaccAction, SabaccOptions
from croupier.games.sabacc.state import NOBODY, SabaccDraft, SabaccState


def options(state: SabaccState, seat: int) -> SabaccOptions | None:
    position = state.actor
    if position == NOBODY or state.order[position] != seat:
        return None
    match state.phase:
        case Phase.PLAY:
            return SabaccOptions(draw=True, swap=hand_of(state, position), stand=True, junk=True)
        case Phase.DISCARD:
            return SabaccOptions(keep=True, discard=hand_of(state, position))
        case Phase.BET | Phase.ANSWER:
            return _betting(state, position)
        case Phase.DEAL | Phase.ROLL:
            return None
        case _:
            assert_never(state.phase)


def _betting(state: SabaccState, position: int) -> SabaccOptions:
    stack, bet, unit = state.stacks[position], state.bets[position], state.rules.unit
    owed = state.bet_to_match - bet
    raise_to = None
    if state.phase is Phase.BET and _can_be_answered(state, position):
        raise_to = amount_range(state.bet_to_match + unit, bet + stack, unit)
    return SabaccOptions(
        junk=owed > 0, match=True, owed=owed, cost=min(owed, stack), raise_to=raise_to
    )


def _can_be_answered(state: SabaccState, position: int) -> bool:
    """A raise that nobody has the chips to answer would risk them for nothing."""
    return any(
        state.stacks[other] and state.bets[other] + state.stacks[other] > state.bet_to_match
        for other in state.live
        if other != position
    )


def hand_of(state: SabaccState, position: int) -> tuple[SabaccCard, ...]:
    return tuple(card for card in state.hands[position] if card is not None)


def act(
    draft: SabaccDraft,
    seat: int,
    action: SabaccAction,
    chance: Chance,
    cause: Cause = Cause.PLAYER,
) -> None:
    """What the order comes to, or `Refused`."""
    state = draft.state
    offered = options(state, seat)
    if offered is None:
        raise Refused(_why_not(state, seat))
    if not offered.allows(action):
        raise _refusal(offered, action)
    position = state.actor
    match action:
        case moves.Draw():
            _draw(draft, seat, chance)
        case moves.Discard(card):
            draft.happen(moves.Discarded(seat, card))
        case moves.Keep():
            draft.happen(moves.Kept(seat, cause))
        case moves.Swap(card):
            draft.happen(moves.Swapped(seat, card, state.pile[-1]))
        case moves.Stand():
            draft.happen(moves.Stood(seat, cause))
        case moves.Junk():
            draft.happen(moves.Junked(seat, hand_of(state, position), cause))
        case moves.Match():
            deed = Deed.MATCH if offered.owed else Deed.CHECK
            draft.happen(_bet(state, state.bets[position] + offered.cost, deed, cause))
        case moves.RaiseTo(chips):
            draft.happen(_bet(state, chips, Deed.RAISE, cause))
        case _:
            assert_never(action)


def on_timeout(draft: SabaccDraft, chance: Chance) -> None:
    """The clock stands, keeps the card, and bets nothing: where that is not free, it junks."""
    seat = draft.state.order[draft.state.actor]
    offered = options(draft.state, seat)
    assert offered is not None
    action: SabaccAction
    if offered.stand:
        action = moves.Stand()
    elif offered.keep:
        action = moves.Keep()
    else:
        action = moves.Junk() if offered.owed else moves.Match()
    act(draft, seat, action, chance, Cause.CLOCK)


def reshuffled(state: SabaccState, chance: Chance) -> moves.Reshuffled:
    """CAS-5.11a: the pile without its top card is the new deck."""
    return moves.Reshuffled(tuple(chance.shuffle(sorted(state.pile[:-1]))))


def _draw(draft: SabaccDraft, seat: int, chance: Chance) -> None:
    if not draft.state.left:
        draft.happen(reshuffled(draft.state, chance))
    draft.happen(moves.Drawn(seat, draft.state.deck[0]))


def _bet(state: SabaccState, to: int, deed: Deed, cause: Cause) -> moves.BetMade:
    position = state.actor
    chips = to - state.bets[position]
    all_in = chips > 0 and chips == state.stacks[position]
    return moves.BetMade(state.order[position], deed, chips, to, all_in, cause)


def _why_not(state: SabaccState, seat: int) -> str:
    if seat not in state.order:
        return "not_in_hand"
    return "hand_over" if state.over else "not_your_turn"


def _refusal(offered: SabaccOptions, action: SabaccAction) -> Refused:
    match action:
        case moves.Swap() if offered.swap:
            return Refused("not_your_card")
        case moves.Discard() if offered.discard:
            return Refused("not_your_card")
        case moves.RaiseTo(chips) if (raises := offered.raise_to) is not None:
            if chips < raises.least:
                return Refused("raise_too_small", least=raises.least)
            if chips > raises.most:
                return Refused("raise_too_large", most=raises.most)
            return Refused("raise_off_step", least=raises.least, step=raises.step)
        case moves.RaiseTo() if offered.match:
            return Refused("no_raise")
        case _:
            return Refused("not_now")
