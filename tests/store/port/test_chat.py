"""Lines of chat: each stored once, removed for good, forgotten when their time is over."""

import asyncio

import pytest

from croupier.chat.line import ChatLine, RemovedBy
from croupier.chat.ports import NewLine, Removal, StoredLine
from croupier.store.port import Store
from croupier.tables.ports import CommitFailed
from tests.store.commits import commit
from tests.store.port.conftest import OpenStore

pytestmark = pytest.mark.asyncio


def new(text: str, at_ms: int, stream: str = "t1", command: str | None = None) -> NewLine:
    return NewLine(stream, command or f"ann/{text}", at_ms, "ann", "Ann", text)


async def two_tables(store: Store) -> None:
    for stream in ("t1", "t2"):
        await store.commit(commit(stream, 1))


async def test_lines_come_back_in_order_also_after_a_restart(open_store: OpenStore) -> None:
    store = await open_store()
    await two_tables(store)
    for number in range(1, 6):
        added = await store.add_line(new(f"line {number}", 10 * number))
        assert added == StoredLine(
            ChatLine(10 * number, "Ann", f"line {number}", 10 * number), True
        )
    await store.add_line(new("elsewhere", 25, "t2"))
    for _ in range(2):
        lines = await store.lines("t1", limit=3)
        assert [line.text for line in lines] == ["line 3", "line 4", "line 5"]
        older = await store.lines("t1", before=lines[0].id, limit=3)
        assert [line.text for line in older] == ["line 1", "line 2"]
        assert await store.lines("t3", limit=3) == []
        store = await open_store()


async def test_ids_grow_whatever_the_clock_says(store: Store) -> None:
    await two_tables(store)
    times = [100, 100, 100, 50, 7, 200]
    added = await asyncio.gather(*(store.add_line(new(f"{n}", at)) for n, at in enumerate(times)))
    assert [one.line.id for one in added] == [100, 101, 102, 103, 104, 200]
    assert [one.line.at_ms for one in added] == times


async def test_a_command_makes_one_line_of_a_stream(open_store: OpenStore) -> None:
    store = await open_store()
    await two_tables(store)
    first = await store.add_line(new("once", 10, command="ann/a"))
    for _ in range(2):
        again = await store.add_line(new("twice", 20, command="ann/a"))
        assert again == StoredLine(first.line, False)
        store = await open_store()
    assert (await store.add_line(new("other", 30, "t2", command="ann/a"))).changed
    assert (await store.add_line(new("other", 30, command="bob/a"))).changed


async def test_a_removed_line_keeps_its_place_and_not_its_text(open_store: OpenStore) -> None:
    store = await open_store()
    await two_tables(store)
    line = (await store.add_line(new("bad", 10))).line
    gone = ChatLine(line.id, "Ann", "", 10, RemovedBy.HOST)
    host = Removal("t1", line.id, "bob", RemovedBy.HOST)
    assert await store.remove_line(host) == StoredLine(gone, True)
    for _ in range(2):
        house = Removal("t1", line.id, "root", RemovedBy.HOUSE)
        assert await store.remove_line(house) == StoredLine(gone, False)
        assert await store.lines("t1", limit=9) == [gone]
        store = await open_store()
    for nowhere in (
        Removal("t2", line.id, "bob", RemovedBy.HOST),
        Removal("t1", 9, "bob", host.name),
    ):
        assert await store.remove_line(nowhere) is None


async def test_old_lines_are_forgotten_some_at_a_time_oldest_first(store: Store) -> None:
    await two_tables(store)
    for number in range(4):
        await store.add_line(new(f"{number}", 10 * number, "t1" if number % 2 else "t2"))
    assert await store.forget_lines(0, limit=9) == 0
    assert await store.forget_lines(30, limit=2) == 2
    assert [line.text for line in await store.lines("t1", limit=9)] == ["3"]
    assert await store.forget_lines(30, limit=2) == 1
    assert await store.forget_lines(30, limit=2) == 0
    assert [line.text for line in await store.lines("t1", limit=9)] == ["3"]


async def test_lines_of_closed_streams_are_forgotten_and_no_others(store: Store) -> None:
    await two_tables(store)
    for number in range(3):
        await store.add_line(new(f"{number}", number, "t1"))
        await store.add_line(new(f"{number}", number, "t2"))
    assert await store.forget_lines(None, limit=9) == 0
    await store.commit(commit("t1", 2, closes=True))
    assert [await store.forget_lines(None, limit=2) for _ in range(3)] == [2, 1, 0]
    assert await store.lines("t1", limit=9) == []
    assert len(await store.lines("t2", limit=9)) == 3


async def test_a_line_of_no_stream_is_not_stored_and_harms_no_other(store: Store) -> None:
    await two_tables(store)
    lost, kept = await asyncio.gather(
        store.add_line(new("lost", 1, "nowhere")),
        store.add_line(new("kept", 1)),
        return_exceptions=True,
    )
    assert isinstance(lost, CommitFailed)
    assert isinstance(kept, StoredLine)
