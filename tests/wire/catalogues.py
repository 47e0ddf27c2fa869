"""What a message of a catalogue consists of, so that languages can be compared with English, and
what is wrong with one that differs."""

import re
from collections.abc import Iterable, Iterator
from dataclasses import dataclass, field

from babel import Locale
from fluent.syntax import ast
from fluent.syntax.visitor import Visitor

from croupier.wire.formats import spelling
from croupier.wire.messages import parse

PLURALS = {"zero", "one", "two", "few", "many", "other"}
# More than any table has, and less than a million, for which some languages have a form of its own.
COUNTS = range(1_000)
WORD = re.compile(r"[^\W\d_]{2,}")


@dataclass(frozen=True)
class Choice:
    """A selector: what it looks at, and its variants."""

    variable: str
    keys: frozenset[str]
    default: str

    @property
    def is_plural(self) -> bool:
        words = {key for key in self.keys if not key.isdigit()}
        return bool(words) and words <= PLURALS

    @property
    def numbers(self) -> frozenset[str]:
        return frozenset(key for key in self.keys if key.isdigit())


@dataclass
class Parts(Visitor):
    """`calls` are functions with what they are given; `shown` are variables that are written."""

    shown: set[str] = field(default_factory=set)
    calls: set[str] = field(default_factory=set)
    messages: set[str] = field(default_factory=set)
    choices: set[Choice] = field(default_factory=set)
    texts: list[str] = field(default_factory=list)

    def visit_TextElement(self, node: ast.TextElement) -> None:  # noqa: N802
        self.texts.append(node.value)

    def visit_VariableReference(self, node: ast.VariableReference) -> None:  # noqa: N802
        self.shown.add(node.id.name)

    def visit_MessageReference(self, node: ast.MessageReference) -> None:  # noqa: N802
        self.messages.add(node.id.name)

    def visit_FunctionReference(self, node: ast.FunctionReference) -> None:  # noqa: N802
        given = [part.id.name for part in node.arguments.positional if hasattr(part, "id")]
        self.calls.add(f"{node.id.name}({', '.join(given)})")
        self.generic_visit(node)

    def visit_SelectExpression(self, node: ast.SelectExpression) -> None:  # noqa: N802
        if isinstance(node.selector, ast.VariableReference):
            keys = {key_of(variant): variant.default for variant in node.variants}
            default = next(key for key, is_default in keys.items() if is_default)
            self.choices.add(Choice(node.selector.id.name, frozenset(keys), default))
        else:
            self.visit(node.selector)
        for variant in node.variants:
            self.visit(variant.value)

    @property
    def words(self) -> list[str]:
        return WORD.findall(" ".join(self.texts))


def key_of(variant: ast.Variant) -> str:
    key = variant.key
    return key.name if isinstance(key, ast.Identifier) else str(key.value)


def parts_of(text: str) -> dict[str, Parts]:
    """The messages of a catalogue, and their attributes, by their keys."""
    found: dict[str, Parts] = {}
    for key, pattern in parse(text):
        if key in found:
            raise ValueError(f"{key} is there twice")
        found[key] = Parts()
        found[key].visit(pattern)
    return found


def plurals_of(language: str) -> frozenset[str]:
    """The forms that a language has for counts of things."""
    form = Locale.parse(spelling(language)).plural_form
    return frozenset(form(count) for count in COUNTS)


def differences(language: str, english: str, text: str) -> Iterator[str]:
    """What a catalogue has too little, too much or otherwise than the English one."""
    model, own = parts_of(english), parts_of(text)
    yield from (f"{key} is missing" for key in model.keys() - own.keys())
    yield from (f"{key} is not in English" for key in own.keys() - model.keys())
    for key in model.keys() & own.keys():
        yield from (f"{key}: {line}" for line in compare(language, model[key], own[key]))


def compare(language: str, model: Parts, own: Parts) -> Iterator[str]:
    if own.shown != model.shown:
        yield f"shows {named(own.shown)} and not {named(model.shown)}"
    if own.calls != model.calls:
        yield f"calls {named(own.calls)} and not {named(model.calls)}"
    if own.messages != model.messages:
        yield f"holds {named(own.messages)} and not {named(model.messages)}"
    # A text of several words that is the same was not translated.
    if len(model.words) > 3 and own.words == model.words and language != "en":
        yield "is still English"
    for choice in own.choices:
        yield from faults(language, choice, model.choices)
    for wanted in model.choices:
        needed = wanted.numbers or not wanted.is_plural or len(plurals_of(language)) > 1
        if needed and not any(choice.variable == wanted.variable for choice in own.choices):
            yield f"does not choose by ${wanted.variable}"


def faults(language: str, choice: Choice, model: Iterable[Choice]) -> Iterator[str]:
    alike = [each for each in model if each.variable == choice.variable]
    if not alike:
        yield f"chooses by ${choice.variable}, which English does not"
    elif not alike[0].is_plural:
        if not any((choice.keys, choice.default) == (each.keys, each.default) for each in alike):
            yield f"has other variants of ${choice.variable}: {named(choice.keys)}"
    else:
        forms, known = plurals_of(language), Locale.parse(spelling(language)).plural_form.tags
        counts = "one" in alike[0].keys
        least = alike[0].numbers | (forms if counts else {"other"})
        if missing := least - choice.keys:
            yield f"has no {named(missing)} of ${choice.variable}"
        if extra := choice.keys - alike[0].numbers - known - {"other"}:
            yield f"has {named(extra)} of ${choice.variable}, which the language does not know"
        if choice.default != "other":
            yield f"falls back to {choice.default} of ${choice.variable}"


def named(names: Iterable[str]) -> str:
    return ", ".join(sorted(names)) or "nothing"
