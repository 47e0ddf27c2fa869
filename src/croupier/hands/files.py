"""Hand history files and folders of them, replayed one hand after the other."""

from collections.abc import Callable, Iterable, Iterator
from enum import StrEnum
from pathlib import Path

from msgspec import Struct

from croupier.hands.actions import MalformedPhh
from croupier.hands.export import RIGGED_FIELD, TEST_FIELD
from croupier.hands.phh import OtherGame, Phh, parse_many
from croupier.hands.replay import Replayed, replay

SUFFIXES = (".phh", ".phhs")
MARKS = {TEST_FIELD: "at a test table", RIGGED_FIELD: "with cards that a tester named"}


class Verdict(StrEnum):
    SAME = "same"
    DIFFERS = "differs"
    MALFORMED = "malformed"
    SKIPPED = "skipped"  # not our game


class HandReport(Struct, frozen=True):
    """What the replay of one hand found. `where` names the file and, if it holds several hands, the
    hand; `lines` say what is wrong. `replayed` is None where nothing was. `marks` say why the hand
    tells nothing about luck."""

    where: str
    verdict: Verdict
    lines: tuple[str, ...] = ()
    replayed: Replayed | None = None
    marks: tuple[str, ...] = ()


def find_files(paths: Iterable[Path]) -> list[Path]:
    """The files named, and all hand histories below the folders named, in order of their names.
    Raises `FileNotFoundError` for a path that does not exist."""
    found: dict[Path, None] = {}
    for path in paths:
        if path.is_dir():
            below = (file for file in path.rglob("*") if file.suffix.lower() in SUFFIXES)
            found.update(dict.fromkeys(sorted(file for file in below if file.is_file())))
        elif path.exists():
            found[path] = None
        else:
            raise FileNotFoundError(path)
    return list(found)


def replay_files(
    files: Iterable[Path], opened: Callable[[Path, int], None] = lambda path, hands: None
) -> Iterator[HandReport]:
    """A report for each hand. `opened` is called for each file with the number of its hands."""
    for file in files:
        try:
            hands = parse_many(file.read_text(encoding="utf-8"))
        except (MalformedPhh, OSError, UnicodeDecodeError) as error:
            opened(file, 1)
            yield HandReport(str(file), Verdict.MALFORMED, (_reason(error),))
            continue
        opened(file, len(hands))
        for name, hand in hands:
            yield _report(f"{file}[{name}]" if name else str(file), hand)


def _report(where: str, hand: Phh | ValueError) -> HandReport:
    try:
        if isinstance(hand, ValueError):
            raise hand
        end = replay(hand)
    except OtherGame as error:
        return HandReport(where, Verdict.SKIPPED, (str(error),))
    except MalformedPhh as error:
        return HandReport(where, Verdict.MALFORMED, (str(error),))
    verdict = Verdict.SAME if end.fits else Verdict.DIFFERS
    marks = tuple(mark for field, mark in MARKS.items() if hand.others.get(field))
    return HandReport(where, verdict, end.differences + end.reasons, end, marks)


def _reason(error: MalformedPhh | OSError | UnicodeDecodeError) -> str:
    if isinstance(error, UnicodeDecodeError):
        return "not text in UTF-8"
    return error.strerror or str(error) if isinstance(error, OSError) else str(error)
