"""A house in which time moves only when told to, that can be crashed and opened again, and the
people who come to it."""

import asyncio
from collections.abc import Mapping
from pathlib import Path
from typing import Any, Self

import msgspec

from croupier.bots import bots
from croupier.bots.bot import Bot
from croupier.bus.local import LocalBus
from croupier.cards.chance import Chance
from croupier.games.game import Options, Pending, Refused
from croupier.ledger.transfer import mint, move, seat, wallet
from croupier.store.sqlite import SqliteStore
from croupier.tables.ports import Means
from croupier.tables.table import (
    Act,
    Command,
    Leave,
    Ready,
    Say,
    SeatBot,
    SetAway,
    Sit,
    Table,
    TopUp,
    Who,
)
from tests.simulate.eye import Eye
from tests.simulate.tap import Tap
from tests.simulate.timer import VirtualTimer

CHIP = 100
WALLET = 20_000 * CHIP
THINK_MS = 1_000
TURNS = 8  # more than a letter needs from a sender to a mailbox, and an answer on the way back


def chance_of(seed: object, what: str = "") -> Chance:
    return Chance(f"{what}:{seed}".encode().ljust(32, b".")[:32])


class House:
    """Made by `open`. `errors` are the exceptions that a table survived."""

    def __init__(self, path: Path, seed: object, bots_by_game: Mapping[str, Any]) -> None:
        self.path = path
        self.timer = VirtualTimer(self.settle)
        self.errors: list[BaseException] = []
        self.lost: list[str] = []
        self.orders = 0
        self.bots: Mapping[str, Mapping[str, Bot]] = bots_by_game
        self._chance = chance_of(seed, "house")
        self._tasks: set[asyncio.Task[int]] = set()
        self.tap: Tap
        self.bus: LocalBus

    @classmethod
    async def open(
        cls, path: Path, seed: object = 0, bots_by_game: Mapping[str, Any] | None = None
    ) -> Self:
        house = cls(path, seed, bots() if bots_by_game is None else bots_by_game)
        await house.start()
        return house

    async def start(self) -> None:
        """As `croupier play` starts: what cannot be folded is closed and refunded."""
        store = await SqliteStore.open(self.path)
        self.tap = Tap(store)
        means = Means(
            store=self.tap,
            timer=self.timer,
            bots=self.bots,
            seed=lambda: self._chance.bytes(32),
            think_ms=lambda: THINK_MS,
            on_error=lambda _, error: self.errors.append(error),
        )
        self.bus = LocalBus(means)
        stored = await store.load()
        folded = self.bus.start(stored, await store.newest_ms())
        self.lost = [*store.broken, *(table for table, _ in folded)]
        for table in self.lost:
            await store.close_table(table)
        await self.settle()

    async def stop(self) -> None:
        await self.bus.stop()
        await self.tap.store.close()

    async def crash(self, outage_ms: int = 0) -> None:
        """The process is gone from one moment to the next; what was not on disk is lost."""
        tables = [task for task in asyncio.all_tasks() if task.get_name().startswith("table ")]
        for task in (*tables, *self._tasks):
            task.cancel()
        await asyncio.gather(*tables, *self._tasks, return_exceptions=True)
        await self.tap.store.close()
        self.timer.outage(outage_ms)

    async def restart(self, outage_ms: int = 0) -> None:
        await self.crash(outage_ms)
        await self.start()

    async def settle(self) -> None:
        """Until nothing moves any more by itself."""
        while True:
            before = self.tap.asked
            for _ in range(TURNS):
                await asyncio.sleep(0)
            if self.tap.busy:
                await self.tap.quiet()
            elif self.tap.asked == before:
                return

    async def advance(self, ms: int) -> None:
        await self.timer.advance(ms)

    async def person(self, name: str, chips: int = WALLET) -> "Person":
        who = Who(name.lower(), name)
        if chips:
            gift = move(f"gift:{name}", mint(), wallet(who.player), chips)
            await self.tap.store.transfer((gift,))
        return Person(self, who)

    async def people(self, *names: str) -> "list[Person]":
        return [await self.person(name) for name in names]

    def begin(
        self,
        table: str,
        who: Who,
        command: Command,
        command_id: str | None = None,
        source: Eye | None = None,
    ) -> "asyncio.Task[int]":
        """Give an order without waiting for it."""
        self.orders += 1
        name = command_id or f"order-{self.orders}"
        task = asyncio.create_task(self.bus.order(table, who, name, command, source))
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)
        return task

    def table(self, table: str) -> Table:
        return self.bus.tables[table]

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
        return self.tap.store.balance(account)

    async def check_book(self) -> None:
        """The book balances, and every seat's account holds what the table says."""
        assert await self.tap.store.check_balance() == []
        for table in self.bus.tables.values():
            for taken in table.seats:
                if taken is not None:
                    assert self.balance(seat(table.id, taken.player)) == taken.chips


class Person:
    """A player with a wallet."""

    def __init__(self, house: House, who: Who) -> None:
        self.house = house
        self.who = who
        self.id = who.player
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
        task = self.house.begin(table, self.who, command, command_id, source)
        await asyncio.wait([task])
        await self.house.settle()
        return task.result()

    async def open_table(
        self, preset: str, *, game: str = "holdem", name: str = "", **room: Any
    ) -> str:
        """Seats are filled from the first one on, so that a test knows who sits where."""
        self.house.orders += 1
        order = f"open-{self.house.orders}"
        room = {"marked_seat": False, **room}
        table, _ = await self.house.bus.open(self.who, order, game, preset, name, {}, room)
        return table

    async def sit(self, table: str, chips: int | None = None, number: int | None = None) -> int:
        amount = self.house.table(table).room.buy_in if chips is None else chips
        return await self.order(table, Sit(amount, number))

    async def leave(self, table: str) -> int:
        return await self.order(table, Leave())

    async def say(self, table: str, text: str) -> int:
        return await self.order(table, Say(text))

    async def ready(self, table: str) -> int:
        return await self.order(table, Ready())

    async def away(self, table: str, away: bool = True) -> int:
        return await self.order(table, SetAway(away))

    async def top_up(self, table: str, chips: int) -> int:
        return await self.order(table, TopUp(chips))

    async def seat_bot(self, table: str, kind: str = "thirds", name: str = "Bot") -> int:
        chips = self.house.table(table).room.buy_in
        return await self.order(table, SeatBot(kind, name, chips))

    async def act(self, table: str, action: Any, command_id: str | None = None) -> int:
        return await self.order(table, self.acting(table, action), command_id)

    def acting(self, table: str, action: Any) -> Act:
        return Act(self.house.pending(table).turn, msgspec.json.encode(action))

    def look(self, table: str) -> Eye:
        eye = Eye(self.id)
        self._eyes.append((table, eye))
        self.house.bus.watch(table, eye)
        return eye

    def drop(self, table: str, eye: Eye) -> None:
        """One connection breaks."""
        self.house.bus.unwatch(table, eye)

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
