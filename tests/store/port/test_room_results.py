"""Rounds that a room shows to everybody, and links that were taken back."""

import pytest

from croupier.store.port import Store
from tests.store.commits import buy_in, commit, give, settled, taken_back
from tests.store.port.conftest import OpenStore

pytestmark = pytest.mark.asyncio


async def table(store: Store, stream: str) -> None:
    for name in ("ann", "bob"):
        await give(store, f"{name}-{stream}", 1_000)
    buys = [buy_in(stream, f"{name}-{stream}", 1_000) for name in ("ann", "bob")]
    await store.commit(commit(stream, 1, None, *buys))


def gains(stream: str, won: int) -> dict[str, int]:
    return {f"ann-{stream}": won, f"bob-{stream}": -won}


async def test_a_room_has_its_own_results_newest_first_also_after_a_restart(
    open_store: OpenStore,
) -> None:
    store = await open_store()
    for stream in ("t1", "t2"):
        await table(store, stream)
    for seq, (stream, room) in enumerate((("t1", "casino"), ("t2", "club"))):
        await store.commit(settled(stream, 2, 1, gains(stream, 5), result_in=room, at_ms=9 - seq))
    await store.commit(settled("t1", 3, 2, gains("t1", 7), result_in="", at_ms=20))
    await store.commit(settled("t1", 4, 3, gains("t1", 9), result_in="casino", at_ms=30))
    store = await open_store()
    found = await store.results_in("holdem", "casino", limit=9)
    assert [(one.stream, one.round.number) for one in found] == [("t1", 3), ("t1", 1)]
    assert [one.gain for one in found[0].round.participants] == [9, -9]
    assert len(await store.results_in("holdem", "casino", limit=1)) == 1
    assert [one.stream for one in await store.results_in("holdem", "club", limit=9)] == ["t2"]
    assert await store.results_in("sabacc", "casino", limit=9) == []


async def test_what_was_taken_back_is_no_result(store: Store) -> None:
    await table(store, "t1")
    await store.commit(settled("t1", 2, 1, gains("t1", 5), result_in="casino"))
    await store.commit(taken_back("t1", 3, 1, gains("t1", 5)))
    assert await store.results_in("holdem", "casino", limit=9) == []


async def test_links_are_taken_back_by_seat_and_round(open_store: OpenStore) -> None:
    store = await open_store()
    await table(store, "t1")
    for number in (1, 2):
        await store.commit(settled("t1", number + 1, number, gains("t1", 5)))
    for _ in range(2):
        await store.withdraw_shares("t1", 1, 0)
    await store.withdraw_shares("t1", 2, 1)
    store = await open_store()
    asked = [(1, 0), (1, 1), (2, 0), (2, 1)]
    assert [await store.shares_withdrawn("t1", *one) for one in asked] == [2, 0, 0, 1]
