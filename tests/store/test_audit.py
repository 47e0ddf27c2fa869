"""The audit: a whole house has no problem; every kind of harm is named, with its place."""

import asyncio
import sqlite3
from contextlib import closing

import msgspec
import pytest
from msgspec.structs import replace

from croupier.ledger.transfer import house, seat, wallet
from croupier.store.audit import audit
from croupier.store.errors import Damaged, TooNew, TooOld
from tests.store.commits import buy_in, commit, give, go_home, settled, taken_back
from tests.store.conftest import SqliteBackend

pytestmark = pytest.mark.asyncio

SAID = {"e": "said", "name": "bob", "text": 'he said "round_closed"', "at_ms": 3}


async def fill(backend: SqliteBackend) -> None:
    """Two tables. At the first a round is won by bob, with a rake, and one is without effect; cid
    leaves and the second is closed."""
    store = await backend.open()
    for name in ("ann", "bob", "cid"):
        await give(store, name, 1_000)
    for stream in ("t1", "t2"):
        for seq, name in ((1, "ann"), (2, "bob")):
            await store.commit(commit(stream, seq, f"{name}/1", buy_in(stream, name, 300)))
    won = settled("t1", 3, 1, {"ann": -100, "bob": 97}, rake=3, snapshot=b"state")
    said = msgspec.json.encode([*msgspec.json.decode(won.events), SAID])
    await store.commit(replace(won, command="bob/2", events=said))
    await store.commit(settled("t1", 4, 2, {"ann": 0, "bob": 0}))
    await store.commit(commit("t2", 3, None, buy_in("t2", "cid", 50)))
    home, chair = go_home("t2", "cid", 50), seat("t2", "cid")
    await store.commit(commit("t2", 4, None, home, closed_accounts=(chair,)))
    await store.commit(commit("t2", 5))
    await store.abandon("t2")
    await backend.close()


async def test_a_whole_house_has_no_problem(backend: SqliteBackend) -> None:
    await fill(backend)
    report = backend.audit()
    assert report.ok
    assert report.problems == ()
    assert (
        report.summary() == "2 streams, 9 records, 2 rounds, 11 transfers, 10 accounts: no problem"
    )


async def test_a_running_house_can_be_audited(backend: SqliteBackend) -> None:
    await fill(backend)
    store = await backend.open()
    await store.commit(commit("t1", 5))
    report = await asyncio.to_thread(backend.audit)
    assert (report.ok, report.records) == (True, 10)
    await store.commit(commit("t1", 6))


