"""A house in which time moves only when told to, that can be crashed and opened again, and the
people who come to it."""

import asyncio
from collections.abc import Mapping
from pathlib import Path
from typing import Any, Self

import msgspec

from croupier.bots import bots
from croupier.bots.bot import Bot
from croupier.bus.botthreads import by_all_names
from croupier.bus.chat import LocalChat
from croupier.bus.coachthreads import CoachThreads
from croupier.bus.local import SEQ_MAX, LocalBus
from croupier.cards.chance import Chance
from croupier.chat.line import ChatNews, ChatOrder, RemoveLine, Say
from croupier.games.game import Observation, Options, Pending, Refused
from croupier.ledger.transfer import mint, move, seat, wallet
from croupier.server.history import HistoryPages
from croupier.server.lobby import Lobby
from croupier.server.watchers import Watchers, send
from croupier.tables.authority import Authority, Player
from croupier.tables.commands import (
    Answer,
    Command,
    Leave,
    OpenTable,
    Order,
    RawAct,
    Ready,
    SeatBot,
    SetAway,
    Sit,
    TopUp,
    new_table_id,
)
from croupier.tables.frames import TableNews
from croupier.tables.ports import TABLE_STREAM, BotPlayers, StoredStream, TableServices
from croupier.tables.table import Table
from croupier.wire.down import Chat, Said
from croupier.wire.http import HistoryQuery
from tests.simulate.eye import Eye
from tests.simulate.tap import Tap
from tests.simulate.timer import VirtualTimer
from tests.stores import ask, open_book

CHIP = 100
WALLET = 20_000 * CHIP
THINK_MS = 1_000
CHAT_DAYS = 7
FIDGET = Ready(False)
PATIENCE = 30  # seconds; an order that is never answered fails its test
TURNS = 8  # more than a letter needs from a sender to a mailbox, and an answer on the way back


def chance_of(seed: object, what: str = "") -> Chance:
    return Chance(f"{what}:{seed}".encode().ljust(32, b".")[:32])


class InlineBots:
    """Bots that think at once. Implements `tables.ports.BotPlayers`."""

    def __init__(self, by_game: Mapping[str, Mapping[str, Bot]]) -> None:
        self._by_game = {game: by_all_names(kinds) for game, kinds in by_game.items()}

    async def act(self, game: str, kind: str, seen: Observation, chance: Chance) -> Any:
        return self._by_game[game][kind].act(seen, chance)


