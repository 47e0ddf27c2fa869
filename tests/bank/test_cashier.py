"""The cashier: chips for money in multiples of $10, at least $20 the first time, and back."""

import asyncio

import pytest
from msgspec.structs import replace

from croupier.bank.cards import PinEntry
from croupier.bank.cashier import Order
from croupier.bank.refusals import refusal_of
from croupier.bank.sealing import purchase_purpose, seal
from croupier.games.game import Refused
from croupier.ledger.intents import BankAccount, CardKind, IntentState
from croupier.ledger.transfer import bank as bank_account
from croupier.ledger.transfer import transit, wallet
from tests.bank.rig import House, PracticeBank

pytestmark = pytest.mark.asyncio


@pytest.mark.req("EPS-RF-CB-002", "EPS-RF-CB-006", "EPS-UC-008")
async def test_a_purchase_takes_money_and_gives_as_many_chips(
    house: House, bank: PracticeBank
) -> None:
    account = await house.account(bank.cards["4417"])
    bought = await house.buy(account, 12_000, pin="1234")
    assert (bought.state, bought.balance) == (IntentState.CONFIRMED, 38_000)
    assert refusal_of(bought) is None
    assert house.settled == [bought]
    assert await house.chips() == 12_000
    assert bank.balance("4417") == 38_000
    assert await house.store.balance(bank_account("harbour")) == -12_000
    assert await house.store.balance(wallet("ann")) == 0  # casino chips are another money
    assert (await house.reconcile()).differences == ()


@pytest.mark.req("EPS-RF-CB-003", "EPS-RF-CB-004")
async def test_each_purchase_by_debit_card_needs_the_pin(house: House, bank: PracticeBank) -> None:
    account = await house.account(bank.cards["4417"])
    with pytest.raises(Refused, match="pin_needed"):
        await house.buy(account, 2_000)
    wrong = await house.buy(account, 2_000, "o1", pin="1111")
    assert (wrong.state, wrong.code, wrong.tries_left) == (IntentState.REJECTED, "wrong_pin", 2)
    await house.buy(account, 2_000, "o2", pin="1234")
    assert (await house.buy(account, 2_000, "o3", pin="1111")).code == "wrong_pin"
    credit = await house.account(bank.cards["7780"])
    assert (await house.buy(credit, 2_000, "o4")).state is IntentState.CONFIRMED
    assert bank.balance("4417") == 48_000


async def test_a_pin_that_was_sealed_for_another_order_buys_nothing(
    house: House, bank: PracticeBank
) -> None:
    account = await house.account(bank.cards["4417"])
    box = seal(house.cashier.public_key, PinEntry("1234"), purchase_purpose("ann", "o1"))
    for player, order in (("bob", "o1"), ("ann", "o2")):
        with pytest.raises(Refused, match="card_unreadable"):
            await house.cashier.buy(Order(player, "s1", order, account, 2_000), box)
    assert bank.balance("4417") == 50_000


@pytest.mark.parametrize("amount", [-2_000, 0, 999, 1_000, 1_999, 2_001, 2_500, 10**15])
@pytest.mark.req("EPS-RF-CB-005", "EPS-RF-CB-011")
async def test_the_first_purchase_is_of_20_or_more_in_steps_of_10(
    house: House, bank: PracticeBank, amount: int
) -> None:
    account = await house.account(bank.cards["7780"])
    with pytest.raises(Refused, match="bad_purchase") as refused:
        await house.buy(account, amount)
    assert refused.value.facts == {"least": 2_000, "step": 1_000}
    assert bank.balance("7780") == 200_000
    assert await house.store.open_intents() == []


@pytest.mark.req("EPS-RF-CB-005", "EPS-RF-CB-011")
async def test_later_purchases_of_a_session_are_of_10_or_more(
    house: House, bank: PracticeBank
) -> None:
    account = await house.account(bank.cards["7780"])
    await house.buy(account, 2_000, "o1")
    await house.buy(account, 1_000, "o2")
    with pytest.raises(Refused) as refused:
        await house.buy(account, 500, "o3")
    assert refused.value.facts == {"least": 1_000, "step": 1_000}
    with pytest.raises(Refused, match="bad_purchase"):
        await house.buy(account, 1_000, "o4", session="s2")
    with pytest.raises(Refused, match="bad_purchase"):
        await house.buy(account, 1_000, "o5", player="bob")
    assert await house.chips() == 3_000


@pytest.mark.req("EPS-RF-CB-011")
async def test_a_first_purchase_that_failed_was_none(house: House, bank: PracticeBank) -> None:
    account = await house.account(bank.cards["7780"])
    assert (await house.buy(account, 500_000, "o1")).code == "insufficient_funds"
    with pytest.raises(Refused, match="bad_purchase"):
        await house.buy(account, 1_000, "o2")


