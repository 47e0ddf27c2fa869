"""The routes of the house itself: where it is, how it is, and what it describes and plays."""

from asyncio import Future, ensure_future, shield, to_thread
from functools import cached_property

from aiohttp import web

from croupier.games.game import Refused
from croupier.server.api.entrance import Entrance
from croupier.server.context import ServerContext
from croupier.server.hub import Hub
from croupier.server.limiter import Attempts
from croupier.server.metrics import Metrics
from croupier.server.music import Music
from croupier.server.problems import answer, encode
from croupier.server.qr import QrPictures
from croupier.server.requests import read
from croupier.server.visits import Visits
from croupier.wire import http, limits
from croupier.wire.openapi import document


class HouseApi:
    def __init__(
        self,
        context: ServerContext,
        entrance: Entrance,
        visits: Visits,
        hub: Hub,
        metrics: Metrics,
    ) -> None:
        self._context = context
        self._entrance = entrance
        self._visits = visits
        self._hub = hub
        self._metrics = metrics
        self._music = Music(context.settings.music)
        self._asked = Attempts(limits.QUESTIONS_MAX, limits.QUESTIONS_WINDOW_MS)
        self._pictures = QrPictures()
        self.network: tuple[str, ...] = ()  # known once the house listens

    async def addresses(self, request: web.Request) -> web.Response:
        await self._entrance.known(request)
        return answer(http.HouseAddresses(self.network))

    async def qr(self, request: web.Request) -> web.Response:
        visitor = await self._entrance.known(request)
        text = read(http.QrQuery, dict(request.query)).text
        now_ms = self._context.clock()
        if self._asked.wait_ms(visitor.player, now_ms):
            raise Refused("too_fast")
        self._asked.note(visitor.player, now_ms)
        picture = await self._pictures.draw(text, visitor.player)
        return web.Response(text=picture, content_type="image/svg+xml")

    async def music(self, _: web.Request) -> web.Response:
        return answer(http.MusicList(self._music.tracks()))

    async def track(self, request: web.Request) -> web.FileResponse:
        return self._music.serve(read(http.MusicPath, dict(request.match_info)).game)

    async def openapi(self, _: web.Request) -> web.Response:
        # Whoever asks first may go before it is there; others wait for it as well.
        body = await shield(self._document)
        return web.Response(body=body, content_type="application/json")

    @cached_property
    def _document(self) -> Future[bytes]:
        """It takes longer to make than the rest of a house does to open, so nobody waits for it but
        who asks for it."""
        return ensure_future(to_thread(lambda: encode(document())))

    async def metrics(self, request: web.Request) -> web.Response:
        if not self._context.settings.open_metrics and not self._visits.is_local(request):
            raise Refused("local_only")
        # Only where somebody asks for metrics is their library needed.
        from croupier.server.exposition import exposed

        body = exposed(self._metrics)
        return web.Response(body=body, content_type="text/plain", charset="utf-8")

    async def health(self, _: web.Request) -> web.Response:
        writable = await self._context.store.check_writable()
        well = http.Health(writable, not self._hub.closing)
        return answer(well, 200 if well.database and well.tables else 503)
