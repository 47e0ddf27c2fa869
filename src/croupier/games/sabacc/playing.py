"""What a seat may do on its turn, and what its order comes to."""

from typing import assert_never

from croupier.cards.chance import Chance
from croupier.cards.sabacc import SabaccCard
from croupier.games.game import Refused
from croupier.games.sabacc.moves import (
    BetMade,
    Cause,
    Deed,
    Discard,
    Discarded,
    Draw,
    Drawn,
    Junk,
    Junked,
    Keep,
    Kept,
    Match,
    Phase,
    RaiseTo,
    Reshuffled,
    SabaccAction,
    SabaccEvent,
    SabaccOptions,
    Stand,
    Stood,
    Swap,
    Swapped,
)
from croupier.games.sabacc.state import NOBODY, State


def options(state: State, seat: int) -> SabaccOptions | None:
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


def _betting(state: State, position: int) -> SabaccOptions:
    stack, bet, unit = state.stacks[position], state.bets[position], state.rules.unit
    owed = state.high - bet
    low, reach = state.high + unit, bet + stack
    raises = state.phase is Phase.BET and reach >= low and _can_be_answered(state, position)
    return SabaccOptions(
        junk=owed > 0,
        match=True,
        owed=owed,
        cost=min(owed, stack),
        raise_min=low if raises else 0,
        raise_max=reach if raises else 0,
        raise_step=unit if raises else 0,
    )


def _can_be_answered(state: State, position: int) -> bool:
    """A raise that nobody has the chips to answer would risk them for nothing."""
    return any(
        state.stacks[other] and state.bets[other] + state.stacks[other] > state.high
        for other in state.live
        if other != position
    )


def hand_of(state: State, position: int) -> tuple[SabaccCard, ...]:
    return tuple([card for card in state.hands[position] if card is not None])


def act(
    state: State, seat: int, action: SabaccAction, chance: Chance, cause: Cause = Cause.PLAYER
) -> list[SabaccEvent]:
    """What the order comes to, or `Refused`."""
    offered = options(state, seat)
    if offered is None:
        raise Refused(_why_not(state, seat))
    if not offered.allows(action):
        raise _refusal(offered, action)
    position = state.actor
    match action:
        case Draw():
            return _draw(state, seat, chance)
        case Discard(card):
            return [Discarded(seat, card)]
        case Keep():
            return [Kept(seat, cause)]
        case Swap(card):
            return [Swapped(seat, card, state.pile[-1])]
        case Stand():
            return [Stood(seat, cause)]
        case Junk():
            return [Junked(seat, hand_of(state, position), cause)]
        case Match():
            deed = Deed.MATCH if offered.owed else Deed.CHECK
            return [_bet(state, state.bets[position] + offered.cost, deed, cause)]
        case RaiseTo(chips):
            return [_bet(state, chips, Deed.RAISE, cause)]
        case _:
            assert_never(action)


def on_timeout(state: State, chance: Chance) -> list[SabaccEvent]:
    """The clock stands, keeps the card, and bets nothing: where that is not free, it junks."""
    seat = state.order[state.actor]
    offered = options(state, seat)
    assert offered is not None
    action: SabaccAction
    if offered.stand:
        action = Stand()
    elif offered.keep:
        action = Keep()
    else:
        action = Junk() if offered.owed else Match()
    return act(state, seat, action, chance, Cause.CLOCK)


def reshuffled(state: State, chance: Chance) -> Reshuffled:
    """CAS-5.11a: the pile without its top card is the new deck."""
    return Reshuffled(tuple(chance.shuffle(sorted(state.pile[:-1]))))


def _draw(state: State, seat: int, chance: Chance) -> list[SabaccEvent]:
    if state.left:
        return [Drawn(seat, state.deck[0])]
    again = reshuffled(state, chance)
    return [again, Drawn(seat, again.deck[0])]


def _bet(state: State, to: int, deed: Deed, cause: Cause) -> BetMade:
    position = state.actor
    chips = to - state.bets[position]
    all_in = chips > 0 and chips == state.stacks[position]
    return BetMade(state.order[position], deed, chips, to, all_in, cause)


def _why_not(state: State, seat: int) -> str:
    if seat not in state.order:
        return "not_in_hand"
    return "hand_over" if state.over else "not_your_turn"


def _refusal(offered: SabaccOptions, action: SabaccAction) -> Refused:
    match action:
        case Swap() if offered.swap:
            return Refused("not_your_card")
        case Discard() if offered.discard:
            return Refused("not_your_card")
        case RaiseTo(chips) if offered.raise_max:
            if chips < offered.raise_min:
                return Refused("raise_too_small", least=offered.raise_min)
            if chips > offered.raise_max:
                return Refused("raise_too_large", most=offered.raise_max)
            return Refused("raise_off_step", least=offered.raise_min, step=offered.raise_step)
        case RaiseTo() if offered.match:
            return Refused("no_raise")
        case _:
            return Refused("not_now")