@pytest.mark.req("EPS-UC-008-ALT-01")
async def test_without_funds_another_amount_can_be_tried(house: House, bank: PracticeBank) -> None:
    account = await house.account(bank.cards["8263"])
    poor = await house.buy(account, 3_000, "o1", pin="1111")
    told = refusal_of(poor)
    assert told is not None
    assert told.code == "insufficient_funds"
    assert await house.chips() == 0
    assert (await house.buy(account, 2_000, "o2", pin="1111")).state is IntentState.CONFIRMED
    assert bank.balance("8263") == 0


@pytest.mark.req("EPS-RF-CB-008")
async def test_an_order_that_comes_again_is_the_same_order(
    house: House, bank: PracticeBank
) -> None:
    account = await house.account(bank.cards["7780"])
    first = await house.buy(account, 2_000)
    assert await house.buy(account, 2_000) == first
    assert await house.buy(account, 9_000) == first
    await house.close()
    await house.open()
    assert await house.buy(account, 2_000) == first
    assert await house.chips() == 2_000
    assert bank.balance("7780") == 198_000
    assert house.settled == [first]


async def test_of_two_purchases_at_once_one_is_made(house: House, bank: PracticeBank) -> None:
    account = await house.account(bank.cards["7780"])
    orders = [house.buy(account, 2_000, order) for order in ("o1", "o2", "o1")]
    found = await asyncio.gather(*orders, return_exceptions=True)
    refused = [one for one in found if isinstance(one, Refused)]
    assert [one.code for one in refused] == ["bank_order_open"] * 2
    assert await house.chips() == 2_000


@pytest.mark.req("EPS-RF-CB-007")
async def test_chips_are_cashed_in_to_the_account(house: House, bank: PracticeBank) -> None:
    account = await house.account(bank.cards["4417"])
    await house.buy(account, 12_000, pin="1234")
    done = await house.cash_in(account, 11_500)  # any number of chips, and no PIN
    assert (done.state, done.balance) == (IntentState.CONFIRMED, 49_500)
    assert await house.chips() == 500
    assert bank.balance("4417") == 49_500
    assert await house.cash_in(account, 11_500) == done
    assert bank.balance("4417") == 49_500
    assert (await house.reconcile()).differences == ()


@pytest.mark.req("EPS-RF-CB-007")
async def test_only_chips_that_are_there_can_be_cashed_in(house: House, bank: PracticeBank) -> None:
    account = await house.account(bank.cards["7780"])
    await house.buy(account, 2_000)
    for amount, code in ((2_001, "not_enough_chips"), (0, "bad_amount"), (-5, "bad_amount")):
        with pytest.raises(Refused, match=code):
            await house.cash_in(account, amount, f"c{amount}")
    assert bank.balance("7780") == 198_000
    assert await house.chips() == 2_000


async def test_another_account_is_used_from_then_on(house: House, bank: PracticeBank) -> None:
    first = await house.account(bank.cards["7780"])
    await house.buy(first, 5_000, "o1")
    second = await house.account(bank.cards["9154"])
    await house.buy(second, 3_000, "o2")
    await house.cash_in(second, 8_000)
    assert bank.balance("7780") == 195_000
    assert bank.balance("9154") == 105_000


async def test_chips_come_back_when_the_bank_refuses_the_deposit(
    house: House, bank: PracticeBank
) -> None:
    account = await house.account(bank.cards["7780"])
    await house.buy(account, 5_000)
    gone = BankAccount("harbour", "closed-account", CardKind.CREDIT, "0000")
    refused = await house.cash_in(gone, 5_000)
    assert (refused.state, refused.code) == (IntentState.REJECTED, "unknown_account")
    assert await house.chips() == 5_000
    assert await house.store.balance(transit("harbour")) == 0
    assert (await house.cash_in(account, 5_000, "c2")).state is IntentState.CONFIRMED


async def test_a_bank_that_the_house_no_longer_has(house: House, bank: PracticeBank) -> None:
    account = await house.account(bank.cards["7780"])
    await house.buy(account, 5_000)
    other = BankAccount("elsewhere", account.account, CardKind.CREDIT, "7780")
    for order in (house.buy(other, 2_000, "o2"), house.desk.balance(other)):
        with pytest.raises(Refused, match="bank_not_reached"):
            await order
    # Whoever leaves is not held up: the chips wait until the bank is back.
    assert (await house.cash_in(other, 2_000)).state is IntentState.UNKNOWN
    assert await house.cashier.repair(every=True) == 1
    assert await house.chips() == 3_000
    assert await house.store.balance(transit("elsewhere")) == 2_000
    await house.close()
    house.entries = (replace(bank.entry(), name="elsewhere"),)
    await house.open()
    assert await house.cashier.repair(every=True) == 0
    assert bank.balance("7780") == 197_000
