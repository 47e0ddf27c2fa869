"""Rooms that run in a process of their own, which owns no table (EPS-DD-002). Others know a room by
its news: it is told after each decision, and again to whoever is new."""

import asyncio
from collections.abc import Callable
from functools import partial
from typing import Any

import structlog

from croupier.bus.ending import end
from croupier.bus.nats import envelopes as env
from croupier.bus.nats import roomenvelopes as rooms_env
from croupier.bus.nats import subjects
from croupier.bus.nats.asking import ASK_SECONDS, ORDER_SECONDS, PAUSE_SECONDS
from croupier.bus.nats.envelopes import NotOurs, answer_of, answered, decode, encode, refused
from croupier.bus.nats.link import Heard, Link, NoAnswer
from croupier.bus.rooms import LocalRooms
from croupier.games.game import Refused
from croupier.rooms.commands import RoomOrder
from croupier.rooms.room import Room
from croupier.tables.authority import HOUSE, Administrator, House, Player, Tester
from croupier.tables.ports import CommitFailed

BEAT_SECONDS = 1.0
GATEWAY_SECONDS = 10.0
WHOLE_SECONDS = 15.0  # between two lists of all who are connected
log = structlog.get_logger("croupier.bus")


class RoomService:
    """The rooms of a process, as others reach them."""

    def __init__(self, link: Link, rooms: LocalRooms, life: str) -> None:
        self._link = link
        self._rooms = rooms
        self._life = life
        self.health: Callable[[], env.Health] = env.Health
        self.about: Callable[[], env.About] = env.About
        self._lives: dict[str, str] = {}  # of those who were told all rooms
        self._present: dict[str, set[str]] = {}  # by gateway
        self._heard_at: dict[str, float] = {}
        self._known: dict[str, Room] = {}
        self._tasks: set[asyncio.Future[Any]] = set()
        self._beating: asyncio.Task[None] | None = None
        self._now = asyncio.get_running_loop().time

    def start(self) -> None:
        for room in self._rooms.listen(self._publish):
            self._publish(room)
        self._link.listen(subjects.to_room("*", "*", "*"), self._hear)
        self._link.listen(subjects.presence("*"), self._hear_presence)
        self._link.listen(subjects.beat("*", "*"), self._hear_beat)
        self._beating = asyncio.create_task(self._beat(), name="beat")

    async def stop(self) -> None:
        if self._beating is not None:
            await end(self._beating)

    @property
    def known(self) -> tuple[str, ...]:
        """The rooms of this process."""
        return tuple(self._known)

    @property
    def queue(self) -> int:
        """How many orders have no answer yet."""
        return len(self._tasks)

    def _publish(self, room: Room) -> None:
        self._known[room.id] = room
        self._link.send(subjects.room_news(room.id), encode(room))

    async def _beat(self) -> None:
        while True:
            beat = env.Beat(self._life, health=self.health(), about=self.about())
            self._link.send(subjects.beat("rooms", self._link.name), encode(beat))
            await self._link.measure()
            for gateway, at in list(self._heard_at.items()):
                if self._now() - at > GATEWAY_SECONDS and self._link.is_up:
                    del self._heard_at[gateway]
                    self._note(gateway, set())
            await asyncio.sleep(BEAT_SECONDS)

    def _hear_beat(self, heard: Heard) -> None:
        """Whoever is new here is told how things are."""
        beat: env.Beat = decode(heard.payload, env.Beat, env.REQUEST_BYTES)
        role, name = subjects.part(heard.subject, 2), subjects.part(heard.subject, 3)
        if role == "gateway":
            self._heard_at[name] = self._now()
        if self._lives.get(name) != beat.life:
            self._lives[name] = beat.life
            for room in self._known.values():
                self._publish(room)

    def _hear_presence(self, heard: Heard) -> None:
        said: rooms_env.Present = decode(heard.payload, rooms_env.Present)
        gateway = subjects.part(heard.subject, 2)
        before = set() if said.whole else self._present.get(gateway, set())
        self._heard_at.setdefault(gateway, self._now())
        self._note(gateway, (before | set(said.came)) - set(said.gone))

    def _note(self, gateway: str, now: set[str]) -> None:
        """Somebody who is connected to two gateways is gone when both have lost him."""
        before = self._present.get(gateway, set())
        self._present[gateway] = now
        others = {name: here for name, here in self._present.items() if name != gateway}
        for player in before ^ now:
            if not any(player in here for here in others.values()):
                self._rooms.note_presence(player, player in now)

    def _hear(self, heard: Heard) -> None:
        side, room = subjects.part(heard.subject, 2), subjects.part(heard.subject, 4)
        if room not in self._known:
            return  # of another process
        try:
            if side == subjects.DESK:
                told = decode(heard.payload, rooms_env.DeskRoomTell, env.REQUEST_BYTES)
                asked = self._rooms.order(RoomOrder(room, told.by, told.id, told.command))
            elif side == subjects.PLAYER:
                asked = self._for_player(room, heard)
            else:
                raise NotOurs
        except Refused as refusal:
            self._link.answer(heard, refused(refusal))
            return
        running: asyncio.Future[Any] = asyncio.ensure_future(asked)
        self._tasks.add(running)
        running.add_done_callback(partial(self._reply, heard))

    def _for_player(self, room: str, heard: Heard) -> Any:
        match decode(heard.payload, rooms_env.AnyRoomRequest, env.REQUEST_BYTES):
            case rooms_env.RoomTell(by, id_, command):
                return self._rooms.order(RoomOrder(room, by, id_, command))
            case rooms_env.DoorTell(id_, command):
                return self._rooms.order(RoomOrder(room, HOUSE, id_, command))
            case rooms_env.BringChips(player):
                return self._rooms.bring_chips(player)
            case _:
                raise NotOurs

    def _reply(self, heard: Heard, done: "asyncio.Future[Any]") -> None:
        self._tasks.discard(done)
        if done.cancelled():
            return
        error = done.exception()
        if error is None:
            self._link.answer(heard, answered(done.result()))
            return
        if isinstance(error, CommitFailed):
            error = Refused("not_saved")
        elif not isinstance(error, Refused):
            log.error("request failed", kind=type(error).__name__)
            error = Refused("internal")
        self._link.answer(heard, refused(error))


