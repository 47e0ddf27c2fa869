"""The desk checks a card with its bank: valid, with the right PIN, and with $20 or more."""

import pytest

from croupier.bank.cards import CardEntry
from croupier.bank.desk import CardDesk, CheckedCard
from croupier.bank.sealing import check_purpose, seal
from croupier.games.game import Refused
from croupier.ledger.intents import CardKind
from tests.bank.rig import House, PracticeBank

pytestmark = pytest.mark.asyncio


@pytest.mark.req("EPS-RF-CB-001", "EPS-RF-CB-003", "EPS-RF-JG-002", "EPS-RF-JG-003")
async def test_a_good_card_is_accepted(house: House, bank: PracticeBank) -> None:
    for last_four, kind, balance in (
        ("4417", CardKind.DEBIT, 50_000),
        ("7780", CardKind.CREDIT, 200_000),
        ("8263", CardKind.DEBIT, 2_000),
    ):
        card = bank.cards[last_four]
        checked = await house.check(card)
        assert checked.balance == balance
        kept = checked.account
        assert (kept.bank, kept.kind, kept.last_four) == ("harbour", kind, last_four)
        assert kept.account not in card.number
        assert await house.desk.balance(kept) == balance


@pytest.mark.parametrize(
    ("last_four", "kind", "pin", "code"),
    [
        ("0932", "debit", None, "account_too_small"),
        ("4417", "debit", "9999", "wrong_pin"),
        ("4417", "credit", None, "unknown_card"),
        ("2210", "credit", None, "card_refused"),
        ("7780", "debit", "1234", "unknown_card"),
    ],
)
@pytest.mark.req("EPS-RF-JG-003", "EPS-RF-CB-004", "EPS-ASS-GA-002", "EPS-UC-005-ALT-01")
async def test_other_cards_are_refused_with_the_reason(
    house: House, bank: PracticeBank, last_four: str, kind: str, pin: str | None, code: str
) -> None:
    with pytest.raises(Refused, match=code):
        await house.check(bank.cards[last_four], pin, kind=kind)


@pytest.mark.req("EPS-RF-CB-004")
async def test_a_wrong_pin_says_how_many_tries_are_left(house: House, bank: PracticeBank) -> None:
    card = bank.cards["4417"]
    told = []
    for _ in range(4):
        with pytest.raises(Refused) as refused:
            await house.check(card, "9999")
        told.append((refused.value.code, refused.value.facts))
    assert told == [
        ("wrong_pin", {"tries": 2}),
        ("wrong_pin", {"tries": 1}),
        ("card_locked", {}),
        ("card_locked", {}),
    ]


async def check(
    house: House, number: str, kind: str = "debit", pin: str | None = "1234"
) -> CheckedCard:
    entry = CardEntry(kind, number, pin)  # type: ignore[arg-type]
    box = seal(house.desk.public_key, entry, check_purpose("ann"))
    return await house.desk.check("ann", box)


@pytest.mark.req("EPS-RF-CB-004")
async def test_a_debit_card_without_a_pin_does_not_reach_the_bank(
    house: House, bank: PracticeBank
) -> None:
    await bank.close()
    with pytest.raises(Refused, match="pin_needed"):
        await check(house, bank.cards["4417"].number, pin=None)


async def test_a_number_that_cannot_be_does_not_reach_the_bank(
    house: House, bank: PracticeBank
) -> None:
    await bank.close()
    with pytest.raises(Refused, match="bad_card_number"):
        await check(house, "9700000000034418")
    with pytest.raises(Refused, match="unknown_card"):
        await check(house, "4111111111111111")  # no bank of this house


@pytest.mark.req("EPS-RF-CB-008", "EPS-ASS-GA-002", "EPS-UC-005-ALT-01")
async def test_a_bank_that_is_closed_is_told_and_can_be_tried_again(
    house: House, bank: PracticeBank
) -> None:
    account = await house.account(bank.cards["4417"])
    await bank.close()
    assert await house.banks.latencies_ms() == {"harbour": None}
    with pytest.raises(Refused, match="bank_not_reached"):
        await house.check(bank.cards["4417"])
    with pytest.raises(Refused, match="bank_not_reached"):
        await house.desk.balance(account)
    await bank.open()
    assert (await house.banks.latencies_ms())["harbour"] is not None
    assert (await house.check(bank.cards["4417"])).account == account


@pytest.mark.req("EPS-DD-004d")
async def test_the_queue_can_check_and_ask_but_move_nothing(house: House) -> None:
    offered = {name for name in vars(CardDesk) if not name.startswith("_")}
    assert offered == {"public_key", "check", "balance", "latencies_ms"}
