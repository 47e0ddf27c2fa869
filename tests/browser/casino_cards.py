"""Looks through every message of the house for cards that the guest must not know yet. What may be
known is added up from the log, apart from the engine's own views.
"""

from collections.abc import Iterator
from typing import Any

from croupier.games import blackjack, holdem, sabacc
from croupier.games.blackjack import moves as bj
from croupier.games.game import AnyGame
from croupier.games.holdem import moves as he
from croupier.games.sabacc import moves as sa
from croupier.tables.codec import read_events
from croupier.tables.events import Played, RoundOpened
from tests.browser.casino import Guest

GAMES: dict[str, AnyGame] = {
    "blackjack": blackjack.game,
    "holdem": holdem.game,
    "sabacc": sabacc.game,
}
# Wherever cards are written in a message, they stand under one of these names.
OF_CARDS = frozenset(
    {
        *("cards", "card", "hands", "hole", "up", "dealer", "deck", "board", "five"),
        *("drawn", "gave", "took", "pile", "swap", "discard"),
    }
)


def cards_in(message: Any, under: str = "") -> Iterator[int]:
    match message:
        case dict():
            for name, value in message.items():
                yield from cards_in(value, name)
        case list():
            for value in message:
                yield from cards_in(value, f"{under} list")
        # As a bare number `deck` counts the cards that are left.
        case int() if under != "deck" and under.partition(" ")[0] in OF_CARDS:
            yield message
        case _:
            pass


class Known:
    """The cards that one seat may know, by the events of a round."""

    def __init__(self, mine: int | None) -> None:
        self.mine = mine
        self.cards: set[int] = set()
        self.hidden: set[int] = set()

    def take(self, event: Any) -> None:
        match event:
            case bj.CardsDealt():
                self.hidden |= {*event.hole}
                self._see(event.up, *(card for hand in event.hands for card in hand))
            case bj.CardDrawn() | bj.HoleShown() | bj.DealerDrew():
                self._see(event.card)
            case he.HandsDealt() | sa.HandsDealt():
                for seat, hand in zip(event.seats, event.hands, strict=True):
                    self._deal(seat, *hand)
            case he.BoardDealt() | he.Shown() | sa.Junked():
                self._see(*event.cards)
            case sa.Drawn() if event.card is not None:
                self._deal(event.seat, event.card)
            case sa.PileOpened() | sa.Discarded():
                self._see(event.card)
            case sa.Swapped():
                self._see(event.gave, event.took)
            case sa.HandsThrown() | sa.HandsShown():
                self._see(*(card for hand in event.hands for card in hand))
            case sa.Reshuffled():
                self.cards -= {*event.deck}
            case _:
                pass

    def _see(self, *cards: int) -> None:
        self.cards |= {*cards}

    def _deal(self, seat: int, *cards: int) -> None:
        if seat == self.mine:
            self._see(*cards)
        else:
            self.hidden |= {*cards}


def known_at(guest: Guest, table: str, game: AnyGame, seq: int) -> Known:
    """What the guest knew after a decision."""
    known = Known(None)
    for record in guest.house.log(table):
        if record.seq > seq:
            break
        for event in read_events(record.events, game):
            match event:
                case RoundOpened():
                    names = {sitter.name: sitter.seat for sitter in event.sitters}
                    known = Known(names.get(guest.name))
                case Played(happened):
                    known.take(happened)
                case _:
                    pass
    return known


def hidden_cards_sent(guest: Guest, table: str, game: str) -> list[str]:
    """Every card of a table that came too early, in whatever message, and every seed. That there
    was something to hide at all is made sure of."""
    found = []
    covered: set[int] = set()
    for message in guest.heard:
        if message["t"] != "frame":
            found += [f"{message['t']}: {card}" for card in cards_in(message)]
        elif message["table"] == table:
            known = known_at(guest, table, GAMES[game], message["seq"])
            covered |= known.hidden - known.cards
            for card in sorted({*cards_in(message)} - known.cards):
                found.append(f"frame {message['seq']}: {card}")
            found += [f"frame {message['seq']}: a seed" for e in message["events"] if e.get("seed")]
    assert covered, "no card was ever hidden at this table"
    return found
