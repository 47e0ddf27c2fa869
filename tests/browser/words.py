"""Every word of a page, seen or spoken, and what is wrong with the words."""

import re
from collections.abc import Iterable
from pathlib import Path
from typing import Any

from playwright.sync_api import Page

# Text, and the attributes that are read out or shown in its place. What a person said stays as it
# was said; keys are keys in every language, and a language is called by its own name.
ALL = """(spoken) => {
    const found = []
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
        const parent = node.parentElement
        if (parent.closest('noscript, script, style, svg, kbd, [lang]:not(html)')) continue
        if (!spoken && parent.closest('[aria-live]')) continue
        found.push(node.textContent)
    }
    for (const each of document.body.querySelectorAll('*')) {
        for (const name of ['aria-label', 'aria-valuetext', 'placeholder', 'title', 'alt']) {
            if (each.hasAttribute(name)) found.push(each.getAttribute(name))
        }
    }
    return [document.title, ...found].map((text) => text.trim()).filter(Boolean)
}"""
LOCALES = Path(__file__).parents[2] / "locales" / "en"
PREFIXES = sorted(
    {
        found[1]
        for path in LOCALES.glob("*.ftl")
        for found in re.finditer(r"^([a-z]+)-", path.read_text(encoding="utf-8"), re.MULTILINE)
    }
)
RAW_ID = re.compile(rf"\b(?:{'|'.join(PREFIXES)})-[a-z][a-z-]+|\{{ *\$|⁨|⁩|\?\?\?")
# Where it does not know a language, the browser writes times and lists in English.
MONTHS = "Jan|Feb|Mar|Apr|May|Jun|Jul|Aug|Sep|Oct|Nov|Dec"
BY_THE_BROWSER = rf"AM|PM|and|or|sec|seconds?|min|minutes?|{MONTHS}"
PLAIN = re.compile(rf"(?<!\w)(?!(?:{BY_THE_BROWSER})\b)[A-Za-z]{{2,}}(?!\w)")
LATIN = re.compile(r"[A-Za-z]{2,}")


def words_of(page: Page, spoken: bool = True) -> list[str]:
    """`spoken` with what a screen reader was told last."""
    found: Any = page.evaluate(ALL, spoken)
    return [str(text) for text in found]


def raw_ids(page: Page) -> list[str]:
    """Names of messages that have no message, and places that nothing was put in."""
    return [text for text in words_of(page) if RAW_ID.search(text)]


def latin_words(page: Page, names: Iterable[str], spoken: bool = True) -> list[str]:
    """Words in Latin letters that are no names."""
    return _without(page, names, spoken, LATIN)


def plain_words(page: Page, names: Iterable[str]) -> list[str]:
    """Words without a single accent that are no names."""
    return _without(page, names, True, PLAIN)


def _without(page: Page, names: Iterable[str], spoken: bool, what: re.Pattern[str]) -> list[str]:
    known = sorted(set(names), key=len, reverse=True)
    found = []
    for text in words_of(page, spoken):
        for name in known:
            text = text.replace(name, "")
        if what.search(text):
            found.append(text)
    return found
