"""The audit: a whole house has no problem; every kind of harm is named, with its place."""

import asyncio

import msgspec
import pytest

from croupier.ledger.transfer import Posting, Transfer, house, mint, move, seat, wallet
from croupier.store.audit import audit
from croupier.store.errors import Damaged, TooNew, TooOld
from croupier.tables.ports import Commit, Record, RoundSpan
from croupier.tables.table import RoundClosed, Said
from tests.store.conftest import SqliteBackend

pytestmark = pytest.mark.asyncio


def events(*facts: RoundClosed | Said) -> bytes:
    return msgspec.json.encode(facts)


async def fill(backend: SqliteBackend) -> None:
    """Two tables; at the first a round is won by bob, with a rake, and one is without effect."""
    store = await backend.open()
    for name in ("ann", "bob"):
        await store.transfer((move(f"hello:{name}", mint(), wallet(name), 1_000),))
        for table in ("t1", "t2"):
            seq = 1 if name == "ann" else 2
            sits = move(f"in:{table}:{name}", wallet(name), seat(table, name), 300)
            await store.commit(Commit(Record(table, seq, seq, f"{name}/1", b"[]"), (sits,)))
    gains = (Posting(seat("t1", "ann"), -100), Posting(seat("t1", "bob"), 97), Posting(house(), 3))
    closed = events(RoundClosed(1, {0: -100, 1: 97}, 3), Said("bob", 'he said "round_closed"', 3))
    settled = Transfer("round:t1:1", gains)
    await store.commit(
        Commit(Record("t1", 3, 3, "bob/2", closed), (settled,), b"state", RoundSpan(1, 2, 3))
    )
    draw = events(RoundClosed(2, {}))
    await store.commit(Commit(Record("t1", 4, 4, None, draw), (), None, RoundSpan(2, 4, 4)))
    for seq in (3, 4, 5):
        await store.commit(Commit(Record("t2", seq, seq, None, b"[]")))
    await store.close_table("t2")
    await backend.close()


async def test_a_whole_house_has_no_problem(backend: SqliteBackend) -> None:
    await fill(backend)
    report = backend.audit()
    assert report.ok
    assert report.problems == ()
    assert report.summary() == "2 tables, 9 records, 2 rounds, 8 transfers, 8 accounts: no problem"


async def test_a_running_house_can_be_audited(backend: SqliteBackend) -> None:
    await fill(backend)
    store = await backend.open()
    await store.commit(Commit(Record("t1", 5, 5, None, b"[]")))
    report = await asyncio.to_thread(backend.audit)
    assert (report.ok, report.records) == (True, 10)
    await store.commit(Commit(Record("t1", 6, 6, None, b"[]")))


MOVE = "UPDATE postings SET amount = amount {} WHERE key = '{}' AND account = '{}'"
HARM = {
    "UPDATE log SET events = '[1]' WHERE table_id = 't1' AND seq = 2": [
        "table t1: record 2 is not as it was written"
    ],
    "UPDATE log SET at_ms = 9 WHERE table_id = 't2' AND seq = 3": [
        "table t2: record 3 is not as it was written"
    ],
    "UPDATE log SET command = NULL WHERE table_id = 't2' AND seq = 1": [
        "table t2: record 1 is not as it was written"
    ],
    "UPDATE log SET hash = x'00' WHERE table_id = 't2' AND seq = 4": [
        "table t2: record 4 is not as it was written",
        "table t2: record 5 is not as it was written",
    ],
    "DELETE FROM log WHERE table_id = 't2' AND seq IN (3, 4)": [
        "table t2: records 3 to 4 are missing"
    ],
    "DELETE FROM log WHERE table_id = 't2' AND seq = 1": [
        "table t2: record 1 is missing",
        "transfer in:t2:ann: belongs to record 1 of table t2, not there",
    ],
    "DELETE FROM log WHERE table_id = 't1' AND seq = 4": [
        "table t1: round 2 has no end in the log"
    ],
    "DELETE FROM log WHERE table_id = 't1' AND seq > 2": [
        "table t1: round 1 has no end in the log",
        "table t1: round 2 has no end in the log",
        "transfer round:t1:1: belongs to record 3 of table t1, not there",
        "table t1: the snapshot is of record 3, not there",
    ],
    "DELETE FROM rounds WHERE number = 2": [
        "table t1: round 2 ends with record 4, but is not listed so"
    ],
    "UPDATE snapshots SET state = 'other'": ["table t1: the snapshot of record 3 was changed"],
    "UPDATE transfers SET seq = 2 WHERE key = 'round:t1:1'": [
        "table t1: round 1 has no transfer with record 3"
    ],
    MOVE.format("+ 1", "in:t1:ann", wallet("ann")): [
        "transfer in:t1:ann: the postings sum to 1, not to zero",
        f"account {wallet('ann')}: holds 700, its postings say 701",
    ],
    f"UPDATE postings SET account = '{house()}' "
    f"WHERE key = 'round:t1:1' AND account = '{seat('t1', 'bob')}'": [
        f"account {house()}: holds 3, its postings say 100",
        f"account {seat('t1', 'bob')}: holds 397, its postings say 300",
        "table t1: round 1 was settled otherwise than the log says",
    ],
    f"UPDATE postings SET account = '{wallet('bob')}' WHERE account = '{house()}'": [
        "table t1: round 1 was settled otherwise than the log says"
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
    "INSERT INTO tables (table_id, opened_ms) VALUES ('t3', 1)": ["table t3: has no records"],
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


async def test_a_settlement_without_its_transfer_is_named(backend: SqliteBackend) -> None:
    await fill(backend)
    backend.execute("DELETE FROM postings WHERE key = 'round:t1:1'")
    backend.execute("DELETE FROM transfers WHERE key = 'round:t1:1'")
    assert "table t1: round 1 has no transfer with record 3" in backend.audit().problems


async def test_a_flipped_byte_on_disk_is_named_with_table_and_record(
    backend: SqliteBackend,
) -> None:
    await fill(backend)
    content = backend.path.read_bytes()
    spoken = b'"text":"he said '
    assert content.count(spoken) == 1
    backend.path.write_bytes(content.replace(spoken, b'"text":"he sais '))
    assert backend.audit().problems == ("table t1: record 3 is not as it was written",)


async def test_a_byte_that_is_no_letter_does_not_stop_the_audit(backend: SqliteBackend) -> None:
    await fill(backend)
    backend.execute("UPDATE log SET command = CAST(x'ff' AS TEXT) WHERE command = 'bob/2'")
    assert "table t1: record 3 is not as it was written" in backend.audit().problems


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
