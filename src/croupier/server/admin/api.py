"""The handlers of the administrators' HTTP API: a method for every route that `wire.admin.http`
lists, with its name. Only the cookie of a desk's session opens anything here."""

import secrets
from asyncio import TaskGroup
from typing import TypeVar

import structlog
from aiohttp import web
from msgspec import Struct

from croupier import __version__
from croupier.games.game import Refused
from croupier.server.admin import onetime
from croupier.server.admin.acts import Acts
from croupier.server.admin.conversation import DeskConversation
from croupier.server.admin.desks import Desk, Desks
from croupier.server.admin.door import Arrival, DeskDoor, DeskVisitor
from croupier.server.admin.overview import Overviews
from croupier.server.admin.trail import Trail
from croupier.server.cardrooms import CardRooms
from croupier.server.context import ServerContext
from croupier.server.hub import Hub
from croupier.server.openviews import COOKIE as MARK_COOKIE
from croupier.server.openviews import Person, mark_of
from croupier.server.pages import build_of
from croupier.server.problems import answer
from croupier.server.qr import picture_of
from croupier.server.requests import CLOSE_SECONDS, read, read_body
from croupier.server.visits import Visits
from croupier.wire import limits
from croupier.wire.admin import http
from croupier.wire.admin.down import DeskWelcome, ProcessOverview
from croupier.wire.admin.up import Role
from croupier.wire.http import SocketQuery
from croupier.wire.phrases import spoken

COOKIE = "croupier_admin"
BROWSER_COOKIE = "croupier_admin_browser"
PATH = "/api/admin"
BROWSER_SECONDS = 400 * 24 * 60 * 60
T = TypeVar("T", bound=Struct)
log = structlog.get_logger("croupier.desk")


