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
    REMOVED = "removed"  # by an administrator
    SENT_AWAY = "sent_away"  # by the host


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


class AwayPlanned(TableEvent, frozen=True, tag="away_planned"):
    """The player sits out from the next round on, or plays on after all."""

    seat: int
    planned: bool


class TimeTaken(TableEvent, frozen=True, tag="time_taken"):
    """The clock of the turn ran out, and the player's own reserve of time goes on."""

    seat: int
    turn: int
    time_ms: int


class HandShown(TableEvent, frozen=True, tag="hand_shown"):
    """A player shows the hand of the round that is over, though nobody could demand it."""

    seat: int


class ReadySet(TableEvent, frozen=True, tag="ready_set"):
    seat: int
    ready: bool = True


class StandInSet(TableEvent, frozen=True, tag="stand_in_set"):
    """A bot plays for the player, who has no connection, or does not any more."""

    seat: int
    stands_in: bool


class ToppedUp(TableEvent, frozen=True, tag="topped_up"):
    """Chips `in_round` count at once; others lie at the seat until the running round is over."""

    seat: int
    chips: int
    in_round: bool = False


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


class PlayerRemoved(TableEvent, frozen=True, tag="player_removed"):
    """The host sends a person away. In a round the person plays it to its end in the `seat`."""

    player: str
    name: str
    seat: int | None = None


class PlayerReadmitted(TableEvent, frozen=True, tag="player_readmitted"):
    player: str
    name: str


class PauseSet(TableEvent, frozen=True, tag="pause_set"):
    """The host has the table wait before the next round, or lets it go on."""

    paused: bool


class HostChanged(TableEvent, frozen=True, tag="host_changed"):
    """The host has handed the table over to another player."""

    player: str
    name: str


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
    test: bool = False  # at a test table


class Played(TableEvent, frozen=True, tag="played"):
    """An event of the game."""

    event: Any


class RoundClosed(TableEvent, frozen=True, tag="round_closed"):
    """`idle` seats sat there and risked nothing: they are not listed as having played."""

    number: int
    gains: dict[int, int]
    house: int = 0
    idle: tuple[int, ...] = ()


class RoundVoided(TableEvent, frozen=True, tag="round_voided"):
    """The round could not go on, or an administrator gave it up; no chips moved."""

    number: int
    reason: str = ""


class RoundReversed(TableEvent, frozen=True, tag="round_reversed"):
    """An administrator took the last round back: its chips are where they were before it."""

    number: int
    gains: dict[int, int]
    house: int = 0
    reason: str = ""


class Honoured(TableEvent, frozen=True, tag="honoured"):
    """The house remembers the player for what the game calls `feat`, and the chips of the seat."""

    seat: int
    player: str
    name: str
    feat: str
    chips: int
    bot: bool = False


class RiggingSet(TableEvent, frozen=True, tag="rigging_set"):
    """An administrator lets testers name cards, or does not any more."""

    on: bool
    by: str


class HoldSet(TableEvent, frozen=True, tag="hold_set"):
    """A tester wants to be waited for before the next cards, or has them dealt."""

    hold: bool
    by: str


class DeckRigged(TableEvent, frozen=True, tag="deck_rigged"):
    """A tester has named the next cards. Nobody else sees which they are."""

    by: str
    cards: tuple[str, ...]


class TableConfigured(TableEvent, frozen=True, tag="table_configured"):
    name: str
    settings: TableSettings
    link: str = ""


class TableFinished(TableEvent, frozen=True, tag="table_finished"):
    """No other round is played here. The table closes after the pause between two rounds."""


class TableClosed(TableEvent, frozen=True, tag="table_closed"):
    pass


SeatEvent = (
    PlayerSat
    | PlayerLeft
    | SeatLeaving
    | AwaySet
    | AwayPlanned
    | ReadySet
    | StandInSet
    | ToppedUp
    | HandShown
)
DoorEvent = Queued | Unqueued | TicketIssued | PlayerRemoved | PlayerReadmitted
TurnEvent = TurnMissed | TurnTaken | TimeTaken | Played
RoundEvent = RoundOpened | RoundClosed | RoundVoided | RoundReversed | Honoured
TestEvent = RiggingSet | HoldSet | DeckRigged
OwnEvent = TableOpened | TableConfigured | PauseSet | HostChanged | TableFinished | TableClosed
AnyTableEvent = OwnEvent | SeatEvent | DoorEvent | TurnEvent | RoundEvent | TestEvent

# These leave all that is told of a table apart from its game as it is.
NOT_IN_SUMMARY = frozenset({SeatLeaving, TicketIssued, TurnMissed, TurnTaken, Played})
