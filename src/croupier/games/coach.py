"""What a game may offer besides playing: a coach that reckons. It is told what a seat was shown
and nothing else, so it cannot know a card that the player cannot see. Pure, and slow enough to be
asked off the event loop.
"""

from abc import ABC, abstractmethod
from enum import StrEnum
from typing import Any, ClassVar

from msgspec import Struct


class CoachUse(StrEnum):
    """Who at a table may ask the coach."""

    EVERYONE = "everyone"
    ALONE = "alone"  # whoever has nobody but bots for company
    NOBODY = "nobody"


class Seen(Struct, frozen=True):
    """All that a coach is told: what the seat is shown, what it may do now (None where it is not
    asked), and the hands that the player thinks of, in the words of the game."""

    seat: int
    view: Any
    private: Any
    options: Any
    against: str = ""


class Advice(Struct, frozen=True, tag_field="on", tag="moves"):
    """What each thing that a seat may do now is worth to it, by the tag of the action: the expected
    gain, in units of its bet. `best` is the one that is worth most."""

    best: str
    values: dict[str, float]


class ChartRow(Struct, frozen=True):
    """A line of a chart. Each cell lists tags of actions: the first that is possible is the one to
    take. `kind` and `name` say which hands the row is for."""

    kind: str
    name: str
    cells: tuple[tuple[str, ...], ...]


class Chart(Struct, frozen=True):
    """What to do by what one holds (rows) and what one sees (columns)."""

    columns: tuple[str, ...]
    rows: tuple[ChartRow, ...]


class HouseEdge(Struct, frozen=True):
    """The share of a bet that the house keeps in the long run: from a player who follows the chart,
    and from one who makes the most of all that he sees of his hand and the dealer's."""

    by_chart: float
    at_best: float


class Sample(Struct, frozen=True):
    """The same share as many hands showed it, and how far off that may be with 95 % certainty."""

    hands: int
    share: float
    margin: float


class Coach(ABC):
    """`advice` is the type of what it says. Where it is only asked by a seat that has to decide, it
    is `in_turn`. `usual` is who may ask it where the host of a table says nothing."""

    advice: ClassVar[type[Struct]]
    in_turn: ClassVar[bool] = True
    usual: ClassVar[CoachUse] = CoachUse.EVERYONE

    @abstractmethod
    def advise(self, rules: Any, seen: Seen) -> Any | None:
        """None where there is nothing to reckon, such as the size of a bet. Raises `Refused` when
        it does not understand the hands that the player thinks of."""


class ChartCoach(Coach):
    """The coach of a game against the house, in which there is a best play by the rules alone."""

    @abstractmethod
    def chart(self, rules: Any) -> Chart: ...

    @abstractmethod
    def edge(self, rules: Any, players: int) -> HouseEdge:
        """With so many players at the table, and freshly shuffled cards."""

    @abstractmethod
    def sample(self, rules: Any, players: int, hands: int, seed: int) -> Sample:
        """Play at least so many hands by the chart, from freshly shuffled cards."""
