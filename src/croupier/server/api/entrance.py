"""What every route of the HTTP API asks of a request before it does anything: who sends it, from
where, whether it may change something, and what is in it."""

from typing import TypeVar

from aiohttp import web
from msgspec import Struct

from croupier.games.game import Refused
from croupier.server.context import ServerContext
from croupier.server.door import FrontDoor, Visitor
from croupier.server.hub import Hub
from croupier.server.requests import read_body
from croupier.server.visits import Visits
from croupier.wire.openapi import COOKIE

T = TypeVar("T", bound=Struct)


class Entrance:
    def __init__(self, context: ServerContext, visits: Visits, door: FrontDoor, hub: Hub) -> None:
        self._store = context.store
        self._visits = visits
        self._door = door
        self._hub = hub
        self.visitor = visits.visitor
        self.known = visits.known
        self.address = visits.address

    def may_change(self, request: web.Request) -> None:
        """Raises `Refused`."""
        self._visits.check_origin(request)
        if self._hub.closing:
            raise Refused("closing")

    async def sent(self, request: web.Request, kind: type[T]) -> T:
        """The body of a request that may change something. Raises `Refused`."""
        self.may_change(request)
        return await read_body(request, kind)

    def set_cookie(
        self, request: web.Request, shown: web.Response, token: str, visitor: Visitor
    ) -> None:
        shown.set_cookie(
            COOKIE,
            token,
            max_age=self._door.session_ms(visitor.guest) // 1_000,
            httponly=True,
            samesite="Lax",
            secure=self._visits.is_secure(request),
        )

    async def move_here(self, visitor: Visitor) -> None:
        """EPS-RNF-001: a guest of a card room is signed in on one device, the one that came last.
        Raises `Refused` when that was another one."""
        over = await self._store.keep_session(visitor.player, visitor.key)
        if over is None:
            raise Refused("moved")
        await self._hub.end_sessions(over, "moved")
