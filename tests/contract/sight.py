"""What the rule pages let a reader see, added up from raw events.

A new game with cards adds a sight of its own to `SIGHTS`; the suite fails until it does.
"""

from typing import Any, assert_never

from msgspec.structs import replace

from croupier.cards.card import Card
from croupier.cards.sabacc import SabaccCard
from croupier.games.blackjack import moves as bj
from croupier.games.doudizhu import moves as dd
from croupier.games.game import AnyGame
from croupier.games.holdem import moves as he
from croupier.games.sabacc import moves as sa
from tests.contract.places import NoCards, Place, Sight


class HoldemSight(Sight):
    def placed(self, event: he.HoldemEvent) -> Any:
        match event:
            case he.Opened(deck=deck):
                self.deck = self.put(deck)
                return replace(event, deck=self.deck)
            # 2.1: the cards for the button lie open; they come from a deck of their own.
            case he.ButtonDrawn(cards):
                drawn = self.put(cards)
                self.reveal(*drawn)
                return replace(event, cards=drawn)
            # 4.5: everybody sees the own cards.
            case he.HandsDealt(seats):
                first, second = self.draw(len(seats)), self.draw(len(seats))
                for seat, *hand in zip(seats, first, second, strict=True):
                    self.hands[seat] = hand
                    self.reveal_to(seat, *hand)
                return replace(event, hands=tuple(zip(first, second, strict=True)))
            # 4.4: the board; 10.2: the showdown.
            case he.BoardDealt(_, cards):
                dealt = self.draw(len(cards))
                self.reveal(*dealt)
                return replace(event, cards=dealt)
            case he.Shown(seat):
                self.reveal(*self.hands[seat])
                return replace(event, cards=tuple(self.hands[seat]))
            case he.Posted() | he.Acted() | he.Departed() | he.Returned() | he.Mucked():
                return event
            # 4.6: a tester's cards are nobody else's to know before they are dealt.
            case he.Restacked(rest):
                self.deck = self.put(rest)
                return replace(event, rest=self.deck)
            case he.ChipsBrought() | he.DealHeld() | he.Won() | he.Ended():
                return event
            case _:
                assert_never(event)


class BlackjackSight(Sight):
    def __init__(self) -> None:
        super().__init__()
        self.hole: tuple[Place, ...] = ()

    def placed(self, event: bj.BlackjackEvent) -> Any:
        match event:
            case bj.Opened(deck=deck):
                self.deck = self.put(deck)
                return replace(event, deck=self.deck)
            # 2.3: all lie open but the dealer's first, and that one when it is turned over.
            case bj.CardsDealt(seats):
                *first, hole = self.draw(len(seats) + 1)
                *second, up = self.draw(len(seats) + 1)
                self.hole = (hole,)
                self.reveal(*first, *second, up)
                hands = tuple(zip(first, second, strict=True))
                return replace(event, hands=hands, hole=self.hole, up=up)
            case bj.HoleShown():
                self.reveal(*self.hole)
                return replace(event, card=self.hole[0])
            case bj.CardDrawn() | bj.DealerDrew():
                (drawn,) = self.draw(1)
                self.reveal(drawn)
                return replace(event, card=drawn)
            # Twenty-one 2.5: the order after a shuffle is nobody's to know.
            case bj.Shuffled(deck, dealt=dealt):
                self.deck = (*self.draw(dealt), *self.put(deck[dealt:]))
                return replace(event, deck=self.deck)
            case bj.BetSet() | bj.Started() | bj.Insured() | bj.InsuranceSettled():
                return event
            case bj.Stood() | bj.Doubled() | bj.WasSplit() | bj.Surrendered() | bj.Busted():
                return event
            case bj.Peeked() | bj.Forfeited() | bj.Paid() | bj.HouseBusted() | bj.Ended():
                return event
            case _:
                assert_never(event)


