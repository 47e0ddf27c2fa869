"""What is common to all games knows none of them by name."""

import ast
import tokenize
from collections.abc import Iterator
from pathlib import Path

import pytest

from croupier.games import games

SOURCES = Path(__file__).parents[2] / "src" / "croupier"
COMMON = ("tables", "bus", "server", "store", "ledger", "wire")
# The ids of all messages, generated from the catalogues: each game has its own.
GENERATED = SOURCES / "wire" / "message_ids.py"
FOUND = {path for folder in COMMON for path in (SOURCES / folder).rglob("*.py")}
FILES = sorted({*FOUND, SOURCES / "main.py"} - {GENERATED})
NAMES = {*games(), "hold'em", "hold’em", "doudizhu", "dou_dizhu"}


def docstrings(text: str) -> set[tuple[int, int]]:
    """Where the docstrings begin: they may name a game as an example."""
    owners = (ast.Module, ast.ClassDef, ast.FunctionDef, ast.AsyncFunctionDef)
    found = set()
    for node in ast.walk(ast.parse(text)):
        if isinstance(node, owners) and ast.get_docstring(node) is not None:
            first = node.body[0]
            found.add((first.lineno, first.col_offset))
    return found


def named(path: Path) -> Iterator[str]:
    """The lines with a game's name in code, in a string or in a comment."""
    known = docstrings(path.read_text(encoding="utf-8"))
    with path.open("rb") as file:
        for token in tokenize.tokenize(file.readline):
            if token.start not in known and any(name in token.string.lower() for name in NAMES):
                yield f"{path.name}:{token.start[0]}: {token.string}"


def test_the_sources_are_found() -> None:
    folders = {path.relative_to(SOURCES).parts[0] for path in FILES}
    assert folders == {*COMMON, "main.py"}
    assert len(FILES) > 80


@pytest.mark.parametrize("path", FILES, ids=lambda path: str(path.relative_to(SOURCES)))
def test_no_game_is_named_outside_its_own_folder(path: Path) -> None:
    assert list(named(path)) == []


def test_a_name_is_found_wherever_it_stands(tmp_path: Path) -> None:
    path = tmp_path / "common.py"
    path.write_text(
        '"""Roulette may be an example here."""\n'
        "def f(x):\n"
        "    '''And sabacc here.'''\n"
        "    if x == 'holdem':  # not roulette\n"
        "        return f'{x} blackjack'\n"
        "    return RouletteRules.sabacc\n"
    )
    found = [line.split(":")[1] for line in named(path)]
    assert found == ["4", "4", "5", "6", "6"]
