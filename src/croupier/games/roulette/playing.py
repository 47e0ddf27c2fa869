"""How a round goes: bets are laid, the wheel turns, bets are paid. What is drawn goes into an
event; nothing else is left to chance."""

from collections.abc import Iterable, Mapping
from typing import assert_never

from croupier.cards.chance import Chance
from croupier.games.game import Pending, Refused
from croupier.games.roulette.moves import (
    Ended,
    Forfeited,
    Opened,
    Outcome,
    Paid,
    Phase,
    RouletteAction,
    RouletteEvent,
    RouletteLast,
    RouletteOptions,
    SetSlip,
    SlipLaid,
    Spin,
    SpinAsked,
    Spun,
    total,
)
from croupier.games.roulette.points import POCKETS, Point
from croupier.games.roulette.rules import POINT_MAX, RouletteRules, factor
from croupier.games.roulette.state import Player, State


def open_round(
    rules: RouletteRules, stacks: Mapping[int, int], last: RouletteLast | None
) -> tuple[RouletteEvent, ...]:
    known = last or RouletteLast()
    seats = tuple(sorted(stacks))
    chips = tuple(stacks[seat] for seat in seats)
    return (Opened(rules, seats, chips, known.numbers, known.slips),)


def pending(state: State) -> Pending | None:
    match state.phase:
        case Phase.BETTING:
            seats = tuple(player.seat for player in state.present())
            return Pending(state.turn, seats, state.rules.window_ms)
        case Phase.SPINNING:
            return Pending(state.turn, (), state.rules.spin_ms)
        case Phase.OVER:
            return None
        case _:
            assert_never(state.phase)


def options(state: State, seat: int) -> RouletteOptions | None:
    player = state.player(seat)
    if player is None or state.phase is not Phase.BETTING:
        return None
    rules = state.rules
    return RouletteOptions(
        paytable=rules.paytable,
        unit=rules.unit,
        bet_min=rules.bet_min,
        bet_max=min(player.start, POINT_MAX) if rules.bet_max is None else rules.bet_max,
        chips=player.start,
        spin=bool(player.bets) and not player.asked,
        asked=player.asked,
    )


def decide(
    state: State, seat: int, action: RouletteAction, chance: Chance
) -> tuple[RouletteEvent, ...]:
    if state.player(seat) is None:
        raise Refused("not_in_round")
    offered = options(state, seat)
    if offered is None:
        raise Refused("no_more_bets")
    if (refusal := offered.refusal(action)) is not None:
        raise refusal
    match action:
        case SetSlip(bets):
            return (SlipLaid(seat, bets),)
        case Spin():
            others = [player for player in state.present() if player.seat != seat]
            return (SpinAsked(seat), *_spin_if_all_asked(others, chance))
        case _:
            assert_never(action)


def expire(state: State, chance: Chance) -> tuple[RouletteEvent, ...]:
    """The betting closes, or the ball has come to rest. A wheel is not turned for an empty board:
    the round ends, so that whoever sat down meanwhile is in the next."""
    match state.phase:
        case Phase.BETTING:
            laid = any(player.bets for player in state.present())
            return (_draw(chance),) if laid else (Ended(),)
        case Phase.SPINNING:
            return (*_payments(state), Ended())
        case Phase.OVER:
            raise Refused("no_round")
        case _:
            assert_never(state.phase)


def leave(state: State, seat: int, chance: Chance) -> tuple[RouletteEvent, ...]:
    """CAS-4.18c: what lies on the board is forfeited, before the spin and during it."""
    player = state.player(seat)
    if player is None or state.phase is Phase.OVER:
        return ()
    forfeited = Forfeited(seat, total(player.bets))
    others = [other for other in state.present() if other.seat != seat]
    if not others:
        return (forfeited, Ended())
    if state.phase is Phase.BETTING:
        return (forfeited, *_spin_if_all_asked(others, chance))
    return (forfeited,)


def _spin_if_all_asked(others: Iterable[Player], chance: Chance) -> tuple[RouletteEvent, ...]:
    return (_draw(chance),) if all(player.asked for player in others) else ()


def _draw(chance: Chance) -> Spun:
    return Spun(chance.below(POCKETS))


def _payments(state: State) -> Iterable[Paid]:
    for player in state.present():
        if player.bets:
            outcomes = tuple(_outcome(state, bet.point, bet.chips) for bet in player.bets)
            yield Paid(player.seat, outcomes, sum(outcome.gain for outcome in outcomes))


def _outcome(state: State, written: str, chips: int) -> Outcome:
    point = Point.parse(written)
    assert state.number is not None
    won = point.covers(state.number)
    return Outcome(written, chips, factor(state.rules.paytable, point) * chips if won else -chips)
