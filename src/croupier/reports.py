"""Commands that read what the house has kept, or count what there is to count, with a bar for
whatever takes long."""

import multiprocessing
from collections import Counter
from collections.abc import Iterator
from pathlib import Path

from rich.console import Console
from rich.progress import BarColumn, Progress, TaskID, TextColumn, TimeRemainingColumn

from croupier.cards.count import SEVEN_CARD_HANDS, count_chunk, seven_card_chunks
from croupier.cards.ranking import Category
from croupier.games import games
from croupier.hands.command import export_command
from croupier.hands.export import FinishedRound, finished_rounds
from croupier.store.audit import audit
from croupier.store.errors import StoreError
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
