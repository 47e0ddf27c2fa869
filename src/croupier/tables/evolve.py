"""How events change a table. Pure; the log alone rebuilds it."""

from typing import Any, assert_never

import msgspec
from msgspec.structs import replace

from croupier.games import games
from croupier.games.game import Last
from croupier.tables.table import (
    AnyTableEvent,
    AwaySet,
    Line,
    Played,
    PlayerLeft,
    PlayerSat,
    Queued,
    ReadySet,
    Round,
    RoundClosed,
    RoundOpened,
    Said,
    Seat,
    SeatLeaving,
    Table,
    TableClosed,
    TableOpened,
    ToppedUp,
    TurnMissed,
    TurnTaken,
    Unqueued,
    Waiting,
)

CHAT_LINES_MAX = 50


def evolve(table: Table | None, event: AnyTableEvent) -> Table:
    if isinstance(event, TableOpened):
        return _opened(event)
    if table is None:
        raise ValueError("a table begins with TableOpened")
    match event:
        case Played(event=happened):
            return _played(table, happened)
        case PlayerSat(seat, player, name, chips, bot):
            sat = Seat(player, name, chips, bot, grace=table.room.grace_rounds)
            return replace(_with(table, seat, sat), fresh=table.fresh | {seat})
        case PlayerLeft(seat):
            last = None if table.last is None else table.game.forget(table.last, seat)
            return replace(_with(table, seat, None), last=last)
        case SeatLeaving(seat, cause):
            return _change(table, seat, leaving=cause)
        case AwaySet(seat, away):
            return _change(table, seat, away=away, missed=0)
        case ReadySet(seat):
            return _change(table, seat, ready=True)
        case ToppedUp(seat, chips):
            return _change(table, seat, chips=_taken(table, seat).chips + chips)
        case Queued(player, name, chips):
            return replace(table, queue=(*table.queue, Waiting(player, name, chips)))
        case Unqueued(player):
            return replace(table, queue=tuple(w for w in table.queue if w.player != player))
        case Said(name, text, at_ms):
            chat = (*table.chat, Line(name, text, at_ms))[-CHAT_LINES_MAX:]
            return replace(table, chat=chat)
        case TurnMissed(seat):
            return _change(table, seat, missed=_taken(table, seat).missed + 1)
        case TurnTaken(seat):
            return _change(table, seat, missed=0)
        case RoundOpened():
            return _round_opened(table, event)
        case RoundClosed():
            return _round_closed(table, event)
        case TableClosed():
            return replace(table, closed=True)
        case _:
            assert_never(event)


def _opened(event: TableOpened) -> Table:
    game = games()[event.game]
    rules = msgspec.convert(event.rules, game.rules)
    return Table(
        id=event.id,
        name=event.name,
        preset=event.preset,
        game=game,
        rules=rules,
        room=event.room,
        host=event.host,
        seats=(None,) * event.room.seats,
        mark=event.mark,
        last=None if event.mark is None else game.begin(rules, event.mark),
    )


def _played(table: Table, event: Any) -> Table:
    running = table.round
    if running is None:
        raise ValueError("an event of the game outside a round")
    state = table.game.evolve(running.state, event)
    return replace(table, round=Round(running.number, running.seed, running.step + 1, state))


def _round_opened(table: Table, event: RoundOpened) -> Table:
    """Everybody who could be dealt in counts as having begun; the rest use up their grace."""
    playing = {sitter.seat for sitter in event.sitters}
    seats = tuple(
        seat
        if seat is None
        else replace(seat, ready=False, grace=0 if n in playing else max(seat.grace - 1, 0))
        for n, seat in enumerate(table.seats)
    )
    return replace(
        table,
        seats=seats,
        rounds=event.number,
        round=Round(event.number, event.seed, 0, None),
        ended=None,
        fresh=frozenset(),
    )


def _round_closed(table: Table, event: RoundClosed) -> Table:
    running = table.round
    if running is None or running.state is None:
        raise ValueError("a round that never began was closed")
    seats = list(table.seats)
    for number, gain in event.gains.items():
        seat = _taken(table, number)
        seats[number] = replace(seat, chips=seat.chips + gain)
    return replace(
        table,
        seats=tuple(seats),
        round=None,
        ended=running.state,
        last=_carried(table, running.state),
        # A game counts at most one turn an event (tests/contract).
        turns=table.turns + running.step + 1,
    )


def _carried(table: Table, state: Any) -> Last:
    """The round knows its seats only as they were when it began: whoever was not dealt in may
    have left since, and another may sit there now."""
    last: Last = table.game.carry(state)
    for number, seat in enumerate(table.seats):
        if seat is None or number in table.fresh:
            last = table.game.forget(last, number)
    return last


def _taken(table: Table, number: int) -> Seat:
    seat = table.seats[number]
    if seat is None:
        raise ValueError(f"seat {number} is empty")
    return seat


def _change(table: Table, number: int, **changes: Any) -> Table:
    return _with(table, number, replace(_taken(table, number), **changes))


def _with(table: Table, number: int, seat: Seat | None) -> Table:
    return replace(table, seats=(*table.seats[:number], seat, *table.seats[number + 1 :]))