MOVE = "UPDATE postings SET amount = amount {} WHERE key = '{}' AND account = '{}'"
HARM = {
    "UPDATE log SET events = '[1]' WHERE stream_id = 't1' AND seq = 2": [
        "stream t1: record 2 is not as it was written"
    ],
    "UPDATE log SET at_ms = 9 WHERE stream_id = 't2' AND seq = 3": [
        "stream t2: record 3 is not as it was written"
    ],
    "UPDATE log SET command = NULL WHERE stream_id = 't2' AND seq = 1": [
        "stream t2: record 1 is not as it was written"
    ],
    "UPDATE log SET hash = x'00' WHERE stream_id = 't2' AND seq = 4": [
        "stream t2: record 4 is not as it was written",
        "stream t2: record 5 is not as it was written",
    ],
    "DELETE FROM log WHERE stream_id = 't2' AND seq IN (3, 4)": [
        "stream t2: records 3 to 4 are missing",
        "transfer in:t2:cid: belongs to record 3 of stream t2, not there",
    ],
    "DELETE FROM log WHERE stream_id = 't2' AND seq = 1": [
        "stream t2: record 1 is missing",
        "transfer in:t2:ann: belongs to record 1 of stream t2, not there",
    ],
    "DELETE FROM log WHERE stream_id = 't1' AND seq = 4": [
        "stream t1: round 2 has no end in the log"
    ],
    "DELETE FROM log WHERE stream_id = 't1' AND seq > 2": [
        "stream t1: round 1 has no end in the log",
        "stream t1: round 2 has no end in the log",
        "transfer round:t1:1: belongs to record 3 of stream t1, not there",
        "stream t1: the snapshot is of record 3, not there",
    ],
    "DELETE FROM rounds WHERE number = 2": [
        "stream t1: round 2 ends with record 4, but is not listed so"
    ],
    "UPDATE snapshots SET state = 'other'": ["stream t1: the snapshot of record 3 was changed"],
    "UPDATE transfers SET seq = 2 WHERE key = 'round:t1:1'": [
        "stream t1: round 1 has no transfer with record 3"
    ],
    MOVE.format("+ 1", "in:t1:ann", wallet("ann")): [
        "transfer in:t1:ann: the postings sum to 1, not to zero",
        f"account {wallet('ann')}: holds 700, its postings say 701",
    ],
    f"UPDATE postings SET account = '{house()}' "
    f"WHERE key = 'round:t1:1' AND account = '{seat('t1', 'bob')}'": [
        f"account {house()}: holds 3, its postings say 100",
        f"account {seat('t1', 'bob')}: holds 397, its postings say 300",
        "stream t1: round 1 was settled otherwise than the log says",
    ],
    f"UPDATE postings SET account = '{wallet('bob')}' WHERE account = '{house()}'": [
        "stream t1: round 1 was settled otherwise than the log says"
    ],
    f"UPDATE accounts SET balance = balance + 5 WHERE account = '{wallet('bob')}'": [
        f"account {wallet('bob')}: holds 705, its postings say 700",
        "casino chips: the trial balance is 5, not zero",
    ],
    f"UPDATE accounts SET is_outer = 1, balance = -1 WHERE account = '{wallet('bob')}'": [
        f"account {wallet('bob')}: holds -1, its postings say 700",
        f"account {wallet('bob')}: overdrawn, -1",
        f"account {wallet('bob')}: wrongly marked as an outer account or not",
        "casino chips: the trial balance is -701, not zero",
    ],
    "INSERT INTO streams (stream_id, opened_ms) VALUES ('t3', 1)": ["stream t3: has no records"],
    "UPDATE streams SET epoch = 0 WHERE stream_id = 't1'": ["stream t1: its epoch is 0"],
    "UPDATE streams SET closed_ms = 9 WHERE stream_id = 't1'": [
        f"account {seat('t1', 'ann')}: holds 200, but the table is closed",
        f"account {seat('t1', 'bob')}: holds 397, but the table is closed",
    ],
    "UPDATE participants SET gain = 98 WHERE player = 'bob' AND number = 1": [
        "stream t1: round 1: the gains of its participants are not those of the log",
        "stream t1: round 1 was settled otherwise than the log says",
    ],
    "UPDATE participants SET gain = 1 WHERE player = 'bob' AND number = 2": [
        "stream t1: round 2: the gains of its participants are not those of the log",
    ],
    "UPDATE participants SET player = 'cid' WHERE player = 'bob' AND number = 1": [
        "stream t1: round 1 was settled otherwise than the log says",
    ],
    "DELETE FROM participants WHERE player = 'bob' AND number = 1": [
        "stream t1: round 1: the gains of its participants are not those of the log",
    ],
    "UPDATE participants SET ended_ms = 1 WHERE player = 'bob' AND number = 2": [
        "stream t1: seat 1 took part in round 2, not there",
    ],
    f"UPDATE accounts SET owner = 'bob' WHERE account = '{wallet('ann')}'": [
        f"account {wallet('ann')}: belongs to bob, its name says otherwise"
    ],
    "UPDATE postings SET account = 'cardroom:mint' WHERE key = 'hello:ann' AND amount < 0": [
        "transfer hello:ann: cardroom and casino are mixed"
    ],
}


@pytest.mark.parametrize("harm", HARM)
async def test_harm_is_named_with_its_place(backend: SqliteBackend, harm: str) -> None:
    await fill(backend)
    backend.execute(harm)
    report = backend.audit()
    assert not report.ok
    assert report.found == len(report.problems)
    missing = [line for line in HARM[harm] if line not in report.problems]
    assert not missing, report.problems
    assert all("\n" not in line for line in report.problems)


async def test_chips_in_a_closed_account_are_named(backend: SqliteBackend) -> None:
    await fill(backend)
    close = "UPDATE accounts SET closed = true WHERE account = ?"
    with pytest.raises(sqlite3.IntegrityError):
        backend.execute(close, wallet("ann"))
    with closing(sqlite3.connect(backend.path, isolation_level=None)) as connection:
        connection.execute("PRAGMA ignore_check_constraints = ON")
        connection.execute(close, (wallet("ann"),))
    assert f"account {wallet('ann')}: closed, but holds 700" in backend.audit().problems


async def test_a_settlement_without_its_transfer_is_named(backend: SqliteBackend) -> None:
    await fill(backend)
    backend.execute("DELETE FROM postings WHERE key = 'round:t1:1'")
    backend.execute("DELETE FROM transfers WHERE key = 'round:t1:1'")
    assert "stream t1: round 1 has no transfer with record 3" in backend.audit().problems


