"""The coach over HTTP: a player asks one thing at a time, and not too often."""

from collections.abc import Awaitable, Callable
from typing import Any, TypeVar

from croupier.bus.port import Bus
from croupier.games.coach import Chart, HouseEdge
from croupier.games.game import Refused
from croupier.server.context import Clock
from croupier.server.limiter import Attempts
from croupier.tables.authority import Player
from croupier.wire import limits
from croupier.wire.http import EdgeQuestion

T = TypeVar("T")


class Coaching:
    def __init__(self, bus: Bus, clock: Clock) -> None:
        self._bus = bus
        self._clock = clock
        self._asking: set[str] = set()
        self._asked = Attempts(limits.QUESTIONS_MAX, limits.QUESTIONS_WINDOW_MS)

    async def advice(self, table: str, by: Player, against: str) -> Any:
        return await self._ask(by, lambda: self._bus.advise(table, by, against))

    async def chart(self, table: str, by: Player, link: str) -> Chart:
        return await self._ask(by, lambda: self._bus.chart(table, by, link))

    async def edge(self, asked: EdgeQuestion, by: Player) -> HouseEdge:
        game, preset, rules, players = asked.game, asked.preset, asked.rules, asked.players
        return await self._ask(by, lambda: self._bus.edge(game, preset, rules, players))

    async def _ask(self, by: Player, question: Callable[[], Awaitable[T]]) -> T:
        now_ms = self._clock()
        if by.id in self._asking or self._asked.wait_ms(by.id, now_ms):
            raise Refused("too_fast")
        self._asked.note(by.id, now_ms)
        self._asking.add(by.id)
        try:
            return await question()
        finally:
            self._asking.discard(by.id)
