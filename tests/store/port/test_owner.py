"""A stream has one owner at a time, and every commit follows on the one before."""

import asyncio

import pytest

from croupier.ledger.transfer import mint, move, seat, wallet
from croupier.store.port import Store
from croupier.tables.ports import Commit, Committed, NotOwner, Repeated, StoredStream
from tests.store.commits import buy_in, commit, give, record
from tests.store.port.conftest import OpenStore

pytestmark = pytest.mark.asyncio


async def test_a_commit_follows_on_the_newest_record(store: Store) -> None:
    await store.commit(commit("t1", 1))
    wrong = commit("t1", 1), commit("t1", 3), commit("t1", 0), commit("t2", 2), commit("t2", 0)
    for one in wrong:
        with pytest.raises(NotOwner):
            await store.commit(one)
    await store.commit(commit("t1", 2))
    await store.commit(commit("t2", 1))


async def test_only_the_owner_of_the_epoch_may_write(open_store: OpenStore) -> None:
    store = await open_store()
    await store.commit(commit("t1", 1))
    for epoch in (0, 2):
        with pytest.raises(NotOwner):
            await store.commit(commit("t1", 2, epoch=epoch))
    [stream], _ = await store.claim_streams("table")
    assert stream.epoch == 2
    with pytest.raises(NotOwner):
        await store.commit(commit("t1", 2, epoch=1))
    await store.commit(commit("t1", 2, epoch=2))
    store = await open_store()
    await store.commit(commit("t1", 3, epoch=2))
    [stream], _ = await store.claim_streams("table")
    expected = (record("t1", 1), record("t1", 2), record("t1", 3))
    assert stream == StoredStream("t1", "table", 3, None, expected)
    with pytest.raises(NotOwner):
        await store.commit(commit("t1", 4, epoch=2))
    await store.commit(commit("t1", 4, epoch=3))


async def test_who_lost_the_stream_changes_nothing(store: Store) -> None:
    await give(store, "ann", 500)
    await store.commit(commit("t1", 1))
    await store.claim_streams("table")
    with pytest.raises(NotOwner):
        await store.commit(commit("t1", 2, "ann/sit", buy_in("t1", "ann", 500)))
    assert await store.balance(wallet("ann")) == 500
    assert await store.records("t1", 1, 9) == [record("t1", 1)]
    await store.commit(commit("t1", 2, "ann/sit", buy_in("t1", "ann", 500), epoch=2))


async def test_a_stream_is_claimed_between_two_commits_that_wait_together(store: Store) -> None:
    async def write(one: Commit) -> Committed:
        return await store.commit(one)

    await store.commit(commit("t1", 1))
    first, claimed, second, third = await asyncio.gather(
        write(commit("t1", 2)),
        store.claim_streams("table"),
        write(commit("t1", 3)),
        write(commit("t1", 3, epoch=2)),
        return_exceptions=True,
    )
    assert (type(first), type(second), type(third)) == (Committed, NotOwner, Committed)
    assert not isinstance(claimed, BaseException)
    [stream], _ = claimed
    assert stream.epoch == 2
    assert stream.records[:2] == (record("t1", 1), record("t1", 2))


async def test_streams_of_another_kind_are_left_alone(store: Store) -> None:
    await store.commit(commit("t1", 1))
    await store.commit(commit("r1", 1, kind="room"))
    ((room,), damaged) = await store.claim_streams("room")
    assert (room.stream, room.kind, room.epoch, damaged) == ("r1", "room", 2, [])
    await store.commit(commit("t1", 2))


async def test_nothing_follows_on_the_commit_that_closes_a_stream(open_store: OpenStore) -> None:
    store = await open_store()
    await store.commit(commit("t1", 1))
    answers = await asyncio.gather(
        store.commit(commit("t1", 2, "ann/close", closes=True)),
        store.commit(commit("t1", 3)),
        return_exceptions=True,
    )
    assert [type(answer) for answer in answers] == [Committed, NotOwner]
    for late in (commit("t1", 3), commit("t1", 1)):
        with pytest.raises(NotOwner):
            await store.commit(late)
    with pytest.raises(Repeated):
        await store.commit(commit("t1", 3, "ann/close"))
    store = await open_store()
    assert await store.claim_streams("table") == ([], [])
    assert await store.newest_ms() == 1_002
    assert len(await store.records("t1", 1, 9)) == 2
    with pytest.raises(NotOwner):
        await store.commit(commit("t1", 1))


async def test_to_abandon_a_stream_sends_the_chips_home(open_store: OpenStore) -> None:
    store = await open_store()
    await give(store, "ann", 500)
    await give(store, "bob", 200)
    bot = move("bot", mint(), seat("t1", "bot-1"), 900)
    chips = buy_in("t1", "ann", 500), buy_in("t1", "bob", 150), bot
    await store.commit(commit("t1", 1, None, *chips))
    await store.commit(commit("t2", 1, None, buy_in("t2", "bob", 50)))
    for stream in ("t1", "t1", "never opened"):
        await store.abandon(stream)
    names = (wallet("ann"), wallet("bob"), seat("t1", "ann"), seat("t2", "bob"), mint())
    assert [await store.balance(name) for name in names] == [500, 150, 0, 50, -700]
    assert dict(await store.balances_of("ann")) == {wallet("ann"): 500}
    with pytest.raises(NotOwner):
        await store.commit(commit("t1", 2))
    store = await open_store()
    streams, _ = await store.claim_streams("table")
    assert [stream.stream for stream in streams] == ["t2"]
    with pytest.raises(NotOwner):
        await store.commit(commit("t1", 1))


async def test_a_stream_may_be_abandoned_while_its_last_commit_is_under_way(store: Store) -> None:
    async def write(one: Commit) -> Committed:
        return await store.commit(one)

    await give(store, "ann", 500)
    answers = await asyncio.gather(
        write(commit("t1", 1, None, buy_in("t1", "ann", 500))),
        store.abandon("t1"),
        write(commit("t1", 2)),
        return_exceptions=True,
    )
    assert [type(answer) for answer in answers] == [Committed, type(None), NotOwner]
    assert await store.balance(wallet("ann")) == 500
    assert await store.claim_streams("table") == ([], [])
