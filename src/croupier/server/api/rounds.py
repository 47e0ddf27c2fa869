"""The routes of what was played: rounds, evenings, results and honours."""

from functools import partial

from aiohttp import web
from msgspec.structs import replace

from croupier.games import games
from croupier.games.game import Refused
from croupier.server.api.entrance import Entrance
from croupier.server.context import ServerContext
from croupier.server.history import HistoryPages
from croupier.server.hub import Hub
from croupier.server.limiter import Attempts
from croupier.server.problems import answer
from croupier.server.requests import is_gone, read
from croupier.store.port import PlayedRound
from croupier.wire import http, limits

HONOURS_MAX = 10  # T21-P2-HALLOFFAME
SITTINGS_MAX = 40
EVENING_ROUNDS = 60


class RoundsApi:
    def __init__(self, context: ServerContext, entrance: Entrance, hub: Hub) -> None:
        self._context = context
        self._entrance = entrance
        self._history = HistoryPages(context.store, hub.lobby)
        self._shown = Attempts(limits.QUESTIONS_MAX, limits.QUESTIONS_WINDOW_MS)

    def close(self) -> None:
        self._history.close()

    async def history(self, request: web.Request) -> web.Response:
        visitor = await self._entrance.known(request)
        query = read(http.HistoryQuery, dict(request.query))
        path = read(http.TablePath, dict(request.match_info))
        gone = partial(is_gone, request)
        page = await self._history.page(path.id, visitor.player, query, gone)
        return web.Response(body=page, content_type="application/json")

    async def told_round(self, request: web.Request) -> web.Response:
        visitor = await self._entrance.known(request)
        path = read(http.RoundPath, dict(request.match_info))
        gone = partial(is_gone, request)
        body = await self._history.one(path.id, path.number, visitor.player, gone)
        return web.Response(body=body, content_type="application/json")

    async def share_round(self, request: web.Request) -> web.Response:
        wanted = await self._entrance.sent(request, http.ShareWish)
        visitor = await self._entrance.known(request)
        path = read(http.RoundPath, dict(request.match_info))
        token = await self._history.share(path.id, path.number, visitor.player, own=wanted.own)
        return answer(http.Share(token))

    async def withdraw_share(self, request: web.Request) -> web.Response:
        self._entrance.may_change(request)
        visitor = await self._entrance.known(request)
        path = read(http.RoundPath, dict(request.match_info))
        await self._history.withdraw(path.id, path.number, visitor.player)
        return web.Response(status=204)

    async def shared_round(self, request: web.Request) -> web.Response:
        """For everybody who has the link, known to the house or not."""
        address, now_ms = self._entrance.address(request), self._context.clock()
        if self._shown.wait_ms(address, now_ms):
            raise Refused("too_fast")
        self._shown.note(address, now_ms)
        token = read(http.SharePath, dict(request.match_info)).token
        body = await self._history.shared(token, address, partial(is_gone, request))
        return web.Response(body=body, content_type="application/json")

    async def evening(self, request: web.Request) -> web.Response:
        visitor = await self._entrance.known(request)
        before = read(http.EveningQuery, dict(request.query)).before
        store, player = self._context.store, visitor.player
        async with self._history.turn(player):
            results = await store.results_of(player)
            played = await store.rounds_of(player, before_ms=before, limit=EVENING_ROUNDS)
            newest = played[: limits.HISTORY_ROUNDS_MAX]
            ends = await self._history.ends(newest, player, partial(is_gone, request))
        cards = [played_card(one, player) for one in played]
        return answer(
            http.Evening(
                tuple(http.GameTotal(one.game, one.rounds, one.gain) for one in results),
                (
                    *(replace(card, end=end) for card, end in zip(cards, ends, strict=False)),
                    *cards[len(ends) :],
                ),
                played[-1].round.ended_ms if len(played) >= EVENING_ROUNDS else None,
            )
        )

    async def honours(self, request: web.Request) -> web.Response:
        await self._entrance.known(request)
        game = read(http.HonourPath, dict(request.match_info)).game
        if game not in games():
            raise Refused("no_such_page")
        found = await self._context.store.honours(game, limit=HONOURS_MAX)
        cards = [http.HonourCard(o.name, o.feat, o.chips, o.at_ms, o.bot) for o in found]
        return answer(http.HonourList(tuple(cards)))

    async def sittings(self, request: web.Request) -> web.Response:
        visitor = await self._entrance.known(request)
        path = preset_of(request)
        store = self._context.store
        of = await store.sittings_of(visitor.player, path.game, path.preset, limit=SITTINGS_MAX)
        cards = (
            http.SittingCard(s.stakes, s.against, s.rounds, s.bought_in, s.took_out, s.ended_ms)
            for s in of.newest
        )
        return answer(http.SittingList(of.count, of.rounds, of.gain, tuple(cards)))

    async def results(self, request: web.Request) -> web.Response:
        visitor = await self._entrance.known(request)
        path, gone = preset_of(request), partial(is_gone, request)
        body = await self._history.results(path.game, path.preset, visitor.player, gone)
        return web.Response(body=body, content_type="application/json")


def played_card(played: PlayedRound, player: str) -> http.PlayedCard:
    one = played.round
    gain = sum(sat.gain for sat in one.participants if sat.player == player)
    return http.PlayedCard(played.stream, one.number, one.game, gain, one.ended_ms)


def preset_of(request: web.Request) -> http.PresetPath:
    path = read(http.PresetPath, dict(request.match_info))
    if path.game not in games():
        raise Refused("no_such_game")
    if path.preset not in games()[path.game].presets:
        raise Refused("no_such_preset")
    return path
