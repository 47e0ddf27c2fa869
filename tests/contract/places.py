"""A round told by places instead of cards. What is hidden is a place: the fifth card of the deck,
the hole card of a seat. That an equal card lies open elsewhere makes no difference to it.
"""

from abc import ABC, abstractmethod
from collections.abc import Callable, Iterable, Mapping
from typing import Any

from msgspec import Struct
from msgspec.structs import replace

from croupier.cards.chance import Chance
from tests.contract.cards import AnyCard, cards_in


class Place(int):
    """Where a card lies; numbered anew in every round."""

    __slots__ = ()


def filled(told: Any, cards: Mapping[Place, AnyCard]) -> Any:
    """The same value with the cards that lie at its places."""
    if isinstance(told, Place):
        return cards[told]
    if isinstance(told, tuple):
        items = [filled(item, cards) for item in told]
        return tuple(items) if any(map(_differ, items, told)) else told
    if isinstance(told, dict):
        pairs = {key: filled(item, cards) for key, item in told.items()}
        return pairs if any(map(_differ, pairs.values(), told.values())) else told
    if isinstance(told, Struct):
        before = {name: getattr(told, name) for name in told.__struct_fields__}
        after = {name: filled(item, cards) for name, item in before.items()}
        changes = {name: item for name, item in after.items() if item is not before[name]}
        return replace(told, **changes) if changes else told
    return told


def teller(told: Any) -> Callable[[Mapping[Place, AnyCard]], Any]:
    """`filled` for one value and many sets of cards: where there is no place is found out once."""
    if not _has_places(told):
        return lambda cards: told
    if isinstance(told, Place):
        return lambda cards: cards[told]
    if isinstance(told, tuple):
        items = [teller(item) for item in told]
        return lambda cards: tuple([tell(cards) for tell in items])
    if isinstance(told, dict):
        pairs = {key: teller(item) for key, item in told.items()}
        return lambda cards: {key: tell(cards) for key, tell in pairs.items()}
    fields = {name: getattr(told, name) for name in told.__struct_fields__}
    changing = {name: teller(item) for name, item in fields.items() if _has_places(item)}
    return lambda cards: replace(told, **{name: tell(cards) for name, tell in changing.items()})


def _has_places(told: Any) -> bool:
    if isinstance(told, tuple):
        return any(map(_has_places, told))
    if isinstance(told, dict):
        return any(map(_has_places, told.values()))
    if isinstance(told, Struct):
        return any(_has_places(getattr(told, name)) for name in told.__struct_fields__)
    return isinstance(told, Place)


def _differ(one: object, other: object) -> bool:
    return one is not other


class Sight(ABC):
    """Follows the cards of one round by its raw events, apart from what any game says of itself:
    no view, no show and no state of a game is asked. A game with cards says in `placed` where they
    go, and who comes to know them (`sight.py`)."""

    def __init__(self) -> None:
        self.cards: dict[Place, AnyCard] = {}  # what lies at every place there ever was
        self.deck: tuple[Place, ...] = ()  # the next card first
        self.hands: dict[int, list[Place]] = {}
        self._open: set[Place] = set()
        self._private: dict[int, set[Place]] = {}
        self._gone: set[Place] = set()

    @abstractmethod
    def placed(self, event: Any) -> Any:
        """The event with places where it has cards. A card may stay if it lies open."""

    def take(self, event: Any) -> Any:
        told = self.placed(event)
        assert filled(told, self.cards) == event, f"these cards lay elsewhere: {event}"
        closed = cards_in(told) - self.cards_known_now(None)
        assert not closed, f"say in sight.py where the cards of {type(event)} lie"
        return told

    def put(self, cards: Iterable[AnyCard]) -> tuple[Place, ...]:
        """New places with these cards, which nobody has seen."""
        found = {Place(len(self.cards) + n): card for n, card in enumerate(cards)}
        self.cards |= found
        return tuple(found)

    def draw(self, count: int) -> tuple[Place, ...]:
        """The next places of the deck."""
        drawn, self.deck = self.deck[:count], self.deck[count:]
        return drawn

    def reveal(self, *places: Place) -> None:
        self._open.update(places)

    def reveal_to(self, seat: int, *places: Place) -> None:
        self._private.setdefault(seat, set()).update(places)

    def clear(self, places: Iterable[Place]) -> None:
        """The cards were taken up: nothing lies at these places any more."""
        self._gone.update(places)

    def known(self, reader: int | None) -> frozenset[Place]:
        """The places whose cards the reader knows, or knew once. None is the rail."""
        private = self._private.get(reader, set()) if reader is not None else set()
        return frozenset(self._open | private)

    def cards_known_now(self, reader: int | None) -> set[AnyCard]:
        return {self.cards[place] for place in self.known(reader) - self._gone}

    def disguised(self, known: frozenset[Place], dice: Chance) -> dict[Place, AnyCard]:
        """Another card at every place that is not known."""
        pack = sorted(set(self.cards.values()))
        if len(pack) < 2:
            return self.cards
        other = dict(self.cards)
        for place in self.cards.keys() - known:
            while other[place] == self.cards[place]:
                other[place] = dice.choice(pack)
        return other


class NoCards(Sight):
    """A game without cards, as long as none is found in its events."""

    def placed(self, event: Any) -> Any:
        return event
