"""What a room has to see to, given how its tables are now. Pure: whoever runs the room does the
first duty, looks again, and so on until there is none. A process that dies in between finds the
same duty when it is back."""

from collections.abc import Collection, Iterator, Mapping

from msgspec import Struct

from croupier.rooms.events import GoneCause
from croupier.rooms.room import Guest, Room, RoomState


class TableNow(Struct, frozen=True):
    """A table of the room as its last news told."""

    players: frozenset[str]
    seats: int
    running: bool


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


class SeeOff(Struct, frozen=True):
    """Cash the guest's chips in and end the visit."""

    player: str
    cause: GoneCause


class FinishOff(Struct, frozen=True):
    pass


Duty = OpenTable | FinishTable | CallNext | LeadToSeat | NoteSeat | TakeBack | SeeOff | FinishOff


def duties(
    room: Room, tables: Mapping[str, TableNow], finishing: Collection[str]
) -> Iterator[Duty]:
    """The most urgent first. `finishing` are the tables that were told so already."""
    if room.state is RoomState.OFF:
        return
    for guest in room.guests:
        yield from _about(guest, room, tables)
    if room.state is RoomState.ON:
        numbers = (n for n in range(room.opened) if room.table_id(n) in room.tables)
        yield from (OpenTable(n) for n in numbers if room.table_id(n) not in tables)
        yield from (CallNext(table) for table in _free_tables(room, tables))
        return
    there = [table for table in room.tables if table in tables]
    yield from (FinishTable(table) for table in there if table not in finishing)
    if not there and not room.guests:
        yield FinishOff()


def _about(guest: Guest, room: Room, tables: Mapping[str, TableNow]) -> Iterator[Duty]:
    closing = room.state is RoomState.CLOSING
    if guest.table is None:
        if closing:
            yield SeeOff(guest.player, GoneCause.CLOSED)
        return
    table = tables.get(guest.table)
    sits = table is not None and guest.player in table.players
    if guest.seated:
        if not sits:
            yield SeeOff(guest.player, GoneCause.CLOSED if closing else GoneCause.PLAYER)
    elif sits:
        yield NoteSeat(guest.player)
    elif closing or table is None or guest.table not in room.tables:
        yield TakeBack(guest.player)
    else:
        yield LeadToSeat(guest.player, guest.table)


def _free_tables(room: Room, tables: Mapping[str, TableNow]) -> Iterator[str]:
    """For the first of the queue: tables between two games with a seat that nobody is on the way
    to, the fullest first, so that games get under way (EPS-RF-JG-006)."""
    if not room.queue:
        return
    known = [table for table in room.tables if table in tables]
    for table in sorted(known, key=lambda each: -len(tables[each].players)):
        now = tables[table]
        coming = sum(guest.table == table and not guest.seated for guest in room.guests)
        if not now.running and len(now.players) + coming < now.seats:
            yield table
