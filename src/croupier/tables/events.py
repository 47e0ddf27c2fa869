"""What happens at a table. Values only; they are what the log of a table is made of."""

from enum import StrEnum
from typing import Any

from msgspec import Struct

from croupier.tables.settings import TableSettings


class LeaveCause(StrEnum):
    PLAYER = "player"
    MISSED = "missed"  # did not act, turn after turn
    BROKE = "broke"
    CLOSED = "closed"
    DISMISSED = "dismissed"


class Sitter(Struct, frozen=True):
    """Who sat where when a round began."""

    seat: int
    player: str
    name: str
    bot: bool = False


class TableEvent(Struct, frozen=True, tag_field="e"):
    """A fact of a table."""


class TableOpened(TableEvent, frozen=True, tag="table_opened_2"):
    """`mark` is the seat that is filled first, `link` what people with the link know."""

    id: str
    name: str
    game: str
    preset: str
    rules: dict[str, Any]
    settings: TableSettings
    host: str
    mark: int | None = None
    link: str = ""


class PlayerSat(TableEvent, frozen=True, tag="player_sat"):
    seat: int
    player: str
    name: str
    chips: int
    bot: str | None = None
    avatar: int | None = None


class PlayerLeft(TableEvent, frozen=True, tag="player_left"):
    seat: int
    player: str
    name: str
    chips: int
    cause: LeaveCause


class SeatLeaving(TableEvent, frozen=True, tag="seat_leaving"):
    """The player leaves when the round is over. Nobody else is told."""

    seat: int
    cause: LeaveCause


class AwaySet(TableEvent, frozen=True, tag="away_set"):
    seat: int
    away: bool


class ReadySet(TableEvent, frozen=True, tag="ready_set"):
    seat: int
    ready: bool = True


class StandInSet(TableEvent, frozen=True, tag="stand_in_set"):
    """A bot plays for the player, who has no connection, or does not any more."""

    seat: int
    stands_in: bool


class ToppedUp(TableEvent, frozen=True, tag="topped_up"):
    seat: int
    chips: int


class Queued(TableEvent, frozen=True, tag="queued"):
    player: str
    name: str
    chips: int
    avatar: int | None = None


class Unqueued(TableEvent, frozen=True, tag="unqueued"):
    player: str
    name: str


class TicketIssued(TableEvent, frozen=True, tag="ticket_issued"):
    player: str
    until_ms: int | None = None


class Said(TableEvent, frozen=True, tag="said"):
    name: str
    text: str
    at_ms: int


class TurnMissed(TableEvent, frozen=True, tag="turn_missed"):
    seat: int


class TurnTaken(TableEvent, frozen=True, tag="turn_taken"):
    """The seat acts again after it had missed turns."""

    seat: int


class RoundOpened(TableEvent, frozen=True, tag="round_opened"):
    """`seed` is where all chance of the round comes from. It is on disk before the first card is
    seen, and nobody sees it while the round runs."""

    number: int
    seed: bytes
    sitters: tuple[Sitter, ...]


class Played(TableEvent, frozen=True, tag="played"):
    """An event of the game."""

    event: Any


class RoundClosed(TableEvent, frozen=True, tag="round_closed"):
    number: int
    gains: dict[int, int]
    house: int = 0


class RoundVoided(TableEvent, frozen=True, tag="round_voided"):
    """The round could not go on; no chips moved."""

    number: int


class Honoured(TableEvent, frozen=True, tag="honoured"):
    """The house remembers the player for what the game calls `feat`, and the chips of the seat."""

    seat: int
    player: str
    name: str
    feat: str
    chips: int
    bot: bool = False


class TableFinished(TableEvent, frozen=True, tag="table_finished"):
    """No other round is played here. The table closes after the pause between two rounds."""


class TableClosed(TableEvent, frozen=True, tag="table_closed"):
    pass


SeatEvent = PlayerSat | PlayerLeft | SeatLeaving | AwaySet | ReadySet | StandInSet | ToppedUp
DoorEvent = Queued | Unqueued | TicketIssued
RoundEvent = TurnMissed | TurnTaken | RoundOpened | Played | RoundClosed | RoundVoided | Honoured
AnyTableEvent = (
    TableOpened | SeatEvent | DoorEvent | Said | RoundEvent | TableFinished | TableClosed
)

# These leave all that is told of a table apart from its game as it is.
NOT_IN_SUMMARY = frozenset({SeatLeaving, TicketIssued, Said, TurnMissed, TurnTaken, Played})
