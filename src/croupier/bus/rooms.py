"""The rooms of one process. Orders go straight to a room, and whoever listens hears of a room as it
is after each decision."""

import asyncio
from collections.abc import Callable

from croupier.bus.ending import end
from croupier.games.game import Refused
from croupier.rooms.codec import restore
from croupier.rooms.commands import MakeRoom, RoomOrder
from croupier.rooms.ports import CashDesk, RoomServices, RoomStore, Tables
from croupier.rooms.room import Room
from croupier.rooms.running import RoomActor
from croupier.tables.authority import HOUSE
from croupier.tables.codec import Unfoldable
from croupier.tables.ports import StoredStream, Timer

Receive = Callable[[Room], None]


class LocalRooms:
    """Implements `bus.port.Rooms`."""

    def __init__(
        self,
        store: RoomStore,
        tables: Tables,
        cash_desk: CashDesk,
        timer: Timer,
        on_error: Callable[[str, BaseException], None],
    ) -> None:
        self._connected: set[str] = set()
        self._services = RoomServices(
            store, tables, cash_desk, timer, self._publish, self._connected.__contains__, on_error
        )
        self._actors: dict[str, RoomActor] = {}
        self._tasks: list[asyncio.Task[None]] = []
        self._receivers: list[Receive] = []
        tables.let_in(self._is_guest)

    def start(self, streams: list[StoredStream]) -> list[tuple[str, Unfoldable]]:
        """Run every room that can be rebuilt from its log; name the others."""
        lost: list[tuple[str, Unfoldable]] = []
        for stored in streams:
            try:
                room = restore(stored)
            except Unfoldable as reason:
                lost.append((stored.stream, reason))
                continue
            known = stored.commands, stored.digests
            actor = RoomActor(room.id, self._services, room, stored.epoch, *known)
            self._run(actor)
        return lost

    async def make(self, room_id: str, command: MakeRoom) -> Room:
        """The room with this id, which is new unless it is known."""
        if room_id in self._actors:
            return self._actors[room_id].room
        actor = RoomActor(room_id, self._services)
        room = await actor.order(RoomOrder(room_id, HOUSE, "make", command))
        self._run(actor)
        return room

    def order(self, order: RoomOrder) -> "asyncio.Future[Room]":
        """Raises `Refused`."""
        return asyncio.ensure_future(self._actor(order.room).order(order))

    def listen(self, receive: Receive) -> list[Room]:
        """Hear of all rooms from now on. Gives them as they are."""
        self._receivers.append(receive)
        return [actor.room for actor in self._actors.values()]

    def note_presence(self, player: str, present: bool) -> None:
        """Whether the player has a connection from now on."""
        if present:
            self._connected.add(player)
        else:
            self._connected.discard(player)
        for actor in self._actors.values():
            actor.look_around()

    async def bring_chips(self, player: str) -> None:
        """To wherever the player sits. Raises `Refused`."""
        for actor in self._actors.values():
            await actor.bring_chips(player)

    async def stop(self) -> None:
        await end(*self._tasks)

    def _run(self, actor: RoomActor) -> None:
        self._actors[actor.id] = actor
        self._tasks.append(asyncio.create_task(actor.run(), name=f"room {actor.id}"))

    def _publish(self, room: Room) -> None:
        for receive in self._receivers:
            receive(room)

    def has_guest(self, player: str) -> bool:
        rooms = (actor.room for actor in self._actors.values())
        return any(room.guest(player) is not None for room in rooms)

    def _is_guest(self, table: str, player: str) -> bool:
        rooms = (actor.room for actor in self._actors.values())
        return any(table in room.tables and room.guest(player) is not None for room in rooms)

    def _actor(self, room_id: str) -> RoomActor:
        found = self._actors.get(room_id)
        if found is None:
            raise Refused("no_such_room")
        return found
