"""The words of sabacc: what a seat may order, what happens, what is seen. Values only."""

from enum import StrEnum
from typing import assert_never

from msgspec import Struct

from croupier.cards.chance import Chance
from croupier.cards.sabacc import SabaccCard
from croupier.games.amounts import AmountRange
from croupier.games.game import Action, Carryover, Event, Options, PrivateView, View
from croupier.games.sabacc.rules import SabaccRules


class Phase(StrEnum):
    """Where a round stands."""

    DEAL = "deal"
    PLAY = "play"
    DISCARD = "discard"  # a card was drawn: give one up, or none
    BET = "bet"
    ANSWER = "answer"  # the bet was raised: match it or junk
    ROLL = "roll"


class Draw(Action, frozen=True, tag="draw"):
    pass


class Swap(Action, frozen=True, tag="swap"):
    """Exchange the card with the top of the discard pile."""

    card: SabaccCard


class Stand(Action, frozen=True, tag="stand"):
    pass


class Junk(Action, frozen=True, tag="junk"):
    pass


class Discard(Action, frozen=True, tag="discard"):
    card: SabaccCard


class Keep(Action, frozen=True, tag="keep"):
    pass


class Match(Action, frozen=True, tag="match"):
    """Match the highest bet, with all that is left if that is not enough."""


class RaiseTo(Action, frozen=True, tag="raise"):
    """Raise so that the seat's bet of this round becomes `chips`."""

    chips: int


SabaccAction = Draw | Swap | Stand | Junk | Discard | Keep | Match | RaiseTo

DRAW, STAND, JUNK, KEEP, MATCH = Draw(), Stand(), Junk(), Keep(), Match()


class Deed(StrEnum):
    """What a seat did last in this round."""

    DRAW = "draw"
    SWAP = "swap"
    STAND = "stand"
    JUNK = "junk"
    CHECK = "check"  # there was no bet to match
    MATCH = "match"
    RAISE = "raise"


class Cause(StrEnum):
    """Why a seat acted."""

    PLAYER = "player"
    CLOCK = "clock"
    LEFT = "left"


class PotKind(StrEnum):
    GAME = "game"
    SABACC = "sabacc"


class Opened(Event, frozen=True, tag="opened"):
    """`seats` are those dealt in, in playing order; `pot` is the sabacc pot before the fees. The
    deck is nobody's to see."""

    rules: SabaccRules
    seats: tuple[int, ...]
    stacks: tuple[int, ...]
    pot: int
    deck: tuple[SabaccCard, ...]


class FeesPaid(Event, frozen=True, tag="fees_paid"):
    """Every seat paid `fee` into the sabacc pot, which holds `pot` now."""

    fee: int
    pot: int


class HandsDealt(Event, frozen=True, tag="hands_dealt"):
    """Each seat gets so many cards from the deck. Cards that the reader may not see are
    left out."""

    seats: tuple[int, ...]
    counts: tuple[int, ...]
    hands: tuple[tuple[SabaccCard, ...], ...]


class PileOpened(Event, frozen=True, tag="pile_opened"):
    card: SabaccCard


class RoundBegun(Event, frozen=True, tag="round_begun"):
    number: int


class Drawn(Event, frozen=True, tag="drawn"):
    """Only the seat itself is shown the card."""

    seat: int
    card: SabaccCard | None


class Discarded(Event, frozen=True, tag="discarded"):
    """One card of the hand, the drawn one or another, lies on the pile."""

    seat: int
    card: SabaccCard


class Kept(Event, frozen=True, tag="kept"):
    seat: int
    cause: Cause = Cause.PLAYER


class Swapped(Event, frozen=True, tag="swapped"):
    """`took` was the top of the pile, `gave` is its top now. Everybody knows both."""

    seat: int
    gave: SabaccCard
    took: SabaccCard


class Stood(Event, frozen=True, tag="stood"):
    seat: int
    cause: Cause = Cause.PLAYER


class Junked(Event, frozen=True, tag="junked"):
    """The hand lies on the pile, and the seat is out of this game."""

    seat: int
    cards: tuple[SabaccCard, ...]
    cause: Cause = Cause.PLAYER


class BetMade(Event, frozen=True, tag="bet_made"):
    """`chips` went in, and the seat's bet of this round is now `to`."""

    seat: int
    deed: Deed
    chips: int = 0
    to: int = 0
    all_in: bool = False
    cause: Cause = Cause.PLAYER


