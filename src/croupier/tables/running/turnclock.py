"""The clock of the turn that a table waits for. It says when the time is up; the game decides what
that means."""

from collections.abc import Callable

from croupier.games.game import Pending
from croupier.tables.ports import Handle, Timer
from croupier.tables.table import Table

AWAY_WAIT_MS = 1_000
REMOVED_WAIT_MS = 60_000  # where there is no clock: else whom the host removes could stay for ever
EARLY_SECONDS = 0.001  # as exact as alarms are


class TurnClock:
    """`spent_ms` is what the turn had used up before a restart; one that runs when the house
    opens again has at least a moment left."""

    def __init__(self, timer: Timer, is_up: Callable[[int], None], spent_ms: int) -> None:
        self.ends: float | None = None
        self._timer = timer
        self._is_up = is_up
        self._spent_ms = spent_ms
        self._turn = 0
        self._began: float | None = None
        self._away_since: float | None = None
        self._alarm: Handle | None = None
        self._rang = False  # once a turn: whoever was told tries again by himself
        self._alarm_at = 0.0

    def set(self, table: Table, pending: Pending) -> None:
        """Set it for a turn, or once more for the same one: then it goes on, unless others came
        or went, or the player is away or back."""
        self._turn = pending.turn
        self.ends = self._deadline(table, pending)
        if self.ends is None:
            return
        if self._rang:
            if self.ends - self._timer.now() <= EARLY_SECONDS:
                return
            self._rang = False  # the player goes on with time of the own reserve
        if self._alarm is None or self.ends < self._alarm_at:
            self._set_alarm(self.ends)

    def stop(self) -> None:
        """The turn is over. Its alarm is left to the next one: most turns end long before their
        time, and to set an alarm costs more than to find that one rang too early."""
        self.ends = self._began = self._away_since = None
        self._rang = False

    def silence(self) -> None:
        self.stop()
        if self._alarm is not None:
            self._alarm.cancel()
            self._alarm = None

    def clear_elapsed(self) -> None:
        """The turns to come were not running before the restart."""
        self._spent_ms = 0

    def _set_alarm(self, at: float) -> None:
        if self._alarm is not None:
            self._alarm.cancel()
        self._alarm_at = at
        self._alarm = self._timer.after(max(0.0, at - self._timer.now()), self._ring)

    def _ring(self) -> None:
        self._alarm = None
        if self.ends is None:
            return
        if self.ends - self._timer.now() > EARLY_SECONDS:
            self._set_alarm(self.ends)
        else:
            self._rang = True
            self._is_up(self._turn)

    def _deadline(self, table: Table, pending: Pending) -> float | None:
        seats = table.seats
        sitting = [seat for n in pending.seats if (seat := seats[n]) is not None]
        people = [seat for seat in sitting if table.bot_for(seat) is None]
        away = bool(people) and not [seat for seat in people if not seat.away]
        removed = bool(people) and all(seat.removed for seat in people)
        wait_ms = pending.wait_ms or (REMOVED_WAIT_MS if removed else None)
        alone = table.settings.untimed_alone and len(table.humans()) == 1 and not removed
        if wait_ms is None or (pending.seats and not people) or (people and alone and not away):
            self._began = self._away_since = None
            return None
        now = self._timer.now()
        if self._began is None:
            spent_ms = min(self._spent_ms, max(0, wait_ms - AWAY_WAIT_MS))
            self._began = now - spent_ms / 1000
        ends = self._began + wait_ms / 1000
        if not away:
            self._away_since = None
            return ends
        # Counted from the moment the player went: leaving and coming back again wins no time.
        if self._away_since is None:
            self._away_since = now
        return min(ends, self._away_since + AWAY_WAIT_MS / 1000)
