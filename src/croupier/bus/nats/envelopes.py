"""Everything that crosses between processes about tables, typed. Values only. A message of players
cannot be read as one of administrators or of the house: each side has types of its own,
and the commands that it may hold are listed by type."""

from typing import Any, TypeVar, Union

import msgspec
from msgspec import Raw, Struct

from croupier.chat.line import ChatLine, RemoveLine, Say
from croupier.games.game import Refused
from croupier.tables import commands
from croupier.tables.authority import Administrator, House, Player, Tester
from croupier.tables.events import LeaveCause
from croupier.tables.frames import FramePart, LobbyEntry
from croupier.tables.systemview import Position

REQUEST_BYTES = 64 * 1024
NEWS_BYTES = 1024 * 1024  # what the server of NATS takes at most, too
PAGE = 200  # tables in one answer
MOVED = "moved"  # a refusal that is never shown: whoever asked asks the next owner

T = TypeVar("T")
_INSIDE = (commands.Act, commands.Command)  # never cross: an action travels as its client wrote it
_ALL = tuple(kind for kind in commands.Command.__subclasses__() if kind not in _INSIDE)
_SPECIAL = commands.HOUSE_ONLY | commands.ADMINISTRATOR_ONLY | commands.TESTER_ONLY
_PLAYERS = tuple(kind for kind in _ALL if kind not in _SPECIAL)
_DESKS = tuple(kind for kind in _ALL if kind not in commands.HOUSE_ONLY)


# Of players


class PlayerRequest(Struct, frozen=True, array_like=True, tag=True):
    """What a gateway asks for a player."""


class Tell(PlayerRequest, frozen=True, array_like=True, tag=True):
    """An order of a player. The same id again has the same answer."""

    by: Player
    id: str
    command: Union[_PLAYERS]  # type: ignore[valid-type]  # noqa: UP007


class Watch(PlayerRequest, frozen=True, array_like=True, tag=True):
    by: Player
    link: str


class Looking(PlayerRequest, frozen=True, array_like=True, tag=True):
    """The players who look through this gateway from now on, and the numbers that it has heard
    last. Said when it changes and again and again: whoever missed it hears it soon."""

    players: tuple[str, ...]
    heard: "Numbers | None" = None


class Resume(PlayerRequest, frozen=True, array_like=True, tag=True):
    """The whole view for these players: something is missing, or the table has another owner."""

    players: tuple[str, ...]


class Advise(PlayerRequest, frozen=True, array_like=True, tag=True):
    by: Player
    against: str


class AskChart(PlayerRequest, frozen=True, array_like=True, tag=True):
    by: Player
    link: str


class AskInvitation(PlayerRequest, frozen=True, array_like=True, tag=True):
    link: str


class Speak(PlayerRequest, frozen=True, array_like=True, tag=True):
    by: Player
    id: str
    command: Say | RemoveLine


class AskLines(PlayerRequest, frozen=True, array_like=True, tag=True):
    pass


class AskEdge(PlayerRequest, frozen=True, array_like=True, tag=True):
    game: str
    preset: str
    changes: dict[str, Any]
    players: int


class AskTables(PlayerRequest, frozen=True, array_like=True, tag=True):
    """The tables of a dealer that come after this one in the alphabet."""

    after: str = ""


# Of administrators


class DeskRequest(Struct, frozen=True, array_like=True, tag=True):
    """What a gateway asks for somebody who runs the house."""


class DeskTell(DeskRequest, frozen=True, array_like=True, tag=True):
    by: Administrator | Tester
    id: str
    command: Union[_DESKS]  # type: ignore[valid-type]  # noqa: UP007


class DeskSpeak(DeskRequest, frozen=True, array_like=True, tag=True):
    by: Administrator | Tester
    id: str
    command: Say | RemoveLine


class AskOverview(DeskRequest, frozen=True, array_like=True, tag=True):
    pass


class OpenView(DeskRequest, frozen=True, array_like=True, tag=True):
    """The system view of a table, now and after every decision."""


class CloseView(DeskRequest, frozen=True, array_like=True, tag=True):
    pass


class AskOverviews(DeskRequest, frozen=True, array_like=True, tag=True):
    known: dict[str, int]


class AskRigs(DeskRequest, frozen=True, array_like=True, tag=True):
    tables: tuple[str, ...]


class AskTestable(DeskRequest, frozen=True, array_like=True, tag=True):
    pass


# Of the house


class HouseRequest(Struct, frozen=True, array_like=True, tag=True):
    """What a room asks for: it leads people to seats, as the house or in their name."""


class HouseTell(HouseRequest, frozen=True, array_like=True, tag=True):
    by: House | Player
    id: str
    command: Union[_ALL]  # type: ignore[valid-type]  # noqa: UP007


class HouseAskTables(HouseRequest, frozen=True, array_like=True, tag=True):
    after: str = ""


# Answers and news


class Numbers(Struct, frozen=True, array_like=True):
    """How far the news of a table are: the epoch of its owner, the public parts since then, and the
    private ones for this gateway."""

    epoch: int
    public: int
    private: int


