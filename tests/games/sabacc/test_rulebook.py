"""The book of rules: numbered without gaps, cited by tests, true about the preset."""

import re
from collections.abc import Iterable
from pathlib import Path
from typing import Any

import msgspec
import pytest
from msgspec.structs import replace

from croupier.games.game import Refused
from croupier.games.sabacc import game
from croupier.games.sabacc.rules import CHIP, PRESETS, SabaccRules
from croupier.tables.settings import TableSettings

TESTS = Path(__file__).parents[2]
BOOK = (TESTS.parent / "docs" / "rules" / "sabacc.md").read_text(encoding="utf-8")
CLAUSES = re.findall(r"^- \*\*(\d+\.\d+)\*\* ", BOOK, re.MULTILINE)
CITED = re.compile(r"\bRules? ((?:\d+\.\d+(?:, |))+)")
RULES = PRESETS["casino"].rules
PLAIN = {"rounds", "seats"}


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
    if name in PLAIN:
        return str(value)
    amounts = value if isinstance(value, tuple) else (value,)
    return "/".join(str(amount // CHIP) for amount in amounts)


def test_the_table_of_the_preset_is_complete_and_true() -> None:
    lines = BOOK.partition("## 9 ")[2].splitlines()
    rows = [line.strip("|").split("|") for line in lines if line.startswith("| `")]
    written = {name.strip(" `"): value.strip() for name, value in rows}
    rules = msgspec.to_builtins(RULES)
    del rules["game"]
    both = {**rules, **PRESETS["casino"].settings}
    assert written == {key: _written(key, value) for key, value in both.items()}


def test_the_preset_names_settings_of_a_table_that_are_not_the_usual_ones() -> None:
    settings = msgspec.convert(PRESETS["casino"].settings, TableSettings)
    usual = {field.name: field.default for field in msgspec.structs.fields(TableSettings)}
    named = {name for name, value in usual.items() if getattr(settings, name) != value}
    assert PRESETS["casino"].settings.keys() == named


def test_every_refusal_of_the_game_is_in_the_book() -> None:
    """Rule 8.4."""
    codes: set[str] = set()
    for path in (TESTS.parent / "src/croupier/games/sabacc").glob("*.py"):
        source = path.read_text(encoding="utf-8")
        codes |= set(re.findall(r'(?:Refused\(|return )"([a-z_]+)"', source))
        codes |= set(re.findall(r'else "([a-z_]+)"', source))
    assert {"not_now", "too_many_players", "hand_over", "not_your_turn"} <= codes
    rows = [line for line in BOOK.splitlines() if line.startswith("| `")]
    assert codes <= {code for row in rows for code in re.findall(r"`([a-z_]+)`", row)}


@pytest.mark.parametrize(
    ("field", "rules"),
    [
        ("unit", replace(RULES, unit=0)),
        ("fee", replace(RULES, fee=0)),
        ("fee", replace(RULES, fee=150)),
        ("pot_step", replace(RULES, pot_step=0)),
        ("pot_min", replace(RULES, pot_min=-CHIP)),
        ("pot_max", replace(RULES, pot_max=CHIP)),
        ("pot_max", replace(RULES, pot_max=120 * CHIP)),
        ("pot_max", replace(RULES, pot_max=1_050 * CHIP)),
        ("pot_max", replace(RULES, fee=45 * CHIP)),
        ("rounds", replace(RULES, rounds=0)),
        ("rounds", replace(RULES, rounds=7)),
        ("clock_ms", replace(RULES, clock_ms=10)),
    ],
)
def test_rules_that_no_table_could_play_by_are_refused(field: str, rules: SabaccRules) -> None:
    """Rule 8.4."""
    game.check(RULES)
    with pytest.raises(Refused) as refused:
        game.check(rules)
    assert (refused.value.code, refused.value.facts) == ("bad_rules", {"field": field})


@pytest.mark.req("CAS-5.16", "CAS-5.3a")
def test_bots_bring_a_multiple_of_50_and_four_can_play() -> None:
    """Rules 1.1, 1.4."""
    settings = msgspec.convert(PRESETS["casino"].settings, TableSettings)
    assert settings.bot_buy_in == (500 * CHIP, 3_000 * CHIP)
    assert settings.bot_step == 50 * CHIP
    assert settings.seats == game.seats.stop - 1 == 4
    assert game.stakes(RULES) == (50 * CHIP,)
