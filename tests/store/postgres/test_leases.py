"""Streams belong to one process by a lease, and whoever has lost one can write no more."""

import asyncio

import pytest

from croupier.roles.ownership import LEASE_MS
from croupier.store.postgres.store import PostgresStore
from croupier.tables.ports import Committed, NotOwner
from tests import postgres
from tests.store.commits import commit, record
from tests.store.postgres.conftest import SharedHouse

pytestmark = pytest.mark.asyncio

LONG_MS = 10 * 60 * 1_000


async def claim(store: PostgresStore, **options: object) -> dict[str, int]:
    streams, damaged = await store.claim_free("table", **({"limit": 100} | options))  # type: ignore[arg-type]
    assert damaged == []
    return {one.stream: one.epoch for one in streams}


async def test_a_new_stream_belongs_to_whoever_opens_it(shared: SharedHouse) -> None:
    first, second = await shared.open(), await shared.open()
    assert await first.renew(LONG_MS)
    assert await second.renew(LONG_MS)
    await first.commit(commit("t1", 1))
    await second.commit(commit("t2", 1))
    assert (await first.owned("table"), await second.owned("table")) == (["t1"], ["t2"])
    assert await claim(first) == await claim(second) == {}
    assert await first.free("table") == 0


async def test_what_has_expired_is_taken_over_and_the_stale_owner_writes_no_more(
    shared: SharedHouse,
) -> None:
    first, second = await shared.open(), await shared.open()
    assert await first.renew(LONG_MS)
    assert await second.renew(LONG_MS)
    await first.commit(commit("t1", 1))
    shared.expire(first)
    assert await second.free("table") == 1
    streams, _ = await second.claim_free("table", limit=10)
    assert [(one.stream, one.epoch, one.records) for one in streams] == [
        ("t1", 2, (record("t1", 1),))
    ]
    with pytest.raises(NotOwner):
        await first.commit(commit("t1", 2))
    await second.commit(commit("t1", 2, epoch=2))
    assert not await first.renew(LONG_MS), "an expired lease is over for good"
    assert await first.owned("table") == []
    await first.rejoin(LONG_MS)
    assert await first.renew(LONG_MS)
    assert await claim(first) == {}, "the other one has it now"


async def test_writing_does_not_prolong_a_lease(shared: SharedHouse) -> None:
    first, second = await shared.open(), await shared.open()
    assert await first.renew(LONG_MS)
    shared.expire(first)
    await first.commit(commit("t1", 1))
    assert not await first.renew(LONG_MS)
    assert await claim(second) == {"t1": 2}


