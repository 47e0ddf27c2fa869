"""The 54 playing cards as small integers that print and parse themselves.

A card says what is printed on it; what it is worth is each game's own business.
"""

from enum import IntEnum
from typing import Final, Self

RANKS: Final = "23456789TJQKA"
SUITS: Final = "cdhs"

# What jokers have for a suit: one past the last, so that looking it up fails loudly.
NO_SUIT: Final = len(SUITS)


class MalformedCard(ValueError):
    """Text that names no card."""


class PrintedCard(IntEnum):
    """A card that prints and parses itself by its name."""

    def __str__(self) -> str:
        return self._name_

    def __repr__(self) -> str:
        return f"{type(self).__name__}({self._name_!r})"

    def __format__(self, spec: str) -> str:
        return format(self._name_, spec)

    @classmethod
    def _missing_(cls, value: object) -> Self | None:
        return cls.parse(value) if isinstance(value, str) else None

    @classmethod
    def parse(cls, text: str) -> Self:
        """The card that `text` names: "As", "Td" or "bj", or "+7c" in sabacc."""
        try:
            return cls[text]
        except KeyError:
            raise MalformedCard(f"not a card: {text!r}") from None


class Card(PrintedCard):
    """A card: `4 * rank + suit` for the 52 of a standard deck, then the two jokers.

    Integer order is rank first, then clubs, diamonds, hearts, spades. The black-and-white joker
    `bj` has rank 13, the coloured joker `cj` rank 14; neither has a suit.
    """

    # Set through the namespace because "2c" is no identifier.
    vars().update(
        {
            text: card
            for card, text in enumerate(
                (*(rank + suit for rank in RANKS for suit in SUITS), "bj", "cj")
            )
        }
    )

    def __init__(self, value: int) -> None:
        joker = value - len(RANKS) * len(SUITS)
        self.rank: Final = len(RANKS) + joker if joker >= 0 else value // len(SUITS)
        self.suit: Final = NO_SUIT if joker >= 0 else value % len(SUITS)


CARDS: Final = tuple(Card)
BLACK_JOKER: Final = CARDS[52]
COLOURED_JOKER: Final = CARDS[53]


def parse_cards(text: str) -> tuple[Card, ...]:
    """The cards named one after the other, as in "AsKd" or "As Kd"."""
    joined = "".join(text.split())
    return tuple(Card.parse(joined[at : at + 2]) for at in range(0, len(joined), 2))
