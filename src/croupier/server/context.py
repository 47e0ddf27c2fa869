"""What the server is given: the bus, the store, a clock and its settings."""

from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import Any, Protocol

from msgspec import Struct

from croupier.bank.cashier import Cashier
from croupier.bank.desk import CardDesk
from croupier.games.coach import Advice, Chart, HouseEdge
from croupier.rooms.commands import RoomOrder
from croupier.rooms.room import Room
from croupier.store.port import Store
from croupier.tables.authority import Authority
from croupier.tables.commands import Answer, Order
from croupier.tables.frames import Frame, LobbyEntry, TableNews
from croupier.wire import http, limits

STATIC = Path(__file__).parent / "static"
Clock = Callable[[], int]  # milliseconds since 1970


class Bus(Protocol):
    """The way to the tables. Everything that passes is a value."""

    def order(self, order: Order) -> Awaitable[Answer]: ...

    async def watch(self, table_id: str, by: Authority, link: str = "") -> Frame: ...

    def unwatch(self, table_id: str, player: str) -> None: ...

    async def advise(self, table_id: str, by: Authority) -> Advice: ...

    async def chart(self, table_id: str, by: Authority, link: str = "") -> Chart: ...

    async def edge(
        self, game: str, preset: str, changes: dict[str, Any], players: int
    ) -> HouseEdge: ...

    def listen(self, receive: Callable[[TableNews], None]) -> list[LobbyEntry]: ...

    async def stop(self) -> None: ...


class Rooms(Protocol):
    """The way to the rooms."""

    def order(self, order: RoomOrder) -> Awaitable[Room]: ...

    def listen(self, receive: Callable[[Room], None]) -> list[Room]: ...

    async def bring_chips(self, player: str) -> None: ...


class BankSide(Struct, frozen=True):
    """What the house does with banks, and the cards that a practice bank shows to everybody."""

    desk: CardDesk
    cashier: Cashier
    demo: tuple[http.DemoCard, ...] = ()


class CardRoomSide(Struct, frozen=True):
    """What a house with card rooms has besides."""

    rooms: Rooms
    bank: BankSide


class Settings(Struct, frozen=True, kw_only=True):
    """`origins` are the other places that pages may come from, such as `https://cards.example`.
    Behind a proxy the client's address and scheme are taken from its X-Forwarded headers."""

    origins: frozenset[str] = frozenset()
    behind_proxy: bool = False
    static: Path = STATIC
    music: Path | None = None  # the owner's own tracks
    guest_days: int = 30
    player_days: int = 180
    sign_ins_per_address: int = 600  # in ten minutes, like the next two
    wrong_passwords_per_address: int = 20
    wrong_passwords_per_name: int = 10
    hash_memory_kib: int = 64 * 1024
    connections: int = 10_000
    connections_per_player: int = 16
    unsent_bytes: int = limits.UNSENT_BYTES
    ping_seconds: float = limits.PING_SECONDS
    farewell_ms: int = 6_000  # CAS-1.2c


class ServerContext(Struct, frozen=True):
    bus: Bus
    store: Store
    clock: Clock
    settings: Settings = Settings()
    cardrooms: CardRoomSide | None = None
