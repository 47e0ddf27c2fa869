"""The state of one round, and how events change it."""

from typing import Any, TypeAlias, assert_never

from msgspec import Struct
from msgspec.structs import replace

from croupier.games.game import Transition
from croupier.games.roulette import moves
from croupier.games.roulette.moves import Bet, Phase, RouletteEvent, Slip, total
from croupier.games.roulette.rules import NUMBERS_KEPT, RouletteRules


class Player(Struct, frozen=True):
    """A seat of the round. What it bets is taken from `stack` when it is laid (CAS-4.2b: it is
    reserved, not lost), and comes back with a win."""

    seat: int
    start: int
    stack: int
    bets: tuple[Bet, ...] = ()
    asked: bool = False
    left: bool = False
    outcomes: tuple[moves.BetResult, ...] = ()
    gain: int | None = None


class RouletteState(Struct, frozen=True, kw_only=True):
    """`begun`: something was laid, so the clock of the betting runs. `house` is what the house
    has gained so far."""

    rules: RouletteRules
    players: tuple[Player, ...]
    numbers: tuple[int, ...]
    slips: tuple[Slip, ...]
    phase: Phase = Phase.BETTING
    begun: bool = False
    turn: int = 0
    number: int | None = None
    house: int = 0

    def player(self, seat: int) -> Player | None:
        """The player of the seat, if there is one who has not left."""
        return next((p for p in self.players if p.seat == seat and not p.left), None)

    def present(self) -> tuple[Player, ...]:
        return tuple(player for player in self.players if not player.left)


RouletteTransition: TypeAlias = Transition[RouletteEvent, RouletteState]


def evolve(state: RouletteState | None, event: RouletteEvent) -> RouletteState:
    if isinstance(event, moves.Opened):
        return _opened(event)
    if state is None:
        raise ValueError("a round begins with Opened")
    match event:
        case moves.SlipLaid(seat, bets):
            return _laid(state, seat, bets)
        case moves.SpinAsked(seat):
            return _changed(state, replace(_found(state, seat), asked=True))
        case moves.Spun(number):
            return _spun(state, number)
        case moves.Paid():
            return _paid(state, event)
        case moves.Forfeited(seat, chips):
            return _forfeited(state, seat, chips)
        case moves.Ended():
            return _ended(state)
        case _:
            assert_never(event)


def _opened(event: moves.Opened) -> RouletteState:
    stacks = zip(event.seats, event.stacks, strict=True)
    return RouletteState(
        rules=event.rules,
        players=tuple(Player(seat, stack, stack) for seat, stack in stacks),
        numbers=event.numbers,
        slips=event.slips,
    )


def _found(state: RouletteState, seat: int) -> Player:
    player = state.player(seat)
    if player is None:
        raise ValueError(f"seat {seat} is not in the round")
    return player


def _changed(state: RouletteState, player: Player, **changes: Any) -> RouletteState:
    players = tuple(player if other.seat == player.seat else other for other in state.players)
    return replace(state, players=players, **changes)


def _laid(state: RouletteState, seat: int, bets: tuple[Bet, ...]) -> RouletteState:
    player = _found(state, seat)
    after = replace(
        player, stack=player.start - total(bets), bets=bets, asked=player.asked and bool(bets)
    )
    if state.begun or not bets:
        return _changed(state, after)
    return _changed(state, after, begun=True, turn=state.turn + 1)


def _spun(state: RouletteState, number: int) -> RouletteState:
    betting = {player.seat: player.bets for player in state.present() if player.bets}
    kept = [slip for slip in state.slips if slip.seat not in betting]
    slips = kept + [Slip(seat, bets) for seat, bets in betting.items()]
    return replace(
        state,
        phase=Phase.SPINNING,
        turn=state.turn + 1,
        number=number,
        slips=tuple(sorted(slips, key=lambda slip: slip.seat)),
    )


def _paid(state: RouletteState, event: moves.Paid) -> RouletteState:
    player = _found(state, event.seat)
    after = replace(
        player,
        stack=player.start + event.gain,
        bets=(),
        outcomes=event.outcomes,
        gain=event.gain,
    )
    return _changed(state, after, house=state.house - event.gain)


def _forfeited(state: RouletteState, seat: int, chips: int) -> RouletteState:
    gone = replace(_found(state, seat), bets=(), asked=False, left=True)
    # Who may bet has changed, and with it what the betting waits for; a spin goes on as it was.
    turn = state.turn + 1 if state.phase is Phase.BETTING else state.turn
    return _changed(state, gone, house=state.house + chips, turn=turn)


def _ended(state: RouletteState) -> RouletteState:
    numbers = state.numbers
    if state.number is not None:
        numbers = (state.number, *numbers)[:NUMBERS_KEPT]
    return replace(state, phase=Phase.OVER, numbers=numbers)
