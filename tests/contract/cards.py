"""Finding and exchanging cards in any value, for tests about what a reader may see."""

from types import NoneType
from typing import Any

from msgspec import Struct
from msgspec.structs import asdict

from croupier.cards.card import Card
from croupier.cards.chance import Chance
from croupier.cards.deck import SABACC, WITH_JOKERS
from croupier.cards.sabacc import SabaccCard

KINDS = (Card, SabaccCard)
AnyCard = Card | SabaccCard
PLAIN = {int, str, bool, NoneType}  # most values are, and none of them is looked into


def cards_in(value: Any) -> set[AnyCard]:
    found: set[AnyCard] = set()
    _gather(value, found)
    return found


def _gather(value: Any, found: set[AnyCard]) -> None:
    if type(value) in PLAIN:
        return
    if isinstance(value, KINDS):
        found.add(value)
    elif isinstance(value, Struct):
        for name in value.__struct_fields__:
            _gather(getattr(value, name), found)
    elif isinstance(value, dict):
        for item in value.values():
            _gather(item, found)
    elif isinstance(value, list | tuple | set | frozenset):
        for item in value:
            _gather(item, found)


def exchanged(value: Any, other: dict[AnyCard, AnyCard]) -> Any:
    """The same value with every card replaced by its other. Only where no card occurs twice;
    otherwise cards are told apart by their places (`places.py`)."""
    if isinstance(value, KINDS):
        return other.get(value, value)
    if isinstance(value, Struct):
        fields = {name: exchanged(item, other) for name, item in asdict(value).items()}
        return type(value)(**fields)
    if isinstance(value, dict):
        return {key: exchanged(item, other) for key, item in value.items()}
    if isinstance(value, list | tuple):
        return type(value)(exchanged(item, other) for item in value)
    return value


def disguise(history: Any, seen: set[AnyCard], chance: Chance) -> dict[AnyCard, AnyCard]:
    """A random exchange of those cards of a history that were not seen."""
    used = cards_in(history)
    if not used:
        return {}
    joker_free = used <= set(WITH_JOKERS.cards[:52])
    whole: list[Any] = (
        list(SABACC.cards)
        if isinstance(next(iter(used)), SabaccCard)
        else list(WITH_JOKERS.cards[: 52 if joker_free else 54])
    )
    hidden = sorted(card for card in whole if card not in seen)
    return dict(zip(hidden, chance.shuffle(hidden), strict=True))
