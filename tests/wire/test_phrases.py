"""Every refusal has a sentence in every language, and the languages say the same."""

import ast
import re
import shutil
from collections.abc import Iterator
from functools import cache
from pathlib import Path

import pytest

from croupier.wire.formats import Joined, chips, joined, seconds
from croupier.wire.generate import ROOT
from croupier.wire.http import ROUTES, STATUSES
from croupier.wire.phrases import (
    Chips,
    folder,
    keys,
    language_name,
    languages,
    phrase,
    refusal,
    say,
    spoken,
)

SOURCES = sorted((ROOT / "src" / "croupier").rglob("*.py"))
FACT = re.compile(r"\$(\w+)")


@cache
def raised_codes() -> tuple[tuple[str, set[str]], ...]:
    """All sources are read once for all tests."""
    return tuple(read_codes())


def read_codes() -> Iterator[tuple[str, set[str]]]:
    """The codes in `Refused("…", fact=…)` and `refuse("…", …)` anywhere, with their facts."""
    for path in SOURCES:
        module = ast.parse(path.read_text(encoding="utf-8"))
        chosen = {
            node.name: [part.value for part in ast.walk(node) if isinstance(part, ast.Return)]
            for node in ast.walk(module)
            if isinstance(node, ast.FunctionDef)
        }
        for node in ast.walk(module):
            if isinstance(node, ast.Call) and node.args and called(node) in ("Refused", "refuse"):
                facts = {keyword.arg for keyword in node.keywords if keyword.arg}
                code = node.args[0]
                # A function of the same file may choose the code: then it is what it returns.
                named = isinstance(code, ast.Call) and called(code) in chosen
                for value in chosen[called(code)] if named else [code]:
                    for text in texts(value):
                        yield text, facts


def called(node: ast.expr) -> str:
    function = node.func if isinstance(node, ast.Call) else node
    if isinstance(function, ast.Attribute):
        return function.attr
    return function.id if isinstance(function, ast.Name) else ""


def texts(node: ast.expr | None) -> Iterator[str]:
    """The string constants in an expression, which may choose between several."""
    for part in ast.walk(node) if node is not None else ():
        if isinstance(part, ast.Constant) and isinstance(part.value, str):
            yield part.value


def codes() -> set[str]:
    return {code for code, _ in raised_codes()}


def patterns(language: str) -> dict[str, str]:
    """Every message of a language as it is written, by its key."""
    found: dict[str, str] = {}
    for path in sorted((folder() / language).glob("*.ftl")):
        key = ""
        for line in path.read_text(encoding="utf-8").splitlines():
            if match := re.match(r"([a-zA-Z][\w-]*) *=(.*)", line):
                key = match[1]
                assert key not in found, f"{key} twice in {language}"
                found[key] = match[2]
            elif key and line.startswith((" ", "}")):
                found[key] += line
    return found


def test_the_codes_are_found() -> None:
    assert {"not_your_turn", "not_in_hand", "too_fast", "not_enough_chips"} <= codes()
    assert {code for route in ROUTES for code in route.codes()} <= codes()


@pytest.mark.parametrize("language", languages())
def test_every_refusal_has_a_sentence(language: str) -> None:
    missing = {
        code for code in codes() if f"refusal-{code.replace('_', '-')}" not in keys(language)
    }
    assert missing == set()


@pytest.mark.parametrize("language", languages())
def test_no_sentence_is_left_over(language: str) -> None:
    known = {f"refusal-{code.replace('_', '-')}" for code in codes()}
    assert {key for key in keys(language) if key.startswith("refusal-")} == known


@pytest.mark.parametrize("language", languages())
def test_a_refusal_has_the_facts_that_its_sentence_needs(language: str) -> None:
    needed = {key: set(FACT.findall(text)) for key, text in patterns(language).items()}
    given: dict[str, set[str]] = {}
    for code, facts in raised_codes():
        given[code] = given[code] & facts if code in given else facts
    for code, facts in given.items():
        wanted = needed[f"refusal-{code.replace('_', '-')}"]
        assert wanted <= facts, (code, wanted, facts)


@pytest.mark.parametrize("language", languages())
def test_every_sentence_can_be_said(language: str) -> None:
    amounts = ("least", "most", "unit", "step", "call", "min", "max", "minutes")
    numbers = dict.fromkeys((*amounts, "megabytes", "megapixels"), 500)
    numbers["tries"] = 2
    words = dict.fromkeys(("name", "field", "kind"), "Ann")
    for code in codes():
        text = refusal(language, code, {**numbers, **words})
        assert not re.search(r"[{}$…]|CHIPS", text), (code, text)
        assert text[-1] in ".。"


def test_a_refusal_says_what_to_do_next() -> None:
    assert refusal("en", "not_your_turn") == (
        "It is not your turn yet. Wait until your place lights up."
    )
    assert refusal("en", "raise_too_small", {"least": 2_000}) == (
        "That raise is too small. Raise to at least 20, or go all-in."
    )
    assert "加到 20" in refusal("zh", "raise_too_small", {"least": 2_000})


