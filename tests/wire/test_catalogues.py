"""Every language says all that English says and nothing else; English says nothing that nobody
asks for. Which languages there are is found out, so a new folder is checked like the others."""

import re
from functools import cache
from pathlib import Path

import pytest
from fluent.runtime import FluentBundle, FluentResource

from croupier.wire.generate import ROOT
from croupier.wire.phrases import ENGLISH, folder, functions, language_name, languages
from tests.wire.catalogues import differences, parts_of

FILES = sorted(path.name for path in (folder() / ENGLISH).glob("*.ftl"))
GENERATED = {"messages.ts", "message_ids.py"}
QUOTED = re.compile(r"""(['"`])([\w.-]+)\1""")
# An id with gaps: `x-room-${preset}` in TypeScript, f"x-room-{preset}" in Python.
WITH_GAPS = re.compile(
    r"""`([a-z][\w-]*\$\{[^`]*)`|f"([a-z][\w-]*\{[^"\n]*)"|f'([a-z][\w-]*\{[^'\n]*)'"""
)
GAPS = re.compile(r"(?:\$?\{[^}]*\})+")


MESSAGE = re.compile(r"^([a-z][\w-]*) = ?(.*(?:\n    .*)*)", re.MULTILINE)
PLACEHOLDER = re.compile(r"\{[^}]*\}")
WORD = re.compile("[a-z]{3}")


def messages(text: str) -> dict[str, str]:
    """The messages of a catalogue as they are written."""
    return {found[1]: found[2].strip() for found in MESSAGE.finditer(text)}


def text_of(language: str, name: str) -> str:
    path = folder() / language / name
    return path.read_text(encoding="utf-8") if path.is_file() else ""


@pytest.mark.req("T21-BG-2")
@pytest.mark.parametrize("name", FILES)
@pytest.mark.parametrize("language", languages())
def test_a_language_says_what_english_says(language: str, name: str) -> None:
    assert sorted(differences(language, text_of(ENGLISH, name), text_of(language, name))) == []


@pytest.mark.parametrize("language", languages())
def test_a_language_has_the_files_of_english(language: str) -> None:
    assert sorted(path.name for path in (folder() / language).iterdir()) == FILES


@pytest.mark.req("T21-BG-2")
def test_the_languages_that_were_promised() -> None:
    assert {"en", "es", "fr", "de", "zh"} <= set(languages())
    assert [language_name(language) for language in ("en", "es", "fr", "de", "zh")] == [
        "English",
        "Español",
        "Français",
        "Deutsch",
        "中文",
    ]


@pytest.mark.req("T21-BG-2")
@pytest.mark.parametrize("language", sorted(set(languages()) - {ENGLISH}))
def test_a_language_is_another_one_than_english(language: str) -> None:
    """A few words are the same everywhere; a file that was only copied is not a language."""
    worded = same = 0
    for name in FILES:
        english, other = messages(text_of(ENGLISH, name)), messages(text_of(language, name))
        for key, text in english.items():
            if WORD.search(PLACEHOLDER.sub("", text)):
                worded += 1
                same += other.get(key) == text
    assert worded > 1_000
    assert same < worded // 20


@pytest.mark.parametrize("language", languages())
def test_every_message_can_be_said(language: str) -> None:
    """Every number, every name: none fails, and none leaves a gap."""
    for name in FILES:
        bundle = FluentBundle([language], functions=functions(language), use_isolating=False)
        bundle.add_resource(FluentResource(text_of(language, name)))
        for key, parts in parts_of(text_of(language, name)).items():
            chosen = {choice.variable for choice in parts.choices}
            for number in (0, 1, 2, 1_000_000):
                facts = dict.fromkeys((*parts.shown, *chosen, "colour"), number)
                message, _, attribute = key.partition(".")
                found = bundle.get_message(message)
                pattern = found.attributes[attribute] if attribute else found.value
                assert pattern is not None
                text, errors = bundle.format_pattern(pattern, facts)
                assert errors == [], key
                assert not re.search(r"[{}]", str(text)), (key, text)


# What is said must be asked for


@cache
def sources() -> dict[str, str]:
    """What speaks: the page and the server, without their tests."""
    found = [
        path
        for top, kinds in (("web/src", ("*.ts", "*.svelte")), ("src/croupier", ("*.py",)))
        for kind in kinds
        for path in (ROOT / top).rglob(kind)
    ]
    return {
        str(path): path.read_text(encoding="utf-8")
        for path in found
        if path.name not in GENERATED and not path.name.endswith(".test.ts")
    }


@cache
def quoted() -> frozenset[str]:
    """Whatever stands between quotes somewhere, such as an id or the kind of a bot."""
    return frozenset(text for source in sources().values() for _, text in QUOTED.findall(source))


@cache
def with_gaps() -> tuple[re.Pattern[str], ...]:
    found = {
        "".join(groups) for source in sources().values() for groups in WITH_GAPS.findall(source)
    }
    return tuple(re.compile("(.*)".join(map(re.escape, GAPS.split(text)))) for text in found)


def is_asked_for(key: str) -> bool:
    """Written out, or in parts: then what fills a gap is a number, or is itself written out."""
    if key in quoted():
        return True
    matches = (pattern.fullmatch(key) for pattern in with_gaps())
    return any(match and all(map(fills, match.groups())) for match in matches)


