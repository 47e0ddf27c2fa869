"""A Chromium for the browser tests, and pages in it."""

import re
from collections.abc import Callable, Generator, Iterator
from contextlib import suppress
from pathlib import Path

import pytest
from playwright.sync_api import Browser, expect, sync_playwright
from playwright.sync_api import Error as PlaywrightError

from tests.browser.house import House
from tests.browser.pages import TIMEOUT_MS, Pages, shot
from tests.browser.patrons import Patrons
from tools.chromium import FLAGS, find

FAILED = pytest.StashKey[bool]()
expect.set_options(timeout=TIMEOUT_MS)


# Playwright's loop runs in this thread until the last browser test is over, so no wider scope: the
# tests of other folders have loops of their own.
@pytest.fixture(scope="package")
def browser() -> Iterator[Browser]:
    chromium = find()
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(
            executable_path=chromium.executable, env={**chromium.environment}, args=FLAGS
        )
        yield browser
        browser.close()


@pytest.fixture
def open_page(browser: Browser, request: pytest.FixtureRequest) -> Iterator[Pages]:
    """Opens pages; the test fails when one of them logged an error."""
    pages = Pages(browser)
    yield pages
    if request.node.stash.get(FAILED, False):
        name = re.sub(r"\W+", "-", request.node.name)
        for number, page in enumerate(pages.open):
            with suppress(PlaywrightError):  # a page that does not even load is no picture
                shot(page, f"failed-{name}-{number}")
    pages.close()
    assert pages.complaints == []


@pytest.fixture(scope="package")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    """One for all tests that do not care which cards come: each brings people with new names."""
    house = House(tmp_path_factory.mktemp("house"), "lamp")
    house.start()
    yield house
    house.stop()


@pytest.fixture
def start_house(tmp_path: Path) -> Iterator[Callable[..., House]]:
    """Starts a house of the test's own, whose cards follow from a word."""
    started: list[House] = []

    def start(word: str, card_room: bool = False, allow_rigging: bool = False) -> House:
        started.append(House(tmp_path / word, word, card_room, allow_rigging))
        started[-1].start()
        return started[-1]

    yield start
    for house in started:
        house.stop()


@pytest.fixture
def card_house(tmp_path: Path) -> Iterator[House]:
    """A house with a card room and a practice bank, all cards of which still have their money."""
    house = House(tmp_path / "house", "velvet", card_room=True)
    house.start()
    yield house
    house.stop()


@pytest.fixture
def patrons(card_house: House) -> Iterator[Patrons]:
    with Patrons(card_house.url) as patrons:
        yield patrons


@pytest.hookimpl(wrapper=True)
def pytest_runtest_makereport(
    item: pytest.Item,
) -> Generator[None, pytest.TestReport, pytest.TestReport]:
    report = yield
    if report.when == "call":
        item.stash[FAILED] = report.failed
    return report
