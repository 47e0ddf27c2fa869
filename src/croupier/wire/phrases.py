"""Sentences for people, from the Fluent catalogues in `locales/`, one folder a language. A
sentence that is missing in a language is said in English."""

import re
from collections.abc import Mapping
from functools import cache
from pathlib import Path
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from fluent.runtime import FluentBundle

ENGLISH = "en"
PACKAGE = Path(__file__).resolve().parents[1]
KEY = re.compile(r"^([a-zA-Z][\w-]*) *=", re.MULTILINE)
Facts = Mapping[str, int | str]


def folder() -> Path:
    """In a wheel the catalogues lie inside the package, in a checkout beside `src`."""
    inside = PACKAGE / "locales"
    return inside if inside.is_dir() else PACKAGE.parents[1] / "locales"


@cache
def languages() -> tuple[str, ...]:
    return tuple(sorted(path.name for path in folder().iterdir() if path.is_dir()))


def chips(hundredths: int) -> str:
    """An amount as people write it: 125000 is 1,250 and 1250 is 12.50."""
    whole, rest = divmod(abs(hundredths), 100)
    sign = "-" if hundredths < 0 else ""
    return f"{sign}{whole:,}" + (f".{rest:02}" if rest else "")


def written(amount: Any) -> Any:
    """CHIPS in a catalogue. An amount that is missing leaves a gap in the sentence, no more."""
    return chips(int(amount)) if isinstance(amount, int) else "…"


@cache
def catalogue(language: str) -> "FluentBundle":
    # Fluent brings all calendars of the world along, and no start should wait for them.
    from fluent.runtime import FluentBundle, FluentResource

    bundle = FluentBundle([language], functions={"CHIPS": written}, use_isolating=False)
    for path in sorted((folder() / language).glob("*.ftl")):
        bundle.add_resource(FluentResource(path.read_text(encoding="utf-8")))
    return bundle


@cache
def keys(language: str) -> frozenset[str]:
    """The sentences that a language has."""
    texts = (path.read_text(encoding="utf-8") for path in (folder() / language).glob("*.ftl"))
    return frozenset(key for text in texts for key in KEY.findall(text))


def phrase(language: str, key: str, facts: Facts | None = None) -> str:
    """The sentence in the language, else in English, else its key."""
    for spoken in (language, ENGLISH):
        if spoken in languages() and key in keys(spoken):
            pattern = catalogue(spoken).get_message(key).value
            if pattern is not None:
                text, _ = catalogue(spoken).format_pattern(pattern, dict(facts or {}))
                return str(text)
    return key


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
