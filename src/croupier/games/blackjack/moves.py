"""The words of blackjack: what a seat may order, what happens, what is seen. Values only."""

from enum import StrEnum
from typing import assert_never

from msgspec import Struct

from croupier.cards.card import Card
from croupier.cards.chance import Chance
from croupier.games.amounts import AmountRange
from croupier.games.blackjack.rules import BlackjackRules
from croupier.games.game import Action, Carryover, Event, Options, PrivateView, View


class Phase(StrEnum):
    BETTING = "betting"
    PLAYING = "playing"
    OVER = "over"


class Result(StrEnum):
    WIN = "win"
    PUSH = "push"
    LOSS = "loss"


class SetBet(Action, frozen=True, tag="set_bet"):
    """Lay down so much in all; nothing takes the chips back."""

    chips: int


class Start(Action, frozen=True, tag="start"):
    pass


class Hit(Action, frozen=True, tag="hit"):
    pass


class Stand(Action, frozen=True, tag="stand"):
    pass


BlackjackAction = SetBet | Start | Hit | Stand


class Opened(Event, frozen=True, tag="bj_opened"):
    """The deck is nobody's to see."""

    rules: BlackjackRules
    seats: tuple[int, ...]
    stacks: tuple[int, ...]
    deck: tuple[Card, ...]


class BetSet(Event, frozen=True, tag="bj_bet_set"):
    seat: int
    chips: int


class Started(Event, frozen=True, tag="bj_started"):
    """The seat bets no more. Without a bet it is not dealt in."""

    seat: int


class CardsDealt(Event, frozen=True, tag="bj_dealt"):
    """Two cards for each seat with a bet. `hole` is the dealer's first card, which lies face
    down; `up` is the second."""

    seats: tuple[int, ...]
    hands: tuple[tuple[Card, ...], ...]
    hole: tuple[Card, ...]
    up: Card


class CardDrawn(Event, frozen=True, tag="bj_drawn"):
    seat: int
    card: Card


class Stood(Event, frozen=True, tag="bj_stood"):
    seat: int


class Busted(Event, frozen=True, tag="bj_busted"):
    seat: int


class HoleShown(Event, frozen=True, tag="bj_hole_shown"):
    card: Card


class DealerDrew(Event, frozen=True, tag="bj_dealer_drew"):
    card: Card


class Forfeited(Event, frozen=True, tag="bj_forfeited"):
    """The player went away; the bet stays with the house."""

    seat: int
    chips: int


class Paid(Event, frozen=True, tag="bj_paid"):
    """`back` goes from the table to the seat: twice the bet, the bet, or nothing."""

    seat: int
    result: Result
    bet: int
    back: int


class Ended(Event, frozen=True, tag="bj_ended"):
    pass


Betting = Opened | BetSet | Started
Playing = CardsDealt | CardDrawn | Stood | Busted | HoleShown | DealerDrew
Settling = Forfeited | Paid | Ended
BlackjackEvent = Betting | Playing | Settling


class BlackjackCarryover(Carryover, frozen=True):
    """Nothing outlives a round: the cards are shuffled anew."""


class BlackjackOptions(Options, frozen=True):
    """While `bet` is given, the seat may lay down one of these amounts, or nothing at all."""

    bet: AmountRange | None = None
    start: bool = False
    hit: bool = False
    stand: bool = False

    def allows(self, action: BlackjackAction) -> bool:
        match action:
            case SetBet(chips):
                return self.bet is not None and (chips == 0 or self.bet.allows(chips))
            case Start():
                return self.start
            case Hit():
                return self.hit
            case Stand():
                return self.stand
            case _:
                assert_never(action)

    def pick(self, chance: Chance) -> BlackjackAction:
        if self.bet is None:
            return Hit() if chance.below(2) else Stand()
        if self.start and chance.below(2):
            return Start()
        return SetBet(self.bet.pick(chance))


class BlackjackSeat(Struct, frozen=True, omit_defaults=True):
    """One seat as everybody sees it: all its cards lie face up. `laid` is what was bet in this
    round, also once `bet` is settled and gone."""

    seat: int
    stack: int
    bet: int = 0
    laid: int = 0
    started: bool = False
    cards: tuple[Card, ...] = ()
    points: int = 0
    soft: bool = False
    stood: bool = False
    busted: bool = False
    result: Result | None = None
    back: int = 0


class BlackjackView(View, frozen=True):
    """`dealer` are the cards that lie face up; `covered` says that one lies face down."""

    phase: Phase
    seats: tuple[BlackjackSeat, ...]
    dealer: tuple[Card, ...] = ()
    covered: bool = False
    points: int = 0
    soft: bool = False


class BlackjackPrivateView(PrivateView, frozen=True):
    """Nobody sees more than the others."""
