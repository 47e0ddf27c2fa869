"""The routes of card rooms: who is there, how one comes in with a bank account, and the queue."""

import structlog
from aiohttp import web

from croupier.games.game import Refused
from croupier.server.api.entrance import Entrance
from croupier.server.cardrooms import CardRooms
from croupier.server.context import ServerContext
from croupier.server.door import FrontDoor, Visitor
from croupier.server.hub import Hub
from croupier.server.names import clean
from croupier.server.openviews import Person, mark_of
from croupier.server.problems import answer
from croupier.server.requests import read
from croupier.server.roomlimits import RoomLimits
from croupier.wire import http

log = structlog.get_logger("croupier.server")


class RoomsApi:
    def __init__(
        self,
        context: ServerContext,
        entrance: Entrance,
        door: FrontDoor,
        hub: Hub,
        cardrooms: CardRooms | None,
        room_limits: RoomLimits,
    ) -> None:
        self._context = context
        self._entrance = entrance
        self._door = door
        self._hub = hub
        self._cardrooms = cardrooms
        self._room_limits = room_limits

    async def rooms(self, request: web.Request) -> web.Response:
        self._room_limits.count_address(self._entrance.address(request))
        return answer(http.RoomList(()) if self._cardrooms is None else self._cardrooms.overview())

    async def room(self, request: web.Request) -> web.Response:
        visitor = await self._room_visitor(request)
        return answer(await self._cardroom().mine(room_of(request), visitor))

    async def enter_room(self, request: web.Request) -> web.Response:
        visitor = await self._room_visitor(request)
        card = await self._entrance.sent(request, http.BankCard)
        address, mark, room = self._entrance.address(request), mark_of(request), room_of(request)
        self._hub.views.note(mark, visitor.player)
        visit = await self._cardroom().enter(room, visitor, card, address, mark)
        await self._entrance.move_here(visitor)
        return answer(visit)

    async def return_to_room(self, request: web.Request) -> web.Response:
        address = self._entrance.address(request)
        self._room_limits.count_address(address)
        shown = await self._entrance.sent(request, http.CardReturn)
        room, player = room_of(request), await self._context.store.player_by_name(clean(shown.name))
        if player is None:
            raise Refused("not_in_room")
        mark = mark_of(request)
        with self._hub.views.coming_in(room, Person(player.id, player.name, mark)):
            await self._cardroom().recognise(room, player, shown.card, address)
        self._hub.views.note(mark, player.id)
        token, visitor = await self._door.come_back(player)
        await self._entrance.move_here(visitor)
        log.info("came back", player=visitor.player, address=address)
        visit = answer(await self._cardroom().mine(room, visitor))
        self._entrance.set_cookie(request, visit, token, visitor)
        return visit

    async def change_account(self, request: web.Request) -> web.Response:
        visitor = await self._room_visitor(request)
        card = await self._entrance.sent(request, http.BankCard)
        address = self._entrance.address(request)
        cardroom = self._cardroom()
        return answer(await cardroom.change_account(room_of(request), visitor, card, address))

    async def purchase(self, request: web.Request) -> web.Response:
        visitor = await self._room_visitor(request)
        wanted = await self._entrance.sent(request, http.Purchase)
        return answer(await self._cardroom().buy(room_of(request), visitor, wanted))

    async def leave_queue(self, request: web.Request) -> web.Response:
        self._entrance.may_change(request)
        visitor = await self._room_visitor(request)
        return answer(await self._cardroom().leave_queue(room_of(request), visitor))

    async def _room_visitor(self, request: web.Request) -> Visitor:
        """A flood is refused before the store is asked who it is."""
        self._room_limits.count_address(self._entrance.address(request))
        visitor = await self._entrance.known(request)
        self._room_limits.count_player(visitor.player)
        return visitor

    def _cardroom(self) -> CardRooms:
        if self._cardrooms is None:
            raise Refused("no_such_room")
        return self._cardrooms


def room_of(request: web.Request) -> str:
    return read(http.RoomPath, dict(request.match_info)).room
