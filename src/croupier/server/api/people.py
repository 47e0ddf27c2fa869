"""The routes of players: how they come in and go, their passwords, and how their house looks."""

import secrets
from typing import Any

import structlog
from aiohttp import web

from croupier.games.game import Refused
from croupier.server.api.entrance import Entrance
from croupier.server.cardrooms import CardRooms
from croupier.server.context import ServerContext
from croupier.server.door import FrontDoor, Visitor, key_of
from croupier.server.hub import Hub
from croupier.server.looks import PlayerLooks
from croupier.server.metrics import Metrics
from croupier.server.pictures import Pictures
from croupier.server.problems import answer
from croupier.server.requests import read
from croupier.server.visits import BROWSER_COOKIE, Visits
from croupier.wire import http
from croupier.wire.openapi import COOKIE

log = structlog.get_logger("croupier.server")


class PeopleApi:
    def __init__(
        self,
        context: ServerContext,
        entrance: Entrance,
        visits: Visits,
        door: FrontDoor,
        hub: Hub,
        cardrooms: CardRooms | None,
        metrics: Metrics,
    ) -> None:
        self._context = context
        self._entrance = entrance
        self._visits = visits
        self._door = door
        self._hub = hub
        self._cardrooms = cardrooms
        self._metrics = metrics
        self._looks = PlayerLooks(context.store, context.clock)
        self._pictures = Pictures(context.store, context.clock)

    async def sign_in(self, request: web.Request) -> web.Response:
        wanted = await self._entrance.sent(request, http.SignIn)
        present = await self._entrance.visitor(request)
        try:
            origin = self._visits.origin(request, present)
            token, visitor = await self._door.sign_in(wanted, origin)
        except Refused as refused:
            self._metrics.sign_ins[refused.code] += 1
            raise
        if present is not None and present.key != visitor.key:
            await self._end(present)
        if self._cardrooms is not None and self._cardrooms.has_guest(visitor.player):
            await self._entrance.move_here(visitor)
        self._metrics.sign_ins["done"] += 1
        log.info("signed in", player=visitor.player, guest=visitor.guest, address=origin.address)
        shown = answer(await self._hub.me(visitor))
        self._entrance.set_cookie(request, shown, token, visitor)
        await self._note_browser(request, shown, origin.browser, visitor)
        return shown

    async def _note_browser(
        self, request: web.Request, shown: web.Response, known: bytes | None, visitor: Visitor
    ) -> None:
        """The browser gets a key of its own, once, with which its players may come back."""
        browser = known
        if browser is None:
            token = secrets.token_hex(32)
            browser = key_of(token)
            secure = self._visits.is_secure(request)
            age = self._context.settings.player_days * 24 * 60 * 60
            options: dict[str, Any] = {"httponly": True, "samesite": "Lax", "secure": secure}
            shown.set_cookie(BROWSER_COOKIE, token, max_age=age, path="/api", **options)
        await self._door.note_browser(browser, visitor)

    async def sign_out(self, request: web.Request) -> web.Response:
        self._entrance.may_change(request)
        visitor = await self._entrance.visitor(request)
        if visitor is not None:
            if self._cardrooms is not None:
                await self._cardrooms.sign_out(visitor)
            await self._end(visitor)
            address = self._entrance.address(request)
            log.info("signed out", player=visitor.player, address=address)
        shown = web.Response(status=204)
        shown.del_cookie(COOKIE, httponly=True, samesite="Lax")
        return shown

    async def me(self, request: web.Request) -> web.Response:
        """Not signed in is an answer here, not a problem: every page asks this first."""
        visitor = await self._entrance.visitor(request)
        return answer(None if visitor is None else await self._hub.me(visitor))

    async def password(self, request: web.Request) -> web.Response:
        wanted = await self._entrance.sent(request, http.NewPassword)
        visitor = await self._entrance.known(request)
        origin = self._visits.origin(request)
        visitor, over = await self._door.set_password(visitor, wanted, origin)
        await self._hub.end_sessions(over)
        log.info("password set", player=visitor.player, address=origin.address)
        return answer(await self._hub.me(visitor))

    async def looks(self, request: web.Request) -> web.Response:
        visitor = await self._entrance.known(request)
        return answer(await self._looks.of(visitor.player))

    async def set_looks(self, request: web.Request) -> web.Response:
        wanted = await self._entrance.sent(request, http.Looks)
        visitor = await self._entrance.known(request)
        await self._looks.set(visitor.player, wanted)
        return web.Response(status=204)

    async def picture(self, request: web.Request) -> web.Response:
        visitor = await self._entrance.known(request)
        spot = read(http.PicturePath, dict(request.match_info)).spot
        return await self._pictures.serve(request, visitor.player, spot)

    async def set_picture(self, request: web.Request) -> web.Response:
        self._entrance.may_change(request)
        visitor = await self._entrance.known(request)
        spot = read(http.PicturePath, dict(request.match_info)).spot
        address = self._entrance.address(request)
        await self._pictures.put(request, visitor.player, address, spot)
        return answer(await self._looks.pictures_of(visitor.player))

    async def remove_picture(self, request: web.Request) -> web.Response:
        self._entrance.may_change(request)
        visitor = await self._entrance.known(request)
        spot = read(http.PicturePath, dict(request.match_info)).spot
        await self._context.store.remove_picture(visitor.player, spot)
        return answer(await self._looks.pictures_of(visitor.player))

    async def _end(self, visitor: Visitor) -> None:
        await self._door.sign_out(visitor)
        await self._hub.end_sessions((visitor.key,))
