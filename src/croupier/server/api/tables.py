"""The routes of open tables: which there are, how one is found, and what the coach says."""

from aiohttp import web
from msgspec.structs import replace

from croupier.bots import bots, kinds_for
from croupier.games import games
from croupier.games.coach import ChartCoach
from croupier.games.game import AnyGame, Refused
from croupier.server.api.entrance import Entrance
from croupier.server.coaching import Coaching
from croupier.server.context import ServerContext
from croupier.server.hub import Hub
from croupier.server.problems import answer
from croupier.server.requests import read
from croupier.tables.authority import Player
from croupier.tables.coaching import coach_use
from croupier.tables.opening import preset_settings
from croupier.tables.settings import TableSettings
from croupier.wire import http, limits


class TablesApi:
    def __init__(self, context: ServerContext, entrance: Entrance, hub: Hub) -> None:
        self._context = context
        self._entrance = entrance
        self._hub = hub
        self._coaching = Coaching(context.bus, context.clock)
        self._games = http.GameList(tuple(game_card(game) for game in games().values()))

    async def tables(self, request: web.Request) -> web.Response:
        visitor = await self._entrance.known(request)
        after = read(http.TablesQuery, dict(request.query)).after
        cards = self._hub.lobby.cards(visitor.player)
        known = [at for at, card in enumerate(cards, start=1) if card.id == after]
        rest = cards[known[0] if known else 0 :]
        return answer(http.TableList(rest[: limits.LOBBY_PAGE], len(rest) > limits.LOBBY_PAGE))

    async def coded_table(self, request: web.Request) -> web.Response:
        """Codes are short, so nobody may try many."""
        visitor = await self._entrance.known(request)
        code = read(http.CodePath, dict(request.match_info)).code
        with self._hub.guesses.one(self._entrance.address(request), visitor.player):
            found = self._hub.lobby.by_code(code.strip().upper())
            if found is None:
                raise Refused("no_such_code")
        card = found.card
        return answer(http.CodedTable(card.id, card.name, card.game, card.preset))

    async def invitation(self, request: web.Request) -> web.Response:
        """Anybody may ask, so that nobody may try many links."""
        path = read(http.TablePath, dict(request.match_info))
        link = read(http.InvitationQuery, dict(request.query)).link
        with self._hub.guesses.one(self._entrance.address(request)):
            entry = await self._context.bus.invitation(path.id, link)
        card, host = entry.card, await self._context.store.player(entry.host)
        name = None if host is None else host.name
        return answer(http.Invitation(name, card.name, card.game, card.preset, card.stakes))

    async def advice(self, request: web.Request) -> web.Response:
        visitor = await self._entrance.known(request)
        path = read(http.TablePath, dict(request.match_info))
        query = read(http.AdviceQuery, dict(request.query))
        by = Player(visitor.player, visitor.name)
        return answer(await self._coaching.advice(path.id, by, query.against))

    async def chart(self, request: web.Request) -> web.Response:
        visitor = await self._entrance.known(request)
        query = read(http.ChartQuery, dict(request.query))
        path = read(http.TablePath, dict(request.match_info))
        by = Player(visitor.player, visitor.name)
        if not query.link:
            return answer(await self._coaching.chart(path.id, by, ""))
        with self._hub.guesses.one(self._entrance.address(request), by.id):
            return answer(await self._coaching.chart(path.id, by, query.link))

    async def edge(self, request: web.Request) -> web.Response:
        asked = await self._entrance.sent(request, http.EdgeQuestion)
        visitor = await self._entrance.known(request)
        return answer(await self._coaching.edge(asked, Player(visitor.player, visitor.name)))

    async def games(self, _: web.Request) -> web.Response:
        return answer(self._games)


def game_card(game: AnyGame) -> http.GameCard:
    presets = (
        http.PresetCard(
            name, preset.rules, _preset_settings(game, name), kinds_for(game.name, preset.rules)
        )
        for name, preset in game.presets.items()
    )
    kinds = tuple(bots().get(game.name, {}))
    least, most, coached = game.seats[0], game.seats[-1], game.coach is not None
    charted = isinstance(game.coach, ChartCoach)
    return http.GameCard(game.name, least, most, tuple(presets), kinds, coached, charted)


def _preset_settings(game: AnyGame, preset: str) -> TableSettings:
    """As a host finds them who opens a table: who may ask the coach is said."""
    settings = preset_settings(game, preset)
    return replace(settings, coach=coach_use(game, settings)) if game.coach else settings
