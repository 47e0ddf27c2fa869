"""The chips of those who are connected: read once, then kept up to date by what commits report."""

import asyncio
from collections.abc import Mapping
from pathlib import Path
from typing import Any

import pytest

from croupier.ledger.transfer import mint, move, seat, wallet
from croupier.server.wallets import Wallets, wallet_of
from croupier.store.sqlite import SqliteStore
from croupier.wire.down import Wallet

pytestmark = pytest.mark.asyncio


async def open_store(path: Path, **chips: int) -> SqliteStore:
    store = await SqliteStore.open(path)
    for player, amount in chips.items():
        assert await store.transfer((move(f"gift:{player}", mint(), wallet(player), amount),))
    return store


async def test_a_wallet_tells_chips_at_hand_from_chips_at_tables() -> None:
    balances = {
        wallet("ann"): 700,
        seat("t1", "ann"): 200,
        seat("t2", "ann"): 100,
        wallet("ann", "cardroom"): 9_999,  # another kind of money
    }
    assert wallet_of("ann", balances) == Wallet(700, 300)
    assert wallet_of("ann", {}) == Wallet(0, 0)
    assert wallet_of("ann", {seat("t1", "ann"): 5}) == Wallet(0, 5)


async def test_a_player_who_connects_has_what_the_store_says(tmp_path: Path) -> None:
    store = await open_store(tmp_path / "house.db", ann=1_000, bob=500)
    await store.transfer((move("sit", wallet("ann"), seat("t1", "ann"), 400),))
    wallets = Wallets(store)
    assert wallets.wallet("ann") == Wallet(0, 0)
    await wallets.attach("ann")
    assert wallets.wallet("ann") == Wallet(600, 400)
    assert wallets.wallet("bob") == Wallet(0, 0)
    await store.close()


async def test_commits_change_the_wallets_of_those_who_are_connected(tmp_path: Path) -> None:
    store = await open_store(tmp_path / "house.db", ann=1_000, bob=500)
    wallets = Wallets(store)
    await wallets.attach("ann")
    changed = wallets.update(
        {
            wallet("ann"): 900,
            seat("t1", "ann"): 100,
            seat("t1", "bob"): 77,  # not connected
            mint(): -1_577,  # nobody's
        }
    )
    assert changed == {"ann"}
    assert wallets.wallet("ann") == Wallet(900, 100)
    assert wallets.update({seat("t1", "ann"): 0, wallet("ann"): 1_000}) == {"ann"}
    assert wallets.wallet("ann") == Wallet(1_000, 0)
    assert wallets.update({}) == set()
    await store.close()


async def test_a_player_with_two_connections_is_known_until_the_last_one_ends(
    tmp_path: Path,
) -> None:
    store = await open_store(tmp_path / "house.db", ann=1_000)
    wallets = Wallets(store)
    await wallets.attach("ann")
    await wallets.attach("ann")
    wallets.update({wallet("ann"): 10})
    wallets.detach("ann")
    assert wallets.wallet("ann") == Wallet(10, 0)
    wallets.detach("ann")
    assert wallets.wallet("ann") == Wallet(0, 0)
    assert wallets.update({wallet("ann"): 20}) == set()
    # Back again: the store knows.
    await wallets.attach("ann")
    assert wallets.wallet("ann") == Wallet(1_000, 0)
    await store.close()


async def test_what_is_reported_while_the_store_answers_is_newer_than_its_answer(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    store = await open_store(tmp_path / "house.db", ann=1_000)
    may_answer = asyncio.Event()
    whole = store.balances_of

    async def slow(player: str) -> Mapping[str, int]:
        found = await whole(player)
        await may_answer.wait()
        return found

    monkeypatch.setattr(store, "balances_of", slow)
    wallets = Wallets(store)
    attaching: asyncio.Task[Any] = asyncio.create_task(wallets.attach("ann"))
    await asyncio.sleep(0)
    assert wallets.update({wallet("ann"): 600, seat("t1", "ann"): 400}) == {"ann"}
    may_answer.set()
    await attaching
    assert wallets.wallet("ann") == Wallet(600, 400)
    await store.close()