def test_one_minute_and_many() -> None:
    assert "Wait a minute and" in refusal("en", "too_many_attempts", {"minutes": 1})
    assert "Wait 9 minutes and" in refusal("en", "too_many_attempts", {"minutes": 9})


@pytest.mark.parametrize(
    ("hundredths", "text"),
    [
        (0, "0"),
        (5, "0.05"),
        (100, "1"),
        (1_250, "12.50"),
        (125_000, "1,250"),
        (100_000_000_000, "1,000,000,000"),
        (-1_250, "-12.50"),
    ],
)
def test_amounts_are_written_in_chips(hundredths: int, text: str) -> None:
    assert chips(hundredths) == text


@pytest.mark.req("T21-BG-2")
@pytest.mark.parametrize(
    ("language", "texts"),
    [
        ("en", ("1,250", "12,500.50", "a, b and c", "a, b or c", "a, b, c", "1 second")),
        ("de", ("1.250", "12.500,50", "a, b und c", "a, b oder c", "a, b, c", "1 Sekunde")),
        ("es", ("1.250", "12.500,50", "a, b y c", "a, b o c", "a, b, c", "1 segundo")),
        (
            "fr",
            ("1\u202f250", "12\u202f500,50", "a, b et c", "a, b ou c", "a, b, c", "1\u00a0seconde"),
        ),
        ("zh", ("1,250", "12,500.50", "a、b和c", "a、b或c", "a、b、c", "1秒钟")),
    ],
)
def test_numbers_lists_and_seconds_follow_the_language(
    language: str, texts: tuple[str, ...]
) -> None:
    kinds: tuple[Joined, ...] = ("and", "or", "plain")
    lists = (joined(("a", "b", "c"), language, how) for how in kinds)
    amounts = (chips(125_000, language), chips(1_250_050, language))
    assert (*amounts, *lists, seconds(1, language, long=True)) == texts


def test_a_fact_is_written_as_the_language_writes_it() -> None:
    assert say("en", "blackjack-win", amount=Chips(125_050)) == "You win 1,250.50"
    assert say("en", "refusal-off-unit", unit=Chips(50)) == say("en", "refusal-off-unit", unit=50)
    names = ["Ann", "Ben", "Cleo"]
    assert say("en", "app-queue", names=names) == "In line: Ann, Ben and Cleo"
    assert say("zh", "app-queue", names=names) == "排队：Ann、Ben和Cleo"
    assert say("en", "app-next-round", seconds=5) == "Next hand in 5 secs"
    assert say("en", "app-next-round", seconds=0) == "Next hand …"
    assert say("en", "app-chat-new", count=1_200) == "Chat, 1,200 new"


def test_the_type_checker_knows_the_ids() -> None:
    """The ignored error is the test: mypy fails when it is none any more."""
    assert say("en", "kit-clsoe") == "kit-clsoe"  # type: ignore[arg-type]


def test_a_sentence_holds_no_invisible_marks() -> None:
    assert say("zh", "app-greeting", name="Ann") == "欢迎，Ann"


@pytest.mark.req("T21-BG-2")
def test_a_folder_is_a_language_and_says_what_it_is_called(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    assert [language_name(language) for language in ("en", "zh")] == ["English", "中文"]
    shutil.copytree(folder(), tmp_path / "locales")
    (tmp_path / "locales" / "eo").mkdir()
    (tmp_path / "locales" / "eo" / "language.ftl").write_text("language-name = Esperanto\n")
    monkeypatch.setattr("croupier.wire.phrases.PACKAGE", tmp_path)
    languages.cache_clear()
    try:
        assert "eo" in languages()
        assert language_name("eo") == "Esperanto"
        assert spoken("eo, en;q=0.5") == "eo"
        # What it does not say yet is said in English.
        assert say("eo", "kit-close") == "Close"
    finally:
        languages.cache_clear()


def test_an_unknown_language_speaks_english_and_an_unknown_key_itself() -> None:
    assert phrase("xx", "refusal-too-fast") == phrase("en", "refusal-too-fast")
    assert phrase("en", "no-such-key") == "no-such-key"
    assert phrase("../en", "refusal-too-fast") == phrase("en", "refusal-too-fast")


@pytest.mark.parametrize(
    ("wanted", "language"),
    [
        (None, "en"),
        ("", "en"),
        ("zh", "zh"),
        ("zh-CN", "zh"),
        ("ZH_hans", "zh"),
        ("fr-CA", "fr"),
        ("tlh", "en"),
        ("tlh, zh;q=0.3", "zh"),
        ("zh;q=0.3, en;q=0.9", "en"),
        ("zh;q=0", "en"),
        ("zh;q=banana", "en"),
        ("*", "en"),
        ("../../etc", "en"),
        ("," * 10_000, "en"),
    ],
)
def test_the_language_that_is_spoken(wanted: str | None, language: str) -> None:
    assert spoken(wanted) == language


def test_every_code_of_the_http_api_has_a_status() -> None:
    for route in ROUTES:
        for code in route.codes():
            assert code in STATUSES, (route.name, code)
