"""A Chromium for the browser tests, and pages in it."""

import re
from collections.abc import Generator, Iterator

import pytest
from playwright.sync_api import Browser, sync_playwright

from tests.browser.pages import Pages, shot
from tools.chromium import FLAGS, find

FAILED = pytest.StashKey[bool]()


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
            shot(page, f"failed-{name}-{number}")
    pages.close()
    assert pages.complaints == []


@pytest.hookimpl(wrapper=True)
def pytest_runtest_makereport(
    item: pytest.Item,
) -> Generator[None, pytest.TestReport, pytest.TestReport]:
    report = yield
    if report.when == "call":
        item.stash[FAILED] = report.failed
    return report