async def test_a_flipped_byte_on_disk_is_named_with_stream_and_record(
    backend: SqliteBackend,
) -> None:
    await fill(backend)
    content = backend.path.read_bytes()
    spoken = b'"text":"he said '
    assert content.count(spoken) == 1
    backend.path.write_bytes(content.replace(spoken, b'"text":"he sais '))
    assert backend.audit().problems == ("stream t1: record 3 is not as it was written",)


async def test_a_byte_that_is_no_letter_does_not_stop_the_audit(backend: SqliteBackend) -> None:
    await fill(backend)
    backend.execute("UPDATE log SET command = CAST(x'ff' AS TEXT) WHERE command = 'bob/2'")
    assert "stream t1: record 3 is not as it was written" in backend.audit().problems


async def test_a_schema_that_is_no_text_is_damage_for_start_and_audit(
    backend: SqliteBackend,
) -> None:
    """SQLite quotes what it cannot read in its error, and the driver cannot decode that."""
    await fill(backend)
    content = backend.path.read_bytes()
    assert content.count(b"CREATE TABLE meta") == 1
    backend.path.write_bytes(content.replace(b"CREATE TABLE meta", b"CREATE\xa0TABLE meta"))
    with pytest.raises(Damaged):
        backend.audit()
    with pytest.raises(Damaged):
        await backend.open()


async def test_pages_that_cannot_be_read_are_a_problem_not_an_accident(
    backend: SqliteBackend,
) -> None:
    await fill(backend)
    [[page]] = backend.execute("SELECT rootpage FROM sqlite_master WHERE name = 'postings'")
    content = bytearray(backend.path.read_bytes())
    content[(page - 1) * 4096] ^= 0xFF
    backend.path.write_bytes(content)
    problems = backend.audit().problems
    assert any(line.startswith("the file is damaged") for line in problems)


async def test_the_audit_tells_how_far_it_is(backend: SqliteBackend) -> None:
    await fill(backend)
    told: list[tuple[str, int, int]] = []
    audit(backend.path, lambda *step: told.append(step))
    assert ("auditing log", 0, 9) in told
    assert ("auditing log", 9, 9) in told


async def test_what_cannot_be_audited_is_said(backend: SqliteBackend) -> None:
    with pytest.raises(Damaged, match="no such file"):
        backend.audit()
    backend.path.write_bytes(b"no database" * 100)
    with pytest.raises(Damaged, match="not a database"):
        backend.audit()
    backend.path.unlink()
    await fill(backend)
    for version, kind in (("0000", TooOld), ("0999", TooNew)):
        backend.execute("UPDATE alembic_version SET version_num = ?", version)
        with pytest.raises(kind):
            backend.audit()


async def test_a_round_that_was_taken_back_is_no_problem(backend: SqliteBackend) -> None:
    await fill(backend)
    store = await backend.open()
    await store.commit(taken_back("t1", 5, 1, {"ann": -100, "bob": 97}, rake=3))
    await backend.close()
    assert backend.audit().problems == ()


VOID_HARM = {
    "UPDATE rounds SET voided = false WHERE number = 1": (
        "stream t1: round 1 was taken back by record 5, but is not listed so"
    ),
    "UPDATE rounds SET voided = true WHERE number = 2": (
        "stream t1: round 2 is listed as taken back, but not in the log"
    ),
    "UPDATE transfers SET seq = 4 WHERE key = 'void:t1:1'": (
        "stream t1: round 1 was taken back otherwise than the log says"
    ),
}


@pytest.mark.parametrize("harm", VOID_HARM)
async def test_one_that_was_taken_back_otherwise_is(backend: SqliteBackend, harm: str) -> None:
    await fill(backend)
    store = await backend.open()
    await store.commit(taken_back("t1", 5, 1, {"ann": -100, "bob": 97}, rake=3))
    await backend.close()
    backend.execute(harm)
    assert VOID_HARM[harm] in backend.audit().problems


async def test_chips_that_only_seem_to_go_back_are_noticed(backend: SqliteBackend) -> None:
    """The log says that all went back, the book that bob has kept some."""
    await fill(backend)
    store = await backend.open()
    await store.commit(taken_back("t1", 5, 1, {"ann": -90, "bob": 87}, rake=3))
    await backend.close()
    problems = backend.audit().problems
    assert "stream t1: round 1 was taken back otherwise than the log says" in problems
