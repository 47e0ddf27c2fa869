"""Blackjack against the house (docs/rules/blackjack.md, docs/rules/twenty-one.md)."""

from msgspec.structs import replace

from croupier.games.blackjack import moves, play
from croupier.games.blackjack import options as offers
from croupier.games.blackjack.coach import BlackjackCoach
from croupier.games.blackjack.evolve import evolve
from croupier.games.blackjack.moves import BlackjackAction, BlackjackCarryover, BlackjackEvent
from croupier.games.blackjack.rules import PRESETS, BlackjackRules, check
from croupier.games.blackjack.shoe import cards_to_keep
from croupier.games.blackjack.show import view
from croupier.games.blackjack.state import BlackjackState
from croupier.games.blackjack.views import BlackjackOptions, BlackjackPrivateView, BlackjackView
from croupier.games.game import Game, Holdings, Pending, Settlement

BUSTED_THE_HOUSE = "busted_the_house"


class Blackjack(
    Game[BlackjackRules, BlackjackCarryover, BlackjackState, BlackjackAction, BlackjackEvent]
):
    name = "blackjack"
    seats = range(1, 9)
    presets = PRESETS
    coach = BlackjackCoach()
    rules = BlackjackRules
    carryover = BlackjackCarryover
    state = BlackjackState
    action = BlackjackAction
    event = BlackjackEvent
    view_type = BlackjackView
    private_type = BlackjackPrivateView
    options_type = BlackjackOptions

    check = staticmethod(check)
    least = staticmethod(play.least_stack)
    open = staticmethod(play.open_round)
    evolve = staticmethod(evolve)
    options = staticmethod(offers.options)
    decide = staticmethod(play.decide)
    expire = staticmethod(play.expire)
    leave = staticmethod(play.leave)
    carry_over = staticmethod(cards_to_keep)
    view = staticmethod(view)

    def stakes(self, rules: BlackjackRules) -> tuple[int, ...]:
        return (rules.bet_min,)

    def pending(self, state: BlackjackState) -> Pending | None:
        if state.phase is moves.Phase.OVER:
            return None
        return Pending(state.turn, state.asked(), state.rules.clock_ms)

    def settlement(self, state: BlackjackState) -> Settlement | None:
        if state.phase is not moves.Phase.OVER:
            return None
        gains = {box.seat: box.stack - box.start for box in state.boxes}
        honours = dict.fromkeys(state.busted_by, BUSTED_THE_HOUSE)
        idle = tuple([box.seat for box in state.boxes if not box.dealt_in and not gains[box.seat]])
        return Settlement(gains, state.house, honours, bool(honours), idle)  # T21-6.4.4

    def without_seat(self, carryover: BlackjackCarryover, seat: int) -> BlackjackCarryover:
        """The shoe belongs to no seat."""
        return carryover

    def holdings(self, state: BlackjackState) -> Holdings:
        stacks = {box.seat: box.stack for box in state.boxes}
        return Holdings(stacks, sum([box.on_table for box in state.boxes]), state.house)

    def private_view(self, state: BlackjackState, seat: int) -> BlackjackPrivateView | None:
        return None

    def show(self, event: BlackjackEvent, seat: int | None) -> BlackjackEvent | None:
        match event:
            case moves.Opened() | moves.Shuffled():
                return replace(event, deck=())
            case moves.CardsDealt():
                return replace(event, hole=())
            case moves.BetSet() | moves.Started() | moves.CardDrawn() | moves.Stood():
                return event
            case moves.Doubled() | moves.WasSplit() | moves.Surrendered() | moves.Busted():
                return event
            case moves.Insured() | moves.InsuranceSettled() | moves.Peeked():
                return event
            case moves.HoleShown() | moves.DealerDrew() | moves.Forfeited():
                return event
            case moves.Paid() | moves.HouseBusted() | moves.Ended():
                return event


game = Blackjack()
