"""What docs/add-a-game.md says is there is there."""

import re
from pathlib import Path

from croupier.games.game import Game

ROOT = Path(__file__).parents[2]
PAGE = (ROOT / "docs" / "add-a-game.md").read_text(encoding="utf-8")


def test_the_page_names_every_function_that_a_game_has_to_write() -> None:
    assert len(Game.__abstractmethods__) > 10
    for name in Game.__abstractmethods__:
        assert f"`{name}(" in PAGE, name


def test_every_file_that_the_page_names_exists() -> None:
    named = re.findall(r"`((?:src|tests|web|docs|games|tables|locales)/[\w./*-]+)`", PAGE)
    assert len(named) > 10
    for path in named:
        found = [*ROOT.glob(path), *(ROOT / "src" / "croupier").glob(path)]
        assert found, path


def test_the_examples_of_the_page_are_taken_from_the_game() -> None:
    files = (ROOT / "tests" / "toy").glob("*/highcard/__init__.py")
    text = " ".join(" ".join(path.read_text(encoding="utf-8") for path in files).split())
    show, act = (
        " ".join(code.split()) for code in re.findall(r"```python\n(.*?)```", PAGE, re.S)[1::2]
    )
    assert show in text
    assert act in text
