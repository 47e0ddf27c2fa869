"""How events change a table. Pure; the log alone rebuilds it."""

from typing import Any, assert_never

import msgspec
from msgspec.structs import replace

from croupier.games import games
from croupier.games.game import Carryover
from croupier.tables import events
from croupier.tables.events import AnyTableEvent, RoundClosed, RoundOpened, TableOpened
from croupier.tables.settings import TableSettings
from croupier.tables.table import LastRound, Round, Seat, Table, Waiting

TIME_BANK_BACK_MS = 1_000  # what each round gives back of a player's reserve of time


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
            sat = Seat(
                player,
                name,
                chips,
                bot,
                grace=grace,
                avatar=avatar,
                bought_in=chips,
                time_bank_ms=0 if bot else table.settings.time_bank_ms,
            )
            called = {other: until for other, until in table.called.items() if other != player}
            newcomers = table.newcomers | {seat}
            return replace(_with(table, seat, sat), newcomers=newcomers, called=called)
        case events.PlayerLeft(seat):
            kept, before = (
                None if each is None else table.game.without_seat(each, seat)
                for each in (table.carryover, table.carryover_before)
            )
            return replace(_with(table, seat, None), carryover=kept, carryover_before=before)
        case events.SeatLeaving(seat, cause):
            return _change(table, seat, leaving=cause)
        case events.AwaySet(seat, away):
            return _change(table, seat, away=away, away_next=False, missed=0)
        case events.AwayPlanned(seat, planned):
            return _change(table, seat, away_next=planned)
        case events.TimeTaken(seat, turn, time_ms):
            before = table.overtime[1] if table.overtime and table.overtime[0] == turn else 0
            left_ms = _taken(table, seat).time_bank_ms - time_ms
            table = replace(table, overtime=(turn, before + time_ms))
            return _change(table, seat, time_bank_ms=left_ms)
        case events.HandShown(seat):
            # A snapshot holds no end of a round: then there is nothing to be seen.
            ended = None if table.ended is None else table.game.show_hand(table.ended, seat)
            return replace(table, ended=ended)
        case events.PauseSet(paused):
            return replace(table, paused=paused)
        case events.HostChanged(player):
            return replace(table, host=player)
        case events.ReadySet(seat, ready):
            return _change(table, seat, ready=ready)
        case events.StandInSet(seat, stands_in):
            return _change(table, seat, stand_in=stands_in)
        case events.ToppedUp(seat, chips, in_round):
            return _topped_up(table, seat, chips, in_round)
        case events.Queued(player, name, chips, avatar):
            return replace(table, queue=(*table.queue, Waiting(player, name, chips, avatar)))
        case events.Unqueued(player):
            return replace(table, queue=tuple(w for w in table.queue if w.player != player))
        case events.TicketIssued(player, until_ms):
            table = _readmitted(table, player)
            if until_ms is None:
                return replace(table, tickets=table.tickets | {player})
            return replace(table, called={**table.called, player: until_ms})
        case events.PlayerRemoved(player, name, seat):
            table = replace(table, removed={**table.removed, player: name})
            return table if seat is None else _change(table, seat, removed=True)
        case events.PlayerReadmitted(player):
            return _readmitted(table, player)
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
        case events.RoundReversed(gains=gains):
            return _reversed(table, gains)
        case events.Honoured():
            return table
        case events.RiggingSet(on):
            return replace(table, rigging=on, holds=False)
        case events.HoldSet(hold):
            return table if table.round is not None else replace(table, holds=hold)
        case events.DeckRigged(cards=cards):
            # What was named before lies below it.
            below = tuple(card for card in table.named if card not in cards)
            return replace(table, rigged=True, named=(*cards, *below))
        case events.TableConfigured(name, settings, link):
            return _configured(table, name, settings, link)
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


def _topped_up(table: Table, number: int, chips: int, in_round: bool) -> Table:
    seat = _taken(table, number)
    late = 0 if in_round or not table.in_round(number) else chips
    return _change(
        table,
        number,
        chips=seat.chips + chips,
        bought_in=seat.bought_in + chips,
        waits=seat.waits + late,
    )


