"""Cards as pictures made of letters, side by side."""

from collections.abc import Sequence

from croupier.cards.card import SUITS, Card
from croupier.terminal.screen import Screen
from croupier.terminal.words import rank_text

WIDTH = 7
_SYMBOLS = dict(zip(SUITS, "♣♦♥♠", strict=True))
_RED = "dh"


def has_room(screen: Screen, count: int) -> bool:
    """Whether so many cards can be drawn side by side."""
    return screen.shows_pictures(count * (WIDTH + 1))


def draw_cards(screen: Screen, cards: Sequence[Card], covered: bool = False) -> None:
    """The cards of one hand; `covered` is a card that lies face down before them."""
    for row in picture_rows(screen, cards, covered):
        screen.draw(row)


def picture_rows(screen: Screen, cards: Sequence[Card], covered: bool = False) -> list[str]:
    drawn = [_picture(screen, card) for card in cards]
    if covered:
        drawn.insert(0, _back(screen))
    return [" ".join(rows) for rows in zip(*drawn, strict=True)]


def _picture(screen: Screen, card: Card) -> tuple[str, ...]:
    suit, rank = SUITS[card.suit], rank_text(card)
    sign = _SYMBOLS[suit] if screen.symbols else suit
    colour = "red" if suit in _RED else ""
    inside = (f"{rank:<2}   ", f"  {sign}  ", f"   {rank:>2}")
    return _framed(screen, [screen.paint(row, colour) for row in inside])


def _back(screen: Screen) -> tuple[str, ...]:
    return _framed(screen, ["▒▒▒▒▒" if screen.symbols else "#####"] * 3)


def _framed(screen: Screen, inside: Sequence[str]) -> tuple[str, ...]:
    if screen.symbols:
        return ("┌─────┐", *(f"│{row}│" for row in inside), "└─────┘")
    return ("+-----+", *(f"|{row}|" for row in inside), "+-----+")
