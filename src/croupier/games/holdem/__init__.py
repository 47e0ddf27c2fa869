"""Texas hold'em for two to ten seats, with its rules as data (docs/rules/holdem.md)."""

from operator import sub

from msgspec.structs import replace

from croupier.games.game import Game, Holdings, Pending, Settlement
from croupier.games.holdem import betting, dealing, moves
from croupier.games.holdem.coach import HoldemCoach
from croupier.games.holdem.evolve import evolve
from croupier.games.holdem.moves import HoldemAction, HoldemCarryover, HoldemEvent
from croupier.games.holdem.positions import NOBODY
from croupier.games.holdem.rigging import HoldemRigging
from croupier.games.holdem.rules import PRESETS, FirstButton, HoldemRules, check
from croupier.games.holdem.seating import SEATS_MAX
from croupier.games.holdem.state import HoldemState
from croupier.games.holdem.view import private_view, same_private_views, show, view
from croupier.games.rigging import HOLD_MS


class Holdem(Game[HoldemRules, HoldemCarryover, HoldemState, HoldemAction, HoldemEvent]):
    name = "holdem"
    seats = range(2, 11)
    presets = PRESETS
    coach = HoldemCoach()
    rigging = HoldemRigging()
    rules = HoldemRules
    carryover = HoldemCarryover
    state = HoldemState
    action = HoldemAction
    event = HoldemEvent
    view_type = moves.HoldemView
    private_type = moves.HoldemPrivateView
    options_type = moves.HoldemOptions

    check = staticmethod(check)
    open = staticmethod(dealing.open_hand)
    evolve = staticmethod(evolve)
    options = staticmethod(betting.options)
    decide = staticmethod(dealing.decide)
    expire = staticmethod(dealing.expire)
    leave = staticmethod(dealing.leave)
    bring = staticmethod(dealing.bring)
    view = staticmethod(view)
    private_view = staticmethod(private_view)
    same_private_views = staticmethod(same_private_views)
    show = staticmethod(show)

    def stakes(self, rules: HoldemRules) -> tuple[int, ...]:
        return rules.blinds or (rules.bet_min,)

    def first_carryover(self, rules: HoldemRules, mark: int) -> HoldemCarryover | None:
        """EPS-UC-001.5: the button is at the marked seat, or the next one taken."""
        if rules.first_button is FirstButton.HIGH_CARD:
            return None
        return HoldemCarryover((mark - 1) % SEATS_MAX, None, (), ())

    def pending(self, state: HoldemState) -> Pending | None:
        actor = state.actor
        if actor == NOBODY:
            return Pending(state.turn, (), HOLD_MS) if state.waits_for_tester else None
        return Pending(state.turn, (state.order[actor],), state.rules.clock_ms)

    def involved(self, state: HoldemState, seat: int) -> bool:
        position = state.position(seat)
        return position != NOBODY and bool(state.can_bet >> position & 1)

    def show_hand(self, state: HoldemState, seat: int) -> HoldemState | None:
        position = state.position(seat)
        if position == NOBODY or not (state.over and state.rules.may_show):
            return None
        if state.shown >> position & 1 or not state.hands[position]:
            return None
        bit = 1 << position
        return replace(state, shown=state.shown | bit, mucked=state.mucked & ~bit)

    def risks_all(self, state: HoldemState, seat: int) -> bool:
        position = state.position(seat)
        return position != NOBODY and bool(state.live & ~state.can_bet & 1 << position)

    def settlement(self, state: HoldemState) -> Settlement | None:
        if not state.over:
            return None
        return Settlement(dict(zip(state.order, map(sub, state.stacks, state.starts), strict=True)))

    def carry_over(self, state: HoldemState) -> HoldemCarryover:
        return HoldemCarryover(state.button, state.big_blind, state.order, state.owes_no_blind)

    def without_seat(self, carryover: HoldemCarryover, seat: int) -> HoldemCarryover:
        return HoldemCarryover(
            carryover.button,
            carryover.big_blind,
            tuple(other for other in carryover.dealt if other != seat),
            tuple(other for other in carryover.owes_no_blind if other != seat),
        )

    def holdings(self, state: HoldemState) -> Holdings:
        stacks = dict(zip(state.order, state.stacks, strict=True))
        return Holdings(stacks, sum(state.paid) + state.dead - sum(state.won))


game = Holdem()
