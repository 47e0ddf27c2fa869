"""The last ten who busted the house, kept in a text file beside the config file: one line each with
the date, the balance and the name. Lines that cannot be read are left where they are."""

from datetime import date
from pathlib import Path

from msgspec import Struct

from croupier.terminal.atomic import write_atomically
from croupier.terminal.settings import balance_text

ENTRIES_MAX = 10
BYTES_MAX = 64 * 1024
TITLE = "# Who busted the house at Twenty-One: date, balance, name. The last ten stay."


class Winner(Struct, frozen=True):
    day: date
    balance: int
    name: str

    def line(self) -> str:
        return f"{self.day.isoformat()} {balance_text(self.balance)} {self.name}"

    @classmethod
    def parse(cls, line: str) -> "Winner | None":
        parts = line.split(maxsplit=2)
        if len(parts) != 3 or not parts[2].isprintable():
            return None
        whole, _, rest = parts[1].partition(".")
        if not (whole.isascii() and whole.isdigit() and len(whole) < 10):
            return None
        if rest and not (rest.isascii() and rest.isdigit() and len(rest) == 2):
            return None
        try:
            day = date.fromisoformat(parts[0])
        except ValueError:
            return None
        return cls(day, int(whole) * 100 + int(rest or "0"), parts[2])


class HallOfFame:
    """Without a path the list is kept for this game only."""

    def __init__(self, path: Path | None) -> None:
        self._path = path
        self._now: list[Winner] = []  # of this game

    def winners(self) -> list[Winner]:
        """The newest first. Raises OSError or ValueError when the file cannot be read."""
        kept = [winner for line in self._lines() if (winner := Winner.parse(line))]
        found = kept if self._path is not None and self._path.exists() else self._now
        return found[-ENTRIES_MAX:][::-1]

    def add(self, *winners: Winner) -> None:
        """Raises OSError or ValueError when the list cannot be kept."""
        self._now += winners
        if self._path is None:
            return
        lines = self._lines() or [TITLE]
        entries = [line for line in lines if Winner.parse(line)]
        others = [line for line in lines if not Winner.parse(line)]
        entries += [winner.line() for winner in winners]
        text = "".join(f"{line}\n" for line in (*others, *entries[-ENTRIES_MAX:]))
        write_atomically(self._path, text)

    def _lines(self) -> list[str]:
        if self._path is None:
            return []
        try:
            with self._path.open("rb") as file:
                contents = file.read(BYTES_MAX + 1)
        except FileNotFoundError:
            return []
        if len(contents) > BYTES_MAX:
            raise ValueError(self._path)
        lines = contents.decode().splitlines()
        if any(lines) and TITLE not in lines and not any(map(Winner.parse, lines)):
            raise ValueError(self._path)  # the list of another program
        return lines


def hall_path(config: Path) -> Path:
    return config.with_suffix(".hall")
