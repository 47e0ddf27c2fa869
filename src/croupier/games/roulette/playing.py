"""How a round goes: bets are laid, the wheel turns, bets are paid. What is drawn goes into an
event; nothing else is left to chance."""

from collections.abc import Iterable, Mapping
from typing import TypeAlias, assert_never

from croupier.cards.chance import Chance
from croupier.games.amounts import amount_range
from croupier.games.draft import Draft
from croupier.games.game import Pending, Refused
from croupier.games.roulette import moves
from croupier.games.roulette.moves import (
    Phase,
    RouletteAction,
    RouletteEvent,
    RouletteOptions,
    total,
)
from croupier.games.roulette.points import POCKETS, Point
from croupier.games.roulette.rules import POINT_MAX, RouletteRules, factor
from croupier.games.roulette.state import RouletteState, RouletteTransition, evolve

RouletteDraft: TypeAlias = Draft[RouletteEvent, RouletteState]


def open_round(
    rules: RouletteRules,
    stacks: Mapping[int, int],
    carryover: moves.RouletteCarryover | None,
    chance: Chance,
) -> RouletteTransition:
    """A seat that cannot make the smallest bet is not in the round."""
    known = carryover or moves.RouletteCarryover()
    seats = tuple(sorted(seat for seat, chips in stacks.items() if chips >= rules.bet_min))
    if not seats:
        raise Refused("too_few_players")
    chips = tuple(stacks[seat] for seat in seats)
    opened = moves.Opened(rules, seats, chips, known.numbers, known.slips)
    return (opened,), evolve(None, opened)


def pending(state: RouletteState) -> Pending | None:
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


def options(state: RouletteState, seat: int) -> RouletteOptions | None:
    player = state.player(seat)
    if player is None or state.phase is not Phase.BETTING:
        return None
    rules = state.rules
    limit = min(player.start, POINT_MAX) if rules.bet_max is None else rules.bet_max
    bets = amount_range(rules.bet_min, limit, rules.unit)
    assert bets is not None, "who cannot make the smallest bet is not in the round"
    return RouletteOptions(
        paytable=rules.paytable,
        bet=bets,
        chips=player.start,
        spin=bool(player.bets) and not player.asked,
        asked=player.asked,
    )


def decide(
    state: RouletteState, seat: int, action: RouletteAction, chance: Chance
) -> RouletteTransition:
    offered = options(state, seat)
    if offered is None:
        raise Refused("not_in_round" if state.player(seat) is None else "no_more_bets")
    if (refusal := offered.refusal(action)) is not None:
        raise refusal
    draft = Draft(evolve, state)
    match action:
        case moves.SetSlip(bets):
            draft.happen(moves.SlipLaid(seat, bets))
        case moves.Spin():
            draft.happen(moves.SpinAsked(seat))
            _spin_if_all_asked(draft, chance)
        case _:
            assert_never(action)
    return draft.finish()


def expire(state: RouletteState, chance: Chance) -> RouletteTransition:
    """The betting closes, or the ball has come to rest. A wheel is not turned for an empty board:
    the round ends, so that whoever sat down meanwhile is in the next."""
    draft = Draft(evolve, state)
    match state.phase:
        case Phase.BETTING:
            laid = any(player.bets for player in state.present())
            draft.happen(_draw(chance) if laid else moves.Ended())
        case Phase.SPINNING:
            for payment in _payments(state):
                draft.happen(payment)
            draft.happen(moves.Ended())
        case Phase.OVER:
            raise Refused("no_round")
        case _:
            assert_never(state.phase)
    return draft.finish()


def leave(state: RouletteState, seat: int, chance: Chance) -> RouletteTransition:
    """CAS-4.18c: what lies on the board is forfeited, before the spin and during it."""
    player = state.player(seat)
    if player is None or state.phase is Phase.OVER:
        return (), state
    draft = Draft(evolve, state)
    draft.happen(moves.Forfeited(seat, total(player.bets)))
    if not draft.state.present():
        draft.happen(moves.Ended())
    elif state.phase is Phase.BETTING:
        _spin_if_all_asked(draft, chance)
    return draft.finish()


def _spin_if_all_asked(draft: RouletteDraft, chance: Chance) -> None:
    if all(player.asked for player in draft.state.present()):
        draft.happen(_draw(chance))


def _draw(chance: Chance) -> moves.Spun:
    return moves.Spun(chance.below(POCKETS))


def _payments(state: RouletteState) -> Iterable[moves.Paid]:
    for player in state.present():
        if player.bets:
            results = tuple(_result(state, bet) for bet in player.bets)
            yield moves.Paid(player.seat, results, sum(result.gain for result in results))


def _result(state: RouletteState, bet: moves.Bet) -> moves.BetResult:
    point = Point.parse(bet.point)
    assert state.number is not None
    won = point.covers(state.number)
    gain = factor(state.rules.paytable, point) * bet.chips if won else -bet.chips
    return moves.BetResult(bet.point, bet.chips, gain)
