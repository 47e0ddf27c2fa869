"""The way of a guest through a card room: card checked, queue, chips bought at the table, goodbye.
The bank is asked here and nowhere else. Number and PIN of a card are sealed at once and forgotten.
"""

import asyncio
import secrets
from collections import deque

import structlog

from croupier.bank.cards import CardEntry, PinEntry, card_number
from croupier.bank.cashier import Order as BankOrder
from croupier.bank.desk import CheckedCard
from croupier.bank.messages import Kind
from croupier.bank.refusals import refusal_of
from croupier.bank.sealing import check_purpose, purchase_purpose, seal
from croupier.games.game import Refused
from croupier.ledger.intents import BankAccount, CardKind, Intent, IntentKind, IntentState
from croupier.rooms import commands
from croupier.rooms.commands import RoomCommand, RoomOrder
from croupier.rooms.room import Guest, Room, RoomState
from croupier.server.context import BankSide, Clock, Rooms
from croupier.server.door import WINDOW_MS, Visitor
from croupier.server.hub import Hub
from croupier.server.limiter import Attempts
from croupier.tables.authority import HOUSE, Authority, Player
from croupier.wire import http
from croupier.wire.down import AccountView, RoomNews

CARDS_PER_ADDRESS = 60  # in ten minutes, like the next one
CARDS_PER_PLAYER = 12
CALLS_KNOWN = 8  # how many calls to a seat the expected wait is reckoned from
RECEIPTS = 5
log = structlog.get_logger("croupier.rooms")


