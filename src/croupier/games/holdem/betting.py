"""What a seat may do on its turn, and what its order comes to."""

from collections.abc import Callable
from typing import Any, Final

from croupier.games.amounts import amount_range
from croupier.games.game import Refused
from croupier.games.holdem.moves import (
    ALL_IN,
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
from croupier.games.holdem.positions import NOBODY, positions
from croupier.games.holdem.rules import MinRaise, Timeout
from croupier.games.holdem.state import HoldemState

# Looked up once: in Python 3.11 a member of an enum costs as much as a call.
_FOLD: Final = Deed.FOLD
_CHECK: Final = Deed.CHECK
_CALL: Final = Deed.CALL
_RAISE: Final = Deed.RAISE
_BET: Final = Deed.BET


def options(state: HoldemState, seat: int) -> HoldemOptions | None:
    position = state.actor
    if position == NOBODY or state.order[position] != seat:
        return None
    rules, stack = state.rules, state.stacks[position]
    call, all_in = _cost_of_call(state, position), state.bets[position] + stack
    fold = call > 0 or rules.one_pass or rules.fold_any_time
    check = not call or rules.one_pass
    if not _may_raise(state, position, call):
        return HoldemOptions(fold, check, call, all_in=all_in if call == stack else 0)
    raise_to = amount_range(state.bet_to_match + state.raise_by, all_in, rules.bet_step)
    return HoldemOptions(fold, check, call, raise_to, all_in, bet=state.bet_to_match == 0)


def _cost_of_call(state: HoldemState, position: int) -> int:
    """Zero where there is nothing to call."""
    stack, bet = state.stacks[position], state.bets[position]
    owed = state.bet_to_match - bet
    if state.rules.one_pass:
        return owed if owed <= stack else 0  # CAS-2.7e: a check is free all the same
    if state.can_bet == 1 << position:
        # With nobody left to bet against, a short blind need not be called to its full size.
        owed = max(state.bets) - bet
    return owed if owed < stack else stack


def _may_raise(state: HoldemState, position: int, call: int) -> bool:
    if state.rules.one_pass:
        return True
    if call == state.stacks[position]:
        return False
    if state.deeds[position] is not None and call < _full_raise(state, state.bets[position]):
        return False
    # A raise that nobody has the chips to answer would only come back.
    for other in positions(state.can_bet & ~(1 << position)):
        if state.bets[other] + state.stacks[other] > state.bet_to_match:
            return True
    return False


def _full_raise(state: HoldemState, bet: int) -> int:
    """How much a player who has acted must owe before he may raise again."""
    match state.rules.min_raise:
        case MinRaise.LAST_RAISE:
            return state.raise_by
        case MinRaise.DOUBLE:
            return max(bet, state.rules.bet_min)
        case MinRaise.STEP:
            return state.rules.bet_step if bet else state.rules.bet_min


def act(state: HoldemState, seat: int, action: HoldemAction) -> Acted:
    """The event that the order comes to, or `Refused`: what `options` offers is taken."""
    position = state.actor
    if position == NOBODY or state.order[position] != seat:
        raise Refused(_why_not(state, seat))
    return _BY_TYPE[type(action)](state, position, action)


def _why_not(state: HoldemState, seat: int) -> str:
    if seat not in state.order:
        return "not_in_hand"
    return "hand_over" if state.over else "not_your_turn"


def _fold(state: HoldemState, position: int, action: Fold) -> Acted:
    rules = state.rules
    if not (rules.fold_any_time or rules.one_pass or _cost_of_call(state, position)):
        raise Refused("check_is_free")
    return Acted(state.order[position], _FOLD)


def _check(state: HoldemState, position: int, action: Check) -> Acted:
    if not state.rules.one_pass and (call := _cost_of_call(state, position)):
        raise Refused("cannot_check", call=call)
    return Acted(state.order[position], _CHECK, to=state.bets[position])


def _call(state: HoldemState, position: int, action: Call) -> Acted:
    call = _cost_of_call(state, position)
    if not call:
        raise Refused("nothing_to_call")
    return _bet(state, position, state.bets[position] + call)


def _raise_to(state: HoldemState, position: int, action: RaiseTo) -> Acted:
    chips, all_in = action.chips, state.bets[position] + state.stacks[position]
    if chips == all_in:
        return _all_in(state, position, ALL_IN)
    least, step = state.bet_to_match + state.raise_by, state.rules.bet_step
    if all_in < least or not _may_raise(state, position, _cost_of_call(state, position)):
        raise Refused("cannot_raise")
    if chips < least:
        raise Refused("raise_too_small", least=least)
    if chips > all_in:
        raise Refused("raise_too_large", most=all_in)
    if (chips - least) % step:
        raise Refused("raise_off_step", least=least, step=step)
    return _bet(state, position, chips)


def _all_in(state: HoldemState, position: int, action: AllIn) -> Acted:
    stack, call = state.stacks[position], _cost_of_call(state, position)
    if call != stack and not _may_raise(state, position, call):
        raise Refused("cannot_raise")
    return _bet(state, position, state.bets[position] + stack)


# A `match` would try one struct after the other, which costs 5 % of a hand.
_BY_TYPE: Final[dict[type[HoldemAction], Callable[[HoldemState, int, Any], Acted]]] = {
    Fold: _fold,
    Check: _check,
    Call: _call,
    RaiseTo: _raise_to,
    AllIn: _all_in,
}


def _bet(state: HoldemState, position: int, to: int) -> Acted:
    chips = to - state.bets[position]
    if to <= state.bet_to_match:
        deed = _CALL
    else:
        deed = _RAISE if state.bet_to_match else _BET
    return Acted(state.order[position], deed, chips, to, chips == state.stacks[position])


def on_timeout(state: HoldemState) -> Acted:
    """What the clock does for the seat whose turn it is."""
    position = state.actor
    free = state.rules.one_pass or not _cost_of_call(state, position)
    if free and state.rules.timeout is Timeout.CHECK_OR_FOLD:
        bet = state.bets[position]
        return Acted(state.order[position], _CHECK, to=bet, cause=Cause.CLOCK)
    return Acted(state.order[position], _FOLD, cause=Cause.CLOCK)
