"""Opening: a damaged, locked, foreign or newer file is refused with what to do next."""

import asyncio
import sqlite3
import stat
import subprocess
import sys
from collections.abc import Callable
from contextlib import closing
from pathlib import Path

import pytest

from croupier.ledger.transfer import mint, move, seat, wallet
from croupier.store import opening
from croupier.store.audit import audit
from croupier.store.errors import Damaged, StoreError, StoreLocked, TooNew, Unwritable
from croupier.store.sqlite import SqliteStore
from croupier.tables.ports import NotOwner, StoredStream
from tests.store.commits import commit, give, record
from tests.store.conftest import SqliteBackend, Wire

pytestmark = pytest.mark.asyncio

MARK = b'["something that is easy to find"]'


async def fill(backend: SqliteBackend) -> None:
    store = await backend.open()
    await store.transfer((move("hello", mint(), wallet("ann"), 1_000),))
    for seq in range(1, 6):
        written = []
        for number in range(40):
            events = MARK if (number, seq) == (7, 3) else b"[%d]" % seq * 40
            written.append(commit(f"t{number:02}", seq, events=events))
        await asyncio.gather(*(store.commit(one) for one in written))
    sits = move("in", wallet("ann"), seat("t07", "ann"), 400)
    await store.commit(commit("t07", 6, "ann/1", sits))
    await backend.close()


def cut_to(size: int) -> Callable[[Path], None]:
    def cut(path: Path) -> None:
        path.write_bytes(path.read_bytes()[:size])

    return cut


def garbage(path: Path) -> None:
    path.write_bytes(b"this is a letter to my aunt, not a database\n" * 100)


