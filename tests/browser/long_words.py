"""English with words that are 40 % longer and have accents, as another language might have them,
and the page built with it. A word of the page without an accent does not come from the catalogue.
"""

import re
import shutil
from pathlib import Path
from urllib.parse import urlsplit

from playwright.sync_api import Page, Route

from tools.node import run

ROOT = Path(__file__).parents[2]
# The tag that is set aside for English with accents.
LANGUAGE = "en-XA"
GROWTH = 0.4
PLAIN = "acdeghijlnorstuwyzACDEGHIJLNORSTUWYZ"
ACCENTED = "áćďēğĥīĵļňōřšťūŵýžÁĆĎĒĞĤĪĴĻŇŌŘŠŤŪŴÝŽ"
ACCENTS = str.maketrans(PLAIN, ACCENTED)
WORD = re.compile(r"[A-Za-z]+")
VOWEL = re.compile(r"[aeiouyAEIOUY]")
# What stands before the text of a line: the name of a message or of a variant.
HEAD = re.compile(r"(?:[a-z][\w-]* =|\s+\.[a-z][\w-]* =|\s*\*?\[[^\]]+\])?\s*")
STATIC = "src/croupier/server/static"
SOURCES = ("src", "public", "index.html", "package.json", "svelte.config.js", "tsconfig.json")
BUILD_ID = re.compile(r'<meta name="build" content="\w+"')
NOT_THE_PAGE = ("/api/", "/ws")
# A player changes the language in a window, in which no other screen is to be seen. So this page
# listens, too.
LISTEN = """
import { settings } from './kit';
addEventListener('speak', (event) => (settings.language = (event as CustomEvent<string>).detail));
"""
SPEAK = """(language) => new Promise((done) => {
    dispatchEvent(new CustomEvent('speak', {detail: language}))
    const look = () => document.documentElement.lang === language ? done() : setTimeout(look)
    look()
})"""


def lengthen(text: str) -> str:
    """A text without placeables."""
    return WORD.sub(lambda found: _lengthen_word(found[0]), text)


def _lengthen_word(word: str) -> str:
    vowel = VOWEL.search(word)
    end = len(word) if vowel is None else vowel.end()
    more = word[end - 1].lower() * round(len(word) * GROWTH)
    return (word[:end] + more + word[end:]).translate(ACCENTS)


def lengthen_catalogue(source: str) -> str:
    """Every text of a Fluent file. What stands in braces on a line is left as it is."""
    return "\n".join(_lengthen_line(line) for line in source.split("\n"))


def _lengthen_line(line: str) -> str:
    if line.startswith("#"):
        return line
    head = HEAD.match(line)
    assert head is not None
    parts = re.split(r"(\{[^{}]*(?:\}|$))", line[head.end() :])
    return head[0] + "".join(part if part[:1] == "{" else lengthen(part) for part in parts)


def build(folder: Path) -> Path:
    """The page with this language beside the others, built from a copy; where its files are."""
    web = folder / "web"
    for name in (*SOURCES, "vite.config.ts", "worker.js"):
        source = ROOT / "web" / name
        if source.is_dir():
            shutil.copytree(source, web / name)
        else:
            web.mkdir(parents=True, exist_ok=True)
            shutil.copy(source, web / name)
    with (web / "src" / "main.ts").open("a", encoding="utf-8") as main:
        main.write(LISTEN)
    (web / "node_modules").symlink_to(ROOT / "web" / "node_modules")
    shutil.copytree(ROOT / "locales", folder / "locales")
    (folder / "locales" / LANGUAGE).mkdir()
    for path in (folder / "locales" / "en").glob("*.ftl"):
        text = lengthen_catalogue(path.read_text(encoding="utf-8"))
        (folder / "locales" / LANGUAGE / path.name).write_text(text, encoding="utf-8")
    run(web, "npm", "run", "build", quiet=True)
    static = folder / STATIC
    take_build_id(ROOT / STATIC / "index.html", static / "index.html")
    return static


def take_build_id(house: Path, own: Path) -> None:
    """A page that the house did not build would tell its player to load it again."""
    known = BUILD_ID.search(house.read_text(encoding="utf-8"))
    assert known is not None
    own.write_text(BUILD_ID.sub(known[0], own.read_text(encoding="utf-8")), encoding="utf-8")


def serve(page: Page, static: Path) -> None:
    """The house still answers, but the files of the page are those of this folder."""

    def answer(route: Route) -> None:
        path = static / urlsplit(route.request.url).path.lstrip("/")
        route.fulfill(path=path if path.is_file() else static / "index.html")

    # To the browser these files come from nowhere, and such a page may not talk to this machine.
    page.context.grant_permissions(["local-network-access"])
    page.route(lambda url: not urlsplit(url).path.startswith(NOT_THE_PAGE), answer)


def speak(page: Page, language: str) -> None:
    """Changes the language of such a page, whatever it shows."""
    page.evaluate(SPEAK, language)
