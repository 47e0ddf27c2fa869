"""People and bots who do at random all that can be done in a house, and what must hold whatever
they do."""

from collections.abc import Awaitable, Callable
from contextlib import suppress

from msgspec import Struct

from croupier.bots import bots
from croupier.cards.chance import Chance
from croupier.games.game import Refused
from croupier.ledger.transfer import seated
from croupier.tables.commands import (
    CloseTable,
    Command,
    DismissBot,
    Leave,
    Ready,
    SeatBot,
    SetAway,
    Sit,
    TopUp,
)
from croupier.tables.table import Table
from tests.contract.rounds import TABLES
from tests.simulate.eye import Eye
from tests.simulate.house import House, Person
from tests.simulate.play import step_at_random
from tests.stores import ask

TABLES_MAX = 4
NAMES = ("Ann", "Bob", "Cid", "Dan", "Eve", "Fay", "Gus", "Hal")


class Done(Struct, frozen=True):
    """An order that was carried out, to be given once more."""

    who: Person
    table: str
    command: Command
    id: str
    seq: int


class Crowd:
    def __init__(self, house: House, people: list[Person], dice: Chance) -> None:
        self.house = house
        self.people = people
        self.dice = dice
        self.refusals: dict[str, int] = {}
        self.restarts = 0
        self.failed = 0
        self.done: list[Done] = []
        self.eyes: list[tuple[str, Person, Eye]] = []

    async def arrive(self) -> None:
        """Some tables to begin with, and somebody at each."""
        for game, preset in (("holdem", "cardroom"), ("holdem", "casino"), *TABLES[:1]):
            await self._open(game, preset)
            for _ in range(4):
                await self._sit()

    async def step(self) -> None:
        """Mostly play; now and then something else."""
        doings: list[Callable[[], Awaitable[None]]] = [
            self._play,
            self._play,
            self._play,
            self._play,
            self._wait,
            self._sit,
            self._manage,
            self._talk,
            self._connect,
            self._repeat,
            self._stumble,
        ]
        await self.dice.choice(doings)()
        await self.check()

    async def check(self) -> None:
        """The book balances, seats hold what their accounts hold, and nobody who is in a round
        is gone."""
        house = self.house
        assert house.errors == []
        await house.check_book()
        for table in house.tables.values():
            if table.round is not None:
                playing = table.game.holdings(table.round.state).stacks
                assert all(table.seats[number] is not None for number in playing)

    async def end(self) -> None:
        """Everybody goes home; nothing is left on any table."""
        for _ in range(100):
            if not self.house.tables:
                break
            for table in list(self.house.tables):
                for person in self.people:
                    await self._order(person, table, Leave())
            await self.house.advance(30_000)
        assert self.house.tables == {}
        await self.house.stop()
        rows = ask(self.house.path, "SELECT account, balance, stream_id FROM accounts, streams")
        left = [row for row in rows if row[1] and seated(row[0], row[2]) is not None]
        assert left == []

    def _table(self) -> Table | None:
        tables = list(self.house.tables.values())
        return self.dice.choice(tables) if tables else None

    async def _order(self, who: Person, table: str, command: Command) -> None:
        name = f"crowd-{self.house.orders}"
        try:
            seq = await who.order(table, command, name)
        except Refused as refused:
            if refused.code == "internal":
                raise
            self.refusals[refused.code] = self.refusals.get(refused.code, 0) + 1
        else:
            self.done.append(Done(who, table, command, name, seq))

    async def _play(self) -> None:
        if table := self._table():
            await step_at_random(self.house, table.id, self.people, self.dice)

    async def _wait(self) -> None:
        long = self.dice.below(8) == 0
        await self.house.advance(61_000 if long else self.dice.choice([10, 400, 4_000, 16_000]))

    async def _sit(self) -> None:
        table, person = self._table(), self.dice.choice(self.people)
        if len(self.house.tables) < TABLES_MAX and self.dice.below(2) == 0:
            await self._open(*self.dice.choice(TABLES))
        elif table is not None:
            await self._look(table.id, person)
            chips = self.dice.choice([table.settings.buy_in, table.settings.buy_in_min, 0, 123])
            number = self.dice.choice([None, self.dice.below(len(table.seats))])
            await self._order(person, table.id, Sit(chips, number))

    async def _open(self, game: str, preset: str) -> None:
        person = self.dice.choice(self.people)
        table = await person.open_table(preset, game=game)
        await self._look(table, person)
        await self._order(person, table, Sit(self.house.table(table).settings.buy_in))

    async def _manage(self) -> None:
        table, person, dice = self._table(), self.dice.choice(self.people), self.dice
        if table is None:
            return
        host = next((other for other in self.people if other.id == table.host), person)
        kinds = list(bots().get(table.game.name, {}))
        orders: list[tuple[Person, Command]] = [
            (person, Leave()),
            (person, TopUp(dice.choice([table.rules.unit, table.settings.buy_in, 77]))),
            (person, SetAway(dice.below(2) == 0)),
            (person, Ready()),
            (host, DismissBot(dice.below(len(table.seats)))),
            (host, CloseTable()),
        ]
        if kinds:
            orders += [(host, SeatBot(dice.choice(kinds)))] * 3
        who, command = dice.choice(orders)
        await self._order(who, table.id, command)

    async def _talk(self) -> None:
        if table := self._table():
            with suppress(Refused):  # some have no seat, and some talk too much
                await self.dice.choice(self.people).say(table.id, "well, well")

    async def _connect(self) -> None:
        table, person = self._table(), self.dice.choice(self.people)
        if table is not None and self.dice.below(3):
            await self._look(table.id, person)
        else:
            person.hang_up()
            self.eyes = [found for found in self.eyes if found[1] is not person]

    async def _look(self, table: str, person: Person) -> None:
        self.eyes.append((table, person, await person.look(table)))

    async def _repeat(self) -> None:
        """Whatever happened since: the same answer, and nothing else."""
        if not self.done:
            return
        again = self.dice.choice(self.done)
        if again.table not in self.house.tables:
            return
        before = self.house.table(again.table)
        seq = await again.who.order(again.table, again.command, again.id)
        assert seq == again.seq
        assert self.house.table(again.table) is before

    async def _stumble(self) -> None:
        """The disk fails for a while, or the house goes down."""
        if self.dice.below(2):
            self.house.tap.fails = lambda commit: True
            await self._play_badly()
            self.house.tap.fails = lambda commit: False
            return
        self.restarts += 1
        before = {name: table.seq for name, table in self.house.tables.items()}
        await self.house.restart(self.dice.choice([0, 5_000, 3_600_000]))
        assert self.house.lost == []
        assert {name: table.seq for name, table in self.house.tables.items()} == before
        self.eyes.clear()
        for table in before:
            for person in self.people:
                if self.dice.below(4):
                    await self._look(table, person)

    async def _play_badly(self) -> None:
        table = self._table()
        if table is None:
            return
        before, wallets = self.house.table(table.id), [p.wallet for p in self.people]
        for command in (Ready(), Leave(), Sit(table.settings.buy_in)):
            await self._order(self.dice.choice(self.people), table.id, command)
        await self.house.advance(1_000)
        assert self.house.table(table.id) is before
        assert [person.wallet for person in self.people] == wallets
        self.failed += 1
