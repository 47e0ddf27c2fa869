"""Chips: booked once, never below zero, and given only to players who have none."""

import asyncio
import sys
from collections.abc import Iterator

import pytest

from croupier.games.game import Refused
from croupier.ledger.transfer import Posting, Transfer, house, mint, move, seat, wallet
from croupier.store.port import Store
from croupier.tables.ports import Commit, CommitFailed, Committed, NotOwner
from tests.store.commits import buy_in, commit, give, go_home
from tests.store.port.conftest import OpenStore

pytestmark = pytest.mark.asyncio

CARDROOM = "cardroom"


async def test_a_transfer_is_booked_once(open_store: OpenStore) -> None:
    store = await open_store()
    hello = (move("hello:ann", mint(), wallet("ann"), 100_000),)
    assert await store.transfer(hello)
    assert not await store.transfer(hello)
    store = await open_store()
    assert not await store.transfer(hello, 5)
    assert await store.balance(wallet("ann")) == 100_000
    assert await store.balance(mint()) == -100_000
    with pytest.raises(Refused):
        await store.transfer((move("no", wallet("bob"), wallet("ann"), 1),))
    lopsided = Transfer("odd", (Posting(mint(), -1), Posting(wallet("ann"), 2)))
    with pytest.raises(CommitFailed):
        await store.transfer((lopsided,))


async def test_balances_are_the_last_committed_after_a_restart(open_store: OpenStore) -> None:
    store = await open_store()
    await give(store, "ann", 500)
    await store.commit(commit("t1", 1, None, buy_in("t1", "ann", 500)))
    rake = (Posting(seat("t1", "ann"), -3), Posting(house(), 3))
    await store.commit(commit("t1", 2, None, Transfer("rake", rake)))
    store = await open_store()
    names = (wallet("ann"), seat("t1", "ann"), house(), mint(), wallet("nobody"))
    assert [await store.balance(name) for name in names] == [0, 497, 3, -500, 0]
    assert await store.check_balance() == []


async def test_the_accounts_of_a_player(open_store: OpenStore) -> None:
    store = await open_store()
    await give(store, "ann", 500)
    await give(store, "annika", 7)
    await store.transfer((move("bank", mint(CARDROOM), wallet("ann", CARDROOM), 40),))
    await store.commit(commit("t1", 1, None, buy_in("t1", "ann", 500)))
    expected = {wallet("ann"): 0, wallet("ann", CARDROOM): 40, seat("t1", "ann"): 500}
    assert dict(await store.balances_of("ann")) == expected
    store = await open_store()
    assert dict(await store.balances_of("ann")) == expected
    assert dict(await store.balances_of("nobody")) == {}


@pytest.fixture
def hasty_threads() -> Iterator[None]:
    """Python changes threads as often as it can, so that a race shows."""
    usual = sys.getswitchinterval()
    sys.setswitchinterval(1e-7)
    yield
    sys.setswitchinterval(usual)


@pytest.mark.usefixtures("hasty_threads")
async def test_nobody_sees_half_of_a_transfer(store: Store) -> None:
    await give(store, "ann", 500)
    await store.commit(commit("t1", 1, None, buy_in("t1", "ann", 250)))
    ways = (wallet("ann"), seat("t1", "ann"), 250), (seat("t1", "ann"), wallet("ann"), 250)

    async def move_often() -> None:
        for number in range(300):
            assert await store.transfer((move(f"{number}", *ways[number % 2]),))

    moving = asyncio.ensure_future(move_often())
    while not moving.done():
        assert sum((await store.balances_of("ann")).values()) == 500
        await asyncio.sleep(0)
    await moving


async def test_a_closed_account_is_gone_until_something_is_booked_to_it(
    open_store: OpenStore,
) -> None:
    store = await open_store()
    await give(store, "ann", 500)
    await store.commit(commit("t1", 1, None, buy_in("t1", "ann", 500)))
    leaves = commit("t1", 2, None, go_home("t1", "ann", 500), closed_accounts=(seat("t1", "ann"),))
    assert (await store.commit(leaves)).balances[seat("t1", "ann")] == 0
    assert dict(await store.balances_of("ann")) == {wallet("ann"): 500}
    store = await open_store()
    assert dict(await store.balances_of("ann")) == {wallet("ann"): 500}
    back = move("back", wallet("ann"), seat("t1", "ann"), 20)
    await store.commit(commit("t1", 3, None, back))
    assert dict(await store.balances_of("ann")) == {wallet("ann"): 480, seat("t1", "ann"): 20}
    assert await store.check_balance() == []


async def test_an_account_with_chips_cannot_be_closed(store: Store) -> None:
    await give(store, "ann", 500)
    await store.commit(commit("t1", 1, None, buy_in("t1", "ann", 500)))
    leaves = commit(
        "t1", 2, "ann/leave", go_home("t1", "ann", 499), closed_accounts=(seat("t1", "ann"),)
    )
    with pytest.raises(CommitFailed) as failed:
        await store.commit(leaves)
    assert not isinstance(failed.value, NotOwner)
    assert await store.balance(wallet("ann")) == 0
    await store.commit(commit("t1", 2, "ann/leave", go_home("t1", "ann", 500)))


