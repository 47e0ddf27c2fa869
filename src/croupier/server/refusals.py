"""The log of refused access: which rule refused, at which route, from where. What was sent is not
told. An address has a few lines for each rule, so that nobody fills the disk with them."""

from collections.abc import Awaitable, Callable
from typing import TYPE_CHECKING

import structlog
from aiohttp import web

from croupier.games.game import Refused
from croupier.server.context import Clock
from croupier.server.limiter import Attempts
from croupier.server.problems import route_of
from croupier.server.visits import Visits

LINES_MAX = 10
WINDOW_MS = 10 * 60 * 1_000
# A wrong password of a player is told by the door, which knows whose it is.
TOLD = frozenset(
    {
        "administrator_only",
        "desk_only",
        "foreign_host",
        "foreign_origin",
        "local_only",
        "not_signed_in",
        "too_many_attempts",
        "wrong_code",
        "wrong_setup_code",
        "wrong_sign_in",
    }
)
Handler = Callable[[web.Request], Awaitable[web.StreamResponse]]
log = structlog.get_logger("croupier.server")

if TYPE_CHECKING:
    from aiohttp.typedefs import Middleware


def tell_refusals(visits: Visits, clock: Clock) -> "Middleware":
    lines = Attempts(LINES_MAX, WINDOW_MS)

    @web.middleware
    async def tell(request: web.Request, handler: Handler) -> web.StreamResponse:
        try:
            return await handler(request)
        except Refused as refused:
            address, code = visits.address(request), refused.code
            key = f"{code} {address}"
            if code in TOLD and not lines.wait_ms(key, clock()):
                lines.note(key, clock())
                log.warning("refused", why=code, route=route_of(request), address=address)
            raise

    return tell
