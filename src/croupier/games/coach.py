"""What a game may offer besides playing: a coach that reckons. It is told what a seat was shown
and nothing else, so it cannot know a card that the player cannot see. Pure, and slow enough to be
asked off the event loop.
"""

from abc import ABC, abstractmethod
from typing import Any

from msgspec import Struct


class Advice(Struct, frozen=True):
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
    @abstractmethod
    def advise(self, rules: Any, seat: int, view: Any, options: Any) -> Advice | None:
        """None where there is nothing to reckon, such as the size of a bet."""

    @abstractmethod
    def chart(self, rules: Any) -> Chart: ...

    @abstractmethod
    def edge(self, rules: Any, players: int) -> HouseEdge:
        """With so many players at the table, and freshly shuffled cards."""

    @abstractmethod
    def sample(self, rules: Any, players: int, hands: int, seed: int) -> Sample:
        """Play at least so many hands by the chart, from freshly shuffled cards."""
