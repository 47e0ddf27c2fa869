"""The audit finds on PostgreSQL what it finds on SQLite: whatever was changed past the house."""

from collections.abc import AsyncIterator
from pathlib import Path

import pytest
import pytest_asyncio

from croupier.ledger.transfer import wallet
from croupier.store.audit import audit
from croupier.store.heads import export_heads, read_heads
from croupier.store.postgres.opening import reading_postgres
from croupier.store.postgres.store import PostgresStore
from tests.postgres import execute, new_database
from tests.store.commits import buy_in, commit, give, settled

pytestmark = pytest.mark.asyncio


@pytest_asyncio.fixture
async def url() -> AsyncIterator[str]:
    """Of a house in which a round was played."""
    url = new_database()
    store = await PostgresStore.open(url)
    for player in ("ann", "bob"):
        await store.create_player(player, player.title(), 5)
        await give(store, player, 500)
    chips = buy_in("t1", "ann", 500), buy_in("t1", "bob", 400)
    await store.commit(commit("t1", 1, "ann/open", *chips))
    await store.commit(settled("t1", 2, 1, {"ann": 50, "bob": -60}, 10, snapshot=b"{}"))
    await store.set_looks("ann", b"{}")
    await store.close()
    assert audit(url).problems == ()
    yield url


@pytest.mark.parametrize(
    ("statement", "found"),
    [
        ("UPDATE log SET events = '[ ]' WHERE seq = 1", "record 1 is not as it was written"),
        ("UPDATE log SET at_ms = 7 WHERE seq = 2", "record 2 is not as it was written"),
        ("UPDATE players SET name = 'Eve' WHERE id = 'ann'", "a row of players, 'ann', is not"),
        ("UPDATE looks SET looks = '[]'", "a row of looks, 'ann', is not"),
        ("UPDATE streams SET epoch = 9", "a row of streams, 't1', is not"),
        ("UPDATE snapshots SET state = '[]'", "the snapshot of record 2 was changed"),
        ("UPDATE postings SET amount = 3 WHERE line = 0", "is not as it was written"),
        ("UPDATE transfers SET at_ms = 3 WHERE number = 2", "number 2, is not as it was written"),
        ("UPDATE accounts SET balance = 999 WHERE account LIKE '%%ann'", "its postings say"),
        ("UPDATE participants SET gain = 1", "are not those of the log"),
        ("DELETE FROM room_results; DELETE FROM participants; DELETE FROM rounds", "not listed"),
    ],
)
async def test_what_was_changed_past_the_house_is_found(
    url: str, statement: str, found: str
) -> None:
    execute(url, statement.replace("%%", "%"))
    problems = audit(url).problems
    assert any(found in line for line in problems), problems


async def test_an_account_cannot_be_overdrawn_by_anybody(url: str) -> None:
    with pytest.raises(Exception, match="accounts_not_overdrawn"):
        execute(url, "UPDATE accounts SET balance = -1 WHERE account = %s", wallet("ann"))


async def test_signed_heads_notice_what_was_cut_off(url: str, tmp_path: Path) -> None:
    with reading_postgres(url) as connection:
        export_heads(connection, tmp_path, 5_000)
    heads = read_heads(tmp_path / "heads.jsonl")
    assert audit(url, against=heads).problems == ()
    execute(url, "DELETE FROM snapshots; DELETE FROM participants; DELETE FROM rounds")
    execute(url, "DELETE FROM postings WHERE key LIKE 'round:%'")
    execute(url, "DELETE FROM transfers WHERE key LIKE 'round:%'")
    execute(url, "DELETE FROM log WHERE seq = 2")
    problems = audit(url, against=heads).problems
    assert any("record 2 is missing" in line for line in problems), problems
