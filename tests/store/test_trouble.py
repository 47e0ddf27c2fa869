"""A full disk: what cannot be stored is refused, the reason is told once, and as soon as there is
room again the house goes on."""

import asyncio
import errno
import sqlite3
from collections.abc import Awaitable, Callable

import pytest

from croupier.ledger.transfer import mint, move, seat, wallet
from croupier.store import sqlstore
from croupier.store.sqlite import SqliteStore
from croupier.tables.ports import CommitFailed, Committed, NotOwner
from tests.store.commits import commit
from tests.store.conftest import SqliteBackend, Wire, full_disk

pytestmark = pytest.mark.asyncio

FULL = "the disk is full"


def writes(statement: str) -> bool:
    return statement.lstrip().startswith(("INSERT", "UPDATE", "DELETE"))


def when_full(statement: str) -> Exception | None:
    """What the disk says to the writer."""
    return full_disk() if writes(statement) or statement == "COMMIT" else None


def never(_: str) -> None:
    return None


async def test_a_full_disk_refuses_until_there_is_room(backend: SqliteBackend, wire: Wire) -> None:
    told: list[str] = []
    store = await backend.open(factory=wire.factory(), on_fatal=pytest.fail, on_trouble=told.append)
    await store.transfer((move("hello", mint(), wallet("ann"), 10),))
    await store.commit(commit("t1", 1))
    assert (store.trouble, told) == ("", [])
    [[pages]] = wire.connection.execute("PRAGMA page_count").fetchall()
    wire.connection.execute(f"PRAGMA max_page_count = {pages + 2}")
    sits = move("in", wallet("ann"), seat("t1", "ann"), 10)
    large = commit("t1", 2, "ann/2", sits, events=b" " * 100_000)
    answers = await asyncio.gather(
        store.commit(commit("t2", 1)), store.commit(large), return_exceptions=True
    )
    assert [type(answer) for answer in answers] == [CommitFailed] * 2
    assert (store.trouble, told) == (FULL, [FULL])
    assert await store.balance(wallet("ann")) == 10
    assert await store.balance(seat("t1", "ann")) == 0
    assert await store.check_balance() == []
    with pytest.raises(CommitFailed):
        await store.commit(large)
    assert told == [FULL]
    wire.connection.execute("PRAGMA max_page_count = 1000000")
    await store.commit(large)
    assert (store.trouble, told) == ("", [FULL, ""])
    await store.commit(commit("t2", 1))
    assert await store.balance(seat("t1", "ann")) == 10
    await backend.close()
    assert backend.audit().ok


WRITES: dict[str, Callable[[SqliteStore], Awaitable[object]]] = {
    "commit": lambda store: store.commit(commit("t1", 2)),
    "transfer": lambda store: store.transfer((move("more", mint(), wallet("ann"), 1),)),
    "give_chips": lambda store: store.give_chips("bob", 1, 1),
    "claim_streams": lambda store: store.claim_streams("table"),
    "abandon": lambda store: store.abandon("t1"),
    "create_player": lambda store: store.create_player("p2", "Bob", 1),
    "set_password_hash": lambda store: store.set_password_hash("p1", "hash"),
    "create_session": lambda store: store.create_session(b"new", "p1", 1, 2),
    "end_session": lambda store: store.end_session(b"token"),
    "end_sessions": lambda store: store.end_sessions("p1"),
}


@pytest.mark.parametrize("name", WRITES)
@pytest.mark.parametrize(
    "error", [full_disk(), OSError(errno.ENOSPC, "no space")], ids=["sqlite", "system"]
)
async def test_whatever_cannot_be_written_says_so(
    backend: SqliteBackend, wire: Wire, name: str, error: sqlite3.Error | OSError
) -> None:
    """Never an error of the driver, and never that the file is damaged."""
    store = await backend.open(factory=wire.factory(), on_fatal=pytest.fail)
    await store.create_player("p1", "Ann", 1)
    await store.create_session(b"token", "p1", 1, 1_000)
    await store.commit(commit("t1", 1))
    wire.fail = lambda statement: error if writes(statement) or statement == "COMMIT" else None
    with pytest.raises(CommitFailed) as failed:
        await WRITES[name](store)
    assert not isinstance(failed.value, NotOwner)
    assert store.trouble == FULL
    wire.fail = never
    await WRITES[name](store)
    assert store.trouble == ""


