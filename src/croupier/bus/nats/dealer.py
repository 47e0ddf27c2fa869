"""The tables of a dealer, as other processes reach them: orders and questions come in, answers and
news go out. It serves what a `LocalBus` runs and decides nothing itself. What is not ours, too long
or asked from a wrong side is dropped and counted."""

import asyncio
import secrets
from collections.abc import Awaitable, Callable
from time import perf_counter
from typing import Any

import structlog

from croupier import orderlog
from croupier.bus.chat import LocalChat
from croupier.bus.ending import end
from croupier.bus.local import LocalBus
from croupier.bus.nats import envelopes as env
from croupier.bus.nats import subjects
from croupier.bus.nats.envelopes import MOVED, NotOurs, answered, decode, encode, refused
from croupier.bus.nats.link import Heard, Link
from croupier.bus.nats.newsroom import Newsroom
from croupier.bus.nats.numbering import TableNumbers
from croupier.chat.line import ChatOrder
from croupier.games.game import Refused
from croupier.tables.authority import HOUSE, Authority, House
from croupier.tables.commands import Answer, Command, OpenTable, Order, new_table_id, order_key
from croupier.tables.frames import lobby_entry

BEAT_SECONDS = 1.0
QUEUE = "dealers"
AnyOrder = Order | ChatOrder
log = structlog.get_logger("croupier.bus")


