"""Whatever goes wrong between house and bank: no money is lost or doubled, unknown is asked about
until it is known, and there is one way to repair."""

import asyncio
from typing import Any

import pytest
from msgspec.structs import replace

from croupier.bank.cashier import Cashier, Order
from croupier.bank.refusals import refusal_of
from croupier.bank.signing import KEY_BYTES
from croupier.games.game import Refused
from croupier.ledger.intents import Intent, IntentState
from croupier.ledger.transfer import Transfer, transit
from croupier.store.sqlite import SqliteStore
from croupier.tables.ports import CommitFailed
from tests.bank.rig import House, PracticeBank

pytestmark = pytest.mark.asyncio

TIMEOUT_MS = 150
SLOW_MS = 600
ALL = ("error", "lost_before", "lost_after", "duplicate", "garbled", "slow", "late")
# The bank did it, whatever the house heard.
DONE = ("lost_after", "duplicate", "garbled", "slow")


async def impatient(house: House, bank: PracticeBank) -> None:
    await house.close()
    house.entries = (bank.entry(TIMEOUT_MS),)
    await house.open()


async def all_well_again(house: House, bank: PracticeBank) -> None:
    await bank.set_faults()
    await house.close()
    house.entries = (bank.entry(),)
    await house.open()


async def open_again(house: House) -> None:
    """What a kill leaves: nothing but what is on disk."""
    await house.close()
    await house.open()


@pytest.mark.parametrize("fault", ALL)
@pytest.mark.req("EPS-RF-CB-008", "EPS-UC-008-ALT-02")
async def test_a_purchase_ends_as_the_bank_says(
    house: House, bank: PracticeBank, fault: str
) -> None:
    account = await house.account(bank.cards["7780"])
    await impatient(house, bank)
    await bank.set_faults(**{fault: 100, "slow_ms": SLOW_MS})
    bought = await house.buy(account, 2_000)
    if fault != "duplicate":
        assert bought.state is IntentState.UNKNOWN
        told = refusal_of(bought)
        assert told is not None
        assert told.code == "bank_silent"
        assert await house.chips() == 0
        # EPS-UC-008-ALT-02: the house asks the bank first, then the player may try again.
        with pytest.raises(Refused, match="bank_order_open"):
            await house.buy(account, 2_000, "o2")
    await all_well_again(house, bank)
    assert await house.cashier.repair(every=True) == 0
    # Also of what comes late: the bank waits for it when it closes.
    await bank.close()
    await bank.open()
    [settled] = house.settled
    done = fault in DONE
    if fault == "late":  # on a busy machine it may come before the house asks again
        done = settled.state is IntentState.CONFIRMED
    assert bank.balance("7780") == 200_000 - 2_000 * done
    assert await house.chips() == 2_000 * done
    assert settled.state is (IntentState.CONFIRMED if done else IntentState.REJECTED)
    assert settled.code == ("" if done else "never_arrived")
    assert (await house.reconcile()).differences == ()
    await house.buy(account, 2_000, "o2")


@pytest.mark.parametrize("fault", ALL)
@pytest.mark.req("EPS-RF-CB-008", "EPS-RF-PG-002")
async def test_chips_that_are_cashed_in_always_arrive_once(
    house: House, bank: PracticeBank, fault: str
) -> None:
    account = await house.account(bank.cards["7780"])
    await house.buy(account, 5_000)
    await impatient(house, bank)
    await bank.set_faults(**{fault: 100, "slow_ms": SLOW_MS})
    away = await house.cash_in(account, 5_000)
    if fault != "duplicate":
        assert away.state is IntentState.UNKNOWN
        assert await house.store.balance(transit("harbour")) == 5_000
    assert await house.chips() == 0
    await all_well_again(house, bank)
    assert await house.cashier.repair(every=True) == 0
    await bank.close()
    await bank.open()
    assert bank.balance("7780") == 200_000
    assert await house.chips() == 0
    assert await house.store.balance(transit("harbour")) == 0
    assert (await house.reconcile()).differences == ()


@pytest.mark.req("EPS-RF-PG-002", "EPS-RF-CB-008")
async def test_a_bank_that_is_away_for_long_is_asked_ever_more_rarely_until_it_is_back(
    house: House, bank: PracticeBank
) -> None:
    account = await house.account(bank.cards["7780"])
    await house.buy(account, 5_000)
    await bank.close()
    first = await house.cash_in(account, 5_000)
    house.now_ms += 500
    second = await house.buy(account, 2_000, "o2")
    began = house.now_ms
    for tries, due_ms in ((2, 2_000), (3, 6_000), (4, 14_000), (5, 30_000)):
        house.now_ms = began + due_ms - 1
        assert await house.cashier.repair() == 2
        assert await tried(house, second) == tries - 1
        house.now_ms += 1
        assert await house.cashier.repair() == 2
        assert await tried(house, second) == tries
    await open_again(house)  # the times are on disk too
    await bank.open()
    assert await house.cashier.repair() == 2  # nothing is due
    # Only the first is due, but a bank that answers is asked about the other too.
    house.now_ms = began + 61_999
    assert await house.cashier.repair() == 0
    assert bank.balance("7780") == 200_000
    [*_, one, other] = house.settled
    assert {one.key, other.key} == {first.key, second.key}


async def tried(house: House, intent: Intent) -> int:
    found = await house.store.intent(intent.key)
    assert found is not None
    return found.tries