class SabaccSight(Sight):
    def __init__(self) -> None:
        super().__init__()
        self.pile: list[Place] = []

    def placed(self, event: sa.SabaccEvent) -> Any:
        match event:
            case sa.Opened(deck=deck):
                self.deck = self.put(deck)
                return replace(event, deck=self.deck)
            case sa.HandsDealt(seats, counts):
                return replace(event, hands=self._dealt(seats, counts))
            # 3.3: what is drawn is its player's.
            case sa.Drawn(seat):
                (drawn,) = self.draw(1)
                self.hands[seat].append(drawn)
                self.reveal_to(seat, drawn)
                return replace(event, card=drawn)
            # 3.4: the pile is everybody's.
            case sa.PileOpened():
                (top,) = self.draw(1)
                self._throw(top)
                return replace(event, card=top)
            case sa.Discarded(seat, card):
                gave = self.hands[seat].pop(self._index(seat, card))
                self._throw(gave)
                return replace(event, card=gave)
            case sa.Swapped(seat, card):
                at, took = self._index(seat, card), self.pile.pop()
                gave, self.hands[seat][at] = self.hands[seat][at], took
                self._throw(gave)
                return replace(event, gave=gave, took=took)
            case sa.Junked(seat):
                cards = tuple(self.hands.pop(seat))
                self._throw(*cards)
                return replace(event, cards=cards)
            case sa.HandsThrown(seats):
                hands = tuple(tuple(self.hands.pop(seat)) for seat in seats)
                for hand in hands:
                    self._throw(*hand)
                return replace(event, hands=hands)
            # 3.5: nobody knows any more where these are.
            case sa.Reshuffled(deck):
                self.clear(self.pile[:-1])
                self.pile = self.pile[-1:]
                self.deck = self.put(deck)
                return replace(event, deck=self.deck)
            # 7.1: the end.
            case sa.HandsShown(seats):
                shown = tuple(tuple(self.hands[seat]) for seat in seats)
                for hand in shown:
                    self.reveal(*hand)
                return replace(event, hands=shown)
            case sa.FeesPaid() | sa.RoundBegun() | sa.Kept() | sa.Stood() | sa.BetMade():
                return event
            case sa.DiceRolled() | sa.Won() | sa.Ended():
                return event
            case _:
                assert_never(event)

    def _dealt(self, seats: tuple[int, ...], counts: tuple[int, ...]) -> Any:
        """The first hands card by card around the table, later ones hand by hand."""
        if self.hands or self.pile:
            hands = tuple(self.draw(count) for count in counts)
        else:
            hands = tuple(zip(self.draw(len(seats)), self.draw(len(seats)), strict=True))
        for seat, hand in zip(seats, hands, strict=True):
            self.hands.setdefault(seat, []).extend(hand)
            self.reveal_to(seat, *hand)
        return hands

    def _index(self, seat: int, card: SabaccCard) -> int:
        return [self.cards[place] for place in self.hands[seat]].index(card)

    def _throw(self, *places: Place) -> None:
        self.pile += places
        self.reveal(*places)


class DoudizhuSight(Sight):
    def __init__(self) -> None:
        super().__init__()
        self.bottom: tuple[Place, ...] = ()

    def placed(self, event: dd.DoudizhuEvent) -> Any:
        match event:
            # 2.2, 2.3: the own hand; 3.5: new cards, nothing is left of the old ones.
            case dd.Dealt(_, seats, hands, bottom):
                self.clear(place for hand in self.hands.values() for place in hand)
                self.clear(self.bottom)
                self.hands = {}
                self.bottom = self.put(bottom)
                for seat, hand in zip(seats, hands, strict=True):
                    self.hands[seat] = list(self.put(hand))
                    self.reveal_to(seat, *self.hands[seat])
                told = tuple(tuple(self.hands[seat]) for seat in seats)
                return replace(event, hands=told, bottom=self.bottom)
            # 2.4: the bottom cards, once the landlord is known.
            case dd.LandlordNamed(seat):
                self.hands[seat] += self.bottom
                self.reveal(*self.bottom)
                return replace(event, bottom=self.bottom)
            # 6.1: what is played lies open; 7.1: what is left at the end.
            case dd.HandPlayed(seat, cards):
                held = {self.cards[place]: place for place in self.hands[seat]}
                played = tuple(held[card] for card in cards)
                self.hands[seat] = [place for place in self.hands[seat] if place not in played]
                self.reveal(*played)
                return replace(event, cards=played)
            case dd.HandsShown():
                return replace(event, hands=self._shown(event.hands))
            case dd.Opened() | dd.BidMade() | dd.Skipped() | dd.Departed() | dd.Scored():
                return event
            case _:
                assert_never(event)

    def _shown(self, hands: tuple[tuple[Card, ...], ...]) -> Any:
        places = {self.cards[place]: place for hand in self.hands.values() for place in hand}
        shown = tuple(tuple(places[card] for card in hand) for hand in hands)
        for hand in shown:
            self.reveal(*hand)
        return shown


SIGHTS: dict[str, type[Sight]] = {
    "holdem": HoldemSight,
    "blackjack": BlackjackSight,
    "sabacc": SabaccSight,
    "doudizhu": DoudizhuSight,
}


def sight_of(game: AnyGame) -> Sight:
    """The sight of a new round."""
    return SIGHTS.get(game.name, NoCards)()
