"""Takes pictures of all screens of all games, to be looked at.

make shots ARGS="--sizes all --only sabacc"
"""

import argparse
import sys
import tempfile
import time
from collections.abc import Sequence
from pathlib import Path
from typing import Literal

from playwright.sync_api import sync_playwright

from tests.browser import desk_tour, long_words
from tests.browser.house import House
from tests.browser.pages import Pages
from tests.browser.player import Player
from tests.browser.tour import Tour, catalogue, prefer
from tools.chromium import FLAGS, find

FOLDER = Path(__file__).parents[2] / "shots"
SIZES = ((320, 568), (390, 844), (768, 1024), (844, 390), (1440, 900), (3840, 2160))
USUAL = ("390x844", "1440x900")
THEMES: tuple[Literal["dark", "light"], ...] = ("dark", "light")
WORD = "gallery"


def take(folder: Path, sizes: Sequence[tuple[int, int]], only: str, language: str) -> int:
    """How many pictures were taken."""
    chromium = find()
    folder.mkdir(parents=True, exist_ok=True)
    taken: set[str] = set()
    with tempfile.TemporaryDirectory() as data, sync_playwright() as playwright:
        # The tour of the desk switches the card room on by itself.
        at_the_desk = desk_tour.PART.startswith(only)
        house = House(Path(data), WORD, card_room=not at_the_desk, allow_rigging=True)
        house.start()
        browser = playwright.chromium.launch(
            executable_path=chromium.executable, env={**chromium.environment}, args=FLAGS
        )
        try:
            page = Pages(browser)(reduced_motion=True)
            prefer(page, language=language, theme="auto")
            words = catalogue(language)
            if language == long_words.LANGUAGE:
                long_words.serve(page, long_words.build(Path(data) / "page"))
            for stop in Tour(Player(page, "Rosa", house), words, only):
                for width, height in stop.sizes(sizes):
                    for theme in THEMES:
                        name = f"{stop.name}-{width}x{height}-{theme}"
                        if name in taken:
                            continue
                        page.emulate_media(color_scheme=theme)
                        page.screenshot(path=folder / f"{name}.png")
                        taken.add(name)
                print(f"· {stop.name}", flush=True)
        finally:
            browser.close()
            house.stop()
    return len(taken)


def size_of(text: str) -> tuple[int, int]:
    width, _, height = text.partition("x")
    return int(width), int(height)


def main() -> int:
    parser = argparse.ArgumentParser(prog="make shots", description=__doc__)
    parser.add_argument("--into", type=Path, default=FOLDER)
    parser.add_argument("--sizes", nargs="+", default=USUAL)
    parser.add_argument("--only", default="", help="screens whose name begins like this")
    parser.add_argument("--language", default="en", help="en-XA has longer words")
    wish = parser.parse_args()
    sizes = SIZES if "all" in wish.sizes else [size_of(text) for text in wish.sizes]
    began = time.monotonic()
    number = take(wish.into, sizes, wish.only, wish.language)
    print(f"{number} pictures in {wish.into}, {time.monotonic() - began:.0f} s")
    return 0 if number else 1


if __name__ == "__main__":
    sys.exit(main())
