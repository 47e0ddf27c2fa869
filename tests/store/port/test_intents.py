"""Intents towards a bank: stored once, settled once, and always together with their chips."""

import asyncio

import pytest
from msgspec.structs import replace

from croupier.games.game import Refused
from croupier.ledger.intents import (
    Answer,
    BankAccount,
    CardKind,
    Confirmed,
    Intent,
    IntentKind,
    IntentState,
    PurchaseOpen,
    Rejected,
    Unknown,
    answered,
    asked,
    opening,
    settling,
)
from croupier.ledger.transfer import CARDROOM, bank, transit, wallet
from croupier.store.port import Store
from tests.store.port.conftest import OpenStore

pytestmark = pytest.mark.asyncio

CARD = BankAccount("harbour", "ref-1", CardKind.DEBIT, "4417")
ANN = wallet("ann", CARDROOM)


def wanted(key: str, kind: IntentKind = IntentKind.PURCHASE, **more: object) -> Intent:
    usual = {"player": "ann", "session": "s1", "paid_by": CARD, "amount": 2_000, "created_ms": 5}
    return Intent(key=key, kind=kind, **{**usual, **more})  # type: ignore[arg-type]


async def add(store: Store, intent: Intent) -> Intent:
    return await store.add_intent(intent, opening(intent))


async def settle(store: Store, intent: Intent, answer: Answer) -> Intent:
    known = answered(asked(intent), answer, 9)
    return await store.update_intent(known, settling(known))


async def test_an_intent_is_there_after_a_restart(open_store: OpenStore) -> None:
    store = await open_store()
    intent = wanted("k1")
    assert await add(store, intent) == intent
    store = await open_store()
    assert await store.open_intents() == [intent]
    assert await store.intent("k1") == intent
    assert await store.intent("k2") is None


async def test_chips_come_with_the_confirmation_and_once(open_store: OpenStore) -> None:
    store = await open_store()
    intent = await add(store, wanted("k1"))
    assert await store.balance(ANN) == 0
    assert not await store.has_bought("ann", "s1")
    done = await settle(store, intent, Confirmed(48_000))
    assert (done.state, done.balance, done.settled_ms) == (IntentState.CONFIRMED, 48_000, 9)
    for late in (Confirmed(1), Rejected("insufficient_funds"), Unknown("late")):
        assert await settle(store, intent, late) == done
    store = await open_store()
    assert await store.intent("k1") == done
    assert await store.open_intents() == []
    assert await store.balance(ANN) == 2_000
    assert await store.balance(bank("harbour")) == -2_000
    assert await store.has_bought("ann", "s1")
    assert not await store.has_bought("ann", "s2")


async def test_a_rejection_brings_no_chips(store: Store) -> None:
    intent = await add(store, wanted("k1"))
    done = await settle(store, intent, Rejected("wrong_pin", 2))
    assert (done.state, done.code, done.tries_left) == (IntentState.REJECTED, "wrong_pin", 2)
    assert await store.intent("k1") == done
    assert await store.balance(ANN) == 0
    assert not await store.has_bought("ann", "s1")


async def test_an_unknown_answer_is_remembered(open_store: OpenStore) -> None:
    store = await open_store()
    intent = await add(store, wanted("k1"))
    first = await settle(store, intent, Unknown("no answer"))
    second = await settle(store, first, Unknown("no answer"))
    store = await open_store()
    assert await store.open_intents() == [second]
    assert (second.tries, second.next_ms) == (2, 9 + 4_000)


async def test_a_key_is_stored_once(store: Store) -> None:
    intent = await add(store, wanted("k1"))
    assert await add(store, wanted("k1", amount=9_000)) == intent
    done = await settle(store, intent, Confirmed())
    assert await add(store, wanted("k1")) == done
    assert await store.balance(ANN) == 2_000


async def test_a_player_has_one_open_purchase(store: Store) -> None:
    intent = await add(store, wanted("k1"))
    with pytest.raises(PurchaseOpen):
        await add(store, wanted("k2"))
    await add(store, wanted("k3", player="bob"))
    await settle(store, intent, Rejected("insufficient_funds"))
    await add(store, wanted("k2"))


async def test_of_two_purchases_at_once_one_is_stored(store: Store) -> None:
    both = [add(store, wanted(key)) for key in ("k1", "k2")]
    found = await asyncio.gather(*both, return_exceptions=True)
    assert sorted(type(one).__name__ for one in found) == ["Intent", "PurchaseOpen"]
    assert len(await store.open_intents()) == 1


async def test_chips_leave_the_wallet_when_they_are_to_be_cashed_in(store: Store) -> None:
    await settle(store, await add(store, wanted("k1", amount=5_000)), Confirmed())
    await add(store, wanted("k2", IntentKind.CASH_IN, amount=3_000))
    assert await store.balance(ANN) == 2_000
    assert await store.balance(transit("harbour")) == 3_000
    with pytest.raises(Refused, match="not_enough_chips"):
        await add(store, wanted("k3", IntentKind.CASH_IN, amount=3_000))
    assert await store.intent("k3") is None
    assert await store.balance(ANN) == 2_000


@pytest.mark.parametrize(
    ("answer", "at_home", "at_the_bank"), [(Confirmed(), 0, 0), (Rejected("closed"), 5_000, -5_000)]
)
async def test_cashed_in_chips_go_to_the_bank_or_come_back(
    store: Store, answer: Answer, at_home: int, at_the_bank: int
) -> None:
    await settle(store, await add(store, wanted("k1", amount=5_000)), Confirmed())
    away = await add(store, wanted("k2", IntentKind.CASH_IN, amount=5_000))
    await settle(store, away, answer)
    assert await store.balance(ANN) == at_home
    assert await store.balance(transit("harbour")) == 0
    assert await store.balance(bank("harbour")) == at_the_bank
    assert await store.check_balance() == []


async def test_the_intents_of_a_player_newest_first(store: Store) -> None:
    for number in range(4):
        await settle(store, await add(store, wanted(f"k{number}", created_ms=number)), Confirmed())
    await add(store, wanted("other", player="bob"))
    found = await store.intents_of("ann", limit=3)
    assert [one.key for one in found] == ["k3", "k2", "k1"]


async def test_an_intent_that_is_not_there_cannot_be_settled(store: Store) -> None:
    with pytest.raises(KeyError):
        await settle(store, replace(wanted("k1")), Confirmed())
