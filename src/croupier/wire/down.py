"""What the server sends. A frame is the whole truth about a table for one reader; its events only
tell how it came to be."""

from typing import Any

from msgspec import UNSET, Struct, UnsetType

from croupier.chat.line import ChatLine
from croupier.ledger.intents import CardKind, IntentKind, IntentState
from croupier.rooms.room import GoneCause, RoomState
from croupier.tables.frames import PendingView, TableCard, TableSummary, TestView


class Down(Struct, frozen=True, tag_field="t"):
    """A message to a client."""


class Me(Struct, frozen=True):
    """`chips` is the wallet; chips on a table are not in it but in `seated`. `guest` has no
    password yet."""

    name: str
    chips: int
    guest: bool
    seated: int = 0


class RoomCard(Struct, frozen=True):
    """A card room as everybody sees it; `queue` is how many wait."""

    id: str
    name: str
    state: RoomState
    queue: int
    tables: tuple[str, ...]


class AccountView(Struct, frozen=True):
    """What is shown of a bank card; the house keeps no more of it."""

    bank: str
    kind: CardKind
    last_four: str


class InLine(Struct, frozen=True):
    """Somebody in the queue of a card room; `place` counts from 1."""

    place: int
    name: str


class RoomNews(Down, frozen=True, tag="room", omit_defaults=True):
    """A card room as you see it, after each change that concerns you. In the queue you have a
    `place`, counted from 1, and perhaps an expected wait; `line` are those around you, and `free`
    is how many seats nobody has: yours is among them if your place is not behind. Then you have a
    `table`. `balance` is what your bank told last. Without an `account` you are not in the room;
    `gone` is why your last session there ended."""

    room: str
    name: str
    state: RoomState
    queue: int
    tables: tuple[str, ...] = ()
    place: int | None = None
    line: tuple[InLine, ...] = ()
    free: int = 0
    wait_ms: int | None = None
    table: str | None = None
    seated: bool = False
    account: AccountView | None = None
    balance: int | None = None
    gone: GoneCause | None = None


class Receipt(Struct, frozen=True):
    """Chips that were bought, or cashed in. `state` is `unknown` until the bank has told; `code`
    is why it said no."""

    kind: IntentKind
    amount: int
    state: IntentState
    at_ms: int
    account: AccountView
    code: str = ""


class BankNews(Down, frozen=True, tag="bank"):
    """Your bank has answered, at once or late."""

    receipt: Receipt


class Tally(Struct, frozen=True):
    """How many tables a room has open to everybody, and how many seats are taken there."""

    game: str
    preset: str
    tables: int
    taken: int


class Welcome(Down, frozen=True, tag="welcome", omit_defaults=True):
    """First message on every connection. `build` is the id of the browser client that the server
    hands out: a page of another build is to be loaded again. `stay` is the card room that you are
    in, whether you wait there or play. For the rest see `lobby`."""

    me: Me
    mine: tuple[TableCard, ...]
    tallies: tuple[Tally, ...]
    version: str
    build: str = ""
    rooms: tuple[RoomCard, ...] = ()
    stay: RoomNews | None = None


class Lobby(Down, frozen=True, tag="lobby", omit_defaults=True):
    """What is new for one who looks at no table; what is missing is as it was. `mine` are all
    tables where you have a seat, or that only your guests see; `tables` are new or changed, and
    `gone` are closed, in the room that you browse."""

    mine: tuple[TableCard, ...] | UnsetType = UNSET
    rooms: tuple[RoomCard, ...] | UnsetType = UNSET
    tallies: tuple[Tally, ...] | UnsetType = UNSET
    tables: tuple[TableCard, ...] = ()
    gone: tuple[str, ...] = ()


class Tables(Down, frozen=True, tag="tables"):
    """The open tables of the room that you browse, in the order of their opening: the first ones,
    or those `after` a given one. With `more` there are others behind them; until you have asked
    for these, changes of tables that you do not know are not for you."""

    game: str
    preset: str
    tables: tuple[TableCard, ...]
    after: str
    more: bool


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
    the last one. `summary` is missing when it did not change. `ack` is the id of your order that
    this answers, `link` what you may give to those you invite, `removed` who may not sit at your
    table any more. `test` comes with every frame of a test table."""

    table: str
    seq: int
    events: tuple[Any, ...]
    view: Any
    pending: PendingView | None
    gap_ms: int | None
    summary: TableSummary | UnsetType = UNSET
    seat: int | None = None
    private: Any = None
    options: Any = None
    ack: str | None = None
    host: bool = False  # the table is yours
    link: str = ""
    test: TestView | UnsetType = UNSET
    removed: tuple[str, ...] = ()


class Chat(Down, frozen=True, tag="chat"):
    """The last lines that were said at a table, oldest first. Comes once, after the frame that
    answers `watch`."""

    table: str
    lines: tuple[ChatLine, ...]


class Said(Down, frozen=True, tag="said"):
    """A line that is new; the same line once more, without its text, when it was removed."""

    table: str
    line: ChatLine


class RoundStep(Struct, frozen=True):
    """What one decision did, as its reader may see it."""

    events: tuple[Any, ...]
    view: Any
    private: Any = None


class RoundHistory(Struct, frozen=True):
    """A finished round, step by step. `gains` by seat; `seat` is where you sat, if you did. Of a
    very long round only the last steps are told: `skipped` counts the others. One that is `voided`
    was taken back afterwards. `test` is set at a test table, `rigged` if a tester named cards."""

    number: int
    at_ms: int
    names: dict[int, str]
    bots: tuple[int, ...]
    seat: int | None
    gains: dict[int, int]
    steps: tuple[RoundStep, ...]
    skipped: int = 0
    voided: bool = False
    test: bool = False
    rigged: bool = False


class Gone(Down, frozen=True, tag="gone"):
    """The table is closed."""

    table: str


class Announcement(Down, frozen=True, tag="announcement"):
    """The house has something to say to everybody, or to those at a table or in a room."""

    text: str


class Waits(Down, frozen=True, tag="waits"):
    """Nobody runs the table at the moment. It goes on by itself, which its next frame shows.
    Without a text it goes on already, as it was."""

    table: str
    text: str


HouseNews = Welcome | Lobby | Tables | Wallet | Farewell | RoomNews | BankNews | Announcement
TableMessage = Frame | Gone | Waits | Chat | Said
AnyDown = HouseNews | TableMessage | Pong | Ack | Refusal | Bye
