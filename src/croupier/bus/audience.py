"""Those who look at a table, and the frames they are sent. What is public is encoded once and
shared; only the private part differs from eye to eye."""

from collections.abc import Callable, Sequence
from operator import is_not
from typing import Any

import msgspec
from msgspec import Struct

from croupier.games.game import Own, Pending
from croupier.tables.decide import Decision
from croupier.tables.ports import Clock, Timer, Watcher
from croupier.tables.show import show
from croupier.tables.table import (
    AnyTableEvent,
    AwaySet,
    Played,
    PlayerLeft,
    PlayerSat,
    Queued,
    ReadySet,
    RoundClosed,
    RoundOpened,
    Said,
    Seat,
    Table,
    TableClosed,
    TableOpened,
    ToppedUp,
    Unqueued,
)
from croupier.wire.down import ChatLine, Desk, Gone, PendingView, SeatView

_encode = msgspec.json.Encoder().encode
NULL = b"null"

# Events after which the desk looks different.
DESK_EVENTS = frozenset(
    {
        TableOpened,
        PlayerSat,
        PlayerLeft,
        AwaySet,
        ReadySet,
        ToppedUp,
        Queued,
        Unqueued,
        Said,
        RoundOpened,
        RoundClosed,
        TableClosed,
    }
)
Seen = Sequence[AnyTableEvent | None]


class Moment(Struct, frozen=True):
    """A table as it is shown now."""

    table: Table
    scene: Any
    clock: Clock


