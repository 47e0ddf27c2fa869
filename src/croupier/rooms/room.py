"""What a room is. Values only, no decisions."""

from enum import StrEnum

from msgspec import Struct

from croupier.ledger.intents import BankAccount
from croupier.tables.authority import HOUSE
from croupier.tables.commands import new_table_id


class RoomState(StrEnum):
    OFF = "off"  # nobody comes in
    ON = "on"
    CLOSING = "closing"  # the games that run are the last ones


class RoomSettings(Struct, frozen=True):
    """What the room's tables are opened as, and how many there are when it is switched on."""

    game: str
    preset: str
    tables: int = 1


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
    seq: int = 0

    def guest(self, player: str) -> Guest | None:
        return next((guest for guest in self.guests if guest.player == player), None)

    def with_account(self, account: BankAccount) -> Guest | None:
        """Two cards of one account are one account only if the bank says so by its reference."""
        key = (account.bank, account.account)
        found = (one for one in self.guests if (one.account.bank, one.account.account) == key)
        return next(found, None)

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
