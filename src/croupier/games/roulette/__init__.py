"""European roulette for one to eight seats at one wheel (docs/rules/roulette.md)."""

from collections.abc import Mapping

from croupier.cards.chance import Chance
from croupier.games.game import Game, Holdings, Pending, Settlement
from croupier.games.roulette import playing
from croupier.games.roulette.moves import (
    Phase,
    Place,
    RouletteAction,
    RouletteEvent,
    RouletteLast,
    RouletteOptions,
    RouletteOwn,
    RouletteView,
    total,
)
from croupier.games.roulette.rules import PRESETS, RouletteRules, check
from croupier.games.roulette.state import State, evolve


class Roulette(Game[RouletteRules, RouletteLast, State, RouletteAction, RouletteEvent]):
    name = "roulette"
    seats = range(1, 9)
    presets = PRESETS
    rules = RouletteRules
    last = RouletteLast
    state = State
    action = RouletteAction
    event = RouletteEvent
    view_type = RouletteView
    own_type = RouletteOwn
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
        last: RouletteLast | None,
        chance: Chance,
    ) -> tuple[RouletteEvent, ...]:
        return playing.open_round(rules, stacks, last)

    def evolve(self, state: State | None, event: RouletteEvent) -> State:
        return evolve(state, event)

    def pending(self, state: State) -> Pending | None:
        return playing.pending(state)

    def options(self, state: State, seat: int) -> RouletteOptions | None:
        return playing.options(state, seat)

    def decide(
        self, state: State, seat: int, action: RouletteAction, chance: Chance
    ) -> tuple[RouletteEvent, ...]:
        return playing.decide(state, seat, action, chance)

    def expire(self, state: State, chance: Chance) -> tuple[RouletteEvent, ...]:
        return playing.expire(state, chance)

    def leave(self, state: State, seat: int, chance: Chance) -> tuple[RouletteEvent, ...]:
        return playing.leave(state, seat, chance)

    def settlement(self, state: State) -> Settlement | None:
        if state.phase is not Phase.OVER:
            return None
        gains = {player.seat: player.stack - player.start for player in state.players}
        return Settlement(gains, state.house)

    def carry(self, state: State) -> RouletteLast:
        gone = {player.seat for player in state.players if player.left}
        kept = tuple(slip for slip in state.slips if slip.seat not in gone)
        return RouletteLast(state.numbers, kept)

    def forget(self, last: RouletteLast, seat: int) -> RouletteLast:
        kept = tuple(slip for slip in last.slips if slip.seat != seat)
        return RouletteLast(last.numbers, kept)

    def holdings(self, state: State) -> Holdings:
        stacks = {player.seat: player.stack for player in state.players}
        middle = sum(total(player.bets) for player in state.players)
        return Holdings(stacks, middle, state.house)

    def view(self, state: State) -> RouletteView:
        places = tuple(
            Place(p.seat, p.stack, p.bets, p.asked, p.left, p.outcomes, p.gain)
            for p in state.players
        )
        return RouletteView(state.phase, state.rules.paytable, places, state.numbers, state.number)

    def own(self, state: State, seat: int) -> RouletteOwn | None:
        if state.player(seat) is None:
            return None
        slips = (slip.bets for slip in state.slips if slip.seat == seat)
        return RouletteOwn(next(slips, ()))

    def show(self, event: RouletteEvent, eye: int | None) -> RouletteEvent | None:
        return event

    def involved(self, state: State, seat: int) -> bool:
        return state.phase is Phase.BETTING and state.player(seat) is not None


game = Roulette()
