"""Sabacc for two to four seats, with its rules as data (docs/rules/sabacc.md)."""

from croupier.games.game import Game, Holdings, Pending, Settlement
from croupier.games.sabacc import dealing, moves, playing
from croupier.games.sabacc.evolve import evolve
from croupier.games.sabacc.moves import SabaccAction, SabaccCarryover, SabaccEvent
from croupier.games.sabacc.rules import PRESETS, SabaccRules, check
from croupier.games.sabacc.state import NOBODY, SabaccState
from croupier.games.sabacc.view import private_view, show, view


class Sabacc(Game[SabaccRules, SabaccCarryover, SabaccState, SabaccAction, SabaccEvent]):
    name = "sabacc"
    seats = range(2, 5)
    presets = PRESETS
    rules = SabaccRules
    carryover = SabaccCarryover
    state = SabaccState
    action = SabaccAction
    event = SabaccEvent
    view_type = moves.SabaccView
    private_type = moves.SabaccPrivateView
    options_type = moves.SabaccOptions

    check = staticmethod(check)
    open = staticmethod(dealing.open_game)
    evolve = staticmethod(evolve)
    options = staticmethod(playing.options)
    decide = staticmethod(dealing.decide)
    expire = staticmethod(dealing.expire)
    leave = staticmethod(dealing.leave)
    view = staticmethod(view)
    private_view = staticmethod(private_view)
    show = staticmethod(show)

    def stakes(self, rules: SabaccRules) -> tuple[int, ...]:
        return (rules.fee,)

    def least(self, rules: SabaccRules) -> int:
        return rules.fee

    def pending(self, state: SabaccState) -> Pending | None:
        if state.actor == NOBODY:
            return None
        return Pending(state.turn, (state.order[state.actor],), state.rules.clock_ms)

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


game = Sabacc()
