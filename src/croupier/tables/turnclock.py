"""The clock of the turn that a table waits for. It says when the time is up; what that means is
for the game to decide."""

from collections.abc import Callable

from croupier.games.game import Pending
from croupier.tables.ports import Handle, Timer
from croupier.tables.table import Table

AWAY_WAIT_MS = 1_000


class TurnClock:
    """`spent_ms` is what the turn had used up before a restart; one that runs when the house
    opens again has at least a moment left."""

    def __init__(self, timer: Timer, is_up: Callable[[int], None], spent_ms: int) -> None:
        self.ends: float | None = None
        self._timer = timer
        self._is_up = is_up
        self._spent_ms = spent_ms
        self._began: float | None = None
        self._away_since: float | None = None
        self._alarm: Handle | None = None

    def set(self, table: Table, pending: Pending) -> None:
        """Set it for a turn, or once more for the same one: then it goes on, unless others came
        or went, or the player is away or back."""
        ends = self._deadline(table, pending)
        if ends == self.ends:
            return
        self._cancel()
        self.ends = ends
        if ends is not None:
            left, turn = max(0.0, ends - self._timer.now()), pending.turn
            self._alarm = self._timer.after(left, lambda: self._is_up(turn))

    def stop(self) -> None:
        self._cancel()
        self.ends = self._began = self._away_since = None

    def forget_the_past(self) -> None:
        """The turns to come were not running before the restart."""
        self._spent_ms = 0

    def _cancel(self) -> None:
        if self._alarm is not None:
            self._alarm.cancel()
            self._alarm = None

    def _deadline(self, table: Table, pending: Pending) -> float | None:
        now, wait_ms = self._timer.now(), pending.wait_ms
        waiting = [table.seats[number] for number in pending.seats]
        people = [seat for seat in waiting if seat is not None and seat.bot is None]
        away = bool(people) and all(seat.away for seat in people)
        alone = table.room.untimed_alone and len(table.humans()) == 1
        if wait_ms is None or (pending.seats and not people) or (people and alone and not away):
            self._began = self._away_since = None
            return None
        if self._began is None:
            spent_ms = min(self._spent_ms, max(0, wait_ms - AWAY_WAIT_MS))
            self._began = now - spent_ms / 1000
        ends = self._began + wait_ms / 1000
        if not away:
            self._away_since = None
            return ends
        # Counted from the moment the player went, so that going to and fro wins no time.
        if self._away_since is None:
            self._away_since = now
        return min(ends, self._away_since + AWAY_WAIT_MS / 1000)
