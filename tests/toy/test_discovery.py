"""The game is found by its folders alone, and leaves no trace when they are gone."""

import sys
from pathlib import Path

import croupier
import croupier.bots
import croupier.games
from croupier.wire.openapi import document
from croupier.wire.protocol import print_protocol
from croupier.wire.shapes import game_shapes, gather, name_of
from croupier.wire.typescript import print_typescript
from tests.toy.discovery import discovered

SOURCES = Path(croupier.__file__).parent


def test_the_house_lists_it_among_its_own() -> None:
    with discovered():
        assert "highcard" in croupier.games.games()
        assert list(croupier.games.games()) == sorted(croupier.games.games())
        assert list(croupier.bots.bots()["highcard"]) == ["cautious"]


def test_the_house_is_as_before_when_its_folders_are_gone() -> None:
    def house() -> list[object]:
        names = [name for name in sys.modules if "highcard" in name]
        packages = (croupier.games, croupier.bots)
        found = [(list(package.__path__), sorted(vars(package))) for package in packages]
        return [croupier.games.games(), croupier.bots.bots(), names, found]

    before = house()
    with discovered():
        assert house() != before
    assert house() == before


def test_no_file_of_the_sources_names_it() -> None:
    files = [*SOURCES.rglob("*.py"), *SOURCES.rglob("*.sql")]
    assert len(files) > 100
    for path in files:
        assert "highcard" not in path.read_text(encoding="utf-8").lower(), path


def test_its_types_are_told_apart_from_those_of_other_games() -> None:
    with discovered() as game:
        names = {name_of(shape) for shape in gather(game_shapes(game))}
    assert {"HighcardRules", "HighcardOpened", "HighcardPhase", "HighcardSeat"} < names
    assert all(name.startswith("Highcard") for name in names - {"Card"})


def test_the_wire_can_print_it() -> None:
    with discovered():
        text, page, api = print_typescript(), print_protocol(), document()
    assert "  highcard: {\n    rules: HighcardRules;\n" in text
    assert 'export type HighcardPhase = "waiting" | "over";' in text
    assert "export type HighcardAction =\n  | HighcardStay\n  | HighcardFold;" in text
    assert "## The game `highcard`\n" in page
    assert "### HighcardView\n" in page
    assert "HighcardRules" in api["components"]["schemas"]
