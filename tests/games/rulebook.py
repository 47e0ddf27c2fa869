"""A book of rules (docs/rules/<game>.md) as tests read it."""

import re
from collections.abc import Mapping
from pathlib import Path
from typing import Any

import msgspec

from croupier.games.game import AnyGame, Preset

TESTS = Path(__file__).parents[1]
CLAUSE = re.compile(r"^- \*\*(\d+\.\d+)\*\* ", re.MULTILINE)
CITED = re.compile(r"\bRules? ((?:\d+\.\d+(?:, |))+)")
CHIP = 100
# Fields that are no amounts of chips.
PLAIN = {"deals_max", "rounds", "seats"}


class Rulebook:
    def __init__(self, game: AnyGame) -> None:
        self.game = game
        self.text = (TESTS.parent / f"docs/rules/{game.name}.md").read_text(encoding="utf-8")
        self.clauses = CLAUSE.findall(self.text)

    def chapters(self) -> dict[int, list[int]]:
        """The numbers of the clauses of each chapter."""
        found: dict[int, list[int]] = {}
        for clause in self.clauses:
            chapter, number = map(int, clause.split("."))
            found.setdefault(chapter, []).append(number)
        return found

    def cited(self) -> set[str]:
        """The clauses that the tests of the game name."""
        return {
            clause
            for path in (TESTS / "games" / self.game.name).glob("test_*.py")
            for numbers in CITED.findall(path.read_text(encoding="utf-8"))
            for clause in numbers.strip(", ").split(", ")
        }

    def presets(self) -> dict[str, dict[str, str]]:
        """What the table of presets in chapter 9 says of each."""
        lines = self.text.partition("## 9 ")[2].partition("## 10 ")[0].splitlines()
        rows = [
            [cell.strip(" `") for cell in line.strip("|").split("|")]
            for line in lines
            if line.startswith("|")
        ]
        head, _, *body = rows
        return {
            name: {row[0]: row[column] for row in body} for column, name in enumerate(head) if name
        }

    def listed_codes(self) -> set[str]:
        """The codes in the first column of any table."""
        rows = [line for line in self.text.splitlines() if line.startswith("| `")]
        return {code for row in rows for code in re.findall(r"`([a-z_]+)`", row)}

    def refusals(self) -> set[str]:
        """The codes by which the code of the game refuses."""
        codes: set[str] = set()
        for path in (TESTS.parent / "src/croupier/games" / self.game.name).rglob("*.py"):
            source = path.read_text(encoding="utf-8")
            codes |= set(re.findall(r'(?:Refused\(|return )"([a-z_]+)"', source))
            codes |= set(re.findall(r'else "([a-z_]+)"', source))
        return codes


def told(preset: Preset) -> dict[str, str]:
    """A preset as a book writes it."""
    rules: Mapping[str, Any] = msgspec.to_builtins(preset.rules)
    both = {**rules, **preset.settings}
    return {name: _told(name, value) for name, value in both.items() if name != "game"}


def _told(name: str, value: Any) -> str:
    if value is None:
        return "none"
    if isinstance(value, bool):
        return "yes" if value else "no"
    if isinstance(value, str) or name in PLAIN:
        return str(value)
    if name.endswith("_ms"):
        return str(value // 1000)
    amounts = value if isinstance(value, tuple) else (value,)
    return "/".join(str(amount // CHIP) for amount in amounts)