def fills(text: str) -> bool:
    """Two gaps may stand side by side."""
    splits = ((text[:at], text[at:]) for at in range(len(text) + 1))
    return any(is_filling(first) and is_filling(second) for first, second in splits)


def is_filling(text: str) -> bool:
    # A code of a refusal or a goodbye is written with lines below: not_your_turn.
    return text.isdigit() or not text or bool({text, text.replace("-", "_")} & quoted())


def test_an_id_that_nobody_writes_is_noticed() -> None:
    assert is_asked_for("kit-close")
    assert is_asked_for("kit-theme-dark")
    assert is_asked_for("refusal-not-your-turn")
    assert is_asked_for("sabacc-rules-win-1")
    assert not is_asked_for("kit-open")
    assert not is_asked_for("kit-theme-mauve")
    assert not is_asked_for("refusal-not-your-house")


@pytest.mark.parametrize("name", FILES)
def test_nothing_is_said_that_nobody_asks_for(name: str) -> None:
    parts = {file: parts_of(text_of(ENGLISH, file)) for file in FILES}
    held = {key for each in parts.values() for part in each.values() for key in part.messages}
    unused = [key for key in parts[name] if key not in held and not is_asked_for(key)]
    assert unused == []


# The measure itself

ENGLISH_TEXT = """
plain = Good evening to all of you
cards =
    { $count ->
        [0] none
        [one] { $count } card
       *[other] { $count } cards
    }
told =
    { $me ->
        [yes] You win { CHIPS($amount) }
       *[no] { $name } wins { CHIPS($amount) }
    }
"""
GERMAN_TEXT = """
plain = Guten Abend euch allen
cards =
    { $count ->
        [0] keine
        [one] { $count } Karte
       *[other] { $count } Karten
    }
told =
    { $me ->
        [yes] Du gewinnst { CHIPS($amount) }
       *[no] { $name } gewinnt { CHIPS($amount) }
    }
"""


def test_a_faithful_translation_has_no_faults() -> None:
    assert list(differences("de", ENGLISH_TEXT, GERMAN_TEXT)) == []


@pytest.mark.parametrize(
    ("before", "after", "fault"),
    [
        ("plain = Guten Abend euch allen", "", "plain is missing"),
        ("plain =", "extra = Mehr\nplain =", "extra is not in English"),
        ("Guten Abend euch allen", "Good evening to all of you", "plain: is still English"),
        ("euch allen", "{ $name }", "plain: shows name and not nothing"),
        ("{ $name } gewinnt", "Jemand gewinnt", "told: shows amount and not amount, name"),
        ("{ CHIPS($amount) }", "{ $amount }", "told: calls nothing and not CHIPS(amount)"),
        ("{ CHIPS($amount) }", "{ plain }", "told: holds plain and not nothing"),
        ("[one]", "[eine]", "cards: has no one of $count"),
        ("        [one] { $count } Karte\n", "", "cards: has no one of $count"),
        ("        [0] keine\n", "", "cards: has no 0 of $count"),
        ("[one]", "[few] f\n        [one]", "cards: has few of $count, which the language"),
        ("*[other] { $count } Karten", "[other] n\n *[many] m", "cards: falls back to many"),
        ("[yes]", "[ja]", "told: has other variants of $me: ja, no"),
        ("$me ->", "$name ->", "told: does not choose by $me"),
        ("$me ->", "$name ->", "told: chooses by $name, which English does not"),
    ],
)
def test_what_is_wrong_is_found(before: str, after: str, fault: str) -> None:
    assert before in GERMAN_TEXT
    found = differences("de", ENGLISH_TEXT, GERMAN_TEXT.replace(before, after))
    assert any(line.startswith(fault) for line in found)


def test_a_language_without_plurals_needs_no_choice() -> None:
    english = "n = { $count ->\n    [one] { $count } card\n   *[other] { $count } cards\n }\n"
    assert list(differences("zh", english, "n = { $count } 张牌\n")) == []
    assert list(differences("de", english, "n = { $count } Karten\n")) == [
        "n: does not choose by $count"
    ]


def test_a_key_that_is_there_twice_is_refused() -> None:
    with pytest.raises(ValueError, match="a is there twice"):
        parts_of("a = A\na = B\n")


def test_a_new_folder_is_a_language() -> None:
    assert set(languages()) == {path.name for path in folder().iterdir() if path.is_dir()}
    assert Path(folder() / ENGLISH).is_dir()


COUNTED_CHIPS = re.compile(r"\{ \$\w+ \} (?:de )?(?:chip|ficha|jeton)s?\b", re.IGNORECASE)


@pytest.mark.parametrize("language", languages())
def test_chips_are_counted_in_one_place(language: str) -> None:
    """A noun beside an amount becomes "1 chips": a sentence is given both at once, and only
    `kit-chips` knows the forms. A chip of roulette is named by its value, "the 5 chip"."""
    found = [
        key
        for name in FILES
        for key, text in messages(text_of(language, name)).items()
        if COUNTED_CHIPS.search(text)
    ]
    assert set(found) <= {"kit-chips", "roulette-chip"}
