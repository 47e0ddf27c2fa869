"""Those who look at a table, and the frames they are sent. What is public is encoded once and
shared; only the private part differs from eye to eye."""

from collections.abc import Callable

import msgspec

from croupier.tables.decide import Decision
from croupier.tables.ports import Clock, Timer, Watcher
from croupier.tables.show import is_secret, show
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
    Table,
    TableClosed,
    TableOpened,
    ToppedUp,
    Unqueued,
)
from croupier.wire.down import ChatLine, Desk, Gone, PendingView, SeatView

_encode = msgspec.json.Encoder().encode

# Events after which the desk looks different.
DESK_EVENTS = (
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
)


class Audience:
    """Implements `tables.ports.Audience`. `rumour` hears of every decision that may concern
    people who do not look at the table: its desk changed, or wallets did. `secrets` is how many
    decisions of the running round the rail knows nothing of: frames are numbered without them,
    so that no gap gives away that a player has left (EPS-RF-PG-004)."""

    def __init__(self, timer: Timer, rumour: Callable[[Decision], None], secrets: int = 0) -> None:
        self._timer = timer
        self._rumour = rumour
        self._secrets = secrets
        self.watchers: dict[Watcher, None] = {}

    def tell(
        self, decision: Decision, clock: Clock, sender: Watcher | None, command: str | None
    ) -> None:
        table, events = decision.table, decision.events
        if is_secret(events, table.game):
            self._secrets += 1
            self._whisper(table, events, clock, sender, command)
            return
        if table.round is None:
            self._secrets = 0
        with_desk = any(isinstance(event, DESK_EVENTS) for event in events)
        if self.watchers:
            self._send(table, events, clock, with_desk, sender, command)
        if with_desk or decision.transfers:
            self._rumour(decision)
        if table.closed:
            gone = _encode(Gone(table.id))
            for watcher in list(self.watchers):
                watcher.send(gone)

    def welcome(self, table: Table, clock: Clock, watcher: Watcher) -> None:
        """A whole frame for one who comes to look."""
        head = self._head(table, b"[]", clock, True)
        watcher.send(head + self._tail(table, watcher, None))

    def _send(
        self,
        table: Table,
        events: tuple[AnyTableEvent, ...],
        clock: Clock,
        with_desk: bool,
        sender: Watcher | None,
        command: str | None,
    ) -> None:
        seen = [show(event, None, table.game) for event in events]
        private = [event for event, rail in zip(events, seen, strict=True) if rail is not event]
        public = self._head(table, _encode(_flat(seen)), clock, with_desk)
        for watcher in list(self.watchers):
            number = table.seat_of(watcher.player)
            head = public
            if private and number is not None:
                mine = [show(event, number, table.game) for event in events]
                head = self._head(table, _encode(_flat(mine)), clock, with_desk)
            watcher.send(head + self._tail(table, watcher, command if watcher is sender else None))

    def _whisper(
        self,
        table: Table,
        events: tuple[AnyTableEvent, ...],
        clock: Clock,
        sender: Watcher | None,
        command: str | None,
    ) -> None:
        """Only to those whom it concerns; for all others nothing has happened."""
        for watcher in list(self.watchers):
            number = table.seat_of(watcher.player)
            mine = _flat([show(event, number, table.game) for event in events])
            if mine or watcher is sender:
                head = self._head(table, _encode(mine), clock, False)
                ack = command if watcher is sender else None
                watcher.send(head + self._tail(table, watcher, ack))

    def _head(self, table: Table, events: bytes, clock: Clock, with_desk: bool) -> bytes:
        scene, number = table.scene(), table.seq - self._secrets
        view = b"null" if scene is None else _encode(table.game.view(scene))
        parts = [
            b'{"t":"frame","table":"%s","seq":%d,"events":' % (table.id.encode(), number),
            events,
            b',"view":',
            view,
            b',"pending":',
            _encode(self._pending(table, clock)),
            b',"gap_ms":',
            _encode(self._left_ms(clock.gap_ends)),
        ]
        if with_desk:
            parts += [b',"desk":', _encode(desk(table))]
        return b"".join(parts)

    def _tail(self, table: Table, watcher: Watcher, ack: str | None) -> bytes:
        """The private part, with the bracket that closes the frame."""
        number = table.seat_of(watcher.player)
        tail = b""
        if number is not None:
            scene = table.scene()
            own = None
            if scene is not None and number not in table.fresh:
                own = table.game.own(scene, number)
            options = None if table.round is None else table.game.options(scene, number)
            tail = b',"seat":%d,"own":%s,"options":%s' % (number, _encode(own), _encode(options))
        if watcher.player == table.host:
            tail += b',"host":true'
        if ack is not None:
            tail += b',"ack":' + _encode(ack)
        return tail + b"}"

    def _pending(self, table: Table, clock: Clock) -> PendingView | None:
        pending = table.pending()
        if pending is None:
            return None
        left = self._left_ms(clock.turn_ends)
        wait = pending.wait_ms if left is not None else None
        return PendingView(pending.turn, pending.seats, wait, left)

    def _left_ms(self, ends: float | None) -> int | None:
        return None if ends is None else max(0, round((ends - self._timer.now()) * 1000))


def _flat(seen: list[AnyTableEvent | None]) -> list[object]:
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
