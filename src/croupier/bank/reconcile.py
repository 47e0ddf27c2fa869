"""Compares what our book says of a bank with what the bank's statement says, and names every
difference. It changes nothing."""

from collections.abc import Iterable, Sequence
from typing import Protocol

from msgspec import Struct

from croupier.bank.messages import Entry, Statement
from croupier.ledger.intents import Intent, IntentKind, IntentState
from croupier.ledger.transfer import bank as bank_account

KINDS = {"withdrawal": IntentKind.PURCHASE, "deposit": IntentKind.CASH_IN}


class BankSilent(Exception):
    """The bank does not tell its statement."""

    def __init__(self, bank: str) -> None:
        super().__init__(f"bank {bank} does not answer; is it open, and is the shared key right?")


class BadStatement(BankSilent):
    """The pages of a statement go round in circles."""

    def __init__(self, bank: str) -> None:
        Exception.__init__(self, f"bank {bank}: the entries of its statement are out of order")


class Statements(Protocol):
    @property
    def name(self) -> str: ...

    async def statement(self, after: int) -> Statement | None: ...


class Reconciliation(Struct, frozen=True):
    """`differences` has a line for each; `open` counts the intents that are not settled yet."""

    bank: str
    transfers: int
    open: int
    differences: tuple[str, ...]

    @property
    def ok(self) -> bool:
        return not self.differences

    def summary(self) -> str:
        found = len(self.differences)
        end = "no difference" if self.ok else f"{found} difference{'s' * (found > 1)}"
        return f"bank {self.bank}: {self.transfers} transfers, {self.open} still open: {end}"


async def read_statement(bank: Statements, after: int = 0) -> list[Entry]:
    """All entries with a number above `after`. Raises `BankSilent`, also when their numbers do not
    grow: else a bank could keep us reading for ever."""
    entries: list[Entry] = []
    while True:
        page = await bank.statement(after)
        if page is None:
            raise BankSilent(bank.name)
        for entry in page.entries:
            if entry.number <= after:
                raise BadStatement(bank.name)
            after = entry.number
        entries += page.entries
        if not page.more or not page.entries:
            return entries


def reconcile(
    bank: str,
    before: Sequence[Entry],
    intents: Iterable[Intent],
    balance: int,
    after: Sequence[Entry],
) -> Reconciliation:
    """A running house changes meanwhile. So the statement is read twice, and our book between:
    what the first reading has, we must have wanted; what we have confirmed, the second must have.
    `after` holds what the second one has more. `balance` is that of the bank in our book."""
    ours = {one.key: one for one in intents if one.paid_by.bank == bank}
    entries = [*before, *after]
    differences = [line for one in before if (line := wrong_entry(one, ours.get(one.key)))]
    differences += repeated(entries)
    done = {one.key for one in entries}
    confirmed = [one for one in ours.values() if one.state is IntentState.CONFIRMED]
    differences += [
        f"{one.key}: our book has a {one.kind} of {money(one.amount)}, the statement has not"
        for one in confirmed
        if one.key not in done
    ]
    total = sum(signed(one.kind, one.amount) for one in confirmed)
    if total != balance:
        differences.append(
            f"{bank_account(bank)} holds {money(balance)}, the confirmed intents say {money(total)}"
        )
    waiting = sum(not one.is_settled for one in ours.values())
    return Reconciliation(bank, len(entries), waiting, tuple(differences))


def wrong_entry(entry: Entry, intent: Intent | None) -> str:
    """What is wrong with an entry of the statement; empty when nothing is."""
    said = f"{entry.key}: the bank has a {entry.direction} of {money(entry.amount)}"
    if intent is None:
        return f"{said}, our book knows nothing of it"
    if intent.state is IntentState.REJECTED:
        return f"{said}, our book has it as rejected"
    if intent.amount != entry.amount or intent.kind is not KINDS[entry.direction]:
        return f"{said}, our book a {intent.kind} of {money(intent.amount)}"
    if intent.paid_by.account != entry.account:
        return f"{said}, but on another account"
    return ""


def repeated(entries: Sequence[Entry]) -> list[str]:
    seen: set[str] = set()
    twice = []
    for entry in entries:
        if entry.key in seen:
            twice.append(f"{entry.key}: the bank has it twice")
        seen.add(entry.key)
    return twice


def signed(kind: IntentKind, amount: int) -> int:
    """What a transfer adds to the account of the bank in our book."""
    return -amount if kind is IntentKind.PURCHASE else amount


def money(amount: int) -> str:
    return f"{amount / 100:,.2f}"
