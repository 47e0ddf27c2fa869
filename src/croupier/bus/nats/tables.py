"""The tables of a house with many processes, as a gateway or a room reaches them: what is asked
goes to their owners, what is new comes from them, and what was missed is asked for."""

import asyncio
import secrets
from collections import Counter
from collections.abc import Callable, Collection, Mapping
from contextlib import suppress
from typing import Any

from croupier.bus.ending import end
from croupier.bus.local import DEFAULT_LIMITS
from croupier.bus.nats import envelopes as env
from croupier.bus.nats import subjects
from croupier.bus.nats.asking import (
    LOOK_SECONDS,
    PAUSE_SECONDS,
    Asking,
    as_player,
    request_of,
)
from croupier.bus.nats.directory import Directory, IsOpen, nobody_knows
from croupier.bus.nats.envelopes import answer_of, decode, encode
from croupier.bus.nats.link import Heard, Link, NoAnswer
from croupier.bus.nats.mirror import Mirror
from croupier.chat.line import ChatNews
from croupier.games.coach import Chart, HouseEdge
from croupier.games.game import Refused
from croupier.tables.authority import Authority, Player
from croupier.tables.commands import Answer, OpenTable, Order
from croupier.tables.frames import Frame, LobbyEntry, TableNews
from croupier.tables.overview import RigOverview, TableOverview
from croupier.tables.systemview import Position
from croupier.wire.http.tables import ANY_ADVICE

BEAT_SECONDS = 2.0
THINK_SECONDS = 60.0  # of a coach
WATCH_TRIES = 8
HOST_MAX = DEFAULT_LIMITS.per_host
ReceivePosition = Callable[[str, Position], None]


