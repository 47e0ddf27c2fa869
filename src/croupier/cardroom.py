"""A house's card room and its banks, wired together: those that `banks.toml` names, or the practice
bank, which is then opened along with the house."""

import asyncio
from pathlib import Path
from typing import Protocol

import structlog
from rich.console import Console

from croupier.bank.banks import Banks, connect
from croupier.bank.cashier import CashDesk, Cashier
from croupier.bank.config import FILE, BankEntry, banks_of
from croupier.bank.desk import CardDesk
from croupier.bank.practice.premises import BankSettings, cards_of, open_bank
from croupier.bank.practice.server import ListeningBank
from croupier.bus.ending import end
from croupier.bus.local import LocalBus
from croupier.bus.rooms import LocalRooms
from croupier.bus.timer import LoopTimer
from croupier.ledger.intents import CardKind
from croupier.ledger.transfer import CARDROOM, wallet
from croupier.rooms.commands import MakeRoom, RoomOrder, SwitchOn
from croupier.rooms.ports import ROOM_STREAM
from croupier.rooms.room import RoomSettings, RoomState
from croupier.server.context import BankSide, CardRoomSide
from croupier.store.errors import StoreError
from croupier.store.port import Store
from croupier.tables.authority import Administrator
from croupier.wire.http import DemoCard

ROOM = "cardroom"
SETTINGS = RoomSettings("holdem", "cardroom")
OWNER = Administrator("owner", "Owner")  # whoever starts the house


class CardRoom:
    """Made by `open`; `side` is what the server is given."""

    def __init__(
        self,
        rooms: LocalRooms,
        banks: Banks,
        cashier: Cashier,
        practice: ListeningBank | None,
        demo: tuple[DemoCard, ...],
    ) -> None:
        self._rooms = rooms
        self._banks = banks
        self._practice = practice
        self._repairs = asyncio.create_task(cashier.run())
        self.side = CardRoomSide(rooms, BankSide(CardDesk(banks), cashier, demo))

    @classmethod
    async def open(
        cls,
        store: Store,
        bus: LocalBus,
        timer: LoopTimer,
        data: Path,
        console: Console,
        switch_on: bool = False,
    ) -> "CardRoom":
        """The room is as it was; a new one is off until an administrator switches it on. Raises
        `BadBanks` for a file that makes no sense, `StoreError` for a log that does not, `OSError`
        when the practice bank cannot be opened."""
        practice, entries, demo = await _banks(data)
        banks = connect(entries)
        cashier = Cashier(banks, store)
        rooms = LocalRooms(store, bus, CashDesk(cashier), timer, _report)
        streams, damaged = await store.claim_streams(ROOM_STREAM)
        lost = [*damaged, *(name for name, _ in rooms.start(streams))]
        if lost:
            raise StoreError(f"the log of the room {lost[0]} cannot be read; restore a backup")
        for name, ms in (await banks.latencies_ms()).items():
            told = "[red]does not answer" if ms is None else f"answers in {ms} ms"
            console.print(f"  bank    {name} {told}")
        room = await rooms.make(ROOM, MakeRoom("Card room", SETTINGS))
        if switch_on and room.state is RoomState.OFF:
            order = f"start-{room.season}"
            room = await rooms.order(RoomOrder(ROOM, OWNER, order, SwitchOn()))
        await send_home(store, rooms, cashier)
        console.print(f"  room    {room.name} is {room.state}, {len(room.queue)} in the queue")
        return cls(rooms, banks, cashier, practice, demo)

    async def stop_room(self) -> None:
        """Before the tables stop: nobody is led to a seat any more."""
        await self._rooms.stop()

    async def close(self) -> None:
        await end(self._repairs)
        await self._banks.close()
        if self._practice is not None:
            await self._practice.stop()


class SendsHome(Protocol):
    async def send_home(self, player: str, chips: int) -> None: ...


async def send_home(store: Store, rooms: LocalRooms, cashier: SendsHome) -> None:
    """The chips of those who are in no room."""
    prefix = wallet("", CARDROOM)
    for account, chips in (await store.balances()).items():
        player = account.removeprefix(prefix)
        if account.startswith(prefix) and chips > 0 and not rooms.has_guest(player):
            await cashier.send_home(player, chips)


async def _banks(
    data: Path,
) -> tuple[ListeningBank | None, tuple[BankEntry, ...], tuple[DemoCard, ...]]:
    if (data / FILE).exists():
        return None, banks_of(data), ()
    settings = BankSettings(folder=data / "bank", port=0)
    practice = await open_bank(settings)
    cards = cards_of(settings)
    demo = (
        DemoCard(c.holder, CardKind(c.kind), c.number, c.pin, c.balance, c.refused) for c in cards
    )
    return practice, banks_of(data), tuple(demo)


def _report(room: str, error: BaseException) -> None:
    """The kind alone: what an exception says may name an account."""
    structlog.get_logger().error("room_error", room=room, kind=type(error).__name__)
