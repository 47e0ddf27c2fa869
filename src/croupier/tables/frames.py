"""What a decision looks like from outside: frames for those who look at the table, an entry for the
lobby, chips that changed. Pure; the results could cross a network, and no deck is in them.

A frame has a public part that is encoded once for all, and a private part for each player who is
shown more. Whoever holds the sockets joins the two.
"""

from collections.abc import Collection, Iterable, Mapping
from operator import is_not
from typing import Any

import msgspec
from msgspec import Struct

from croupier.games.coach import CoachUse
from croupier.tables.coaching import coach_use
from croupier.tables.commands import Order
from croupier.tables.drafting import Decision
from croupier.tables.events import NOT_IN_SUMMARY, AnyTableEvent, LeaveCause, Played, PlayerLeft
from croupier.tables.privateparts import NULL, PrivateParts
from croupier.tables.settings import Access
from croupier.tables.show import show
from croupier.tables.table import Table

_encode = msgspec.json.Encoder().encode


class SeatView(Struct, frozen=True, omit_defaults=True):
    seat: int
    name: str
    chips: int
    bot: str | None = None
    away: bool = False
    ready: bool = False
    stand_in: bool = False  # a bot plays for the player, who has no connection
    avatar: int | None = None
    waits: int = 0  # of the chips, those that count from the next round on
    removed: bool = False  # goes when the round is over, because the host wants it
    away_next: bool = False  # sits out when the round is over
    time_bank_ms: int = 0  # what is left of the player's own reserve of time


class TestView(Struct, frozen=True):
    """A test table: whether testers may name cards, whether the next round waits for one, and
    whether cards of the round that is shown were named."""

    rigging: bool
    holds: bool
    rigged: bool


class TableSummary(Struct, frozen=True):
    """The table apart from its game: sent whole with the first frame and when it changed."""

    name: str
    game: str
    preset: str
    rules: Any
    settings: Any
    host: str
    seats: tuple[SeatView, ...]
    queue: tuple[str, ...]
    rounds: int
    closed: bool
    test: bool = False  # chips are worth nothing here, and cards may be named
    paused: bool = False  # the host has the table wait before the next round
    coach: CoachUse = CoachUse.NOBODY  # who may ask the coach here


class PendingView(Struct, frozen=True):
    """`left_ms` is what is left of `wait_ms`; without a clock both are null."""

    turn: int
    seats: tuple[int, ...]
    wait_ms: int | None
    left_ms: int | None


class ClockView(Struct, frozen=True):
    """What the table waits for, and the time until the next round."""

    pending: PendingView | None
    gap_ms: int | None


class Outcome(Struct, frozen=True):
    """A decision that is stored, and what came of it. `order` is the one that it answers."""

    decision: Decision
    clock: ClockView
    balances: Mapping[str, int]
    order: Order | None


class FramePart(Struct, frozen=True):
    """What one reader, or the whole rail, is sent besides the public part: the events as they may
    be seen, and the private fields. `ack` is the id of the reader's order that this answers."""

    events: bytes
    fields: bytes = b""
    ack: str | None = None


class Frame(Struct, frozen=True):
    """`private` holds the parts of the players who are shown more than the `rail`. That is None
    when the rail may not know that something happened: then only they are sent a frame."""

    table: str
    public: bytes
    rail: FramePart | None
    private: Mapping[str, FramePart]


class TableCard(Struct, frozen=True):
    """A table as the lobby shows it."""

    id: str
    name: str
    game: str
    preset: str
    seats: int
    taken: int
    bots: int
    queue: int
    buy_in_min: int
    buy_in_max: int
    stakes: tuple[int, ...]
    running: bool
    mine: bool = False  # you have a seat here
    test: bool = False


class LobbyEntry(Struct, frozen=True):
    """A table as a gateway knows it. Players and host are ids, for nobody else to see."""

    card: TableCard
    watching: Access
    host: str
    players: frozenset[str]
    code: str = ""  # by which the table is found, where it has one


class TableNews(Struct, frozen=True):
    """What a decision means to those outside the table. `balances` are the accounts that changed,
    `left` the players who gave up a seat, with the cause. `entry` is None while the lobby shows the
    same."""

    table: str
    frame: Frame | None = None
    entry: LobbyEntry | None = None
    balances: Mapping[str, int] = {}
    left: Mapping[str, LeaveCause] = {}
    closed: bool = False


def table_news(
    outcome: Outcome, watching: Collection[str], parts: PrivateParts
) -> TableNews | None:
    """For the players who look at the table, and all others. None when it concerns nobody. `parts`
    are those of the news before."""
    table, happened = outcome.decision.table, outcome.decision.events
    balances = outcome.balances
    changed = not NOT_IN_SUMMARY.issuperset(map(type, happened))
    frame = _frame(outcome, watching, changed, parts) if watching else None
    if not changed:
        return TableNews(table.id, frame, None, balances) if frame or balances else None
    left = {event.player: event.cause for event in happened if isinstance(event, PlayerLeft)}
    return TableNews(table.id, frame, lobby_entry(table), balances, left, table.closed)