class KnownRooms:
    """The rooms as others know them, from their news."""

    def __init__(self, link: Link) -> None:
        self._link = link
        self._rooms: dict[str, Room] = {}
        self._receivers: list[Callable[[Room], None]] = []
        link.listen(subjects.room_news("*"), self._hear_room)

    def listen(self, receive: Callable[[Room], None]) -> list[Room]:
        self._receivers.append(receive)
        return list(self._rooms.values())

    def is_guest(self, table: str, player: str) -> bool:
        """Whether the player is in the room that the table belongs to."""
        return any(
            table in room.tables and room.guest(player) is not None for room in self._rooms.values()
        )

    def _hear_room(self, heard: Heard) -> None:
        self._note(decode(heard.payload, Room))

    def _note(self, room: Room) -> None:
        known = self._rooms.get(room.id)
        if known is not None and known.seq >= room.seq:
            return
        self._rooms[room.id] = room
        for receive in self._receivers:
            receive(room)


class NatsRooms(KnownRooms):
    """The rooms as a gateway reaches them. Implements `bus.port.Rooms`."""

    def __init__(self, link: Link) -> None:
        super().__init__(link)
        self._here: set[str] = set()
        self._telling: asyncio.Task[None] | None = None
        self._life = ""
        link.listen(subjects.beat("rooms", "*"), self._hear_beat)

    def start(self) -> None:
        self._telling = asyncio.create_task(self._tell_all(), name="presence")

    async def stop(self) -> None:
        if self._telling is not None:
            await end(self._telling)

    async def order(self, order: RoomOrder) -> Room:
        side, request = room_request(order)
        room: Room = await self._ask(side, order.room, request, Room)
        self._note(room)
        return room

    async def bring_chips(self, player: str) -> None:
        for room in list(self._rooms.values()):
            request = rooms_env.BringChips(player)
            if room.guest(player) is not None:
                await self._ask(subjects.PLAYER, room.id, request, type(None))

    def note_presence(self, player: str, present: bool) -> None:
        if present:
            self._here.add(player)
            self._say(rooms_env.Present((player,)))
        else:
            self._here.discard(player)
            self._say(rooms_env.Present((), (player,)))

    async def _ask(self, side: str, room: str, request: Any, kind: Any) -> Any:
        """Again with the same id until there is an answer. Raises `Refused`."""
        if room not in self._rooms:
            raise Refused("no_such_room")
        subject = subjects.to_room(side, self._link.name, room)
        loop = asyncio.get_running_loop()
        ends = loop.time() + ORDER_SECONDS
        while True:
            try:
                return answer_of(await self._link.ask(subject, encode(request), ASK_SECONDS), kind)
            except NoAnswer:
                if loop.time() >= ends:
                    raise Refused("house_waits") from None
            await asyncio.sleep(PAUSE_SECONDS)

    def _hear_beat(self, heard: Heard) -> None:
        """Rooms that begin again know nobody."""
        beat: env.Beat = decode(heard.payload, env.Beat, env.REQUEST_BYTES)
        if beat.life != self._life and not beat.waits:  # one that waits for rooms has none
            self._life = beat.life
            self._say(rooms_env.Present(tuple(self._here), whole=True))

    async def _tell_all(self) -> None:
        while True:
            self._say(rooms_env.Present(tuple(self._here), whole=True))
            await asyncio.sleep(WHOLE_SECONDS)

    def _say(self, present: rooms_env.Present) -> None:
        self._link.send(subjects.presence(self._link.name), encode(present))


def room_request(order: RoomOrder) -> tuple[str, Any]:
    """Side and message that may hold this order."""
    match order.by:
        case Player():
            return subjects.PLAYER, rooms_env.RoomTell(order.by, order.id, order.command)
        case House():
            return subjects.PLAYER, rooms_env.DoorTell(order.id, order.command)  # type: ignore[arg-type]
        case Administrator() | Tester():
            return subjects.DESK, rooms_env.DeskRoomTell(order.by, order.id, order.command)
        case _:
            raise TypeError("bots give no orders to rooms")
