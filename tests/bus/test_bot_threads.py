"""Bots that think in threads."""

import pytest

from croupier.bots import bots
from croupier.bus.botthreads import BotThreads
from croupier.games.holdem import game
from croupier.games.holdem.rules import HEADS_UP
from tests.bots.playing import chance_of
from tests.games.holdem.hand import deal

pytestmark = pytest.mark.asyncio


async def test_a_table_that_stored_a_kind_which_is_gone_is_played_on() -> None:
    hand = deal(HEADS_UP, (1_000, 1_000), "AsAd KsKd", button=0)
    seen = game.observe(hand.state, 0, hand.events)
    threads = BotThreads(bots())
    action = await threads.act("holdem", "odds", seen, chance_of(1))
    assert action == await threads.act("holdem", "medium", seen, chance_of(1))
    assert seen.options.allows(action)
    threads.stop()