def whole_frame(table: Table, clock: ClockView, player: str) -> Frame:
    """The table for somebody who begins to look at it."""
    state, parts = table.shown_state(), PrivateParts()
    parts.look_at(table, state)
    fields = _private_fields(table, state, clock.pending, player, table.seat_of(player), parts)
    return Frame(
        table.id, _public(table, state, clock, True), None, {player: FramePart(b"[]", fields)}
    )


def _frame(
    outcome: Outcome, watching: Collection[str], changed: bool, parts: PrivateParts
) -> Frame:
    decision, clock, order = outcome.decision, outcome.clock, outcome.order
    table, state, secret = decision.table, decision.table.shown_state(), decision.secret
    sender = "" if order is None else order.by.id
    # An event that the rail is shown as it is, is the same for every seat.
    differs = any(map(is_not, decision.events, decision.shown))
    rail = _events(decision.shown)
    private: dict[str, FramePart] = {}
    parts.look_at(table, state)
    for player, number in _readers(table, watching, sender).items():
        seen = rail
        if differs and number is not None:
            seen = _events([show(event, number, table.game) for event in decision.events])
        ack = order.id if order is not None and player == sender else None
        if not secret or ack is not None or seen != rail:
            fields = _private_fields(table, state, clock.pending, player, number, parts)
            private[player] = FramePart(seen, fields, ack)
    public = _public(table, state, clock, changed and not secret)
    return Frame(table.id, public, None if secret else FramePart(rail), private)


def _readers(table: Table, watching: Collection[str], sender: str) -> dict[str, int | None]:
    """The players who are sent more than the rail, with their seats."""
    found: dict[str, int | None] = {
        seat.player: number
        for number, seat in enumerate(table.seats)
        if seat is not None and seat.player in watching
    }
    for player in (table.host, sender):
        if player in watching and player not in found:
            found[player] = None
    return found


def _public(table: Table, state: Any, clock: ClockView, with_summary: bool) -> bytes:
    """What all readers are sent; the events and what is private come behind it."""
    parts = [
        b'{"t":"frame","table":"%b","seq":%d,"view":' % (table.id.encode(), table.public_seq),
        NULL if state is None else _encode(table.game.view(state)),
        b',"pending":',
        _encode(clock.pending),
        b',"gap_ms":',
        _encode(clock.gap_ms),
    ]
    if table.is_test:
        parts += [b',"test":', _encode(TestView(table.rigging, table.holds, table.rigged))]
    if with_summary:
        parts += [b',"summary":', _encode(summary(table))]
    parts.append(b',"events":')
    return b"".join(parts)


def _private_fields(
    table: Table,
    state: Any,
    pending: PendingView | None,
    player: str,
    number: int | None,
    parts: PrivateParts,
) -> bytes:
    fields = b""
    if number is not None:
        asked = pending is not None and number in pending.seats
        fields = parts.of(table, number) + (
            _encode(table.game.options(state, number)) if asked else NULL
        )
    if player == table.host:
        fields += b',"host":true'
        if table.link:
            fields += b',"link":' + _encode(table.link)
        if table.removed:
            fields += b',"removed":' + _encode(tuple(table.removed.values()))
    return fields


def _events(shown: Iterable[AnyTableEvent | None]) -> bytes:
    """Events of the game are sent as they are, without their wrapping."""
    seen = [event for event in shown if event is not None]
    return _encode([event.event if isinstance(event, Played) else event for event in seen])


def summary(table: Table) -> TableSummary:
    return TableSummary(
        name=table.name,
        game=table.game.name,
        preset=table.preset,
        rules=table.rules,
        settings=table.settings,
        host=next((s.name for s in table.seats if s is not None and s.player == table.host), ""),
        seats=tuple(
            SeatView(
                number,
                seat.name,
                seat.chips,
                seat.bot,
                seat.away,
                seat.ready,
                seat.stand_in,
                seat.avatar,
                seat.waits,
                seat.removed,
                seat.away_next,
                seat.time_bank_ms,
            )
            for number, seat in enumerate(table.seats)
            if seat is not None
        ),
        queue=tuple(waiting.name for waiting in table.queue),
        rounds=table.rounds,
        closed=table.closed,
        test=table.is_test,
        paused=table.paused,
        coach=coach_use(table.game, table.settings),
    )


def lobby_entry(table: Table) -> LobbyEntry:
    seats = [seat for seat in table.seats if seat is not None]
    card = TableCard(
        id=table.id,
        name=table.name,
        game=table.game.name,
        preset=table.preset,
        seats=len(table.seats),
        taken=len(seats),
        bots=sum(seat.bot is not None for seat in seats),
        queue=len(table.queue),
        buy_in_min=table.settings.buy_in_min,
        buy_in_max=table.settings.buy_in_max,
        stakes=table.game.stakes(table.rules),
        running=table.round is not None,
        test=table.is_test,
    )
    players = frozenset(seat.player for seat in seats)
    settings = table.settings
    coded = Access.CODE in (settings.watching, settings.sitting)
    return LobbyEntry(card, settings.watching, table.host, players, table.link if coded else "")
