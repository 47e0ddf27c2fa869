"""Sentences for people, from the Fluent catalogues in `locales/`, one folder a language. A
sentence that is missing in a language is said in English. Which languages there are is never
written down: whatever has a folder is one.

    say("de", "kit-ranks", rank="Q")
    say("fr", "blackjack-win", amount=Chips(125_000))
"""

from collections.abc import Callable, Mapping
from functools import cache, lru_cache
from pathlib import Path
from typing import TYPE_CHECKING, Any

from croupier.wire.catalogue import Catalogue, entries
from croupier.wire.formats import chips, joined, rank_form, seconds

if TYPE_CHECKING:
    # Only for the type checker: what is generated is not needed to generate it again.
    from croupier.wire.message_ids import MessageId

ENGLISH = "en"
PACKAGE = Path(__file__).resolve().parents[1]
PLAIN_MAX = 4_096  # sentences without facts that are remembered
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

    def rank(place: Any) -> str:
        return rank_form(int(place), language) if isinstance(place, int) else "other"

    return {"CHIPS": write_chips, "SECONDS": write_seconds, "ORDINAL": rank}


@cache
def texts(language: str) -> dict[str, str]:
    """The sentences that a language has, as they are written."""
    found: dict[str, str] = {}
    for path in sorted((folder() / language).glob("*.ftl")):
        found = entries(path.read_text(encoding="utf-8")) | found
    return found


@cache
def catalogue(language: str) -> Catalogue:
    return Catalogue(language, texts(language), functions(language))


@cache
def keys(language: str) -> frozenset[str]:
    """The sentences that a language has."""
    return frozenset(key for key in texts(language) if not key.startswith("-"))


def prepare() -> None:
    """Load what all sentences of a language need. It takes a while."""
    for language in languages():
        language_name(language)


def say(language: str, message: "MessageId", /, **facts: Fact) -> str:
    """The sentence in the language, else in English. A list of names becomes `a, b and c`."""
    return phrase(language, message, facts)


def phrase(language: str, key: str, facts: Mapping[str, Fact] | None = None) -> str:
    """The same for an id that is made from a code; if there is none, the id stands for itself."""
    return written(language, key, facts) if facts else plain(language, key)


@lru_cache(PLAIN_MAX)
def plain(language: str, key: str) -> str:
    """A sentence that is always the same."""
    return written(language, key, {})


def written(language: str, key: str, facts: Mapping[str, Fact]) -> str:
    for spoken in (language, ENGLISH):
        if spoken in languages() and key in keys(spoken):
            shown = {name: write(fact, spoken) for name, fact in facts.items()}
            if (text := catalogue(spoken).sentence(key, shown)) is not None:
                return text
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
