"""Blackjack against the house (docs/rules/blackjack.md)."""

from collections.abc import Mapping

from msgspec.structs import replace

from croupier.cards.chance import Chance
from croupier.games.blackjack import play
from croupier.games.blackjack.moves import (
    BlackjackAction,
    BlackjackEvent,
    BlackjackLast,
    BlackjackOptions,
    BlackjackOwn,
    BlackjackView,
    CardsDealt,
    Opened,
    Phase,
    Spot,
)
from croupier.games.blackjack.rules import PRESETS, BlackjackRules, check
from croupier.games.blackjack.score import score
from croupier.games.blackjack.state import Box, State, evolve
from croupier.games.game import Game, Holdings, Pending, Settlement


class Blackjack(Game[BlackjackRules, BlackjackLast, State, BlackjackAction, BlackjackEvent]):
    name = "blackjack"
    seats = range(1, 8)
    presets = PRESETS
    rules = BlackjackRules
    last = BlackjackLast
    state = State
    action = BlackjackAction
    event = BlackjackEvent
    view_type = BlackjackView
    own_type = BlackjackOwn
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
        last: BlackjackLast | None,
        chance: Chance,
    ) -> tuple[BlackjackEvent, ...]:
        return play.open_round(rules, stacks, chance)

    def evolve(self, state: State | None, event: BlackjackEvent) -> State:
        return evolve(state, event)

    def pending(self, state: State) -> Pending | None:
        if state.phase is Phase.BETTING:
            seats = tuple(box.seat for box in state.boxes if not box.started)
            return Pending(state.turn, seats, state.rules.clock_ms)
        actor = state.actor()
        return None if actor is None else Pending(state.turn, (actor.seat,), state.rules.clock_ms)

    def options(self, state: State, seat: int) -> BlackjackOptions | None:
        return play.options(state, seat)

    def decide(
        self, state: State, seat: int, action: BlackjackAction, chance: Chance
    ) -> tuple[BlackjackEvent, ...]:
        return play.decide(state, seat, action)

    def expire(self, state: State, chance: Chance) -> tuple[BlackjackEvent, ...]:
        return play.expire(state)

    def leave(self, state: State, seat: int, chance: Chance) -> tuple[BlackjackEvent, ...]:
        return play.leave(state, seat)

    def settlement(self, state: State) -> Settlement | None:
        if state.phase is not Phase.OVER:
            return None
        return Settlement({box.seat: box.stack - box.start for box in state.boxes}, state.house)

    def carry(self, state: State) -> BlackjackLast:
        return BlackjackLast()

    def forget(self, last: BlackjackLast, seat: int) -> BlackjackLast:
        return last

    def holdings(self, state: State) -> Holdings:
        stacks = {box.seat: box.stack for box in state.boxes}
        return Holdings(stacks, sum(box.bet for box in state.boxes), state.house)

    def view(self, state: State) -> BlackjackView:
        points, soft = score(state.dealer)
        return BlackjackView(
            phase=state.phase,
            spots=tuple(_spot(box) for box in state.boxes),
            dealer=state.dealer,
            covered=state.covered,
            points=points,
            soft=soft,
        )

    def own(self, state: State, seat: int) -> BlackjackOwn | None:
        return None

    def show(self, event: BlackjackEvent, eye: int | None) -> BlackjackEvent | None:
        match event:
            case Opened():
                return replace(event, deck=())
            case CardsDealt():
                return replace(event, hole=())
            case _:
                return event


def _spot(box: Box) -> Spot:
    points, soft = score(box.cards)
    return Spot(
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
