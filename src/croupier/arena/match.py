"""A match as it is played: the bar that tells how far it is, and the file from which a match that
was interrupted goes on."""

from collections.abc import Callable, Iterator
from itertools import islice
from pathlib import Path
from typing import Generic, TypeVar

import msgspec
from msgspec import Struct
from rich.console import Console
from rich.progress import BarColumn, Progress, TextColumn, TimeRemainingColumn

from croupier.cards.chance import SEED_BYTES

TOLD_EVERY = 10  # deals, or in long matches
TELLINGS = 200  # in all: each looks at all deals so far
DealT = TypeVar("DealT", bound=Struct)


class Setting(Struct, frozen=True):
    """All that decides how a match comes out. The number of deals is fixed before the first one:
    whoever goes on until the figure is nice proves nothing."""

    game: str
    first: str
    second: str
    deals: int
    seed: str
    budget: int
    preset: str = ""
    seats: int = 0
    stack: int = 0


def seed_of(word: str) -> bytes:
    return word.encode().ljust(SEED_BYTES, b".")[:SEED_BYTES]


class OtherMatch(Exception):
    """The file holds a match with another setting."""


class MatchFile(Generic[DealT]):
    """A line for the setting, then one for each deal. A line that was cut off in mid-write is
    dropped, and its deal is played again."""

    def __init__(self, path: Path, setting: Setting, deal: type[DealT]) -> None:
        self._path = path
        self.deals: list[DealT] = []
        lines = path.read_bytes().splitlines(keepends=True) if path.exists() else []
        whole = [line for line in lines if line.endswith(b"\n")]
        if whole:
            self._require(whole[0], setting)
            self.deals = [msgspec.json.decode(line, type=deal) for line in whole[1:]]
        else:
            whole = [msgspec.json.encode(setting) + b"\n"]
        path.write_bytes(b"".join(whole))

    def _require(self, line: bytes, setting: Setting) -> None:
        try:
            stored = msgspec.json.decode(line, type=Setting)
        except msgspec.MsgspecError:
            raise OtherMatch(f"{self._path} holds no match") from None
        if stored != setting:
            fields = Setting.__struct_fields__
            field = next(f for f in fields if getattr(stored, f) != getattr(setting, f))
            was, now = getattr(stored, field), getattr(setting, field)
            raise OtherMatch(f"{self._path} holds a match with {field} {was}, not {now}")

    def append(self, deal: DealT) -> None:
        with self._path.open("ab") as file:
            file.write(msgspec.json.encode(deal) + b"\n")


def watch(
    play: Callable[[int], Iterator[DealT]],
    deals: int,
    tell: Callable[[list[DealT]], str],
    console: Console,
    file: MatchFile[DealT] | None = None,
) -> list[DealT]:
    """Plays so many deals with a bar that tells the score so far. `play` gives the deals from a
    number on."""
    done = [] if file is None else file.deals[:deals]
    columns = (
        TextColumn("deals"),
        BarColumn(),
        TextColumn("{task.completed:,} of {task.total:,}"),
        TimeRemainingColumn(),
        TextColumn("{task.description}"),
    )
    every = max(TOLD_EVERY, deals // TELLINGS)
    with Progress(*columns, console=console, transient=True) as progress:
        task = progress.add_task("", total=deals, completed=len(done))
        for deal in islice(play(len(done)), deals - len(done)):
            done.append(deal)
            if file is not None:
                file.append(deal)
            progress.advance(task)
            if len(done) % every == 0:
                progress.update(task, description=tell(done))
    return done
