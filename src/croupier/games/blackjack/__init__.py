"""Blackjack against the house (docs/rules/blackjack.md)."""

from msgspec.structs import replace

from croupier.games.blackjack import moves, play
from croupier.games.blackjack.moves import BlackjackAction, BlackjackCarryover, BlackjackEvent
from croupier.games.blackjack.rules import PRESETS, BlackjackRules, check
from croupier.games.blackjack.score import score
from croupier.games.blackjack.state import BlackjackState, Box, evolve
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
    view_type = moves.BlackjackView
    private_type = moves.BlackjackPrivateView
    options_type = moves.BlackjackOptions

    check = staticmethod(check)
    open = staticmethod(play.open_round)
    evolve = staticmethod(evolve)
    options = staticmethod(play.options)
    decide = staticmethod(play.decide)
    expire = staticmethod(play.expire)
    leave = staticmethod(play.leave)

    def stakes(self, rules: BlackjackRules) -> tuple[int, ...]:
        return (rules.bet_min,)

    def least(self, rules: BlackjackRules) -> int:
        return rules.bet_min

    def pending(self, state: BlackjackState) -> Pending | None:
        if state.phase is moves.Phase.BETTING:
            seats = tuple(box.seat for box in state.boxes if not box.started)
            return Pending(state.turn, seats, state.rules.clock_ms)
        actor = state.actor()
        return None if actor is None else Pending(state.turn, (actor.seat,), state.rules.clock_ms)

    def settlement(self, state: BlackjackState) -> Settlement | None:
        if state.phase is not moves.Phase.OVER:
            return None
        return Settlement({box.seat: box.stack - box.start for box in state.boxes}, state.house)

    def carry_over(self, state: BlackjackState) -> BlackjackCarryover:
        return BlackjackCarryover()

    def without_seat(self, carryover: BlackjackCarryover, seat: int) -> BlackjackCarryover:
        return carryover

    def holdings(self, state: BlackjackState) -> Holdings:
        stacks = {box.seat: box.stack for box in state.boxes}
        return Holdings(stacks, sum(box.bet for box in state.boxes), state.house)

    def view(self, state: BlackjackState) -> moves.BlackjackView:
        points, soft = score(state.dealer)
        return moves.BlackjackView(
            phase=state.phase,
            seats=tuple(_seat(box) for box in state.boxes),
            dealer=state.dealer,
            covered=state.covered,
            points=points,
            soft=soft,
        )

    def private_view(self, state: BlackjackState, seat: int) -> moves.BlackjackPrivateView | None:
        return None

    def show(self, event: BlackjackEvent, seat: int | None) -> BlackjackEvent | None:
        match event:
            case moves.Opened():
                return replace(event, deck=())
            case moves.CardsDealt():
                return replace(event, hole=())
            case moves.BetSet() | moves.Started() | moves.CardDrawn() | moves.Stood():
                return event
            case moves.Busted() | moves.HoleShown() | moves.DealerDrew():
                return event
            case moves.Forfeited() | moves.Paid() | moves.Ended():
                return event


def _seat(box: Box) -> moves.BlackjackSeat:
    points, soft = score(box.cards)
    return moves.BlackjackSeat(
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
