"""One thread, one connection, one fsync for all who wait; and what happens when the disk fails."""

import asyncio
import sqlite3
import subprocess
import sys
import textwrap
from pathlib import Path
from typing import Any

import pytest
import structlog

from croupier import orderlog
from croupier.ledger.transfer import mint, move, seat, wallet
from croupier.store import writer, writerthread
from croupier.store.errors import Unwritable
from croupier.store.port import Picture
from croupier.tables.ports import CommitFailed
from tests.store.commits import commit
from tests.store.conftest import SqliteBackend, Wire, io_error

pytestmark = pytest.mark.asyncio


async def test_decisions_that_wait_together_share_one_commit(
    backend: SqliteBackend, wire: Wire
) -> None:
    store = await backend.open(factory=wire.factory())
    wire.open.clear()
    first = store.commit(commit("first", 1))
    assert await asyncio.to_thread(wire.reached.wait, 30)
    rest = [store.commit(commit(f"t{number}", 1)) for number in range(writerthread.BATCH_MAX + 1)]
    wire.open.set()
    await asyncio.gather(first, *rest)
    assert wire.commits() == 3  # the first alone, a full batch, and the one too many


async def test_the_log_names_all_orders_of_a_commit(
    backend: SqliteBackend, wire: Wire, monkeypatch: pytest.MonkeyPatch
) -> None:
    store = await backend.open(factory=wire.factory())
    monkeypatch.setattr(orderlog, "every_step", True)
    wire.open.clear()
    with structlog.testing.capture_logs() as logged:
        first = store.commit(commit("first", 1, "ann/o1"))
        assert await asyncio.to_thread(wire.reached.wait, 30)
        rest = [store.commit(commit(f"t{number}", 1, f"bob/o{number}")) for number in range(2)]
        nobody = store.commit(commit("t2", 1))
        wire.open.set()
        await asyncio.gather(first, *rest, nobody)
    assert [line["orders"] for line in logged] == [["ann/o1"], ["bob/o0", "bob/o1"]]


async def test_nothing_is_acknowledged_before_it_is_committed(
    backend: SqliteBackend, wire: Wire
) -> None:
    store = await backend.open(factory=wire.factory())
    await store.transfer((move("hello", mint(), wallet("ann"), 10),))
    wire.open.clear()
    wire.reached.clear()
    sits = move("in", wallet("ann"), seat("t1", "ann"), 10)
    waiting = store.commit(commit("t1", 1, None, sits))
    assert await asyncio.to_thread(wire.reached.wait, 30)
    assert await store.balance(wallet("ann")) == 10
    assert dict(await store.balances_of("ann")) == {wallet("ann"): 10}
    assert await store.records("t1", 1, 1) == []  # reading takes a while and goes on meanwhile
    assert not waiting.done()
    wire.open.set()
    await waiting
    assert await store.balance(wallet("ann")) == 0
    assert len(await store.records("t1", 1, 1)) == 1


async def test_chips_find_home_to_a_wallet_that_is_as_new_as_the_table(
    backend: SqliteBackend, wire: Wire
) -> None:
    store = await backend.open(factory=wire.factory())
    wire.open.clear()
    first = store.commit(commit("first", 1))
    assert await asyncio.to_thread(wire.reached.wait, 30)
    hello = move("hello", mint(), wallet("ann"), 10)
    sits = move("in", wallet("ann"), seat("t1", "ann"), 10)
    second = store.commit(commit("t1", 1, None, hello, sits))
    closing = asyncio.ensure_future(store.abandon("t1"))
    await asyncio.sleep(0)
    wire.open.set()
    await asyncio.gather(first, second, closing)
    assert wire.commits() == 2
    assert (await store.balance(wallet("ann")), await store.balance(mint())) == (10, -10)


async def test_what_comes_in_one_turn_of_the_loop_is_written_together(
    backend: SqliteBackend, wire: Wire
) -> None:
    store = await backend.open(factory=wire.factory())
    await asyncio.gather(*(store.commit(commit(f"t{number}", 1)) for number in range(20)))
    assert wire.commits() == 1


