"""European roulette for one to eight seats at one wheel (docs/rules/roulette.md)."""

from collections.abc import Mapping

from croupier.cards.chance import Chance
from croupier.games.game import Game, Holdings, Pending, Settlement
from croupier.games.roulette import playing
from croupier.games.roulette.moves import (
    Ended,
    Forfeited,
    Opened,
    Paid,
    Phase,
    RouletteAction,
    RouletteCarryover,
    RouletteEvent,
    RouletteOptions,
    RoulettePrivateView,
    RouletteSeat,
    RouletteView,
    SlipLaid,
    SpinAsked,
    Spun,
    total,
)
from croupier.games.roulette.rules import PRESETS, RouletteRules, check
from croupier.games.roulette.state import RouletteState, RouletteTransition, evolve


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
    view_type = RouletteView
    private_type = RoulettePrivateView
    options_type = RouletteOptions

    def check(self, rules: RouletteRules) -> None:
        check(rules)

    def stakes(self, rules: RouletteRules) -> tuple[int, ...]:
        return (rules.bet_min,) if rules.bet_max is None else (rules.bet_min, rules.bet_max)

    def least(self, rules: RouletteRules) -> int:
        return rules.bet_min

    def open(
        self,
        rules: RouletteRules,
        stacks: Mapping[int, int],
        carryover: RouletteCarryover | None,
        chance: Chance,
    ) -> RouletteTransition:
        return playing.open_round(rules, stacks, carryover)

    def evolve(self, state: RouletteState | None, event: RouletteEvent) -> RouletteState:
        return evolve(state, event)

    def pending(self, state: RouletteState) -> Pending | None:
        return playing.pending(state)

    def options(self, state: RouletteState, seat: int) -> RouletteOptions | None:
        return playing.options(state, seat)

    def decide(
        self, state: RouletteState, seat: int, action: RouletteAction, chance: Chance
    ) -> RouletteTransition:
        return playing.decide(state, seat, action, chance)

    def expire(self, state: RouletteState, chance: Chance) -> RouletteTransition:
        return playing.expire(state, chance)

    def leave(self, state: RouletteState, seat: int, chance: Chance) -> RouletteTransition:
        return playing.leave(state, seat, chance)

    def settlement(self, state: RouletteState) -> Settlement | None:
        if state.phase is not Phase.OVER:
            return None
        gains = {player.seat: player.stack - player.start for player in state.players}
        return Settlement(gains, state.house)

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

    def view(self, state: RouletteState) -> RouletteView:
        seats = tuple(
            RouletteSeat(p.seat, p.stack, p.bets, p.asked, p.left, p.outcomes, p.gain)
            for p in state.players
        )
        return RouletteView(state.phase, state.rules.paytable, seats, state.numbers, state.number)

    def private_view(self, state: RouletteState, seat: int) -> RoulettePrivateView | None:
        if state.player(seat) is None:
            return None
        slips = (slip.bets for slip in state.slips if slip.seat == seat)
        return RoulettePrivateView(next(slips, ()))

    def show(self, event: RouletteEvent, seat: int | None) -> RouletteEvent | None:
        match event:
            case Opened() | SlipLaid() | SpinAsked() | Spun() | Paid() | Forfeited() | Ended():
                return event

    def involved(self, state: RouletteState, seat: int) -> bool:
        return state.phase is Phase.BETTING and state.player(seat) is not None


game = Roulette()
