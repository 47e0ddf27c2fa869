"""The bus of one process: orders go straight to a table's mailbox, news straight to those who
listen. Only values pass through it: orders, answers, frames, entries of the lobby."""

import asyncio
from collections import Counter
from collections.abc import Awaitable, Callable, Collection, Mapping
from typing import Any

from msgspec import Struct

from croupier.bus.presence import Presence
from croupier.games import games
from croupier.games.coach import Chart, HouseEdge
from croupier.games.game import Refused
from croupier.tables.access import check_invited, check_watcher
from croupier.tables.authority import Authority, Player
from croupier.tables.coaching import check_charted, question
from croupier.tables.codec import Restored, Unfoldable, restore
from croupier.tables.commands import Answer, MarkAbsent, MarkPresent, OpenTable, Order, Sit
from croupier.tables.frames import Frame, LobbyEntry, TableNews, lobby_entry
from croupier.tables.opening import chosen_rules
from croupier.tables.overview import RigOverview, TableOverview, rig_overview
from croupier.tables.ports import StoredStream, TableServices
from croupier.tables.running.actor import NEW_TABLE, Beginning, TableActor
from croupier.tables.systemview import Position
from croupier.tables.table import Table

SEQ_MAX = 2**53
Receive = Callable[[TableNews], None]
ReceivePosition = Callable[[str, Position], None]


class TableLimits(Struct, frozen=True):
    """How many tables there may be, and how many of one host."""

    tables: int = 1_000
    per_host: int = 8


DEFAULT_LIMITS = TableLimits()


class Running(Struct, frozen=True):
    """An actor, the task that runs it, and who opened its table."""

    actor: TableActor
    task: asyncio.Task[None]
    host: str


