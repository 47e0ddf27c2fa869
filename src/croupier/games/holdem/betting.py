"""What a seat may do on its turn, and what its order comes to."""

from collections.abc import Callable
from typing import Any, Final, assert_never

from croupier.games.game import Refused
from croupier.games.holdem.moves import (
    CHECK,
    FOLD,
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
from croupier.games.holdem.positions import positions
from croupier.games.holdem.rules import MinRaise, Timeout
from croupier.games.holdem.state import State

# By a name of their own, because Python 3.11 is slow to look a member up in its enum.
BY_PLAYER: Final = Cause.PLAYER
FOLDED: Final = Deed.FOLD
CHECKED: Final = Deed.CHECK
CALLED: Final = Deed.CALL
OPENED: Final = Deed.BET
RAISED: Final = Deed.RAISE
LAST_RAISE: Final = MinRaise.LAST_RAISE


def options(state: State, seat: int) -> HoldemOptions | None:
    position = state.actor
    if position < 0 or state.order[position] != seat:
        return None
    offered = _one_pass(state, position) if state.rules.one_pass else _full(state, position)
    _recent[0] = (state, seat, offered)
    return offered


# Whoever asks what is possible mostly orders it next, and it is checked once more.
_recent: Final[list[tuple[State | None, int, HoldemOptions | None]]] = [(None, 0, None)]


def _full(state: State, position: int) -> HoldemOptions:
    stack, bet = state.stacks[position], state.bets[position]
    others = state.able & ~(1 << position)
    # With nobody left to bet against, a short blind need not be called to its full size.
    owed = (state.high if others else max(state.bets)) - bet
    all_in = bet + stack
    if owed >= stack:
        return HoldemOptions(fold=True, call=stack, all_in=all_in)
    fold = owed > 0 or state.rules.fold_any_time
    reopened = state.deeds[position] is None or owed >= _full_raise(state, bet)
    if not (reopened and _can_be_answered(state, others)):
        return HoldemOptions(fold=fold, check=owed == 0, call=owed)
    low, step = _raise_min(state), state.rules.bet_step
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
    least = state.rules.min_raise
    if least is LAST_RAISE:
        return state.full
    match least:
        case MinRaise.DOUBLE:
            return max(bet, state.rules.bet_min)
        case MinRaise.STEP:
            return state.rules.bet_step if bet else state.rules.bet_min
        case _:
            assert_never(least)


def _can_be_answered(state: State, others: int) -> bool:
    """A raise that nobody has the chips to answer would only come back."""
    for position in positions(others):
        if state.bets[position] + state.stacks[position] > state.high:
            return True
    return False


def _raise_min(state: State) -> int:
    least = state.rules.min_raise
    if least is LAST_RAISE:
        return state.high + state.full  # which is the least bet where nobody has bet yet
    if state.high == 0:
        return state.rules.bet_min
    match least:
        case MinRaise.DOUBLE:
            return 2 * state.high
        case MinRaise.STEP:
            return state.high + state.rules.bet_step
        case _:
            assert_never(least)


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


def act(state: State, seat: int, action: HoldemAction, cause: Cause = BY_PLAYER) -> Acted:
    """The event that the order comes to, or `Refused`."""
    known, asked, offered = _recent[0]
    if known is not state or asked != seat:
        offered = options(state, seat)
    if offered is None:
        raise Refused(_why_not(state, seat))
    return _BY_TYPE[type(action)](state, offered, action, cause)


def _fold(state: State, offered: HoldemOptions, action: Fold, cause: Cause) -> Acted:
    if not offered.fold and cause is BY_PLAYER:
        raise Refused("check_is_free")
    return Acted(state.order[state.actor], FOLDED, cause=cause)


def _check(state: State, offered: HoldemOptions, action: Check, cause: Cause) -> Acted:
    if not offered.check:
        raise Refused("cannot_check", call=offered.call)
    return Acted(state.order[state.actor], CHECKED, to=state.bets[state.actor], cause=cause)


def _call(state: State, offered: HoldemOptions, action: Call, cause: Cause) -> Acted:
    if not offered.call:
        raise Refused("nothing_to_call")
    position, chips = state.actor, offered.call
    to, all_in = state.bets[position] + chips, chips == state.stacks[position]
    return Acted(state.order[position], CALLED, chips, to, all_in)


def _raise_to(state: State, offered: HoldemOptions, action: RaiseTo, cause: Cause) -> Acted:
    _check_raise(offered, action.chips)
    return _bet(state, action.chips)


def _all_in(state: State, offered: HoldemOptions, action: AllIn, cause: Cause) -> Acted:
    if not offered.all_in:
        raise Refused("cannot_raise")
    return _bet(state, offered.all_in)


_BY_TYPE: Final[dict[type[HoldemAction], Callable[[State, HoldemOptions, Any, Cause], Acted]]] = {
    Fold: _fold,
    Check: _check,
    Call: _call,
    RaiseTo: _raise_to,
    AllIn: _all_in,
}


def _why_not(state: State, seat: int) -> str:
    if seat not in state.order:
        return "not_in_hand"
    return "hand_over" if state.over else "not_your_turn"


def on_timeout(state: State, seat: int) -> Acted:
    offered = options(state, seat)
    if offered is None:
        raise Refused("not_your_turn")
    free = offered.check and state.rules.timeout is Timeout.CHECK_OR_FOLD
    return act(state, seat, CHECK if free else FOLD, Cause.CLOCK)


def _check_raise(offered: HoldemOptions, chips: int) -> None:
    if offered.allows_raise(chips):
        return
    if not offered.raise_max:
        raise Refused("cannot_raise")
    if chips < offered.raise_min:
        raise Refused("raise_too_small", least=offered.raise_min)
    if chips > offered.all_in:
        raise Refused("raise_too_large", most=offered.all_in)
    raise Refused("raise_off_step", least=offered.raise_min, step=offered.raise_step)


def _bet(state: State, to: int) -> Acted:
    position = state.actor
    chips = to - state.bets[position]
    if to <= state.high:
        deed = CALLED
    else:
        deed = RAISED if state.high else OPENED
    all_in = chips == state.stacks[position]
    return Acted(state.order[position], deed, chips, to, all_in)
