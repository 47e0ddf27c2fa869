"""Books of rules: numbered without gaps, cited by tests, true about the presets and complete about
the refusals."""

import msgspec
import pytest

from croupier.games.doudizhu import game as doudizhu
from croupier.games.sabacc import game as sabacc
from croupier.tables.settings import TableSettings
from tests.games.rulebook import Rulebook, told

BOOKS = [Rulebook(doudizhu), Rulebook(sabacc)]
PRESETS = [(book, preset) for book in BOOKS for preset in book.game.presets]

every_book = pytest.mark.parametrize("book", BOOKS, ids=lambda book: book.game.name)
every_preset = pytest.mark.parametrize(
    ("book", "preset"), PRESETS, ids=[f"{book.game.name}-{name}" for book, name in PRESETS]
)


@every_book
def test_clauses_are_numbered_without_gaps(book: Rulebook) -> None:
    chapters = book.chapters()
    assert list(chapters) == list(range(1, 9))
    for chapter, numbers in chapters.items():
        assert numbers == list(range(1, len(numbers) + 1)), f"chapter {chapter}"


@every_book
def test_every_clause_is_cited_and_none_that_does_not_exist(book: Rulebook) -> None:
    assert book.cited() == set(book.clauses)


@every_book
def test_the_table_names_every_preset(book: Rulebook) -> None:
    assert book.presets().keys() == book.game.presets.keys()


@every_preset
def test_the_table_of_presets_is_complete_and_true(book: Rulebook, preset: str) -> None:
    assert book.presets()[preset] == told(book.game.presets[preset])


@every_preset
def test_a_preset_names_settings_that_are_not_the_usual_ones(book: Rulebook, preset: str) -> None:
    settings = book.game.presets[preset].settings
    meant = msgspec.convert(settings, TableSettings)
    usual = {field.name: field.default for field in msgspec.structs.fields(TableSettings)}
    assert settings.keys() == {
        name for name, value in usual.items() if getattr(meant, name) != value
    }


@every_book
def test_every_refusal_of_the_game_is_in_the_book(book: Rulebook) -> None:
    codes = book.refusals()
    assert {"not_now", "too_many_players", "hand_over", "not_your_turn"} <= codes
    assert codes <= book.listed_codes()
