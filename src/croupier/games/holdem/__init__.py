"""Texas hold'em for two to ten seats, with its rules as data (docs/rules/holdem.md)."""

from operator import sub

from croupier.cards.chance import Chance
from croupier.games.game import Game, Holdings, Pending, Refused, Settlement
from croupier.games.holdem import betting, dealing
from croupier.games.holdem.evolve import evolve
from croupier.games.holdem.moves import (
    Departed,
    HoldemAction,
    HoldemEvent,
    HoldemLast,
    HoldemOptions,
    HoldemOwn,
    HoldemView,
)
from croupier.games.holdem.positions import NOBODY
from croupier.games.holdem.rules import PRESETS, FirstButton, HoldemRules, check
from croupier.games.holdem.seating import SEATS_MAX
from croupier.games.holdem.state import State
from croupier.games.holdem.view import own, show, view


class Holdem(Game[HoldemRules, HoldemLast, State, HoldemAction, HoldemEvent]):
    name = "holdem"
    seats = range(2, 11)
    presets = PRESETS
    rules = HoldemRules
    last = HoldemLast
    state = State
    action = HoldemAction
    event = HoldemEvent
    view_type = HoldemView
    own_type = HoldemOwn
    options_type = HoldemOptions

    def check(self, rules: HoldemRules) -> None:
        check(rules)

    def stakes(self, rules: HoldemRules) -> tuple[int, ...]:
        return rules.blinds or (rules.bet_min,)

    open = staticmethod(dealing.open_hand)

    def begin(self, rules: HoldemRules, mark: int) -> HoldemLast | None:
        """EPS-UC-001.5: the button is at the marked seat, or the next one taken."""
        if rules.first_button is FirstButton.HIGH_CARD:
            return None
        return HoldemLast((mark - 1) % SEATS_MAX, None, (), ())

    evolve = staticmethod(evolve)
    fold = staticmethod(dealing.fold)

    def pending(self, state: State) -> Pending | None:
        actor = state.actor
        if actor == NOBODY:
            return None
        return Pending(state.turn, (state.order[actor],), state.rules.clock_ms)

    options = staticmethod(betting.options)
    decide = staticmethod(dealing.decide)

    def expire(self, state: State, chance: Chance) -> tuple[HoldemEvent, ...]:
        if state.actor == NOBODY:
            raise Refused("hand_over")
        acted = betting.on_timeout(state, state.order[state.actor])
        return dealing.after_action(state, acted)

    def leave(self, state: State, seat: int, chance: Chance) -> tuple[HoldemEvent, ...]:
        position = state.position(seat)
        if position < 0 or state.over or state.gone >> position & 1:
            return ()
        departed = Departed(seat)
        events: list[HoldemEvent] = [departed]
        dealing.go_on(evolve(state, departed), events)
        return tuple(events)

    def involved(self, state: State, seat: int) -> bool:
        return seat in state.order and bool(state.able >> state.order.index(seat) & 1)

    def settlement(self, state: State) -> Settlement | None:
        if not state.over:
            return None
        return Settlement(dict(zip(state.order, map(sub, state.stacks, state.starts), strict=True)))

    def carry(self, state: State) -> HoldemLast:
        return HoldemLast(state.button, state.big_blind, state.order, state.clear)

    def forget(self, last: HoldemLast, seat: int) -> HoldemLast:
        return HoldemLast(
            last.button,
            last.big_blind,
            tuple(other for other in last.dealt if other != seat),
            tuple(other for other in last.clear if other != seat),
        )

    def holdings(self, state: State) -> Holdings:
        stacks = dict(zip(state.order, state.stacks, strict=True))
        return Holdings(stacks, sum(state.paid) + state.dead - sum(state.won))

    view = staticmethod(view)
    own = staticmethod(own)
    show = staticmethod(show)


game = Holdem()
