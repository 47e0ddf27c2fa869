"""What a room is. Values only, no decisions."""

from enum import StrEnum
from typing import Any

from msgspec import Struct

from croupier.ledger.intents import BankAccount
from croupier.tables.authority import HOUSE
from croupier.tables.commands import new_table_id


class RoomState(StrEnum):
    OFF = "off"  # nobody comes in
    ON = "on"
    CLOSING = "closing"  # the games that run are the last ones


class GoneCause(StrEnum):
    PLAYER = "player"  # wanted to go
    MISSED = "missed"  # did not act, turn after turn
    BROKE = "broke"  # had no chips when a game began
    ABSENT = "absent"  # had no connection for too long
    CLOSED = "closed"  # the room was switched off, or the table closed
    REMOVED = "removed"  # by an administrator


class RoomSettings(Struct, frozen=True):
    """What the room's tables are opened as, and how many there are when it is switched on. `rules`
    and `values` change single rules and settings of the preset; bots play only if the administrator
    allows them."""

    game: str
    preset: str
    tables: int = 1
    bots: bool = False
    rules: dict[str, Any] = {}
    values: dict[str, Any] = {}
    blink_ms: int = 10_000  # so long a free seat waits for somebody who has no connection
    away_ms: int = 1_800_000  # after so long the session of somebody who waits is over


class Guest(Struct, frozen=True):
    """Somebody in the room. `session` names the visit; `balance` is what the bank told last.
    `table` is where the guest is led to or sits; without one the guest is in the queue."""

    player: str
    name: str
    session: str
    account: BankAccount
    balance: int | None
    since_ms: int
    table: str | None = None
    seated: bool = False
    removed: bool = False  # an administrator wants him to go
    avatar: int | None = None  # the picture that the guest chose


class Barred(Struct, frozen=True):
    """Somebody who may not come in, with the bank account that he had then."""

    player: str
    name: str
    account: BankAccount | None = None


class Room(Struct, frozen=True, kw_only=True):
    """`season` counts how often the room was switched on, `opened` the tables since then. The
    tables of a season have ids that follow from it, so that none is opened twice."""

    id: str
    name: str
    settings: RoomSettings
    state: RoomState = RoomState.OFF
    season: int = 0
    opened: int = 0
    closed: frozenset[str] = frozenset()  # tables of this season that are no more
    guests: tuple[Guest, ...] = ()  # in the order in which they came
    barred: tuple[Barred, ...] = ()
    farewells: dict[str, GoneCause] = {}  # why the last ones went, until they are back
    seq: int = 0

    def guest(self, player: str) -> Guest | None:
        return next((guest for guest in self.guests if guest.player == player), None)

    def with_account(self, account: BankAccount) -> Guest | None:
        return next((one for one in self.guests if is_same(one.account, account)), None)

    def is_barred(self, player: str, account: BankAccount | None = None) -> bool:
        """Whether the player is, or whoever else uses the bank account of one."""
        return any(
            one.player == player or (account is not None and is_same(one.account, account))
            for one in self.barred
        )

    @property
    def queue(self) -> tuple[Guest, ...]:
        return tuple(guest for guest in self.guests if guest.table is None)

    def place(self, player: str) -> int | None:
        """In the queue, from 1."""
        numbered = enumerate(self.queue, 1)
        return next((place for place, guest in numbered if guest.player == player), None)

    def table_id(self, number: int) -> str:
        return new_table_id(HOUSE, self.table_order(number))

    def table_order(self, number: int) -> str:
        """The id of the order that opens the table."""
        return f"{self.id}/{self.season}/{number}"

    @property
    def tables(self) -> tuple[str, ...]:
        """Those that should be there now."""
        numbers = range(self.opened)
        return tuple(t for t in map(self.table_id, numbers) if t not in self.closed)


def is_same(one: BankAccount | None, other: BankAccount) -> bool:
    """Two cards of one account are one account only if the bank says so by its reference."""
    return one is not None and (one.bank, one.account) == (other.bank, other.account)
