"""A folder that keeps a training run, so that one that was interrupted goes on."""

from pathlib import Path

import msgspec
from msgspec import Struct
from msgspec.structs import replace
from rich.console import Console
from rich.progress import BarColumn, Progress, TextColumn, TimeElapsedColumn, TimeRemainingColumn

PLAN = "plan.json"


class Plan(Struct, frozen=True):
    """`begins_with` is the SHA-256 of what it began with, if that was not nothing."""

    seed: str
    games: int
    begins_with: str = ""


class OtherPlan(Exception):
    """The folder holds a run that began otherwise, or one that is longer."""


class Folder:
    def __init__(self, path: Path, plan: Plan) -> None:
        self._path = path
        path.mkdir(parents=True, exist_ok=True)
        written = path / PLAN
        if written.exists():
            found = msgspec.json.decode(written.read_bytes(), type=Plan)
            if found.games > plan.games or replace(found, games=plan.games) != plan:
                raise OtherPlan(f"{path} has a run of {found.games:,} games, seed {found.seed}")
        written.write_bytes(msgspec.json.encode(plan))

    def read(self, name: str) -> bytes | None:
        kept = self._path / name
        return kept.read_bytes() if kept.exists() else None

    def write(self, name: str, content: bytes | bytearray) -> None:
        """All of it or nothing."""
        beside = self._path / f"{name}.new"
        beside.write_bytes(content)
        beside.replace(self._path / name)


def progress_bar(unit: str, console: Console) -> Progress:
    return Progress(
        TextColumn(unit),
        BarColumn(),
        TextColumn("{task.completed:,} of {task.total:,}"),
        TimeElapsedColumn(),
        TimeRemainingColumn(),
        TextColumn("{task.description}"),
        console=console,
    )
