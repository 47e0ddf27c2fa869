"""Sabacc for two to four seats, with its rules as data (docs/rules/sabacc.md)."""

from collections.abc import Mapping

from croupier.cards.chance import Chance
from croupier.games.draft import Draft
from croupier.games.game import Game, Holdings, Pending, Refused, Settlement
from croupier.games.sabacc import dealing, playing, view
from croupier.games.sabacc.evolve import evolve
from croupier.games.sabacc.moves import (
    SabaccAction,
    SabaccCarryover,
    SabaccEvent,
    SabaccOptions,
    SabaccPrivateView,
    SabaccView,
)
from croupier.games.sabacc.rules import PRESETS, SabaccRules, check
from croupier.games.sabacc.state import NOBODY, SabaccState, SabaccTransition


class Sabacc(Game[SabaccRules, SabaccCarryover, SabaccState, SabaccAction, SabaccEvent]):
    name = "sabacc"
    seats = range(2, 5)
    presets = PRESETS
    rules = SabaccRules
    carryover = SabaccCarryover
    state = SabaccState
    action = SabaccAction
    event = SabaccEvent
    view_type = SabaccView
    private_type = SabaccPrivateView
    options_type = SabaccOptions

    def check(self, rules: SabaccRules) -> None:
        check(rules)

    def stakes(self, rules: SabaccRules) -> tuple[int, ...]:
        return (rules.fee,)

    def least(self, rules: SabaccRules) -> int:
        return rules.fee

    def open(
        self,
        rules: SabaccRules,
        stacks: Mapping[int, int],
        carryover: SabaccCarryover | None,
        chance: Chance,
    ) -> SabaccTransition:
        return dealing.open_game(rules, stacks, carryover, chance)

    def evolve(self, state: SabaccState | None, event: SabaccEvent) -> SabaccState:
        return evolve(state, event)

    def pending(self, state: SabaccState) -> Pending | None:
        if state.actor == NOBODY:
            return None
        return Pending(state.turn, (state.order[state.actor],), state.rules.clock_ms)

    def options(self, state: SabaccState, seat: int) -> SabaccOptions | None:
        return playing.options(state, seat)

    def decide(
        self, state: SabaccState, seat: int, action: SabaccAction, chance: Chance
    ) -> SabaccTransition:
        draft = Draft(evolve, state)
        playing.act(draft, seat, action, chance)
        return dealing.go_on(draft, chance)

    def expire(self, state: SabaccState, chance: Chance) -> SabaccTransition:
        if state.actor == NOBODY:
            raise Refused("hand_over")
        draft = Draft(evolve, state)
        playing.on_timeout(draft, chance)
        return dealing.go_on(draft, chance)

    def leave(self, state: SabaccState, seat: int, chance: Chance) -> SabaccTransition:
        return dealing.leave(state, seat, chance)

    def involved(self, state: SabaccState, seat: int) -> bool:
        return state.position(seat) in state.live

    def settlement(self, state: SabaccState) -> Settlement | None:
        if not state.over:
            return None
        ends = zip(state.order, state.starts, state.stacks, strict=True)
        gains = {seat: stack - start for seat, start, stack in ends}
        return Settlement(gains, state.sabacc_pot - state.filled)

    def carry_over(self, state: SabaccState) -> SabaccCarryover:
        return SabaccCarryover(state.sabacc_pot)

    def without_seat(self, carryover: SabaccCarryover, seat: int) -> SabaccCarryover:
        return carryover

    def holdings(self, state: SabaccState) -> Holdings:
        """The house filled the sabacc pot before the game: with its own chips before the first
        one, with the fees of earlier games afterwards."""
        stacks = dict(zip(state.order, state.stacks, strict=True))
        return Holdings(stacks, state.pot + state.sabacc_pot, -state.filled)

    def view(self, state: SabaccState) -> SabaccView:
        return view.view(state)

    def private_view(self, state: SabaccState, seat: int) -> SabaccPrivateView | None:
        return view.private_view(state, seat)

    def show(self, event: SabaccEvent, seat: int | None) -> SabaccEvent | None:
        return view.show(event, seat)


game = Sabacc()