async def test_only_the_clock_of_the_database_counts(
    shared: SharedHouse, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A process whose clock is years wrong keeps its lease, and takes nobody's."""
    first, second = await shared.open(), await shared.open()
    monkeypatch.setattr("time.time_ns", lambda: 9 * 10**18)
    monkeypatch.setattr("time.time", lambda: 9.0 * 10**9)
    assert await first.renew(LONG_MS)
    await first.commit(commit("t1", 1))
    assert await claim(second) == {}
    assert await first.renew(LONG_MS)
    [left] = [one.left_ms for one in await second.owners() if one.owner == first.owner]
    assert 0 < left <= LONG_MS


async def test_a_lease_of_no_length_has_expired_at_once(shared: SharedHouse) -> None:
    first, second = await shared.open(), await shared.open()
    assert await first.renew(0)
    await first.commit(commit("t1", 1))
    assert not await first.renew(LONG_MS)
    assert await claim(second) == {"t1": 2}


async def test_of_many_who_claim_at_once_each_stream_has_one_owner(shared: SharedHouse) -> None:
    gone = await shared.open()
    assert await gone.renew(LONG_MS)
    for number in range(30):
        await gone.commit(commit(f"t{number:02}", 1))
    shared.expire(gone)
    others = [await shared.open() for _ in range(3)]
    for other in others:
        assert await other.renew(LONG_MS)
    taken = await asyncio.gather(*(claim(other, limit=12) for other in others))
    names = [name for one in taken for name in one]
    assert sorted(names) == [f"t{number:02}" for number in range(30)]
    assert max(map(len, taken)) == 12
    for other, mine in zip(others, taken, strict=True):
        assert await other.owned("table") == sorted(mine)
        for name in mine:
            await other.commit(commit(name, 2, epoch=2))


async def test_a_stream_is_handed_over_by_name(shared: SharedHouse) -> None:
    first, second, third = [await shared.open() for _ in range(3)]
    for one in (first, second, third):
        assert await one.renew(LONG_MS)
    for name in ("t1", "t2"):
        await first.commit(commit(name, 1))
    await third.release(["t1"])
    assert await first.owned("table") == ["t1", "t2"], "only the owner can let go of it"
    await first.release(["t1", "t2"])
    assert await claim(second, only=["t2"]) == {"t2": 2}
    assert await claim(third) == {"t1": 2}
    for store in (first, third):
        with pytest.raises(NotOwner):
            await store.commit(commit("t2", 2))
    await second.commit(commit("t2", 2, epoch=2))


async def test_whoever_leaves_leaves_everything_behind(shared: SharedHouse) -> None:
    first, second = await shared.open("first"), await shared.open("second")
    assert await first.renew(LONG_MS)
    assert await second.renew(LONG_MS)
    await first.commit(commit("t1", 1))
    assert [(one.name, one.streams) for one in await second.owners()] == [
        ("first", 1),
        ("second", 0),
    ]
    await first.leave()
    assert not await first.renew(LONG_MS)
    assert await claim(second) == {"t1": 2}


async def test_closed_streams_and_other_kinds_are_not_claimed(shared: SharedHouse) -> None:
    first, second = await shared.open(), await shared.open()
    assert await first.renew(LONG_MS)
    await first.commit(commit("t1", 1))
    await first.commit(commit("t1", 2, closes=True))
    await first.commit(commit("r1", 1, kind="room"))
    await first.leave()
    assert await claim(second) == {}
    rooms, _ = await second.claim_free("room", limit=9)
    assert [one.stream for one in rooms] == ["r1"]


async def test_a_takeover_waits_for_the_commit_that_is_under_way(shared: SharedHouse) -> None:
    """What the old owner was told to be stored is there for the new one, whoever was faster."""
    first, second = await shared.open(), await shared.open()
    assert await second.renew(LONG_MS)
    for number in range(20):
        name = f"t{number}"
        await first.rejoin(LONG_MS)
        await first.commit(commit(name, 1))
        shared.expire(first)

        async def write(name: str = name) -> Committed:
            return await first.commit(commit(name, 2))

        written, taken = await asyncio.gather(
            write(), second.claim_free("table", limit=9, only=[name]), return_exceptions=True
        )
        assert not isinstance(taken, BaseException)
        if not taken[0]:  # a commit was under way, and the stream is free afterwards
            assert isinstance(written, Committed)
            taken = await second.claim_free("table", limit=9, only=[name])
        [stream] = taken[0]
        stored = 2 if isinstance(written, Committed) else 1
        assert isinstance(written, Committed | NotOwner)
        assert [one.seq for one in stream.records] == list(range(1, stored + 1))
        await second.commit(commit(name, stored + 1, epoch=stream.epoch))


@pytest.mark.parametrize("ready", [True, False])
async def test_what_a_lost_process_has_locked_is_free_before_its_lease_is_over(ready: bool) -> None:
    """A network that swallows everything may do so between BEGIN and COMMIT."""
    house = SharedHouse(postgres.new_database(ready=ready))
    store = await house.open()
    question = b"SELECT setting::int FROM pg_settings WHERE name = %s"
    name = "idle_in_transaction_session_timeout"
    [(waits_ms,)] = await store._writer.run(
        lambda at, _: at.raw.execute(question, (name,)).fetchall()  # type: ignore[attr-defined]
    )
    assert 0 < waits_ms < LEASE_MS
    await house.close()
