"""The rules as they are written (docs/rules/roulette.md) are those that are played."""

import re
from collections.abc import Iterable
from fractions import Fraction
from pathlib import Path
from typing import Any

import msgspec
import pytest
from msgspec.structs import replace

from croupier.games.game import Refused
from croupier.games.roulette import game
from croupier.games.roulette.points import POINTS, RED, WHEEL, Kind
from croupier.games.roulette.rules import (
    CHIP,
    FACTORS,
    PRESETS,
    Paytable,
    RouletteRules,
    edge,
)
from croupier.tables.settings import TableSettings
from tests.games.roulette.board_file import BOARD, contents
from tests.games.roulette.wheel import HOUSE

TESTS = Path(__file__).parents[2]
BOOK = (TESTS.parent / "docs" / "rules" / "roulette.md").read_text(encoding="utf-8")
CLAUSES = re.findall(r"^- \*\*(\d+\.\d+)\*\* ", BOOK, re.MULTILINE)
CITED = re.compile(r"\bRules? ((?:\d+\.\d+(?:, |))+)")
AMOUNTS = {"unit", "bet_min", "bet_max", "buy_in_min", "buy_in_max", "buy_in"}


def rows(text: str) -> list[list[str]]:
    return [
        [cell.strip() for cell in line.strip("|").split("|")]
        for line in text.splitlines()
        if line.startswith("|")
    ]


def citations() -> Iterable[str]:
    files = [*(TESTS / "games" / "roulette").glob("test_*.py"), *TESTS.glob("*/test_roulette*.py")]
    for path in files:
        for numbers in CITED.findall(path.read_text(encoding="utf-8")):
            yield from numbers.strip(", ").split(", ")


def test_clauses_are_numbered_without_gaps() -> None:
    chapters: dict[int, list[int]] = {}
    for clause in CLAUSES:
        chapter, number = map(int, clause.split("."))
        chapters.setdefault(chapter, []).append(number)
    for chapter, numbers in chapters.items():
        assert numbers == list(range(1, len(numbers) + 1)), f"chapter {chapter}"


def test_tests_cite_only_clauses_that_exist_and_every_clause_is_cited() -> None:
    cited = set(citations())
    assert cited == set(CLAUSES)


def test_the_wheel_and_the_colours_are_as_written() -> None:
    """Rules 1.2, 1.3."""
    words = " ".join(BOOK.split())
    assert f"pockets are {' '.join(map(str, WHEEL))}." in words
    assert f"Red are {' '.join(map(str, RED))}." in words


def test_the_table_of_bets_is_true() -> None:
    written = rows(BOOK.partition("## 2 ")[2].partition("- **2.1**")[0])[2:]
    kinds = list(Kind)
    assert len(written) == len(kinds)
    for row, kind in zip(written, kinds, strict=True):
        ids = [point.id for point in POINTS.values() if point.kind is kind]
        assert int(row[1]) == len(ids), kind
        assert set(re.findall(r"`([^`]+)`", row[4])) <= set(ids), kind


@pytest.mark.req("CAS-4.19")
def test_the_table_of_factors_and_edges_is_true() -> None:
    """Rules 3.2, 3.3."""
    written = rows(BOOK.partition("**3.2**")[2].partition("- **3.3**")[0])
    assert written[0] == ["bet", "`house`", "edge", "`european`", "edge"]
    assert len(written[2:]) == len(Kind)
    for row, kind in zip(written[2:], Kind, strict=True):
        for paytable, pays, cost in (
            (Paytable.HOUSE, row[1], row[2]),
            (Paytable.EUROPEAN, row[3], row[4]),
        ):
            if kind not in FACTORS[paytable]:
                assert (pays, cost) == ("–", "–")
                continue
            assert int(pays) == FACTORS[paytable][kind]
            assert Fraction(cost.replace("−", "-")) == edge(paytable, kind)


def _written(name: str, value: Any) -> str:
    if value is None:
        return "none"
    if isinstance(value, bool):
        return "yes" if value else "no"
    if name.endswith("_ms"):
        return f"{value / 1000:g}"
    return str(value // CHIP if name in AMOUNTS else value)


def test_the_table_of_presets_is_true_and_complete_in_what_is_roulettes_own() -> None:
    table = rows(BOOK.partition("## 8 ")[2])
    names = table[0][1:]
    assert sorted(names) == sorted(PRESETS)
    for column, name in enumerate(names, start=1):
        written = {row[0].strip("`"): row[column] for row in table[2:]}
        rules = msgspec.to_builtins(PRESETS[name].rules)
        del rules["game"]
        settings = msgspec.to_builtins(msgspec.convert(PRESETS[name].settings, TableSettings))
        true = {key: _written(key, value) for key, value in {**rules, **settings}.items()}
        assert rules.keys() <= written.keys()
        assert written == {key: true[key] for key in written}


def test_the_book_lists_just_the_refusals_of_the_game() -> None:
    """Rule 4.6."""
    folder = TESTS.parent / "src" / "croupier" / "games" / "roulette"
    codes = set()
    for name in ("moves.py", "playing.py"):
        source = (folder / name).read_text(encoding="utf-8")
        codes |= set(re.findall(r'(?:Refused\(|else )"([a-z_]+)"', source))
    chapter = BOOK.partition("**4.6**")[2].partition("## 5")[0]
    # These two answer the table, not a player.
    assert {row[0].strip("`") for row in rows(chapter)[2:]} == codes - {
        "no_round",
        "too_few_players",
    }


def test_one_to_eight_share_a_wheel() -> None:
    """Rule 1.4."""
    assert game.seats == range(1, 9)
    for preset in PRESETS.values():
        game.check(preset.rules)
        settings = msgspec.convert(preset.settings, TableSettings)
        assert settings.seats == 8
        assert settings.buy_in_min <= settings.buy_in <= settings.buy_in_max
        assert settings.untimed_alone


@pytest.mark.parametrize(
    ("field", "rules"),
    [
        ("unit", replace(HOUSE, unit=0)),
        ("bet_min", replace(HOUSE, bet_min=0)),
        ("bet_min", replace(HOUSE, bet_min=150)),
        ("bet_max", replace(HOUSE, bet_min=500, bet_max=400)),
        ("bet_max", replace(HOUSE, bet_max=150)),
        ("window_ms", replace(HOUSE, window_ms=0)),
        ("spin_ms", replace(HOUSE, spin_ms=61_000)),
    ],
)
def test_rules_that_no_table_could_play_by_are_refused(field: str, rules: RouletteRules) -> None:
    with pytest.raises(Refused) as refused:
        game.check(rules)
    assert (refused.value.code, refused.value.facts) == ("bad_rules", {"field": field})


def test_the_browser_has_the_same_board() -> None:
    """`python -m tests.games.roulette.board_file` writes it anew."""
    assert BOARD.read_text(encoding="utf-8") == contents()