async def test_the_file_that_readers_share_may_be_what_has_no_room(
    backend: SqliteBackend, wire: Wire
) -> None:
    """SQLite calls this an I/O error, but nothing is lost and the process must not end."""
    error = sqlite3.OperationalError("disk I/O error")
    error.sqlite_errorcode = sqlite3.SQLITE_IOERR_SHMSIZE
    store = await backend.open(factory=wire.factory(), on_fatal=pytest.fail)
    wire.fail = lambda statement: error if statement.startswith("BEGIN") else None
    with pytest.raises(CommitFailed):
        await store.commit(commit("t1", 1))
    assert store.trouble == FULL
    wire.fail = never
    assert await store.commit(commit("t1", 1)) == Committed({})


async def test_other_trouble_is_told_too(backend: SqliteBackend, wire: Wire) -> None:
    error = sqlite3.OperationalError("attempt to write a readonly database")
    error.sqlite_errorcode = sqlite3.SQLITE_READONLY
    store = await backend.open(factory=wire.factory(), on_fatal=pytest.fail)
    wire.fail = lambda statement: error if writes(statement) or statement == "COMMIT" else None
    with pytest.raises(CommitFailed):
        await store.commit(commit("t1", 1))
    assert store.trouble == (
        "the database cannot be written (attempt to write a readonly database)"
    )


async def test_a_refusal_is_no_trouble(backend: SqliteBackend) -> None:
    told: list[str] = []
    store = await backend.open(on_trouble=told.append)
    with pytest.raises(NotOwner):
        await store.commit(commit("t1", 2))
    with pytest.raises(CommitFailed):
        await store.create_session(b"token", "nobody", 1, 2)
    assert (store.trouble, told) == ("", [])


async def test_a_question_does_not_end_the_trouble(backend: SqliteBackend, wire: Wire) -> None:
    store = await backend.open(factory=wire.factory())
    wire.fail = when_full
    assert not await store.check_writable()
    assert await store.is_broke("ann")
    assert await store.check_balance() == []
    assert store.trouble == FULL


async def test_whoever_hears_of_trouble_may_fail(backend: SqliteBackend, wire: Wire) -> None:
    """Those who wait for an answer get it all the same."""
    caught: list[object] = []
    loop = asyncio.get_running_loop()
    loop.set_exception_handler(lambda _, context: caught.append(context.get("exception")))

    def fail(trouble: str) -> None:
        raise ZeroDivisionError(trouble)

    store = await backend.open(factory=wire.factory(), on_trouble=fail)
    wire.fail = when_full
    with pytest.raises(CommitFailed):
        await store.commit(commit("t1", 1))
    assert [str(error) for error in caught] == [FULL]


async def test_the_check_really_writes(backend: SqliteBackend, wire: Wire) -> None:
    store = await backend.open(factory=wire.factory())
    assert await store.check_writable()
    assert wire.commits() == 1


async def test_checks_at_the_same_moment_share_a_write(backend: SqliteBackend, wire: Wire) -> None:
    store = await backend.open(factory=wire.factory())
    answers = await asyncio.gather(*(store.check_writable() for _ in range(20)))
    assert (answers, wire.commits()) == ([True] * 20, 1)
    assert await store.check_writable()
    assert wire.commits() == 1


async def test_a_check_is_good_for_a_second(
    backend: SqliteBackend, wire: Wire, monkeypatch: pytest.MonkeyPatch
) -> None:
    store = await backend.open(factory=wire.factory())
    assert await store.check_writable()
    wire.fail = when_full
    assert await store.check_writable(), "asked a moment ago"
    monkeypatch.setattr(sqlstore, "PROBE_SECONDS", 0.0)
    assert not await store.check_writable()
    wire.fail = never
    assert await store.check_writable()


async def test_who_stops_waiting_for_a_check_does_not_stop_the_others(
    backend: SqliteBackend, wire: Wire
) -> None:
    store = await backend.open(factory=wire.factory())
    wire.open.clear()
    first = asyncio.ensure_future(store.check_writable())
    assert await asyncio.to_thread(wire.reached.wait, 30)
    second = asyncio.ensure_future(store.check_writable())
    first.cancel()
    await asyncio.sleep(0)
    wire.open.set()
    assert await second


async def test_a_closed_store_is_not_writable(backend: SqliteBackend) -> None:
    store = await backend.open()
    await backend.close()
    assert not await store.check_writable()
