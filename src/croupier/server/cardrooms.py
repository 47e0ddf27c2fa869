"""The way of a guest through a card room: card checked, queue, chips bought at the table, goodbye.
The bank is asked here and nowhere else. Number and PIN of a card are sealed at once and forgotten.
"""

import asyncio
import secrets
from collections import defaultdict
from collections.abc import Collection

import structlog

from croupier.bank.cards import CardEntry, PinEntry, card_number
from croupier.bank.cashier import STEP
from croupier.bank.cashier import Order as BankOrder
from croupier.bank.desk import ACCOUNT_MIN, CheckedCard
from croupier.bank.messages import Kind
from croupier.bank.refusals import refusal_of
from croupier.bank.sealing import check_purpose, purchase_purpose, seal
from croupier.bus.port import Rooms
from croupier.games.game import Refused
from croupier.ledger.intents import CardKind, Intent, IntentKind, IntentState
from croupier.rooms import commands
from croupier.rooms.commands import RoomCommand, RoomOrder
from croupier.rooms.room import Guest, Room, RoomState, is_same
from croupier.server.context import BankSide, ServerContext
from croupier.server.door import WINDOW_MS, Visitor
from croupier.server.hub import Hub
from croupier.server.limiter import Attempts
from croupier.server.looks import stored_looks
from croupier.server.openviews import Person
from croupier.server.roomlimits import RoomLimits
from croupier.server.roomnews import QueuePace, guest_news, receipt, room_card, stranger_news
from croupier.store.port import PlayerRecord
from croupier.tables.authority import HOUSE, Authority, Player
from croupier.tables.commands import Leave, Order
from croupier.wire import http
from croupier.wire.down import BankNews, Receipt, RoomCard, RoomNews

CARDS_PER_ADDRESS = 60  # in ten minutes, like the next one
CARDS_PER_PLAYER = 12
RECEIPTS = 5
log = structlog.get_logger("croupier.rooms")


