"""Tells what happens at a table, from its events and what everybody may see. It is the same at one
keyboard and at the table of a server, and it knows nothing else about either."""

from collections.abc import Callable, Iterable, Sequence

from croupier.cards.card import Card
from croupier.games.blackjack import moves
from croupier.games.blackjack.moves import BlackjackEvent, Result
from croupier.games.blackjack.score import BEST, score
from croupier.games.blackjack.views import BlackjackHand, BlackjackSeat, BlackjackView
from croupier.terminal.pictures import draw_cards, has_room
from croupier.terminal.screen import Screen
from croupier.terminal.words import Words
from croupier.wire.message_ids import MessageId

DECK = 52


class Teller:
    """`words` is for what concerns everybody, `words_of` for what concerns one seat. The cards on
    the table are followed from event to event, because a view shows only what came of them all."""

    def __init__(
        self,
        screen: Screen,
        words: Words,
        words_of: Callable[[int], Words],
        name_of: Callable[[int], str],
    ) -> None:
        self.screen = screen
        self._words = words
        self._words_of = words_of
        self._name_of = name_of
        self._dealer: list[Card] = []
        self._hands: dict[int, list[list[Card]]] = {}
        self._bets: dict[tuple[int, int], int] = {}

    def look(self, view: BlackjackView | None) -> None:
        """Begin with the table as it is."""
        seats = view.seats if view is not None else ()
        self._dealer = list(view.dealer) if view is not None else []
        self._hands = {seat.seat: [list(hand.cards) for hand in seat.hands] for seat in seats}
        self._bets = {
            (seat.seat, number): hand.laid
            for seat in seats
            for number, hand in enumerate(seat.hands)
        }

    def tell(self, events: Iterable[BlackjackEvent], view: BlackjackView | None) -> None:
        """`view` is what is seen after all the events."""
        for event in events:
            self._tell(event, view)
        if view is not None:
            self.look(view)

    def _tell(self, event: BlackjackEvent, view: BlackjackView | None) -> None:
        match event:
            case moves.Opened() | moves.BetSet() | moves.Started() | moves.Shuffled():
                self._tell_beginning(event)
            case moves.CardsDealt():
                self._tell_dealt(event, view)
            case moves.Insured(seat, chips):
                key: MessageId = "terminal-told-insured" if chips else "terminal-told-not-insured"
                self._say(seat, key, bet=chips)
            case moves.InsuranceSettled(seat, chips, back):
                if back:
                    self._say(seat, "terminal-told-insurance-won", amount=back - chips)
                else:
                    self._say(seat, "terminal-told-insurance-lost", amount=chips)
            case moves.Peeked():
                self.screen.line(self._words.say("terminal-told-peeked"))
            case moves.HoleShown(card):
                self._tell_dealer("terminal-told-hole", card, first=True)
            case moves.DealerDrew(card):
                self._tell_dealer("terminal-told-dealer-drew", card)
            case moves.Forfeited(seat, chips):
                if chips:
                    self._say(seat, "terminal-told-forfeited", bet=chips)
            case moves.Paid() | moves.HouseBusted() | moves.Ended():
                pass  # the results say so when the round is over
            case _:
                self._tell_move(event)

    def _tell_beginning(
        self, event: moves.Opened | moves.BetSet | moves.Started | moves.Shuffled
    ) -> None:
        match event:
            case moves.Opened(rules=rules, left=left):
                self.look(None)
                if rules.shoe and left == rules.decks * DECK:
                    self._tell_shuffled(left)
            case moves.BetSet(seat, chips):
                self._bets[seat, 0] = chips
                if chips:
                    self._say(seat, "terminal-told-bet", bet=chips)
            case moves.Started(seat):
                if not self._bets.get((seat, 0)):
                    self._say(seat, "terminal-told-no-bet")
            case moves.Shuffled(left=left):
                self._tell_shuffled(left)

    def _tell_shuffled(self, left: int) -> None:
        self.screen.line(self._words.say("terminal-told-shuffled", cards=left), "dim")

    def _tell_dealt(self, event: moves.CardsDealt, view: BlackjackView | None) -> None:
        self._dealer = [event.up]
        self._hands = {
            seat: [list(cards)] for seat, cards in zip(event.seats, event.hands, strict=True)
        }
        dealer = self._words.say("terminal-title-dealer")
        text = self._words.cards(self._dealer, covered=True)
        self.screen.line(self._words.say("terminal-hand", title=dealer, cards=text))
        for seat, (cards,) in self._hands.items():
            words = self._words_of(seat)
            title = self.title(words, seat, 0)
            self.screen.line(words.say("terminal-hand", title=title, cards=words.cards(cards)))
        for dealt in view.seats if view is not None else ():
            if any(hand.natural for hand in dealt.hands):
                self._say(dealt.seat, "terminal-told-natural")

    def _tell_move(
        self,
        event: moves.CardDrawn
        | moves.Stood
        | moves.Doubled
        | moves.WasSplit
        | moves.Surrendered
        | moves.Busted,
    ) -> None:
        match event:
            case moves.CardDrawn(seat, card, hand):
                self._hands[seat][hand].append(card)
                words = self._words_of(seat)
                name, points = self._called(seat, hand), self._points(seat, hand)
                told = {"name": name, "card": words.card(card), "points": points}
                self.screen.line(words.say("terminal-told-drawn", **told))
            case moves.Stood(seat, hand):
                self._say(seat, "terminal-told-stood", hand, points=self._points(seat, hand))
            case moves.Doubled(seat, chips, hand):
                self._bets[seat, hand] += chips
                self._say(seat, "terminal-told-doubled", hand, bet=self._bets[seat, hand])
            case moves.WasSplit(seat, chips, hand):
                self._say(seat, "terminal-told-split", hand, bet=chips)
                self._split(seat, chips, hand)
            case moves.Surrendered(seat):
                self._say(seat, "terminal-told-surrendered", back=self._bets[seat, 0] // 2)
            case moves.Busted(seat, hand):
                self._say(seat, "terminal-told-busted", hand, bet=self._bets[seat, hand])

    def _split(self, seat: int, chips: int, hand: int) -> None:
        hands = self._hands[seat]
        hands.insert(hand + 1, [hands[hand].pop()])
        bets = [self._bets[seat, number] for number in range(len(hands) - 1)]
        bets.insert(hand + 1, chips)
        self._bets |= {(seat, number): bet for number, bet in enumerate(bets)}

    def _tell_dealer(self, key: MessageId, card: Card, first: bool = False) -> None:
        """T21-6.2.13: one move after the other, with a short pause."""
        self.screen.pause()
        self._dealer = [card, *self._dealer] if first else [*self._dealer, card]
        points = score(self._dealer).points
        facts = {"card": self._words.card(card), "points": points}
        self.screen.line(self._words.say(key, **facts))
        if points > BEST:
            self.screen.line(self._words.say("terminal-told-dealer-bust"), "green")

    def _points(self, seat: int, hand: int) -> int:
        return score(self._hands[seat][hand]).points

    def _called(self, seat: int, hand: int) -> str:
        """The name, with the number of the hand where there are several."""
        if len(self._hands.get(seat, ())) < 2:
            return self._name_of(seat)
        facts = {"name": self._name_of(seat), "number": hand + 1}
        return self._words_of(seat).say("terminal-name-hand", **facts)

    def _say(self, seat: int, key: MessageId, hand: int = 0, **facts: int) -> None:
        """Amounts of money are written as such, points as numbers."""
        words = self._words_of(seat)
        said = {
            name: fact if name == "points" else words.money(fact) for name, fact in facts.items()
        }
        self.screen.line(words.say(key, name=self._called(seat, hand), **said))

    def title(self, words: Words, seat: int, hand: int) -> str:
        cards, several = self._hands[seat][hand], len(self._hands[seat]) > 1
        points, soft = score(cards)
        kind = ("split" if several else "player") + ("-soft" if soft else "")
        facts = {"name": self._name_of(seat), "points": points, "number": hand + 1}
        return words.made(f"terminal-title-{kind}", **facts)

    def show_turn(self, seat: int, hand: int) -> None:
        """What the player on turn has to decide about. In words that was just said where nobody
        else plays."""
        words, cards = self._words_of(seat), self._hands[seat][hand]
        title = self.title(words, seat, hand)
        if has_room(self.screen, max(2, len(cards))):
            self.screen.line(words.say("terminal-title-dealer"))
            draw_cards(self.screen, self._dealer, covered=True)
            self.screen.line(title)
            draw_cards(self.screen, cards)
        elif len(self._hands) > 1 or len(self._hands[seat]) > 1 or len(cards) > 2:
            self.screen.line(words.say("terminal-hand", title=title, cards=words.cards(cards)))

    def show_results(self, view: BlackjackView) -> None:
        """T21-6.3 and T21-6.4.1: how the dealer and each hand did, and what each player won."""
        played = [seat for seat in view.seats if any(hand.cards for hand in seat.hands)]
        if not played:
            return
        self.screen.line()
        self.screen.line(self._words.say("terminal-results"), "bold")
        self._show_dealer(view.dealer)
        for seat in played:
            words = self._words_of(seat.seat)
            for number, hand in enumerate(seat.hands):
                name = self._called(seat.seat, number)
                colour = "green" if hand.result is Result.WIN else ""
                self.screen.line(result_text(words, name, hand), colour)

    def _show_dealer(self, cards: Sequence[Card]) -> None:
        points, words = score(cards).points, self._words
        kind = "dealer-bust" if points > BEST else "dealer"
        if points == BEST and len(cards) == 2:
            kind = "dealer-natural"
        if has_room(self.screen, len(cards)):
            draw_cards(self.screen, cards)
        self.screen.line(words.made(f"terminal-result-{kind}", points=points))

    def show_gain(self, seat: int, gain: int, balance: int) -> None:
        words = self._words_of(seat)
        key: MessageId = "terminal-won" if gain > 0 else "terminal-lost"
        if gain == 0:
            key = "terminal-even"
        said = words.say(
            key,
            name=self._name_of(seat),
            amount=words.money(gain),
            balance=words.money(balance),
        )
        self.screen.line(said, "green" if gain > 0 else "")


def result_text(words: Words, name: str, hand: BlackjackHand) -> str:
    return words.made(
        f"terminal-result-{_kind(hand)}",
        name=name,
        points=hand.points,
        amount=words.money(hand.back - hand.laid),
    )


def _kind(hand: BlackjackHand) -> str:
    if hand.surrendered:
        return "surrender"
    if hand.busted:
        return "bust"
    if hand.result is Result.WIN and hand.natural:
        return "natural"
    if hand.result is Result.WIN and hand.back == 3 * hand.laid:
        return "bonus"
    return str(hand.result or Result.LOSS)


def gain_of(seat: BlackjackSeat) -> int:
    """What the seat won in the round, less than nothing when it lost."""
    side = (seat.insurance_back or 0) - (seat.insurance or 0)
    return sum(hand.back - hand.laid for hand in seat.hands) + side
