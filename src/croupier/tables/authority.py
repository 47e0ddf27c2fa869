"""Who gives an order. What somebody may do follows from the type, never from a name."""

from typing import ClassVar

from msgspec import Struct


class Player(Struct, frozen=True, tag="player"):
    """A person who signed in."""

    id: str
    name: str


class Bot(Struct, frozen=True, tag="bot"):
    """A bot in a seat."""

    id: str
    name: str


class Administrator(Struct, frozen=True, tag="administrator"):
    """Somebody who runs the house. May do at any table what its host may do."""

    id: str
    name: str


class Tester(Struct, frozen=True, tag="tester"):
    """Somebody who tries out rules at test tables, and may name the cards there. Nothing else."""

    id: str
    name: str


class House(Struct, frozen=True, tag="house"):
    """The server itself: its clocks, and rooms that lead people to seats."""

    id: ClassVar[str] = ""
    name: ClassVar[str] = ""


Authority = Player | Bot | Administrator | Tester | House
HOUSE = House()
