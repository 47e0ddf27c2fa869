"""Killed in mid-write: what was acknowledged is there, and nothing is there by halves."""

import asyncio
import sys
from pathlib import Path

import pytest

from croupier.ledger.transfer import mint, seat, wallet
from croupier.store.sqlite import SqliteStore
from croupier.tables.ports import Record
from tests.store.conftest import SqliteBackend
from tests.store.writes_until_killed import CHIPS, TABLES, commit_of

ROOT = Path(__file__).parents[2]


async def run_and_kill(path: Path, after: int) -> dict[str, int]:
    """Let it write, kill it without warning after so many commits, and give the last that each
    stream was told to be on disk."""
    child = await asyncio.create_subprocess_exec(
        sys.executable,
        "-m",
        "tests.store.writes_until_killed",
        str(path),
        cwd=ROOT,
        stdout=asyncio.subprocess.PIPE,
    )
    assert child.stdout is not None
    acknowledged: dict[str, int] = {}
    count = 0
    try:
        while line := await asyncio.wait_for(child.stdout.readline(), 60):
            if not line.endswith(b"\n"):
                break
            stream, seq = line.decode().split()
            acknowledged[stream] = int(seq)
            count += 1
            if count == after:
                child.kill()
    finally:
        if child.returncode is None:
            child.kill()
        await child.wait()
    assert count >= after
    return acknowledged


async def compare_with_acknowledged(
    store: SqliteStore, acknowledged: dict[str, int]
) -> dict[str, int]:
    """All that was acknowledged is there, as it was written, and the book fits. Gives the newest
    record of each stream."""
    newest: dict[str, int] = {}
    for stream, seq in acknowledged.items():
        found = await store.records(stream, 1, 1_000_000)
        # One commit of a stream is under way at a time: it may be there without an answer.
        assert len(found) in (seq, seq + 1), stream
        written = [commit_of(stream, n) for n in range(1, len(found) + 1)]
        assert found == [
            Record(stream, c.previous_seq + 1, c.at_ms, c.command, c.events) for c in written
        ]
        rounds = [one.round for one in written if one.round is not None]
        assert await store.rounds(stream, limit=1_000_000) == rounds[::-1]
        won = sum(7 if n % 2 else -7 for n in range(3, len(found) + 1, 3))
        assert await store.balance(seat(stream, "ann")) == CHIPS + won
        newest[stream] = len(found)
    assert await store.check_balance() == []
    streams, damaged = await store.claim_streams("table")
    assert damaged == []
    if acknowledged:  # both have had their chips before
        assert await store.balance(mint()) == -2 * TABLES * CHIPS
        assert await store.balance(wallet("ann")) == CHIPS * (TABLES - len(streams))
    return newest


@pytest.mark.asyncio
async def test_what_was_acknowledged_survives_a_kill(backend: SqliteBackend) -> None:
    before: dict[str, int] = {}
    for after in (1, 40, 333, 900):
        acknowledged = before | await run_and_kill(backend.path, after)
        store = await backend.open()
        before |= await compare_with_acknowledged(store, acknowledged)
        await backend.close()
        assert backend.audit().problems == ()