async def test_no_batch_is_larger_than_the_limit(backend: SqliteBackend, wire: Wire) -> None:
    store = await backend.open(factory=wire.factory())
    many = range(2 * writerthread.BATCH_MAX + 1)
    await asyncio.gather(*(store.commit(commit(f"t{number}", 1)) for number in many))
    assert wire.commits() == 3


async def test_a_busy_writer_waits_a_moment_for_more(
    backend: SqliteBackend, wire: Wire, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(writerthread, "GATHER_SECONDS", 0.2)
    store = await backend.open(factory=wire.factory())
    await asyncio.gather(store.commit(commit("a", 1)), store.commit(commit("b", 1)))
    commits = []
    for number in range(20):
        commits.append(store.commit(commit(f"t{number}", 1)))
        await asyncio.sleep(0)
    await asyncio.gather(*commits)
    assert wire.commits() == 2


async def test_a_quiet_writer_waits_for_nobody(
    backend: SqliteBackend, monkeypatch: pytest.MonkeyPatch
) -> None:
    waits: list[float] = []
    monkeypatch.setattr("croupier.store.writerthread.time.sleep", waits.append)
    store = await backend.open()
    for number in range(5):
        await store.commit(commit(f"t{number}", 1))
    assert waits == []


@pytest.mark.parametrize("setting", ["synchronous", "foreign_keys", "journal_mode"])
async def test_a_database_that_will_not_be_careful_is_not_used(
    backend: SqliteBackend, setting: str
) -> None:
    class Careless(sqlite3.Connection):
        def execute(self, statement: str, /, *values: Any) -> sqlite3.Cursor:
            wrong = {"synchronous": "OFF", "foreign_keys": "OFF", "journal_mode": "DELETE"}
            if statement.startswith(f"PRAGMA {setting} ="):
                statement = f"PRAGMA {setting} = {wrong[setting]}"
            return super().execute(statement, *values)

    with pytest.raises(Unwritable, match=setting):
        await backend.open(factory=Careless)
    await backend.open()


async def test_after_a_failed_fsync_nothing_is_written_any_more(
    backend: SqliteBackend, wire: Wire
) -> None:
    reasons: list[str] = []
    store = await backend.open(factory=wire.factory(), on_fatal=reasons.append)
    await store.transfer((move("hello", mint(), wallet("ann"), 10),))
    wire.fail = lambda statement: io_error() if statement == "COMMIT" else None
    sits = move("in", wallet("ann"), seat("t1", "ann"), 10)
    with pytest.raises(CommitFailed):
        await store.commit(commit("t1", 1, None, sits))
    assert len(reasons) == 1
    assert "disk I/O error" in reasons[0]
    assert store.trouble == reasons[0]
    assert await store.balance(wallet("ann")) == 10
    wire.fail = lambda _: None
    wire.statements.clear()
    with pytest.raises(CommitFailed):
        await store.commit(commit("t2", 1))
    with pytest.raises(CommitFailed):
        await store.transfer((move("more", mint(), wallet("ann"), 10),))
    assert wire.statements == []
    await backend.close()
    assert backend.execute("SELECT value FROM meta WHERE name = 'clean'") == [("0",)]
    store = await backend.open()
    assert await store.records("t1", 1, 1) == []
    assert await store.check_balance() == []


async def test_a_failed_fsync_of_a_checkpoint_is_as_bad(
    backend: SqliteBackend, wire: Wire, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(writer, "CHECKPOINT_IDLE", 1)
    monkeypatch.setattr(writer, "CHECKPOINT_BUSY", 1)
    died = asyncio.Event()
    loop = asyncio.get_running_loop()
    store = await backend.open(
        factory=wire.factory(), on_fatal=lambda _: loop.call_soon_threadsafe(died.set)
    )
    wire.fail = lambda statement: io_error() if "wal_checkpoint" in statement else None
    await store.commit(commit("t1", 1))
    await asyncio.wait_for(died.wait(), 30)
    with pytest.raises(CommitFailed):
        await store.commit(commit("t1", 2))
    wire.fail = lambda _: None


async def test_a_failed_fsync_ends_the_process_with_one_line(tmp_path: Path) -> None:
    program = textwrap.dedent(
        """
        import asyncio, sys
        from croupier.store.sqlite import SqliteStore
        from tests.store.commits import commit
        from tests.store.conftest import Wire, io_error

        async def main():
            wire = Wire()
            store = await SqliteStore.open(sys.argv[1], factory=wire.factory())
            wire.fail = lambda statement: io_error() if statement == "COMMIT" else None
            await store.commit(commit("t1", 1))

        asyncio.run(main())
        """
    )
    root = Path(__file__).parents[2]
    done = await asyncio.to_thread(
        subprocess.run,
        [sys.executable, "-c", program, str(tmp_path / "house.db")],
        cwd=root,
        capture_output=True,
        text=True,
        timeout=60,
    )
    assert done.returncode == 70
    assert done.stderr.count("\n") == 1
    assert "disk I/O error" in done.stderr


async def test_the_log_is_moved_into_the_file_now_and_then(
    backend: SqliteBackend, wire: Wire, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(writer, "CHECKPOINT_IDLE", 10)
    monkeypatch.setattr(writer, "CHECKPOINT_BUSY", 10)
    store = await backend.open(factory=wire.factory())
    for seq in range(1, 25):
        await store.commit(commit("t1", seq))
    await backend.close()
    assert sum("wal_checkpoint" in statement for statement in wire.statements) == 2


async def test_large_pictures_bring_a_checkpoint_forward(
    backend: SqliteBackend, wire: Wire, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(writer, "CHECKPOINT_IDLE", 100)
    monkeypatch.setattr(writer, "CHECKPOINT_BUSY", 100)
    store = await backend.open(factory=wire.factory())
    await store.create_player("ann", "Ann", 5)
    for number in range(5):
        body = bytes([number]) * 100_000
        await store.set_picture("ann", "table", Picture(str(number), body))
    assert await store.check_writable()
    assert sum("wal_checkpoint" in statement for statement in wire.statements) == 1


async def test_the_check_of_the_book_sees_a_wrong_account(backend: SqliteBackend) -> None:
    store = await backend.open()
    await store.transfer((move("hello", mint(), wallet("ann"), 10),))
    assert await store.check_balance() == []
    backend.execute("UPDATE accounts SET balance = 11 WHERE account = ?", wallet("ann"))
    assert await store.check_balance() == ["casino: the book in memory is not the one on disk"]


async def test_accounts_that_vanish_from_the_disk_are_noticed(backend: SqliteBackend) -> None:
    store = await backend.open()
    await store.transfer((move("hello", mint(), wallet("ann"), 10),))
    backend.execute("DELETE FROM accounts WHERE account = ?", wallet("ann"))
    with pytest.raises(CommitFailed, match="accounts on disk"):
        await store.transfer((move("more", mint(), wallet("ann"), 10),))


async def test_the_database_itself_refuses_an_overdrawn_account(backend: SqliteBackend) -> None:
    store = await backend.open()
    await store.transfer((move("hello", mint(), wallet("ann"), 10),))
    with pytest.raises(sqlite3.IntegrityError):
        backend.execute("UPDATE accounts SET balance = -1 WHERE account = ?", wallet("ann"))
    assert await store.balance(mint()) == -10


async def test_looks_and_pictures_go_with_their_player(backend: SqliteBackend, wire: Wire) -> None:
    store = await backend.open(factory=wire.factory())
    for player in ("ann", "bob"):
        await store.create_player(player, player, 5)
        await store.set_looks(player, b"{}")
        await store.set_picture(player, "back", Picture("1", b"RIFF"))
    await store._execute("DELETE FROM players WHERE id = ?", "ann")
    assert await store.looks("ann") is None
    assert await store.picture_versions("ann") == {}
    assert await store.picture_versions("bob") == {"back": "1"}