def _readmitted(table: Table, player: str) -> Table:
    """Whoever still plays the round need not go when it is over."""
    removed = {other: name for other, name in table.removed.items() if other != player}
    number = table.seat_of(player)
    table = replace(table, removed=removed)
    return table if number is None else _change(table, number, removed=False)


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
        else _dealt_in(table, n, seat, playing)
        if n in playing
        else replace(seat, ready=False, grace=max(seat.grace - 1, 0))
        for n, seat in enumerate(table.seats)
    )
    return replace(
        table,
        seats=seats,
        rounds=event.number,
        round=Round(
            number=event.number,
            seed=event.seed,
            events=0,
            state=None,
            first_seq=table.seq + 1,
            sitters=event.sitters,
            public=table.is_public,
        ),
        ended=None,
        newcomers=frozenset(),
        last_round=None,
        carryover_before=None,
        holds=False,
        rigged=False,
        named=(),
    )


def _dealt_in(table: Table, number: int, seat: Seat, playing: set[int]) -> Seat:
    others = playing - {number}
    against = _taken(table, min(others)).bot if len(others) == 1 else None
    bank_ms = min(table.settings.time_bank_ms, seat.time_bank_ms + TIME_BANK_BACK_MS)
    return replace(
        seat,
        ready=False,
        grace=0,
        rounds=seat.rounds + 1,
        against=against,
        time_bank_ms=0 if seat.bot else bank_ms,
    )


def _round_closed(table: Table, event: RoundClosed) -> Table:
    running = table.round
    if running is None or running.state is None:
        raise ValueError("a round that never began was closed")
    over, before = _round_over(table), table.carryover
    return replace(
        over,
        seats=_without_idle(_with_gains(over, event.gains), event.idle),
        ended=running.state,
        carryover=_carryover(table, table.game.carry_over(running.state)),
        carryover_before=None if before is None else _carryover(table, before),
        last_round=LastRound(event.number, event.gains, event.house, running.sitters),
    )


def _with_gains(table: Table, gains: dict[int, int]) -> tuple[Seat | None, ...]:
    seats = list(table.seats)
    for number, gain in gains.items():
        seat = _taken(table, number)
        seats[number] = replace(seat, chips=seat.chips + gain)
    return tuple(seats)


def _without_idle(seats: tuple[Seat | None, ...], idle: tuple[int, ...]) -> tuple[Seat | None, ...]:
    """A round in which a seat risked nothing is not counted among its rounds."""
    if not idle:
        return seats
    return tuple(
        replace(seat, rounds=seat.rounds - 1) if seat is not None and number in idle else seat
        for number, seat in enumerate(seats)
    )


def _reversed(table: Table, gains: dict[int, int]) -> Table:
    """As if the last round had not been: also the button, the shoe or the pot that it left."""
    return replace(
        table,
        seats=_with_gains(table, gains),
        ended=None,
        carryover=table.carryover_before,
        carryover_before=None,
        last_round=None,
    )


def _configured(table: Table, name: str, settings: TableSettings, link: str) -> Table:
    """Seats that are no more were empty."""
    count, kept = settings.seats, table.carryover
    for number in range(count, len(table.seats)):
        kept = None if kept is None else table.game.without_seat(kept, number)
    seats = (*table.seats[:count], *(None,) * (count - len(table.seats)))
    table = replace(table, name=name, settings=settings, link=link, seats=seats, carryover=kept)
    if table.round is None or table.is_public:
        return table
    return replace(table, round=replace(table.round, public=False))


def _round_over(table: Table) -> Table:
    if table.round is None:
        raise ValueError("no round is running")
    seats = tuple(
        replace(seat, stand_in=False, waits=0)
        if seat is not None and (seat.stand_in or seat.waits)
        else seat
        for seat in table.seats
    )
    # A game counts at most one turn an event (tests/contract).
    turns = table.turns + table.round.events + 1
    return replace(table, round=None, turns=turns, seats=seats)


def _carryover(table: Table, kept: Carryover) -> Carryover:
    """The round knows its seats only as they were when it began: a player who was not dealt in may
    have left since, and another may sit there now."""
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
