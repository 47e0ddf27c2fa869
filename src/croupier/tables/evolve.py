"""How events change a table. Pure; the log alone rebuilds it."""

from typing import Any, assert_never

import msgspec
from msgspec.structs import replace

from croupier.games import games
from croupier.games.game import Carryover
from croupier.tables import events
from croupier.tables.events import AnyTableEvent, RoundClosed, RoundOpened, TableOpened
from croupier.tables.table import ChatLine, Round, Seat, Table, Waiting

CHAT_LINES_MAX = 50


def evolve(table: Table | None, event: AnyTableEvent) -> Table:
    if isinstance(event, TableOpened):
        return _opened(event)
    if table is None:
        raise ValueError("a table begins with TableOpened")
    match event:
        case events.Played(event=happened):
            return _played(table, happened)
        case events.PlayerSat(seat, player, name, chips, bot, avatar):
            grace = table.settings.grace_rounds
            sat = Seat(player, name, chips, bot, grace=grace, avatar=avatar)
            called = {other: until for other, until in table.called.items() if other != player}
            newcomers = table.newcomers | {seat}
            return replace(_with(table, seat, sat), newcomers=newcomers, called=called)
        case events.PlayerLeft(seat):
            kept = table.carryover
            kept = None if kept is None else table.game.without_seat(kept, seat)
            return replace(_with(table, seat, None), carryover=kept)
        case events.SeatLeaving(seat, cause):
            return _change(table, seat, leaving=cause)
        case events.AwaySet(seat, away):
            return _change(table, seat, away=away, missed=0)
        case events.ReadySet(seat, ready):
            return _change(table, seat, ready=ready)
        case events.StandInSet(seat, stands_in):
            return _change(table, seat, stand_in=stands_in)
        case events.ToppedUp(seat, chips):
            return _change(table, seat, chips=_taken(table, seat).chips + chips)
        case events.Queued(player, name, chips, avatar):
            return replace(table, queue=(*table.queue, Waiting(player, name, chips, avatar)))
        case events.Unqueued(player):
            return replace(table, queue=tuple(w for w in table.queue if w.player != player))
        case events.TicketIssued(player, until_ms):
            if until_ms is None:
                return replace(table, tickets=table.tickets | {player})
            return replace(table, called={**table.called, player: until_ms})
        case events.Said(name, text, at_ms):
            chat = (*table.chat, ChatLine(name, text, at_ms))[-CHAT_LINES_MAX:]
            return replace(table, chat=chat)
        case events.TurnMissed(seat):
            return _change(table, seat, missed=_taken(table, seat).missed + 1)
        case events.TurnTaken(seat):
            return _change(table, seat, missed=0)
        case RoundOpened():
            return _round_opened(table, event)
        case RoundClosed():
            return _round_closed(table, event)
        case events.RoundVoided():
            return _round_over(table)
        case events.Honoured():
            return table
        case events.TableFinished():
            return replace(table, finished=True)
        case events.TableClosed():
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
        settings=event.settings,
        host=event.host,
        seats=(None,) * event.settings.seats,
        mark=event.mark,
        link=event.link,
        carryover=None if event.mark is None else game.first_carryover(rules, event.mark),
    )


def _played(table: Table, event: Any) -> Table:
    if table.round is None:
        raise ValueError("an event of the game outside a round")
    return with_round(table, table.game.evolve(table.round.state, event), 1, table.seq)


def with_round(table: Table, state: Any, count: int, seq: int) -> Table:
    """The table after so many more events of the game, which lead to `state`."""
    assert table.round is not None
    running = replace(table.round, events=table.round.events + count, state=state)
    return replace(table, round=running, seq=seq)


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
        round=Round(event.number, event.seed, 0, None, table.seq + 1, event.sitters),
        ended=None,
        newcomers=frozenset(),
    )


def _round_closed(table: Table, event: RoundClosed) -> Table:
    running = table.round
    if running is None or running.state is None:
        raise ValueError("a round that never began was closed")
    carryover = _carryover(table, running.state)
    over = _round_over(table)
    seats = list(over.seats)
    for number, gain in event.gains.items():
        seat = _taken(over, number)
        seats[number] = replace(seat, chips=seat.chips + gain)
    return replace(over, seats=tuple(seats), ended=running.state, carryover=carryover)


def _round_over(table: Table) -> Table:
    if table.round is None:
        raise ValueError("no round is running")
    seats = tuple(
        replace(seat, stand_in=False) if seat is not None and seat.stand_in else seat
        for seat in table.seats
    )
    # A game counts at most one turn an event (tests/contract).
    turns = table.turns + table.round.events + 1
    return replace(table, round=None, turns=turns, seats=seats)


def _carryover(table: Table, state: Any) -> Carryover:
    """The round knows its seats only as they were when it began: a player who was not dealt in may
    have left since, and another may sit there now."""
    kept: Carryover = table.game.carry_over(state)
    for number, seat in enumerate(table.seats):
        if seat is None or number in table.newcomers:
            kept = table.game.without_seat(kept, number)
    return kept


def _taken(table: Table, number: int) -> Seat:
    seat = table.seats[number]
    if seat is None:
        raise ValueError(f"seat {number} is empty")
    return seat


def _change(table: Table, number: int, **changes: Any) -> Table:
    return _with(table, number, replace(_taken(table, number), **changes))


def _with(table: Table, number: int, seat: Seat | None) -> Table:
    return replace(table, seats=(*table.seats[:number], seat, *table.seats[number + 1 :]))
