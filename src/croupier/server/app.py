"""Puts the server together from the parts it is given. There are no globals: two houses can run
in one process."""

import time

from aiohttp import web
from msgspec import Struct

from croupier import __version__
from croupier.server.addresses import network_addresses
from croupier.server.admin.api import DeskApi
from croupier.server.admin.door import DeskDoor
from croupier.server.admin.trail import Trail
from croupier.server.api import Api
from croupier.server.cardrooms import CardRooms
from croupier.server.context import ServerContext
from croupier.server.door import FrontDoor
from croupier.server.hub import Hub
from croupier.server.metrics import Metrics
from croupier.server.pages import Pages, protect
from croupier.server.problems import explain
from croupier.server.refusals import tell_refusals
from croupier.server.roomlimits import RoomLimits
from croupier.server.visits import Visits
from croupier.wire.admin.http import ROUTES as DESK_ROUTES
from croupier.wire.http import ROUTES
from croupier.wire.limits import BODY_BYTES

SHUTDOWN_SECONDS = 5.0
HUB = web.AppKey("hub", Hub)
DESK = web.AppKey("desk", DeskApi)
API = web.AppKey("api", Api)


def build_app(context: ServerContext, trail: Trail) -> web.Application:
    """The whole server as one application. It closes the store when it is cleaned up."""
    metrics = Metrics()
    door = FrontDoor(context)
    hub = Hub(context, metrics)
    visits = Visits(context.settings, door)
    cardrooms, room_limits = None, RoomLimits(time.monotonic)
    if (side := context.cardrooms) is not None:
        cardrooms = CardRooms(side.rooms, side.bank, context, hub, room_limits)
        side.bank.cashier.listen(cardrooms.settled)
    api = Api(context, __version__, door, visits, hub, cardrooms, room_limits, metrics)
    desk_door = DeskDoor(context, trail)
    desk = DeskApi(context, visits, hub, cardrooms, trail, desk_door)

    told = tell_refusals(visits, context.clock)
    middlewares = [explain, told, visits.in_slices(hub.slices), visits.check_host]
    app = web.Application(middlewares=middlewares, client_max_size=BODY_BYTES)
    for route in ROUTES:
        app.router.add_route(route.method, route.path, api.handler(route.name), name=route.name)
    for route in DESK_ROUTES:
        app.router.add_route(route.method, route.path, getattr(desk, route.name))
    # Not under /api: there, a wrong method is to be told from a wrong address.
    app.router.add_get(r"/{path:(?!api(?:/|$)).*}", Pages(context.settings.static).serve)
    app.on_response_prepare.append(protect)
    app.on_response_prepare.append(visits.demand_https)

    async def lock_up(_: web.Application) -> None:
        door.close()
        desk.lock_up()
        api.close()
        await context.store.close()

    app[HUB] = hub
    app[API] = api
    app[DESK] = desk
    app.on_cleanup.append(lock_up)
    return app


class Listening(Struct, frozen=True):
    """A server that takes connections."""

    runner: web.AppRunner
    hub: Hub
    desk: DeskApi
    port: int
    network: tuple[str, ...] = ()  # where other devices reach it

    async def stop(self) -> None:
        """Sees everybody off, waits for what is under way and closes the store."""
        # Before the runner's own shutdown, which does not listen to open sockets any more: they
        # are to hear that their last orders are refused.
        await self.desk.close()
        await self.hub.close()
        await self.runner.cleanup()


async def listen(context: ServerContext, host: str, port: int) -> Listening:
    """Raises `OSError` when the port cannot be had; then the bus is stopped and the store closed,
    as at any other end."""
    shared = context.cluster is not None
    app = build_app(context, await Trail.open(context.store, context.clock, shared=shared))
    runner = web.AppRunner(
        app,
        access_log=None,
        shutdown_timeout=SHUTDOWN_SECONDS,
        # aiohttp closes a connection that has sent no whole head of a request by then, too.
        keepalive_timeout=context.settings.header_seconds,
    )
    await runner.setup()
    try:
        await web.TCPSite(runner, host, port).start()
    except OSError:
        await Listening(runner, app[HUB], app[DESK], 0).stop()
        raise
    found = runner.addresses[0][1]
    app[API].house.network = network_addresses(host, found)
    return Listening(runner, app[HUB], app[DESK], found, app[API].house.network)