class DeskApi:
    def __init__(
        self,
        context: ServerContext,
        visits: Visits,
        hub: Hub,
        cardrooms: CardRooms | None,
        trail: Trail,
        door: DeskDoor,
    ) -> None:
        self._context = context
        self._visits = visits
        self._hub = hub
        self._cardrooms = cardrooms
        self._trail = trail
        self._door = door
        self._build = build_of(context.settings.static)
        self.desks = Desks(context, door, hub.views)
        self._acts = Acts(context, hub, cardrooms, trail)
        self._overviews = Overviews(context, hub, cardrooms, self.desks)
        trail.on_entry = self.desks.tell_act

    def process(self) -> ProcessOverview:
        """This process, as those who run the house see it."""
        return self._overviews.process()

    async def make_setup_code(self) -> str | None:
        """For the first administrator; None when there is one."""
        return await self._door.make_setup_code()

    async def note_changes(self) -> None:
        """What was done from the command line goes to the audit trail."""
        desk = self._context.store.desk
        for change in await desk.changes():
            await self._trail.note(change)
            await desk.forget_change(change.id)

    async def close(self) -> None:
        """Before the tables stop."""
        self._overviews.rest()
        await self.desks.close()
        await self._trail.finish()

    def lock_up(self) -> None:
        self._door.close()

    async def door(self, request: web.Request) -> web.Response:
        visitor = await self._visitor(request)
        me = None if visitor is None else visitor.me
        return answer(http.AdminDoor(me, await self._door.needs_set_up()))

    async def set_up(self, request: web.Request) -> web.Response:
        wanted = await self._sent(request, http.SetUp)
        return self._arrived(request, await self._door.set_up(wanted, self._address(request)))

    async def sign_in(self, request: web.Request) -> web.Response:
        wanted = await self._sent(request, http.AdminSignIn)
        browser = request.cookies.get(BROWSER_COOKIE)
        present = await self._visitor(request)
        arrival = await self._door.sign_in(wanted, self._address(request), browser)
        if present is not None:
            await self._end(present)
        return self._arrived(request, arrival)

    async def sign_out(self, request: web.Request) -> web.Response:
        self._may_change(request)
        visitor = await self._visitor(request)
        if visitor is not None:
            await self._end(visitor)
        shown = web.Response(status=204)
        shown.del_cookie(COOKIE, path=PATH, httponly=True, samesite="Strict")
        return shown

    async def password(self, request: web.Request) -> web.Response:
        wanted = await self._sent(request, http.ChangePassword)
        visitor = await self._known(request)
        await self._door.change_password(visitor, wanted.password, wanted.new_password)
        await self.desks.end_sessions(visitor.id, but=visitor.key)
        return answer(visitor.me)

    async def begin_second_factor(self, request: web.Request) -> web.Response:
        wanted = await self._sent(request, http.BeginSecondFactor)
        visitor = await self._known(request)
        secret = await self._door.begin_second_factor(visitor, wanted.password)
        uri = onetime.uri_of(secret, visitor.name)
        picture = picture_of(uri)
        return answer(http.NewSecondFactor(uri, onetime.spelled(secret), picture))

    async def confirm_second_factor(self, request: web.Request) -> web.Response:
        wanted = await self._sent(request, http.ConfirmSecondFactor)
        visitor = await self._known(request)
        await self._door.confirm_second_factor(visitor, wanted.code)
        return answer((await self._known(request)).me)

    async def end_second_factor(self, request: web.Request) -> web.Response:
        wanted = await self._sent(request, http.EndSecondFactor)
        visitor = await self._known(request)
        await self._door.end_second_factor(visitor, wanted.password, wanted.code)
        return answer((await self._known(request)).me)

    async def trail(self, request: web.Request) -> web.Response:
        await self._administrator(request)
        query = read(http.TrailQuery, dict(request.query))
        entries, before = await self._trail.page(query.before, query.newest)
        return answer(http.Trail(tuple(entries), before))

    async def player(self, request: web.Request) -> web.Response:
        await self._administrator(request)
        name = read(http.PlayerQuery, dict(request.query)).name
        found = await self._context.store.player_by_name(name)
        if found is None:
            raise Refused("unknown_player")
        rooms = () if self._cardrooms is None else self._cardrooms.known()
        card = http.PlayerCard(
            id=found.id,
            name=found.name,
            guest=found.password_hash is None,
            created_ms=found.created_ms,
            rooms=tuple(room.id for room in rooms if room.guest(found.id) is not None),
            tables=tuple(sorted(self._hub.lobby.tables_of(found.id))),
            barred=tuple(room.id for room in rooms if room.is_barred(found.id)),
        )
        return answer(card)

    async def ws(self, request: web.Request) -> web.WebSocketResponse:
        self._visits.check_origin(request)
        query = read(SocketQuery, dict(request.query))
        visitor = await self._known(request)
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
        self.desks.admit(visitor)
        try:
            await ws.prepare(request)
            await self._converse(request, ws, visitor, spoken(wanted))
        finally:
            self.desks.release(visitor)
        return ws

    async def _converse(
        self, request: web.Request, ws: web.WebSocketResponse, visitor: DeskVisitor, language: str
    ) -> None:
        if request.transport is None:
            return
        unsent = self._context.settings.unsent_bytes
        # Who plays in this browser is asked only to keep the two apart; it opens nothing.
        player = await self._visits.visitor(request)
        known_as = visitor.id if player is None else player.player
        person = Person(known_as, visitor.name, mark_of(request))
        desk = Desk(ws, request.transport, visitor, language, unsent, person)
        desk.count_inflow()
        bus = self._context.bus
        testable = await bus.testable()
        try:
            self.desks.add(desk)
            desk.say(DeskWelcome(visitor.me, __version__, self._build, testable))
            await self._overviews.greet(desk)
            conversation = DeskConversation(desk, self.desks, self._acts, self._door, bus)
            async with TaskGroup() as group:
                group.create_task(conversation.hold(ws))
        finally:
            self.desks.remove(desk)
            if not len(self.desks):
                self._overviews.rest()

    def _arrived(self, request: web.Request, arrival: Arrival) -> web.Response:
        """The cookies of the session and of the browser go to /api/admin only; the mark goes with
        players' requests too, and gives no rights."""
        visitor = arrival.visitor
        address = self._address(request)
        role = visitor.role.value
        log.info("signed in", administrator=visitor.id, role=role, address=address)
        shown = answer(visitor.me)
        seconds = (visitor.until_ms - self._context.clock()) // 1_000
        self._set_cookie(request, shown, COOKIE, arrival.token, PATH, seconds)
        self._set_cookie(request, shown, BROWSER_COOKIE, arrival.browser, PATH, BROWSER_SECONDS)
        mark = mark_of(request) or secrets.token_hex(16)
        self._set_cookie(request, shown, MARK_COOKIE, mark, "/", BROWSER_SECONDS)
        return shown

    def _set_cookie(
        self, request: web.Request, shown: web.Response, name: str, value: str, path: str, age: int
    ) -> None:
        shown.set_cookie(
            name,
            value,
            max_age=age,
            path=path,
            httponly=True,
            samesite="Strict",
            secure=self._visits.is_secure(request),
        )

    async def _visitor(self, request: web.Request) -> DeskVisitor | None:
        return await self._door.visitor(request.cookies.get(COOKIE), self._address(request))

    async def _known(self, request: web.Request) -> DeskVisitor:
        visitor = await self._visitor(request)
        if visitor is None:
            raise Refused("desk_only")
        return visitor

    async def _administrator(self, request: web.Request) -> DeskVisitor:
        visitor = await self._known(request)
        if visitor.role is not Role.ADMINISTRATOR:
            raise Refused("administrator_only")
        return visitor

    async def _end(self, visitor: DeskVisitor) -> None:
        await self._door.sign_out(visitor)
        await self.desks.end_session(visitor.key)

    def _address(self, request: web.Request) -> str:
        return self._visits.address(request)

    def _may_change(self, request: web.Request) -> None:
        self._visits.check_origin(request)
        if self._hub.closing:
            raise Refused("closing")

    async def _sent(self, request: web.Request, kind: type[T]) -> T:
        self._may_change(request)
        return await read_body(request, kind)
