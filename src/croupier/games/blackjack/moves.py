"""The words of blackjack: what a seat may order and what happens. Values only.

A seat may hold several hands, counted from 0. An order concerns the hand that is on turn; events
name the hand.
"""

from enum import StrEnum

from croupier.cards.card import Card
from croupier.games.blackjack.rules import BlackjackRules
from croupier.games.game import Action, Carryover, Event


class Phase(StrEnum):
    BETTING = "betting"
    INSURANCE = "insurance"
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


class Insure(Action, frozen=True, tag="insure"):
    """A side bet that the dealer has a natural."""

    chips: int


class Decline(Action, frozen=True, tag="decline"):
    """No insurance."""


class Hit(Action, frozen=True, tag="hit"):
    pass


class Stand(Action, frozen=True, tag="stand"):
    pass


class Double(Action, frozen=True, tag="double"):
    """As much again, and one last card."""


class Split(Action, frozen=True, tag="split"):
    """Two hands of a pair, the second with a bet like the first."""


class Surrender(Action, frozen=True, tag="surrender"):
    """Give up the hand for half of its bet."""


HandAction = Hit | Stand | Double | Split | Surrender
BlackjackAction = SetBet | Start | Insure | Decline | HandAction


class Opened(Event, frozen=True, tag="bj_opened", omit_defaults=True):
    """The deck is nobody's to see. Where the shoe goes on from round to round, `left` is how many
    cards it holds, `marker` how many of them lie behind the marker, and `seen` how many of each
    rank, from the two to the ace, left it in earlier rounds."""

    rules: BlackjackRules
    seats: tuple[int, ...]
    stacks: tuple[int, ...]
    deck: tuple[Card, ...]
    left: int = 0
    marker: int = 0
    seen: tuple[int, ...] = ()


class BetSet(Event, frozen=True, tag="bj_bet_set"):
    seat: int
    chips: int


class Started(Event, frozen=True, tag="bj_started"):
    """The seat bets no more. Without a bet it is not dealt in."""

    seat: int


class CardsDealt(Event, frozen=True, tag="bj_dealt", omit_defaults=True):
    """Two cards for each seat with a bet. `hole` is the dealer's first card, which lies face
    down; `up` is the second. `insurance` says that the seats are asked for it before they play."""

    seats: tuple[int, ...]
    hands: tuple[tuple[Card, ...], ...]
    hole: tuple[Card, ...]
    up: Card
    insurance: bool = False


class Shuffled(Event, frozen=True, tag="bj_shuffled", omit_defaults=True):
    """The marker was reached, and all cards that do not lie on the table were shuffled. The order
    is nobody's to see. When this happens in the middle of the deal, the first `dealt` cards of
    the deck are those that were dealt before; `CardsDealt` follows and shows them."""

    deck: tuple[Card, ...]
    left: int
    marker: int
    dealt: int = 0


class Insured(Event, frozen=True, tag="bj_insured"):
    """`chips` is 0 when the seat has declined."""

    seat: int
    chips: int


class InsuranceSettled(Event, frozen=True, tag="bj_insurance_settled"):
    """`back` goes from the table to the seat: three times the side bet, or nothing."""

    seat: int
    chips: int
    back: int


class Peeked(Event, frozen=True, tag="bj_peeked"):
    """The dealer looked at the hidden card and has no natural."""


class CardDrawn(Event, frozen=True, tag="bj_drawn", omit_defaults=True):
    seat: int
    card: Card
    hand: int = 0


class Stood(Event, frozen=True, tag="bj_stood", omit_defaults=True):
    seat: int
    hand: int = 0


class Doubled(Event, frozen=True, tag="bj_doubled", omit_defaults=True):
    """`chips` more lie on the hand. Its last card follows."""

    seat: int
    chips: int
    hand: int = 0


class WasSplit(Event, frozen=True, tag="bj_split", omit_defaults=True):
    """The second card of the hand goes to a new one right behind it, with `chips` as its bet. A
    card for each follows."""

    seat: int
    chips: int
    hand: int = 0


class Surrendered(Event, frozen=True, tag="bj_surrendered"):
    seat: int


class Busted(Event, frozen=True, tag="bj_busted", omit_defaults=True):
    seat: int
    hand: int = 0


class HoleShown(Event, frozen=True, tag="bj_hole_shown"):
    card: Card


class DealerDrew(Event, frozen=True, tag="bj_dealer_drew"):
    card: Card


class Forfeited(Event, frozen=True, tag="bj_forfeited"):
    """The player went away; what lies on the table stays with the house."""

    seat: int
    chips: int


class Paid(Event, frozen=True, tag="bj_paid", omit_defaults=True):
    """`back` goes from the table to the seat: the bet and what it won, the bet, half of it, or
    nothing."""

    seat: int
    result: Result
    bet: int
    back: int
    hand: int = 0


class HouseBusted(Event, frozen=True, tag="bj_house_busted"):
    """The seat has more than the limit of the table, and no further round is played."""

    seat: int
    chips: int


class Ended(Event, frozen=True, tag="bj_ended"):
    pass


Betting = Opened | BetSet | Started | Insured
Playing = CardsDealt | CardDrawn | Stood | Doubled | WasSplit | Surrendered | Busted | Shuffled
Dealing = Peeked | HoleShown | DealerDrew
Settling = Forfeited | InsuranceSettled | Paid | HouseBusted | Ended
BlackjackEvent = Betting | Playing | Dealing | Settling


class BlackjackCarryover(Carryover, frozen=True):
    """The rest of the shoe as it lies, where it goes on; `marker` and `seen` as in `Opened`.
    Otherwise nothing outlives a round."""

    shoe: tuple[Card, ...] = ()
    marker: int = 0
    seen: tuple[int, ...] = ()

    @property
    def needs_shuffle(self) -> bool:
        return len(self.shoe) <= self.marker
