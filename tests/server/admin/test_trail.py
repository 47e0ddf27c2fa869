"""The audit trail: who did what when, before it was done and what became of it; in pages, whole
after a crash at any point, and covered by the audit."""

import asyncio
import sqlite3
from collections.abc import AsyncIterator
from contextlib import closing
from pathlib import Path
from typing import Any

import pytest
import pytest_asyncio

from croupier.games.game import Refused
from croupier.server.admin.trail import SNAPSHOT_EVERY, STREAM, ActBegun, Trail
from croupier.store.audit import audit
from croupier.store.deskport import DeskChange
from croupier.store.errors import StoreError
from croupier.store.sqlite import SqliteStore
from croupier.tables.ports import Commit, CommitFailed
from croupier.wire.admin.down import TrailEntry
from tests.server.admin.rig import NAME, DeskRig
from tests.server.cardroom import ROOM
from tests.store.commits import commit
from tests.stores import rows

pytestmark = pytest.mark.asyncio


class Book:
    """A store, and the trails that are opened on it one after the other."""

    def __init__(self, path: Path) -> None:
        self.path = path
        self.now = 1_000
        self.store: SqliteStore

    async def open(self) -> Trail:
        self.store = await SqliteStore.open(self.path)
        return await Trail.open(self.store, self.clock)

    async def reopen(self) -> Trail:
        await self.store.close()
        return await self.open()

    def clock(self) -> int:
        self.now += 1
        return self.now


@pytest_asyncio.fixture
async def book(tmp_path: Path) -> AsyncIterator[Book]:
    found = Book(tmp_path / "house.db")
    yield found
    await found.store.close()
    assert audit(found.path).problems == ()


def act(order: str, **more: Any) -> ActBegun:
    return ActBegun(by="admin-1", name=NAME, act="switch_on", order=order, **more)


async def nothing() -> dict[str, int | str]:
    return {}


async def entries(trail: Trail) -> list[TrailEntry]:
    found, _ = await trail.page(None, 100)
    return found


async def test_an_act_is_on_disk_before_it_is_done(book: Book) -> None:
    trail = await book.open()
    seen: list[list[Any]] = []

    async def look() -> dict[str, int | str]:
        with closing(sqlite3.connect(book.path)) as connection:
            seen.append(connection.execute("SELECT seq, command FROM log").fetchall())
        return {}

    await trail.record(act("o1", room=ROOM), look)
    assert seen == [[(1, "admin-1/o1")]]
    (entry,) = await entries(trail)
    assert (entry.name, entry.act, entry.room, entry.outcome) == (NAME, "switch_on", ROOM, "done")
    assert entry.ended_ms is not None
    assert entry.at_ms < entry.ended_ms


async def test_what_cannot_be_written_down_is_not_done(
    book: Book, monkeypatch: pytest.MonkeyPatch
) -> None:
    trail = await book.open()
    done = []

    async def do() -> dict[str, int | str]:
        done.append(1)
        return {}

    def fail(_: Commit) -> "asyncio.Future[Any]":
        raise CommitFailed("the disk is full")

    with monkeypatch.context() as patched:
        patched.setattr(book.store, "commit", fail)
        with pytest.raises(CommitFailed):
            await trail.record(act("o1"), do)
    assert done == []
    await trail.record(act("o1"), do)
    assert done == [1]


async def test_a_refusal_and_a_bug_are_results_too(book: Book) -> None:
    trail = await book.open()

    async def refuse() -> dict[str, int | str]:
        raise Refused("room_on", max=3)

    async def break_down() -> dict[str, int | str]:
        raise ValueError("a card: 7h")

    with pytest.raises(Refused, match="room_on") as caught:
        await trail.record(act("o1"), refuse)
    assert caught.value.facts == {"max": 3}
    with pytest.raises(Refused, match="internal"):
        await trail.record(act("o2"), break_down)
    assert [one.outcome for one in await entries(trail)] == ["internal", "room_on"]


@pytest.mark.parametrize("restart", [False, True])
async def test_a_repeat_is_not_done_again_and_has_the_same_answer(
    book: Book, restart: bool
) -> None:
    trail = await book.open()
    done = []

    async def do() -> dict[str, int | str]:
        done.append(1)
        return {"table": "t1"}

    async def refuse() -> dict[str, int | str]:
        raise Refused("room_on", max=3)

    assert await trail.record(act("o1"), do) == {"table": "t1"}
    with pytest.raises(Refused):
        await trail.record(act("o2"), refuse)
    if restart:
        trail = await book.reopen()
    assert await trail.record(act("o1"), do) == {"table": "t1"}
    with pytest.raises(Refused, match="room_on") as caught:
        await trail.record(act("o2"), do)
    assert caught.value.facts == {"max": 3}
    assert done == [1]


async def test_the_same_act_twice_at_the_same_moment_is_done_once(book: Book) -> None:
    trail = await book.open()
    done, go = [], asyncio.Event()

    async def do() -> dict[str, int | str]:
        done.append(1)
        await go.wait()
        return {}

    both = [asyncio.ensure_future(trail.record(act("o1"), do)) for _ in range(5)]
    await asyncio.sleep(0.05)
    go.set()
    await asyncio.gather(*both)
    assert done == [1]


async def test_whoever_goes_away_does_not_stop_the_act(book: Book) -> None:
    trail = await book.open()
    go = asyncio.Event()

    async def do() -> dict[str, int | str]:
        await go.wait()
        return {}

    asked = asyncio.ensure_future(trail.record(act("o1"), do))
    await asyncio.sleep(0.05)
    asked.cancel()
    go.set()
    await trail.finish()
    assert [one.outcome for one in await entries(trail)] == ["done"]


