"""Runs a room: one decision at a time, nothing told before it is stored, and its duties whenever
something has changed, here or at its tables."""

import asyncio
import secrets
from collections.abc import Iterable, Mapping
from functools import partial
from itertools import chain
from types import MappingProxyType

from croupier.games.game import Refused
from croupier.ledger.transfer import CARDROOM, wallet
from croupier.rooms import commands, duties
from croupier.rooms.absences import Absences
from croupier.rooms.codec import SNAPSHOT_EVERY, encode_events, take_snapshot
from croupier.rooms.commands import RoomCommand, RoomOrder
from croupier.rooms.decide import RoomDecision, check, decide, make_room, table_values
from croupier.rooms.duties import BringChips, Duty, TableNow
from croupier.rooms.ports import ROOM_STREAM, RoomServices
from croupier.rooms.room import Guest, Room
from croupier.tables import commands as orders
from croupier.tables.answered import NO_DIGESTS, AnsweredOrders
from croupier.tables.authority import HOUSE, Authority, Player
from croupier.tables.commands import Order, check_same, digest_of, order_key
from croupier.tables.events import LeaveCause
from croupier.tables.frames import LobbyEntry, TableNews
from croupier.tables.ports import Commit, CommitFailed, Repeated

NOBODY_LEFT: Mapping[str, LeaveCause] = MappingProxyType({})
TICKET_MS = 30_000
RETRY_SECONDS = 1.0
# Chips that are not brought for one of these reasons stay in the wallet, or are at the seat.
NOT_BROUGHT = ("leaving", "not_seated", "not_in_room", "not_enough_chips", "no_such_table")


