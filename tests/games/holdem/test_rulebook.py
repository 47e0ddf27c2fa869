"""The rules as they are written (docs/rules/holdem.md) are those that are played."""

import re
from collections.abc import Iterable
from pathlib import Path
from typing import Any

import msgspec
import pytest
from msgspec.structs import replace

from croupier.games.game import Refused
from croupier.games.holdem import game
from croupier.games.holdem.rules import CARDROOM, CHIP, PRESETS, HoldemRules
from croupier.tables.settings import TableSettings

TESTS = Path(__file__).parents[2]
BOOK = (TESTS.parent / "docs" / "rules" / "holdem.md").read_text(encoding="utf-8")
CLAUSES = re.findall(r"^- \*\*(\d+\.\d+)\*\* ", BOOK, re.MULTILINE)
CITED = re.compile(r"\bRules? ((?:\d+\.\d+(?:, |))+)")
AMOUNTS = {
    "unit",
    "blinds",
    "antes",
    "bet_step",
    "bet_min",
    "buy_in_min",
    "buy_in_max",
    "buy_in",
    "bot_buy_in",
}


def citations(text: str) -> Iterable[str]:
    for numbers in CITED.findall(text):
        yield from numbers.strip(", ").split(", ")


def sources() -> Iterable[Path]:
    for pattern in ("games/holdem/test_*.py", "tables/test_decide_*.py", "golden/test_holdem.py"):
        yield from TESTS.glob(pattern)


def test_clauses_are_numbered_without_gaps() -> None:
    chapters: dict[int, list[int]] = {}
    for clause in CLAUSES:
        chapter, number = map(int, clause.split("."))
        chapters.setdefault(chapter, []).append(number)
    for chapter, numbers in chapters.items():
        assert numbers == list(range(1, len(numbers) + 1)), f"chapter {chapter}"


def test_tests_cite_only_clauses_that_exist_and_every_clause_is_cited() -> None:
    cited = {clause for path in sources() for clause in citations(path.read_text(encoding="utf-8"))}
    assert cited - set(CLAUSES) == set()
    # What we decided otherwise than others is the oracle's to prove.
    assert {clause for clause in CLAUSES if not clause.startswith("16.")} - cited == set()


def test_clauses_that_the_book_itself_cites_exist() -> None:
    for clause in re.findall(r"\((\d+\.\d+)\)", BOOK):
        assert clause in CLAUSES


def _written(name: str, value: Any) -> str:
    if value is None or value == ():
        return "none"
    if isinstance(value, bool):
        return "yes" if value else "no"
    if name.endswith("_ms"):
        return str(value // 1000)
    if name in AMOUNTS:
        amounts = value if isinstance(value, tuple) else (value,)
        return "/".join(str(amount // CHIP) for amount in amounts)
    return str(value)


def test_the_table_of_presets_is_complete_and_true() -> None:
    rows = [
        [cell.strip() for cell in line.strip("|").split("|")]
        for line in BOOK.partition("## 15 ")[2].partition("## 16 ")[0].splitlines()
        if line.startswith("|")
    ]
    names = rows[0][1:]
    assert sorted(names) == sorted(PRESETS)
    for column, name in enumerate(names, start=1):
        written = {row[0].strip("`"): row[column] for row in rows[2:]}
        rules = msgspec.to_builtins(PRESETS[name].rules)
        settings = msgspec.to_builtins(msgspec.convert(PRESETS[name].settings, TableSettings))
        del rules["game"]
        true = {key: _written(key, value) for key, value in {**rules, **settings}.items()}
        assert written == true


def test_every_refusal_of_the_game_is_in_the_book() -> None:
    source = (TESTS.parent / "src/croupier/games/holdem/betting.py").read_text(encoding="utf-8")
    codes = set(re.findall(r'(?:Refused\(|return )"([a-z_]+)"', source))
    codes |= set(re.findall(r'else "([a-z_]+)"', source))
    assert "cannot_raise" in codes
    listed = set(re.findall(r"^\| `([a-z_]+)` \|", BOOK.partition("**5.12**")[2], re.MULTILINE))
    assert codes <= listed


@pytest.mark.parametrize("preset", PRESETS)
def test_the_presets_can_be_played(preset: str) -> None:
    game.check(PRESETS[preset].rules)
    settings = msgspec.convert(PRESETS[preset].settings, TableSettings)
    assert settings.buy_in_min <= settings.buy_in <= settings.buy_in_max
    assert settings.seats in game.seats


@pytest.mark.req("EPS-RF-PI-001")
def test_seven_players_sit_in_the_card_room() -> None:
    """Rule 1.1."""
    assert PRESETS["cardroom"].settings["seats"] == 7
    assert game.seats == range(2, 11)


@pytest.mark.parametrize(
    ("field", "rules"),
    [
        ("bet_step", replace(CARDROOM, unit=0)),
        ("bet_step", replace(CARDROOM, bet_step=0)),
        ("bet_step", replace(CARDROOM, bet_step=CHIP)),
        ("blinds", replace(CARDROOM, blinds=(-500, 1000))),
        ("blinds", replace(CARDROOM, blinds=(CHIP, 1000))),
        ("blinds", replace(CARDROOM, antes=(CHIP,))),
        ("blinds", replace(CARDROOM, blinds=(500,) * 11)),
        ("blinds", replace(CARDROOM, one_pass=True)),
        ("blinds", replace(CARDROOM, flop_first=True)),
        ("bet_min", replace(CARDROOM, bet_min=500)),
        ("bet_min", replace(CARDROOM, bet_min=1500)),
        ("clock_ms", replace(CARDROOM, clock_ms=10)),
    ],
)
def test_rules_that_no_table_could_play_by_are_refused(field: str, rules: HoldemRules) -> None:
    with pytest.raises(Refused) as refused:
        game.check(rules)
    assert (refused.value.code, refused.value.facts) == ("bad_rules", {"field": field})
