"""The orders that a room takes. Values only. Those about a bank account come from the house, which
has asked the bank: nobody enters by saying that he may."""

from typing import Any

from msgspec import Struct

from croupier.ledger.intents import BankAccount
from croupier.rooms.room import GoneCause, RoomSettings
from croupier.tables.authority import Authority


class RoomCommand(Struct, frozen=True, tag=True):
    """What a room is asked to do."""


class MakeRoom(RoomCommand, frozen=True):
    name: str
    settings: RoomSettings


class SwitchOn(RoomCommand, frozen=True):
    pass


class SwitchOff(RoomCommand, frozen=True):
    """The games that run are played to their end, then everybody is seen off."""


class AddTable(RoomCommand, frozen=True):
    pass


class ConfigureRoom(RoomCommand, frozen=True):
    """How the tables are opened from now on; what is None stays as it is."""

    tables: int | None = None
    bots: bool | None = None
    rules: dict[str, Any] | None = None
    values: dict[str, Any] | None = None


class RemoveGuest(RoomCommand, frozen=True):
    """The guest is to go. Who sits leaves the table first, in mid-game as if he wanted to."""

    player: str


class Bar(RoomCommand, frozen=True):
    """The player may not come in any more; if he is here he is to go."""

    player: str
    name: str


class Unbar(RoomCommand, frozen=True):
    player: str


class Enter(RoomCommand, frozen=True):
    """Somebody whose card the bank has accepted joins the queue."""

    player: str
    name: str
    session: str
    account: BankAccount
    balance: int | None
    avatar: int | None = None


class ChangeAccount(RoomCommand, frozen=True):
    player: str
    account: BankAccount
    balance: int | None


class TellBalance(RoomCommand, frozen=True):
    player: str
    balance: int


class Call(RoomCommand, frozen=True):
    """The first of the queue may go to a free seat. Who is `away` is passed over."""

    table: str
    away: frozenset[str] = frozenset()


class NoteSeat(RoomCommand, frozen=True):
    """The table has given the guest a seat."""

    player: str


class CallBack(RoomCommand, frozen=True):
    """The table had no seat after all."""

    player: str


class SeeOff(RoomCommand, frozen=True):
    """The guest has no seat any more, and his chips are on their way to the bank."""

    player: str
    cause: GoneCause


class Go(RoomCommand, frozen=True):
    """A guest leaves the queue; who sits leaves the table first."""


class NoteTableGone(RoomCommand, frozen=True):
    table: str


class FinishOff(RoomCommand, frozen=True):
    """Nobody is here any more."""


ADMINISTRATOR_ONLY = frozenset(
    {SwitchOn, SwitchOff, AddTable, ConfigureRoom, RemoveGuest, Bar, Unbar}
)
PLAYERS = frozenset({Go})


class RoomOrder(Struct, frozen=True):
    """A command on its way to a room."""

    room: str
    by: Authority
    id: str
    command: RoomCommand
