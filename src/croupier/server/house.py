"""What the server is given: the bus, the store, a clock and its settings. It names only what it
uses of them, so that another bus or store can take their place."""

from collections.abc import Callable, Mapping
from pathlib import Path
from typing import Any, Protocol

from msgspec import Struct

from croupier.cards.entropy import fresh_seed
from croupier.ledger.transfer import Transfer, seat, wallet
from croupier.tables.ports import Watcher
from croupier.tables.table import Command, Table, Who
from croupier.wire import limits
from croupier.wire.down import RoundHistory, TableCard

STATIC = Path(__file__).parent / "static"
Clock = Callable[[], int]  # milliseconds since 1970


class Bus(Protocol):
    @property
    def tables(self) -> Mapping[str, Table]: ...

    def cards(self, player: str) -> tuple[TableCard, ...]: ...

    def tables_of(self, player: str) -> list[str]: ...

    async def order(
        self,
        table_id: str,
        who: Who,
        command_id: str,
        command: Command,
        source: Watcher | None = None,
    ) -> int: ...

    async def open(
        self,
        who: Who,
        command_id: str,
        game_name: str,
        preset_name: str,
        name: str,
        rules: dict[str, Any],
        room: dict[str, Any],
    ) -> tuple[str, int]: ...

    def watch(self, table_id: str, watcher: Watcher) -> None: ...

    def unwatch(self, table_id: str, watcher: Watcher) -> None: ...

    def subscribe_lobby(self, callback: Callable[[], None]) -> None: ...

    def subscribe_wallet(self, callback: Callable[[frozenset[str]], None]) -> None: ...

    async def history(self, table_id: str, player: str, newest: int) -> list[RoundHistory]: ...

    async def stop(self) -> None: ...


class Player(Protocol):
    @property
    def id(self) -> str: ...

    @property
    def name(self) -> str: ...

    @property
    def password_hash(self) -> str | None: ...


class Session(Protocol):
    @property
    def player(self) -> str: ...

    @property
    def name(self) -> str: ...

    @property
    def expires_ms(self) -> int: ...


class Store(Protocol):
    """The part of the store that knows players, sessions and wallets."""

    async def create_player(self, player: str, name: str, at_ms: int) -> Player: ...

    async def player(self, player: str) -> Player | None: ...

    async def player_by_name(self, name: str) -> Player | None: ...

    async def set_password_hash(self, player: str, password_hash: str) -> None: ...

    async def create_session(
        self, token_hash: bytes, player: str, at_ms: int, expires_ms: int
    ) -> None: ...

    async def session(self, token_hash: bytes) -> Session | None: ...

    async def has_session(self, player: str, now_ms: int) -> bool: ...

    async def end_session(self, token_hash: bytes) -> None: ...

    async def end_sessions(self, player: str) -> None: ...

    async def transfer(self, transfers: tuple[Transfer, ...]) -> bool: ...

    def balance(self, account: str) -> int: ...

    async def close(self) -> None: ...


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
    tables: int = limits.TABLES
    tables_per_player: int = limits.TABLES_PER_PLAYER
    farewell_ms: int = 6_000  # CAS-1.2c
    bot_seed: Callable[[], bytes] = fresh_seed  # what names and chips of new bots come from


class House(Struct, frozen=True):
    bus: Bus
    store: Store
    clock: Clock
    settings: Settings = Settings()

    def seated(self, player: str) -> int:
        """The chips a player has at tables, as of the last finished rounds."""
        return sum(self.store.balance(seat(table, player)) for table in self.tables_of(player))

    def tables_of(self, player: str) -> list[str]:
        return self.bus.tables_of(player)

    def is_broke(self, player: str) -> bool:
        """Nothing in the wallet and no seat anywhere. Chips in a running bet are still owned
        (CAS-1.2a)."""
        return not self.store.balance(wallet(player)) and not self.tables_of(player)
