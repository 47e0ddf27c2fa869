"""PostgreSQL goes away and comes back: nothing is lost, nothing doubled, nothing guessed."""

import asyncio
from collections.abc import AsyncIterator

import pytest
import pytest_asyncio

from croupier.ledger.transfer import wallet
from croupier.store.errors import StoreError
from croupier.store.postgres.opening import Sharing
from croupier.tables.ports import Commit, CommitFailed, Committed
from tests import postgres
from tests.store.commits import buy_in, commit, give
from tests.store.postgres.conftest import SharedHouse
from tests.store.postgres.cutter import Cut, Cutter
from tools.postgres import DURABLE, PostgresServer

pytestmark = pytest.mark.asyncio


@pytest_asyncio.fixture
async def way() -> AsyncIterator[Cutter]:
    cutter = Cutter("127.0.0.1", postgres.server().port)
    await cutter.start()
    yield cutter
    await cutter.stop()


def through(way: Cutter, house: SharedHouse) -> str:
    name = house.url.partition("?")[0].rpartition("/")[2]
    secret = postgres.server().password
    return f"postgresql://postgres:{secret}@127.0.0.1:{way.port}/{name}"


class Troubles:
    """What was told, and a way to wait for it."""

    def __init__(self) -> None:
        self.told: list[str] = []
        self._changed = asyncio.Condition()
        self._tasks: set[asyncio.Task[None]] = set()

    def hear(self, trouble: str) -> None:
        self.told.append(trouble)
        task = asyncio.ensure_future(self._notify())
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    async def _notify(self) -> None:
        async with self._changed:
            self._changed.notify_all()

    async def until(self, *, over: bool) -> None:
        async with self._changed:
            await self._changed.wait_for(lambda: self.told and (not self.told[-1]) == over)


@pytest.mark.parametrize("cut", list(Cut))
async def test_a_connection_lost_at_commit_is_resolved_by_asking(
    shared: SharedHouse, way: Cutter, cut: Cut
) -> None:
    """The writer learns what became of the batch, and each caller has the answer that is true."""
    troubles = Troubles()
    store = await shared.open(url=through(way, shared), on_trouble=troubles.hear)
    await give(store, "ann", 500)

    async def write(one: Commit) -> Committed:
        return await store.commit(one)

    way.cut_next_commit(cut)
    waiting = asyncio.create_task(
        write(commit("t1", 1, "ann/sit", buy_in("t1", "ann", 200), epoch=1))
    )
    await way.was_cut.wait()
    with pytest.raises(CommitFailed):  # what comes meanwhile is refused
        await write(commit("t2", 1))
    assert not waiting.done()
    assert store.trouble
    await way.start()
    done = await waiting
    assert done.balances == {wallet("ann"): 300, "casino:seat:t1:ann": 200}
    await troubles.until(over=True)
    assert await store.balance(wallet("ann")) == 300
    assert len(await store.records("t1", 1, 9)) == 1
    await store.commit(commit("t1", 2))
    [(stored,)] = shared.execute("SELECT count(*) FROM log WHERE stream_id = 't1'")
    assert stored == 2


async def test_the_house_waits_while_the_way_is_cut_and_goes_on_by_itself(
    shared: SharedHouse, way: Cutter
) -> None:
    troubles = Troubles()
    store = await shared.open(
        url=through(way, shared), sharing=Sharing.ALONE, on_trouble=troubles.hear
    )
    await store.commit(commit("t1", 1))
    await way.stop()
    with pytest.raises(CommitFailed):
        await store.commit(commit("t1", 2))
    await troubles.until(over=False)
    assert "cannot be reached" in store.trouble or "away" in store.trouble
    assert not await store.check_writable()
    with pytest.raises(StoreError):
        await store.player("ann")
    await way.start()
    await troubles.until(over=True)
    await store.commit(commit("t1", 2))
    assert await store.player("ann") is None
    assert store.trouble == ""


async def test_whoever_lost_the_database_to_another_house_writes_no_more(
    shared: SharedHouse, way: Cutter
) -> None:
    store = await shared.open(url=through(way, shared), sharing=Sharing.ALONE)
    await store.commit(commit("t1", 1))
    await way.stop()
    with pytest.raises(CommitFailed):
        await store.commit(commit("t1", 2))
    # The server notices that the connection is gone, or is told so by the next one.
    shared.execute(
        "SELECT pg_terminate_backend(pid, 5000) FROM pg_stat_activity WHERE datname = "
        "current_database() AND pid <> pg_backend_pid()"
    )
    other = await shared.open("other", sharing=Sharing.ALONE)
    [stream], _ = await other.claim_streams("table")
    assert stream.epoch == 2
    await way.start()
    with pytest.raises(CommitFailed):
        await store.commit(commit("t1", 2))
    assert not await store.check_writable()
    await other.commit(commit("t1", 2, epoch=2))


async def test_what_was_acknowledged_survives_a_kill_of_the_server() -> None:
    with PostgresServer(DURABLE) as server:
        postgres.execute(server.url(), "CREATE DATABASE house")
        house = SharedHouse(server.url("house"))
        troubles = Troubles()
        store = await house.open(sharing=Sharing.ALONE, on_trouble=troubles.hear)
        stored: dict[str, int] = dict.fromkeys([f"t{number}" for number in range(20)], 0)
        running = True

        async def play(stream: str) -> None:
            """As a table does: a decision that failed is made again."""
            while running:
                try:
                    await store.commit(commit(stream, stored[stream] + 1, f"x/{stored[stream]}"))
                except CommitFailed:
                    await troubles.until(over=True)
                else:
                    stored[stream] += 1

        tables = [asyncio.create_task(play(stream)) for stream in stored]
        for _ in range(2):
            before = sum(stored.values())
            while sum(stored.values()) < before + 200:
                await store.check_balance() if not store.trouble else await troubles.until(
                    over=True
                )
            await asyncio.to_thread(server.kill)
            await troubles.until(over=False)
            await asyncio.to_thread(server.start)
            await troubles.until(over=True)
        running = False
        await asyncio.gather(*tables)
        for stream, seq in stored.items():
            assert len(await store.records(stream, 1, 10**9)) == seq
        await house.close()
        assert house.audit().problems == ()
