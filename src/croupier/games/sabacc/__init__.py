"""Sabacc for two to four seats, with its rules as data (docs/rules/sabacc.md)."""

from collections.abc import Mapping

from croupier.cards.chance import Chance
from croupier.games.game import Game, Holdings, Pending, Refused, Settlement
from croupier.games.sabacc import dealing, playing, view
from croupier.games.sabacc.evolve import evolve
from croupier.games.sabacc.moves import (
    SabaccAction,
    SabaccEvent,
    SabaccLast,
    SabaccOptions,
    SabaccOwn,
    SabaccView,
)
from croupier.games.sabacc.rules import PRESETS, SabaccRules, check
from croupier.games.sabacc.state import NOBODY, State


class Sabacc(Game[SabaccRules, SabaccLast, State, SabaccAction, SabaccEvent]):
    name = "sabacc"
    seats = range(2, 5)
    presets = PRESETS
    rules = SabaccRules
    last = SabaccLast
    state = State
    action = SabaccAction
    event = SabaccEvent
    view_type = SabaccView
    own_type = SabaccOwn
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
        last: SabaccLast | None,
        chance: Chance,
    ) -> tuple[SabaccEvent, ...]:
        return dealing.open_game(rules, stacks, last, chance)

    def evolve(self, state: State | None, event: SabaccEvent) -> State:
        return evolve(state, event)

    def pending(self, state: State) -> Pending | None:
        if state.actor == NOBODY:
            return None
        return Pending(state.turn, (state.order[state.actor],), state.rules.clock_ms)

    def options(self, state: State, seat: int) -> SabaccOptions | None:
        return playing.options(state, seat)

    def decide(
        self, state: State, seat: int, action: SabaccAction, chance: Chance
    ) -> tuple[SabaccEvent, ...]:
        return dealing.after(state, playing.act(state, seat, action, chance), chance)

    def expire(self, state: State, chance: Chance) -> tuple[SabaccEvent, ...]:
        if state.actor == NOBODY:
            raise Refused("hand_over")
        return dealing.after(state, playing.on_timeout(state, chance), chance)

    def leave(self, state: State, seat: int, chance: Chance) -> tuple[SabaccEvent, ...]:
        return dealing.leave(state, seat, chance)

    def involved(self, state: State, seat: int) -> bool:
        return state.position(seat) in state.live

    def settlement(self, state: State) -> Settlement | None:
        if not state.over:
            return None
        ends = zip(state.order, state.starts, state.stacks, strict=True)
        gains = {seat: stack - start for seat, start, stack in ends}
        return Settlement(gains, state.sabacc_pot - state.filled)

    def carry(self, state: State) -> SabaccLast:
        return SabaccLast(state.sabacc_pot)

    def forget(self, last: SabaccLast, seat: int) -> SabaccLast:
        return last

    def holdings(self, state: State) -> Holdings:
        """The house filled the sabacc pot before the game: with its own chips before the first
        one, with the fees of earlier games afterwards."""
        stacks = dict(zip(state.order, state.stacks, strict=True))
        return Holdings(stacks, state.pot + state.sabacc_pot, -state.filled)

    def view(self, state: State) -> SabaccView:
        return view.view(state)

    def own(self, state: State, seat: int) -> SabaccOwn | None:
        return view.own(state, seat)

    def show(self, event: SabaccEvent, eye: int | None) -> SabaccEvent | None:
        return view.show(event, eye)


game = Sabacc()