@pytest.mark.parametrize("heard", [False, True])
async def test_killed_between_the_intent_and_the_answer(
    house: House, bank: PracticeBank, heard: bool
) -> None:
    """The bank did it or never heard of it, and only an intent is on disk."""
    account = await house.account(bank.cards["7780"])
    one = house.banks.named("harbour")
    assert one is not None
    reached, hold = asyncio.Event(), asyncio.Event()
    withdraw = one.withdraw

    async def killed(intent: Intent, pin: None) -> None:
        if heard:
            await withdraw(intent, pin)
        reached.set()
        await hold.wait()

    one.withdraw = killed  # type: ignore[method-assign, assignment]
    buying = asyncio.create_task(house.buy(account, 2_000))
    await reached.wait()
    buying.cancel()
    await asyncio.gather(buying, return_exceptions=True)
    await open_again(house)
    [left] = await house.store.open_intents()
    assert (left.state, left.tries) == (IntentState.INTENDED, 0)
    assert await house.cashier.repair() == 1  # another process may still be asking
    assert await house.cashier.repair(every=True) == 0
    assert await house.chips() == 2_000 * heard
    assert bank.balance("7780") == 200_000 - 2_000 * heard


async def test_the_worker_repairs_what_was_left_open_as_soon_as_it_runs(
    house: House, bank: PracticeBank
) -> None:
    account = await house.account(bank.cards["7780"])
    await bank.set_faults(lost_after=100)
    await house.buy(account, 2_000)
    await bank.set_faults()
    known: asyncio.Queue[Intent] = asyncio.Queue()
    cashier = Cashier(house.banks, house.store, known.put_nowait)
    worker = asyncio.create_task(cashier.run())
    settled = await known.get()
    worker.cancel()
    await asyncio.gather(worker, return_exceptions=True)
    assert settled.state is IntentState.CONFIRMED
    assert await house.chips() == 2_000


async def test_the_worker_goes_on_when_the_disk_does_not(house: House, bank: PracticeBank) -> None:
    account = await house.account(bank.cards["7780"])
    await bank.set_faults(lost_after=100)
    await house.buy(account, 2_000)
    await bank.set_faults()
    known: asyncio.Queue[Intent] = asyncio.Queue()
    cashier = Cashier(house.banks, FullOnce(house.store), known.put_nowait)
    worker = asyncio.create_task(cashier.run(0.0))
    settled = await known.get()
    worker.cancel()
    await asyncio.gather(worker, return_exceptions=True)
    assert settled.state is IntentState.CONFIRMED
    assert await house.chips() == 2_000


async def test_one_that_cannot_be_stored_does_not_hold_up_the_others(
    house: House, bank: PracticeBank
) -> None:
    account = await house.account(bank.cards["7780"])
    await bank.set_faults(lost_after=100)
    await house.buy(account, 2_000)
    await house.buy(account, 3_000, player="bob")
    await bank.set_faults()
    cashier = Cashier(house.banks, FullOnce(house.store))
    assert await cashier.repair(every=True) == 1
    assert await house.chips("ann") + await house.chips("bob") in (2_000, 3_000)
    assert await cashier.repair(every=True) == 0
    assert await house.chips("ann") + await house.chips("bob") == 5_000


async def test_a_listener_that_fails_changes_nothing(house: House, bank: PracticeBank) -> None:
    def fail(_: Intent) -> None:
        raise RuntimeError("the listener")

    cashier = Cashier(house.banks, house.store, fail)
    account = await house.account(bank.cards["7780"])
    bought = await cashier.buy(Order("ann", "s1", "o1", account, 2_000))
    assert bought.state is IntentState.CONFIRMED
    assert await house.chips() == 2_000


class FullOnce:
    """A store whose disk is full for one write."""

    def __init__(self, store: SqliteStore) -> None:
        self._store = store
        self._full = True

    def __getattr__(self, name: str) -> Any:
        return getattr(self._store, name)

    async def update_intent(self, intent: Intent, transfers: tuple[Transfer, ...]) -> Intent:
        if self._full:
            self._full = False
            raise CommitFailed("the disk is full")
        return await self._store.update_intent(intent, transfers)


@pytest.mark.req("EPS-RF-CB-008")
async def test_a_bank_with_another_key_moves_nothing_and_is_not_believed(
    house: House, bank: PracticeBank
) -> None:
    account = await house.account(bank.cards["7780"])
    await house.close()
    key_file = bank.settings.folder / "other.key"
    key_file.write_text("00" * KEY_BYTES)
    right = house.entries
    house.entries = (replace(right[0], key_file=str(key_file)),)
    await house.open()
    assert (await house.buy(account, 2_000)).state is IntentState.UNKNOWN
    assert await house.cashier.repair(every=True) == 1
    house.entries = right
    await open_again(house)
    assert await house.cashier.repair(every=True) == 0
    assert await house.chips() == 0
    assert bank.balance("7780") == 200_000


@pytest.mark.parametrize("turns", range(5))
async def test_repairs_end_when_they_are_told_so_whatever_comes_in_the_same_moment(
    house: House, turns: int
) -> None:
    """A house that stops waits for them."""
    cashier = Cashier(house.banks, house.store)
    worker = asyncio.create_task(cashier.run())
    await asyncio.sleep(0.05)  # it waits for the next one that is due
    cashier._due.set()
    for _ in range(turns):
        await asyncio.sleep(0)
    worker.cancel()
    done, _ = await asyncio.wait({worker}, timeout=2)
    assert done
    assert worker.cancelled()
