"""The handlers of the HTTP API: a method for every route that `wire.http` lists, with its name."""

from asyncio import TaskGroup
from functools import partial
from typing import TypeVar

import structlog
from aiohttp import web
from msgspec import MsgspecError, Struct, convert, json

from croupier.bots import bots
from croupier.games import games
from croupier.games.game import AnyGame, Refused
from croupier.server.cardrooms import CardRooms
from croupier.server.coaching import Coaching
from croupier.server.context import ServerContext
from croupier.server.conversation import Conversation, where
from croupier.server.door import FrontDoor, Visitor
from croupier.server.history import HistoryPages
from croupier.server.hub import Hub
from croupier.server.looks import PlayerLooks
from croupier.server.metrics import Metrics
from croupier.server.music import Music
from croupier.server.pages import build_of
from croupier.server.pictures import Pictures
from croupier.server.problems import answer
from croupier.server.socket import Connection
from croupier.server.visits import Visits
from croupier.tables.authority import Player
from croupier.tables.opening import preset_settings
from croupier.wire import http, limits
from croupier.wire.down import Welcome
from croupier.wire.openapi import COOKIE, document
from croupier.wire.phrases import spoken

T = TypeVar("T", bound=Struct)
CLOSE_SECONDS = 3.0  # what a client has to answer a close
HONOURS_MAX = 10  # T21-P2-HALLOFFAME
log = structlog.get_logger("croupier.server")


