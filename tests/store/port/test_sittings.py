"""What players brought to seats and took away: stored with the commit that ends it."""

import pytest
from msgspec.structs import replace

from croupier.games.game import Refused
from croupier.ledger.transfer import move, seat, wallet
from croupier.store.port import Sittings, Store
from croupier.tables.ports import Sitting
from tests.store.commits import commit
from tests.store.port.conftest import OpenStore

pytestmark = pytest.mark.asyncio
ANN = Sitting("ann", "holdem", "heads-up", (500, 1_000), "odds", 12, 100_000, 124_000, 100)


@pytest.mark.req("HU-FR10b", "HU-FR10c")
async def test_they_add_up_and_outlive_a_restart(open_store: OpenStore) -> None:
    store = await open_store()
    second = replace(ANN, took_out=0, rounds=3, against=None, stakes=(), ended_ms=300)
    third = replace(ANN, bought_in=500, took_out=501, rounds=1, ended_ms=200)
    for number, one in enumerate((ANN, second, third)):
        await store.commit(commit(f"t{number}", 1, None, sittings=(one,)))
    store = await open_store()
    found = await store.sittings_of("ann", "holdem", "heads-up", limit=9)
    assert found == Sittings(3, 16, 24_000 - 100_000 + 1, (second, third, ANN))
    page = await store.sittings_of("ann", "holdem", "heads-up", limit=1)
    assert page == replace(found, newest=(second,))


async def test_other_players_and_other_tables_do_not_count(store: Store) -> None:
    others = (
        replace(ANN, player="bob"),
        replace(ANN, game="sabacc"),
        replace(ANN, preset="casino"),
    )
    await store.commit(commit("t1", 1, None, sittings=others))
    assert await store.sittings_of("ann", "holdem", "heads-up", limit=9) == Sittings(0, 0, 0, ())


async def test_a_commit_that_is_refused_tells_nothing(store: Store) -> None:
    chips = move("too-much", wallet("ann"), seat("t1", "ann"), 1)
    with pytest.raises(Refused):
        await store.commit(commit("t1", 1, None, chips, sittings=(ANN,)))
    assert (await store.sittings_of("ann", "holdem", "heads-up", limit=9)).count == 0
