"""Blackjack against the house (docs/rules/blackjack.md)."""

from collections.abc import Mapping

from msgspec.structs import replace

from croupier.cards.chance import Chance
from croupier.games.blackjack import play
from croupier.games.blackjack.moves import (
    BetSet,
    BlackjackAction,
    BlackjackCarryover,
    BlackjackEvent,
    BlackjackOptions,
    BlackjackPrivateView,
    BlackjackSeat,
    BlackjackView,
    Busted,
    CardDrawn,
    CardsDealt,
    DealerDrew,
    Ended,
    Forfeited,
    HoleShown,
    Opened,
    Paid,
    Phase,
    Started,
    Stood,
)
from croupier.games.blackjack.rules import PRESETS, BlackjackRules, check
from croupier.games.blackjack.score import score
from croupier.games.blackjack.state import BlackjackState, BlackjackTransition, Box, evolve
from croupier.games.game import Game, Holdings, Pending, Settlement


class Blackjack(
    Game[BlackjackRules, BlackjackCarryover, BlackjackState, BlackjackAction, BlackjackEvent]
):
    name = "blackjack"
    seats = range(1, 8)
    presets = PRESETS
    rules = BlackjackRules
    carryover = BlackjackCarryover
    state = BlackjackState
    action = BlackjackAction
    event = BlackjackEvent
    view_type = BlackjackView
    private_type = BlackjackPrivateView
    options_type = BlackjackOptions

    def check(self, rules: BlackjackRules) -> None:
        check(rules)

    def stakes(self, rules: BlackjackRules) -> tuple[int, ...]:
        return (rules.bet_min,)

    def least(self, rules: BlackjackRules) -> int:
        return rules.bet_min

    def open(
        self,
        rules: BlackjackRules,
        stacks: Mapping[int, int],
        carryover: BlackjackCarryover | None,
        chance: Chance,
    ) -> BlackjackTransition:
        return play.open_round(rules, stacks, chance)

    def evolve(self, state: BlackjackState | None, event: BlackjackEvent) -> BlackjackState:
        return evolve(state, event)

    def pending(self, state: BlackjackState) -> Pending | None:
        if state.phase is Phase.BETTING:
            seats = tuple(box.seat for box in state.boxes if not box.started)
            return Pending(state.turn, seats, state.rules.clock_ms)
        actor = state.actor()
        return None if actor is None else Pending(state.turn, (actor.seat,), state.rules.clock_ms)

    def options(self, state: BlackjackState, seat: int) -> BlackjackOptions | None:
        return play.options(state, seat)

    def decide(
        self, state: BlackjackState, seat: int, action: BlackjackAction, chance: Chance
    ) -> BlackjackTransition:
        return play.decide(state, seat, action)

    def expire(self, state: BlackjackState, chance: Chance) -> BlackjackTransition:
        return play.expire(state)

    def leave(self, state: BlackjackState, seat: int, chance: Chance) -> BlackjackTransition:
        return play.leave(state, seat)

    def settlement(self, state: BlackjackState) -> Settlement | None:
        if state.phase is not Phase.OVER:
            return None
        return Settlement({box.seat: box.stack - box.start for box in state.boxes}, state.house)

    def carry_over(self, state: BlackjackState) -> BlackjackCarryover:
        return BlackjackCarryover()

    def without_seat(self, carryover: BlackjackCarryover, seat: int) -> BlackjackCarryover:
        return carryover

    def holdings(self, state: BlackjackState) -> Holdings:
        stacks = {box.seat: box.stack for box in state.boxes}
        return Holdings(stacks, sum(box.bet for box in state.boxes), state.house)

    def view(self, state: BlackjackState) -> BlackjackView:
        points, soft = score(state.dealer)
        return BlackjackView(
            phase=state.phase,
            seats=tuple(_seat(box) for box in state.boxes),
            dealer=state.dealer,
            covered=state.covered,
            points=points,
            soft=soft,
        )

    def private_view(self, state: BlackjackState, seat: int) -> BlackjackPrivateView | None:
        return None

    def show(self, event: BlackjackEvent, seat: int | None) -> BlackjackEvent | None:
        match event:
            case Opened():
                return replace(event, deck=())
            case CardsDealt():
                return replace(event, hole=())
            case (
                BetSet()
                | Started()
                | CardDrawn()
                | Stood()
                | Busted()
                | HoleShown()
                | DealerDrew()
                | Forfeited()
                | Paid()
                | Ended()
            ):
                return event


def _seat(box: Box) -> BlackjackSeat:
    points, soft = score(box.cards)
    return BlackjackSeat(
        seat=box.seat,
        stack=box.stack,
        bet=box.bet,
        laid=box.laid,
        started=box.started,
        cards=box.cards,
        points=points,
        soft=soft,
        stood=box.stood,
        busted=box.busted,
        result=box.result,
        back=box.back,
    )


game = Blackjack()
