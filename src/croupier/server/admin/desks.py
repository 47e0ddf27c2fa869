"""Everybody who sits at a desk: their sockets, and the tables they look into. It never waits for a
client, and counts nothing that players could read in the metrics."""

import asyncio
import secrets
from collections import Counter

import structlog
from aiohttp import web
from msgspec import json

from croupier.games.game import Refused
from croupier.server.admin.door import DeskDoor, DeskVisitor
from croupier.server.context import ServerContext
from croupier.server.metrics import Metrics
from croupier.server.openviews import OpenViews, Person
from croupier.server.socket import Line
from croupier.store.errors import StoreError
from croupier.tables.frames import TableNews
from croupier.tables.systemview import Position
from croupier.wire.admin.down import (
    DeskBye,
    DeskDown,
    DeskRefusal,
    PositionMessage,
    TrailEntry,
    TrailNews,
    ViewClosed,
)
from croupier.wire.admin.up import Role
from croupier.wire.phrases import Facts, phrase, refusal

CLOSE_SECONDS = 3.0
log = structlog.get_logger("croupier.desk")
encode = json.Encoder().encode


class Desk(Line):
    """One socket. `person` is whom players are compared with."""

    def __init__(
        self,
        ws: web.WebSocketResponse,
        transport: asyncio.Transport,
        visitor: DeskVisitor,
        language: str,
        unsent_max: int,
        person: Person,
    ) -> None:
        super().__init__(ws, transport, unsent_max, Metrics())  # of its own, which nobody reads
        self.id = secrets.token_hex(4)
        self.visitor = visitor
        self.language = language
        self.person = person
        self.views: dict[str, str] = {}  # the tables it looks into, and the place of each

    @property
    def runs_house(self) -> bool:
        return self.visitor.role is Role.ADMINISTRATOR

    def say(self, message: DeskDown) -> None:
        self.send(encode(message))

    def refuse(self, code: str, facts: Facts, order: str = "") -> None:
        self.say(DeskRefusal(code, refusal(self.language, code, facts), order, dict(facts)))

    def bye(self, code: str) -> None:
        self.say(DeskBye(code, phrase(self.language, f"bye-{code.replace('_', '-')}")))


class Desks:
    def __init__(self, context: ServerContext, door: DeskDoor, views: OpenViews) -> None:
        self._bus = context.bus
        self._settings = context.settings
        self._door = door
        self._views = views
        self._desks: set[Desk] = set()
        self._admitted: Counter[str] = Counter()
        self._looking: dict[str, set[Desk]] = {}  # by table
        self._watch: asyncio.Task[None] | None = None
        self._closing = False
        context.bus.listen(self._hear)

    def __len__(self) -> int:
        return len(self._desks)

    def admit(self, visitor: DeskVisitor) -> None:
        """Count a connection from now until `release`, or raise `Refused`."""
        if self._closing:
            raise Refused("closing")
        if self._admitted.total() >= self._settings.desk_connections:
            raise Refused("too_many_connections", max=self._settings.desk_connections)
        if self._admitted[visitor.id] >= self._settings.desk_connections_each:
            raise Refused("too_many_connections", max=self._settings.desk_connections_each)
        self._admitted[visitor.id] += 1

    def release(self, visitor: DeskVisitor) -> None:
        self._admitted[visitor.id] -= 1
        if not self._admitted[visitor.id]:
            del self._admitted[visitor.id]

    def add(self, desk: Desk) -> None:
        self._desks.add(desk)
        if self._watch is None:
            self._watch = asyncio.create_task(self._watch_over(), name="desks")

    def remove(self, desk: Desk) -> None:
        self._desks.discard(desk)
        for table in list(desk.views):
            self.close_view(desk, table)

    async def open_view(
        self, desk: Desk, table: str, place: str, players: tuple[Person, ...]
    ) -> None:
        """Raises `Refused` for somebody who plays there."""
        if table not in desk.views:
            self._views.open(place, desk.person, players)
            desk.views[table] = place
        try:
            found = await self._bus.open_view(table, self._show)
        except Refused:
            self.close_view(desk, table)
            raise
        self._looking.setdefault(table, set()).add(desk)
        desk.say(PositionMessage(table, found))

    def close_view(self, desk: Desk, table: str) -> None:
        place = desk.views.pop(table, None)
        if place is None:
            return
        self._views.close(place, desk.person)
        looking = self._looking.get(table, set())
        looking.discard(desk)
        if not looking:
            self._looking.pop(table, None)
            self._bus.close_view(table, self._show)

    def tell(self, message: DeskDown, *, testers: bool = False) -> None:
        """All administrators, or all testers: those are told nothing of the house."""
        frame = encode(message)
        for desk in self._desks:
            if desk.runs_house is not testers:
                desk.send(frame)

    def tell_act(self, entry: TrailEntry) -> None:
        self.tell(TrailNews(entry))

    async def end_sessions(self, administrator: str, but: bytes = b"") -> None:
        """Close the connections of sessions that have ended."""
        over = [
            desk
            for desk in self._desks
            if desk.visitor.id == administrator and desk.visitor.key != but
        ]
        await self._close(over, "signed_out", 1000)

    async def end_session(self, key: bytes) -> None:
        over = [desk for desk in self._desks if desk.visitor.key == key]
        await self._close(over, "signed_out", 1000)

    async def close(self) -> None:
        self._closing = True
        if self._watch is not None:
            self._watch.cancel()
        await self._close(list(self._desks), "closing", 1001)

    def _show(self, table: str, position: Position) -> None:
        frame = encode(PositionMessage(table, position))
        for desk in self._looking.get(table, ()):
            desk.send(frame)

    def _hear(self, news: TableNews) -> None:
        if news.closed and news.table in self._looking:
            gone = encode(ViewClosed(news.table))
            for desk in list(self._looking[news.table]):
                desk.send(gone)
                self.close_view(desk, news.table)

    async def _watch_over(self) -> None:
        """Silent clients are pinged, and whoever has no session any more is shown out: accounts
        may be changed from the command line at any time."""
        while True:
            await asyncio.sleep(self._settings.beat_seconds)
            for desk in self._desks:
                desk.beat()
            try:
                await self._show_out_strangers()
            except StoreError as error:
                log.error("sessions not checked", why=str(error))

    async def _show_out_strangers(self) -> None:
        for desk in list(self._desks):
            if await self._door.visitor_of(desk.visitor.key) is None:
                await self._close([desk], "signed_out", 1000)

    async def _close(self, desks: list[Desk], code: str, number: int) -> None:
        leaving = []
        for desk in desks:
            desk.bye(code)
            leaving.append(asyncio.ensure_future(desk.close(number)))
        if leaving:
            _, slow = await asyncio.wait(leaving, timeout=CLOSE_SECONDS)
            for task in slow:
                task.cancel()
