"""Commands that read what the house has kept, or count what there is to count, with a bar for
whatever takes long."""

import asyncio
import multiprocessing
from collections import Counter
from collections.abc import Iterable, Iterator
from contextlib import ExitStack, contextmanager
from pathlib import Path
from time import perf_counter

from rich.console import Console
from rich.progress import BarColumn, Progress, TaskID, TextColumn, TimeRemainingColumn

from croupier.bank.config import FILE as BANKS
from croupier.bank.config import BadBanks, banks_of
from croupier.bank.reconcile import BankSilent, Reconciliation, read_statement, reconcile
from croupier.cards.count import SEVEN_CARD_HANDS, Chunk, count_chunk, seven_card_chunks
from croupier.cards.ranking import Category
from croupier.games import games
from croupier.hands.command import export_command
from croupier.hands.export import FinishedRound, finished_rounds
from croupier.kernel.compiled import COMPILED
from croupier.ledger.transfer import bank as bank_account
from croupier.store.audit import audit
from croupier.store.errors import StoreError
from croupier.store.heads import read_heads
from croupier.store.logs import read_logs, stored_intents
from croupier.store.progress import Progress as StoreProgress
from croupier.tables.codec import Unfoldable, read_events
from croupier.tables.events import TableOpened

FINE, WRONG, UNUSABLE = 0, 1, 2


def audit_command(database: Path | str, console: Console, against: Path | None = None) -> int:
    """Exit code 1 when something is wrong, 2 when there is nothing to audit."""
    try:
        heads = read_heads(against) if against is not None else []
        with progress_of(console) as tell:
            report = audit(database, tell, heads)
    except StoreError as error:
        console.print(f"croupier: {error}", markup=False)
        return UNUSABLE
    for line in report.problems:
        console.print(line, markup=False)
    if not report.ok:
        console.print("What can still be trusted:", markup=False)
        for line in report.trusted:
            console.print(f"  {line}", markup=False)
    if heads:
        console.print(f"{len(heads)} heads, signed with the key {heads[0].key}", markup=False)
    console.print(report.summary(), markup=False)
    return FINE if report.ok else WRONG


@contextmanager
def progress_of(console: Console) -> Iterator[StoreProgress]:
    """A bar for each thing that is being done."""
    with _progress(console) as progress:
        bars: dict[str, TaskID] = {}

        def tell(what: str, done: int, total: int) -> None:
            if what not in bars:
                bars[what] = progress.add_task(what, total=total)
            progress.update(bars[what], completed=done, total=total)

        yield tell


def audit_banks(database: Path | str, data: Path, console: Console) -> int:
    """Exit code 1 when a bank and our book differ, 2 when they cannot be compared."""
    try:
        results = asyncio.run(_compare_banks(database, data))
    except (StoreError, BadBanks, BankSilent) as error:
        console.print(f"croupier: {error}", markup=False)
        return UNUSABLE
    for result in results:
        for line in result.differences:
            console.print(f"bank {result.bank}: {line}", markup=False)
        console.print(result.summary(), markup=False)
    return FINE if all(result.ok for result in results) else WRONG


async def _compare_banks(database: Path | str, data: Path) -> list[Reconciliation]:
    """Our book is read between two readings of the statements, because a house may run."""
    from croupier.bank.banks import connect  # brings all of cryptography along

    entries = banks_of(data)
    if not entries:
        raise BadBanks(f"{data / BANKS}: this house has no bank")
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


def export_rounds(database: Path | str, target: Path, table: str | None, console: Console) -> int:
    try:
        total = sum(rounds for _, rounds, _ in read_logs(database, table))
        return export_command(_rounds(database, table), target, console, total=total)
    except (StoreError, Unfoldable) as error:
        console.print(f"croupier: {error}", markup=False)
        return UNUSABLE


def _rounds(database: Path | str, only: str | None) -> Iterator[FinishedRound]:
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
    """Every seven-card hand through the ranking."""
    chunks = list(seven_card_chunks())
    found: Counter[Category] = Counter()
    start = perf_counter()
    with _progress(console) as progress, ExitStack() as stack:
        bar = progress.add_task("seven-card hands", total=sum(chunk.hands for chunk in chunks))
        for counts in _counts(chunks, stack):
            found += counts
            progress.advance(bar, counts.total())
    seconds = perf_counter() - start
    for category, known in SEVEN_CARD_HANDS.items():
        mark = "" if found[category] == known else f"  should be {known:,}"
        console.print(f"{category.name.lower():16} {found[category]:12,}{mark}")
    how = "compiled kernel" if COMPILED else "kernel in Python"
    console.print(f"{'all':16} {found.total():12,}  in {seconds:.1f} s, {how}")
    return FINE if found == Counter(SEVEN_CARD_HANDS) else WRONG


def _counts(chunks: list[Chunk], stack: ExitStack) -> Iterable[Counter[Category]]:
    """In Python the chunks take minutes, so they are spread over all cores."""
    if COMPILED:
        return map(count_chunk, chunks)
    pool = stack.enter_context(multiprocessing.Pool())
    return pool.imap_unordered(count_chunk, chunks)


def _progress(console: Console) -> Progress:
    return Progress(
        TextColumn("{task.description}"),
        BarColumn(),
        TextColumn("{task.percentage:>3.0f} %"),
        TimeRemainingColumn(),
        console=console,
        transient=True,
    )
