"""Commands that read what the house has kept, or count what there is to count, with a bar for
whatever takes long."""

import asyncio
import multiprocessing
from collections import Counter
from collections.abc import Iterator
from pathlib import Path

from rich.console import Console
from rich.progress import BarColumn, Progress, TaskID, TextColumn, TimeRemainingColumn

from croupier.bank.config import FILE as BANKS
from croupier.bank.config import BadBanks, banks_of
from croupier.bank.reconcile import BankSilent, Reconciliation, read_statement, reconcile
from croupier.cards.count import SEVEN_CARD_HANDS, count_chunk, seven_card_chunks
from croupier.cards.ranking import Category
from croupier.games import games
from croupier.hands.command import export_command
from croupier.hands.export import FinishedRound, finished_rounds
from croupier.ledger.transfer import bank as bank_account
from croupier.store.audit import audit
from croupier.store.errors import StoreError
from croupier.store.intents import stored_intents
from croupier.store.logs import read_logs
from croupier.tables.codec import Unfoldable, read_events
from croupier.tables.events import TableOpened

FINE, WRONG, UNUSABLE = 0, 1, 2


def audit_command(database: Path, console: Console) -> int:
    """Exit code 1 when something is wrong, 2 when there is nothing to audit."""
    with _progress(console) as progress:
        bars: dict[str, TaskID] = {}

        def tell(what: str, done: int, total: int) -> None:
            if what not in bars:
                bars[what] = progress.add_task(what, total=total)
            progress.update(bars[what], completed=done, total=total)

        try:
            report = audit(database, tell)
        except StoreError as error:
            progress.stop()
            console.print(f"croupier: {error}", markup=False)
            return UNUSABLE
    for line in report.problems:
        console.print(line, markup=False)
    console.print(report.summary(), markup=False)
    return FINE if report.ok else WRONG


def audit_banks(database: Path, console: Console) -> int:
    """Exit code 1 when a bank and our book differ, 2 when they cannot be compared."""
    try:
        results = asyncio.run(_compare_banks(database))
    except (StoreError, BadBanks, BankSilent) as error:
        console.print(f"croupier: {error}", markup=False)
        return UNUSABLE
    for result in results:
        for line in result.differences:
            console.print(f"bank {result.bank}: {line}", markup=False)
        console.print(result.summary(), markup=False)
    return FINE if all(result.ok for result in results) else WRONG


async def _compare_banks(database: Path) -> list[Reconciliation]:
    """Our book is read between two readings of the statements, because a house may run."""
    from croupier.bank.banks import connect  # brings all of cryptography along

    entries = banks_of(database.parent)
    if not entries:
        raise BadBanks(f"{database.parent / BANKS}: this house has no bank")
    banks = connect(entries)
    try:
        found = [(bank, await read_statement(bank)) for bank in banks.all()]
        intents, balances = await asyncio.to_thread(stored_intents, database)
        results = []
        for bank, before in found:
            after = await read_statement(bank, before[-1].number if before else 0)
            balance = balances.get(bank_account(bank.name), 0)
            results.append(reconcile(bank.name, before, intents, balance, after))
        return results
    finally:
        await banks.close()


def export_rounds(database: Path, target: Path, table: str | None, console: Console) -> int:
    try:
        total = sum(rounds for _, rounds, _ in read_logs(database, table))
        return export_command(_rounds(database, table), target, console, total=total)
    except (StoreError, Unfoldable) as error:
        console.print(f"croupier: {error}", markup=False)
        return UNUSABLE


def _rounds(database: Path, only: str | None) -> Iterator[FinishedRound]:
    for table, _, records in read_logs(database, only):
        first = next(records, None)
        if first is None:
            continue
        opened = read_events(first.events, None)[0]
        if isinstance(opened, TableOpened):
            game = games()[opened.game]
            log = ((record.at_ms, read_events(record.events, game)) for record in records)
            yield from finished_rounds(table, opened.name, log)


def count_command(console: Console) -> int:
    """Every seven-card hand through the ranking, on all cores."""
    chunks = list(seven_card_chunks())
    found: Counter[Category] = Counter()
    with _progress(console) as progress, multiprocessing.Pool() as pool:
        bar = progress.add_task("seven-card hands", total=sum(chunk.hands for chunk in chunks))
        for counts in pool.imap_unordered(count_chunk, chunks):
            found += counts
            progress.advance(bar, counts.total())
    for category, known in SEVEN_CARD_HANDS.items():
        mark = "" if found[category] == known else f"  should be {known:,}"
        console.print(f"{category.name.lower():16} {found[category]:12,}{mark}")
    console.print(f"{'all':16} {found.total():12,}")
    return FINE if found == Counter(SEVEN_CARD_HANDS) else WRONG


def _progress(console: Console) -> Progress:
    return Progress(
        TextColumn("{task.description}"),
        BarColumn(),
        TextColumn("{task.percentage:>3.0f} %"),
        TimeRemainingColumn(),
        console=console,
        transient=True,
    )
