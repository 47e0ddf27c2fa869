"""What can be told of a request before it is read: where it comes from, how, and whose it is."""

from collections.abc import Awaitable, Callable
from ipaddress import IPv6Address, IPv6Network, ip_address
from typing import TYPE_CHECKING
from urllib.parse import urlsplit

from aiohttp import web

from croupier.games.game import Refused
from croupier.server.context import Settings
from croupier.server.door import FrontDoor, Origin, Visitor, key_of
from croupier.server.requests import is_gone
from croupier.server.slices import Slices
from croupier.wire.openapi import COOKIE

BROWSER_COOKIE = "croupier_known"
ADDRESS_MAX = 64
# Names that the public name service does not give to anybody.
LOCAL_ENDINGS = ("local", "lan", "localhost", "internal", "home", "arpa", "test")
Handler = Callable[[web.Request], Awaitable[web.StreamResponse]]

if TYPE_CHECKING:
    from aiohttp.typedefs import Middleware


class Visits:
    def __init__(self, settings: Settings, door: FrontDoor) -> None:
        self._settings = settings
        self._door = door
        origins = (urlsplit(origin).hostname or "" for origin in settings.origins)
        self._hosts = {name.lower() for name in (*settings.hosts, *origins)}

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
        try:
            own = urlsplit(origin).netloc.lower() == request.host.lower()
        except ValueError:  # half an address, such as http://[
            own = False
        if not own:
            raise Refused("foreign_origin")

    def address(self, request: web.Request) -> str:
        """The proxy next to us adds the client's address last, in the last of several such
        headers; all before it is hearsay."""
        if self._settings.behind_proxy:
            forwarded = ",".join(request.headers.getall("X-Forwarded-For", ()))
            if last := forwarded.rpartition(",")[2].strip():
                return network_of(last)
        return network_of(request.remote or "")

    def is_local(self, request: web.Request) -> bool:
        """Whether it comes from the machine of the house."""
        try:
            return ip_address(request.remote or "").is_loopback and (
                not self._settings.behind_proxy or "X-Forwarded-For" not in request.headers
            )
        except ValueError:
            return False

    @property
    def check_host(self) -> "Middleware":
        """A page elsewhere whose name leads to this machine is no page of the house: with it, a
        stranger could act in the browser of a guest. Behind a proxy, the proxy knows the names."""

        @web.middleware
        async def check(request: web.Request, handler: Handler) -> web.StreamResponse:
            if not self._settings.behind_proxy and not self._is_own(request.host):
                raise Refused("foreign_host")
            return await handler(request)

        return check

    def in_slices(self, slices: Slices) -> "Middleware":
        """Requests are begun a few in each turn of the loop, whatever comes at once. Whoever does
        not wait for his turn any more costs nothing."""

        @web.middleware
        async def wait(request: web.Request, handler: Handler) -> web.StreamResponse:
            turn = slices.request(self.address(request))
            if turn is not None:
                await turn
                if is_gone(request):
                    return web.Response(status=503)
            return await handler(request)

        return wait

    def _is_own(self, host: str) -> bool:
        try:
            name = (urlsplit(f"//{host}").hostname or "").rstrip(".")
            ip_address(name.partition("%")[0])
        except ValueError:
            ends = name.rpartition(".")
            return not ends[0] or ends[2] in LOCAL_ENDINGS or name in self._hosts
        return True  # nobody can make an address mean another machine

    def origin(self, request: web.Request, present: Visitor | None = None) -> Origin:
        token = request.cookies.get(BROWSER_COOKIE)
        return Origin(self.address(request), present, key_of(token) if token else None)

    async def demand_https(self, request: web.Request, response: web.StreamResponse) -> None:
        """A browser that came by HTTPS once comes by nothing else for a year."""
        if self.is_secure(request):
            response.headers["Strict-Transport-Security"] = "max-age=31536000"

    def is_secure(self, request: web.Request) -> bool:
        if self._settings.behind_proxy:
            return request.headers.get("X-Forwarded-Proto", request.scheme) == "https"
        return request.secure


def network_of(address: str) -> str:
    """What is counted as one place. A home with IPv6 has 2**64 addresses, all of one network."""
    try:
        found = ip_address(address.partition("%")[0])
    except ValueError:
        return address[:ADDRESS_MAX]
    if not isinstance(found, IPv6Address):
        return str(found)
    if found.ipv4_mapped is not None:
        return str(found.ipv4_mapped)
    return str(IPv6Network((found, 64), strict=False))
