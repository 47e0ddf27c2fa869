"""What a table waits for, as alarms: the clock of a turn, bots that think, the gap between two
rounds, nobody being there. An alarm posts an order to the table; it never changes one."""

from croupier.games.game import Pending
from croupier.tables.authority import HOUSE
from croupier.tables.commands import Admit, CloseTable, Expire, FillSeats, OpenRound
from croupier.tables.frames import ClockView, PendingView
from croupier.tables.ports import Handle, TableServices
from croupier.tables.rounds import starts_by_itself
from croupier.tables.running.botseats import BotSeats, Post
from croupier.tables.running.turnclock import REMOVED_WAIT_MS, TurnClock
from croupier.tables.settings import RoundStart
from croupier.tables.table import Table

FIRST_GAP_MS = 1_500
IDLE_SECONDS = 60.0


class Alarms:
    def __init__(self, services: TableServices, bots: BotSeats, post: Post, spent_ms: int) -> None:
        self._timer = services.timer
        self._bots = bots
        self._post = post
        self._clock = TurnClock(self._timer, lambda turn: self._post(Expire(turn), HOUSE), spent_ms)
        self._turn: int | None = None
        self._gap: Handle | None = None
        self._gap_ends: float | None = None
        self._idle: Handle | None = None
        self._fill: Handle | None = None

    def clock_view(self, pending: Pending | None) -> ClockView:
        gap_ms = self._left_ms(self._gap_ends)
        if pending is None:
            return ClockView(None, gap_ms)
        left_ms = self._left_ms(self._clock.ends)
        wait_ms = None if left_ms is None else pending.wait_ms or REMOVED_WAIT_MS
        return ClockView(PendingView(pending.turn, pending.seats, wait_ms, left_ms), gap_ms)

    def _left_ms(self, ends: float | None) -> int | None:
        return None if ends is None else max(0, round((ends - self._timer.now()) * 1000))

    def set(self, table: Table, pending: Pending | None) -> None:
        """For what the table waits for now. A clock that runs already goes on."""
        if pending is None:
            self._end_turn()
        else:
            if pending.turn != self._turn:
                self._end_turn()
                self._turn = pending.turn
            self._bots.ask(table, pending)
            self._clock.set(table, pending)
        if table.round is None or self._gap_ends is not None:
            self._set_gap(table)
        if table.queue and not table.finished and table.round is None and table.has_room():
            self._post(Admit(), HOUSE)
        self._set_fill(table)
        if not table.is_deserted():
            if self._idle is not None:
                self._idle.cancel()
                self._idle = None
        elif self._idle is None:
            self._idle = self._timer.after(IDLE_SECONDS, self._close)

    def clear_elapsed(self) -> None:
        self._clock.clear_elapsed()

    def silence(self) -> None:
        self._end_turn()
        self._clock.silence()
        for alarm in (self._gap, self._idle, self._fill):
            if alarm is not None:
                alarm.cancel()
        self._gap, self._idle, self._fill = None, None, None

    def _end_turn(self) -> None:
        self._bots.end_turn()
        self._clock.stop()
        self._turn = None

    def _set_fill(self, table: Table) -> None:
        """Somebody waits for company: bots come after a while."""
        waits = table.round is None and None in table.seats and not (table.queue or table.finished)
        fill_ms = table.settings.fill_ms
        if fill_ms is None or not (waits and table.humans()):
            if self._fill is not None:
                self._fill.cancel()
                self._fill = None
        elif self._fill is None:
            self._fill = self._timer.after(fill_ms / 1000, self._fill_seats)

    def _fill_seats(self) -> None:
        self._fill = None
        self._post(FillSeats(), HOUSE)

    def _set_gap(self, table: Table) -> None:
        ends = self._gap_end(table)
        if ends is not None and self._gap_ends is not None and self._gap_ends <= ends:
            return
        if self._gap is not None:
            self._gap.cancel()
        self._gap, self._gap_ends = None, ends
        if ends is not None:
            then = self._close_finished if table.finished else self._open_round
            self._gap = self._timer.after(ends - self._timer.now(), then)

    def _gap_end(self, table: Table) -> float | None:
        """When the next round is to begin, or a table to close at which none will; None when
        nothing is to begin by itself."""
        if table.finished:
            return self._timer.now() + table.settings.gap_ms / 1000
        if table.round is not None or not (table.can_open() or table.has_broke_seats()):
            return None
        if not (starts_by_itself(table) or table.has_broke_seats()):
            return None
        now, settings = self._timer.now(), table.settings
        if table.everybody_ready() and settings.start is not RoundStart.BY_HOST:
            return now
        gap_ms = settings.gap_ms if table.rounds else min(settings.gap_ms, FIRST_GAP_MS)
        return now + gap_ms / 1000

    def _open_round(self) -> None:
        self._gap, self._gap_ends = None, None
        self._post(OpenRound(), HOUSE)

    def _close_finished(self) -> None:
        self._gap, self._gap_ends = None, None
        self._post(CloseTable(), HOUSE)

    def _close(self) -> None:
        self._idle = None
        self._post(CloseTable(), HOUSE)