class LocalBus:
    """Implements `bus.port.Bus` and, for its tables, `tables.ports.Publisher`."""

    def __init__(self, services: TableServices, limits: TableLimits = DEFAULT_LIMITS) -> None:
        self._services = services
        self._limits = limits
        self._running: dict[str, Running] = {}
        self._hosts: Counter[str] = Counter()
        self._presence = Presence(services.timer, self._mark_absent)
        self._receivers: list[Receive] = []
        self._views: dict[str, set[ReceivePosition]] = {}  # of tables that somebody looks into
        self._is_guest: Callable[[str, str], bool] = lambda table, player: False
        self._on_lost: Callable[[str], None] = self._tell_closed

    async def start(
        self, streams: list[StoredStream], newest_ms: int
    ) -> list[tuple[str, Unfoldable]]:
        """Run every table that can be rebuilt from its log; name the others."""
        lost: list[tuple[str, Unfoldable]] = []
        for stored in streams:
            try:
                restored = await self._restore(stored)
            except Unfoldable as reason:
                lost.append((stored.stream, reason))
                continue
            last_ms = stored.records[-1].at_ms if stored.records else newest_ms
            spent_ms = max(0, newest_ms - last_ms)
            table, events = restored.table, restored.round_events
            begin = Beginning(
                table, events, stored.epoch, stored.commands, spent_ms, stored.digests
            )
            self._run(stored.stream, table.host, begin)
            people = [seat.player for seat in table.seats if seat is not None and not seat.bot]
            for player in (*people, *(waiting.player for waiting in table.queue)):
                self._presence.expect(stored.stream, player)
        return lost

    async def _restore(self, stored: StoredStream) -> Restored:
        """A snapshot only saves time: one that cannot be read is ignored."""
        try:
            return restore(stored)
        except Unfoldable:
            if stored.snapshot is None:
                raise
        records = await self._services.store.records(stored.stream, 1, SEQ_MAX)
        return restore(StoredStream(stored.stream, stored.kind, stored.epoch, None, tuple(records)))

    async def stop(self) -> None:
        """Let every table finish what it was told, then end."""
        self._presence.stop()
        tables = list(self._running.values())
        for running in tables:
            running.actor.stop()
        await asyncio.gather(*(running.task for running in tables))

    def listen(self, receive: Receive) -> list[LobbyEntry]:
        """Hear all news from now on. Gives the tables as they are."""
        self._receivers.append(receive)
        actors = (running.actor for running in self._running.values())
        return [lobby_entry(actor.table) for actor in actors if actor.is_open]

    def on_lost(self, then: Callable[[str], None]) -> None:
        """Tell this when another process owns a table. Without it the table counts as closed."""
        self._on_lost = then

    def _tell_closed(self, table_id: str) -> None:
        self.publish(TableNews(table_id, closed=True))

    def let_in(self, is_guest: Callable[[str, str], bool]) -> None:
        """Ask this from now on whether a player is in the room that a table belongs to."""
        self._is_guest = is_guest

    def order(self, order: Order) -> Awaitable[Answer]:
        """Raises `Refused`. An order to open a table names the new table by `new_table_id`."""
        if isinstance(order.command, OpenTable):
            return self._open(order)
        answer = self._actor(order.table).order(order)
        return self._seated(order, answer) if isinstance(order.command, Sit) else answer

    async def _open(self, order: Order) -> Answer:
        while (running := self._running.get(order.table)) and running.actor.has_ended:
            await asyncio.wait([running.task])  # a refused opening may be tried again at once
        if running is None:
            self._check_limits(order.by)
            running = self._run(order.table, order.by.id)
        return await running.actor.order(order)

    async def _seated(self, order: Order, answer: Awaitable[Answer]) -> Answer:
        """A player may sit down without looking at the table; then somebody should come soon."""
        carried_out = await answer
        self._presence.expect(order.table, order.by.id)
        return carried_out

    def _check_limits(self, by: Authority) -> None:
        """Tables count from the moment their opening is ordered, so that no number of orders at
        once comes past the limit."""
        if len(self._running) >= self._limits.tables:
            raise Refused("house_full")
        if isinstance(by, Player) and self._hosts[by.id] >= self._limits.per_host:
            raise Refused("too_many_tables", max=self._limits.per_host)

    def _run(self, table_id: str, host: str, beginning: Beginning = NEW_TABLE) -> Running:
        actor = TableActor(table_id, self._services, self, beginning)
        task = asyncio.create_task(actor.run(), name=f"table {table_id}")
        running = self._running[table_id] = Running(actor, task, host)
        self._hosts[host] += 1
        task.add_done_callback(lambda ended: self._ended(table_id, ended))
        return running

    def _ended(self, table_id: str, task: asyncio.Task[None]) -> None:
        running = self._running.pop(table_id)
        self._hosts[running.host] -= 1
        if not self._hosts[running.host]:
            del self._hosts[running.host]
        self._presence.forget_table(table_id)
        self._views.pop(table_id, None)
        if not task.cancelled() and (error := task.exception()) is not None:
            self._services.on_error(table_id, error)
        if running.actor.is_lost:
            self._on_lost(table_id)

    async def watch(self, table_id: str, by: Authority, link: str = "") -> Frame:
        """The whole table, and its news from now on. Raises `Refused`."""
        return self.look(table_id, by, link)

    def look(self, table_id: str, by: Authority, link: str = "") -> Frame:
        """The same at once, for callers who must not be overtaken."""
        self._check_watcher(self._actor(table_id).table, by, link)
        return self.look_again(table_id, by.id)

    def look_again(self, table_id: str, player: str) -> Frame:
        """For somebody who was let in before, through another owner of the table."""
        actor = self._actor(table_id)
        frame = actor.frame_for(player)
        self._presence.watch(table_id, player)
        number = actor.table.seat_of(player)
        seat = None if number is None else actor.table.seats[number]
        if seat is not None and seat.stand_in:
            actor.post(MarkPresent(player))
        return frame

    def frame(self, table_id: str, player: str) -> Frame:
        """The whole table as it is now for somebody who looks at it. Raises `Refused`."""
        return self._actor(table_id).frame_for(player)

    def epoch(self, table_id: str) -> int:
        """By which this process owns the table. Raises `Refused`."""
        return self._actor(table_id).epoch

    def tables(self) -> list[str]:
        """Those that run here."""
        return [id_ for id_, running in self._running.items() if running.actor.is_open]

    def runs(self, table_id: str) -> bool:
        """Whether this process decides at the table: one that was let go of is run elsewhere."""
        running = self._running.get(table_id)
        return running is not None and running.actor.is_open and not running.task.cancelling()

    def drop_all(self) -> None:
        """Do nothing any more at any table: this process may not decide now."""
        for running in self._running.values():
            running.task.cancel()

    async def release(self, table_id: str) -> None:
        """Finish what is under way and let go of the table, which goes on elsewhere."""
        running = self._running.get(table_id)
        if running is not None:
            running.actor.stop()
            await asyncio.wait([running.task])

    async def invitation(self, table_id: str, link: str) -> LobbyEntry:
        """The table that a link leads to. Raises `Refused`."""
        table = self._actor(table_id).table
        check_invited(table, link)
        return lobby_entry(table)

    def unwatch(self, table_id: str, player: str) -> None:
        """One connection of the player does not look any more."""
        if self._presence.unwatch(table_id, player):
            running = self._running.get(table_id)
            if running is not None and running.actor.table.has(player):
                self._presence.expect(table_id, player)

    async def advise(self, table_id: str, by: Authority, against: str = "") -> Any:
        """What the coach of the game says to what the player is shown. Raises `Refused`."""
        asked = question(self._actor(table_id).table, by, against)
        advice = await self._services.coaches.advise(asked)
        if advice is None:
            raise Refused("nothing_to_advise")
        return advice

    async def chart(self, table_id: str, by: Authority, link: str = "") -> Chart:
        """For everybody who may look at the table. Raises `Refused`."""
        table = self._actor(table_id).table
        self._check_watcher(table, by, link)
        check_charted(table.game)
        return await self._services.coaches.chart(table.game.name, table.rules)

    async def edge(
        self, game: str, preset: str, changes: dict[str, Any], players: int
    ) -> HouseEdge:
        """Of rules that a table could be opened with. Raises `Refused`."""
        known, rules = chosen_rules(game, preset, changes)
        if players not in known.seats:
            raise Refused("bad_rules", field="players")
        return await self._services.coaches.edge(game, rules, players)

    async def overview(self, table_id: str) -> TableOverview:
        """Raises `Refused`."""
        return self._actor(table_id).overview()

    async def overviews(self, known: Mapping[str, int]) -> list[TableOverview]:
        """The tables that have changed since their records with these numbers, and new ones."""
        actors = (running.actor for running in self._running.values())
        return [
            actor.overview()
            for actor in actors
            if actor.is_open and actor.table.seq != known.get(actor.id)
        ]

    async def rigs(self, tables: Collection[str]) -> list[RigOverview]:
        """What testers know besides of those tables that are open."""
        actors = (running.actor for running in self._running.values())
        return [
            rig_overview(actor.table) for actor in actors if actor.is_open and actor.id in tables
        ]

    async def testable(self) -> tuple[str, ...]:
        """The games of which a table may be opened as a test table."""
        if not self._services.allow_rigging:
            return ()
        return tuple(name for name, game in games().items() if game.rigging is not None)

    async def open_view(self, table_id: str, receive: ReceivePosition) -> Position:
        """The table with all cards face up, now and after every decision until `close_view`. Only
        for administrators. Raises `Refused`."""
        found = self._actor(table_id).position()
        self._views.setdefault(table_id, set()).add(receive)
        return found

    def close_view(self, table_id: str, receive: ReceivePosition) -> None:
        receivers = self._views.get(table_id, set())
        receivers.discard(receive)
        if not receivers:
            self._views.pop(table_id, None)

    def decided(self, table: str) -> None:
        if receivers := self._views.get(table):
            found = self._actor(table).position()
            for receive in tuple(receivers):
                receive(table, found)

    def _check_watcher(self, table: Table, by: Authority, link: str) -> None:
        check_watcher(table, by, link, is_guest=self._is_guest(table.id, by.id))

    def table(self, table_id: str) -> Table:
        """As it is now. Raises `Refused`."""
        return self._actor(table_id).table

    def watching(self, table: str) -> Collection[str]:
        return self._presence.watching(table)

    def publish(self, news: TableNews) -> None:
        for receive in self._receivers:
            receive(news)

    def _mark_absent(self, table_id: str, player: str) -> None:
        if running := self._running.get(table_id):
            running.actor.post(MarkAbsent(player))

    def _actor(self, table_id: str) -> TableActor:
        running = self._running.get(table_id)
        if running is None:
            raise Refused("no_such_table")
        return running.actor
