"""Runs a room: one decision at a time, nothing told before it is stored, and its duties whenever
something has changed, here or at its tables."""

import asyncio
import secrets
from collections import OrderedDict
from collections.abc import Iterable
from contextlib import suppress
from functools import partial

from croupier.games.game import Refused
from croupier.ledger.transfer import CARDROOM, wallet
from croupier.rooms import commands, duties
from croupier.rooms.codec import SNAPSHOT_EVERY, encode_events, take_snapshot
from croupier.rooms.commands import RoomCommand, RoomOrder
from croupier.rooms.decide import RoomDecision, check, decide, make_room
from croupier.rooms.duties import Duty, TableNow
from croupier.rooms.ports import ROOM_STREAM, RoomServices
from croupier.rooms.room import Guest, Room
from croupier.tables import commands as orders
from croupier.tables.authority import HOUSE, Authority, Player
from croupier.tables.commands import Order
from croupier.tables.frames import LobbyEntry, TableNews
from croupier.tables.ports import Commit, CommitFailed, Repeated

ANSWERS_MAX = 512
TICKET_MS = 30_000
RETRY_SECONDS = 1.0


class RoomActor:
    def __init__(
        self,
        room_id: str,
        services: RoomServices,
        room: Room | None = None,
        epoch: int = 1,
        known: Iterable[tuple[str, int]] = (),
    ) -> None:
        self.id = room_id
        self._services = services
        self._room = room
        self._epoch = epoch
        self._answers = OrderedDict(known)
        self._one_at_a_time = asyncio.Lock()
        self._changed = asyncio.Event()
        self._changed.set()
        self._finishing: set[str] = set()
        self._putting_off: set[Duty] = set()  # what has just failed
        self._tables: dict[str, TableNow] = {}
        for entry in services.tables.listen(self._hear):
            self._note(entry)

    @property
    def room(self) -> Room:
        if self._room is None:
            raise Refused("no_such_room")
        return self._room

    async def order(self, order: RoomOrder) -> Room:
        """The room once the order is carried out. Whoever gave it may go away without harm."""
        check(order.by, order.command)
        key = f"{order.by.id}/{order.id}"
        return await asyncio.shield(self._carry_out(order.by, order.command, key))

    async def bring_chips(self, player: str) -> None:
        """Chips that the player has bought go from the wallet to the seat (EPS-RF-CB-010). Whoever
        is about to leave gets them back with the rest."""
        guest = None if self._room is None else self._room.guest(player)
        if guest is None or guest.table is None or not guest.seated:
            return
        chips = await self._services.store.balance(wallet(player, CARDROOM))
        if chips:
            order = f"{self.id}/{guest.session}/{secrets.token_hex(8)}"
            await self._tell(guest.table, HOUSE, order, orders.Credit(player, chips))

    async def run(self) -> None:
        """Sees to the duties until it is cancelled."""
        for guest in () if self._room is None else self._room.guests:
            with suppress(Refused):
                await self.bring_chips(guest.player)
        while True:
            await self._changed.wait()
            self._changed.clear()
            while (duty := self._next()) is not None:
                try:
                    await self._do(duty)
                except (Refused, CommitFailed) as error:
                    self._put_off(duty, error)
                except Exception as error:
                    self._services.on_error(self.id, error)
                    self._put_off(duty, error)

    def _hear(self, news: TableNews) -> None:
        """Only tables of this room are listened to; a table's first news names it."""
        if news.closed:
            self._tables.pop(news.table, None)
            self._finishing.discard(news.table)
        elif news.entry is not None:
            self._note(news.entry)
        else:
            return
        self._changed.set()

    def _note(self, entry: LobbyEntry) -> None:
        if entry.host == HOUSE.id:
            card = entry.card
            self._tables[card.id] = TableNow(entry.players, card.seats, card.running)

    def _next(self) -> Duty | None:
        if self._room is None:
            return None
        there = set(self._room.tables)
        tables = {table: now for table, now in self._tables.items() if table in there}
        found = duties.duties(self._room, tables, self._finishing)
        return next((duty for duty in found if duty not in self._putting_off), None)

    def _put_off(self, duty: Duty, error: BaseException) -> None:
        """Others may go on meanwhile."""
        self._putting_off.add(duty)
        self._services.timer.after(RETRY_SECONDS, partial(self._try_again, duty))

    def _try_again(self, duty: Duty) -> None:
        self._putting_off.discard(duty)
        self._changed.set()

    async def _do(self, duty: Duty) -> None:
        match duty:
            case duties.SeeOff(player, cause):
                await self._cash_in(self._guest(player))
                await self._decide(commands.SeeOff(player, cause))
            case duties.NoteSeat(player):
                await self._decide(commands.NoteSeat(player))
            case duties.TakeBack(player):
                await self._decide(commands.CallBack(player))
            case duties.LeadToSeat(player, table):
                await self._lead(self._guest(player), table)
            case duties.CallNext(table):
                await self._decide(commands.Call(table))
            case duties.OpenTable(number):
                await self._open_table(number)
            case duties.FinishTable(table):
                await self._tell(table, HOUSE, f"finish/{table}", orders.FinishTable())
                self._finishing.add(table)
            case duties.FinishOff():
                await self._decide(commands.FinishOff())

    def _guest(self, player: str) -> Guest:
        found = self.room.guest(player)
        if found is None:
            raise Refused("not_in_room")
        return found

    async def _cash_in(self, guest: Guest) -> None:
        """All chips in the wallet. Where that has been ordered, they have left it already."""
        chips = await self._services.store.balance(wallet(guest.player, CARDROOM))
        if chips:
            order = f"{guest.session}/{self.room.seq}"
            await self._services.cash_desk.cash_in(
                guest.player, guest.session, order, guest.account, chips
            )

    async def _lead(self, guest: Guest, table: str) -> None:
        """EPS-DD-002d: the table makes a ticket for this one player, who uses it at once."""
        until_ms = self._services.timer.wall_ms() + TICKET_MS
        order = f"{self.id}/{guest.session}/{self.room.seq}"
        ticket = orders.IssueTicket(guest.player, until_ms)
        await self._tell(table, HOUSE, f"{order}/ticket", ticket)
        player = Player(guest.player, guest.name)
        await self._tell(table, player, f"{order}/sit", orders.Sit(chips=0))

    async def _open_table(self, number: int) -> None:
        room = self.room
        table, settings = room.table_id(number), room.settings
        name = f"{room.name} {number + 1}"
        command = orders.OpenTable(settings.game, settings.preset, name, {}, TABLE_SETTINGS)
        await self._tell(table, HOUSE, room.table_order(number), command)
        if table not in self._tables:  # it was opened and closed before
            await self._decide(commands.NoteTableGone(table))

    async def _tell(self, table: str, by: Authority, order: str, command: orders.Command) -> None:
        await self._services.tables.order(Order(table, by, order, command))

    async def _decide(self, command: RoomCommand) -> None:
        await asyncio.shield(self._carry_out(HOUSE, command, None))

    async def _carry_out(self, by: Authority, command: RoomCommand, key: str | None) -> Room:
        async with self._one_at_a_time:
            if key is not None and key in self._answers:
                return self.room
            now_ms = self._services.timer.wall_ms()
            if self._room is None and isinstance(command, commands.MakeRoom):
                decision = make_room(self.id, by, command)
            else:
                decision = decide(self.room, by, command, now_ms)
            try:
                await self._services.store.commit(self._commit(decision, key, now_ms))
            except Repeated:
                return self.room
            self._room = decision.room
            if key is not None:
                self._answers[key] = decision.room.seq
                if len(self._answers) > ANSWERS_MAX:
                    self._answers.popitem(last=False)
        self._changed.set()
        try:
            self._services.publish(decision.room)
        except Exception as error:
            self._services.on_error(self.id, error)
        return decision.room

    def _commit(self, decision: RoomDecision, key: str | None, now_ms: int) -> Commit:
        room = decision.room
        return Commit(
            stream=self.id,
            kind=ROOM_STREAM,
            epoch=self._epoch,
            previous_seq=room.seq - 1,
            at_ms=now_ms,
            command=key,
            events=encode_events(decision.events),
            snapshot=take_snapshot(room) if room.seq % SNAPSHOT_EVERY == 0 else None,
        )


# People come from the queue, with chips that they buy at the table.
TABLE_SETTINGS = {"money": "cardroom", "sitting": "ticket", "bots": False}
