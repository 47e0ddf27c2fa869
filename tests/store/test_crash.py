"""Killed in mid-write: what was acknowledged is there, and nothing is there by halves."""

import asyncio
import sys
from pathlib import Path

import pytest

from croupier.ledger.transfer import mint, seat, wallet
from tests.store.conftest import SqliteBackend
from tests.store.writes_until_killed import CHIPS, TABLES, decision

ROOT = Path(__file__).parents[2]


async def run_and_kill(path: Path, after: int) -> dict[str, int]:
    """Let it write, kill it without warning after so many decisions, and give the last that each
    table was told to be on disk."""
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
            table, seq = line.decode().split()
            acknowledged[table] = int(seq)
            count += 1
            if count == after:
                child.kill()
    finally:
        if child.returncode is None:
            child.kill()
        await child.wait()
    assert count >= after
    return acknowledged


@pytest.mark.asyncio
async def test_what_was_acknowledged_survives_a_kill(backend: SqliteBackend) -> None:
    before: dict[str, int] = {}
    for after in (1, 40, 333, 900):
        acknowledged = before | await run_and_kill(backend.path, after)
        store = await backend.open()
        for table, seq in acknowledged.items():
            found = await store.records(table, 1, 1_000_000)
            # One decision of a table is under way at a time: it may be there, untold.
            assert len(found) in (seq, seq + 1), table
            assert found == [decision(table, n).record for n in range(1, len(found) + 1)]
            rounds = [decision(table, n).span for n in range(1, len(found) + 1)]
            expected = [span for span in rounds if span is not None]
            assert await store.spans(table, 1_000_000) == expected[::-1]
            won = sum(7 if n % 2 else -7 for n in range(3, len(found) + 1, 3))
            assert store.balance(seat(table, "ann")) == CHIPS + won
            before[table] = len(found)
        assert await store.check_balance() == []
        assert store.balance(mint()) == -2 * TABLES * CHIPS
        assert store.balance(wallet("ann")) == CHIPS * (TABLES - len(await store.load()))
        await backend.close()
        assert backend.audit().problems == ()
