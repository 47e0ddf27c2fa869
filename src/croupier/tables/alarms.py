"""What a table waits for, as alarms: the clock of a turn, bots that think, the gap between two
rounds, nobody being there. An alarm posts an order to the table; it never changes one."""

from collections.abc import Callable

from croupier.games.game import Pending
from croupier.tables.botseats import BotSeats, Post
from croupier.tables.decide import HOUSE
from croupier.tables.ports import Clock, Handle, Means
from croupier.tables.table import Admit, CloseTable, Command, Expire, OpenRound, Table
from croupier.tables.turnclock import TurnClock

FIRST_GAP_MS = 1_500
IDLE_SECONDS = 60.0


class Alarms:
    def __init__(self, means: Means, table: Callable[[], Table], post: Post, spent_ms: int) -> None:
        self._means = means
        self._post = post
        self._clock = TurnClock(means.timer, lambda turn: self._order(Expire(turn)), spent_ms)
        self.bots = BotSeats(means, table, post)
        self._turn: int | None = None
        self._gap: Handle | None = None
        self._gap_ends: float | None = None
        self._idle: Handle | None = None

    def clock(self, pending: Pending | None) -> Clock:
        return Clock(pending, self._clock.ends, self._gap_ends)

    def set(self, table: Table, pending: Pending | None) -> None:
        """For what the table waits for now. A clock that runs already goes on."""
        if pending is None:
            self._forget_turn()
        else:
            if pending.turn != self._turn:
                self._forget_turn()
                self._turn = pending.turn
                self.bots.ask(table, pending)
            self._clock.set(table, pending)
        self._set_gap(table)
        if table.queue and table.round is None and None in table.seats:
            self._order(Admit())
        if not deserted(table):
            if self._idle is not None:
                self._idle.cancel()
                self._idle = None
        elif self._idle is None:
            self._idle = self._means.timer.after(IDLE_SECONDS, lambda: self._order(CloseTable()))

    def forget_the_past(self) -> None:
        self._clock.forget_the_past()

    def silence(self) -> None:
        self._forget_turn()
        self._clock.silence()
        for alarm in (self._gap, self._idle):
            if alarm is not None:
                alarm.cancel()
        self._gap, self._idle = None, None

    def _order(self, command: Command) -> None:
        self._post(command, HOUSE)

    def _forget_turn(self) -> None:
        self.bots.forget()
        self._clock.stop()
        self._turn = None

    def _set_gap(self, table: Table) -> None:
        timer = self._means.timer
        if table.round is not None or not (table.can_open() or has_penniless(table)):
            if self._gap is not None:
                self._gap.cancel()
            self._gap, self._gap_ends = None, None
            return
        people = [seat for n in table.humans() if (seat := table.seats[n]) is not None]
        hurry = all(seat.ready or seat.away for seat in people)
        gap_ms = table.room.gap_ms if table.rounds else min(table.room.gap_ms, FIRST_GAP_MS)
        ends = timer.now() + (0 if hurry else gap_ms / 1000)
        if self._gap is not None and self._gap_ends is not None and self._gap_ends <= ends:
            return
        if self._gap is not None:
            self._gap.cancel()
        self._gap_ends = ends
        self._gap = timer.after(ends - timer.now(), self._open_round)

    def _open_round(self) -> None:
        self._gap, self._gap_ends = None, None
        self._order(OpenRound(self._means.seed()))


def has_penniless(table: Table) -> bool:
    """Whether somebody without chips is to lose the seat before the next round."""
    return any(
        seat is not None and seat.grace == 0 and table.is_broke(seat) for seat in table.seats
    )


def deserted(table: Table) -> bool:
    return not (table.round or table.queue or table.humans() or table.host == HOUSE.player)
