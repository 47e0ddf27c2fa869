"""European roulette for one to eight seats at one wheel (docs/rules/roulette.md)."""

from croupier.games.game import Game, Holdings, Settlement
from croupier.games.roulette import moves, playing
from croupier.games.roulette.moves import RouletteAction, RouletteCarryover, RouletteEvent, total
from croupier.games.roulette.rules import PRESETS, RouletteRules, check
from croupier.games.roulette.state import RouletteState, evolve


class Roulette(
    Game[RouletteRules, RouletteCarryover, RouletteState, RouletteAction, RouletteEvent]
):
    name = "roulette"
    seats = range(1, 9)
    presets = PRESETS
    rules = RouletteRules
    carryover = RouletteCarryover
    state = RouletteState
    action = RouletteAction
    event = RouletteEvent
    view_type = moves.RouletteView
    private_type = moves.RoulettePrivateView
    options_type = moves.RouletteOptions

    check = staticmethod(check)
    open = staticmethod(playing.open_round)
    evolve = staticmethod(evolve)
    pending = staticmethod(playing.pending)
    options = staticmethod(playing.options)
    decide = staticmethod(playing.decide)
    expire = staticmethod(playing.expire)
    leave = staticmethod(playing.leave)

    def stakes(self, rules: RouletteRules) -> tuple[int, ...]:
        return (rules.bet_min,) if rules.bet_max is None else (rules.bet_min, rules.bet_max)

    def least(self, rules: RouletteRules) -> int:
        return rules.bet_min

    def settlement(self, state: RouletteState) -> Settlement | None:
        if state.phase is not moves.Phase.OVER:
            return None
        gains = {player.seat: player.stack - player.start for player in state.players}
        idle = tuple(p.seat for p in state.players if not p.outcomes and not gains[p.seat])
        return Settlement(gains, state.house, idle=idle)

    def carry_over(self, state: RouletteState) -> RouletteCarryover:
        gone = {player.seat for player in state.players if player.left}
        kept = tuple(slip for slip in state.slips if slip.seat not in gone)
        return RouletteCarryover(state.numbers, kept)

    def without_seat(self, carryover: RouletteCarryover, seat: int) -> RouletteCarryover:
        kept = tuple(slip for slip in carryover.slips if slip.seat != seat)
        return RouletteCarryover(carryover.numbers, kept)

    def holdings(self, state: RouletteState) -> Holdings:
        stacks = {player.seat: player.stack for player in state.players}
        middle = sum(total(player.bets) for player in state.players)
        return Holdings(stacks, middle, state.house)

    def view(self, state: RouletteState) -> moves.RouletteView:
        seats = tuple(
            moves.RouletteSeat(p.seat, p.stack, p.bets, p.asked, p.left, p.outcomes, p.gain)
            for p in state.players
        )
        return moves.RouletteView(
            state.phase, state.rules.paytable, seats, state.numbers, state.number
        )

    def private_view(self, state: RouletteState, seat: int) -> moves.RoulettePrivateView | None:
        if state.player(seat) is None:
            return None
        slips = (slip.bets for slip in state.slips if slip.seat == seat)
        return moves.RoulettePrivateView(next(slips, ()))

    def show(self, event: RouletteEvent, seat: int | None) -> RouletteEvent | None:
        match event:
            case moves.Opened() | moves.SlipLaid() | moves.SpinAsked() | moves.Spun():
                return event
            case moves.Paid() | moves.Forfeited() | moves.Ended():
                return event

    def involved(self, state: RouletteState, seat: int) -> bool:
        return state.phase is moves.Phase.BETTING and state.player(seat) is not None


game = Roulette()