class CardRooms:
    def __init__(
        self, rooms: Rooms, bank: BankSide, context: ServerContext, hub: Hub, limits: RoomLimits
    ) -> None:
        clock = context.clock
        self._bus = context.bus
        self._store = context.store
        self._limits = limits
        self._rooms = rooms
        self._bank = bank
        self._hub = hub
        self._clock = clock
        self._by_address = Attempts(CARDS_PER_ADDRESS, WINDOW_MS)
        self._by_player = Attempts(CARDS_PER_PLAYER, WINDOW_MS)
        self._paces: defaultdict[str, QueuePace] = defaultdict(QueuePace)
        self._told: dict[str, dict[str, RoomNews]] = {}  # by room and player
        self._known = {room.id: room for room in rooms.listen(self._hear)}
        for room in self._known.values():
            self._tell(room, room.tables)
        self._tasks: set[asyncio.Task[None]] = set()
        hub.on_presence(rooms.note_presence)
        hub.on_bank_guests(self.has_guest)

    def has_guest(self, player: str) -> bool:
        return any(room.guest(player) is not None for room in self._known.values())

    def known(self) -> tuple[Room, ...]:
        return tuple(self._known.values())

    def overview(self) -> http.RoomList:
        return http.RoomList(self.cards(), self._bank.demo)

    def cards(self) -> tuple[RoomCard, ...]:
        """The rooms as everybody may know them."""
        return tuple(map(room_card, self._known.values()))

    def stay(self, player: str) -> RoomNews | None:
        """The room that the player is in."""
        stays = (told[player] for told in self._told.values() if player in told)
        return next(stays, None)

    def wait_ms(self, player: str) -> int | None:
        """As the player himself is told."""
        stay = self.stay(player)
        return None if stay is None else stay.wait_ms

    async def mine(self, room_id: str, visitor: Visitor) -> http.RoomVisit:
        """The receipts are read last: whoever is told to be gone finds the one for his chips."""
        room, player = self._room(room_id), visitor.player
        guest = room.guest(player)
        news = self._told[room_id].get(player) or stranger_news(room, player)
        buy_min = await self._bank.cashier.least(player, guest.session if guest else "")
        return http.RoomVisit(news, await self._receipts(player), buy_min, STEP)

    async def enter(
        self, room_id: str, visitor: Visitor, card: http.BankCard, address: str, mark: str
    ) -> http.RoomVisit:
        """Whoever looks into the room with all cards face up does not come in. `mark` is that of
        the browser."""
        with self._hub.views.coming_in(room_id, Person(visitor.player, visitor.name, mark)):
            await self._come_in(room_id, visitor, card, address)
        return await self.mine(room_id, visitor)

    async def _come_in(
        self, room_id: str, visitor: Visitor, card: http.BankCard, address: str
    ) -> None:
        """EPS-UC-004: the bank is asked only for a room that lets people in."""
        room = self._room(room_id)
        if room.state is RoomState.OFF:
            raise Refused("room_off")
        if room.state is RoomState.CLOSING:
            raise Refused("room_closing")
        if self.has_guest(visitor.player):
            raise Refused("in_room_already")
        if room.is_barred(visitor.player):
            raise Refused("barred")
        self._hub.check_bank_guest(visitor.player)
        checked = await self._check(visitor.player, card, address)
        self._hub.check_bank_guest(visitor.player)  # the bank has taken its time
        visit = secrets.token_hex(8)
        player, name = visitor.player, visitor.name
        looks = stored_looks(await self._store.looks(player))
        avatar = None if looks is None else looks.avatar
        wish = commands.Enter(player, name, visit, checked.account, checked.balance, avatar)
        await self._order(room_id, HOUSE, visit, wish)

    async def change_account(
        self, room_id: str, visitor: Visitor, card: http.BankCard, address: str
    ) -> http.RoomVisit:
        """EPS-RF-CB-009: for all that follows. What is on its way goes where it was sent."""
        self._guest(room_id, visitor)
        checked = await self._check(visitor.player, card, address)
        wish = commands.ChangeAccount(visitor.player, checked.account, checked.balance)
        await self._order(room_id, HOUSE, secrets.token_hex(8), wish)
        return await self.mine(room_id, visitor)

    async def leave_queue(self, room_id: str, visitor: Visitor) -> http.RoomVisit:
        by = Player(visitor.player, visitor.name)
        await self._order(room_id, by, secrets.token_hex(8), commands.Go())
        return await self.mine(room_id, visitor)

    async def recognise(
        self, room_id: str, player: PlayerRecord, card: http.BankCard, address: str
    ) -> None:
        """Whoever shows the card of a guest is that guest, on another device (EPS-RNF-001)."""
        guest = self._room(room_id).guest(player.id)
        if guest is None:
            raise Refused("not_in_room")
        if player.password_hash is not None:
            raise Refused("password_needed", name=player.name)
        counted = f"{player.id}/{address}"  # nobody else is locked out by this
        checked = await self._check(player.id, card, address, least=0, counted=counted)
        if not is_same(checked.account, guest.account):
            raise Refused("name_taken", name=player.name)

    async def sign_out(self, visitor: Visitor) -> None:
        """EPS-UC-006: whoever signs out leaves the queue, or the table with all his chips."""
        by, order = Player(visitor.player, visitor.name), secrets.token_hex(8)
        for room in self._known.values():
            guest = room.guest(visitor.player)
            try:
                if guest is not None and guest.table is None:
                    await self._order(room.id, by, order, commands.Go())
                elif guest is not None and guest.table is not None:
                    await self._bus.order(Order(guest.table, by, order, Leave()))
            except Refused as refused:  # on the way to a seat, or leaving already
                log.info("still there", player=visitor.player, why=refused.code)

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
        self._hub.tell(intent.player, BankNews(receipt(intent)))
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
            if refused.code != "not_enough_chips":  # the other of the two ways here was quicker
                log.info("chips wait in the wallet", player=intent.player, why=refused.code)

    async def _send_back(self, intent: Intent) -> None:
        order = f"late/{intent.key}"
        player, session, account = intent.player, intent.session, intent.paid_by
        await self._bank.cashier.promise(BankOrder(player, session, order, account, intent.amount))

    async def _check(
        self,
        player: str,
        card: http.BankCard,
        address: str,
        *,
        least: int = ACCOUNT_MIN,
        counted: str = "",
    ) -> CheckedCard:
        """An attempt counts before the bank is asked, because many may come at once."""
        who = counted or player
        for attempts, key in ((self._by_address, address), (self._by_player, who)):
            if wait_ms := attempts.wait_ms(key, self._clock()):
                raise Refused("too_many_attempts", minutes=-(-wait_ms // 60_000))
            attempts.note(key, self._clock())
        desk = self._bank.desk
        kind: Kind = "debit" if card.kind is CardKind.DEBIT else "credit"
        entry = CardEntry(kind, card_number(card.number), card.pin)
        box = seal(desk.public_key, entry, check_purpose(player))
        with self._limits.card_check():
            checked = await desk.check(player, box, least)
        self._by_player.forget(who)
        self._by_address.take_back(address)
        return checked

    async def _receipts(self, player: str) -> tuple[Receipt, ...]:
        return tuple(map(receipt, await self._bank.cashier.newest(player, RECEIPTS)))

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
        before = self._known.get(room.id)
        if before is not None:
            self._paces[room.id].note(before, room, self._clock())
        self._known[room.id] = room
        self._tell(room, room.tables if before is None else before.tables)

    def _tell(self, room: Room, tables: Collection[str]) -> None:
        """Everybody whose own news have changed is told. `tables` are those that were there."""
        before = self._told.get(room.id, {})
        seats = sum(map(self._hub.lobby.seats, room.tables))
        self._told[room.id] = now = guest_news(room, seats, self._paces[room.id])
        for player, news in now.items():
            if news != before.get(player):
                self._hub.tell(player, news)
        for player in before.keys() - now.keys():
            self._hub.stop_watching(player, tables)
            self._hub.tell(player, stranger_news(room, player))
        self._hub.foyer.show_rooms(self.cards())
