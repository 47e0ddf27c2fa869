"""What the house sends to an administrator's desk. Nothing of it is ever sent to a player. The name
of a message is in `desk`, as in those that the desk sends."""

from enum import StrEnum
from typing import Any

from msgspec import UNSET, Struct, UnsetType

from croupier.ledger.intents import IntentKind, IntentState
from croupier.rooms.room import RoomState
from croupier.tables.overview import RigOverview, TableOverview
from croupier.tables.systemview import Position
from croupier.wire.admin.up import Role
from croupier.wire.down import AccountView


class DeskDown(Struct, frozen=True, tag_field="desk"):
    """A message to a desk."""


class AdminMe(Struct, frozen=True):
    """Who sits at the desk. `until_ms` is when the session ends."""

    name: str
    role: Role
    second_factor: bool
    until_ms: int


class DeskWelcome(DeskDown, frozen=True, tag="welcome"):
    """First message on every connection, before the `overview`. `build` is the id of the browser
    client that the server hands out. `testable` are the games of which a table may be opened as a
    test table: none, unless the house was started with `--allow-rigging`."""

    me: AdminMe
    version: str
    build: str = ""
    testable: tuple[str, ...] = ()


class DeskPong(DeskDown, frozen=True, tag="pong"):
    n: int


class DeskAck(DeskDown, frozen=True, tag="ack"):
    """The act was carried out; `table` is the one that it opened, if any."""

    id: str
    table: str = ""


class DeskRefusal(DeskDown, frozen=True, tag="refusal"):
    """The act was not carried out. `text` is in the reader's language."""

    code: str
    text: str
    id: str = ""
    facts: dict[str, int | str] = {}


class DeskBye(DeskDown, frozen=True, tag="bye"):
    """The connection is about to be closed."""

    code: str
    text: str


class GuestOverview(Struct, frozen=True, omit_defaults=True):
    """Somebody in a room. Without a `table` he waits since `since_ms`, in the `place` counted
    from 1. `leaving` is set when he is about to be seen off."""

    player: str
    name: str
    since_ms: int
    account: AccountView
    balance: int | None = None
    place: int | None = None
    wait_ms: int | None = None
    table: str | None = None
    seated: bool = False
    leaving: bool = False


class BarredPlayer(Struct, frozen=True):
    player: str
    name: str


class RoomOverview(Struct, frozen=True):
    """`count` is how many tables it opens when it is switched on; `rules` and `settings` are what
    differs from the preset."""

    id: str
    name: str
    state: RoomState
    game: str
    preset: str
    count: int
    bots: bool
    rules: dict[str, Any]
    settings: dict[str, Any]
    tables: tuple[str, ...]
    guests: tuple[GuestOverview, ...]
    barred: tuple[BarredPlayer, ...]


class BankOverview(Struct, frozen=True):
    """A bank, and how long its last answer took. Without an answer `latency_ms` is null."""

    name: str
    answers: bool
    latency_ms: int | None
    asked_ms: int
    open: int  # orders that it has not answered


class DeskReceipt(Struct, frozen=True):
    """Chips that a player has bought or cashed in; as long as it is `unknown` the bank is asked
    again, next at `next_ms`."""

    key: str
    kind: IntentKind
    player: str
    name: str
    amount: int
    state: IntentState
    code: str
    tries: int
    created_ms: int
    next_ms: int | None
    account: AccountView


class MoneyTotals(Struct, frozen=True):
    """Where the chips of one kind are. `issued` is what the house has made or sold."""

    money: str
    wallets: int
    tables: int
    house: int
    transit: int
    issued: int


class BookOverview(Struct, frozen=True):
    """`problems` are empty while the book balances."""

    balanced: bool
    problems: tuple[str, ...]
    checked_ms: int
    totals: tuple[MoneyTotals, ...]


class ProcessRole(StrEnum):
    HOUSE = "house"  # all in one
    GATEWAY = "gateway"
    DEALER = "dealer"
    ROOMS = "rooms"


class ProcessOverview(Struct, frozen=True):
    """A process of the house. `owns` are the ids of its tables and rooms, at most 100 of them;
    `queue` is how much waits there for its turn. `waits` says that it can decide nothing now, and
    `silent_ms` how long nothing was heard of it. What a process does not have is null: a lease, of
    which the last renewal took `commit_ms`, and a way to the bus and back. `trouble` says why its
    last write to the disk failed."""

    name: str
    role: ProcessRole
    version: str
    started_ms: int
    silent_ms: int
    memory_bytes: int
    sockets: int
    desks: int
    tables: int
    rooms: int
    owns: tuple[str, ...]
    queue: int
    waits: bool
    lease_age_ms: int | None
    commit_ms: int | None
    bus_ms: int | None
    trouble: str


class Overview(DeskDown, frozen=True, tag="overview"):
    """What goes on in the house. The first one is `whole`; later ones have only what is different:
    a list that is there replaces the one before, but `tables` are single tables that have changed,
    and `closed` those that are no more. A tester is told of test tables only, and with each of them
    of its `rigs`, which nobody else is told."""

    at_ms: int
    whole: bool = False
    rooms: tuple[RoomOverview, ...] | UnsetType = UNSET
    tables: tuple[TableOverview, ...] | UnsetType = UNSET
    closed: tuple[str, ...] | UnsetType = UNSET
    banks: tuple[BankOverview, ...] | UnsetType = UNSET
    receipts: tuple[DeskReceipt, ...] | UnsetType = UNSET
    book: BookOverview | UnsetType = UNSET
    processes: tuple[ProcessOverview, ...] | UnsetType = UNSET
    rigs: tuple[RigOverview, ...] | UnsetType = UNSET


class PositionMessage(DeskDown, frozen=True, tag="position"):
    """A table with all cards face up."""

    table: str
    position: Position


class ViewClosed(DeskDown, frozen=True, tag="view_closed"):
    """The table is closed, and with it the view."""

    table: str


class TrailEntry(Struct, frozen=True, omit_defaults=True):
    """An act of an administrator. `seq` is its number in the trail. `outcome` is `done`, the code
    of a refusal, or `interrupted` when the house ended in between and the act was not done; without
    one it is under way."""

    seq: int
    at_ms: int
    by: str
    name: str
    act: str
    room: str = ""
    table: str = ""
    player: str = ""
    facts: dict[str, Any] = {}
    outcome: str = ""
    ended_ms: int | None = None


class TrailNews(DeskDown, frozen=True, tag="trail"):
    """An act has just begun or ended, of whichever administrator."""

    entry: TrailEntry


AnyDeskDown = (
    DeskWelcome
    | DeskPong
    | DeskAck
    | DeskRefusal
    | DeskBye
    | Overview
    | PositionMessage
    | ViewClosed
    | TrailNews
)