class TableService:
    def __init__(self, link: Link, bus: LocalBus, chat: LocalChat, bank_key: bytes = b"") -> None:
        self._link = link
        self._bus = bus
        self._chat = chat
        self._bank_key = bank_key
        self._life = secrets.token_hex(4)
        self.newsroom = Newsroom(link, bus, self._hear_table)
        self._tasks: set[asyncio.Future[Any]] = set()
        self._beating: asyncio.Task[None] | None = None
        self.taking_tables = True
        self.is_in_trouble: Callable[[], bool] = lambda: False  # nothing can be written
        self.health: Callable[[], env.Health] = env.Health
        self.about: Callable[[], env.About] = env.About
        chat.listen(self.newsroom.receive_line)
        bus.on_lost(self.newsroom.let_go)

    def start(self) -> None:
        """From here on others may ask."""
        name = self._link.name
        self._link.listen(subjects.to_any("*", "*"), self._hear_any, QUEUE)
        self._link.listen(subjects.to_dealer("*", "*", name), self._hear_dealer)
        self._link.listen(subjects.beat("gateway", "*"), self._hear_beat)
        self._beating = asyncio.create_task(self._beat(), name="beat")

    async def stop(self) -> None:
        """No new tables; what is under way is answered."""
        self._link.unlisten(subjects.to_any("*", "*"))
        if self._beating is not None:
            await end(self._beating)
        if self._tasks:
            await asyncio.wait(set(self._tasks), timeout=2.0)

    async def _beat(self) -> None:
        while True:
            waits = not self.taking_tables or self.is_in_trouble()
            tables, health = len(self.newsroom.posts), self.health()
            beat = env.Beat(self._life, tables, self._bank_key, waits, health, self.about())
            self._link.send(subjects.beat("dealer", self._link.name), encode(beat))
            self.newsroom.look_around()
            await self._link.measure()
            await asyncio.sleep(BEAT_SECONDS)

    @property
    def queue(self) -> int:
        """How many orders and questions have no answer yet."""
        return len(self._tasks)

    def _hear_beat(self, heard: Heard) -> None:
        decode(heard.payload, env.Beat, env.REQUEST_BYTES)
        self.newsroom.note_gateway(subjects.part(heard.subject, 3))

    # Requests

    def _hear_table(self, heard: Heard) -> None:
        side, sender, table = (subjects.part(heard.subject, number) for number in (2, 3, 4))
        post = self.newsroom.posts.get(table)
        if post is None:
            self._link.answer(heard, refused(Refused(MOVED)))
            return
        try:
            match side:
                case subjects.PLAYER:
                    asked = decode(heard.payload, env.AnyPlayerRequest, env.REQUEST_BYTES)
                    self._for_player(heard, post, sender, asked)
                case subjects.DESK:
                    asked = decode(heard.payload, env.AnyDeskRequest, env.REQUEST_BYTES)
                    self._for_desk(heard, table, sender, asked)
                case subjects.HOUSE:
                    asked = decode(heard.payload, env.AnyHouseRequest, env.REQUEST_BYTES)
                    self._for_house(heard, table, sender, asked)
                case _:
                    raise NotOurs
        except Refused as refusal:
            self._refuse(heard, refusal)

    def _for_player(
        self, heard: Heard, post: TableNumbers, sender: str, asked: env.AnyPlayerRequest
    ) -> None:
        table, bus = post.table, self._bus
        match asked:
            case env.Tell(by, id_, command):
                self._order(heard, sender, Order(table, by, id_, command))
            case env.Watch(by, link):
                frame, through = bus.look(table, by, link), post.through(sender)
                if by.id in through.players:
                    bus.unwatch(table, by.id)  # a gateway counts once
                through.players.add(by.id)
                whole = env.Whole(table, post.at(sender), frame.public, dict(frame.private))
                self._link.answer(heard, answered(whole))
            case env.Looking(players, numbers):
                self.newsroom.note_players(post, sender, players)
                self.newsroom.heal(post, sender, numbers)
            case env.Resume(players):
                self.newsroom.note_players(post, sender, players)
                self._link.answer(heard, answered(self.newsroom.whole(post, sender)))
            case env.Advise(by, against):
                self._run(heard, bus.advise(table, by, against))
            case env.AskChart(by, link):
                self._run(heard, bus.chart(table, by, link))
            case env.AskInvitation(link):
                self._run(heard, bus.invitation(table, link))
            case env.Speak(by, id_, command):
                self._speak(heard, sender, ChatOrder(table, by, id_, command))
            case env.AskLines():
                self._run(heard, self._chat.lines(table))
            case _:
                raise NotOurs

    def _for_desk(self, heard: Heard, table: str, sender: str, asked: env.AnyDeskRequest) -> None:
        match asked:
            case env.DeskTell(by, id_, command):
                self._order(heard, sender, Order(table, by, id_, command))
            case env.DeskSpeak(by, id_, command):
                self._speak(heard, sender, ChatOrder(table, by, id_, command))
            case env.AskOverview():
                self._run(heard, self._bus.overview(table))
            case env.OpenView():
                receive = self.newsroom.open_view(sender, table)
                self._run(heard, self._bus.open_view(table, receive))
            case env.CloseView():
                self.newsroom.close_view(sender, table)
            case _:
                raise NotOurs

    def _for_house(self, heard: Heard, table: str, sender: str, asked: env.AnyHouseRequest) -> None:
        if not isinstance(asked, env.HouseTell):
            raise NotOurs
        self._order(heard, sender, Order(table, _one(asked.by), asked.id, asked.command))

    def _hear_any(self, heard: Heard) -> None:
        """A table to be opened here, or a question about rules."""
        side, sender = subjects.part(heard.subject, 2), subjects.part(heard.subject, 3)
        kinds = {subjects.PLAYER: env.AnyPlayerRequest, subjects.DESK: env.AnyDeskRequest}
        asked = decode(heard.payload, kinds.get(side, env.AnyHouseRequest), env.REQUEST_BYTES)
        if isinstance(asked, env.AskEdge):
            edge = self._bus.edge(asked.game, asked.preset, asked.changes, asked.players)
            self._run(heard, edge)
            return
        if not isinstance(asked, env.Tell | env.DeskTell | env.HouseTell):
            raise NotOurs
        self._open(heard, sender, _one(asked.by), asked.id, asked.command)

    def _open(self, heard: Heard, sender: str, by: Authority, id_: str, command: Command) -> None:
        if not isinstance(command, OpenTable):
            raise NotOurs
        if not self.taking_tables:
            self._link.answer(heard, refused(Refused(MOVED)))
            return
        self._order(heard, sender, Order(new_table_id(by, id_), by, id_, command))

    def _hear_dealer(self, heard: Heard) -> None:
        side = subjects.part(heard.subject, 2)
        if side == subjects.DESK:
            asked = decode(heard.payload, env.AnyDeskRequest, env.NEWS_BYTES)
            match asked:
                case env.AskOverviews(known):
                    self._run(heard, self._bus.overviews(known))
                case env.AskRigs(tables):
                    self._run(heard, self._bus.rigs(tables))
                case env.AskTestable():
                    self._run(heard, self._bus.testable())
                case _:
                    raise NotOurs
            return
        kind = env.AnyPlayerRequest if side == subjects.PLAYER else env.AnyHouseRequest
        asked = decode(heard.payload, kind, env.REQUEST_BYTES)
        if not isinstance(asked, env.AskTables | env.HouseAskTables):
            raise NotOurs
        self._link.answer(heard, answered(self._listed(asked.after)))

    def _listed(self, after: str) -> env.Listed:
        ids = sorted(table for table in self.newsroom.posts if table > after)
        page = ids[: env.PAGE]
        found = tuple(
            (self.newsroom.posts[table].epoch, lobby_entry(self._bus.table(table)))
            for table in page
        )
        return env.Listed(found, len(ids) > len(page))

    # Answers

    def _order(self, heard: Heard, sender: str, order: Order) -> None:
        def tell(answer: Answer) -> env.Told:
            post = self.newsroom.posts.get(order.table)
            numbers = env.Numbers(0, 0, 0) if post is None else post.at(sender)
            return env.Told(answer.seq, answer.public, numbers)

        self._carry_out(heard, sender, order, self._bus.order, tell)

    def _speak(self, heard: Heard, sender: str, order: ChatOrder) -> None:
        self._carry_out(heard, sender, order, self._chat.order, lambda nothing: nothing)

    def _carry_out(
        self,
        heard: Heard,
        sender: str,
        order: AnyOrder,
        give: Callable[[Any], Awaitable[Any]],
        tell: Callable[[Any], Any],
    ) -> None:
        """And answer what `tell` makes of the result. The logs follow the order."""
        by, id_, table, began = order.by.id, order.id, order.table, perf_counter()
        orderlog.begun("order heard", by, id_, table, gateway=sender)

        def finish(done: "asyncio.Future[Any]") -> None:
            self._tasks.discard(done)
            refusal = self._reply(heard, done, tell, order)
            orderlog.ended("order answered", by, id_, table, perf_counter() - began, refusal)

        try:
            given = asyncio.ensure_future(give(order))
        except Refused as refusal:
            orderlog.ended("", by, id_, table, perf_counter() - began, refusal.code)
            raise
        self._tasks.add(given)
        given.add_done_callback(finish)

    def _run(self, heard: Heard, asked: Awaitable[Any]) -> None:
        running = asyncio.ensure_future(asked)
        self._tasks.add(running)

        def finish(done: "asyncio.Future[Any]") -> None:
            self._tasks.discard(done)
            self._reply(heard, done, lambda value: value)

        running.add_done_callback(finish)

    def _reply(
        self,
        heard: Heard,
        done: "asyncio.Future[Any]",
        tell: Callable[[Any], Any],
        order: AnyOrder | None = None,
    ) -> str:
        """The code of the refusal, if it was one."""
        if done.cancelled():
            return MOVED
        error = done.exception()
        if error is None:
            self._link.answer(heard, answered(tell(done.result())))
            return ""
        if not isinstance(error, Refused):
            facts = {} if order is None else {"order": order_key(order.by.id, order.id)}
            log.error("request failed", kind=type(error).__name__, **facts)
            error = Refused("internal")
        self._refuse(heard, error)
        return error.code

    def _refuse(self, heard: Heard, error: Refused) -> None:
        """Whoever stops hands over: the next owner carries the order out, or knows that it is."""
        is_elsewhere = error.code == "closing" or self._is_gone(heard)
        self._link.answer(heard, refused(Refused(MOVED) if is_elsewhere else error))

    def _is_gone(self, heard: Heard) -> bool:
        """Between letting go of a table and saying so it has a post here, but nobody runs it."""
        is_table, table = (
            subjects.part(heard.subject, 1) == "table",
            subjects.part(heard.subject, 4),
        )
        return is_table and not (table in self.newsroom.posts and self._bus.runs(table))


def _one(by: Authority) -> Authority:
    """There is one house, however it came here."""
    return HOUSE if isinstance(by, House) else by
