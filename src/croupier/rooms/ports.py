"""What rooms need from the outside, said as protocols. Nothing here does anything."""

from collections.abc import Awaitable, Callable
from typing import Protocol

from msgspec import Struct

from croupier.ledger.intents import BankAccount
from croupier.rooms.room import Room
from croupier.tables.commands import Answer, Order
from croupier.tables.frames import LobbyEntry, TableNews
from croupier.tables.ports import StreamStore, Timer

ROOM_STREAM = "room"  # the kind of a room's stream


class RoomStore(StreamStore, Protocol):
    async def balance(self, account: str) -> int: ...


class Tables(Protocol):
    """The way to the tables."""

    def order(self, order: Order) -> Awaitable[Answer]: ...

    def listen(self, receive: Callable[[TableNews], None]) -> list[LobbyEntry]: ...

    def let_in(self, is_guest: Callable[[str, str], bool]) -> None:
        """Whoever is a guest of the room that a table belongs to may look at the table."""


class CashDesk(Protocol):
    """Where chips become money again. The only thing that a room may have done with a bank."""

    async def cash_in(
        self, player: str, session: str, order: str, account: BankAccount, chips: int
    ) -> None:
        """Done when it is stored that it is to be done. An order that is known does nothing."""


class RoomServices(Struct, frozen=True):
    """`publish` hears of the room as it is once that is stored. `is_present` says whether a player
    has a connection."""

    store: RoomStore
    tables: Tables
    cash_desk: CashDesk
    timer: Timer
    publish: Callable[[Room], None]
    is_present: Callable[[str], bool]
    on_error: Callable[[str, BaseException], None]
