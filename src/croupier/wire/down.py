"""What the server sends. A frame is the whole truth about a table for one reader; its events only
tell how it came to be."""

from typing import Any

from msgspec import UNSET, Struct, UnsetType

from croupier.ledger.intents import CardKind
from croupier.rooms.room import RoomState
from croupier.tables.frames import PendingView, TableCard, TableSummary
from croupier.tables.table import ChatLine


class Down(Struct, frozen=True, tag_field="t"):
    """A message to a client."""


class Me(Struct, frozen=True):
    """`chips` is the wallet; chips on a table are not in it but in `seated`. `guest` has no
    password yet."""

    name: str
    chips: int
    guest: bool
    seated: int = 0


class Welcome(Down, frozen=True, tag="welcome", omit_defaults=True):
    """First message on every connection. `build` is the id of the browser client that the server
    hands out: a page of another build is to be loaded again."""

    me: Me
    tables: tuple[TableCard, ...]
    version: str
    build: str = ""


class Lobby(Down, frozen=True, tag="lobby"):
    tables: tuple[TableCard, ...]


class Wallet(Down, frozen=True, tag="wallet"):
    """`seated` is what lies at tables, as of the last finished rounds."""

    chips: int
    seated: int = 0


class Farewell(Down, frozen=True, tag="farewell"):
    """The last chip is gone. In `left_ms` the session ends and the front door is shown; whoever
    comes in again begins anew."""

    left_ms: int


class Pong(Down, frozen=True, tag="pong"):
    n: int


class Ack(Down, frozen=True, tag="ack"):
    """The order was carried out at this table. A frame may say the same with its `ack`."""

    id: str
    table: str


class Refusal(Down, frozen=True, tag="refusal"):
    """The order was not carried out and nothing changed. `text` is in the reader's language.
    `id` is empty when the message had none that could be read."""

    code: str
    text: str
    id: str = ""
    facts: dict[str, int | str] = {}


class Bye(Down, frozen=True, tag="bye"):
    """The server is about to close the connection."""

    code: str
    text: str


class Frame(Down, frozen=True, tag="frame"):
    """`view` is the game's view for the rail, `private` what your seat sees besides, `options` what
    you may do now, `gap_ms` the time until the next round. Without a round, `view` is the end of
    the last one. `summary` is missing when it did not change. `chat` comes with the answer to
    `watch` only; later lines are events. `ack` is the id of your order that this answers, `link`
    what you may give to those you invite."""

    table: str
    seq: int
    events: tuple[Any, ...]
    view: Any
    pending: PendingView | None
    gap_ms: int | None
    summary: TableSummary | UnsetType = UNSET
    chat: tuple[ChatLine, ...] | UnsetType = UNSET
    seat: int | None = None
    private: Any = None
    options: Any = None
    ack: str | None = None
    host: bool = False  # the table is yours
    link: str = ""


class RoundStep(Struct, frozen=True):
    """What one decision did, as its reader may see it."""

    events: tuple[Any, ...]
    view: Any
    private: Any = None


class RoundHistory(Struct, frozen=True):
    """A finished round, step by step. `gains` by seat; `seat` is where you sat, if you did. Of a
    very long round only the last steps are told: `skipped` counts the others."""

    number: int
    at_ms: int
    names: dict[int, str]
    bots: tuple[int, ...]
    seat: int | None
    gains: dict[int, int]
    steps: tuple[RoundStep, ...]
    skipped: int = 0


class AccountView(Struct, frozen=True):
    """What is shown of a bank card; the house keeps no more of it."""

    bank: str
    kind: CardKind
    last_four: str


class RoomNews(Down, frozen=True, tag="room", omit_defaults=True):
    """A card room as you see it, after each change that concerns you. In the queue you have a
    `place`, counted from 1, and perhaps an expected wait; then a `table`. `balance` is what your
    bank told last. Without an `account` you are not in the room."""

    room: str
    name: str
    state: RoomState
    queue: int
    place: int | None = None
    wait_ms: int | None = None
    table: str | None = None
    seated: bool = False
    account: AccountView | None = None
    balance: int | None = None


class Gone(Down, frozen=True, tag="gone"):
    """The table is closed."""

    table: str


AnyDown = Welcome | Lobby | Wallet | Farewell | Pong | Ack | Refusal | Bye | Frame | RoomNews | Gone