class NatsBus:
    """Implements `bus.port.Bus`, and `rooms.ports.Tables` with the side of the house."""

    def __init__(
        self, link: Link, side: str = subjects.PLAYER, is_open: IsOpen = nobody_knows
    ) -> None:
        self._link = link
        self._side = side
        self._life = secrets.token_hex(4)
        self._receivers: list[Callable[[TableNews], None]] = []
        self._line_receivers: list[Callable[[ChatNews], None]] = []
        self._mirrors: dict[str, Mirror] = {}
        self._views: dict[str, set[ReceivePosition]] = {}
        self._opening: Counter[str] = Counter()  # tables that are being opened, by their hosts
        self._healing: set[str] = set()
        self._heal_soon = asyncio.Event()
        self._tasks: list[asyncio.Task[None]] = []
        self.on_waiting: Callable[[Collection[str], bool], None] = lambda tables, waits: None
        self.on_round_trip: Callable[[float], None] = lambda seconds: None
        self.health: Callable[[], env.Health] = env.Health
        self.about: Callable[[], env.About] = env.About
        told = self._tell, self._on_owner, self._tell_waiting
        self.directory = Directory(link, side, *told, is_open)
        self.asking = Asking(link, self.directory, is_open)
        link.on_own("private", self._hear_private)
        link.on_own("whole", self._hear_whole)
        link.on_own("desk", self._hear_position)
        link.on_back.append(self._on_back)
        link.on_away.append(self._on_away)

    async def start(self, seconds: float = 3.0) -> None:
        """Done when a dealer has told its tables, or after a while without one."""
        self.directory.start()
        if self._side == subjects.PLAYER:
            self._tasks.append(asyncio.create_task(self._beat(), name="beat"))
            self._tasks.append(asyncio.create_task(self._heal_all(), name="heal"))
        with suppress(TimeoutError):
            async with asyncio.timeout(seconds):
                await self.directory.has_listed.wait()

    async def stop(self) -> None:
        for table in list(self._mirrors):
            self._say_players(table, ())
        await end(*self._tasks)
        await self.directory.stop()

    def listen(self, receive: Callable[[TableNews], None]) -> list[LobbyEntry]:
        self._receivers.append(receive)
        return [owned.entry for owned in self.directory.tables.values()]

    def listen_lines(self, receive: Callable[[ChatNews], None]) -> None:
        """Lines of the tables that somebody looks at through this gateway."""
        self._line_receivers.append(receive)

    # Orders and questions

    async def order(self, order: Order) -> Answer:
        if isinstance(order.command, OpenTable):
            return await self._open(order)
        return await self._order(order)

    async def _open(self, order: Order) -> Answer:
        """A host's tables count over all dealers, also those whose opening is under way here: each
        dealer knows its own only."""
        host = order.by.id
        if isinstance(order.by, Player) and order.table not in self.directory.tables:
            tables = self.directory.tables.values()
            if sum(one.entry.host == host for one in tables) + self._opening[host] >= HOST_MAX:
                raise Refused("too_many_tables", max=HOST_MAX)
        self._opening[host] += 1
        try:
            answer = await self._order(order)
            # Whoever opens a table finds it in the lobby, as in one process.
            await self.directory.knows(order.table, LOOK_SECONDS)
        finally:
            self._opening[host] -= 1
            if not self._opening[host]:
                del self._opening[host]
        return answer

    async def _order(self, order: Order) -> Answer:
        told = await self.asking.again(order.table, request_of(self._side, order), env.Told)
        mirror = self._mirrors.get(order.table)
        if mirror is not None and not await mirror.reached(told.numbers, LOOK_SECONDS):
            mirror.lose()
        return Answer(told.seq, told.public)

    async def invitation(self, table_id: str, link: str) -> LobbyEntry:
        return await self.asking.once(table_id, env.AskInvitation(link), LobbyEntry)

    async def advise(self, table_id: str, by: Authority, against: str = "") -> Any:
        asked = env.Advise(as_player(by), against)
        return await self.asking.once(table_id, asked, ANY_ADVICE, THINK_SECONDS)

    async def chart(self, table_id: str, by: Authority, link: str = "") -> Chart:
        return await self.asking.once(
            table_id, env.AskChart(as_player(by), link), Chart, THINK_SECONDS
        )

    async def edge(
        self, game: str, preset: str, changes: dict[str, Any], players: int
    ) -> HouseEdge:
        request = env.AskEdge(game, preset, changes, players)
        subject = subjects.to_any(self._side, self._link.name)
        try:
            reply = await self._link.ask(subject, encode(request), THINK_SECONDS)
        except NoAnswer:
            raise Refused("house_waits") from None
        return answer_of(reply, HouseEdge)

    # Those who look

    async def watch(self, table_id: str, by: Authority, link: str = "") -> Frame:
        if not subjects.is_name(table_id):
            raise Refused("no_such_table")
        mirror = self._mirrors.get(table_id)
        if mirror is None:
            mirror = Mirror(self._link.name, table_id, self._deliver, self._on_gap)
            self._mirrors[table_id] = mirror
            self._link.listen(subjects.table_news(table_id), self._hear_table)
        mirror.players[by.id] += 1
        try:
            return await self._watch(mirror, env.Watch(as_player(by), link))
        except BaseException:
            self.unwatch(table_id, by.id)
            raise

    async def _watch(self, mirror: Mirror, request: env.Watch) -> Frame:
        """The view is as new as all that others at this gateway have been sent: the next news are
        for everybody."""
        for _ in range(WATCH_TRIES):
            whole = await self.asking.again(mirror.table, request, env.Whole)
            if not mirror.is_whole and not mirror.numbers.epoch:
                mirror.begin_again(whole.numbers)
            if mirror.is_whole and mirror.numbers != whole.numbers:
                await mirror.reached(whole.numbers, LOOK_SECONDS)
            if not mirror.is_whole or mirror.numbers == whole.numbers:
                return Frame(mirror.table, whole.public, None, whole.parts)
        raise Refused("busy")

    def unwatch(self, table_id: str, player: str) -> None:
        mirror = self._mirrors.get(table_id)
        if mirror is None or player not in mirror.players:
            return
        mirror.players[player] -= 1
        if mirror.players[player]:
            return
        del mirror.players[player]
        self._say_players(table_id, tuple(mirror.players))
        if not mirror.players:
            del self._mirrors[table_id]
            self._link.unlisten(subjects.table_news(table_id))

    def _say_players(self, table: str, players: tuple[str, ...]) -> None:
        mirror = self._mirrors[table]
        heard = mirror.numbers if mirror.is_whole else None
        subject = subjects.to_table(subjects.PLAYER, self._link.name, table)
        self._link.send(subject, encode(env.Looking(players, heard)))

    async def _beat(self) -> None:
        while True:
            beat = encode(env.Beat(self._life, health=self.health(), about=self.about()))
            self._link.send(subjects.beat("gateway", self._link.name), beat)
            for table, mirror in self._mirrors.items():
                self._say_players(table, tuple(mirror.players))
            if (seconds := await self._link.measure()) is not None:
                self.on_round_trip(seconds)
            await asyncio.sleep(BEAT_SECONDS)

    # News

    def _hear_table(self, heard: Heard) -> None:
        table = subjects.part(heard.subject, 3)
        mirror = self._mirrors.get(table)
        said: env.AnyTableSaid = decode(heard.payload, env.AnyTableSaid)
        if mirror is None:
            return
        if isinstance(said, env.LineSaid):
            for receive in self._line_receivers:
                receive(ChatNews(table, said.line))
        else:
            mirror.hear_public(said)

    def _hear_private(self, heard: Heard) -> None:
        part: env.PrivatePart = decode(heard.payload, env.PrivatePart)
        if (mirror := self._mirrors.get(part.table)) is not None:
            mirror.hear_private(part)

    def _hear_whole(self, heard: Heard) -> None:
        whole: env.Whole = decode(heard.payload, env.Whole)
        if (mirror := self._mirrors.get(whole.table)) is not None:
            self._link.counts["healed"] += 1
            mirror.heal(whole)

    def _deliver(self, frame: Frame) -> None:
        self._tell(TableNews(frame.table, frame))

    def _tell(self, news: TableNews) -> None:
        for receive in self._receivers:
            receive(news)

    # What was missed

    def _on_gap(self, table: str) -> None:
        self._link.counts["gap"] += 1
        self._healing.add(table)
        self._heal_soon.set()

    def _on_owner(self, table: str) -> None:
        """Its new owner knows nobody who looks."""
        if (mirror := self._mirrors.get(table)) is not None and mirror.is_whole:
            mirror.lose()
        if table in self._views:
            self._reopen(table)

    def _tell_waiting(self, tables: Collection[str], waits: bool) -> None:
        """Nobody runs these tables for a while, or somebody does again. Those who look are to
        know."""
        self.on_waiting([table for table in tables if table in self._mirrors], waits)

    def _on_away(self) -> None:
        self._tell_waiting(list(self._mirrors), True)

    def _on_back(self) -> None:
        for mirror in list(self._mirrors.values()):
            mirror.lose()
        for table in self._views:
            self._reopen(table)

    async def _heal_all(self) -> None:
        while True:
            await self._heal_soon.wait()
            self._heal_soon.clear()
            for table in list(self._healing):
                await self._heal(table)
            if self._healing:
                await asyncio.sleep(PAUSE_SECONDS)
                self._heal_soon.set()

    async def _heal(self, table: str) -> None:
        mirror = self._mirrors.get(table)
        if mirror is None:
            self._healing.discard(table)
            return
        request = env.Resume(tuple(mirror.players))
        try:
            subject = self.asking.subject(table, request)
            reply = await self._link.ask(subject, encode(request), LOOK_SECONDS)
            whole = answer_of(reply, env.Whole)
        except (NoAnswer, Refused):
            return  # once more, soon
        mirror.heal(whole)
        if mirror.is_whole:
            self._healing.discard(table)
            self._link.counts["healed"] += 1

    # Administrators

    async def overview(self, table_id: str) -> TableOverview:
        return await self.asking.once(table_id, env.AskOverview(), TableOverview)

    async def overviews(self, known: Mapping[str, int]) -> list[TableOverview]:
        request = env.AskOverviews(dict(known))
        return [
            one for found in await self.asking.all(request, list[TableOverview]) for one in found
        ]

    async def rigs(self, tables: Collection[str]) -> list[RigOverview]:
        request = env.AskRigs(tuple(tables))
        found = await self.asking.all(request, list[RigOverview])
        return [one for told in found for one in told]

    async def testable(self) -> tuple[str, ...]:
        found = await self.asking.all(env.AskTestable(), tuple[str, ...])
        return found[0] if found else ()

    async def open_view(self, table_id: str, receive: ReceivePosition) -> Position:
        found = await self.asking.once(table_id, env.OpenView(), Position)
        self._views.setdefault(table_id, set()).add(receive)
        return found

    def close_view(self, table_id: str, receive: ReceivePosition) -> None:
        receivers = self._views.get(table_id, set())
        receivers.discard(receive)
        if not receivers and self._views.pop(table_id, None) is not None:
            subject = subjects.to_table(subjects.DESK, self._link.name, table_id)
            self._link.send(subject, encode(env.CloseView()))

    def _reopen(self, table: str) -> None:
        """The answer is not waited for: the next decision brings the view."""
        subject = subjects.to_table(subjects.DESK, self._link.name, table)
        self._link.send(subject, encode(env.OpenView()))

    def _hear_position(self, heard: Heard) -> None:
        seen: env.SeenPosition = decode(heard.payload, env.SeenPosition)
        for receive in tuple(self._views.get(seen.table, ())):
            receive(seen.table, seen.position)

    def let_in(self, is_guest: Callable[[str, str], bool]) -> None:
        """Whoever runs the tables knows the rooms from their own news."""
