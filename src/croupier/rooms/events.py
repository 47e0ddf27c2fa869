"""What happens in a room. Values only; they are what the log of a room is made of. `by` names the
administrator who ordered it."""

from msgspec import Struct

from croupier.ledger.intents import BankAccount
from croupier.rooms.room import GoneCause, RoomSettings


class RoomEvent(Struct, frozen=True, tag_field="e"):
    """A fact of a room."""


class RoomMade(RoomEvent, frozen=True, tag="room_made"):
    id: str
    name: str
    settings: RoomSettings


class SwitchedOn(RoomEvent, frozen=True, tag="switched_on"):
    by: str


class Closing(RoomEvent, frozen=True, tag="closing"):
    by: str


class SwitchedOff(RoomEvent, frozen=True, tag="switched_off"):
    pass


class TableAdded(RoomEvent, frozen=True, tag="table_added"):
    by: str


class RoomConfigured(RoomEvent, frozen=True, tag="room_configured"):
    settings: RoomSettings
    by: str


class RemovalOrdered(RoomEvent, frozen=True, tag="removal_ordered"):
    """The guest goes as soon as he has no seat."""

    player: str
    by: str


class PlayerBarred(RoomEvent, frozen=True, tag="player_barred"):
    player: str
    name: str
    account: BankAccount | None
    by: str


class PlayerUnbarred(RoomEvent, frozen=True, tag="player_unbarred"):
    player: str
    by: str


class TableGone(RoomEvent, frozen=True, tag="table_gone"):
    table: str


class Entered(RoomEvent, frozen=True, tag="entered"):
    player: str
    name: str
    session: str
    account: BankAccount
    balance: int | None
    at_ms: int
    avatar: int | None = None


class AccountChanged(RoomEvent, frozen=True, tag="account_changed"):
    player: str
    account: BankAccount
    balance: int | None


class BalanceTold(RoomEvent, frozen=True, tag="balance_told"):
    player: str
    balance: int


class Called(RoomEvent, frozen=True, tag="called"):
    """The guest has a place at the table, and is on the way to it."""

    player: str
    table: str


class SatDown(RoomEvent, frozen=True, tag="sat_down"):
    player: str


class CalledBack(RoomEvent, frozen=True, tag="called_back"):
    """The place was not there any more. The guest is where he was in the queue."""

    player: str


class Gone(RoomEvent, frozen=True, tag="gone"):
    player: str
    name: str
    cause: GoneCause
    by: str = ""


AnyRoomEvent = (
    RoomMade
    | SwitchedOn
    | Closing
    | SwitchedOff
    | TableAdded
    | TableGone
    | RoomConfigured
    | RemovalOrdered
    | PlayerBarred
    | PlayerUnbarred
    | Entered
    | AccountChanged
    | BalanceTold
    | Called
    | SatDown
    | CalledBack
    | Gone
)
