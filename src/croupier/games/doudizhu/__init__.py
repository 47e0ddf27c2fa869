"""Dou dizhu for three seats, with its rules as data (docs/rules/doudizhu.md)."""

from croupier.games.doudizhu import dealing, moves, playing
from croupier.games.doudizhu.evolve import evolve
from croupier.games.doudizhu.moves import DoudizhuAction, DoudizhuCarryover, DoudizhuEvent, Phase
from croupier.games.doudizhu.rules import PRESETS, DoudizhuRules, check
from croupier.games.doudizhu.scoring import scores_after
from croupier.games.doudizhu.state import NOBODY, PLAYERS, DoudizhuState
from croupier.games.doudizhu.view import private_view, show, view
from croupier.games.game import Game, Holdings, Pending, Settlement


class Doudizhu(
    Game[DoudizhuRules, DoudizhuCarryover, DoudizhuState, DoudizhuAction, DoudizhuEvent]
):
    name = "doudizhu"
    seats = range(PLAYERS, PLAYERS + 1)
    presets = PRESETS
    rules = DoudizhuRules
    carryover = DoudizhuCarryover
    state = DoudizhuState
    action = DoudizhuAction
    event = DoudizhuEvent
    view_type = moves.DoudizhuView
    private_type = moves.DoudizhuPrivateView
    options_type = moves.DoudizhuOptions

    check = staticmethod(check)
    open = staticmethod(dealing.open_round)
    evolve = staticmethod(evolve)
    options = staticmethod(playing.options)
    decide = staticmethod(playing.decide)
    expire = staticmethod(playing.expire)
    leave = staticmethod(playing.leave)
    view = staticmethod(view)
    private_view = staticmethod(private_view)
    show = staticmethod(show)

    def stakes(self, rules: DoudizhuRules) -> tuple[int, ...]:
        return (rules.base,)

    def least(self, rules: DoudizhuRules) -> int:
        return rules.base

    def first_carryover(self, rules: DoudizhuRules, mark: int) -> DoudizhuCarryover:
        return DoudizhuCarryover(mark)

    def pending(self, state: DoudizhuState) -> Pending | None:
        actor = state.actor
        if actor == NOBODY:
            return None
        return Pending(state.turn, (state.order[actor],), state.rules.clock_ms)

    def involved(self, state: DoudizhuState, seat: int) -> bool:
        position = state.position(seat)
        return position not in (NOBODY, *state.departed) and state.phase is not Phase.OVER

    def settlement(self, state: DoudizhuState) -> Settlement | None:
        if state.result is None:
            return None
        return Settlement(dict(zip(state.order, state.result.gains, strict=True)))

    def carry_over(self, state: DoudizhuState) -> DoudizhuCarryover:
        return DoudizhuCarryover(state.order[1], scores_after(state))

    def without_seat(self, carryover: DoudizhuCarryover, seat: int) -> DoudizhuCarryover:
        """The turn to bid first belongs to the seat, the score to its player."""
        kept = tuple(score for score in carryover.scores if score.seat != seat)
        return DoudizhuCarryover(carryover.first, kept)

    def holdings(self, state: DoudizhuState) -> Holdings:
        return Holdings(dict(zip(state.order, state.stacks, strict=True)), 0)


game = Doudizhu()
