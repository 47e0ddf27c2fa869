"""What one client says: each message is decoded by one typed decoder, limited, carried out and
answered, one after the other. What is wrong is refused and changes nothing."""

import asyncio
from collections.abc import Callable
from time import perf_counter
from traceback import format_exc
from typing import get_args

import structlog
from aiohttp import WSMsgType, web
from msgspec import MsgspecError, Struct, json

from croupier.cards.chance import Chance
from croupier.games.game import Refused
from croupier.server.house import House
from croupier.server.hub import Hub
from croupier.server.limiter import Bucket
from croupier.server.metrics import Metrics
from croupier.server.orders import TableOrder, command, seat_bot
from croupier.server.socket import Connection
from croupier.tables.table import SeatBot
from croupier.wire import limits, up
from croupier.wire.down import Ack, Pong
from croupier.wire.phrases import spoken

WATCHED_MAX = 16
WHY_MAX = 120
log = structlog.get_logger("croupier.server")
decode = json.Decoder(up.AnyUp).decode
AnyOrder = up.OpenTable | up.SeatBot | TableOrder
KINDS = {kind: str(kind.__struct_config__.tag) for kind in get_args(AnyOrder)}


class Quoted(Struct):
    """What can still be read of a message that is wrong."""

    id: up.CommandId | None = None


decode_quoted = json.Decoder(Quoted).decode


class Conversation:
    def __init__(self, house: House, hub: Hub, metrics: Metrics, connection: Connection) -> None:
        self._bus = house.bus
        self._settings = house.settings
        self._hub = hub
        self._metrics = metrics
        self._connection = connection
        self._clock: Callable[[], float] = asyncio.get_running_loop().time
        self._bucket = Bucket(limits.MESSAGES_PER_SECOND, limits.MESSAGES_AT_ONCE, self._clock())
        self._patience = Bucket(limits.REFUSALS_PER_SECOND, limits.REFUSALS_AT_ONCE, self._clock())

    async def hold(self, ws: web.WebSocketResponse) -> None:
        """Until the client goes or must go."""
        connection = self._connection
        try:
            while True:
                message = await ws.receive()
                connection.heard = True
                if message.type is WSMsgType.TEXT:
                    if self._bucket.take(self._clock()):
                        heard = self._read(message.data)
                        if isinstance(heard, up.Order):
                            connection.at_work = True
                            await self._order(heard)
                            connection.at_work = False
                        elif heard is not None:
                            self._look(heard)
                    elif not self._slow_down(message.data):
                        await connection.close(limits.CLOSE_FLOOD)
                        return
                elif message.type is WSMsgType.PING:
                    await ws.pong(message.data)
                elif message.type is WSMsgType.BINARY:
                    await connection.close(limits.CLOSE_UNSUPPORTED)
                    return
                elif message.type is not WSMsgType.PONG:
                    return
        finally:
            for table in connection.watched:
                self._bus.unwatch(table, connection)

    def _slow_down(self, text: bytes) -> bool:
        """Refuse a message over the rate. False when there were too many of them."""
        self._metrics.problems["too_fast"] += 1
        if not self._patience.take(self._clock()):
            return False
        self._connection.refuse("too_fast", {}, quoted(text))
        return True

    def _read(self, text: bytes) -> up.AnyUp | None:
        """None when it was refused."""
        try:
            message: up.AnyUp = decode(text)
        except (MsgspecError, UnicodeDecodeError, RecursionError) as error:
            self._metrics.problems["malformed"] += 1
            self._connection.refuse("malformed", where(error), quoted(text))
            return None
        return message

    def _look(self, message: up.Watch | up.Unwatch | up.Speak | up.Ping) -> None:
        connection = self._connection
        try:
            match message:
                case up.Ping(n=n):
                    connection.say(Pong(n))
                case up.Speak(language=language):
                    connection.language = spoken(language)
                case up.Watch(table=table):
                    self._watch(table)
                case up.Unwatch(table=table):
                    self._unwatch(table)
        except Refused as refused:
            connection.refuse(refused.code, refused.facts)

    def _watch(self, table: str) -> None:
        watched = self._connection.watched
        if len(watched) >= WATCHED_MAX and table not in watched:
            raise Refused("too_many_watched", max=WATCHED_MAX)
        self._bus.watch(table, self._connection)
        watched.add(table)

    def _unwatch(self, table: str) -> None:
        connection = self._connection
        if table not in connection.watched:
            return
        connection.watched.remove(table)
        self._bus.unwatch(table, connection)
        if not connection.watched:
            connection.send(self._hub.lobby(connection.player))

    async def _order(self, order: AnyOrder) -> None:
        kind = KINDS[type(order)]
        began = perf_counter()
        try:
            if self._hub.closing:
                raise Refused("closing")
            if isinstance(order, up.OpenTable):
                await self._open(order)
            else:
                await self._ask_table(order)
        except Refused as refused:
            self._metrics.orders[kind, "refused"] += 1
            self._connection.refuse(refused.code, refused.facts, order.id)
        except Exception:
            # One order went wrong in a way that nobody foresaw; the others must not suffer.
            self._metrics.orders[kind, "failed"] += 1
            log.error("order failed", kind=kind, trace=format_exc())
            self._connection.refuse("internal", {}, order.id)
        else:
            self._metrics.orders[kind, "done"] += 1
            self._metrics.commits.note(perf_counter() - began)

    async def _ask_table(self, order: up.SeatBot | TableOrder) -> None:
        asked = self._bot(order) if isinstance(order, up.SeatBot) else command(order)
        connection = self._connection
        connection.expect_ack(order.id)
        seq = await self._bus.order(order.table, connection.who, order.id, asked, connection)
        if not connection.was_acked():
            connection.say(Ack(order.id, order.table, seq))

    async def _open(self, order: up.OpenTable) -> None:
        who = self._connection.who
        if not self._hub.has_opened(who.player, order.id):
            self._limit_tables()
        table, seq = await self._bus.open(
            who, order.id, order.game, order.preset, order.name, order.rules, order.room
        )
        self._hub.note_opened(who.player, order.id)
        self._connection.say(Ack(order.id, table, seq))

    def _bot(self, order: up.SeatBot) -> SeatBot:
        table = self._bus.tables.get(order.table)
        if table is None:
            raise Refused("no_such_table")
        return seat_bot(order, table, Chance(self._settings.bot_seed()))

    def _limit_tables(self) -> None:
        tables = self._bus.tables
        if len(tables) >= self._settings.tables:
            raise Refused("house_full")
        own = sum(table.host == self._connection.player for table in tables.values())
        if own >= self._settings.tables_per_player:
            raise Refused("too_many_tables", max=self._settings.tables_per_player)


def quoted(text: bytes) -> str:
    """The id of a message that cannot be read as a whole, if that much can be read."""
    try:
        return decode_quoted(text).id or ""
    except (MsgspecError, UnicodeDecodeError, RecursionError):
        return ""


def where(error: Exception) -> dict[str, int | str]:
    """What is wrong with a message, and where in it."""
    if isinstance(error, RecursionError):
        return {"path": "$", "why": "nested too deeply"}
    why, _, path = str(error).partition(" - at ")
    return {"path": path.strip("`") or "$", "why": why[:WHY_MAX]}
