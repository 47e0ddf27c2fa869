"""What a table is, what may be asked of it and what happens at it. Values only, no decisions."""

from enum import StrEnum
from typing import Any

from msgspec import Struct

from croupier.games.game import AnyGame, Last, Pending, Room, Rules


class Who(Struct, frozen=True):
    """The player behind a connection, or a bot of the house."""

    player: str
    name: str


class LeaveCause(StrEnum):
    PLAYER = "player"
    MISSED = "missed"  # did not act, turn after turn
    BROKE = "broke"
    CLOSED = "closed"
    DISMISSED = "dismissed"


class Seat(Struct, frozen=True):
    """A taken seat. `chips` is the stack between rounds; during a round the game has the truth."""

    player: str
    name: str
    chips: int
    bot: str | None = None
    away: bool = False
    leaving: LeaveCause | None = None
    ready: bool = False
    missed: int = 0  # turns in a row without an action
    grace: int = 0  # rounds that may still begin while the seat has no chips


class Waiting(Struct, frozen=True):
    player: str
    name: str
    chips: int


class Sitter(Struct, frozen=True):
    """Who sat where when a round began."""

    seat: int
    player: str
    name: str
    bot: bool = False


class Line(Struct, frozen=True):
    """A line of chat; `name` is empty when the house speaks."""

    name: str
    text: str
    at_ms: int


class Round(Struct, frozen=True):
    """The running round. `step` counts decisions, so that each has a stream of chance."""

    number: int
    seed: bytes
    step: int
    state: Any


class Table(Struct, frozen=True):
    id: str
    name: str
    preset: str
    game: AnyGame
    rules: Rules
    room: Room
    host: str
    seats: tuple[Seat | None, ...]
    mark: int | None = None  # the seat that is filled first
    seq: int = 0
    queue: tuple[Waiting, ...] = ()
    round: Round | None = None
    rounds: int = 0
    turns: int = 0  # turns of earlier rounds, so that a turn number never comes twice
    last: Last | None = None
    ended: Any = None  # the end of the last round, still to be seen
    fresh: frozenset[int] = frozenset()  # seats taken since the last round began
    chat: tuple[Line, ...] = ()
    closed: bool = False

    def seat_of(self, player: str) -> int | None:
        for number, seat in enumerate(self.seats):
            if seat is not None and seat.player == player:
                return number
        return None

    def in_round(self, seat: int) -> bool:
        return self.round is not None and seat in self.game.holdings(self.round.state).stacks

    def humans(self) -> list[int]:
        return [n for n, seat in enumerate(self.seats) if seat is not None and seat.bot is None]

    def scene(self) -> Any:
        """The state of the game that is to be seen: the running round or the end of the last."""
        return self.ended if self.round is None else self.round.state

    def players_ready(self) -> list[int]:
        """The seats that would be dealt into a round now."""
        return [
            number
            for number, seat in enumerate(self.seats)
            if seat is not None and not (seat.away or seat.leaving or self.is_broke(seat))
        ]

    def is_broke(self, seat: Seat) -> bool:
        """Whether the seat has too few chips to be dealt in."""
        return seat.chips < self.game.least(self.rules)

    def can_open(self) -> bool:
        """Bots do not play among themselves."""
        if self.closed or self.round is not None:
            return False
        ready = self.players_ready()
        return len(ready) >= self.game.seats.start and not set(self.humans()).isdisjoint(ready)

    def pending(self) -> Pending | None:
        """What the running round waits for, with a turn number that is unique at this table."""
        if self.round is None:
            return None
        pending = self.game.pending(self.round.state)
        if pending is None:
            return None
        return Pending(self.turns + pending.turn, pending.seats, pending.wait_ms)


class Command(Struct, frozen=True):
    """An order to a table."""


class Sit(Command, frozen=True):
    """Take the seat, or any; when all are taken, wait for one."""

    chips: int
    seat: int | None = None


class Leave(Command, frozen=True):
    """Leave the seat or the queue; the chips go back to the wallet."""


class Act(Command, frozen=True):
    turn: int
    action: Any


class SetAway(Command, frozen=True):
    away: bool


class TopUp(Command, frozen=True):
    chips: int


class Ready(Command, frozen=True):
    pass


class Say(Command, frozen=True):
    text: str


class Absent(Command, frozen=True):
    """The player has had no connection for too long."""


class SeatBot(Command, frozen=True):
    """The host asks a bot of this kind to take a seat. Its name and chips are for the house to
    choose, not for the host."""

    kind: str
    name: str
    chips: int
    seat: int | None = None


class DismissBot(Command, frozen=True):
    seat: int


class CloseTable(Command, frozen=True):
    pass


class Admit(Command, frozen=True):
    """The house leads the first of the queue to a free seat."""


class Drop(Command, frozen=True):
    """The house takes a player off the queue who cannot pay for the seat."""

    player: str


class Expire(Command, frozen=True):
    turn: int


class OpenRound(Command, frozen=True):
    seed: bytes


class TableEvent(Struct, frozen=True, tag_field="e"):
    """A fact of a table."""


class TableOpened(TableEvent, frozen=True, tag="table_opened"):
    id: str
    name: str
    game: str
    preset: str
    rules: dict[str, Any]
    room: Room
    host: str
    mark: int | None = None


class PlayerSat(TableEvent, frozen=True, tag="player_sat"):
    seat: int
    player: str
    name: str
    chips: int
    bot: str | None = None


class PlayerLeft(TableEvent, frozen=True, tag="player_left"):
    seat: int
    player: str
    name: str
    chips: int
    cause: LeaveCause


class SeatLeaving(TableEvent, frozen=True, tag="seat_leaving"):
    """Will be gone when the round is over. Nobody else is told."""

    seat: int
    cause: LeaveCause


class AwaySet(TableEvent, frozen=True, tag="away_set"):
    seat: int
    away: bool


class ReadySet(TableEvent, frozen=True, tag="ready_set"):
    seat: int


class ToppedUp(TableEvent, frozen=True, tag="topped_up"):
    seat: int
    chips: int


class Queued(TableEvent, frozen=True, tag="queued"):
    player: str
    name: str
    chips: int


class Unqueued(TableEvent, frozen=True, tag="unqueued"):
    player: str
    name: str


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


class TableClosed(TableEvent, frozen=True, tag="table_closed"):
    pass


AnyTableEvent = (
    TableOpened
    | PlayerSat
    | PlayerLeft
    | SeatLeaving
    | AwaySet
    | ReadySet
    | ToppedUp
    | Queued
    | Unqueued
    | Said
    | TurnMissed
    | TurnTaken
    | RoundOpened
    | Played
    | RoundClosed
    | TableClosed
)