class House:
    """Made by `open`. `errors` are the exceptions that a table survived."""

    def __init__(self, path: Path, seed: object, bots_by_game: Mapping[str, Any]) -> None:
        self.path = path
        self.timer = VirtualTimer(self.settle)
        self.errors: list[BaseException] = []
        self.lost: list[str] = []
        self.orders = 0
        self.bot_players: BotPlayers = InlineBots(bots_by_game)
        self._chance = chance_of(seed, "house")
        self._tasks: set[asyncio.Task[Any]] = set()
        self.news: list[TableNews] = []
        self.lobby_changes = 0  # how often the lobby looked different
        self.allow_rigging = False
        self.tap: Tap
        self.bus: LocalBus
        self.chat: LocalChat
        self.lobby: Lobby
        self.history: HistoryPages
        self.watchers: Watchers

    @classmethod
    async def open(
        cls,
        path: Path,
        seed: object = 0,
        bots_by_game: Mapping[str, Any] | None = None,
        bot_players: BotPlayers | None = None,
    ) -> Self:
        house = cls(path, seed, bots() if bots_by_game is None else bots_by_game)
        house.bot_players = bot_players or house.bot_players
        await house.start()
        return house

    async def start(self) -> None:
        """As `croupier play` starts: what cannot be folded is closed and refunded."""
        store = await open_book(self.path)
        self.tap = Tap(store)
        services = TableServices(
            store=self.tap,
            timer=self.timer,
            bots=self.bot_players,
            coaches=CoachThreads({}),
            round_seed=lambda: self._chance.bytes(32),
            other_seed=lambda: self._chance.bytes(32),
            think_ms=lambda: THINK_MS,
            on_error=lambda table, error, order=None: self.errors.append(error),
            allow_rigging=self.allow_rigging,
        )
        self.bus = LocalBus(services)
        newest_ms = await store.newest_ms()
        streams, damaged = await store.claim_streams(TABLE_STREAM)
        folded = await self.bus.start(streams, newest_ms)
        self.lost = [*damaged, *(table for table, _ in folded)]
        for table in self.lost:
            await store.abandon(table)
        self.watchers = Watchers()
        self.lobby = Lobby(self.bus.listen(self._receive))
        self.chat = LocalChat(self.tap, self.bus, self.timer, services.on_error, CHAT_DAYS)
        self.chat.listen(self._receive_line)
        self.history = HistoryPages(store, self.lobby)
        await self.settle()

    def _receive(self, news: TableNews) -> None:
        """As a gateway does."""
        self.news.append(news)
        self.lobby_changes += self.lobby.update(news)
        if news.frame is not None:
            self.watchers.deliver(news.frame)

    def _receive_line(self, news: ChatNews) -> None:
        """As a gateway does."""
        for eye in self.watchers.of(news.table):
            eye.send(msgspec.json.encode(Said(news.table, news.line)))

    async def stop(self) -> None:
        await self.chat.stop()
        await self.bus.stop()
        self.history.close()
        await self.tap.store.close()

    async def crash(self, outage_ms: int = 0) -> None:
        """The process is gone from one moment to the next; what was not on disk is lost."""
        tables = [task for task in asyncio.all_tasks() if task.get_name().startswith("table ")]
        for task in (*tables, *self._tasks):
            task.cancel()
        await asyncio.gather(*tables, *self._tasks, return_exceptions=True)
        self.history.close()
        await self.tap.store.close()
        self.timer.outage(outage_ms)

    async def restart(self, outage_ms: int = 0) -> None:
        await self.crash(outage_ms)
        await self.start()

    async def settle(self) -> None:
        """Until nothing moves any more by itself. An answer counts as a move too: one that comes
        with the last turn has not reached its table yet."""
        while True:
            before = self.tap.moves
            for _ in range(TURNS):
                await asyncio.sleep(0)
            if self.tap.busy:
                await self.tap.quiet()
            elif self.tap.moves == before:
                return

    async def advance(self, ms: int) -> None:
        await self.timer.advance(ms)

    async def person(self, name: str, chips: int = WALLET) -> "Person":
        who = Player(name.lower(), name)
        if chips:
            gift = move(f"gift:{name}", mint(), wallet(who.id), chips)
            await self.tap.store.transfer((gift,))
        return Person(self, who)

    async def people(self, *names: str) -> "list[Person]":
        return [await self.person(name) for name in names]

    def begin(
        self,
        table: str,
        who: Authority,
        command: Command,
        command_id: str | None = None,
        source: Eye | None = None,
    ) -> "asyncio.Task[Answer]":
        """Give an order without waiting for it."""
        self.orders += 1
        name = command_id or f"order-{self.orders}"
        if source is not None:
            source.awaits = name
        task = asyncio.create_task(self._give(Order(table, who, name, command)))
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)
        return task

    async def _give(self, order: Order) -> Answer:
        return await self.bus.order(order)

    def tell(
        self, table: str, who: Authority, command: Say | RemoveLine, order_id: str | None = None
    ) -> "asyncio.Task[None]":
        """Give an order to the chat of a table without waiting for it."""
        self.orders += 1
        order = ChatOrder(table, who, order_id or f"order-{self.orders}", command)
        task = asyncio.create_task(self._tell(order))
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)
        return task

    async def _tell(self, order: ChatOrder) -> None:
        await self.chat.order(order)

    @property
    def tables(self) -> dict[str, Table]:
        actors = (running.actor for running in self.bus._running.values())
        return {actor.id: actor.table for actor in actors if actor.is_open}

    def table(self, table: str) -> Table:
        return self.bus._actor(table).table

    def pending(self, table: str) -> Pending:
        pending = self.table(table).pending()
        assert pending is not None
        return pending

    def on_turn(self, table: str) -> str:
        """The player whose turn it is."""
        (number,) = self.pending(table).seats
        taken = self.table(table).seats[number]
        assert taken is not None
        return taken.player

    def options(self, table: str) -> Options:
        found, (number,) = self.table(table), self.pending(table).seats
        assert found.round is not None
        options: Options | None = found.game.options(found.round.state, number)
        assert options is not None
        return options

    def balance(self, account: str) -> int:
        """As the file has it."""
        question = "SELECT balance FROM accounts WHERE account = ?"
        found = ask(self.path, question, account)
        return int(found[0][0]) if found else 0

    async def stored(self, table: str, *, whole: bool = False) -> StoredStream:
        """The stream as a house that opens now would find it, or with the whole log only."""
        question = (
            "SELECT epoch, snapshots.seq, state FROM streams LEFT JOIN snapshots "
            "USING (stream_id) WHERE stream_id = ?"
        )
        ((epoch, seq, state),) = ask(self.path, question, table)
        if whole:
            seq, state = 0, None
        records = await self.tap.records(table, (seq or 0) + 1, SEQ_MAX)
        return StoredStream(table, TABLE_STREAM, epoch, state, tuple(records))

    async def check_book(self) -> None:
        """The book balances, and every seat's account holds what the table says."""
        assert await self.tap.store.check_balance() == []
        for table in self.tables.values():
            for taken in table.seats:
                if taken is not None:
                    assert self.balance(seat(table.id, taken.player)) == taken.chips


