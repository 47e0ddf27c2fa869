"""What a player reads, in the player's language: sentences, money, cards, and the keys to press."""

import unicodedata
from collections.abc import Iterable, Sequence
from decimal import Decimal
from pathlib import Path
from typing import Any

from croupier.cards.card import RANKS, Card
from croupier.wire.phrases import phrase

SUITS = ("clubs", "diamonds", "hearts", "spades")


class Words:
    def __init__(self, language: str) -> None:
        self.language = language

    def say(self, key: str, /, **facts: Any) -> str:
        """A path is written as it is; whole numbers and texts by the language."""
        said = {name: str(fact) if isinstance(fact, Path) else fact for name, fact in facts.items()}
        return phrase(self.language, key, said)

    def money(self, hundredths: int) -> str:
        """Cents only where there are some; never a sign."""
        from fluent.runtime.types import fluent_number

        digits = 2 if hundredths % 100 else 0
        amount = fluent_number(
            Decimal(abs(hundredths)) / 100,
            minimumFractionDigits=digits,
            maximumFractionDigits=digits,
        )
        return self.say("terminal-money", amount=amount)

    def card(self, card: Card) -> str:
        return self.say("kit-card", rank=rank_text(card), suit=SUITS[card.suit])

    def cards(self, cards: Iterable[Card], covered: bool = False) -> str:
        named = [self.card(card) for card in cards]
        return self.join([self.say("kit-card-back"), *named] if covered else named)

    def join(self, parts: Sequence[str]) -> str:
        """A list without a last "and", as cards and chips are counted up."""
        return self._joined("terminal-list", parts)

    def choices(self, parts: Sequence[str]) -> str:
        """A list with a last "or"."""
        if len(parts) < 2:
            return "".join(parts)
        first = self.join(parts[:-1])
        return self.say("terminal-choice", first=first, last=parts[-1])

    def _joined(self, key: str, parts: Sequence[str]) -> str:
        text = parts[0] if parts else ""
        for part in parts[1:]:
            text = self.say(key, first=text, last=part)
        return text

    def label(self, choice: str) -> str:
        return self.say(f"terminal-do-{choice}")

    def keys(self, choice: str) -> tuple[str, ...]:
        """What may be typed for a choice: the key that is shown first, and the word itself."""
        typed = self.say(f"terminal-keys-{choice}").split()
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
