"""A house with a card room, in which time moves only when told to. Money of the bank lies in an
account of the book, so that every chip can be counted."""

import asyncio
from collections import Counter
from pathlib import Path
from typing import Self

from croupier.bus.rooms import LocalRooms
from croupier.ledger.intents import BankAccount, CardKind
from croupier.ledger.transfer import CARDROOM, bank, move, wallet
from croupier.rooms.commands import Enter, Go, MakeRoom, RoomCommand, RoomOrder, SwitchOff, SwitchOn
from croupier.rooms.ports import ROOM_STREAM
from croupier.rooms.room import Guest, Room, RoomSettings, RoomState
from croupier.tables.authority import HOUSE, Administrator, Authority, Player
from croupier.tables.commands import Command
from croupier.tables.table import Table
from tests.simulate.house import House

ROOM = "cardroom"
BANK = "harbour"
OWNER = Administrator("owner", "Owner")
SETTINGS = RoomSettings("holdem", "cardroom")


def account_of(player: str) -> BankAccount:
    return BankAccount(BANK, f"account of {player}", CardKind.DEBIT, "1234")


class Club(House):
    def __init__(self, path: Path) -> None:
        super().__init__(path, 0, {})
        self.cashed: Counter[str] = Counter()
        self.heard: list[Room] = []
        self.connected: set[str] = set()  # players whose devices come back by themselves
        self.rooms: LocalRooms

    @classmethod
    async def begin_at(cls, path: Path) -> Self:
        club = cls(path)
        await club.start()
        return club

    async def start(self) -> None:
        await super().start()
        store = self.tap.store
        self.rooms = LocalRooms(
            self.tap, self.bus, self, self.timer, lambda _, error: self.errors.append(error)
        )
        streams, damaged = await store.claim_streams(ROOM_STREAM)
        assert damaged == []
        assert self.rooms.start(streams) == []
        self.rooms.listen(self.heard.append)
        await self.rooms.make(ROOM, MakeRoom("Card room", SETTINGS))
        for player in self.connected:
            self.rooms.note_presence(player, True)
        await self.settle()

    async def crash(self, outage_ms: int = 0) -> None:
        await self.rooms.stop()
        await super().crash(outage_ms)

    # The bank

    async def cash_in(
        self, player: str, session: str, order: str, account: BankAccount, chips: int
    ) -> None:
        """Implements `rooms.ports.CashDesk`."""
        key = f"cash in {player}/{order}"
        home, outside = wallet(player, CARDROOM), bank(account.bank)
        if await self.tap.transfer((move(key, home, outside, chips),)):
            self.cashed[player] += chips

    async def buy(self, player: str, chips: int) -> None:
        key = f"buy {player} {self.timer.wall_ms()}"
        bought = move(key, bank(BANK), wallet(player, CARDROOM), chips)
        await self.tap.transfer((bought,))
        await self.rooms.bring_chips(player)
        await self.settle()

    # The room

    @property
    def room(self) -> Room:
        return self.rooms._actor(ROOM).room

    async def give(self, command: RoomCommand, by: Authority = HOUSE) -> Room:
        self.orders += 1
        done = await self.rooms.order(RoomOrder(ROOM, by, f"order-{self.orders}", command))
        await self.settle()
        return done

    async def switch_on(self) -> None:
        await self.give(SwitchOn(), OWNER)

    async def switch_off(self) -> None:
        await self.give(SwitchOff(), OWNER)

    async def enter(self, *names: str) -> None:
        for name in names:
            player = name.lower()
            visit = f"visit of {player}"
            await self.connect(name)
            await self.give(Enter(player, name, visit, account_of(player), 500_00))

    async def connect(self, name: str) -> None:
        self.connected.add(name.lower())
        self.rooms.note_presence(name.lower(), True)
        await self.settle()

    async def disconnect(self, name: str) -> None:
        self.connected.discard(name.lower())
        self.rooms.note_presence(name.lower(), False)
        await self.settle()

    async def leave_queue(self, name: str) -> None:
        await self.give(Go(), Player(name.lower(), name))

    async def do(self, table: str, name: str, command: Command) -> None:
        await self.begin(table, Player(name.lower(), name), command)
        await self.settle()

    def guest(self, name: str) -> Guest:
        found = self.room.guest(name.lower())
        assert found is not None
        return found

    @property
    def states(self) -> list[RoomState]:
        """In which the room has been, as it told."""
        return [room.state for room in self.heard]

    @property
    def waiting(self) -> list[str]:
        return [guest.name for guest in self.room.queue]

    @property
    def only_table(self) -> Table:
        [table] = [self.tables[each] for each in self.room.tables if each in self.tables]
        return table

    @property
    def seated(self) -> list[str]:
        return [seat.name for seat in self.only_table.seats if seat is not None]

    async def settle(self) -> None:
        """A room has tasks of its own, which need some more turns than a table."""
        for _ in range(3):
            await super().settle()
            await asyncio.sleep(0)
