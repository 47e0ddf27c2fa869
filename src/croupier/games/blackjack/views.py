"""What a seat may do and what is seen of a round of blackjack. Values only."""

from typing import assert_never

from msgspec import Struct

from croupier.cards.card import Card
from croupier.cards.chance import Chance
from croupier.games.amounts import AmountRange
from croupier.games.blackjack import moves
from croupier.games.blackjack.moves import BlackjackAction, Phase, Result
from croupier.games.game import Options, PrivateView, View


class BlackjackOptions(Options, frozen=True):
    """While `bet` is given, the seat may lay down one of these amounts, or nothing at all. While
    `insure` is given, it may bet one of these on the dealer's natural, or decline."""

    bet: AmountRange | None = None
    start: bool = False
    hit: bool = False
    stand: bool = False
    double: bool = False
    split: bool = False
    surrender: bool = False
    insure: AmountRange | None = None

    def allows(self, action: BlackjackAction) -> bool:
        match action:
            case moves.Hit():
                return self.hit
            case moves.Stand():
                return self.stand
            case moves.SetBet(chips):
                return self.bet is not None and (chips == 0 or self.bet.allows(chips))
            case moves.Start():
                return self.start
            case moves.Double():
                return self.double
            case moves.Split():
                return self.split
            case moves.Insure(chips):
                return self.insure is not None and self.insure.allows(chips)
            case moves.Decline():
                return self.insure is not None
            case moves.Surrender():
                return self.surrender
            case _:
                assert_never(action)

    def pick(self, chance: Chance) -> BlackjackAction:
        if self.bet is not None:
            if self.start and chance.below(2):
                return moves.Start()
            return moves.SetBet(self.bet.pick(chance))
        if self.insure is not None:
            return moves.Insure(self.insure.pick(chance)) if chance.below(2) else moves.Decline()
        return chance.choice(self.of_hand())

    def of_hand(self) -> list[BlackjackAction]:
        """What may be done with the hand on turn."""
        offered: list[BlackjackAction] = [moves.Hit(), moves.Stand()] if self.hit else []
        if self.double:
            offered.append(moves.Double())
        if self.split:
            offered.append(moves.Split())
        if self.surrender:
            offered.append(moves.Surrender())
        return offered


class BlackjackHand(Struct, frozen=True, omit_defaults=True):
    """One hand as everybody sees it: all its cards lie face up. `laid` is what was bet on it, also
    once `bet` is settled and gone."""

    bet: int = 0
    laid: int = 0
    cards: tuple[Card, ...] = ()
    points: int = 0
    soft: bool = False
    natural: bool = False
    doubled: bool = False
    from_split: bool = False
    stood: bool = False
    busted: bool = False
    surrendered: bool = False
    result: Result | None = None
    back: int = 0


class BlackjackSeat(Struct, frozen=True, omit_defaults=True):
    """One seat as everybody sees it. `hand` is the number of the hand on turn. `insurance` is the
    side bet, 0 when the seat has declined, and `insurance_back` what it brought."""

    seat: int
    stack: int
    hands: tuple[BlackjackHand, ...]
    started: bool = False
    hand: int | None = None
    insurance: int | None = None
    insurance_back: int | None = None


class BlackjackShoe(Struct, frozen=True):
    """`left` cards lie in the shoe, `marker` of them behind the marker. `seen` is how many of each
    rank, from the two to the ace, left it in earlier rounds since it was shuffled."""

    decks: int
    left: int
    marker: int
    seen: tuple[int, ...]


class BlackjackView(View, frozen=True):
    """`dealer` are the cards that lie face up; `covered` says that one lies face down. `shoe` is
    given where it goes on from round to round, `busted_by` are seats that have more than the limit
    of the table."""

    phase: Phase
    seats: tuple[BlackjackSeat, ...]
    dealer: tuple[Card, ...] = ()
    covered: bool = False
    points: int = 0
    soft: bool = False
    shoe: BlackjackShoe | None = None
    busted_by: tuple[int, ...] = ()


class BlackjackPrivateView(PrivateView, frozen=True):
    """Nobody sees more than the others."""
