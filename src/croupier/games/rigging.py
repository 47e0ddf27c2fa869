"""What a game may offer to testers: to wait before cards are dealt, and to deal cards that they
name. Only test tables ask for it. A game without this part cannot be rigged."""

from abc import ABC, abstractmethod
from collections.abc import Mapping, Sequence
from typing import Any, ClassVar, TypeAlias

from msgspec import Struct

from croupier.cards.card import MalformedCard, PrintedCard
from croupier.cards.chance import Chance
from croupier.games.refused import Refused

HOLD_MS = 120_000  # so long a round waits for a tester who has asked it to
AnyTransition = tuple[tuple[Any, ...], Any]
# Where a card goes: to a seat, or to a place that all share, such as `flop`.
Place: TypeAlias = int | str


class Deck(Struct, frozen=True):
    """The cards of a round: those that were dealt, and the others, the next one first."""

    dealt: tuple[Any, ...]
    rest: tuple[Any, ...]


class Rigging(ABC):
    """Each function returns a transition, like those of `games.game.Game`."""

    card: ClassVar[type[PrintedCard]]

    @abstractmethod
    def open(
        self, rules: Any, stacks: Mapping[int, int], carryover: Any, chance: Chance
    ) -> AnyTransition:
        """Begin a round that waits before its first card is dealt."""

    @abstractmethod
    def hold(self, state: Any) -> AnyTransition:
        """Wait before the next card is dealt, or `Refused`."""

    @abstractmethod
    def release(self, state: Any) -> AnyTransition:
        """Go on and deal, or `Refused` when nothing is held."""

    @abstractmethod
    def is_held(self, state: Any) -> bool:
        """Whether a tester wants to be waited for before the next card, now or later."""

    @abstractmethod
    def deck(self, state: Any) -> Deck: ...

    @abstractmethod
    def places(self, state: Any) -> tuple[Place, ...]:
        """Where the next cards go one after the other, if everybody stays in the round."""

    @abstractmethod
    def restack(self, state: Any, rest: tuple[Any, ...]) -> AnyTransition:
        """The cards that were not dealt lie in this order from now on."""

    def put_on_top(self, state: Any, names: Sequence[str]) -> AnyTransition:
        """The named cards come to the top of the deck in this order and are dealt as usual, so
        that the right seats get them (EPS-UC-003.2). Nobody but those who are dealt them learns
        which they are. `Refused` for a card that was dealt, is named twice or is in no deck."""
        deck, top = self.deck(state), [self._read(name) for name in names]
        if not top:
            raise Refused("no_cards_named")
        for number, card in enumerate(top):
            if card in top[:number]:
                raise Refused("card_twice", card=str(card))
            if card not in deck.rest and card in deck.dealt:
                raise Refused("card_dealt", card=str(card))
            if card not in deck.rest:
                raise Refused("no_such_card", card=str(card))
        below = list(deck.rest)
        for card in top:
            below.remove(card)  # one of them, where a shoe has several
        return self.restack(state, (*top, *below))

    def to_come(self, state: Any, names: Sequence[str]) -> tuple[str, ...]:
        """Of cards that were named, those that were not dealt yet."""
        rest = self.deck(state).rest
        return tuple(name for name in names if self._read(name) in rest)

    def _read(self, name: str) -> PrintedCard:
        try:
            return self.card.parse(name)
        except MalformedCard:
            raise Refused("no_such_card", card=name[:8]) from None
