"""How events change a room. Pure; the log alone rebuilds it."""

from typing import assert_never

from msgspec.structs import replace

from croupier.rooms import events
from croupier.rooms.events import AnyRoomEvent
from croupier.rooms.room import Barred, Guest, Room, RoomState

FAREWELLS_MAX = 200


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
        case events.RoomConfigured(settings):
            return replace(room, settings=settings)
        case events.RemovalOrdered(player):
            return _change(room, player, removed=True)
        case events.PlayerBarred(player, name, account):
            return replace(room, barred=(*room.barred, Barred(player, name, account)))
        case events.PlayerUnbarred(player):
            return replace(room, barred=tuple(b for b in room.barred if b.player != player))
        case events.Entered(player, name, session, account, balance, at_ms, avatar):
            guest = Guest(player, name, session, account, balance, at_ms, avatar=avatar)
            said = {one: why for one, why in room.farewells.items() if one != player}
            return replace(room, guests=(*room.guests, guest), farewells=said)
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
        case events.Gone(player, cause=cause):
            others = tuple(guest for guest in room.guests if guest.player != player)
            farewells = [*room.farewells.items(), (player, cause)][-FAREWELLS_MAX:]
            return replace(room, guests=others, farewells=dict(farewells))
        case _:
            assert_never(event)


def _change(room: Room, player: str, **values: object) -> Room:
    guests = (replace(g, **values) if g.player == player else g for g in room.guests)
    return replace(room, guests=tuple(guests))