class DiceRolled(Event, frozen=True, tag="dice_rolled"):
    dice: tuple[int, int]


class HandsThrown(Event, frozen=True, tag="hands_thrown"):
    """Doubles: the hands of all who are still in lie on the pile."""

    seats: tuple[int, ...]
    hands: tuple[tuple[SabaccCard, ...], ...]


class Reshuffled(Event, frozen=True, tag="reshuffled"):
    """The pile without its top card is the new deck. Its order is nobody's to see."""

    deck: tuple[SabaccCard, ...]


class HandsShown(Event, frozen=True, tag="hands_shown"):
    seats: tuple[int, ...]
    hands: tuple[tuple[SabaccCard, ...], ...]
    sums: tuple[int, ...]


class Share(Struct, frozen=True):
    seat: int
    chips: int


class Won(Event, frozen=True, tag="won"):
    """A pot goes to whoever has won the game; `sum` is that of the winning hand."""

    pot: PotKind
    shares: tuple[Share, ...]
    sum: int


class Ended(Event, frozen=True, tag="ended"):
    pass


Beginning = Opened | FeesPaid | HandsDealt | PileOpened | RoundBegun
Playing = Drawn | Discarded | Kept | Swapped | Stood | Junked | BetMade
Ending = DiceRolled | HandsThrown | Reshuffled | HandsShown | Won | Ended
SabaccEvent = Beginning | Playing | Ending


class SabaccCarryover(Carryover, frozen=True):
    """The sabacc pot that the next game begins with."""

    pot: int


class SabaccOptions(Options, frozen=True):
    """`swap` and `discard` are the cards that may be given. `match` costs `cost`, which is all
    that is left when it is less than `owed`. A raise goes to one of the amounts of `raise_to`, the
    highest of which is all-in."""

    draw: bool = False
    swap: tuple[SabaccCard, ...] = ()
    stand: bool = False
    junk: bool = False
    keep: bool = False
    discard: tuple[SabaccCard, ...] = ()
    match: bool = False
    owed: int = 0
    cost: int = 0
    raise_to: AmountRange | None = None

    def allows(self, action: SabaccAction) -> bool:
        match action:
            case Draw():
                return self.draw
            case Swap(card):
                return card in self.swap
            case Stand():
                return self.stand
            case Junk():
                return self.junk
            case Discard(card):
                return card in self.discard
            case Keep():
                return self.keep
            case Match():
                return self.match
            case RaiseTo(chips):
                return self.raise_to is not None and self.raise_to.allows(chips)
            case _:
                assert_never(action)

    def pick(self, chance: Chance) -> SabaccAction:
        kinds: list[SabaccAction] = []
        if self.draw:
            kinds.append(DRAW)
        if self.swap:
            kinds.append(Swap(chance.choice(self.swap)))
        if self.stand:
            kinds.append(STAND)
        if self.junk:
            kinds.append(JUNK)
        if self.keep:
            kinds.append(KEEP)
        if self.discard:
            kinds.append(Discard(chance.choice(self.discard)))
        if self.match:
            kinds.append(MATCH)
        if self.raise_to is not None:
            kinds.append(RaiseTo(self.raise_to.pick(chance)))
        return chance.choice(kinds)


class SabaccSeat(Struct, frozen=True, omit_defaults=True):
    """One seat as the rail sees it: `covered` cards, and `cards` that everybody knows. `bet` is
    of this round, `stake` of the whole game without the fee."""

    seat: int
    stack: int
    bet: int = 0
    stake: int = 0
    covered: int = 0
    cards: tuple[SabaccCard, ...] = ()
    sum: int | None = None  # once the hand was shown
    junked: bool = False
    all_in: bool = False
    deed: Deed | None = None
    won: int = 0


class SabaccView(View, frozen=True):
    """`pile` from the bottom to the top, `deck` the number of cards left. `dice` are those of the
    last roll, none before the first."""

    round: int
    rounds: int
    phase: Phase
    seats: tuple[SabaccSeat, ...]
    pile: tuple[SabaccCard, ...]
    deck: int
    pot: int
    sabacc_pot: int
    fee: int
    bet_to_match: int = 0
    dice: tuple[int, ...] = ()
    winners: tuple[Won, ...] = ()
    over: bool = False


class SabaccPrivateView(PrivateView, frozen=True):
    """`drawn` is the card that was just drawn, while another may be given up for it."""

    cards: tuple[SabaccCard, ...]
    sum: int
    drawn: SabaccCard | None = None
