"""What the server is given: the bus, the store, a clock and its settings."""

from collections.abc import Callable
from pathlib import Path

from msgspec import Struct

from croupier.bank.counter import Cards, Chips
from croupier.bus.port import Bus, Chat, Rooms
from croupier.server.bookwatch import BookWatch
from croupier.store.port import Store
from croupier.wire import http, limits
from croupier.wire.admin.down import ProcessOverview

STATIC = Path(__file__).parent / "static"
Clock = Callable[[], int]  # milliseconds since 1970


class BankSide(Struct, frozen=True):
    """What the house does with banks, and the cards that a practice bank shows to everybody."""

    desk: Cards
    cashier: Chips
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
    chat_days: int = 7  # 0: lines are kept as long as their table is open
    sign_ins_per_address: int = 600  # in ten minutes, like wrong passwords
    gifts_per_address: int = 200  # of first chips, and of fresh ones, in an evening
    evening_hours: int = 12
    wrong_passwords_per_address: int = 20
    wrong_passwords_per_name: int = 10
    wrong_passwords_per_browser: int = 20  # in which the player has been before
    hash_memory_kib: int = 64 * 1024
    header_seconds: float = limits.HEADER_SECONDS
    tables_per_address: int = 200
    open_metrics: bool = False  # to all, not only on the machine of the house
    hosts: frozenset[str] = frozenset()  # further names that the house answers to
    connections: int = 10_000
    connections_per_address: int = 5_000
    connections_per_player: int = 16
    seated_messages_a_turn: int = 16  # of players with a seat, that one turn of the loop begins
    messages_a_turn: int = 2  # of all others
    requests_a_turn: int = 1
    waiting_per_address: int = 1_000  # requests, and sign-ins, that wait for their turn
    sign_ins_at_once: int = 4
    unsent_bytes: int = limits.UNSENT_BYTES
    beat_seconds: float = 1.0  # what counts the silence of clients
    farewell_ms: int = 6_000  # CAS-1.2c
    desk_hours: int = 12  # how long an administrator's session lasts
    desk_guesses_per_browser: int = 20  # one that was here before; in ten minutes, like the next
    desk_guesses_per_address: int = 20
    desk_guesses_per_name: int = 10  # in five minutes
    desk_codes: int = 5  # of an authenticator app, in ten minutes
    desk_tokens_per_address: int = 60  # cookies that are none
    desk_connections: int = 64
    desk_connections_each: int = 8


class ClusterSide(Struct, frozen=True):
    """What a process of a house with many knows besides: its own name, the seconds to the server of
    the bus and back, how much waits to go there, and how the others are."""

    name: str
    round_trip: Callable[[], float]
    unsent: Callable[[], int]
    others: Callable[[], list[ProcessOverview]]


def nothing() -> None:
    """Where nobody can stop the house."""


class ServerContext(Struct, frozen=True):
    """`stop` ends the house; `book` is who checks it every minute."""

    bus: Bus
    chat: Chat
    store: Store
    clock: Clock
    settings: Settings = Settings()
    cardrooms: CardRoomSide | None = None
    stop: Callable[[], None] = nothing
    book: BookWatch | None = None
    cluster: ClusterSide | None = None  # then other processes write to the store, too
