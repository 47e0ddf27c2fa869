"""A book that somebody has changed with care: every hash fits again, and only what the owner has
kept elsewhere shows it."""

import sqlite3
from contextlib import closing
from pathlib import Path

import msgspec
import pytest

from croupier.ledger.transfer import mint, wallet
from croupier.store import statements as sql
from croupier.store.audit import audit
from croupier.store.chain import GENESIS, link, link_transfer
from croupier.store.heads import FILE, BadHeads, export_heads, newest_heads, read_heads
from croupier.store.reader import reading
from tests.store.commits import commit, give
from tests.store.conftest import SqliteBackend
from tests.store.test_audit import fill

pytestmark = pytest.mark.asyncio


def sign(path: Path, at_ms: int = 1_000) -> Path:
    with reading(path) as connection:
        export_heads(connection, path.parent, at_ms)
    return path.parent / FILE


def chain_again(path: Path) -> None:
    """All hashes of transfers and logs, as a forger would make them fit."""
    with closing(sqlite3.connect(path, isolation_level=None)) as at:
        previous = GENESIS
        rows = at.execute("SELECT number, key, at_ms, stream_id, seq FROM transfers").fetchall()
        for number, key, at_ms, stream, seq in sorted(rows):
            question = "SELECT account, amount FROM postings WHERE key = ? ORDER BY line"
            lines = at.execute(question, (key,)).fetchall()
            previous = link_transfer(previous, number, key, at_ms, (stream, seq), lines)
            at.execute("UPDATE transfers SET hash = ? WHERE key = ?", (previous, key))
        last = ""
        for stream, seq, at_ms, command, events, _ in at.execute(sql.ALL_RECORDS).fetchall():
            previous = link(
                GENESIS if stream != last else previous, stream, seq, at_ms, command, events
            )
            last = stream
            place = (previous, stream, seq)
            at.execute("UPDATE log SET hash = ? WHERE stream_id = ? AND seq = ?", place)


async def test_a_transfer_that_was_added_without_care_is_named(backend: SqliteBackend) -> None:
    await fill(backend)
    backend.execute(
        "INSERT INTO transfers (key, at_ms, number, hash) VALUES ('gift', 1, 12, x'00')"
    )
    for line, (account, amount) in enumerate(((mint(), -500), (wallet("bob"), 500))):
        backend.execute("INSERT INTO postings VALUES ('gift', ?, ?, ?)", line, account, amount)
        change = "UPDATE accounts SET balance = balance + ? WHERE account = ?"
        backend.execute(change, amount, account)
    report = backend.audit()
    assert report.problems == ("transfer gift, number 12, is not as it was written",)
    assert "11 of 12 transfers are as they were written, from the first one on" in report.trusted


async def test_a_transfer_that_is_gone_is_named_by_its_number(backend: SqliteBackend) -> None:
    await fill(backend)
    ((number,),) = backend.execute("SELECT number FROM transfers WHERE key = 'in:t1:ann'")
    for table in ("postings", "transfers"):
        backend.execute(f"DELETE FROM {table} WHERE key = 'in:t1:ann'")
    assert any(f"transfer {number} is missing" in line for line in backend.audit().problems)


async def test_the_audit_says_what_can_still_be_trusted(backend: SqliteBackend) -> None:
    await fill(backend)
    backend.execute("UPDATE log SET events = '[1]' WHERE stream_id = 't1' AND seq = 3")
    assert backend.audit().trusted == (
        "11 of 11 transfers are as they were written, from the first one on",
        "1 of 2 logs are as they were written",
        "stream t1: its first 2 records are as they were written",
    )


async def test_only_signed_heads_show_a_book_that_was_forged_with_care(
    backend: SqliteBackend,
) -> None:
    """A hundred of ann's first chips are bob's, and a record has other words; all sealed anew."""
    await fill(backend)
    kept = read_heads(sign(backend.path))
    for name, chips in (("ann", -100), ("bob", 100)):
        key = f"hello:{name}"
        for account, amount in ((wallet(name), chips), (mint(), -chips)):
            change = "UPDATE postings SET amount = amount + ? WHERE key = ? AND account = ?"
            backend.execute(change, amount, key, account)
        change = "UPDATE accounts SET balance = balance + ? WHERE account = ?"
        backend.execute(change, chips, wallet(name))
    backend.execute("UPDATE log SET events = x'5b205d' WHERE stream_id = 't2' AND seq = 5")
    chain_again(backend.path)
    assert backend.audit().ok
    problems = audit(backend.path, against=kept).problems
    assert "transfer 11, or one before it, is another than at 1970-01-01T00:00:01+00:00" in problems
    forged = "stream t2: record 5, or one before it, is another than at 1970-01-01T00:00:01+00:00"
    assert forged in problems


async def test_an_honest_house_agrees_with_all_its_heads(backend: SqliteBackend) -> None:
    await fill(backend)
    sign(backend.path)
    store = await backend.open()
    await give(store, "dan", 5)
    await store.commit(commit("t1", 5))
    file = sign(backend.path, 2_000)
    kept = read_heads(file)
    assert [(heads.number, heads.transfers[0], heads.streams["t1"][0]) for heads in kept] == [
        (1, 11, 4),
        (2, 12, 5),
    ]
    assert audit(backend.path, against=kept).problems == ()
    assert (backend.path.parent / "house.key").stat().st_mode & 0o777 == 0o600


async def test_decisions_that_a_disk_has_forgotten_are_missed(backend: SqliteBackend) -> None:
    """The database fits together, but it is that of an hour before."""
    await fill(backend)
    before = backend.path.read_bytes()
    store = await backend.open()
    await store.commit(commit("t1", 5))
    await give(store, "dan", 5)
    await backend.close()
    kept = read_heads(sign(backend.path))
    backend.path.write_bytes(before)
    assert backend.audit().ok
    assert set(audit(backend.path, against=kept).problems) == {
        "transfer 12 is missing, it was there at 1970-01-01T00:00:01+00:00",
        "stream t1: record 5 is missing, it was there at 1970-01-01T00:00:01+00:00",
    }


async def test_heads_that_somebody_has_changed_are_refused(backend: SqliteBackend) -> None:
    await fill(backend)
    for at_ms in (1_000, 2_000, 3_000):
        file = sign(backend.path, at_ms)
    lines = file.read_bytes().splitlines(keepends=True)
    for changed, why in (
        (lines[0].replace(b'"number":1', b'"number":7') + lines[1], "line 1: the signature"),
        (lines[0] + lines[2], "line 2: does not follow"),
        (b"junk\n", "line 1: cannot be read"),
        (b"", "no heads"),
    ):
        file.write_bytes(changed)
        with pytest.raises(BadHeads, match=why):
            read_heads(file)


async def test_another_key_cannot_go_on_where_the_house_has_signed(backend: SqliteBackend) -> None:
    await fill(backend)
    file = sign(backend.path)
    (backend.path.parent / "house.key").unlink()
    sign(backend.path)
    with pytest.raises(BadHeads, match="another key"):
        read_heads(file)


async def test_a_line_that_a_crash_has_cut_is_written_again(backend: SqliteBackend) -> None:
    await fill(backend)
    file = sign(backend.path)
    whole = file.read_bytes()
    file.write_bytes(whole + whole[:50])
    assert len(read_heads(file)) == 1
    sign(backend.path)
    assert [heads.number for heads in read_heads(file)] == [1, 2]
    newest = newest_heads(file)
    assert newest is not None
    assert msgspec.structs.asdict(newest) == msgspec.structs.asdict(read_heads(file)[-1])