class RoomActor:
    def __init__(
        self,
        room_id: str,
        services: RoomServices,
        room: Room | None = None,
        epoch: int = 1,
        known: Iterable[tuple[str, int]] = (),
        digests: Mapping[str, bytes] = NO_DIGESTS,
    ) -> None:
        self.id = room_id
        self._services = services
        self._room = room
        self._epoch = epoch
        self._answered = AnsweredOrders(known, digests)
        self._one_at_a_time = asyncio.Lock()
        self._changed = asyncio.Event()
        self._changed.set()
        self._told: set[str] = set()  # tables to finish, sessions of guests to be taken away
        self._putting_off: set[Duty] = set()  # what has just failed
        self._unbrought: set[str] = set()  # players whose chips could not be brought at once
        self._absences = Absences(services.timer, services.is_present, self._changed.set)
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
        key = order_key(order.by.id, order.id)
        return await asyncio.shield(self._carry_out(order.by, order.command, key))

    async def bring_chips(self, player: str) -> None:
        """Chips that the player has bought go from the wallet to the seat (EPS-RF-CB-010). Whoever
        is about to leave gets them back with the rest. Raises `Refused` when the table does not
        take them now; unless that is for good, the room tries again by itself."""
        try:
            await self._bring_chips(player)
        except Refused as refused:
            if refused.code not in NOT_BROUGHT:
                self._unbrought.add(player)
                self._changed.set()
            raise

    def look_around(self) -> None:
        """Somebody's connection has come or gone."""
        if self._room is not None:
            self._absences.look(self._room)
            self._changed.set()

    async def run(self) -> None:
        """Sees to the duties until it is cancelled."""
        self.look_around()
        self._unbrought.update(() if self._room is None else (g.player for g in self._room.guests))
        try:
            await self._see_to_duties()
        finally:
            self._absences.stop()

    async def _see_to_duties(self) -> None:
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
            self._told.discard(news.table)
        elif news.entry is not None:
            self._note(news.entry, news.left)
        else:
            return
        self._changed.set()

    def _note(self, entry: LobbyEntry, left: Mapping[str, LeaveCause] = NOBODY_LEFT) -> None:
        if entry.host != HOUSE.id:
            return
        card, before = entry.card, self._tables.get(entry.card.id)
        gone = {**(NOBODY_LEFT if before is None else before.left), **left}
        if gone:  # until their visits are over too
            guests = () if self._room is None else self._room.guests
            staying = {guest.player for guest in guests} - entry.players
            gone = {player: why for player, why in gone.items() if player in staying}
        self._tables[card.id] = TableNow(entry.players, card.seats, card.running, gone)

    def _next(self) -> Duty | None:
        if self._room is None:
            return None
        there = set(self._room.tables)
        tables = {table: now for table, now in self._tables.items() if table in there}
        found = chain(
            map(BringChips, sorted(self._unbrought)),
            duties.duties(self._room, tables, self._told, self._absences.missing),
        )
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
                guest = self._guest(player)
                await self._cash_in(guest)
                await self._decide(commands.SeeOff(player, cause))
                self._told.discard(guest.session)
                await self._cash_in(guest)  # what a late answer of the bank has brought meanwhile
            case duties.NoteSeat(player):
                await self._decide(commands.NoteSeat(player))
                self._unbrought.add(player)
            case duties.BringChips(player):
                await self._bring_late(player)
            case duties.TakeBack(player):
                await self._decide(commands.CallBack(player))
            case duties.LeadToSeat(player, table):
                await self._lead(self._guest(player), table)
            case duties.CallNext(table):
                await self._decide(commands.Call(table, frozenset(self._absences.missing.away)))
            case duties.OpenTable(number):
                await self._open_table(number)
            case duties.FinishTable(table):
                await self._tell(table, HOUSE, f"finish/{table}", orders.FinishTable())
                self._told.add(table)
            case duties.Unseat(player, table):
                await self._unseat(self._guest(player), table)
            case duties.FinishOff():
                await self._decide(commands.FinishOff())

    def _guest(self, player: str) -> Guest:
        found = self.room.guest(player)
        if found is None:
            raise Refused("not_in_room")
        return found

    async def _bring_chips(self, player: str) -> None:
        guest = None if self._room is None else self._room.guest(player)
        if guest is None or guest.table is None or not guest.seated:
            return
        chips = await self._services.store.balance(wallet(player, CARDROOM))
        if chips:
            order = f"{self.id}/{guest.session}/{secrets.token_hex(8)}"
            await self._tell(guest.table, HOUSE, order, orders.Credit(player, chips))

    async def _bring_late(self, player: str) -> None:
        try:
            await self._bring_chips(player)
        except Refused as refused:
            if refused.code not in NOT_BROUGHT:
                raise
        self._unbrought.discard(player)

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
        # A second try has a ticket of its own: the clock may have gone past the end of the first.
        await self._tell(table, HOUSE, f"{order}/ticket/{until_ms}", ticket)
        player = Player(guest.player, guest.name)
        await self._tell(table, player, f"{order}/sit", orders.Sit(chips=0, avatar=guest.avatar))

    async def _unseat(self, guest: Guest, table: str) -> None:
        """Once: in mid-game he has the seat until the game is over."""
        order = f"{self.id}/{guest.session}/remove"
        try:
            await self._tell(table, HOUSE, order, orders.Remove(guest.player))
        except Refused as refused:
            if refused.code != "player_leaving":  # he wanted to go himself
                raise
        self._told.add(guest.session)

    async def _open_table(self, number: int) -> None:
        room = self.room
        table, settings = room.table_id(number), room.settings
        name = f"{room.name} {number + 1}"
        values, rules = table_values(settings), settings.rules
        command = orders.OpenTable(settings.game, settings.preset, name, rules, values)
        await self._tell(table, HOUSE, room.table_order(number), command)
        if table not in self._tables:  # it was opened and closed before
            await self._decide(commands.NoteTableGone(table))

    async def _tell(self, table: str, by: Authority, order: str, command: orders.Command) -> None:
        await self._services.tables.order(Order(table, by, order, command))

    async def _decide(self, command: RoomCommand) -> None:
        await asyncio.shield(self._carry_out(HOUSE, command, None))

    async def _carry_out(self, by: Authority, command: RoomCommand, key: str | None) -> Room:
        digest = None if key is None or by is HOUSE else digest_of(command)
        async with self._one_at_a_time:
            if key is not None and self._answered.get(key, digest) is not None:
                return self.room
            now_ms = self._services.timer.wall_ms()
            if self._room is None and isinstance(command, commands.MakeRoom):
                decision = make_room(self.id, by, command)
            else:
                decision = decide(self.room, by, command, now_ms)
            try:
                await self._services.store.commit(self._commit(decision, key, now_ms, digest))
            except Repeated as repeated:
                check_same(repeated.digest, digest)
                return self.room
            self._room = decision.room
            if key is not None:
                self._answered.note(key, decision.room.seq, digest)
        self._absences.look(decision.room)
        self._changed.set()
        try:
            self._services.publish(decision.room)
        except Exception as error:
            self._services.on_error(self.id, error)
        return decision.room

    def _commit(
        self, decision: RoomDecision, key: str | None, now_ms: int, digest: bytes | None
    ) -> Commit:
        room = decision.room
        return Commit(
            stream=self.id,
            kind=ROOM_STREAM,
            epoch=self._epoch,
            previous_seq=room.seq - 1,
            at_ms=now_ms,
            command=key,
            digest=digest,
            events=encode_events(decision.events),
            snapshot=take_snapshot(room) if room.seq % SNAPSHOT_EVERY == 0 else None,
        )