class Api:
    def __init__(
        self, context: ServerContext, version: str, door: FrontDoor, hub: Hub, metrics: Metrics
    ) -> None:
        self._context = context
        self._version = version
        self._build = build_of(context.settings.static)
        self._door = door
        self._hub = hub
        self._metrics = metrics
        self._visits = Visits(context.settings, door)
        self._looks = PlayerLooks(context.store, context.clock)
        self._pictures = Pictures(context.store, context.clock)
        self._music = Music(context.settings.music)
        self._history = HistoryPages(context.store, hub.lobby)
        self._coaching = Coaching(context.bus, context.clock)
        self._games = http.GameList(tuple(game_card(game) for game in games().values()))
        self._document = document()
        self._cardrooms: CardRooms | None = None
        if (side := context.cardrooms) is not None:
            self._cardrooms = CardRooms(side.rooms, side.bank, hub, context.clock)
            side.bank.cashier.listen(self._cardrooms.settled)

    def close(self) -> None:
        self._history.close()

    async def sign_in(self, request: web.Request) -> web.Response:
        wanted = await self._sent(request, http.SignIn)
        present = await self._visits.visitor(request)
        try:
            address = self._visits.address(request)
            token, visitor = await self._door.sign_in(wanted, address, present)
        except Refused as refused:
            self._metrics.sign_ins[refused.code] += 1
            raise
        if present is not None and present.key != visitor.key:
            await self._end(present)
        self._metrics.sign_ins["done"] += 1
        log.info("signed in", player=visitor.player, guest=visitor.guest)
        shown = answer(await self._hub.me(visitor))
        shown.set_cookie(
            COOKIE,
            token,
            max_age=self._door.session_ms(visitor.guest) // 1_000,
            httponly=True,
            samesite="Lax",
            secure=self._visits.is_secure(request),
        )
        return shown

    async def sign_out(self, request: web.Request) -> web.Response:
        self._may_change(request)
        visitor = await self._visits.visitor(request)
        if visitor is not None:
            await self._end(visitor)
        shown = web.Response(status=204)
        shown.del_cookie(COOKIE, httponly=True, samesite="Lax")
        return shown

    async def me(self, request: web.Request) -> web.Response:
        """Not signed in is an answer here, not a problem: every page asks this first."""
        visitor = await self._visits.visitor(request)
        return answer(None if visitor is None else await self._hub.me(visitor))

    async def password(self, request: web.Request) -> web.Response:
        wanted = await self._sent(request, http.NewPassword)
        visitor = await self._visits.known(request)
        address = self._visits.address(request)
        visitor = await self._door.set_password(visitor, wanted.password, address)
        return answer(await self._hub.me(visitor))

    async def looks(self, request: web.Request) -> web.Response:
        visitor = await self._visits.known(request)
        return answer(await self._looks.of(visitor.player))

    async def set_looks(self, request: web.Request) -> web.Response:
        wanted = await self._sent(request, http.Looks)
        visitor = await self._visits.known(request)
        await self._looks.set(visitor.player, wanted)
        return web.Response(status=204)

    async def picture(self, request: web.Request) -> web.Response:
        visitor = await self._visits.known(request)
        spot = read(http.PicturePath, dict(request.match_info)).spot
        return await self._pictures.serve(request, visitor.player, spot)

    async def set_picture(self, request: web.Request) -> web.Response:
        self._may_change(request)
        visitor = await self._visits.known(request)
        spot = read(http.PicturePath, dict(request.match_info)).spot
        address = self._visits.address(request)
        await self._pictures.put(request, visitor.player, address, spot)
        return answer(await self._looks.pictures_of(visitor.player))

    async def remove_picture(self, request: web.Request) -> web.Response:
        self._may_change(request)
        visitor = await self._visits.known(request)
        spot = read(http.PicturePath, dict(request.match_info)).spot
        await self._context.store.remove_picture(visitor.player, spot)
        return answer(await self._looks.pictures_of(visitor.player))

    async def tables(self, request: web.Request) -> web.Response:
        visitor = await self._visits.known(request)
        return answer(http.TableList(self._hub.lobby.cards(visitor.player)))

    async def history(self, request: web.Request) -> web.Response:
        visitor = await self._visits.known(request)
        query = read(http.HistoryQuery, dict(request.query))
        path = read(http.TablePath, dict(request.match_info))
        gone = partial(is_gone, request)
        page = await self._history.page(path.id, visitor.player, query, gone)
        return web.Response(body=page, content_type="application/json")

    async def advice(self, request: web.Request) -> web.Response:
        visitor = await self._visits.known(request)
        path = read(http.TablePath, dict(request.match_info))
        return answer(await self._coaching.advice(path.id, Player(visitor.player, visitor.name)))

    async def chart(self, request: web.Request) -> web.Response:
        visitor = await self._visits.known(request)
        query = read(http.ChartQuery, dict(request.query))
        path = read(http.TablePath, dict(request.match_info))
        by = Player(visitor.player, visitor.name)
        return answer(await self._coaching.chart(path.id, by, query.link))

    async def edge(self, request: web.Request) -> web.Response:
        asked = await self._sent(request, http.EdgeQuestion)
        visitor = await self._visits.known(request)
        return answer(await self._coaching.edge(asked, Player(visitor.player, visitor.name)))

    async def games(self, _: web.Request) -> web.Response:
        return answer(self._games)

    async def honours(self, request: web.Request) -> web.Response:
        await self._visits.known(request)
        game = read(http.HonourPath, dict(request.match_info)).game
        if game not in games():
            raise Refused("no_such_page")
        found = await self._context.store.honours(game, limit=HONOURS_MAX)
        cards = [http.HonourCard(o.name, o.feat, o.chips, o.at_ms, o.bot) for o in found]
        return answer(http.HonourList(tuple(cards)))

    async def rooms(self, _: web.Request) -> web.Response:
        return answer(http.RoomList(()) if self._cardrooms is None else self._cardrooms.cards())

    async def room(self, request: web.Request) -> web.Response:
        visitor = await self._visits.known(request)
        return answer(await self._cardroom().mine(room_of(request), visitor))

    async def enter_room(self, request: web.Request) -> web.Response:
        card = await self._sent(request, http.BankCard)
        visitor = await self._visits.known(request)
        address = self._visits.address(request)
        return answer(await self._cardroom().enter(room_of(request), visitor, card, address))

    async def change_account(self, request: web.Request) -> web.Response:
        card = await self._sent(request, http.BankCard)
        visitor = await self._visits.known(request)
        address = self._visits.address(request)
        cardroom = self._cardroom()
        return answer(await cardroom.change_account(room_of(request), visitor, card, address))

    async def purchase(self, request: web.Request) -> web.Response:
        wanted = await self._sent(request, http.Purchase)
        visitor = await self._visits.known(request)
        return answer(await self._cardroom().buy(room_of(request), visitor, wanted))

    async def leave_queue(self, request: web.Request) -> web.Response:
        self._may_change(request)
        visitor = await self._visits.known(request)
        return answer(await self._cardroom().leave_queue(room_of(request), visitor))

    def _cardroom(self) -> CardRooms:
        if self._cardrooms is None:
            raise Refused("no_such_room")
        return self._cardrooms

    async def music(self, _: web.Request) -> web.Response:
        return answer(http.MusicList(self._music.tracks()))

    async def track(self, request: web.Request) -> web.FileResponse:
        return self._music.serve(read(http.MusicPath, dict(request.match_info)).game)

    async def openapi(self, _: web.Request) -> web.Response:
        return answer(self._document)

    async def metrics(self, _: web.Request) -> web.Response:
        # Only where somebody asks for metrics is their library needed.
        from croupier.server.exposition import exposed

        body = exposed(self._metrics)
        return web.Response(body=body, content_type="text/plain", charset="utf-8")

    async def health(self, _: web.Request) -> web.Response:
        writable = await self._context.store.check_writable()
        well = http.Health(writable, not self._hub.closing)
        return answer(well, 200 if well.database and well.tables else 503)

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
        self._hub.admit(visitor.player)
        try:
            await ws.prepare(request)
            await self._converse(request, ws, visitor, spoken(wanted))
        finally:
            self._hub.release(visitor.player)
        return ws

    async def _converse(
        self, request: web.Request, ws: web.WebSocketResponse, visitor: Visitor, language: str
    ) -> None:
        if request.transport is None:
            return
        unsent, metrics = self._context.settings.unsent_bytes, self._metrics
        connection = Connection(ws, request.transport, visitor, language, unsent, metrics)
        try:
            await self._hub.add(connection)
            me, tables = self._hub.connected(visitor), self._hub.lobby.cards(visitor.player)
            connection.say(Welcome(me, tables, self._version, self._build))
            self._hub.greet(connection)
            conversation = Conversation(self._context, self._hub, self._metrics, connection)
            # A task of its own: every message would wake it through all of aiohttp's coroutines.
            async with TaskGroup() as group:
                group.create_task(conversation.hold(ws))
        finally:
            self._hub.remove(connection)

    async def _end(self, visitor: Visitor) -> None:
        await self._door.sign_out(visitor)
        await self._hub.end_session(visitor.key)

    def _may_change(self, request: web.Request) -> None:
        self._visits.check_origin(request)
        if self._hub.closing:
            raise Refused("closing")

    async def _sent(self, request: web.Request, kind: type[T]) -> T:
        self._may_change(request)
        try:
            return json.decode(await request.read(), type=kind)
        except (MsgspecError, UnicodeDecodeError, RecursionError) as error:
            raise Refused("malformed", **where(error)) from None


def room_of(request: web.Request) -> str:
    return read(http.RoomPath, dict(request.match_info)).room


def is_gone(request: web.Request) -> bool:
    """Whether nobody waits for the answer any more."""
    return request.transport is None or request.transport.is_closing()


def read(kind: type[T], values: dict[str, str]) -> T:
    """The parameters of a query or a path."""
    try:
        return convert(values, kind, strict=False)
    except MsgspecError as error:
        raise Refused("malformed", **where(error)) from None


def game_card(game: AnyGame) -> http.GameCard:
    presets = (
        http.PresetCard(name, preset.rules, preset_settings(game, name))
        for name, preset in game.presets.items()
    )
    kinds = tuple(bots().get(game.name, {}))
    least, most, coached = game.seats[0], game.seats[-1], game.coach is not None
    return http.GameCard(game.name, least, most, tuple(presets), kinds, coached)