class Person:
    """A player with a wallet."""

    def __init__(self, house: House, who: Player) -> None:
        self.house = house
        self.who = who
        self.id = who.id
        self._eyes: list[tuple[str, Eye]] = []

    @property
    def wallet(self) -> int:
        return self.house.balance(wallet(self.id))

    def at(self, table: str) -> int:
        """The chips the player has at the table."""
        return self.house.balance(seat(table, self.id))

    async def order(
        self, table: str, command: Command, command_id: str | None = None, source: Eye | None = None
    ) -> int:
        """The record that carried the order out."""
        task = self.house.begin(table, self.who, command, command_id, source)
        async with asyncio.timeout(PATIENCE):
            await asyncio.wait([task])
        await self.house.settle()
        return task.result().seq

    async def open_table(
        self, preset: str, *, game: str = "holdem", name: str = "", **settings: Any
    ) -> str:
        """Seats are filled from the first one on, so that a test knows who sits where."""
        self.house.orders += 1
        settings = {"marked_seat": False, **settings}
        return await self.open(
            f"open-{self.house.orders}", OpenTable(game, preset, name, {}, settings)
        )

    async def open(self, order_id: str, command: OpenTable) -> str:
        table = new_table_id(self.who, order_id)
        await self.house.bus.order(Order(table, self.who, order_id, command))
        return table

    async def sit(self, table: str, chips: int | None = None, number: int | None = None) -> int:
        amount = self.house.table(table).settings.buy_in if chips is None else chips
        return await self.order(table, Sit(amount, number))

    async def leave(self, table: str) -> int:
        return await self.order(table, Leave())

    async def say(self, table: str, text: str, order_id: str | None = None) -> None:
        """Says a line in the chat."""
        await self._chat(table, Say(text), order_id)

    async def remove_line(self, table: str, line: int) -> None:
        await self._chat(table, RemoveLine(line))

    async def _chat(
        self, table: str, command: Say | RemoveLine, order_id: str | None = None
    ) -> None:
        task = self.house.tell(table, self.who, command, order_id)
        await asyncio.wait([task])
        await self.house.settle()
        task.result()

    async def fidget(self, table: str, order_id: str | None = None) -> int:
        """An order that everybody sees and that changes nothing about the game."""
        return await self.order(table, FIDGET, order_id)

    async def ready(self, table: str) -> int:
        return await self.order(table, Ready())

    async def away(self, table: str, away: bool = True) -> int:
        return await self.order(table, SetAway(away))

    async def top_up(self, table: str, chips: int) -> int:
        return await self.order(table, TopUp(chips))

    async def seat_bot(self, table: str, kind: str = "thirds") -> int:
        return await self.order(table, SeatBot(kind))

    async def act(self, table: str, action: Any, command_id: str | None = None) -> int:
        return await self.order(table, self.acting(table, action), command_id)

    def acting(self, table: str, action: Any) -> RawAct:
        return RawAct(self.house.pending(table).turn, msgspec.json.encode(action))

    async def look(self, table: str, eye: Eye | None = None, link: str = "") -> Eye:
        found = Eye(self.id) if eye is None else eye
        frame = await self.house.bus.watch(table, self.who, link)
        self._eyes.append((table, found))
        self.house.watchers.add(table, found)
        send(found, frame, frame.private[self.id])
        found.send(msgspec.json.encode(Chat(table, await self.house.chat.lines(table))))
        return found

    async def history(self, table: str, newest: int = 10, before: int | None = None) -> bytes:
        """A page of finished rounds, as the player's browser gets it."""
        query = HistoryQuery(newest, before)
        return await self.house.history.page(table, self.id, query, lambda: False)

    def drop(self, table: str, eye: Eye) -> None:
        """One connection breaks."""
        if eye in self.house.watchers.of(table):
            self.house.watchers.remove(table, eye)
            self.house.bus.unwatch(table, self.id)

    def hang_up(self) -> None:
        """All connections break."""
        while self._eyes:
            self.drop(*self._eyes.pop())


async def refusal(order: Any) -> str:
    """The code with which the order was refused."""
    try:
        await order
    except Refused as refused:
        return refused.code
    raise AssertionError("the order was carried out")
