"""A line is plain text: what hides, steers or imitates is taken out, and nothing is ever markup."""

from collections.abc import Iterator
from contextlib import contextmanager

import pytest
from hypothesis import given
from hypothesis import strategies as st

from croupier.chat.text import LINE_MAX, RAW_MAX, cleaned
from croupier.games.game import Refused


@contextmanager
def refused_as(code: str) -> Iterator[None]:
    with pytest.raises(Refused) as caught:
        yield
    assert caught.value.code == code


MARKUP = (
    "<b>bold</b> & <img src=x onerror=alert(1)>",
    "&lt;script&gt;alert(1)&lt;/script&gt;",
    "[a link](https://example.org) https://example.org",
    "javascript:alert(1)",
    "{{ 7 * 7 }} ${7*7} <%= 7 %>",
    "'; DROP TABLE chat; --",
    ":) :-( <3",
)
STEERING = "\u061c\u200e\u200f\u202a\u202b\u202c\u202d\u202e\u2066\u2067\u2068\u2069"


@pytest.mark.req("EPS-RF-HH-017")
@pytest.mark.parametrize("text", MARKUP)
def test_markup_is_text_like_any_other(text: str) -> None:
    assert cleaned(text) == text


@pytest.mark.parametrize(
    ("text", "kept"),
    [
        ("  good \n\t hand  ", "good hand"),
        ("a\u2028b\u2029c\x0bd\x85e", "a b c d e"),
        ("bell\x07 escape\x1b[31m null\x00", "bell escape[31m null"),
        (f"pay {STEERING}me", "pay me"),
        ("evil\u202etxt.exe", "eviltxt.exe"),
        ("soft\u00adhyphen\ufeff", "softhyphen"),
        ("tag\U000e0041\U000e007f", "tag"),
        ("private \ue000use", "private use"),
        ("never\ufffe a\ufdd0 character", "never a character"),
        ("e\u0301", "\u00e9"),
    ],
)
def test_what_hides_or_steers_is_taken_out(text: str, kept: str) -> None:
    assert cleaned(text) == kept


@pytest.mark.parametrize(
    "text",
    [
        "\u4f60\u597d\uff0c\u4e16\u754c",
        "\u0645\u06cc\u200c\u062e\u0648\u0627\u0647\u0645",  # Persian needs the joiner
        "\u05e9\u05dc\u05d5\u05dd",
        "\U0001f468\u200d\U0001f469\u200d\U0001f467 \u2665\ufe0f \U0001f1e9\U0001f1ea",
        "\u0e01\u0e33\u0e25\u0e31\u0e07",
    ],
)
def test_every_script_and_emoji_can_be_written(text: str) -> None:
    assert cleaned(text) == text


def test_marks_do_not_pile_up_over_other_lines() -> None:
    assert cleaned("z" + "\u0335" * 40 + "o") == "z" + "\u0335" * 4 + "o"


@pytest.mark.req("EPS-RF-HH-016")
@pytest.mark.parametrize(
    "text", ["", "   ", "\n\t", STEERING, "\u200d\u200c", "\u3164 \u2800", "\u0301", "\x00"]
)
def test_where_nothing_can_be_seen_nothing_is_said(text: str) -> None:
    with refused_as("nothing_said"):
        cleaned(text)


@pytest.mark.req("EPS-RF-HH-016")
def test_a_line_has_500_characters_as_they_are_counted_by_people() -> None:
    assert cleaned("x" * LINE_MAX) == "x" * LINE_MAX
    assert cleaned("e\u0301" * LINE_MAX) == "\u00e9" * LINE_MAX
    assert cleaned(" " + "x" * LINE_MAX + " \u202e") == "x" * LINE_MAX
    for text in ("x" * (LINE_MAX + 1), "\ufb2c" * LINE_MAX, "\u0301" * (RAW_MAX + 1)):
        with refused_as("line_too_long"):
            cleaned(text)


@given(st.text(max_size=RAW_MAX))
def test_a_clean_line_is_clean(text: str) -> None:
    try:
        line = cleaned(text)
    except Refused:
        return
    assert cleaned(line) == line
    assert 0 < len(line) <= LINE_MAX
    assert not set(line) & set(STEERING)
    assert line.splitlines() == [line]
