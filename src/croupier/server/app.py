"""Puts the server together from the parts it is given. There are no globals: two houses can run
in one process."""

from aiohttp import web
from msgspec import Struct

from croupier import __version__
from croupier.server.api import Api
from croupier.server.context import ServerContext
from croupier.server.door import FrontDoor
from croupier.server.hub import Hub
from croupier.server.metrics import Metrics
from croupier.server.pages import Pages, protect
from croupier.server.problems import explain
from croupier.wire.http import ROUTES
from croupier.wire.limits import BODY_BYTES

SHUTDOWN_SECONDS = 5.0
HUB = web.AppKey("hub", Hub)


def build_app(context: ServerContext) -> web.Application:
    """The whole server as one application. It closes the store when it is cleaned up."""
    metrics = Metrics()
    door = FrontDoor(context)
    hub = Hub(context, metrics)
    api = Api(context, __version__, door, hub, metrics)

    app = web.Application(middlewares=[explain], client_max_size=BODY_BYTES)
    for route in ROUTES:
        app.router.add_route(route.method, route.path, getattr(api, route.name), name=route.name)
    # Not under /api: there, a wrong method is to be told from a wrong address.
    app.router.add_get(r"/{path:(?!api(?:/|$)).*}", Pages(context.settings.static).serve)
    app.on_response_prepare.append(protect)

    async def lock_up(_: web.Application) -> None:
        door.close()
        api.close()
        await context.store.close()

    app[HUB] = hub
    app.on_cleanup.append(lock_up)
    return app


class Listening(Struct, frozen=True):
    """A server that takes connections."""

    runner: web.AppRunner
    hub: Hub
    port: int

    async def stop(self) -> None:
        """Sees everybody off, waits for what is under way and closes the store."""
        # Before the runner's own shutdown, which does not listen to open sockets any more: they
        # are to hear that their last orders are refused.
        await self.hub.close()
        await self.runner.cleanup()


async def listen(context: ServerContext, host: str, port: int) -> Listening:
    """Raises `OSError` when the port cannot be had; then the bus is stopped and the store closed,
    as at any other end."""
    app = build_app(context)
    runner = web.AppRunner(app, access_log=None, shutdown_timeout=SHUTDOWN_SECONDS)
    await runner.setup()
    try:
        await web.TCPSite(runner, host, port).start()
    except OSError:
        await Listening(runner, app[HUB], 0).stop()
        raise
    return Listening(runner, app[HUB], runner.addresses[0][1])
