"""A card room in its parts (EPS-DD-002, 004, 005): the door in a gateway, the queue in a process
without tables, tables and bank with a dealer. Each has the NATS user of its role."""

import asyncio
from collections.abc import AsyncIterator
from pathlib import Path

import pytest
import pytest_asyncio

from croupier.bank.banks import connect
from croupier.bank.cashier import Cashier
from croupier.bank.desk import CardDesk
from croupier.bus.nats import subjects
from croupier.bus.nats.chat import NatsChat
from croupier.bus.nats.dealer import TableService
from croupier.bus.nats.link import Link
from croupier.bus.nats.rooms import KnownRooms, NatsRooms, RoomService
from croupier.bus.nats.tables import NatsBus
from croupier.bus.rooms import LocalRooms
from croupier.roles.bankline import BankLine, BankService
from croupier.rooms.ports import ROOM_STREAM
from croupier.server.context import BankSide, CardRoomSide, ServerContext
from tests.bank.rig import PracticeBank
from tests.bus.nats.rig import GatewayRig
from tests.bus.nats.server import NatsServer
from tests.server import test_cardroom
from tests.server.cardroom import CardRoomRig
from tests.server.rig import soon

pytestmark = pytest.mark.asyncio


class PartsRig(CardRoomRig, GatewayRig):
    """Three links, as three processes have them."""

    rooms_link: Link
    rooms_bus: NatsBus
    nats_rooms: NatsRooms
    room_service: RoomService

    async def prepare(self) -> None:
        self.gateways = []
        self.bank = PracticeBank(self.folder / "bank")
        await self.bank.open()
        self.banks = connect((self.bank.entry(),))
        # The dealer
        self.dealer_link = await Link.open(self.server.url("d1"), "d1")
        self.cashier = Cashier(self.banks, self.store)
        key = self.banks.public_key
        self.service = TableService(self.dealer_link, self.bus, self.chat, key)
        self.bus.let_in(KnownRooms(self.dealer_link).is_guest)
        self.service.start()
        BankService(self.dealer_link, CardDesk(self.banks), self.cashier).start()
        self.repairs = asyncio.create_task(self.cashier.run(0.05, alone=False))
        # The rooms
        self.rooms_link = await Link.open(self.server.url("r1"), "r1")
        self.rooms_bus = NatsBus(self.rooms_link, subjects.HOUSE)
        await self.rooms_bus.start()
        desk = BankLine(self.rooms_link, self.rooms_bus.directory)
        self.rooms = LocalRooms(
            self.store, self.rooms_bus, desk, self.timer, lambda _, e: self.errors.append(e)
        )
        streams, _ = await self.store.claim_streams(ROOM_STREAM)
        assert self.rooms.start(streams) == []
        self.room_service = RoomService(self.rooms_link, self.rooms, "1")
        self.room_service.start()
        # The gateway
        self.link = await Link.open(self.server.url("g1"), "g1")
        self.nats_bus = NatsBus(self.link)
        await self.nats_bus.start()
        self.nats_chat = NatsChat(self.nats_bus)
        self.nats_rooms = NatsRooms(self.link)
        self.nats_rooms.start()

    def context(self) -> ServerContext:
        bank = BankLine(self.link, self.nats_bus.directory)
        side = CardRoomSide(self.nats_rooms, BankSide(bank, bank))
        return ServerContext(
            self.nats_bus, self.nats_chat, self.store, self.timer.wall_ms, self.settings, side
        )

    async def stop(self) -> None:
        if self.listening is not None:
            await self.room_service.stop()
            await self.nats_rooms.stop()
            await self.rooms_bus.stop()
            await super().stop()
            await self.rooms_link.close()


@pytest_asyncio.fixture
async def rig(nats: NatsServer, tmp_path: Path) -> AsyncIterator[PartsRig]:
    PartsRig.server = nats
    parts = await PartsRig.begin(tmp_path)
    await soon(lambda: bool(parts.nats_rooms._rooms), lambda: asyncio.sleep(0.01))
    yield parts
    await parts.leave()


# Tests of the server, once more, with the bus between.
test_a_room_that_is_off = test_cardroom.test_a_room_that_is_off_asks_no_bank
test_a_seat = test_cardroom.test_a_card_that_the_bank_accepts_leads_to_a_seat
test_chips_are_bought = test_cardroom.test_chips_are_bought_at_the_seat
test_no_chips_in_the_queue = test_cardroom.test_no_chips_in_the_queue_or_without_a_room
test_cashed_in = test_cardroom.test_who_leaves_the_table_has_the_chips_on_the_account
test_the_queue_is_left = test_cardroom.test_the_queue_can_be_left
test_a_silent_bank = test_cardroom.test_a_bank_that_is_silent_and_answers_later


async def test_the_rooms_process_hears_no_card_and_owns_no_table(rig: PartsRig) -> None:
    """It knows tables by their summaries; frames go to gateways only."""
    await rig.switch_on()
    await soon(lambda: bool(rig.bus.tables()), lambda: asyncio.sleep(0.01))
    heard = [str(subject) for subject in rig.rooms_link._subscriptions]
    assert subjects.LOBBY_NEWS in heard
    assert not [subject for subject in heard if subject.startswith("croupier.news.table")]
    assert not [subject for subject in heard if subject.startswith("croupier.table")]
