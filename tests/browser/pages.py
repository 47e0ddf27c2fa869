"""Pages of a real browser, as a test opens them. What a page complains about on its console is
collected, so that a test cannot pass over an error in the client.
"""

import re
from pathlib import Path
from typing import Any
from weakref import WeakKeyDictionary

from playwright.sync_api import Browser, BrowserContext, CDPSession, ConsoleMessage, Page

SHOTS = Path(__file__).parent / "shots"
AXE = Path(__file__).parents[2] / "tools/browser/node_modules/axe-core/axe.min.js"
TIMEOUT_MS = 15_000
LARGE = 3_000_000
sessions: WeakKeyDictionary[Page, CDPSession] = WeakKeyDictionary()


class Pages:
    """Opens pages, each with cookies and storage of its own: two pages are two people."""

    def __init__(self, browser: Browser) -> None:
        self._browser = browser
        self._contexts: list[BrowserContext] = []
        self._tolerated: list[str] = []
        self._complaints: list[str] = []

    def __call__(
        self,
        *,
        width: int = 390,
        height: int = 844,
        reduced_motion: bool = False,
        locale: str = "en-GB",
        touch: bool = False,
        scale: float = 1,
    ) -> Page:
        context = self._browser.new_context(
            viewport={"width": width, "height": height},
            reduced_motion="reduce" if reduced_motion else "no-preference",
            locale=locale,
            has_touch=touch,
            device_scale_factor=scale,
        )
        context.set_default_timeout(TIMEOUT_MS)
        self._contexts.append(context)
        page = context.new_page()
        page.on("console", self._on_console)
        page.on("pageerror", lambda error: self._complaints.append(str(error)))
        return page

    def tolerate(self, pattern: str) -> None:
        """Expect complaints that match, such as a socket that the test cuts on purpose."""
        self._tolerated.append(pattern)

    @property
    def complaints(self) -> list[str]:
        return [
            complaint
            for complaint in self._complaints
            if not any(re.search(pattern, complaint) for pattern in self._tolerated)
        ]

    @property
    def open(self) -> list[Page]:
        return [page for context in self._contexts for page in context.pages]

    def close(self) -> None:
        for context in self._contexts:
            context.close()

    def _on_console(self, message: ConsoleMessage) -> None:
        if message.type == "error":
            self._complaints.append(message.text)


def resize(page: Page, width: int, height: int) -> None:
    """Gives the window another size. The pixels of a very large one are drawn smaller, since to
    draw them without a graphics card takes seconds; everything has its place and size all the same.
    """
    if width * height < LARGE:
        page.set_viewport_size({"width": width, "height": height})
        return
    # Playwright does nothing for a size that it has set before.
    page.set_viewport_size({"width": width // 4, "height": height // 4})
    size = {"width": width, "height": height, "deviceScaleFactor": 0.25, "mobile": False}
    # The size is given up with the session, so it is kept.
    session = sessions.get(page) or page.context.new_cdp_session(page)
    sessions[page] = session
    session.send("Emulation.clearDeviceMetricsOverride")
    session.send("Emulation.setDeviceMetricsOverride", size)


def shot(page: Page, name: str) -> Path:
    """Take a picture into tests/browser/shots/, once the fonts are there."""
    page.evaluate("document.fonts.ready.then(() => true)")
    size = page.viewport_size
    assert size is not None
    path = SHOTS / f"{name}-{size['width']}x{size['height']}.png"
    page.screenshot(path=path)
    return path


def axe_violations(page: Page) -> list[str]:
    """What axe finds wrong with the page: one line a rule, with the elements that break it."""
    page.evaluate(AXE.read_text(encoding="utf-8"))
    found: list[dict[str, Any]] = page.evaluate("axe.run().then(result => result.violations)")
    return [
        f"{rule['id']}: {rule['help']}: {[node['target'] for node in rule['nodes']]}"
        for rule in found
    ]
