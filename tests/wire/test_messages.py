"""The ids of the page's messages as types: which there are, and which arguments each needs."""

import re
from pathlib import Path
from typing import get_args

import pytest

from croupier.wire.message_ids import MessageId
from croupier.wire.messages import print_message_ids, print_messages
from croupier.wire.phrases import keys


def messages(text: str) -> dict[str, str]:
    return dict(re.findall(r"^  '([^']+)': (.*);$", text, re.M))


def printed(folder: Path, **catalogues: str) -> str:
    for name, text in catalogues.items():
        (folder / f"{name.replace('_', '-')}.ftl").write_text(text)
    return print_messages(folder)


def test_every_message_of_the_page_has_a_type_and_nothing_else() -> None:
    others = ("refusal-", "bye-", "language-", "server-", "terminal-")
    page = {key for key in keys("en") if not key.startswith(others)}
    assert {key.partition(".")[0] for key in messages(print_messages())} == page


def test_arguments_are_found_in_texts_variants_and_functions(tmp_path: Path) -> None:
    text = """
plain = Nothing to fill in
one = Hand { $number }
many =
    { $count ->
        [0] none of { $name }
       *[other] in { SECONDS($seconds, unitDisplay: "long") }
    }
"""
    assert messages(printed(tmp_path, app=text)) == {
        "plain": "never",
        "one": "'number'",
        "many": "'count' | 'name' | 'seconds'",
    }


def test_an_attribute_is_a_message_of_its_own(tmp_path: Path) -> None:
    text = "deal = Deal\n    .title = Deal to { $name }\nonly =\n    .title = No value\n"
    assert messages(printed(tmp_path, app=text)) == {
        "deal": "never",
        "deal.title": "'name'",
        "only.title": "never",
    }


def test_a_message_needs_what_the_messages_in_it_need(tmp_path: Path) -> None:
    text = "colour = { $colour }\nlong = { short }!\nshort = { $number } { colour }\n"
    assert messages(printed(tmp_path, app=text))["long"] == "'colour' | 'number'"


def test_a_term_has_arguments_of_its_own(tmp_path: Path) -> None:
    text = """
-house =
    { $case ->
        [one] house
       *[other] houses
    }
in = In the { -house(case: "one") }
"""
    assert messages(printed(tmp_path, app=text)) == {"in": "never"}


def test_games_are_those_with_words_for_the_menu(tmp_path: Path) -> None:
    text = printed(tmp_path, app="a = A\n", whist="b = B\n", whist_menu="c = C\n", server="d = D\n")
    assert "export type GameWithWords = 'whist';" in text
    assert set(messages(text)) == {"a", "b", "c"}


def test_python_knows_the_ids_of_all_messages() -> None:
    assert set(get_args(MessageId)) == keys("en")


def test_an_attribute_is_nothing_to_say_in_python(tmp_path: Path) -> None:
    (tmp_path / "server.ftl").write_text("a = { $b }\n    .title = A\nc = C\n")
    assert re.findall('    "(.*)",', print_message_ids(tmp_path)) == ["a", "c"]


@pytest.mark.parametrize("text", ["no message at all\n", "a = { b }\n", "a = { $open\n"])
def test_a_broken_catalogue_is_refused(tmp_path: Path, text: str) -> None:
    with pytest.raises(ValueError, match="no message"):
        printed(tmp_path, app=text)
