"""PIN and full card number are nowhere but in the question to the bank."""

import io
import logging
import traceback
from collections.abc import Iterator

import pytest

from croupier.bank.banks import Banks
from croupier.bank.cards import CardEntry, PinEntry
from croupier.bank.cashier import Order
from croupier.bank.sealing import check_purpose, purchase_purpose, seal
from croupier.games.game import Refused
from croupier.server.logs import configure
from tests.bank.rig import House, PracticeBank
from tests.stores import all_bytes

pytestmark = pytest.mark.asyncio

CARD = "4417"
PIN, WRONG = "1234", "8631"


@pytest.fixture
def log() -> Iterator[io.StringIO]:
    """All that is logged, of every level."""
    written = io.StringIO()
    configure(as_json=True, stream=written, level=logging.DEBUG)
    yield written
    configure(as_json=False)


@pytest.mark.both_stores
@pytest.mark.req("EPS-RF-CB-004")
async def test_nothing_is_stored_or_logged(
    house: House, bank: PracticeBank, log: io.StringIO
) -> None:
    number = bank.cards[CARD].number
    account = await house.account(bank.cards[CARD])
    await house.buy(account, 2_000, "o1", pin=PIN)
    await house.buy(account, 2_000, "o2", pin=WRONG)
    for fault in ("error", "lost_before", "lost_after", "garbled"):
        await bank.set_faults(**{fault: 100})
        with pytest.raises(Refused):
            await house.check(bank.cards[CARD])
        await house.buy(account, 2_000, f"o-{fault}", pin=PIN)
        await bank.set_faults()
        await house.cashier.repair(every=True)
    written = log.getvalue()
    assert "bank did not answer" in written
    assert "settled" in written
    kept = all_bytes(house.path)
    assert account.account.encode() in kept
    assert CARD.encode() in kept
    assert number.encode() not in kept
    assert number not in written
    for pin in (PIN, WRONG):
        assert f'"{pin}"' not in written
        assert f'"{pin}"'.encode() not in kept
    # No column of any intent is the PIN.
    for intent in await house.store.intents_of("ann", limit=100):
        assert not {PIN, WRONG, number} & set(map(str, vars_of(intent)))


def vars_of(value: object) -> list[object]:
    fields: tuple[str, ...] = getattr(value, "__struct_fields__", ())
    found: list[object] = []
    for name in fields:
        one = getattr(value, name)
        found += [one, *vars_of(one)]
    return found


@pytest.mark.req("EPS-RF-CB-004")
async def test_what_fails_says_nothing_of_the_card(house: House, bank: PracticeBank) -> None:
    card = bank.cards[CARD]
    banks: Banks = house.banks
    account = await house.account(card)
    boxes: list[tuple[CardEntry | PinEntry, str]] = [
        (CardEntry("debit", card.number, WRONG), check_purpose("ann")),
        (CardEntry("debit", card.number[:-1] + "0", PIN), check_purpose("ann")),
        (CardEntry("debit", card.number, PIN), check_purpose("bob")),
        (PinEntry(PIN), check_purpose("ann")),
    ]
    for entry, purpose in boxes:
        with pytest.raises(Refused) as refused:
            await house.desk.check("ann", seal(banks.public_key, entry, purpose))
        text = "".join(traceback.format_exception(refused.value))
        assert card.number not in text
        assert f'"{PIN}"' not in text
        assert not {PIN, WRONG, card.number} & set(map(str, refused.value.facts.values()))
    box = seal(banks.public_key, PinEntry(PIN), purchase_purpose("bob", "o1"))
    with pytest.raises(Refused) as refused:
        await house.cashier.buy(Order("ann", "s1", "o1", account, 2_000), box)
    assert PIN not in "".join(traceback.format_exception(refused.value))


async def test_boxes_of_an_earlier_process_do_not_open(house: House, bank: PracticeBank) -> None:
    card = bank.cards[CARD]
    entry = CardEntry("debit", card.number, PIN)
    box = seal(house.desk.public_key, entry, check_purpose("ann"))
    await house.close()
    await house.open()
    with pytest.raises(Refused, match="card_unreadable"):
        await house.desk.check("ann", box)
