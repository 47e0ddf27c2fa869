"""Bots think in a thread of their own, so that the event loop serves players meanwhile."""

import asyncio
from collections.abc import Mapping
from concurrent.futures import ThreadPoolExecutor
from typing import Any

from croupier.bots.bot import BUDGET, Bot
from croupier.cards.chance import Chance
from croupier.games.game import Observation

THREADS = 1
BUDGET_MIN = BUDGET // 10
RELAXED = 4  # bots that may wait before the others think less


def by_all_names(kinds: Mapping[str, Bot]) -> dict[str, Bot]:
    """Tables that were opened long ago know some bots by the names they had then."""
    former = {kind: bot for bot in kinds.values() for kind in bot.formerly}
    return {**former, **kinds}


class BotThreads:
    """Implements `tables.ports.BotPlayers`. The more bots wait, the less each may think."""

    def __init__(self, bots: Mapping[str, Mapping[str, Bot]]) -> None:
        self._bots = {game: by_all_names(kinds) for game, kinds in bots.items()}
        self._threads = ThreadPoolExecutor(THREADS, "croupier-bots")
        self._waiting = 0

    async def act(self, game: str, kind: str, seen: Observation, chance: Chance) -> Any:
        bot = self._bots[game][kind]
        budget = max(BUDGET_MIN, BUDGET * RELAXED // max(RELAXED, self._waiting))
        loop = asyncio.get_running_loop()
        self._waiting += 1
        try:
            return await loop.run_in_executor(self._threads, bot.act, seen, chance, budget)
        finally:
            self._waiting -= 1

    def stop(self) -> None:
        self._threads.shutdown(wait=False, cancel_futures=True)
