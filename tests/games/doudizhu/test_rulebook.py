"""The book of rules: numbered without gaps, cited by tests, true about the rooms."""

import re
from collections.abc import Iterable
from pathlib import Path
from typing import Any

import msgspec
import pytest
from msgspec.structs import replace

from croupier.games.doudizhu import game
from croupier.games.doudizhu.rules import CHIP, PRESETS, DoudizhuRules
from croupier.games.game import Refused
from croupier.tables.settings import RoundStart, TableSettings

TESTS = Path(__file__).parents[2]
SOURCES = TESTS.parent / "src" / "croupier" / "games" / "doudizhu"
BOOK = (TESTS.parent / "docs" / "rules" / "doudizhu.md").read_text(encoding="utf-8")
CLAUSES = re.findall(r"^- \*\*(\d+\.\d+)\*\* ", BOOK, re.MULTILINE)
CITED = re.compile(r"\bRules? ((?:\d+\.\d+(?:, |))+)")
RULES = PRESETS["bid"].rules
PLAIN = {"deals_max", "seats"}


def citations() -> Iterable[str]:
    for path in Path(__file__).parent.glob("test_*.py"):
        for numbers in CITED.findall(path.read_text(encoding="utf-8")):
            yield from numbers.strip(", ").split(", ")


def test_clauses_are_numbered_without_gaps() -> None:
    chapters: dict[int, list[int]] = {}
    for clause in CLAUSES:
        chapter, number = map(int, clause.split("."))
        chapters.setdefault(chapter, []).append(number)
    assert list(chapters) == list(range(1, 9))
    for chapter, numbers in chapters.items():
        assert numbers == list(range(1, len(numbers) + 1)), f"chapter {chapter}"


def test_every_clause_is_cited_and_none_that_does_not_exist() -> None:
    assert set(citations()) == set(CLAUSES)


def _written(name: str, value: Any) -> str:
    if value is None:
        return "none"
    if isinstance(value, bool):
        return "yes" if value else "no"
    if isinstance(value, str):
        return value
    if name.endswith("_ms"):
        return str(value // 1000)
    return str(value if name in PLAIN else value // CHIP)


@pytest.mark.parametrize("preset", PRESETS)
def test_the_table_of_the_rooms_is_complete_and_true(preset: str) -> None:
    lines = BOOK.partition("## 9 ")[2].partition("## 10 ")[0].splitlines()
    rows = [line.strip("|").split("|") for line in lines if line.startswith("|")]
    column = [cell.strip() for cell in rows[0]].index(preset)
    written = {row[0].strip(" `"): row[column].strip() for row in rows[2:]}
    rules = msgspec.to_builtins(PRESETS[preset].rules)
    del rules["game"]
    both = {**rules, **PRESETS[preset].settings}
    assert written == {key: _written(key, value) for key, value in both.items()}


@pytest.mark.req("DDZ-1.2")
@pytest.mark.parametrize("preset", PRESETS)
def test_a_room_begins_when_all_three_are_ready(preset: str) -> None:
    """Rules 1.1, 1.2."""
    settings = msgspec.convert(PRESETS[preset].settings, TableSettings)
    assert settings.start is RoundStart.WHEN_READY
    assert settings.seats == 3
    assert settings.bots


@pytest.mark.parametrize("preset", PRESETS)
def test_a_room_names_settings_of_a_table_that_are_not_the_usual_ones(preset: str) -> None:
    settings = msgspec.convert(PRESETS[preset].settings, TableSettings)
    usual = {field.name: field.default for field in msgspec.structs.fields(TableSettings)}
    named = {name for name, value in usual.items() if getattr(settings, name) != value}
    assert PRESETS[preset].settings.keys() == named


def test_every_refusal_of_the_game_is_in_the_book() -> None:
    """Rule 8.4."""
    codes: set[str] = set()
    for path in SOURCES.rglob("*.py"):
        source = path.read_text(encoding="utf-8")
        codes |= set(re.findall(r'(?:Refused\(|return )"([a-z_]+)"', source))
        codes |= set(re.findall(r'else "([a-z_]+)"', source))
    assert {"not_now", "too_many_players", "hand_over", "not_higher", "must_lead"} <= codes
    rows = [line for line in BOOK.splitlines() if line.startswith("| `")]
    assert codes <= {code for row in rows for code in re.findall(r"`([a-z_]+)`", row)}


@pytest.mark.parametrize(
    ("field", "rules"),
    [
        ("unit", replace(RULES, unit=0)),
        ("base", replace(RULES, base=0)),
        ("base", replace(RULES, base=150)),
        ("deals_max", replace(RULES, deals_max=0)),
        ("deals_max", replace(RULES, deals_max=11)),
        ("clock_ms", replace(RULES, clock_ms=10)),
    ],
)
def test_rules_that_no_table_could_play_by_are_refused(field: str, rules: DoudizhuRules) -> None:
    """Rule 8.4."""
    game.check(RULES)
    with pytest.raises(Refused) as refused:
        game.check(rules)
    assert (refused.value.code, refused.value.facts) == ("bad_rules", {"field": field})


def test_a_room_is_chosen_by_its_base() -> None:
    assert game.stakes(RULES) == (10 * CHIP,)
    assert game.least(RULES) == 10 * CHIP
