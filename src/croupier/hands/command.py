"""What `croupier hands export` and `croupier hands replay` do, with a line of progress. The caller
opens the store; nothing here knows of it."""

from collections import Counter
from collections.abc import Iterable, Sequence
from enum import StrEnum
from pathlib import Path

import msgspec
from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

from croupier.hands.actions import amount_text
from croupier.hands.export import FinishedRound, NotExpressible, Reader, to_phh
from croupier.hands.figures import Compared
from croupier.hands.files import HandReport, Verdict, find_files, replay_files
from croupier.hands.phh import Phh, dump, dump_many
from croupier.hands.posts import PostReading
from croupier.hands.replay import Replayed

SAME, DIFFERENT, UNUSABLE = 0, 1, 2


class Telling(StrEnum):
    """How much `replay` tells of each hand."""

    DIFFERENCES = "differences"
    EVERY_HAND = "every hand"
    JSON = "json"


def replay_command(
    paths: Sequence[Path], console: Console, telling: Telling = Telling.DIFFERENCES
) -> int:
    """Replay the hands of all files and folders: a line for each difference, then a summary. The
    exit code is 0 if none differs, 1 if one does or cannot be read, 2 if there is nothing."""
    try:
        files = find_files(paths)
    except FileNotFoundError as error:
        _say(console, f"{error}: no such file or folder")
        return UNUSABLE
    if not files:
        _say(console, "no .phh or .phhs file there")
        return UNUSABLE
    verdicts: Counter[Verdict] = Counter()
    notes: Counter[str] = Counter()
    compared: Counter[Compared] = Counter()
    with _progress(console) as progress:
        task = progress.add_task("hands", total=len(files))
        hands = 0

        def opened(path: Path, count: int) -> None:
            nonlocal hands
            hands += count - 1
            progress.update(task, total=len(files) + hands)

        for report in replay_files(files, opened):
            verdicts[report.verdict] += 1
            if report.replayed is not None:
                compared[report.replayed.compared] += 1
                notes.update([*_notes(report.replayed), *report.marks])
                notes["with a rake"] += bool(report.replayed.rake)
            for line in _lines(report, telling):
                _say(progress.console, line)
            progress.advance(task)
    if telling is not Telling.JSON:
        _say(console, _summary(verdicts, compared, notes))
    return DIFFERENT if verdicts[Verdict.DIFFERS] or verdicts[Verdict.MALFORMED] else SAME


def export_command(
    rounds: Iterable[FinishedRound],
    target: Path,
    console: Console,
    reader: Reader = "host",
    total: int | None = None,
) -> int:
    """Write the rounds into one file if `target` is named .phhs, else one by one into the folder
    `target`. The exit code is 2 if that cannot be written."""
    written = 0
    left_out: Counter[str] = Counter()
    one_file = target.suffix.lower() == ".phhs"
    gathered: list[Phh] = []
    try:
        if not one_file:
            target.mkdir(parents=True, exist_ok=True)
        with _progress(console) as progress:
            task = progress.add_task("hands", total=total)
            for round_ in rounds:
                progress.advance(task)
                try:
                    phh = to_phh(round_, reader)
                except NotExpressible as error:
                    left_out[str(error)] += 1
                    continue
                written += 1
                if one_file:
                    gathered.append(phh)
                else:
                    name = f"{round_.table}-{round_.number}.phh"
                    (target / name).write_text(dump(phh), encoding="utf-8")
        if one_file:
            target.write_text(dump_many(gathered), encoding="utf-8")
    except OSError as error:
        _say(console, f"{error.filename or target}: {error.strerror or error}")
        return UNUSABLE
    for reason, count in sorted(left_out.items()):
        _say(console, f"{_hands(count)} left out, which the format cannot tell: {reason}")
    _say(console, f"{_hands(written)} written to {target}")
    return SAME


def _lines(report: HandReport, telling: Telling) -> list[str]:
    if telling is Telling.JSON:
        return [msgspec.json.encode(report).decode()]
    kind = "" if report.verdict is Verdict.DIFFERS else f"{report.verdict}, "
    lines = [f"{report.where}: {kind}{line}" for line in report.lines]
    if telling is Telling.EVERY_HAND and report.replayed is not None:
        told = ", ".join([_told(report.replayed), *report.marks])
        lines.append(f"{report.where}: {report.verdict}, {told}")
    return lines


def _told(replayed: Replayed) -> str:
    """One hand in a line: what was compared and who won."""
    parts = [f"{replayed.compared} compared"]
    if replayed.winners:
        names = " and ".join(f"p{player}" for player in replayed.winners)
        parts.append(f"{names} {'wins' if len(replayed.winners) == 1 else 'win'}")
    elif replayed.finished:
        parts.append("nobody knows who won")
    if replayed.rake:
        parts.append(f"rake {amount_text(replayed.rake)}")
    return ", ".join([*parts, *_notes(replayed)])


def _notes(replayed: Replayed) -> list[str]:
    """What is not a difference but worth a note."""
    posts = replayed.reading.posts
    notes = {
        "without an end": not replayed.finished and replayed.fits,
        "with actions left out": replayed.added > 0,
        "with a raise that a short all-in reopened": replayed.reopened > 0,
        "with odd chips of several pots divided as one": replayed.joined,
        "won with cards that nobody saw": replayed.unseen,
        "with a price that a short blind lowers": replayed.reading.short_price,
        f"with a post that is {posts}": posts is not PostReading.LIVE,
    }
    return [note for note, holds in notes.items() if holds]


def _summary(verdicts: Counter[Verdict], compared: Counter[Compared], notes: Counter[str]) -> str:
    same, different = verdicts[Verdict.SAME], verdicts[Verdict.DIFFERS]
    differ = "1 differs" if different == 1 else f"{different or 'none'} differ"
    parts = [f"{_hands(same + different)} replayed", differ]
    parts += [f"{compared[what]} with {what} compared" for what in Compared if compared[what]]
    parts += [f"{count} {note}" for note, count in sorted(notes.items()) if count]
    parts += [
        f"{verdicts[verdict]} {verdict}"
        for verdict in (Verdict.MALFORMED, Verdict.SKIPPED)
        if verdicts[verdict]
    ]
    return ", ".join(parts)


def _hands(count: int) -> str:
    return "1 hand" if count == 1 else f"{count} hands"


def _progress(console: Console) -> Progress:
    return Progress(
        TextColumn("{task.description}"),
        BarColumn(),
        MofNCompleteColumn(),
        TimeRemainingColumn(),
        console=console,
        transient=True,
        disable=not console.is_terminal,
    )


def _say(console: Console, line: str) -> None:
    console.print(line, markup=False, highlight=False, soft_wrap=True)
