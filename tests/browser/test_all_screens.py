"""Every screen of the house and of all games that it offers: nothing that axe objects to, no
message without words, in Chinese nothing left in English; and in a language of longer words nothing
that is cut off, covered or outside the window, whatever its size.
"""

from collections.abc import Callable
from pathlib import Path

import pytest

from tests.browser.house import House
from tests.browser.layout import FINGER_PX, faults, scrolls, too_small
from tests.browser.long_words import LANGUAGE, build, serve
from tests.browser.pages import Pages, axe_violations, shot
from tests.browser.player import Player
from tests.browser.tour import DESK, PHONE, Tour, catalogue, parts, prefer
from tests.browser.words import latin_words, plain_words, raw_ids

WORD = "gallery"  # the same cards in every run, so that a fault is found again
SIZES = ((320, 568), (390, 844), (768, 1024), (844, 390), (1440, 900), (3840, 2160))
# Whoever sits at a desk has a mouse, and a screen of few pixels has less room for each control.
FINGERS = {(320, 568): 38, (390, 844): FINGER_PX, (768, 1024): FINGER_PX, (844, 390): 38}
# Shadows and patterns take no room, but most of the time that drawing takes.
BARE = """addEventListener('DOMContentLoaded', () => {
    const style = document.createElement('style')
    const nothing = ['box-shadow', 'text-shadow', 'background-image', 'mask-image']
    const rules = nothing.map((each) => `${each}: none !important`).join(';')
    style.textContent = `*, *::before, *::after { ${rules} }`
    document.head.append(style)
})"""


@pytest.fixture(scope="module")
def longer_words(tmp_path_factory: pytest.TempPathFactory) -> Path:
    return build(tmp_path_factory.mktemp("page"))


@pytest.mark.parametrize("part", parts())
def test_longer_words_find_room_on_every_screen(
    start_house: Callable[[str], House], open_page: Pages, longer_words: Path, part: str
) -> None:
    house = start_house(WORD)
    page = open_page(reduced_motion=True)
    page.add_init_script(BARE)
    serve(page, longer_words)
    prefer(page, language=LANGUAGE, theme="auto")
    tour = Tour(Player(page, "Rosa", house), catalogue(LANGUAGE), part)
    wrong: list[str] = []
    for stop in tour:
        names = tour.known_names
        crowded = tour.driver.CROWDED if tour.driver else ""
        partial = tour.driver.PARTIAL if tour.driver else ""
        said = [*raw_ids(page), *plain_words(page, names)]
        wrong += [f"{stop.name}: {text}" for text in said]
        for size in stop.sizes(SIZES):
            found = faults(page, names, crowded, partial)
            if size in FINGERS:
                small = too_small(page, FINGERS[size], crowded)
                found += [f"too small: {line}" for line in small]
            if stop.in_play and scrolls(page):
                found.append("the page scrolls")
            if found:
                shot(page, f"faulty-{stop.name}")
            wrong += [f"{stop.name}, {size[0]} x {size[1]}: {line}" for line in found]
    assert not wrong, "\n".join(wrong)


@pytest.mark.parametrize("part", parts())
def test_every_screen_can_be_read_by_everybody(
    start_house: Callable[[str], House], open_page: Pages, part: str
) -> None:
    """In Chinese; on a phone in the dark, on a desk in the light."""
    house = start_house(WORD)
    page = open_page(reduced_motion=True)
    prefer(page, language="zh", theme="auto")
    tour = Tour(Player(page, "Rosa", house), catalogue("zh"), part)
    wrong: list[str] = []
    for stop in tour:
        said = [*raw_ids(page), *latin_words(page, tour.known_names)]
        wrong += [f"{stop.name}: {text}" for text in said]
        for size in stop.sizes((PHONE, DESK)):
            page.emulate_media(color_scheme="dark" if size == PHONE else "light")
            wrong += [
                f"{stop.name}, {size[0]} x {size[1]}: {line}" for line in axe_violations(page)
            ]
    assert not wrong, "\n".join(wrong)
