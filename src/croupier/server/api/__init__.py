"""The handlers of the HTTP API: a method for every route that `wire.http` lists, with its name, in
one class for each subject."""

from collections.abc import Awaitable, Callable

from aiohttp import web

from croupier.server.api.entrance import Entrance
from croupier.server.api.house import HouseApi
from croupier.server.api.people import PeopleApi
from croupier.server.api.rooms import RoomsApi
from croupier.server.api.rounds import RoundsApi
from croupier.server.api.sockets import SocketApi
from croupier.server.api.tables import TablesApi
from croupier.server.cardrooms import CardRooms
from croupier.server.context import ServerContext
from croupier.server.door import FrontDoor
from croupier.server.hub import Hub
from croupier.server.metrics import Metrics
from croupier.server.roomlimits import RoomLimits
from croupier.server.visits import Visits

Handler = Callable[[web.Request], Awaitable[web.StreamResponse]]


class Api:
    def __init__(
        self,
        context: ServerContext,
        version: str,
        door: FrontDoor,
        visits: Visits,
        hub: Hub,
        cardrooms: CardRooms | None,
        room_limits: RoomLimits,
        metrics: Metrics,
    ) -> None:
        entrance = Entrance(context, visits, door, hub)
        self.house = HouseApi(context, entrance, visits, hub, metrics)
        self._rounds = RoundsApi(context, entrance, hub)
        self._subjects = (
            PeopleApi(context, entrance, visits, door, hub, cardrooms, metrics),
            TablesApi(context, entrance, hub),
            self._rounds,
            RoomsApi(context, entrance, door, hub, cardrooms, room_limits),
            self.house,
            SocketApi(context, version, visits, door, hub, cardrooms, metrics),
        )

    def handler(self, route: str) -> Handler:
        """The one that has the name of the route."""
        (found,) = (getattr(each, route) for each in self._subjects if hasattr(each, route))
        handler: Handler = found
        return handler

    def close(self) -> None:
        self._rounds.close()
