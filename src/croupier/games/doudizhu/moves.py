"""The words of dou dizhu: what a seat may order, what happens, what is seen. Values only."""

from enum import StrEnum
from typing import Final, assert_never

from msgspec import Struct

from croupier.cards.card import Card
from croupier.cards.chance import Chance
from croupier.games.doudizhu.combos.combo import Combo, number_of
from croupier.games.doudizhu.combos.faults import judge
from croupier.games.doudizhu.combos.picking import pick_play
from croupier.games.doudizhu.rules import DoudizhuRules
from croupier.games.game import Action, Carryover, Event, Options, PrivateView, Refused, View
from croupier.kernel import doudizhu as kernel


class Phase(StrEnum):
    BID = "bid"
    PLAY = "play"
    OVER = "over"


# A member costs more to look up than a name of the module.
BIDDING: Final = Phase.BID
PLAYING: Final = Phase.PLAY


class Bid(Action, frozen=True, gc=False, tag="bid"):
    points: int


class Pass(Action, frozen=True, gc=False, tag="pass"):
    """Do not bid."""


class Play(Action, frozen=True, gc=False, tag="play"):
    cards: tuple[Card, ...]


class Skip(Action, frozen=True, gc=False, tag="skip"):
    """Play nothing on the hand that lies on the table."""


DoudizhuAction = Bid | Pass | Play | Skip

PASS, SKIP = Pass(), Skip()


class Cause(StrEnum):
    """Who acted for a seat."""

    PLAYER = "player"
    CLOCK = "clock"
    HOUSE = "house"  # its player has left


class Role(StrEnum):
    LANDLORD = "landlord"
    PEASANT = "peasant"


class Deed(StrEnum):
    """What a seat did last."""

    BID = "bid"
    PASS = "pass"
    PLAY = "play"
    SKIP = "skip"


class Score(Struct, frozen=True):
    """What a player has done in this room so far."""

    seat: int
    rounds: int
    wins: int
    chips: int


class Opened(Event, frozen=True, gc=False, tag="opened"):
    """`seats` are in playing order: the first one bids first. `scores` are those of the rounds
    before."""

    rules: DoudizhuRules
    seats: tuple[int, ...]
    stacks: tuple[int, ...]
    scores: tuple[Score, ...] = ()


class Dealt(Event, frozen=True, gc=False, tag="dealt"):
    """17 cards for each seat, in playing order, and the three bottom cards. What the reader may not
    see is left out. `number` goes up when everybody has passed and the cards are dealt anew."""

    number: int
    seats: tuple[int, ...]
    hands: tuple[tuple[Card, ...], ...]
    bottom: tuple[Card, ...]


class BidMade(Event, frozen=True, gc=False, tag="bid_made"):
    """Nobody bids 0 points: that is a pass."""

    seat: int
    points: int
    cause: Cause = Cause.PLAYER


class LandlordNamed(Event, frozen=True, gc=False, tag="landlord_named"):
    """The landlord takes the bottom cards, which everybody sees now. `drawn`: chance named him."""

    seat: int
    points: int
    bottom: tuple[Card, ...]
    drawn: bool = False


class HandPlayed(Event, frozen=True, gc=False, tag="hand_played"):
    seat: int
    cards: tuple[Card, ...]
    combo: Combo
    cause: Cause = Cause.PLAYER


class Skipped(Event, frozen=True, gc=False, tag="skipped"):
    seat: int
    cause: Cause = Cause.PLAYER


class Departed(Event, frozen=True, gc=False, tag="departed"):
    """The player has left; the house plays on for the seat."""

    seat: int


class HandsShown(Event, frozen=True, gc=False, tag="hands_shown"):
    """What is left in the hands, in playing order."""

    hands: tuple[tuple[Card, ...], ...]


class Scored(Event, frozen=True, gc=False, tag="scored"):
    """The round is over. `stake` is what each peasant plays for with the landlord; `gains` are in
    playing order and fall short of it where a player had not so many chips."""

    winner: Role
    stake: int
    doublings: int
    spring: bool
    gains: tuple[int, ...]


DoudizhuEvent = (
    Opened | Dealt | BidMade | LandlordNamed | HandPlayed | Skipped | Departed | HandsShown | Scored
)


class DoudizhuCarryover(Carryover, frozen=True):
    """`first` is the seat that bids first in the next round."""

    first: int
    scores: tuple[Score, ...] = ()


class DoudizhuOptions(Options, frozen=True, gc=False):
    """While bidding: `bids` that may be made; passing is always possible. In play: any hand of
    cards from `hand` that has a name, and beats `beat` if there is one; `skip` is there unless the
    seat leads. The hands are not listed: `allows` says which ones are taken."""

    bids: tuple[int, ...] = ()
    hand: tuple[Card, ...] = ()
    beat: Combo | None = None
    skip: bool = False
    beginner: bool = False

    def allows(self, action: DoudizhuAction) -> bool:
        match action:
            case Play(cards):
                return bool(self.hand) and isinstance(self.judge(cards), Combo)
            case Skip():
                return self.skip
            case Bid(points):
                return points in self.bids
            case Pass():
                return bool(self.bids)
            case _:
                assert_never(action)

    def judge(self, cards: tuple[Card, ...]) -> Combo | Refused:
        """The name of the cards, or why they cannot be played now."""
        return judge(cards, self.hand, self.beat, self.beginner)

    def plays(self) -> list[int]:
        """Every hand that may be played, as counts of ranks (`combos/ranks.py`)."""
        return kernel.plays(kernel.counts(self.hand), number_of(self.beat), self.beginner)

    def pick(self, chance: Chance) -> DoudizhuAction:
        """Skipping and each category of hands are equally likely."""
        if self.bids:
            at = chance.below(len(self.bids) + 1)
            return Bid(self.bids[at - 1]) if at else PASS
        cards = pick_play(self.hand, self.beat, self.beginner, chance)
        return Play(cards) if cards else SKIP


class DoudizhuSeat(Struct, frozen=True, omit_defaults=True):
    """One seat as everybody sees it. `cards` are what it played since somebody led, `hand` what it
    had left when the round was over. `bid` is None before its call and 0 when it passed."""

    seat: int
    stack: int
    left: int
    role: Role | None = None
    bid: int | None = None
    deed: Deed | None = None
    cards: tuple[Card, ...] = ()
    hand: tuple[Card, ...] = ()
    departed: bool = False
    gain: int = 0
    score: Score | None = None


class DoudizhuView(View, frozen=True):
    """`seats` are in playing order. `points` is the highest bid, `stake` what each peasant and the
    landlord play for as things stand. `last` is the hand that has to be beaten and `last_seat` who
    played it. `gone` says for each rank, from 3 to the coloured joker, how many cards were
    played."""

    phase: Phase
    seats: tuple[DoudizhuSeat, ...]
    deal: int
    base: int
    points: int = 0
    doublings: int = 0
    stake: int = 0
    bottom: tuple[Card, ...] = ()
    last: Combo | None = None
    last_seat: int | None = None
    gone: tuple[int, ...] = ()
    result: Scored | None = None


class DoudizhuPrivateView(PrivateView, frozen=True):
    """The own hand from high to low. On the seat's turn `hints` are hands that it might play, the
    most sensible first; there is none only where nothing can be played."""

    hand: tuple[Card, ...]
    hints: tuple[tuple[Card, ...], ...] = ()
