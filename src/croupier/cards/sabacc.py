"""The 62 cards of sabacc as small integers that print and parse themselves.

As with `Card`, order and integer are only names; the game reads `points` and `suit`.
"""

from typing import Final

from croupier.cards.card import PrintedCard

SABACC_SUITS: Final = "cst"
POINTS: Final = (*range(-10, 0), *range(1, 11))

# What the two zero cards, the sylops, have for a suit.
SYLOP: Final = len(SABACC_SUITS)


class SabaccCard(PrintedCard):
    """A card of the suits circle, square, triangle from -10 to -1 and +1 to +10, or a sylop.

    The integer is `20 * suit` plus the place in `POINTS`; the sylops `0a` and `0b` are 60 and 61.
    """

    # Set through the namespace because "+7c" is no identifier.
    vars().update(
        {
            text: card
            for card, text in enumerate(
                (*(f"{p:+d}{suit}" for suit in SABACC_SUITS for p in POINTS), "0a", "0b")
            )
        }
    )

    def __init__(self, value: int) -> None:
        self.suit: Final = value // len(POINTS)
        self.points: Final = 0 if self.suit == SYLOP else POINTS[value % len(POINTS)]


SABACC_CARDS: Final = tuple(SabaccCard)