class CardRooms:
    def __init__(self, rooms: Rooms, bank: BankSide, hub: Hub, clock: Clock) -> None:
        self._rooms = rooms
        self._bank = bank
        self._hub = hub
        self._clock = clock
        self._by_address = Attempts(CARDS_PER_ADDRESS, WINDOW_MS)
        self._by_player = Attempts(CARDS_PER_PLAYER, WINDOW_MS)
        self._calls: deque[int] = deque(maxlen=CALLS_KNOWN)
        self._known = {room.id: room for room in rooms.listen(self._hear)}
        self._tasks: set[asyncio.Task[None]] = set()

    def cards(self) -> http.RoomList:
        """The rooms as everybody may know them."""
        found = (
            http.RoomCard(room.id, room.name, room.state, len(room.queue), room.tables)
            for room in self._known.values()
        )
        return http.RoomList(tuple(found), self._bank.demo)

    async def mine(self, room_id: str, visitor: Visitor) -> http.RoomVisit:
        room = self._room(room_id)
        settled = await self._receipts(visitor.player)
        return http.RoomVisit(self._news(room, visitor.player), settled)

    async def enter(
        self, room_id: str, visitor: Visitor, card: http.BankCard, address: str
    ) -> http.RoomVisit:
        """EPS-UC-004: the bank is asked only for a room that lets people in."""
        room = self._room(room_id)
        if room.state is RoomState.OFF:
            raise Refused("room_off")
        if room.state is RoomState.CLOSING:
            raise Refused("room_closing")
        if room.guest(visitor.player) is not None:
            raise Refused("in_room_already")
        checked = await self._check(visitor, card, address)
        visit = secrets.token_hex(8)
        player, name = visitor.player, visitor.name
        wish = commands.Enter(player, name, visit, checked.account, checked.balance)
        await self._order(room_id, HOUSE, visit, wish)
        return await self.mine(room_id, visitor)

    async def change_account(
        self, room_id: str, visitor: Visitor, card: http.BankCard, address: str
    ) -> http.RoomVisit:
        """EPS-RF-CB-009: for all that follows. What is on its way goes where it was sent."""
        self._guest(room_id, visitor)
        checked = await self._check(visitor, card, address)
        wish = commands.ChangeAccount(visitor.player, checked.account, checked.balance)
        await self._order(room_id, HOUSE, secrets.token_hex(8), wish)
        return await self.mine(room_id, visitor)

    async def leave_queue(self, room_id: str, visitor: Visitor) -> http.RoomVisit:
        by = Player(visitor.player, visitor.name)
        await self._order(room_id, by, secrets.token_hex(8), commands.Go())
        return await self.mine(room_id, visitor)

    async def buy(self, room_id: str, visitor: Visitor, wanted: http.Purchase) -> http.RoomVisit:
        """EPS-UC-008: at the table only, between games and during them."""
        guest = self._guest(room_id, visitor)
        if not guest.seated:
            raise Refused("not_seated")
        box = None
        if wanted.pin is not None:
            purpose = purchase_purpose(visitor.player, wanted.id)
            box = seal(self._bank.cashier.public_key, PinEntry(wanted.pin), purpose)
        account, amount = guest.account, wanted.amount
        order = BankOrder(visitor.player, guest.session, wanted.id, account, amount)
        intent = await self._bank.cashier.buy(order, box)
        if refused := refusal_of(intent):
            raise refused
        await self._bring(intent)
        return await self.mine(room_id, visitor)

    def settled(self, intent: Intent) -> None:
        """A bank has answered, at once or late."""
        if intent.kind is IntentKind.PURCHASE and intent.state is IntentState.CONFIRMED:
            task = asyncio.ensure_future(self._bring(intent))
            self._tasks.add(task)
            task.add_done_callback(self._tasks.discard)

    async def _bring(self, intent: Intent) -> None:
        """The chips to the seat; to the bank again when the guest has gone meanwhile."""
        homes = [room.id for room in self._known.values() if room.guest(intent.player)]
        try:
            if not homes:
                await self._send_back(intent)
                return
            if intent.balance is not None:
                told = commands.TellBalance(intent.player, intent.balance)
                await self._order(homes[0], HOUSE, f"told-{intent.key[:24]}", told)
            await self._rooms.bring_chips(intent.player)
        except Refused as refused:
            log.info("chips wait in the wallet", player=intent.player, why=refused.code)

    async def _send_back(self, intent: Intent) -> None:
        order = f"late/{intent.key}"
        player, session, account = intent.player, intent.session, intent.paid_by
        await self._bank.cashier.promise(BankOrder(player, session, order, account, intent.amount))

    async def _check(self, visitor: Visitor, card: http.BankCard, address: str) -> CheckedCard:
        """An attempt counts before the bank is asked, because many may come at once."""
        for attempts, key in ((self._by_address, address), (self._by_player, visitor.player)):
            if wait_ms := attempts.wait_ms(key, self._clock()):
                raise Refused("too_many_attempts", minutes=-(-wait_ms // 60_000))
            attempts.note(key, self._clock())
        desk = self._bank.desk
        kind: Kind = "debit" if card.kind is CardKind.DEBIT else "credit"
        entry = CardEntry(kind, card_number(card.number), card.pin)
        box = seal(desk.public_key, entry, check_purpose(visitor.player))
        checked = await desk.check(visitor.player, box)
        self._by_player.forget(visitor.player)
        self._by_address.take_back(address)
        return checked

    async def _receipts(self, player: str) -> tuple[http.Receipt, ...]:
        intents = await self._bank.cashier.newest(player, RECEIPTS)
        return tuple(
            http.Receipt(one.kind, one.amount, one.state, one.created_ms, shown(one.paid_by))
            for one in intents
        )

    async def _order(self, room: str, by: Authority, name: str, command: RoomCommand) -> None:
        await self._rooms.order(RoomOrder(room, by, name, command))

    def _room(self, room_id: str) -> Room:
        found = self._known.get(room_id)
        if found is None:
            raise Refused("no_such_room")
        return found

    def _guest(self, room_id: str, visitor: Visitor) -> Guest:
        found = self._room(room_id).guest(visitor.player)
        if found is None:
            raise Refused("not_in_room")
        return found

    def _hear(self, room: Room) -> None:
        """Everybody whose own news have changed is told."""
        before = self._known.get(room.id)
        self._known[room.id] = room
        if before is None:
            return
        called = sum(guest.table is not None for guest in room.guests)
        if called > sum(guest.table is not None for guest in before.guests):
            self._calls.append(self._clock())
        people = {guest.player for guest in (*before.guests, *room.guests)}
        for player in people:
            news = self._news(room, player)
            if news != self._news(before, player):
                self._hub.tell(player, news)

    def _news(self, room: Room, player: str) -> RoomNews:
        guest = room.guest(player)
        if guest is None:
            return RoomNews(room.id, room.name, room.state, len(room.queue))
        place = room.place(player)
        return RoomNews(
            room.id,
            room.name,
            room.state,
            len(room.queue),
            place=place,
            wait_ms=None if place is None else self._wait_ms(place),
            table=guest.table,
            seated=guest.seated,
            account=shown(guest.account),
            balance=guest.balance,
        )

    def _wait_ms(self, place: int) -> int | None:
        """As long as the last calls to a seat took."""
        if len(self._calls) < 2:
            return None
        return place * (self._calls[-1] - self._calls[0]) // (len(self._calls) - 1)


def shown(account: BankAccount) -> AccountView:
    """What a player may be shown of a card."""
    return AccountView(account.bank, account.kind, account.last_four)
