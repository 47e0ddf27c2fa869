"""A house with a card room and a practice bank beside it."""

import asyncio
from pathlib import Path
from typing import Any, Self

from croupier.bank.banks import Banks, connect
from croupier.bank.cashier import CashDesk, Cashier
from croupier.bank.desk import CardDesk
from croupier.bus.rooms import LocalRooms
from croupier.rooms.commands import MakeRoom, RoomOrder, SwitchOff, SwitchOn
from croupier.rooms.ports import ROOM_STREAM
from croupier.rooms.room import Room, RoomSettings
from croupier.server.context import BankSide, CardRoomSide, ServerContext
from croupier.tables.authority import Administrator
from tests.bank.rig import PracticeBank
from tests.server.rig import Client, Rig

ROOM = "cardroom"
OWNER = Administrator("owner", "Owner")


class CardRoomRig(Rig):
    bank: PracticeBank
    banks: Banks
    cashier: Cashier
    rooms: LocalRooms
    repairs: asyncio.Task[None]

    @classmethod
    async def begin(cls, folder: Path, **settings: Any) -> Self:
        rig = await cls.open(folder, **settings)
        await rig.rooms.make(ROOM, MakeRoom("Card room", RoomSettings("holdem", "cardroom")))
        return rig

    async def prepare(self) -> None:
        self.bank = PracticeBank(self.folder / "bank")
        await self.bank.open()
        self.banks = connect((self.bank.entry(),))
        self.cashier = Cashier(self.banks, self.store)
        desk = CashDesk(self.cashier)
        self.rooms = LocalRooms(
            self.store, self.bus, desk, self.timer, lambda _, error: self.errors.append(error)
        )
        streams, _ = await self.store.claim_streams(ROOM_STREAM)
        assert self.rooms.start(streams) == []
        self.repairs = asyncio.create_task(self.cashier.run(0.05))

    def context(self) -> ServerContext:
        side = CardRoomSide(self.rooms, BankSide(CardDesk(self.banks), self.cashier))
        return ServerContext(
            self.bus, self.chat, self.store, self.timer.wall_ms, self.settings, side
        )

    @property
    def room(self) -> Room:
        return self.rooms._actor(ROOM).room

    async def switch_on(self) -> None:
        await self.rooms.order(RoomOrder(ROOM, OWNER, "on", SwitchOn()))

    async def switch_off(self) -> None:
        await self.rooms.order(RoomOrder(ROOM, OWNER, "off", SwitchOff()))

    def card(self, last_four: str, **changes: Any) -> dict[str, Any]:
        card = self.bank.cards[last_four]
        pin = {} if card.pin is None else {"pin": card.pin}
        return {"kind": card.kind, "number": card.number, **pin, **changes}

    async def enter(self, name: str, last_four: str) -> Client:
        """A guest of the room, with a connection."""
        client = await self.guest(name)
        await client.connect()
        card = self.card(last_four)
        status, answer = await client.call("POST", f"/api/rooms/{ROOM}/enter", card)
        assert status == 200, answer
        return client

    async def stop(self) -> None:
        self.repairs.cancel()
        await self.rooms.stop()
        await self.banks.close()
        await self.bank.close()
        await super().stop()