def half(path: Path) -> None:
    cut_to(path.stat().st_size // 2)(path)


def last_page_gone(path: Path) -> None:
    cut_to(path.stat().st_size - 4096)(path)


def flip_in_page_of(table: str) -> Callable[[Path], None]:
    def flip(path: Path) -> None:
        connection = sqlite3.connect(path)
        [[page]] = connection.execute(
            "SELECT rootpage FROM sqlite_master WHERE name = ?", (table,)
        ).fetchall()
        connection.close()
        content = bytearray(path.read_bytes())
        content[(page - 1) * 4096] ^= 0xFF
        path.write_bytes(content)

    return flip


@pytest.mark.parametrize(
    "damage",
    [garbage, half, last_page_gone, cut_to(50), flip_in_page_of("log"), flip_in_page_of("meta")],
    ids=["garbage", "half", "last page gone", "only 50 bytes", "page of log", "page of meta"],
)
async def test_a_damaged_file_is_refused_in_one_line(
    backend: SqliteBackend, damage: Callable[[Path], None]
) -> None:
    await fill(backend)
    damage(backend.path)
    before = backend.path.read_bytes()
    with pytest.raises(Damaged) as refused:
        await backend.open()
    assert "\n" not in str(refused.value)
    assert str(backend.path) in str(refused.value)
    assert "backup" in str(refused.value)
    assert backend.path.read_bytes() == before


async def test_a_flipped_byte_in_a_record_damages_its_stream_only(backend: SqliteBackend) -> None:
    await fill(backend)
    content = backend.path.read_bytes()
    assert content.count(MARK) == 1
    backend.path.write_bytes(content.replace(MARK, MARK.replace(b"easy", b"hard")))
    store = await backend.open()
    streams, damaged = await store.claim_streams("table")
    assert (len(streams), damaged) == (39, ["t07"])
    await store.abandon("t07")
    assert await store.balance(wallet("ann")) == 1_000
    store = await backend.reopen()
    streams, damaged = await store.claim_streams("table")
    assert (len(streams), damaged) == (39, [])


async def test_a_missing_record_damages_its_stream_only(backend: SqliteBackend) -> None:
    await fill(backend)
    backend.execute("DELETE FROM log WHERE stream_id = 't11' AND seq = 2")
    store = await backend.open()
    streams, damaged = await store.claim_streams("table")
    assert (len(streams), damaged) == (39, ["t11"])


async def test_a_stream_that_lost_all_its_records_can_only_be_abandoned(
    backend: SqliteBackend,
) -> None:
    await fill(backend)
    backend.execute("DELETE FROM log WHERE stream_id = 't07'")
    store = await backend.open()
    streams, damaged = await store.claim_streams("table")
    assert (len(streams), damaged) == (39, ["t07"])
    for seq in (0, 1, 2):
        with pytest.raises(NotOwner):
            await store.commit(commit("t07", seq, epoch=2))
    await store.abandon("t07")
    assert await store.balance(wallet("ann")) == 1_000
    assert len((await store.claim_streams("table"))[0]) == 39


@pytest.mark.parametrize("state", [b"stake", "state", 1])
async def test_a_damaged_snapshot_is_ignored(
    backend: SqliteBackend, state: bytes | str | int
) -> None:
    store = await backend.open()
    await store.commit(commit("t1", 1, snapshot=b"state"))
    await backend.close()
    backend.execute("UPDATE snapshots SET state = ?", state)
    assert backend.audit().problems == ("stream t1: the snapshot of record 1 was changed",)
    store = await backend.open()
    expected = StoredStream("t1", "table", 2, None, (record("t1", 1),))
    assert await store.claim_streams("table") == ([expected], [])


async def test_a_book_that_does_not_balance_is_refused(backend: SqliteBackend) -> None:
    await fill(backend)
    backend.execute("UPDATE accounts SET balance = balance + 1 WHERE account = ?", wallet("ann"))
    with pytest.raises(Damaged, match=r"off by 1.*croupier audit"):
        await backend.open()


async def test_a_database_of_something_else_is_left_alone(backend: SqliteBackend) -> None:
    backend.execute("CREATE TABLE bookmarks (url)")
    before = backend.path.read_bytes()
    with pytest.raises(Damaged, match="not a database of Croupier"):
        await backend.open()
    assert backend.path.read_bytes() == before


async def test_a_newer_schema_is_refused(backend: SqliteBackend) -> None:
    await fill(backend)
    backend.execute("UPDATE alembic_version SET version_num = '0999'")
    with pytest.raises(TooNew, match=f"schema 0999, this one knows {opening.SCHEMA_VERSION}"):
        await backend.open()


@pytest.mark.parametrize(
    "change",
    ["UPDATE alembic_version SET version_num = 'x'", "DELETE FROM alembic_version"],
)
async def test_an_unreadable_version_is_refused(backend: SqliteBackend, change: str) -> None:
    await fill(backend)
    backend.execute(change)
    with pytest.raises(Damaged):
        await backend.open()


async def test_an_empty_file_and_a_missing_folder_are_a_fresh_start(
    backend: SqliteBackend, tmp_path: Path
) -> None:
    backend.path.touch()
    assert await (await backend.open()).claim_streams("table") == ([], [])
    backend.path = tmp_path / "not" / "yet" / "50% & more?.db"
    assert await (await backend.open()).claim_streams("table") == ([], [])
    assert backend.path.is_file()


async def test_nobody_else_may_read_the_cards(backend: SqliteBackend) -> None:
    await backend.open()
    for file in backend.path.parent.glob("house.db*"):
        if file.suffix != ".lock":  # nothing is ever in it
            assert stat.S_IMODE(file.stat().st_mode) == 0o600, file


async def test_a_place_that_cannot_be_written_is_refused(tmp_path: Path) -> None:
    (tmp_path / "file").touch()
    (tmp_path / "folder.db").mkdir()
    for path in (tmp_path / "file" / "house.db", tmp_path / "folder.db"):
        with pytest.raises(Unwritable) as refused:
            await SqliteStore.open(path)
        assert "\n" not in str(refused.value)


@pytest.mark.parametrize(
    ("code", "kind"),
    [
        (sqlite3.SQLITE_READONLY_DBMOVED, Unwritable),
        (sqlite3.SQLITE_FULL, Unwritable),
        (sqlite3.SQLITE_BUSY, StoreLocked),
        (sqlite3.SQLITE_CORRUPT_VTAB, Damaged),
    ],
)
async def test_what_sqlite_complains_of_is_put_into_words(
    backend: SqliteBackend, wire: Wire, code: int, kind: type[StoreError]
) -> None:
    def complain(statement: str) -> sqlite3.Error | None:
        if "meta" not in statement:
            return None
        error = sqlite3.OperationalError("something")
        error.sqlite_errorcode = code
        return error

    wire.fail = complain
    with pytest.raises(kind):
        await backend.open(factory=wire.factory())
    await backend.open()


async def test_a_second_store_on_the_same_file_is_refused(backend: SqliteBackend) -> None:
    store = await backend.open()
    with pytest.raises(StoreLocked):
        await SqliteStore.open(backend.path)
    await store.commit(commit("t1", 1))
    await backend.reopen()


async def test_a_second_process_on_the_same_file_is_refused(backend: SqliteBackend) -> None:
    await backend.open()
    program = (
        "import asyncio, sys; from croupier.store.sqlite import SqliteStore;"
        "asyncio.run(SqliteStore.open(sys.argv[1]))"
    )
    done = await asyncio.to_thread(
        subprocess.run,
        [sys.executable, "-c", program, str(backend.path)],
        capture_output=True,
        text=True,
        timeout=60,
    )
    assert done.returncode == 1
    assert "StoreLocked" in done.stderr


async def test_a_large_file_is_searched_only_after_a_crash(
    backend: SqliteBackend, wire: Wire, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(opening, "SMALL", 0)
    await fill(backend)
    await backend.open(factory=wire.factory())
    await backend.close()
    assert not any("quick_check" in statement for statement in wire.statements)
    backend.execute("UPDATE meta SET value = '0' WHERE name = 'clean'")
    told: list[str] = []
    store = await backend.open(factory=wire.factory(), progress=lambda what, *_: told.append(what))
    assert any("quick_check" in statement for statement in wire.statements)
    assert told == ["checking the database after a crash"]
    assert len((await store.claim_streams("table"))[0]) == 40


async def test_a_large_file_that_lost_its_end_is_refused_without_a_search(
    backend: SqliteBackend, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(opening, "SMALL", 0)
    await fill(backend)
    last_page_gone(backend.path)
    with pytest.raises(Damaged, match="the end of the file is missing"):
        await backend.open()


async def test_a_url_is_a_path(tmp_path: Path) -> None:
    store = await SqliteStore.open(f"sqlite:///{tmp_path}/by-url.db")
    await store.commit(commit("t1", 1))
    assert await store.records("t1", 1, 9) == [record("t1", 1)]
    await store.close()
    assert (tmp_path / "by-url.db").is_file()


async def test_a_flipped_bit_in_the_name_of_an_account_is_refused(backend: SqliteBackend) -> None:
    """The book still sums to zero: only the postings know whose chips these are."""
    store = await backend.open()
    await give(store, "ann", 700)
    await backend.close()
    name = wallet("ann")
    other = name[:-1] + chr(ord(name[-1]) ^ 1)
    content = backend.path.read_bytes()
    connection = sqlite3.connect(backend.path, isolation_level=None)
    connection.execute("UPDATE accounts SET account = ? WHERE account = ?", (other, name))
    connection.close()
    assert backend.path.read_bytes() != content
    with pytest.raises(Damaged, match=r"holds \d+, its postings say \d+; run croupier audit"):
        await backend.open()


@pytest.mark.parametrize(
    "harm",
    [
        "UPDATE accounts SET balance = CAST(x'ff' AS TEXT), is_outer = true",
        "UPDATE accounts SET account = CAST(x'ff' AS TEXT) WHERE account LIKE '%ann'",
        "UPDATE log SET at_ms = 'x'",
        "UPDATE streams SET epoch = 'x'",
        "UPDATE streams SET kind = CAST(x'ff' AS TEXT)",
        "UPDATE transfers SET hash = 'x'",
    ],
)
async def test_values_that_nobody_wrote_are_told_in_one_line(
    backend: SqliteBackend, harm: str
) -> None:
    store = await backend.open()
    await give(store, "ann", 700)
    await store.commit(commit("t1", 1))
    await backend.close()
    backend.execute(harm)
    with pytest.raises(Damaged) as refused:
        await backend.open()
    assert "\n" not in str(refused.value)
    assert not backend.audit().ok


async def test_a_large_file_that_was_closed_well_is_compared_with_its_last_close(
    backend: SqliteBackend, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(opening, "SMALL", 0)
    store = await backend.open()
    await give(store, "ann", 700)
    await give(store, "bob", 700)
    await backend.close()
    await backend.open()
    await backend.close()
    for name, chips in (("ann", 1), ("bob", -1)):
        change = "UPDATE accounts SET balance = balance + ? WHERE account = ?"
        backend.execute(change, chips, wallet(name))
    with pytest.raises(Damaged, match="not as they were at the last close"):
        await backend.open()


@pytest.mark.parametrize(
    ("was", "becomes"),
    [("seal BLOB", "seam BLOB"), ("balance >= 0", "balance >= 1"), ("DEFAULT 0", "DEFAULT 2")],
)
async def test_a_changed_structure_is_refused_and_told_by_the_audit(
    backend: SqliteBackend, was: str, becomes: str
) -> None:
    await fill(backend)
    change_structure(backend.path, was, becomes)
    with pytest.raises(Damaged, match="the structure of"):
        await backend.open()
    assert any("structure" in line for line in audit(backend.path).problems)


async def test_an_index_of_the_owner_is_none_of_our_business(backend: SqliteBackend) -> None:
    await fill(backend)
    with closing(sqlite3.connect(backend.path)) as connection:
        connection.execute("CREATE INDEX of_my_own ON log (at_ms)")
    await backend.open()
    await backend.close()
    assert audit(backend.path).ok


def change_structure(path: Path, was: str, becomes: str) -> None:
    with closing(sqlite3.connect(path, isolation_level=None)) as connection:
        connection.execute("PRAGMA writable_schema = ON")
        changed = connection.execute(
            "UPDATE sqlite_master SET sql = replace(sql, ?, ?) WHERE instr(sql, ?)",
            (was, becomes, was),
        )
        assert changed.rowcount > 0
