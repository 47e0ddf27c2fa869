"""How events change a room. Pure; the log alone rebuilds it."""

from typing import assert_never

from msgspec.structs import replace

from croupier.rooms import events
from croupier.rooms.events import AnyRoomEvent
from croupier.rooms.room import Guest, Room, RoomState


def evolve(room: Room | None, event: AnyRoomEvent) -> Room:
    if isinstance(event, events.RoomMade):
        return Room(id=event.id, name=event.name, settings=event.settings)
    if room is None:
        raise ValueError("a room begins with RoomMade")
    match event:
        case events.SwitchedOn():
            return replace(
                room,
                state=RoomState.ON,
                season=room.season + 1,
                opened=room.settings.tables,
                closed=frozenset(),
            )
        case events.Closing():
            return replace(room, state=RoomState.CLOSING)
        case events.SwitchedOff():
            return replace(room, state=RoomState.OFF, opened=0, closed=frozenset())
        case events.TableAdded():
            return replace(room, opened=room.opened + 1)
        case events.TableGone(table):
            return replace(room, closed=room.closed | {table})
        case events.Entered(player, name, session, account, balance, at_ms):
            guest = Guest(player, name, session, account, balance, at_ms)
            return replace(room, guests=(*room.guests, guest))
        case events.AccountChanged(player, account, balance):
            return _change(room, player, account=account, balance=balance)
        case events.BalanceTold(player, balance):
            return _change(room, player, balance=balance)
        case events.Called(player, table):
            return _change(room, player, table=table)
        case events.SatDown(player):
            return _change(room, player, seated=True)
        case events.CalledBack(player):
            return _change(room, player, table=None)
        case events.Gone(player):
            return replace(room, guests=tuple(g for g in room.guests if g.player != player))
        case _:
            assert_never(event)


def _change(room: Room, player: str, **values: object) -> Room:
    guests = (replace(g, **values) if g.player == player else g for g in room.guests)
    return replace(room, guests=tuple(guests))
