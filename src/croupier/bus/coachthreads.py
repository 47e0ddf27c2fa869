"""Coaches reckon in a thread of their own, so that the event loop serves players meanwhile."""

import asyncio
from collections.abc import Callable, Mapping
from concurrent.futures import ThreadPoolExecutor
from typing import Any, TypeVar

from croupier.games.coach import Chart, ChartCoach, Coach, HouseEdge
from croupier.games.game import AnyGame, Refused
from croupier.tables.coaching import Question, check_charted

T = TypeVar("T")
THREADS = 1
WAITING_MAX = 64


class CoachThreads:
    """Implements `tables.ports.Coaches`. An edge takes a hundred times as long as an advice, so
    edges wait for each other and not advice for them."""

    def __init__(self, games: Mapping[str, AnyGame]) -> None:
        self._games = games
        self._advising = ThreadPoolExecutor(THREADS, "croupier-coach")
        self._reckoning = ThreadPoolExecutor(THREADS, "croupier-edges")
        self._waiting = 0

    async def advise(self, asked: Question) -> Any | None:
        coach = self._coach(asked.game)
        return await self._run(self._advising, coach.advise, asked.rules, asked.seen)

    async def chart(self, game: str, rules: Any) -> Chart:
        return await self._run(self._reckoning, self._chart_coach(game).chart, rules)

    async def edge(self, game: str, rules: Any, players: int) -> HouseEdge:
        return await self._run(self._reckoning, self._chart_coach(game).edge, rules, players)

    def stop(self) -> None:
        for threads in (self._advising, self._reckoning):
            threads.shutdown(wait=False, cancel_futures=True)

    def _coach(self, game: str) -> Coach:
        known = self._game(game)
        if known.coach is None:
            raise Refused("no_coach")
        return known.coach

    def _chart_coach(self, game: str) -> ChartCoach:
        known = self._game(game)
        check_charted(known)
        assert isinstance(known.coach, ChartCoach)
        return known.coach

    def _game(self, game: str) -> AnyGame:
        known = self._games.get(game)
        if known is None:
            raise Refused("no_such_game")
        return known

    async def _run(self, threads: ThreadPoolExecutor, work: Callable[..., T], *arguments: Any) -> T:
        if self._waiting >= WAITING_MAX:
            raise Refused("busy")
        self._waiting += 1
        try:
            return await asyncio.get_running_loop().run_in_executor(threads, work, *arguments)
        finally:
            self._waiting -= 1