class Reply(Struct, frozen=True, array_like=True):
    """An answer, or the code of a refusal with its facts."""

    refused: str = ""
    facts: dict[str, int | str] = {}
    body: Raw = Raw(b"\xc0")


class Told(Struct, frozen=True, array_like=True):
    """An order was carried out, and its frame is the one with these numbers, or an earlier one."""

    seq: int
    public: bool
    numbers: Numbers


class Whole(Struct, frozen=True, array_like=True):
    """The whole table as each of these players sees it."""

    table: str
    numbers: Numbers
    public: bytes
    parts: dict[str, FramePart]


class PrivatePart(Struct, frozen=True, array_like=True):
    """For the gateway of these players only. `public` is set where the rail may not know that
    something happened: then there is no public part of this."""

    table: str
    numbers: Numbers
    parts: dict[str, FramePart]
    public: bytes | None = None


class TableSaid(Struct, frozen=True, array_like=True, tag=True):
    """What all gateways hear of a table."""


class PublicPart(TableSaid, frozen=True, array_like=True, tag=True):
    """`private` says which gateways are sent more, with the numbers of their parts."""

    epoch: int
    number: int
    public: bytes
    rail: FramePart
    private: dict[str, int]


class LineSaid(TableSaid, frozen=True, array_like=True, tag=True):
    line: ChatLine


class LobbyNews(Struct, frozen=True, array_like=True):
    """A table as gateways know it. `taken_up`: the dealer owns it from now on, so whoever looks at
    it asks for the whole view."""

    dealer: str
    table: str
    epoch: int
    entry: LobbyEntry | None = None
    balances: dict[str, int] = {}
    left: dict[str, LeaveCause] = {}
    closed: bool = False
    taken_up: bool = False


class Listed(Struct, frozen=True, array_like=True):
    """Some tables of a dealer, and whether there are more."""

    tables: tuple[tuple[int, LobbyEntry], ...]  # with the epoch of the owner
    more: bool


class SeenPosition(Struct, frozen=True, array_like=True):
    table: str
    position: Position


class Health(Struct, frozen=True, array_like=True):
    """How a process is. Nothing here is counted by order: what the rail of a table may not know
    would be seen in it (EPS-RF-PG-004). `lease_age_ms` is the time since its lease was renewed,
    `commit_ms` what that took, `bus_ms` a round trip to NATS, `unsent` what waits to go out,
    `queue` what was asked and has no answer yet."""

    lease_age_ms: int = 0
    commit_ms: int = 0
    bus_ms: int = 0
    unsent: int = 0
    taken_up: int = 0
    handed_on: int = 0
    fenced: int = 0
    unfoldable: int = 0
    queue: int = 0


class About(Struct, frozen=True, array_like=True):
    """What a process tells of itself to those who run the house."""

    version: str = ""
    started_ms: int = 0
    memory_bytes: int = 0
    sockets: int = 0
    desks: int = 0
    rooms: tuple[str, ...] = ()
    trouble: str = ""


class Beat(Struct, frozen=True, array_like=True):
    """A process is there. `life` is another one after a restart. `waits`: it can decide nothing at
    the moment, because the database is away or its lease is over."""

    life: str
    tables: int = 0
    bank_key: bytes = b""
    waits: bool = False
    health: Health = Health()
    about: About = About()


AnyPlayerRequest = (
    Tell
    | Watch
    | Looking
    | Resume
    | Advise
    | AskChart
    | AskInvitation
    | Speak
    | AskLines
    | AskEdge
    | AskTables
)
AnyDeskRequest = (
    DeskTell | DeskSpeak | AskOverview | OpenView | CloseView | AskOverviews | AskRigs | AskTestable
)
AnyHouseRequest = HouseTell | HouseAskTables
AnyTableSaid = PublicPart | LineSaid


class NotOurs(Exception):
    """A message that is too long, or not what this side is sent."""


encode = msgspec.msgpack.Encoder(enc_hook=None).encode
_decoders: dict[Any, msgspec.msgpack.Decoder[Any]] = {}


def decode(payload: bytes, kind: Any, most: int = NEWS_BYTES) -> Any:
    """Raises `NotOurs`."""
    if len(payload) > most:
        raise NotOurs(f"{len(payload)} bytes")
    decoder = _decoders.get(kind)
    if decoder is None:
        decoder = _decoders[kind] = msgspec.msgpack.Decoder(kind)
    try:
        return decoder.decode(payload)
    except (msgspec.MsgspecError, UnicodeDecodeError, RecursionError, ValueError) as error:
        raise NotOurs(type(error).__name__) from None


def answered(value: Any) -> bytes:
    return encode(Reply(body=Raw(encode(value))))


def refused(refusal: Refused) -> bytes:
    return encode(Reply(refusal.code, refusal.facts))


def answer_of(payload: bytes, kind: type[T]) -> T:
    """Raises `Refused`, or `NotOurs`."""
    reply: Reply = decode(payload, Reply)
    if reply.refused:
        raise Refused(reply.refused, **reply.facts)
    found: T = decode(bytes(reply.body), kind)
    return found
