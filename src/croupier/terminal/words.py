"""What a player reads, in the player's language: sentences, money, cards, and the keys to press."""

import unicodedata
from collections.abc import Iterable, Sequence
from typing import Any

from croupier.cards.card import RANKS, Card
from croupier.wire.formats import chips, joined
from croupier.wire.message_ids import MessageId
from croupier.wire.phrases import phrase

SUITS = ("clubs", "diamonds", "hearts", "spades")


class Words:
    def __init__(self, language: str) -> None:
        self.language = language

    def say(self, key: MessageId, /, **facts: Any) -> str:
        """Whole numbers are written as the language does, everything else as text."""
        return self.made(key, **facts)

    def made(self, key: str, /, **facts: Any) -> str:
        """The same for an id that is made of parts."""
        said = {name: fact if isinstance(fact, int) else str(fact) for name, fact in facts.items()}
        return phrase(self.language, key, said)

    def money(self, hundredths: int) -> str:
        """Cents only where there are some; never a sign."""
        return self.say("terminal-money", amount=chips(abs(hundredths), self.language))

    def card(self, card: Card) -> str:
        return self.say("kit-card", rank=rank_text(card), suit=SUITS[card.suit])

    def cards(self, cards: Iterable[Card], covered: bool = False) -> str:
        named = [self.card(card) for card in cards]
        return self.join([self.say("kit-card-back"), *named] if covered else named)

    def join(self, parts: Sequence[str]) -> str:
        """A list without a last "and", as cards and chips are counted up."""
        return joined(parts, self.language, "plain")

    def choices(self, parts: Sequence[str]) -> str:
        """A list with a last "or"."""
        return joined(parts, self.language, "or")

    def label(self, choice: str) -> str:
        return self.made(f"terminal-do-{choice}")

    def keys(self, choice: str) -> tuple[str, ...]:
        """What may be typed for a choice: the key that is shown first, and the word itself."""
        typed = self.made(f"terminal-keys-{choice}").split()
        return tuple(map(plain, (*typed, self.label(choice))))

    def offer(self, choice: str) -> str:
        return self.say("terminal-offer", word=self.label(choice), key=self.keys(choice)[0])


def plain(text: str) -> str:
    """Text as it is compared: wide letters of Chinese keyboards, capitals and spaces do not
    matter."""
    return " ".join(unicodedata.normalize("NFKC", text).casefold().split())


def rank_text(card: Card) -> str:
    rank = RANKS[card.rank]
    return "10" if rank == "T" else rank
