"""What the rule pages let an eye see, added up from raw events and apart from what any game says
of itself: no view, no show and no state of a game is asked here.

A new game with cards adds its events to `_Sight.take`; the suite fails until it does.
"""

from typing import Any

from croupier.games.blackjack import moves as bj
from croupier.games.game import Event
from croupier.games.holdem import moves as he
from croupier.games.roulette import moves as ro
from croupier.games.sabacc import moves as sa
from tests.contract.cards import AnyCard

# What tells of no card at all, or only of cards that lie open already.
SILENT = (
    *(bj.Opened, bj.BetSet, bj.Started, bj.Stood, bj.Busted, bj.Forfeited, bj.Paid, bj.Ended),
    *(he.Opened, he.Posted, he.Acted, he.Departed, he.Returned, he.Mucked, he.Won, he.Ended),
    *(ro.Opened, ro.SlipLaid, ro.SpinAsked, ro.Spun, ro.Paid, ro.Forfeited, ro.Ended),
    *(sa.Opened, sa.FeesPaid, sa.RoundBegun, sa.Kept, sa.Stood, sa.BetMade, sa.DiceRolled),
    *(sa.Won, sa.Ended),
)


class Sight:
    """`now` are the cards of which the eye knows where they are, `ever` those of which it knew it
    at some time in the round."""

    def __init__(self, eye: int | None) -> None:
        self.eye = eye
        self.now: set[AnyCard] = set()
        self.ever: set[AnyCard] = set()

    def take(self, event: Event) -> None:
        match event:
            # Hold'em 2.1: the cards for the button; 4.5: his own cards; 4.4, 10.2: board, showdown.
            case he.ButtonDrawn(cards) | he.BoardDealt(_, cards) | he.Shown(_, cards):
                self._see(cards)
            case he.HandsDealt(seats, hands) | sa.HandsDealt(seats, _, hands):
                for seat, hand in zip(seats, hands, strict=True):
                    if seat == self.eye:
                        self._see(hand)
            # Blackjack 2.3: all but the dealer's first, and that one when it is turned over.
            case bj.CardsDealt(_, hands, _, up):
                self._see((up,), *hands)
            case bj.CardDrawn(_, card) | bj.HoleShown(card) | bj.DealerDrew(card):
                self._see((card,))
            # Sabacc 3.3: what is drawn is its player's; 3.4: the pile is everybody's; 7.1: the end.
            case sa.Drawn(seat, card):
                if seat == self.eye and card is not None:
                    self._see((card,))
            case sa.PileOpened(card) | sa.Discarded(_, card):
                self._see((card,))
            case sa.Swapped(_, gave, took):
                self._see((gave, took))
            case sa.Junked(_, cards):
                self._see(cards)
            case sa.HandsThrown(_, hands) | sa.HandsShown(_, hands):
                self._see(*hands)
            # Sabacc 3.5: nobody knows any more where these are.
            case sa.Reshuffled(deck):
                self.now -= set(deck)
            case _:
                assert isinstance(event, SILENT), f"say what an eye sees of {type(event)}"

    def _see(self, *hands: tuple[Any, ...]) -> None:
        for hand in hands:
            self.now.update(hand)
            self.ever.update(hand)