class Audience:
    """Implements `tables.ports.Audience`. `rumour` hears of every decision that may concern
    people who do not look at the table: its desk changed, or wallets did. `secrets` is how many
    decisions the rail knows nothing of: frames are numbered without them, so that no gap gives
    away that a player has left (EPS-RF-PG-004)."""

    def __init__(self, timer: Timer, rumour: Callable[[Decision], None], secrets: int = 0) -> None:
        self._timer = timer
        self._rumour = rumour
        self._secrets = secrets
        self._seats: tuple[Seat | None, ...] = ()
        self._numbers: dict[str, int] = {}
        self._owns: dict[int, tuple[Own | None, bytes]] = {}  # by seat, with its part of a frame
        self.watchers: dict[Watcher, None] = {}

    def tell(
        self, decision: Decision, clock: Clock, sender: Watcher | None, command: str | None
    ) -> None:
        table, events = decision.table, decision.events
        seen = [show(event, None, table.game) for event in events]
        if seen.count(None) == len(seen):
            self._secrets += 1
            now = Moment(table, table.scene(), clock)
            self._whisper(now, events, sender, command)
            return
        with_desk = not DESK_EVENTS.isdisjoint(map(type, events))
        if self.watchers:
            now = Moment(table, table.scene(), clock)
            self._send(now, events, seen, with_desk, sender, command)
        if with_desk or decision.transfers:
            self._rumour(decision)
        if table.closed:
            gone = _encode(Gone(table.id))
            for watcher in list(self.watchers):
                watcher.send(gone)

    def welcome(self, table: Table, clock: Clock, watcher: Watcher) -> None:
        """A whole frame for one who comes to look."""
        now = Moment(table, table.scene(), clock)
        head = self._start(table) + b"[]" + self._scene(now, True)
        number = self._seated(table).get(watcher.player)
        watcher.send(head + self._tail(now, watcher, number, None))

    def _send(
        self,
        now: Moment,
        events: tuple[AnyTableEvent, ...],
        seen: Seen,
        with_desk: bool,
        sender: Watcher | None,
        command: str | None,
    ) -> None:
        table = now.table
        private = any(map(is_not, events, seen))
        start, scene = self._start(table), self._scene(now, with_desk)
        public = b"".join((start, _encode(_flat(seen)), scene))
        numbers = self._seated(table)
        for watcher in list(self.watchers):
            number = numbers.get(watcher.player)
            head = public
            if private and number is not None:
                mine = [show(event, number, table.game) for event in events]
                head = b"".join((start, _encode(_flat(mine)), scene))
            ack = command if watcher is sender else None
            watcher.send(head + self._tail(now, watcher, number, ack))

    def _whisper(
        self,
        now: Moment,
        events: tuple[AnyTableEvent, ...],
        sender: Watcher | None,
        command: str | None,
    ) -> None:
        """Only to those whom it concerns; for all others nothing has happened."""
        numbers = self._seated(now.table)
        for watcher in list(self.watchers):
            number = numbers.get(watcher.player)
            mine = _flat([show(event, number, now.table.game) for event in events])
            if mine or watcher is sender:
                head = self._start(now.table) + _encode(mine) + self._scene(now, False)
                ack = command if watcher is sender else None
                watcher.send(head + self._tail(now, watcher, number, ack))

    def _seated(self, table: Table) -> dict[str, int]:
        """The seats of the players. Most decisions leave them as they are."""
        if table.seats is not self._seats:
            self._seats = table.seats
            taken = enumerate(table.seats)
            self._numbers = {seat.player: number for number, seat in taken if seat is not None}
        return self._numbers

    def _start(self, table: Table) -> bytes:
        number = table.seq - self._secrets
        return b'{"t":"frame","table":"%b","seq":%d,"events":' % (table.id.encode(), number)

    def _scene(self, now: Moment, with_desk: bool) -> bytes:
        """What follows the events: the same for every eye."""
        clock = now.clock
        parts = [
            b',"view":',
            NULL if now.scene is None else _encode(now.table.game.view(now.scene)),
            b',"pending":',
            NULL if clock.pending is None else _encode(self._pending(clock.pending, clock)),
            b',"gap_ms":',
            NULL if clock.gap_ends is None else _encode(self._left_ms(clock.gap_ends)),
        ]
        if with_desk:
            parts += [b',"desk":', _encode(desk(now.table))]
        return b"".join(parts)

    def _tail(self, now: Moment, watcher: Watcher, number: int | None, ack: str | None) -> bytes:
        """The private part, with the bracket that closes the frame."""
        table, tail = now.table, b""
        if number is not None:
            own = None
            if now.scene is not None and number not in table.fresh:
                own = table.game.own(now.scene, number)
            known = self._owns.get(number)
            if known is None or known[0] is not own:
                # What a seat holds changes less often than the table, and a game may say the same.
                known = own, b',"seat":%d,"own":%b,"options":' % (number, _encode(own))
                self._owns[number] = known
            tail, pending = known[1], now.clock.pending
            if pending is not None and number in pending.seats:
                tail += _encode(table.game.options(now.scene, number))
            else:
                tail += NULL
        if watcher.player == table.host:
            tail += b',"host":true'
        if ack is not None:
            tail += b',"ack":' + _encode(ack)
        return tail + b"}"

    def _pending(self, pending: Pending, clock: Clock) -> PendingView:
        left = self._left_ms(clock.turn_ends)
        wait = pending.wait_ms if left is not None else None
        return PendingView(pending.turn, pending.seats, wait, left)

    def _left_ms(self, ends: float | None) -> int | None:
        return None if ends is None else max(0, round((ends - self._timer.now()) * 1000))


def _flat(seen: Seen) -> list[object]:
    """Events of the game go out as they are, without their wrapping."""
    return [
        event.event if isinstance(event, Played) else event for event in seen if event is not None
    ]


def desk(table: Table) -> Desk:
    return Desk(
        name=table.name,
        game=table.game.name,
        preset=table.preset,
        rules=table.rules,
        room=table.room,
        host=next((s.name for s in table.seats if s is not None and s.player == table.host), ""),
        seats=tuple(
            SeatView(number, seat.name, seat.chips, seat.bot, seat.away, seat.ready)
            for number, seat in enumerate(table.seats)
            if seat is not None
        ),
        queue=tuple(waiting.name for waiting in table.queue),
        rounds=table.rounds,
        chat=tuple(ChatLine(line.name, line.text, line.at_ms) for line in table.chat),
        closed=table.closed,
    )
