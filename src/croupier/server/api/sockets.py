"""The route that becomes a socket: who may have one, the welcome, and the conversation over it."""

from asyncio import TaskGroup

from aiohttp import web

from croupier.games.game import Refused
from croupier.server.cardrooms import CardRooms
from croupier.server.context import ServerContext
from croupier.server.conversation import Conversation
from croupier.server.door import FrontDoor, Visitor
from croupier.server.hub import Hub
from croupier.server.metrics import Metrics
from croupier.server.openviews import mark_of
from croupier.server.pages import build_of
from croupier.server.requests import CLOSE_SECONDS, read
from croupier.server.socket import Connection
from croupier.server.visits import Visits
from croupier.wire import http, limits
from croupier.wire.down import Welcome
from croupier.wire.phrases import spoken


class SocketApi:
    def __init__(
        self,
        context: ServerContext,
        version: str,
        visits: Visits,
        door: FrontDoor,
        hub: Hub,
        cardrooms: CardRooms | None,
        metrics: Metrics,
    ) -> None:
        self._context = context
        self._version = version
        self._build = build_of(context.settings.static)
        self._visits = visits
        self._door = door
        self._hub = hub
        self._cardrooms = cardrooms
        self._metrics = metrics

    async def ws(self, request: web.Request) -> web.WebSocketResponse:
        self._visits.check_origin(request)
        query = read(http.SocketQuery, dict(request.query))
        visitor = await self._visits.known(request)
        ws = web.WebSocketResponse(
            timeout=CLOSE_SECONDS,
            autoping=False,
            compress=False,
            max_msg_size=limits.MESSAGE_BYTES,
            decode_text=False,
        )
        if not ws.can_prepare(request):
            raise Refused("not_a_socket")
        wanted = query.lang or request.headers.get("Accept-Language")
        with self._hub.admitted(visitor.player, self._visits.address(request)):
            await ws.prepare(request)
            await self._converse(request, ws, visitor, spoken(wanted))
        return ws

    async def _converse(
        self, request: web.Request, ws: web.WebSocketResponse, visitor: Visitor, language: str
    ) -> None:
        if request.transport is None:
            return
        unsent, metrics = self._context.settings.unsent_bytes, self._metrics
        mark = mark_of(request)
        self._hub.views.note(mark, visitor.player)
        connection = Connection(ws, request.transport, visitor, language, unsent, metrics, mark)
        connection.address = self._visits.address(request)
        connection.count_inflow()
        try:
            await self._hub.add(connection)
            # The session may have ended while the socket was being opened.
            if why := await self._door.why_over(visitor):
                connection.bye(why)
                await connection.close(1000)
                return
            connection.welcome(self._welcome(visitor))
            self._hub.greet(connection)
            conversation = Conversation(self._context, self._hub, self._metrics, connection)
            # A task of its own: every message would wake it through all of aiohttp's coroutines.
            async with TaskGroup() as group:
                group.create_task(conversation.hold(ws))
        finally:
            self._hub.remove(connection)

    def _welcome(self, visitor: Visitor) -> Welcome:
        me, lobby = self._hub.connected(visitor), self._hub.lobby
        mine, tallies = lobby.own(visitor.player), lobby.tallies()
        if (rooms := self._cardrooms) is None:
            return Welcome(me, mine, tallies, self._version, self._build)
        stay = rooms.stay(visitor.player)
        return Welcome(me, mine, tallies, self._version, self._build, rooms.cards(), stay)
