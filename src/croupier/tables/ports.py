"""What tables need from the outside, said as protocols. Nothing here does anything."""

from collections.abc import Awaitable, Callable, Collection, Mapping
from typing import Any, Protocol

from msgspec import Struct

from croupier.cards.chance import Chance
from croupier.games.coach import Chart, HouseEdge
from croupier.games.game import Observation
from croupier.ledger.transfer import Transfer
from croupier.tables.coaching import Question
from croupier.tables.frames import TableNews


class Record(Struct, frozen=True):
    """One decision of a stream, as it is stored. `command` is the caller's id for it, with the
    player in front, so that a repeat is recognised; `events` is a JSON list."""

    stream: str
    seq: int
    at_ms: int
    command: str | None
    events: bytes


class Participant(Struct, frozen=True):
    """Somebody who took part in a round, and what it brought. Bots have an id too. Who sat at the
    table but risked nothing has not taken part."""

    player: str
    name: str
    seat: int
    gain: int
    bot: bool = False


class RoundRecord(Struct, frozen=True):
    """A finished round: where it stands in the log of its stream, and who played."""

    number: int
    game: str
    first_seq: int
    last_seq: int
    ended_ms: int
    participants: tuple[Participant, ...]
    voided: bool = False  # taken back afterwards


class Honour(Struct, frozen=True):
    """What the house remembers a player for, in the word of the game, and the chips at that
    moment."""

    game: str
    feat: str
    player: str
    name: str
    chips: int
    bot: bool
    at_ms: int


class Sitting(Struct, frozen=True):
    """A player's time in a seat: the chips that were brought to it and taken away in the end.
    `against` is the kind of the bot, where one bot was all the company in the last round."""

    player: str
    game: str
    preset: str
    stakes: tuple[int, ...]
    against: str | None
    rounds: int
    bought_in: int
    took_out: int
    ended_ms: int


class Commit(Struct, frozen=True):
    """What is stored together or not at all. It follows on record `previous_seq` of the stream, and
    only the owner of `epoch` may write it. The first commit, on record 0, opens the stream as one
    of this `kind`; one that `closes` ends it, and nothing follows. A command is carried out once;
    one that is `in_turn` names a turn that is over with it, so the store need not know it again."""

    stream: str
    kind: str
    epoch: int
    previous_seq: int
    at_ms: int
    command: str | None
    events: bytes
    transfers: tuple[Transfer, ...] = ()
    closed_accounts: tuple[str, ...] = ()  # accounts that this commit empties for good
    snapshot: bytes | None = None
    round: RoundRecord | None = None
    result_in: str = ""  # the preset whose room shows the result, where everybody could watch
    honours: tuple[Honour, ...] = ()
    sittings: tuple[Sitting, ...] = ()  # those that this commit ends
    voids: int | None = None  # the number of a stored round that this takes back
    closes: bool = False
    digest: bytes | None = None  # of what the command asks for
    in_turn: bool = False


class Committed(Struct, frozen=True):
    """What the store made of a commit: the balances after it of all accounts it changed."""

    balances: Mapping[str, int]


class StoredStream(Struct, frozen=True):
    """A stream as found in the store and now owned by the caller: its newest snapshot, if any, the
    records after it, and the newest commands with the records that carried them out."""

    stream: str
    kind: str
    epoch: int
    snapshot: bytes | None
    records: tuple[Record, ...]
    commands: tuple[tuple[str, int], ...] = ()
    digests: Mapping[str, bytes] = {}  # of what these commands asked for, where it is known


class Repeated(Exception):
    """The command was carried out before, by the record `seq`. `digest` is of what it asked for,
    if that is known."""

    def __init__(self, seq: int, digest: bytes | None = None) -> None:
        super().__init__(seq)
        self.seq = seq
        self.digest = digest


class CommitFailed(Exception):
    """Nothing was stored, and a retry may succeed."""


class NotOwner(CommitFailed):
    """The stream has another owner, is closed, or has gone on without the caller: never retry."""


class BookFull(CommitFailed):
    """An account would hold more than the book can count. The owner must hear of it."""


TABLE_STREAM = "table"  # the kind of a table's stream


class StreamStore(Protocol):
    """The part of the store that tables use."""

    def commit(self, commit: Commit) -> Awaitable[Committed]:
        """Done when it is durable. Raises `Refused("not_enough_chips")` when a transfer would
        overdraw an account, `Repeated` for a command that is known, `NotOwner` when the commit
        does not follow, else `CommitFailed`. Then nothing of it is stored."""

    def records(self, stream: str, first_seq: int, last_seq: int) -> Awaitable[list[Record]]: ...


class Handle(Protocol):
    def cancel(self) -> None: ...


class Timer(Protocol):
    """Time and alarms. The server has one; tests have one that they move by hand."""

    def now(self) -> float:
        """Seconds, for deadlines only."""

    def wall_ms(self) -> int:
        """Milliseconds since 1970."""

    def after(self, seconds: float, then: Callable[[], None]) -> Handle: ...


class BotPlayers(Protocol):
    """Where bots think: not on the event loop."""

    def act(self, game: str, kind: str, seen: Observation, chance: Chance) -> Awaitable[Any]:
        """The action of a bot of this kind. Raises whatever the bot raises."""


class Coaches(Protocol):
    """Where the coaches of the games reckon: not on the event loop. Raises `Refused` for a game
    without one, and when too many wait."""

    def advise(self, asked: Question) -> Awaitable[Any | None]: ...

    def chart(self, game: str, rules: Any) -> Awaitable[Chart]: ...

    def edge(self, game: str, rules: Any, players: int) -> Awaitable[HouseEdge]: ...


class Publisher(Protocol):
    """Where a table's news goes once it is stored."""

    def watching(self, table: str) -> Collection[str]:
        """The players who look at the table."""

    def publish(self, news: TableNews) -> None: ...

    def decided(self, table: str) -> None:
        """Something is stored, also what no player is told of."""


class ErrorReport(Protocol):
    def __call__(self, table: str, error: BaseException, order: str | None = None) -> None:
        """A table has survived this. `order` is the one that it was busy with, if any."""


class TableServices(Struct, frozen=True):
    """What all tables of a process share. Seeds of rounds come from a source of their own, so that
    tests can know them beforehand."""

    store: StreamStore
    timer: Timer
    bots: BotPlayers
    coaches: Coaches
    round_seed: Callable[[], bytes]
    other_seed: Callable[[], bytes]
    think_ms: Callable[[], int]
    on_error: ErrorReport
    allow_rigging: bool = False  # of test tables, by testers
