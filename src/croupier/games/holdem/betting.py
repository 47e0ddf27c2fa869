"""What a seat may do on its turn, and what its order comes to."""

from typing import assert_never

from croupier.games.game import Refused
from croupier.games.holdem.moves import (
    Acted,
    AllIn,
    Call,
    Cause,
    Check,
    Deed,
    Fold,
    HoldemAction,
    HoldemOptions,
    RaiseTo,
)
from croupier.games.holdem.rules import MinRaise, Timeout
from croupier.games.holdem.state import State


def options(state: State, seat: int) -> HoldemOptions | None:
    position = state.actor
    if position < 0 or state.order[position] != seat:
        return None
    # Whoever asks what is possible mostly orders it next, and it is checked once more.
    known = _recent[0]
    if known is not None and known[0] is state:
        return known[1]
    offered = _one_pass(state, position) if state.rules.one_pass else _full(state, position)
    _recent[0] = (state, offered)
    return offered


_recent: list[tuple[State, HoldemOptions] | None] = [None]


def _full(state: State, position: int) -> HoldemOptions:
    stack, bet = state.stacks[position], state.bets[position]
    others = state.able & ~(1 << position)
    # With nobody left to bet against, a short blind need not be called to its full size.
    owed = (state.high if others else max(state.bets)) - bet
    all_in = bet + stack
    if owed >= stack:
        return HoldemOptions(fold=True, call=stack, all_in=all_in)
    reopened = not state.acted >> position & 1 or owed >= _full_raise(state, bet)
    fold = owed > 0 or state.rules.fold_any_time
    if not (reopened and _can_be_answered(state, others)):
        return HoldemOptions(fold=fold, check=owed == 0, call=owed)
    low = _raise_min(state)
    step = state.rules.bet_step
    reach = low + (all_in - low) // step * step if all_in >= low else 0
    return HoldemOptions(
        fold=fold,
        check=owed == 0,
        call=owed,
        raise_min=low if reach else 0,
        raise_max=reach,
        raise_step=step if reach else 0,
        all_in=all_in,
        bet=state.high == 0,
    )


def _full_raise(state: State, bet: int) -> int:
    """How much more than his bet a player who has acted must owe before he may raise again."""
    match state.rules.min_raise:
        case MinRaise.LAST_RAISE:
            return state.full
        case MinRaise.DOUBLE:
            return max(bet, state.rules.bet_min)
        case MinRaise.STEP:
            return state.rules.bet_step if bet else state.rules.bet_min
        case _:
            assert_never(state.rules.min_raise)


def _can_be_answered(state: State, others: int) -> bool:
    """A raise that nobody has the chips to answer would only come back."""
    while others:
        position = others.bit_length() - 1
        if state.bets[position] + state.stacks[position] > state.high:
            return True
        others ^= 1 << position
    return False


def _raise_min(state: State) -> int:
    if state.high == 0:
        return state.rules.bet_min
    match state.rules.min_raise:
        case MinRaise.LAST_RAISE:
            return state.high + state.full
        case MinRaise.DOUBLE:
            return 2 * state.high
        case MinRaise.STEP:
            return state.high + state.rules.bet_step
        case _:
            assert_never(state.rules.min_raise)


def _one_pass(state: State, position: int) -> HoldemOptions:
    """CAS-2.8: a bet is at least the highest of the street; a check is free all the same."""
    stack = state.stacks[position]
    low, step = max(state.high, state.rules.bet_min), state.rules.bet_step
    reach = low + (stack - low) // step * step if stack >= low else 0
    return HoldemOptions(
        fold=True,
        check=True,
        call=state.high if stack >= state.high else 0,
        raise_min=low if reach else 0,
        raise_max=reach,
        raise_step=step if reach else 0,
        all_in=stack,
        bet=state.high == 0,
    )


def act(state: State, seat: int, action: HoldemAction, cause: Cause = Cause.PLAYER) -> Acted:
    """The event that the order comes to, or `Refused`."""
    offered = options(state, seat)
    if offered is None:
        raise Refused(_why_not(state, seat))
    position = state.actor
    match action:
        case Fold():
            if not offered.fold and cause is Cause.PLAYER:
                raise Refused("check_is_free")
            return Acted(seat, Deed.FOLD, cause=cause)
        case Check():
            if not offered.check:
                raise Refused("cannot_check", call=offered.call)
            return Acted(seat, Deed.CHECK, to=state.bets[position], cause=cause)
        case Call():
            if not offered.call:
                raise Refused("nothing_to_call")
            return _bet(state, position, state.bets[position] + offered.call)
        case RaiseTo(chips):
            _check_raise(offered, chips)
            return _bet(state, position, chips)
        case AllIn():
            if not offered.all_in:
                raise Refused("cannot_raise")
            return _bet(state, position, offered.all_in)
        case _:
            assert_never(action)


def _why_not(state: State, seat: int) -> str:
    if seat not in state.order:
        return "not_in_hand"
    return "hand_over" if state.over else "not_your_turn"


def on_timeout(state: State, seat: int) -> Acted:
    offered = options(state, seat)
    if offered is None:
        raise Refused("not_your_turn")
    free = offered.check and state.rules.timeout is Timeout.CHECK_OR_FOLD
    return act(state, seat, Check() if free else Fold(), Cause.CLOCK)


def _check_raise(offered: HoldemOptions, chips: int) -> None:
    if offered.allows(RaiseTo(chips)):
        return
    if not offered.raise_max:
        raise Refused("cannot_raise")
    if chips < offered.raise_min:
        raise Refused("raise_too_small", least=offered.raise_min)
    if chips > offered.all_in:
        raise Refused("raise_too_large", most=offered.all_in)
    raise Refused("raise_off_step", least=offered.raise_min, step=offered.raise_step)


def _bet(state: State, position: int, to: int) -> Acted:
    chips = to - state.bets[position]
    if to <= state.high:
        deed = Deed.CALL
    else:
        deed = Deed.RAISE if state.high else Deed.BET
    all_in = chips == state.stacks[position]
    return Acted(state.order[position], deed, chips, to, all_in)
