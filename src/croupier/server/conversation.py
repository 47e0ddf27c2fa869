"""What one client says: each message is limited, decoded by one typed decoder, carried out and
answered, one after the other. What is wrong is refused and changes nothing."""

import asyncio
from collections.abc import Callable
from contextlib import AbstractContextManager, nullcontext
from time import perf_counter
from traceback import format_exc

import structlog
from aiohttp import WSMessage, WSMsgType, web
from msgspec import MsgspecError, Struct, json

from croupier import orderlog
from croupier.chat.line import ChatOrder
from croupier.games.game import Refused
from croupier.pace import Bucket
from croupier.server.context import ServerContext
from croupier.server.hub import Hub
from croupier.server.metrics import Metrics
from croupier.server.openviews import Person
from croupier.server.orders import KINDS, chat_command, command
from croupier.server.socket import Connection
from croupier.server.watchers import send
from croupier.tables.commands import Order, new_table_id, order_key
from croupier.wire import limits, up
from croupier.wire.down import Ack, Chat, Pong
from croupier.wire.nesting import check_nesting
from croupier.wire.phrases import spoken

WATCHED_MAX = 16
WHY_MAX = 120
RECEIVED = (WSMsgType.TEXT, WSMsgType.BINARY, WSMsgType.PING, WSMsgType.PONG)
SECRET_REFUSALS = ("leaving",)  # whoever counts them knows that somebody is about to go
log = structlog.get_logger("croupier.server")
decode = json.Decoder(up.AnyUp).decode
NO_CHECK = nullcontext()


class Quoted(Struct):
    """What can still be read of a message that is wrong."""

    id: up.CommandId | None = None


