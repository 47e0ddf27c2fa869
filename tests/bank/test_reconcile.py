"""Our book against the bank's statement: agreement is proved, and every difference is named."""

import asyncio
import sqlite3
from contextlib import closing
from io import StringIO
from pathlib import Path

import pytest
from click.testing import CliRunner
from msgspec.structs import replace
from rich.console import Console

from croupier.bank.messages import Entry
from croupier.bank.practice.premises import DATABASE
from croupier.bank.reconcile import reconcile
from croupier.ledger.intents import (
    BankAccount,
    CardKind,
    Intent,
    IntentKind,
    IntentState,
)
from croupier.main import main
from croupier.reports import audit_banks
from croupier.store.audit import audit
from tests.bank.rig import House, PracticeBank
from tests.stores import book_at

CARD = BankAccount("harbour", "ref-1", CardKind.CREDIT, "7780")
BOUGHT = Intent(
    key="k1",
    kind=IntentKind.PURCHASE,
    player="ann",
    session="s",
    paid_by=CARD,
    amount=5_000,
    created_ms=1,
    state=IntentState.CONFIRMED,
    settled_ms=2,
)
CASHED = replace(BOUGHT, key="k2", kind=IntentKind.CASH_IN, amount=1_234)
OPEN = replace(BOUGHT, key="k3", state=IntentState.UNKNOWN, settled_ms=None)
ENTRIES = (
    Entry(1, "k1", "withdrawal", "ref-1", 5_000, 1),
    Entry(2, "k2", "deposit", "ref-1", 1_234, 2),
)
BALANCE = -3_766


@pytest.mark.req("EPS-RF-CB-002")
def test_two_books_that_agree() -> None:
    found = reconcile("harbour", ENTRIES, [BOUGHT, CASHED, OPEN], BALANCE, ())
    assert found.differences == ()
    assert found.summary() == "bank harbour: 2 transfers, 1 still open: no difference"


@pytest.mark.parametrize(
    ("entries", "intents", "line"),
    [
        (ENTRIES[:1], [BOUGHT, CASHED], "k2: our book has a cash_in of 12.34, the statement has"),
        (ENTRIES, [BOUGHT], "k2: the bank has a deposit of 12.34, our book knows nothing of it"),
        (
            ENTRIES,
            [BOUGHT, replace(CASHED, state=IntentState.REJECTED)],
            "k2: the bank has a deposit of 12.34, our book has it as rejected",
        ),
        (
            (ENTRIES[0], replace(ENTRIES[1], amount=1_235)),
            [BOUGHT, CASHED],
            "k2: the bank has a deposit of 12.35, our book a cash_in of 12.34",
        ),
        (
            (ENTRIES[0], replace(ENTRIES[1], direction="withdrawal")),
            [BOUGHT, CASHED],
            "k2: the bank has a withdrawal of 12.34, our book a cash_in of 12.34",
        ),
        (
            (ENTRIES[0], replace(ENTRIES[1], account="ref-2")),
            [BOUGHT, CASHED],
            "k2: the bank has a deposit of 12.34, but on another account",
        ),
        ((*ENTRIES, replace(ENTRIES[0], number=3)), [BOUGHT, CASHED], "k1: the bank has it twice"),
        (ENTRIES, [BOUGHT, CASHED, replace(BOUGHT, key="k4")], "k4: our book has a purchase of 50"),
    ],
)
@pytest.mark.req("EPS-RF-CB-002")
def test_every_difference_is_named(
    entries: tuple[Entry, ...], intents: list[Intent], line: str
) -> None:
    found = reconcile("harbour", entries, intents, BALANCE, ())
    assert any(one.startswith(line) for one in found.differences), found.differences
    assert not found.ok


def test_a_book_whose_intents_do_not_add_up_is_named() -> None:
    found = reconcile("harbour", ENTRIES, [BOUGHT, CASHED], BALANCE - 1, ())
    assert found.differences == (
        "cardroom:bank:harbour holds -37.67, the confirmed intents say -37.66",
    )


def test_what_happens_while_both_are_read_is_no_difference() -> None:
    """The second entry came after the first reading of the statement, and before that of our book;
    the third came after both."""
    third = replace(ENTRIES[1], number=3, key="k9")
    found = reconcile("harbour", ENTRIES[:1], [BOUGHT, CASHED], BALANCE, (ENTRIES[1], third))
    assert found.differences == ()


def test_intents_of_other_banks_are_not_counted() -> None:
    other = replace(BOUGHT, key="k7", paid_by=replace(CARD, bank="hilltop"))
    assert reconcile("harbour", ENTRIES, [BOUGHT, CASHED, other], BALANCE, ()).ok


async def evening(house: House, bank: PracticeBank) -> None:
    account = await house.account(bank.cards["7780"])
    for number in range(3):
        await house.buy(account, 2_000, f"o{number}")
    await house.cash_in(account, 5_500)
    await house.buy(account, 10**9, "too much")


def report(path: Path) -> tuple[int, str]:
    shown = StringIO()
    code = audit_banks(book_at(path), path.parent, Console(file=shown, width=200))
    return code, shown.getvalue()


@pytest.mark.both_stores
@pytest.mark.asyncio
@pytest.mark.req("EPS-RF-CB-002")
async def test_the_command_compares_a_house_with_its_bank(house: House, bank: PracticeBank) -> None:
    await evening(house, bank)
    code, shown = await asyncio.to_thread(report, house.path)
    assert (code, shown) == (0, "bank harbour: 4 transfers, 0 still open: no difference\n")
    with closing(sqlite3.connect(bank.settings.folder / DATABASE)) as connection, connection:
        connection.execute("UPDATE orders SET amount = 5501 WHERE direction = 'deposit'")
    code, shown = await asyncio.to_thread(report, house.path)
    assert code == 1
    assert "the bank has a deposit of 55.01, our book a cash_in of 55.00" in shown
    await bank.close()
    code, shown = await asyncio.to_thread(report, house.path)
    assert code == 2
    assert "bank harbour does not answer" in shown
    await bank.open()
    with closing(sqlite3.connect(bank.settings.folder / DATABASE)) as connection, connection:
        connection.execute("UPDATE orders SET amount = 5500 WHERE direction = 'deposit'")


@pytest.mark.parametrize(
    ("harm", "line"),
    [
        ("UPDATE intents SET state = 'rejected' WHERE kind = 'purchase'", "without an intent"),
        ("UPDATE intents SET amount = 7000 WHERE kind = 'cash_in'", "not booked like that"),
        ("DELETE FROM intents WHERE kind = 'cash_in'", "without an intent"),
    ],
)
@pytest.mark.sqlite  # the copy that is harmed is a file
@pytest.mark.asyncio
@pytest.mark.req("EPS-RF-CB-006", "EPS-RF-CB-007")
async def test_the_audit_finds_bank_money_without_an_intent(
    bank: PracticeBank, house: House, tmp_path: Path, harm: str, line: str
) -> None:
    await evening(house, bank)
    copy = tmp_path / "copy.db"
    with closing(sqlite3.connect(house.path)) as source, closing(sqlite3.connect(copy)) as target:
        source.backup(target)
        target.execute(harm)
        target.commit()
    problems = audit(copy).problems
    assert any(line in one for one in problems), problems


def test_a_house_without_a_bank_has_nothing_to_compare(tmp_path: Path) -> None:
    told = CliRunner().invoke(main, ["audit", "--bank", "--data", str(tmp_path)])
    assert told.exit_code == 2
    assert "this house has no bank" in told.output