async def test_pages_newest_first(book: Book) -> None:
    trail = await book.open()
    for number in range(25):
        await trail.record(act(f"o{number}"), nothing)
    found: list[TrailEntry] = []
    before: int | None = None
    pages = 0
    while True:
        page, before = await trail.page(before, 10)
        found += page
        pages += 1
        if before is None:
            break
    assert pages == 3
    assert [one.seq for one in found] == list(range(49, 0, -2))
    assert all(one.outcome == "done" for one in found)


async def test_an_end_on_an_earlier_page_is_found(book: Book) -> None:
    trail = await book.open()
    go = asyncio.Event()

    async def wait() -> dict[str, int | str]:
        await go.wait()
        return {}

    slow = asyncio.ensure_future(trail.record(act("slow"), wait))
    await asyncio.sleep(0.05)
    for number in range(6):
        await trail.record(act(f"o{number}"), nothing)
    (first,) = (await trail.page(2, 10))[0]
    assert first.outcome == ""  # it is under way
    go.set()
    await slow
    (first,) = (await trail.page(2, 10))[0]
    assert first.outcome == "done"


async def test_a_long_trail_is_not_read_at_every_start(book: Book) -> None:
    trail = await book.open()
    for number in range(SNAPSHOT_EVERY // 2 + 3):
        await trail.record(act(f"o{number}"), nothing)
    trail = await book.reopen()
    await trail.record(act("one more"), nothing)
    assert (await entries(trail))[0].seq == SNAPSHOT_EVERY + 7


# Crashes


async def begin_only(trail: Trail, begun: ActBegun) -> None:
    await trail._begin(begun)


async def test_killed_between_the_record_and_the_act(book: Book) -> None:
    trail = await book.open()
    await begin_only(trail, act("o1", stream=ROOM, room=ROOM))
    trail = await book.reopen()
    assert [one.outcome for one in await entries(trail)] == ["interrupted"]
    with pytest.raises(Refused, match="interrupted"):
        await trail.record(act("o1", stream=ROOM), nothing)


async def test_killed_between_the_act_and_its_result(book: Book) -> None:
    trail = await book.open()
    await begin_only(trail, act("o1", stream=ROOM, room=ROOM))
    await book.store.commit(commit(ROOM, 1, "admin-1/o1", kind="room"))
    trail = await book.reopen()
    assert [one.outcome for one in await entries(trail)] == ["done"]


# Changes


async def test_what_was_done_from_the_command_line_is_noted_once(book: Book) -> None:
    trail = await book.open()
    change = DeskChange("c1", 7, "admin_add", "Ada")
    for _ in range(2):
        await trail.note(change)
    (entry,) = await entries(trail)
    assert (entry.act, entry.name, entry.facts["name"]) == ("admin_add", "croupier admin", "Ada")
    assert entry.outcome == "done"


async def test_a_trail_that_was_changed_is_noticed(tmp_path: Path) -> None:
    book = Book(tmp_path / "house.db")
    trail = await book.open()
    for number in range(3):
        await trail.record(act(f"o{number}"), nothing)
    await book.store.close()
    with closing(sqlite3.connect(book.path)) as connection:
        connection.execute("UPDATE log SET events = '[]' WHERE seq = 3")
        connection.commit()
    assert f"stream {STREAM}: record 3 is not as it was written" in audit(book.path).problems
    with pytest.raises(StoreError, match="audit trail"):
        await book.open()
    await book.store.close()


# At the desk


async def test_every_act_is_in_the_trail_with_its_result(rig: DeskRig) -> None:
    client, desk = await rig.at_desk()
    await desk.done("switch_on", room=ROOM)
    await desk.refused("switch_on", room=ROOM)
    await desk.done("announce", text="Hello.", room=ROOM)
    _, page = await client.call("GET", "/api/admin/trail?newest=3")
    told = [(one["act"], one.get("room", ""), one["outcome"]) for one in page["entries"]]
    assert told == [
        ("announce", ROOM, "done"),
        ("switch_on", ROOM, "room_on"),
        ("switch_on", ROOM, "done"),
    ]
    assert page["entries"][0]["facts"] == {"text": "Hello."}
    assert page["before"] is not None
    _, rest = await client.call("GET", f"/api/admin/trail?before={page['before']}")
    assert [one["act"] for one in rest["entries"]] == ["sign_in"]
    assert rest["before"] is None


async def test_other_administrators_hear_of_an_act_at_once(rig: DeskRig) -> None:
    _, desk = await rig.at_desk()
    _, other = await rig.at_desk()
    await desk.done("switch_on", room=ROOM)
    begun = await other.until(lambda m: m.get("entry", {}).get("act") == "switch_on")
    assert "outcome" not in begun["entry"]
    ended = await other.until(lambda m: m.get("entry", {}).get("act") == "switch_on")
    assert ended["entry"]["outcome"] == "done"
    assert ended["entry"]["at_ms"] == begun["entry"]["at_ms"]


async def test_no_secret_is_in_the_trail(rig: DeskRig) -> None:
    client = await rig.signed_in()
    body = {"password": "correct horse battery", "new_password": "another good password"}
    assert (await client.call("POST", "/api/admin/password", body))[0] == 200
    written = b"".join(events for (events,) in rows(rig.folder, "SELECT events FROM log"))
    for secret in (*body.values(), client.token):
        assert secret.encode() not in written
