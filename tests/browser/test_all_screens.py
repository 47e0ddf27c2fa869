"""Every screen of the house and of all games that it offers: nothing that axe objects to, no
message without words, in Chinese nothing left in English; and in a language of longer words nothing
that is cut off, covered or outside the window, whatever its size. Where another room or game has
shown such a screen, only the windows with the least room are tried, unless TOUR=whole is set
(`make tour`).
"""

import fcntl
import os
from collections.abc import Callable
from pathlib import Path

import pytest
from playwright.sync_api import Page

from tests.browser import desk_tour
from tests.browser.house import House
from tests.browser.layout import FINGER_PX, faults, scrolls, too_small
from tests.browser.long_words import LANGUAGE, STATIC, build, serve, speak
from tests.browser.pages import (
    REFUSALS,
    Pages,
    axe_violations,
    lost_focus,
    resize,
    shot,
    watch_focus,
)
from tests.browser.player import Player
from tests.browser.tour import CARD_ROOM, DESK, PHONE, Stop, Tour, catalogue, parts, prefer
from tests.browser.words import latin_words, plain_words, raw_ids

WITH_CARD_ROOM = ("house-", f"{CARD_ROOM}-")
WORD = "gallery"  # the same cards in every run, so that a fault is found again
READ = "zh"
SIZES = ((320, 568), (390, 844), (768, 1024), (844, 390), (1440, 900), (3840, 2160))
LEAST_ROOM = ((320, 568), (844, 390))
WHOLE = os.environ.get("TOUR") == "whole"
# Whoever sits at a desk has a mouse, and a screen of few pixels has less room for each control.
FINGERS = {(320, 568): 38, (390, 844): FINGER_PX, (768, 1024): FINGER_PX, (844, 390): 38}


@pytest.fixture(scope="module")
def longer_words(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Built once, however many processes share the tests."""
    own = tmp_path_factory.getbasetemp()
    shared = own.parent if "PYTEST_XDIST_WORKER" in os.environ else own
    page = shared / "page"
    with (shared / "page.lock").open("w") as lock:
        fcntl.flock(lock, fcntl.LOCK_EX)
        return page / STATIC if (page / "built").exists() else _built(page)


def _built(page: Path) -> Path:
    static = build(page)
    (page / "built").touch()
    return static


@pytest.mark.parametrize("part", parts())
def test_every_screen_can_be_read_by_everybody_and_has_room_for_longer_words(
    start_house: Callable[..., House], open_page: Pages, longer_words: Path, part: str
) -> None:
    house = start_house(
        WORD, card_room=part in WITH_CARD_ROOM, allow_rigging=part == desk_tour.PART
    )
    if part in WITH_CARD_ROOM:
        open_page.tolerate(REFUSALS)  # cards that do not work are shown, too
    page = open_page(reduced_motion=True)
    serve(page, longer_words)
    prefer(page, language=READ, theme="auto")
    watch_focus(page)
    tour = Tour(Player(page, "Rosa", house), catalogue(READ), part)
    wrong: list[str] = []
    for stop in tour:
        first, other = (DESK, PHONE) if stop.wide else (PHONE, DESK)
        said = [*raw_ids(page), *latin_words(page, tour.known_names), *lost_focus(page)]
        said += objections(page, first)
        speak(page, LANGUAGE)
        said += [*raw_ids(page), *plain_words(page, tour.known_names)]
        wrong += [f"{stop.name}: {text}" for text in said]
        sizes = LEAST_ROOM if stop.seen_before and not WHOLE else SIZES
        for size in stop.sizes(sizes, drawn=False):
            found = misfits(stop, size, tour)
            if size == other:
                found += objections(page, size)
            if found:
                resize(page, *size)
                shot(page, f"faulty-{stop.name}")
            wrong += [f"{stop.name}, {size[0]} x {size[1]}: {line}" for line in found]
        speak(page, READ)
    assert not wrong, "\n".join(wrong)


def objections(page: Page, size: tuple[int, int]) -> list[str]:
    """What axe finds, in the dark on a phone and in the light on a desk."""
    page.emulate_media(color_scheme="light" if size == DESK else "dark")
    return axe_violations(page)


def misfits(stop: Stop, size: tuple[int, int], tour: Tour) -> list[str]:
    """What has no room in the window."""
    crowded = tour.driver.CROWDED if tour.driver else ""
    partial = tour.driver.PARTIAL if tour.driver else ""
    found = faults(stop.page, tour.known_names, crowded, partial)
    if size in FINGERS:
        small = too_small(stop.page, FINGERS[size], crowded)
        found += [f"too small: {line}" for line in small]
    if stop.in_play and scrolls(stop.page):
        found.append("the page scrolls")
    return found
