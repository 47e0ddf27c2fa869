"""Those whom the house remembers: stored with the commit that names them, newest first."""

import pytest

from croupier.games.game import Refused
from croupier.ledger.transfer import move, seat, wallet
from croupier.store.port import Store
from croupier.tables.ports import Honour
from tests.store.commits import commit
from tests.store.port.conftest import OpenStore

pytestmark = [pytest.mark.asyncio, pytest.mark.req("T21-P2-HALLOFFAME")]


def honour(name: str, at_ms: int, game: str = "blackjack", *, bot: bool = False) -> Honour:
    return Honour(game, "busted_the_house", name.lower(), name, 50_100, bot, at_ms)


async def test_they_are_read_newest_first_and_outlive_a_restart(open_store: OpenStore) -> None:
    store = await open_store()
    told = [honour("Ann", 100), honour("Bot", 300, bot=True), honour("Cid", 200)]
    for number, one in enumerate(told):
        await store.commit(commit(f"t{number}", 1, None, honours=(one,)))
    await store.commit(commit("t9", 1, None, honours=(honour("Dan", 400, "roulette"),)))
    store = await open_store()
    newest = [told[1], told[2], told[0]]
    assert await store.honours("blackjack", limit=10) == newest
    assert await store.honours("blackjack", limit=2) == newest[:2]
    assert [one.name for one in await store.honours("roulette", limit=10)] == ["Dan"]
    assert await store.honours("sabacc", limit=10) == []


async def test_several_of_one_commit_stay_in_their_order(store: Store) -> None:
    both = (honour("Ann", 100), honour("Bob", 100))
    await store.commit(commit("t1", 1, None, honours=both))
    assert await store.honours("blackjack", limit=10) == list(both)


async def test_a_commit_that_is_refused_honours_nobody(store: Store) -> None:
    chips = move("too-much", wallet("ann"), seat("t1", "ann"), 1)
    with pytest.raises(Refused, match="not_enough_chips"):
        await store.commit(commit("t1", 1, None, chips, honours=(honour("Ann", 100),)))
    assert await store.honours("blackjack", limit=10) == []
