"""A sentence is read alone, as if the whole file had been read."""

import pytest
from fluent.runtime import FluentResource
from fluent.syntax import ast

from croupier.wire.catalogue import Catalogue, entries
from croupier.wire.phrases import folder, functions, languages, texts


@pytest.mark.parametrize("language", languages())
def test_to_say_one_sentence_no_other_is_read(language: str) -> None:
    """To read all takes so long that every table of a house would wait."""
    catalogue = Catalogue(language, texts(language), functions(language))
    said = catalogue.sentence("refusal-too-fast", {})
    assert said
    assert catalogue.read == {"refusal-too-fast"}


def test_a_sentence_brings_along_what_it_refers_to() -> None:
    written = "-house = Croupier\nwin = { $who } wins.\nboth = { win } { win } { -house }\nno = x\n"
    catalogue = Catalogue("en", entries(written), {})
    assert catalogue.sentence("both", {"who": "Ann"}) == "Ann wins. Ann wins. Croupier"
    assert catalogue.read == {"both", "win", "-house"}


@pytest.mark.parametrize("language", languages())
def test_an_entry_alone_is_what_it_is_in_its_file(language: str) -> None:
    for path in sorted((folder() / language).glob("*.ftl")):
        text = path.read_text(encoding="utf-8")
        kinds = (ast.Message, ast.Term)
        whole = [one for one in FluentResource(text).body if isinstance(one, kinds)]
        alone = entries(text)
        assert [one.id.name for one in whole] == [key.lstrip("-") for key in alone]
        for one, entry in zip(whole, alone.values(), strict=True):
            (read,) = (each for each in FluentResource(entry).body if isinstance(each, kinds))
            assert one.equals(read, ignored_fields=["span", "comment"]), one.id.name
