"""What a room has to see to, given how its tables are now. Pure: whoever runs the room does the
first duty, looks again, and so on until there is none. A process that dies in between finds the
same duty when it is back."""

from collections.abc import Collection, Iterator, Mapping, Set

from msgspec import Struct

from croupier.rooms.room import GoneCause, Guest, Room, RoomState
from croupier.tables.events import LeaveCause


class TableNow(Struct, frozen=True):
    """A table of the room as its last news told. `left` is why players have given up a seat."""

    players: frozenset[str]
    seats: int
    running: bool
    left: Mapping[str, LeaveCause] = {}


class OpenTable(Struct, frozen=True):
    number: int


class FinishTable(Struct, frozen=True):
    """The game that runs there is the last."""

    table: str


class CallNext(Struct, frozen=True):
    table: str


class LeadToSeat(Struct, frozen=True):
    """Give the guest a ticket, and have him sit down with it."""

    player: str
    table: str


class NoteSeat(Struct, frozen=True):
    player: str


class TakeBack(Struct, frozen=True):
    player: str


class BringChips(Struct, frozen=True):
    """Those that the guest has bought and that are still in the wallet."""

    player: str


class Unseat(Struct, frozen=True):
    """Have the table take the guest away, who was removed."""

    player: str
    table: str


class SeeOff(Struct, frozen=True):
    """Cash the guest's chips in and end the visit."""

    player: str
    cause: GoneCause


class FinishOff(Struct, frozen=True):
    pass


SeatDuty = CallNext | LeadToSeat | NoteSeat | TakeBack | BringChips | Unseat | SeeOff
Duty = OpenTable | FinishTable | SeatDuty | FinishOff

# What a seat that is lost means to the visit (EPS-UC-006-FORCED).
CAUSES = {
    LeaveCause.MISSED: GoneCause.MISSED,
    LeaveCause.BROKE: GoneCause.BROKE,
    LeaveCause.CLOSED: GoneCause.CLOSED,
    LeaveCause.REMOVED: GoneCause.REMOVED,
}


class Missing(Struct, frozen=True):
    """Who of the queue has no connection: for a moment, for a while, for too long."""

    blinking: Set[str] = frozenset()
    away: Set[str] = frozenset()
    overdue: Set[str] = frozenset()


NOBODY = Missing()


def duties(
    room: Room,
    tables: Mapping[str, TableNow],
    told: Collection[str],
    missing: Missing = NOBODY,
) -> Iterator[Duty]:
    """The most urgent first. `told` are the tables that were told to finish, and the sessions of
    guests whom a table was told to take away."""
    if room.state is RoomState.OFF:
        return
    overdue = (guest for guest in room.queue if guest.player in missing.overdue)
    yield from (SeeOff(guest.player, GoneCause.ABSENT) for guest in overdue)
    for guest in room.guests:
        yield from _about(guest, room, tables, told)
    if room.state is RoomState.ON:
        numbers = (n for n in range(room.opened) if room.table_id(n) in room.tables)
        yield from (OpenTable(n) for n in numbers if room.table_id(n) not in tables)
        first = next((g.player for g in room.queue if g.player not in missing.away), None)
        if first is not None and first not in missing.blinking:
            yield from (CallNext(table) for table in _free_tables(room, tables))
        return
    there = [table for table in room.tables if table in tables]
    yield from (FinishTable(table) for table in there if table not in told)
    if not there and not room.guests:
        yield FinishOff()


def _about(
    guest: Guest, room: Room, tables: Mapping[str, TableNow], told: Collection[str]
) -> Iterator[Duty]:
    closing = room.state is RoomState.CLOSING
    if guest.table is None:
        if closing:
            yield SeeOff(guest.player, GoneCause.CLOSED)
        return
    table = tables.get(guest.table)
    sits = table is not None and guest.player in table.players
    if guest.removed:
        if not sits:
            yield SeeOff(guest.player, GoneCause.REMOVED)
        elif guest.session not in told:
            yield Unseat(guest.player, guest.table)
    elif guest.seated:
        if not sits:
            yield SeeOff(guest.player, GoneCause.CLOSED if closing else _why(guest, table))
    elif sits:
        yield NoteSeat(guest.player)
    elif closing or table is None or guest.table not in room.tables:
        yield TakeBack(guest.player)
    else:
        yield LeadToSeat(guest.player, guest.table)


def _why(guest: Guest, table: TableNow | None) -> GoneCause:
    """A crash may have forgotten why; then nobody is blamed."""
    if table is None:
        return GoneCause.CLOSED
    return CAUSES.get(table.left.get(guest.player, LeaveCause.PLAYER), GoneCause.PLAYER)


def _free_tables(room: Room, tables: Mapping[str, TableNow]) -> Iterator[str]:
    """For the first of the queue: tables between two games with a seat that nobody is on the way
    to, the fullest first, so that games get under way (EPS-RF-JG-006)."""
    known = [table for table in room.tables if table in tables]
    for table in sorted(known, key=lambda each: -len(tables[each].players)):
        now = tables[table]
        coming = sum(guest.table == table and not guest.seated for guest in room.guests)
        if not now.running and len(now.players) + coming < now.seats:
            yield table