class Conversation:
    def __init__(
        self, context: ServerContext, hub: Hub, metrics: Metrics, connection: Connection
    ) -> None:
        self._bus = context.bus
        self._chat = context.chat
        self._hub = hub
        self._metrics = metrics
        self._connection = connection
        self._clock: Callable[[], float] = asyncio.get_running_loop().time
        self._bucket = Bucket(limits.MESSAGES_PER_SECOND, limits.MESSAGES_AT_ONCE, self._clock())
        self._patience = Bucket(limits.REFUSALS_PER_SECOND, limits.REFUSALS_AT_ONCE, self._clock())

    async def hold(self, ws: web.WebSocketResponse) -> None:
        """Until the client goes or must go. Everything that arrives counts against the rate, also
        a ping: a client that is answered as fast as it asks would leave no time for others."""
        connection = self._connection
        try:
            while True:
                connection.read_on()
                message = await ws.receive()
                connection.heard = True
                if message.type not in RECEIVED:
                    return
                if message.type is not WSMsgType.PONG:  # which is nothing but heard
                    await self._wait_for_turn()
                if not self._bucket.take(self._clock()):
                    if not self._slow_down(message):
                        await connection.close(limits.CLOSE_FLOOD)
                        return
                elif message.type is WSMsgType.TEXT:
                    heard = self._read(message.data)
                    if isinstance(heard, up.Order):
                        await self._order(heard)
                    elif heard is not None:
                        await self._look(heard)
                elif message.type is WSMsgType.PING:
                    await ws.pong(message.data)
                elif message.type is WSMsgType.BINARY:
                    await connection.close(limits.CLOSE_UNSUPPORTED)
                    return
        finally:
            for table in list(connection.watched):
                self._hub.unwatch(connection, table)

    async def _wait_for_turn(self) -> None:
        """What a client sends at once is looked at in several turns of the loop: else others would
        wait for all of it."""
        connection = self._connection
        seated = self._hub.lobby.is_seated(connection.player)
        turn = self._hub.slices.message(connection.address, connection.player, seated=seated)
        if turn is not None:
            connection.at_work = True  # meanwhile it need not be heard
            try:
                await turn
            finally:
                connection.at_work = False

    def _slow_down(self, message: WSMessage) -> bool:
        """Refuse a message over the rate. False when there were too many of them."""
        self._metrics.problems["too_fast"] += 1
        if not self._patience.take(self._clock()):
            return False
        if message.type is WSMsgType.TEXT:
            self._connection.refuse("too_fast", {}, quoted(message.data))
        return True

    def _read(self, text: bytes) -> up.AnyUp | None:
        """None when it was refused."""
        try:
            check_nesting(text)
            message: up.AnyUp = decode(text)
        except (MsgspecError, UnicodeDecodeError, RecursionError) as error:
            self._metrics.problems["malformed"] += 1
            self._bucket.charge(limits.MALFORMED_COST - 1)
            self._connection.refuse("malformed", where(error), quoted(text))
            return None
        return message

    async def _look(self, message: up.Looking) -> None:
        connection = self._connection
        try:
            match message:
                case up.Ping(n=n):
                    connection.say(Pong(n))
                case up.Speak(language=language):
                    connection.language = spoken(language)
                case up.Browse(game=game, preset=preset, after=after):
                    room = (game, preset) if game and preset else None
                    self._hub.foyer.browse(connection, room, after)
                case up.Watch(table=table, link=link):
                    await self._watch(table, link)
                case up.Unwatch(table=table):
                    self._unwatch(table)
        except Refused as refused:
            connection.refuse(refused.code, refused.facts)
        except Exception:
            log.error("message failed", kind=type(message).__name__, trace=format_exc())
            connection.refuse("internal", {})

    async def _watch(self, table: str, link: str) -> None:
        connection = self._connection
        watched = connection.watched
        if len(watched) >= WATCHED_MAX and table not in watched:
            raise Refused("too_many_watched", max=WATCHED_MAX)
        with self._guessing(link):
            frame = await self._bus.watch(table, connection.by, link)
        if table in watched:
            self._bus.unwatch(table, connection.player)  # a connection counts once
        watched.add(table)
        self._hub.watchers.add(table, connection)
        self._hub.foyer.go(connection)
        send(connection, frame, frame.private[connection.player])
        connection.say(Chat(table, await self._chat.lines(table)))

    def _unwatch(self, table: str) -> None:
        connection = self._connection
        if table not in connection.watched:
            return
        self._hub.unwatch(connection, table)

    async def _order(self, order: up.Order) -> None:
        connection, kind = self._connection, KINDS[type(order)]
        by = connection.by
        table = order.table if isinstance(order, up.TableOrder) else new_table_id(by, order.id)
        connection.at_work, connection.awaits = True, order.id
        began, refusal = perf_counter(), ""
        orderlog.begun("order taken", by.id, order.id, table)
        try:
            if self._hub.closing:
                raise Refused("closing")
            public = await self._carry_out(order, table)
            if connection.awaits is not None:  # no frame has said so
                connection.say(Ack(order.id, table), counted=public)
        except Refused as refused:
            refusal = refused.code
            told = refusal not in SECRET_REFUSALS
            if told:
                self._metrics.orders[kind, "refused"] += 1
            connection.refuse(refusal, refused.facts, order.id, counted=told)
        except Exception:
            # One order went wrong in a way that nobody foresaw; the others must not suffer.
            self._metrics.orders[kind, "failed"] += 1
            name = order_key(by.id, order.id)
            log.error("order failed", order=name, kind=kind, trace=format_exc())
            connection.refuse("internal", {}, order.id)
        else:
            if public:
                self._metrics.orders[kind, "done"] += 1
                self._metrics.commits.note(perf_counter() - began)
        finally:
            connection.at_work, connection.awaits = False, None
            orderlog.ended("order done", by.id, order.id, table, perf_counter() - began, refusal)

    async def _carry_out(self, order: up.Order, table: str) -> bool:
        """Whether others may know of it. Raises `Refused`."""
        by = self._connection.by
        if (asked := chat_command(order)) is not None:
            await self._chat.order(ChatOrder(table, by, order.id, asked))
            return True
        if isinstance(order, up.OpenTable):
            return await self._open(order, table)
        link = order.link if isinstance(order, up.Sit) else ""
        with self._coming_in(order, table), self._guessing(link):
            answer = await self._bus.order(Order(table, by, order.id, command(order)))
        return answer.public

    async def _open(self, order: up.OpenTable, table: str) -> bool:
        budget = self._hub.table_budget
        budget.take(self._connection.address, table)
        try:
            by = self._connection.by
            answer = await self._bus.order(Order(table, by, order.id, command(order)))
        finally:
            budget.settle(table)
        return answer.public

    def _guessing(self, link: str) -> AbstractContextManager[None]:
        """Whoever names a code or a link may be trying them out."""
        if not link:
            return NO_CHECK
        return self._hub.guesses.one(self._connection.address, self._connection.player)

    def _coming_in(self, order: up.Order, table: str) -> AbstractContextManager[None]:
        """Whoever looks into a table with all cards face up takes no seat there."""
        if not isinstance(order, up.Sit):
            return NO_CHECK
        connection = self._connection
        self._hub.check_seat(connection.player, table)
        who = Person(connection.player, connection.by.name, connection.mark)
        return self._hub.views.coming_in(table, who)


def quoted(text: bytes) -> str:
    """The id of a message that cannot be read as a whole, if that much can be read."""
    try:
        return json.decode(text, type=Quoted).id or ""
    except (MsgspecError, UnicodeDecodeError, RecursionError):
        return ""


def where(error: Exception) -> dict[str, int | str]:
    """What is wrong with a message, and where in it."""
    if isinstance(error, RecursionError):
        return {"path": "$", "why": "nested too deeply"}
    why, _, path = str(error).partition(" - at ")
    return {"path": path.strip("`") or "$", "why": why[:WHY_MAX]}
