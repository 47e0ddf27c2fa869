"""What tables need from the outside, said as protocols. Nothing here does anything."""

from collections.abc import Awaitable, Callable, Mapping
from typing import Protocol

from msgspec import Struct

from croupier.bots.bot import Bot
from croupier.games.game import Pending
from croupier.ledger.transfer import Transfer
from croupier.tables.decide import Decision


class Record(Struct, frozen=True):
    """One decision of a table, as it is kept. `command` is the caller's id for it, with the
    player in front, so that a repeat is known for one; `events` is a JSON list."""

    table: str
    seq: int
    at_ms: int
    command: str | None
    events: bytes


class RoundSpan(Struct, frozen=True):
    """Where a finished round stands in the log."""

    number: int
    first_seq: int
    last_seq: int


class Commit(Struct, frozen=True):
    """What must come to disk together or not at all. Nothing follows on one that `closes`."""

    record: Record
    transfers: tuple[Transfer, ...] = ()
    snapshot: bytes | None = None
    span: RoundSpan | None = None
    closes: bool = False


class StoredTable(Struct, frozen=True):
    """A table as found on disk: the newest snapshot, if any, and the records after it."""

    table: str
    snapshot: bytes | None
    records: tuple[Record, ...]


class Repeated(Exception):
    """The command was carried out before, by the decision `seq`."""

    def __init__(self, seq: int) -> None:
        super().__init__(seq)
        self.seq = seq


class CommitFailed(Exception):
    """The decision is not on disk and will not be."""


class Store(Protocol):
    def commit(self, commit: Commit) -> Awaitable[None]:
        """Done when it is durable. Raises `Refused("not_enough_chips")` when a transfer would
        overdraw an account, `Repeated` for a command that is known, else `CommitFailed`; then
        nothing of it is kept."""

    def seen(self, table: str, command: str) -> Awaitable[int | None]:
        """The decision that carried the command out before, if any did."""

    def records(self, table: str, first_seq: int, last_seq: int) -> Awaitable[list[Record]]: ...

    def spans(self, table: str, newest: int) -> Awaitable[list[RoundSpan]]:
        """The last rounds of a table, newest first."""


class Watcher(Protocol):
    """A connection that looks at a table. `send` never waits: it takes the frame or cuts the
    connection."""

    player: str

    def send(self, frame: bytes) -> None: ...


class Clock(Struct, frozen=True):
    """What the table waits for, with deadlines in the time of `Timer.now`."""

    pending: Pending | None
    turn_ends: float | None
    gap_ends: float | None


class Handle(Protocol):
    def cancel(self) -> None: ...


class Timer(Protocol):
    """Time and alarms. The house has one; tests have one that they move by hand."""

    def now(self) -> float:
        """Seconds, for deadlines only."""

    def wall_ms(self) -> int:
        """Milliseconds since 1970."""

    def after(self, seconds: float, then: Callable[[], None]) -> Handle: ...


class Audience(Protocol):
    """Those who look at a table."""

    def tell(
        self, decision: Decision, clock: Clock, sender: Watcher | None, command: str | None
    ) -> None:
        """What was decided is on disk now and may be seen."""


class Means(Struct, frozen=True):
    """What every table of a house shares."""

    store: Store
    timer: Timer
    bots: Mapping[str, Mapping[str, Bot]]
    seed: Callable[[], bytes]
    think_ms: Callable[[], int]
    on_error: Callable[[str, BaseException], None]
