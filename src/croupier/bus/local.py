"""The bus of one process: orders go straight to a table's mailbox, news straight to those who
listen. Only values pass through it: orders, answers, frames, entries of the lobby."""

import asyncio
from collections import Counter
from collections.abc import Awaitable, Callable, Collection
from typing import Any

from msgspec import Struct

from croupier.bus.presence import Presence
from croupier.games.coach import Advice, Chart, HouseEdge
from croupier.games.game import Refused
from croupier.tables.access import check_watcher
from croupier.tables.authority import Authority, House
from croupier.tables.coaching import check_coached, question
from croupier.tables.codec import Restored, Unfoldable, restore
from croupier.tables.commands import Answer, MarkAbsent, MarkPresent, OpenTable, Order, Sit
from croupier.tables.frames import Frame, LobbyEntry, TableNews, lobby_entry
from croupier.tables.opening import chosen_rules
from croupier.tables.ports import StoredStream, TableServices
from croupier.tables.running.actor import NEW_TABLE, Beginning, TableActor

SEQ_MAX = 2**53
Receive = Callable[[TableNews], None]


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
    """Implements `server.context.Bus` and, for its tables, `tables.ports.Publisher`."""

    def __init__(self, services: TableServices, limits: TableLimits = DEFAULT_LIMITS) -> None:
        self._services = services
        self._limits = limits
        self._running: dict[str, Running] = {}
        self._hosts: Counter[str] = Counter()
        self._presence = Presence(services.timer, self._mark_absent)
        self._receivers: list[Receive] = []

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
            begin = Beginning(table, events, stored.epoch, stored.commands, spent_ms)
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
        if not isinstance(by, House) and self._hosts[by.id] >= self._limits.per_host:
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
        if not task.cancelled() and (error := task.exception()) is not None:
            self._services.on_error(table_id, error)
        if running.actor.is_lost:
            self.publish(TableNews(table_id, closed=True))

    async def watch(self, table_id: str, by: Authority, link: str = "") -> Frame:
        """The whole table, and its news from now on. Raises `Refused`."""
        actor = self._actor(table_id)
        check_watcher(actor.table, by, link)
        frame = actor.frame_for(by.id)
        self._presence.watch(table_id, by.id)
        number = actor.table.seat_of(by.id)
        seat = None if number is None else actor.table.seats[number]
        if seat is not None and seat.stand_in:
            actor.post(MarkPresent(by.id))
        return frame

    def unwatch(self, table_id: str, player: str) -> None:
        """One connection of the player does not look any more."""
        if self._presence.unwatch(table_id, player):
            running = self._running.get(table_id)
            if running is not None and running.actor.table.has(player):
                self._presence.expect(table_id, player)

    async def advise(self, table_id: str, by: Authority) -> Advice:
        """What the decision that the player has to make is worth. Raises `Refused`."""
        asked = question(self._actor(table_id).table, by)
        advice = await self._services.coaches.advise(asked)
        if advice is None:
            raise Refused("nothing_to_advise")
        return advice

    async def chart(self, table_id: str, by: Authority, link: str = "") -> Chart:
        """For everybody who may look at the table. Raises `Refused`."""
        table = self._actor(table_id).table
        check_watcher(table, by, link)
        check_coached(table)
        return await self._services.coaches.chart(table.game.name, table.rules)

    async def edge(
        self, game: str, preset: str, changes: dict[str, Any], players: int
    ) -> HouseEdge:
        """Of rules that a table could be opened with. Raises `Refused`."""
        known, rules = chosen_rules(game, preset, changes)
        if players not in known.seats:
            raise Refused("bad_rules", field="players")
        return await self._services.coaches.edge(game, rules, players)

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
