"""What one desk says: each message is limited, decoded by a typed decoder that knows no message of
a player, allowed to the role, carried out and answered, one after the other."""

import asyncio
from collections.abc import Callable
from traceback import format_exc

import structlog
from aiohttp import WSMessage, WSMsgType, web
from msgspec import MsgspecError, json

from croupier.bus.port import Bus
from croupier.games.game import Refused
from croupier.pace import Bucket
from croupier.server.admin.acts import Acts
from croupier.server.admin.desks import Desk, Desks
from croupier.server.admin.door import DeskDoor
from croupier.server.conversation import RECEIVED, quoted, where
from croupier.server.openviews import Person
from croupier.tables.commands import order_key
from croupier.tables.settings import Money
from croupier.wire import limits
from croupier.wire.admin import up
from croupier.wire.admin.down import DeskAck, DeskPong
from croupier.wire.nesting import check_nesting
from croupier.wire.phrases import spoken

VIEWS_MAX = 8
log = structlog.get_logger("croupier.desk")
decode = json.Decoder(up.AnyDeskUp).decode
# What a tester may order. Everything else is the administrator's.
TESTERS = (up.HoldCards, up.NameCards)


class DeskConversation:
    def __init__(
        self,
        desk: Desk,
        desks: Desks,
        acts: Acts,
        door: DeskDoor,
        bus: Bus,
    ) -> None:
        self._desk = desk
        self._desks = desks
        self._acts = acts
        self._door = door
        self._bus = bus
        self._clock: Callable[[], float] = asyncio.get_running_loop().time
        self._bucket = Bucket(limits.MESSAGES_PER_SECOND, limits.MESSAGES_AT_ONCE, self._clock())
        self._patience = Bucket(limits.REFUSALS_PER_SECOND, limits.REFUSALS_AT_ONCE, self._clock())

    async def hold(self, ws: web.WebSocketResponse) -> None:
        """Until the client goes or must go."""
        desk = self._desk
        while True:
            desk.read_on()
            message = await ws.receive()
            desk.heard = True
            if message.type not in RECEIVED:
                return
            if not self._bucket.take(self._clock()):
                if not self._slow_down(message):
                    await desk.close(limits.CLOSE_FLOOD)
                    return
            elif message.type is WSMsgType.TEXT:
                if not await self._hear(message.data):
                    return
            elif message.type is WSMsgType.PING:
                await ws.pong(message.data)
            elif message.type is WSMsgType.BINARY:
                await desk.close(limits.CLOSE_UNSUPPORTED)
                return

    def _slow_down(self, message: WSMessage) -> bool:
        """Refuse a message over the rate. False when there were too many of them."""
        if not self._patience.take(self._clock()):
            return False
        if message.type is WSMsgType.TEXT:
            self._desk.refuse("too_fast", {}, quoted(message.data))
        return True

    async def _hear(self, text: bytes) -> bool:
        """False when the session is over."""
        desk = self._desk
        try:
            check_nesting(text)
            message: up.AnyDeskUp = decode(text)
        except (MsgspecError, UnicodeDecodeError, RecursionError) as error:
            desk.refuse("malformed", where(error), quoted(text))
            return True
        match message:
            case up.DeskPing(n=n):
                desk.say(DeskPong(n))
            case up.DeskSpeak(language=language):
                desk.language = spoken(language)
            case up.CloseView(table=table):
                self._desks.close_view(desk, table)
            case _:
                return await self._order(message)
        return True

    async def _order(self, order: up.AnyDeskOrder) -> bool:
        """The session is looked at once more for every act: it may have ended a moment ago."""
        desk = self._desk
        desk.at_work = True
        try:
            visitor = await self._door.visitor_of(desk.visitor.key)
            if visitor is None:
                desk.bye("signed_out")
                await desk.close(1000)
                return False
            if not desk.runs_house and not await self._is_testers(order):
                raise Refused("administrator_only")
            table = await self._acts.carry_out(visitor, order, desk.id, self._look_into)
            desk.say(DeskAck(order.id, table))
        except Refused as refused:
            desk.refuse(refused.code, refused.facts, order.id)
        except Exception:
            name = order_key(desk.visitor.id, order.id)
            log.error("act failed", order=name, kind=type(order).__name__, trace=format_exc())
            desk.refuse("internal", {}, order.id)
        finally:
            desk.at_work = False
        return True

    async def _is_testers(self, order: up.AnyDeskOrder) -> bool:
        """What happens at test tables is open to testers."""
        if isinstance(order, up.OpenView):
            return (await self._bus.overview(order.table)).money is Money.TEST
        return isinstance(order, TESTERS)

    async def _look_into(self, table: str) -> None:
        """Whoever plays at the table, or in its room, does not see its cards."""
        desk, found = self._desk, await self._bus.overview(table)
        if len(desk.views) >= VIEWS_MAX and table not in desk.views:
            raise Refused("too_many_watched", max=VIEWS_MAX)
        people = [Person(seat.player, seat.name) for seat in found.seats if seat.bot is None]
        people += (Person(waiting.player, waiting.name) for waiting in found.queue)
        room, place = self._acts.room_of(table), table
        if room is not None:
            people += (Person(guest.player, guest.name) for guest in room.guests)
            place = room.id
        await self._desks.open_view(desk, table, place, tuple(people))
