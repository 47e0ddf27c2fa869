"""Sentences for people, from the Fluent catalogues in `locales/`, one folder a language. A
sentence that is missing in a language is said in English. Which languages there are is never
written down: whatever has a folder is one.

    say("de", "kit-ranks", rank="Q")
    say("fr", "blackjack-win", amount=Chips(125_000))
"""

import re
from collections.abc import Callable, Mapping
from functools import cache
from pathlib import Path
from typing import TYPE_CHECKING, Any

from croupier.wire.formats import chips, joined, seconds

if TYPE_CHECKING:
    from fluent.runtime import FluentBundle

    # Only for the type checker: what is generated is not needed to generate it again.
    from croupier.wire.message_ids import MessageId

ENGLISH = "en"
PACKAGE = Path(__file__).resolve().parents[1]
KEY = re.compile(r"^([a-zA-Z][\w-]*) *=", re.MULTILINE)
Fact = int | str | list[str]
Facts = Mapping[str, int | str]


def folder() -> Path:
    """In a wheel the catalogues lie inside the package, in a checkout beside `src`."""
    inside = PACKAGE / "locales"
    return inside if inside.is_dir() else PACKAGE.parents[1] / "locales"


@cache
def languages() -> tuple[str, ...]:
    return tuple(sorted(path.name for path in folder().iterdir() if path.is_dir()))


class Chips(int):
    """An amount in hundredths of a chip. A sentence shows it as chips and not as the number."""


def functions(language: str) -> dict[str, Callable[..., Any]]:
    """What a catalogue may call. A number that is missing leaves a gap in the sentence, no more."""

    def write_chips(amount: Any) -> str:
        if isinstance(amount, str):  # Chips, which are written already.
            return amount
        return chips(int(amount), language) if isinstance(amount, int) else "…"

    def write_seconds(count: Any, unitDisplay: str = "short") -> str:  # noqa: N803
        long = str(unitDisplay) == "long"
        return seconds(int(count), language, long=long) if isinstance(count, int) else "…"

    return {"CHIPS": write_chips, "SECONDS": write_seconds}


@cache
def catalogue(language: str) -> "FluentBundle":
    # Fluent brings all calendars of the world along, and no start should wait for them.
    from fluent.runtime import FluentBundle, FluentResource

    bundle = FluentBundle([language], functions=functions(language), use_isolating=False)
    for path in sorted((folder() / language).glob("*.ftl")):
        bundle.add_resource(FluentResource(path.read_text(encoding="utf-8")))
    return bundle


@cache
def keys(language: str) -> frozenset[str]:
    """The sentences that a language has."""
    texts = (path.read_text(encoding="utf-8") for path in (folder() / language).glob("*.ftl"))
    return frozenset(key for text in texts for key in KEY.findall(text))


def say(language: str, message: "MessageId", /, **facts: Fact) -> str:
    """The sentence in the language, else in English. A list of names becomes `a, b and c`."""
    return phrase(language, message, facts)


def phrase(language: str, key: str, facts: Mapping[str, Fact] | None = None) -> str:
    """The same for an id that is made from a code; if there is none, the id stands for itself."""
    for spoken in (language, ENGLISH):
        if spoken in languages() and key in keys(spoken):
            pattern = catalogue(spoken).get_message(key).value
            if pattern is not None:
                written = {name: write(fact, spoken) for name, fact in (facts or {}).items()}
                text, _ = catalogue(spoken).format_pattern(pattern, written)
                return str(text)
    return key


def write(fact: Fact, language: str) -> int | str:
    match fact:
        case Chips():
            return chips(fact, language)
        case list():
            return joined(fact, language)
        case _:
            return fact


def language_name(language: str) -> str:
    """What a language calls itself."""
    return say(language, "language-name")


def refusal(language: str, code: str, facts: Facts | None = None) -> str:
    """What to tell a player whose order was refused with this code."""
    return phrase(language, f"refusal-{code.replace('_', '-')}", facts)


def spoken(wanted: str | None) -> str:
    """The language we have for a tag such as `zh-CN` or a whole Accept-Language header."""
    best, best_weight = ENGLISH, 0.0
    for item in (wanted or "")[:200].split(","):
        tag, _, parameter = item.partition(";")
        language = tag.strip().split("-")[0].split("_")[0].lower()
        weight = quality(parameter)
        if language in languages() and weight > best_weight:
            best, best_weight = language, weight
    return best


def quality(parameter: str) -> float:
    name, _, value = parameter.strip().partition("=")
    if name != "q":
        return 1.0
    try:
        return float(value)
    except ValueError:
        return 0.0
