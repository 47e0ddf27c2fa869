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
# What passes is not written down: that would take longer than to look for what does not.
# What lies under a window was looked at before it was opened.
AXE_RUN = """axe
    .run(document.querySelector('dialog:modal') ?? document, {resultTypes: ['violations']})
    .then(({violations}) => violations)"""
TIMEOUT_MS = 15_000
# A browser writes every answer that is a refusal to its console.
REFUSALS = r"the server responded with a status of (400|403|409|503)"
LARGE = 3_000_000
NO_AUDIO = "delete window.AudioContext"
MINIATURE = 0.1
# A browser that is busy says that a window has its size before the page has heard of it.
SIZED = """([width, height]) => new Promise((done, fail) => {
    const late = setTimeout(() => fail(Error(`${innerWidth} x ${innerHeight}`)), 10_000)
    const look = () => {
        if (innerWidth !== width || innerHeight !== height) return requestAnimationFrame(look)
        clearTimeout(late)
        done()
    }
    look()
})"""
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
        service_worker: bool = False,
        sound: bool = False,
    ) -> Page:
        """Without a service worker, unless the test is about it: it would answer for a house that
        the test makes fail. Without sound, as on a machine that has no loudspeaker, unless the test
        is about it: it takes a quarter of the time."""
        context = self._browser.new_context(
            viewport={"width": width, "height": height},
            reduced_motion="reduce" if reduced_motion else "no-preference",
            locale=locale,
            has_touch=touch,
            device_scale_factor=scale,
            service_workers="allow" if service_worker else "block",
        )
        context.set_default_timeout(TIMEOUT_MS)
        if not sound:
            context.add_init_script(NO_AUDIO)
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
    if width * height >= LARGE:
        # Playwright does nothing for a size that it has set before.
        page.set_viewport_size({"width": width // 4, "height": height // 4})
        _override(page, width, height, 1)
    else:
        page.set_viewport_size({"width": width, "height": height})
        if page in sessions:
            _override(page, width, height, 1)
    page.evaluate(SIZED, [width, height])


def shrink(page: Page, width: int, height: int) -> None:
    """Gives the window a size in which everything has its place and can be measured, and draws it
    much smaller, which saves most of the time. Nothing can be pressed until it is resized."""
    _override(page, width, height, MINIATURE)
    page.evaluate(SIZED, [width, height])


def _override(page: Page, width: int, height: int, scale: float) -> None:
    # The size is given up with the session, so it is kept.
    session = sessions.get(page) or page.context.new_cdp_session(page)
    sessions[page] = session
    ratio = 0.25 if width * height >= LARGE else 1
    size = {"width": width, "height": height, "deviceScaleFactor": ratio, "mobile": False}
    session.send("Emulation.setDeviceMetricsOverride", {**size, "scale": scale})


def shot(page: Page, name: str) -> Path:
    """Take a picture into tests/browser/shots/, once the fonts are there."""
    # Not by `evaluate`, which has no limit: a page that does not load would never answer.
    page.wait_for_function("document.fonts.status === 'loaded'")
    size = page.viewport_size
    assert size is not None
    path = SHOTS / f"{name}-{size['width']}x{size['height']}.png"
    page.screenshot(path=path)
    return path


def axe_violations(page: Page) -> list[str]:
    """What axe finds wrong with the page: one line a rule, with the elements that break it."""
    if not page.evaluate("'axe' in window"):
        page.evaluate(AXE.read_text(encoding="utf-8"))
    found: list[dict[str, Any]] = page.evaluate(AXE_RUN)
    return [
        f"{rule['id']}: {rule['help']}: {[node['target'] for node in rule['nodes']]}"
        for rule in found
    ]


def watch_focus(page: Page) -> None:
    """Notes whether something on the page has had the focus."""
    page.add_init_script("addEventListener('focusin', () => (window.wasFocused = true))")


def lost_focus(page: Page) -> list[str]:
    """A line if something had the focus before and nothing has it now: whoever uses keys would have
    to begin at the top of the page."""
    lost = page.evaluate("window.wasFocused === true && document.activeElement === document.body")
    return ["nothing has the focus"] if lost else []
