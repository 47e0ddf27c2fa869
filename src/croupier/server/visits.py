"""What can be told of a request before it is read: where it comes from, how, and whose it is."""

from urllib.parse import urlsplit

from aiohttp import web

from croupier.games.game import Refused
from croupier.server.context import Settings
from croupier.server.door import FrontDoor, Visitor
from croupier.wire.openapi import COOKIE


class Visits:
    def __init__(self, settings: Settings, door: FrontDoor) -> None:
        self._settings = settings
        self._door = door

    async def visitor(self, request: web.Request) -> Visitor | None:
        return await self._door.visitor(request.cookies.get(COOKIE))

    async def known(self, request: web.Request) -> Visitor:
        visitor = await self.visitor(request)
        if visitor is None:
            raise Refused("not_signed_in")
        return visitor

    def check_origin(self, request: web.Request) -> None:
        """A page from elsewhere may not act with the cookie of a player. Programs that are no
        browsers send no origin and have no cookie but their own."""
        origin = request.headers.get("Origin")
        if origin is None or origin in self._settings.origins:
            return
        if urlsplit(origin).netloc.lower() != request.host.lower():
            raise Refused("foreign_origin")

    def address(self, request: web.Request) -> str:
        """The proxy next to us adds the client's address last; all before it is hearsay."""
        if self._settings.behind_proxy:
            forwarded = request.headers.get("X-Forwarded-For", "").split(",")[-1].strip()
            if forwarded:
                return forwarded
        return request.remote or ""

    def is_secure(self, request: web.Request) -> bool:
        if self._settings.behind_proxy:
            return request.headers.get("X-Forwarded-Proto", request.scheme) == "https"
        return request.secure
