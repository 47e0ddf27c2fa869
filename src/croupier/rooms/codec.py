"""How a room's events are written and read."""

import msgspec
from msgspec.structs import replace

from croupier.rooms.events import AnyRoomEvent
from croupier.rooms.evolve import evolve
from croupier.rooms.room import Room
from croupier.tables.codec import Unfoldable
from croupier.tables.ports import StoredStream

SNAPSHOT_EVERY = 200  # decisions; a room goes on for years
encode_events = msgspec.json.Encoder().encode
_decode_events = msgspec.json.Decoder(list[AnyRoomEvent]).decode


def take_snapshot(room: Room) -> bytes:
    return encode_events(room)


def restore(stored: StoredStream) -> Room:
    """The room as it was. Raises `Unfoldable`."""
    try:
        room = None if stored.snapshot is None else msgspec.json.decode(stored.snapshot, type=Room)
        for record in stored.records:
            expected = 1 if room is None else room.seq + 1
            if record.seq != expected:
                raise Unfoldable(f"record {record.seq} where {expected} was due")
            for event in _decode_events(record.events):
                room = evolve(room, event)
            if room is None:
                raise Unfoldable("an empty record")
            room = replace(room, seq=record.seq)
    except (msgspec.MsgspecError, ValueError) as error:
        raise Unfoldable(f"{type(error).__name__}: {error}") from error
    if room is None:
        raise Unfoldable("an empty log")
    return room