async def test_an_account_may_be_closed_without_a_transfer(store: Store) -> None:
    """Somebody who lost everything gets up, and somebody who never had a chip."""
    await give(store, "ann", 500)
    await store.commit(commit("t1", 1, None, buy_in("t1", "ann", 500)))
    lost = move("lost", seat("t1", "ann"), house(), 500)
    await store.commit(commit("t1", 2, None, lost))
    both = (seat("t1", "ann"), seat("t1", "zoe"))
    assert await store.commit(commit("t1", 3, closed_accounts=both)) == Committed({})
    assert dict(await store.balances_of("ann")) == {wallet("ann"): 0}


async def test_an_account_is_closed_and_used_again_by_commits_that_wait_together(
    store: Store,
) -> None:
    await give(store, "ann", 500)
    chair = seat("t1", "ann")
    await asyncio.gather(
        store.commit(commit("t1", 1, None, buy_in("t1", "ann", 500))),
        store.commit(commit("t1", 2, None, go_home("t1", "ann", 500), closed_accounts=(chair,))),
        store.commit(commit("t1", 3, None, move("back", wallet("ann"), chair, 80))),
    )
    assert dict(await store.balances_of("ann")) == {wallet("ann"): 420, chair: 80}
    assert await store.check_balance() == []


async def test_chips_are_given_to_a_player_who_has_none(open_store: OpenStore) -> None:
    store = await open_store()
    assert await store.is_broke("ann")
    assert await store.give_chips("ann", 1_000, 50)
    assert not await store.give_chips("ann", 1_000, 51)
    assert not await store.is_broke("ann")
    store = await open_store()
    assert not await store.give_chips("ann", 1_000, 52)
    await store.transfer((move("lost", wallet("ann"), house(), 1_000),))
    assert await store.is_broke("ann")
    assert await store.give_chips("ann", 700, 53)
    assert await store.balance(wallet("ann")) == 700
    await store.transfer((move("lost again", wallet("ann"), house(), 700),))
    assert await store.give_chips("ann", 600, 53), "also when the clock stands still"
    assert (await store.balance(wallet("ann")), await store.balance(mint())) == (600, -2_300)


async def test_the_gifts_of_earlier_versions_are_known(store: Store) -> None:
    first = move("welcome:ann", mint(), wallet("ann"), 5)
    assert await store.transfer((first,))
    await store.transfer((move("lost", wallet("ann"), house(), 5),))
    assert await store.give_chips("ann", 1_000, 53)
    assert not await store.transfer((move("fresh:ann:53", mint(), wallet("ann"), 1),))
    assert await store.give_chips("bob", 1_000, 53)
    assert not await store.transfer((move("welcome:bob", mint(), wallet("bob"), 1),))


async def test_chips_at_a_table_count_until_they_are_lost(store: Store) -> None:
    await store.give_chips("ann", 1_000, 50)
    await store.commit(commit("t1", 1, None, buy_in("t1", "ann", 1_000)))
    assert not await store.is_broke("ann")
    assert not await store.give_chips("ann", 1_000, 51)
    await store.commit(commit("t1", 2, None, move("lost", seat("t1", "ann"), house(), 1_000)))
    assert await store.is_broke("ann")
    assert await store.give_chips("ann", 1_000, 52)


async def test_only_casino_chips_count(store: Store) -> None:
    await store.transfer((move("bank", mint(CARDROOM), wallet("ann", CARDROOM), 40),))
    assert await store.is_broke("ann")
    assert await store.give_chips("ann", 1_000, 50)
    assert await store.balance(wallet("ann")) == 1_000


async def test_no_chips_are_given_while_the_last_ones_are_on_the_way_to_a_table(
    store: Store,
) -> None:
    """Both orders come at the same moment: the wallet is empty when the gift is decided, but the
    chips lie on the table."""

    async def write(one: Commit) -> Committed:
        return await store.commit(one)

    await store.give_chips("ann", 1_000, 50)
    await store.create_player("ann", "Ann", 50)
    await store.create_session(b"token", "ann", 50, 5_000)
    _, given, broke, ended = await asyncio.gather(
        write(commit("t1", 1, None, buy_in("t1", "ann", 1_000))),
        store.give_chips("ann", 1_000, 51),
        store.is_broke("ann"),
        store.end_sessions("ann", if_broke=True),
    )
    assert (given, broke, ended) == (False, False, False)
    assert await store.balance(mint()) == -1_000
    assert await store.has_session("ann", 60)


async def test_of_two_gifts_at_the_same_moment_one_is_given(store: Store) -> None:
    both = await asyncio.gather(*(store.give_chips("ann", 1_000, ms) for ms in (50, 51)))
    assert sorted(both) == [False, True]
    assert await store.balance(wallet("ann")) == 1_000


async def test_sessions_of_a_player_who_is_broke_are_ended(store: Store) -> None:
    await store.create_player("ann", "Ann", 50)
    await store.create_session(b"token", "ann", 50, 5_000)
    await store.give_chips("ann", 1_000, 50)
    assert not await store.end_sessions("ann", if_broke=True)
    assert await store.has_session("ann", 60)
    await store.transfer((move("lost", wallet("ann"), house(), 1_000),))
    assert await store.end_sessions("ann", if_broke=True)
    assert not await store.has_session("ann", 60)
