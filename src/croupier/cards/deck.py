"""Decks and shoes of any kind of card behind one interface, as values that never change.

Drawing gives back the card together with the deck that is left.
"""

from enum import IntEnum
from typing import Final, Generic, TypeVar

import msgspec

from croupier.cards.card import CARDS, Card
from croupier.cards.chance import Chance
from croupier.cards.sabacc import SABACC_CARDS, SabaccCard

C = TypeVar("C", bound=IntEnum)

SHOE_DECKS_MAX: Final = 8


class EmptyDeck(LookupError):
    """More cards were wanted than the deck has left."""


class Deck(msgspec.Struct, Generic[C], frozen=True):
    """All cards of a deck in their order, of which the first `drawn` are already out."""

    cards: tuple[C, ...]
    drawn: int = 0

    def __post_init__(self) -> None:
        if not 0 <= self.drawn <= len(self.cards):
            raise ValueError(f"{self.drawn} drawn of {len(self.cards)} cards")

    def __len__(self) -> int:
        return len(self.cards) - self.drawn

    @property
    def remaining(self) -> tuple[C, ...]:
        """The cards still in the deck, the next one first."""
        return self.cards[self.drawn :]

    def shuffled(self, chance: Chance) -> "Deck[C]":
        """The complete deck again, every drawn card put back, in a new random order.

        The order depends on chance alone and not on the order before.
        """
        return Deck(tuple(chance.shuffle(sorted(self.cards))))

    def draw(self) -> tuple[C, "Deck[C]"]:
        """The next card, and the deck without it."""
        if self.drawn == len(self.cards):
            raise EmptyDeck("no card left")
        return self.cards[self.drawn], Deck(self.cards, self.drawn + 1)

    def draw_random(self, chance: Chance) -> tuple[C, "Deck[C]"]:
        """A random one of the cards left, and the deck without it, otherwise in the same order."""
        if self.drawn == len(self.cards):
            raise EmptyDeck("no card left")
        at = self.drawn + chance.below(len(self))
        card = self.cards[at]
        out, left = self.cards[: self.drawn], self.remaining
        rest = left[: at - self.drawn] + left[at - self.drawn + 1 :]
        return card, Deck((*out, card, *rest), self.drawn + 1)


STANDARD: Final[Deck[Card]] = Deck(CARDS[:52])
WITH_JOKERS: Final[Deck[Card]] = Deck(CARDS)
SABACC: Final[Deck[SabaccCard]] = Deck(SABACC_CARDS)


def shoe(decks: int) -> Deck[Card]:
    """A shoe of one to eight standard decks."""
    if not 1 <= decks <= SHOE_DECKS_MAX:
        raise ValueError(f"a shoe holds 1 to {SHOE_DECKS_MAX} decks, not {decks}")
    return Deck(STANDARD.cards * decks)
