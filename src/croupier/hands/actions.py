"""The actions of a hand history as values that parse and print themselves.

Players count from 1, as in the files. A card is None where the file says `??`.
"""

import re
from decimal import Decimal
from typing import TypeAlias

from msgspec import Struct

from croupier.cards.card import Card, MalformedCard

PLACES_MAX = 30
AMOUNT_MAX = 10**15

_PLAYER = re.compile(r"p([1-9][0-9]?)")
_AMOUNT = re.compile(r"[0-9]+(\.[0-9]+)?")

Cards: TypeAlias = tuple[Card | None, ...]


class MalformedPhh(ValueError):
    """Text that is no hand history, and why."""


class PhhAction(Struct, frozen=True, kw_only=True):
    remark: str | None = None  # what follows a `#`


class HoleDealt(PhhAction, frozen=True):
    player: int
    cards: Cards

    def __str__(self) -> str:
        return f"d dh p{self.player} {cards_text(self.cards)}"


class BoardDealt(PhhAction, frozen=True):
    cards: Cards

    def __str__(self) -> str:
        return f"d db {cards_text(self.cards)}"


class Folds(PhhAction, frozen=True):
    player: int

    def __str__(self) -> str:
        return f"p{self.player} f"


class ChecksOrCalls(PhhAction, frozen=True):
    player: int

    def __str__(self) -> str:
        return f"p{self.player} cc"


class RaisesTo(PhhAction, frozen=True):
    """A bet or a raise; `amount` is the whole bet on the street."""

    player: int
    amount: Decimal

    def __str__(self) -> str:
        return f"p{self.player} cbr {amount_text(self.amount)}"


class Shows(PhhAction, frozen=True):
    """Without cards: those that the player was dealt."""

    player: int
    cards: Cards = ()

    def __str__(self) -> str:
        return f"p{self.player} sm {cards_text(self.cards) or '-'}"


class Mucks(PhhAction, frozen=True):
    player: int

    def __str__(self) -> str:
        return f"p{self.player} sm"


class Remark(PhhAction, frozen=True):
    """Nothing happens; something is said."""

    def __str__(self) -> str:
        return ""


AnyAction: TypeAlias = (
    HoleDealt | BoardDealt | Folds | ChecksOrCalls | RaisesTo | Shows | Mucks | Remark
)


def parse_action(text: str) -> AnyAction:
    words, hash_sign, rest = text.partition("#")
    remark = rest.strip() if hash_sign else None
    match words.split():
        case ["d", "dh", player, cards]:
            return HoleDealt(_player(player), parse_known(cards), remark=remark)
        case ["d", "db", cards]:
            return BoardDealt(parse_known(cards), remark=remark)
        case [player, "f"]:
            return Folds(_player(player), remark=remark)
        case [player, "cc"]:
            return ChecksOrCalls(_player(player), remark=remark)
        case [player, "cbr", amount]:
            return RaisesTo(_player(player), _amount(amount), remark=remark)
        case [player, "sm"]:
            return Mucks(_player(player), remark=remark)
        case [player, "sm", "-"]:
            return Shows(_player(player), remark=remark)
        case [player, "sm", cards]:
            return Shows(_player(player), parse_known(cards), remark=remark)
        case []:
            return Remark(remark=remark)
        case [_, ("pb" | "sd"), *_]:
            raise MalformedPhh("hold'em has no such action")
        case _:
            raise MalformedPhh("no action")


def print_action(action: AnyAction) -> str:
    if action.remark is None:
        return str(action)
    return f"{action} # {action.remark}".strip()


def parse_known(text: str) -> Cards:
    """Cards one after the other, of which some may be unknown."""
    if not text or len(text) % 2:
        raise MalformedPhh(f"not cards: {text!r}")
    pairs = [text[at : at + 2] for at in range(0, len(text), 2)]
    try:
        cards = tuple(None if pair == "??" else Card.parse(pair) for pair in pairs)
    except MalformedCard as error:
        raise MalformedPhh(str(error)) from None
    if any(card is not None and card >= 52 for card in cards):
        raise MalformedPhh("hold'em is played without jokers")
    return cards


def cards_text(cards: Cards) -> str:
    return "".join("??" if card is None else str(card) for card in cards)


def amount_text(amount: Decimal) -> str:
    """The amount in full, never with an exponent."""
    return "inf" if amount.is_infinite() else format(amount, "f")


def checked_amount(amount: Decimal) -> Decimal:
    """The amount, unless it is beyond all measure."""
    _, _, exponent = amount.as_tuple()
    if isinstance(exponent, str) or abs(amount) >= AMOUNT_MAX or exponent < -PLACES_MAX:
        raise MalformedPhh(f"not an amount: {amount}")
    return amount


def _amount(text: str) -> Decimal:
    plain = text.replace(",", "")  # some write thousands as 1,000
    if not _AMOUNT.fullmatch(plain):
        raise MalformedPhh(f"not an amount: {text!r}")
    return checked_amount(Decimal(plain))


def _player(text: str) -> int:
    found = _PLAYER.fullmatch(text)
    if found is None:
        raise MalformedPhh(f"not a player: {text!r}")
    return int(found[1])
