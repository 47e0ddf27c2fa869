"""How long a player with a cheap phone waits: for the front door, and for a table of each game. The
figures are for people to read; no test depends on them.

make phone [ARGS="--runs 5"]
"""

import argparse
import statistics
import sys
import tempfile
from pathlib import Path
from typing import Any

from playwright.sync_api import Browser, Page, expect, sync_playwright

from tests.browser.house import House
from tests.browser.pages import Pages
from tests.browser.player import Player
from tests.browser.test_weight import fetched
from tools.chromium import FLAGS, find

CPU_SLOWDOWN = 4
LATENCY_MS = 150
DOWN_BITS = 1_600_000
UP_BITS = 750_000
KB = 1_000
PATIENCE_MS = 120_000
LOOK_AGAIN_MS = 100
# The page notes by its own clock when something can be used first. A field that can have the focus
# and a button that can be pressed make a door. A table is there when its stage is drawn; when the
# first move can be made is the game's business too: cards are dealt, and others may act before.
WATCH = """
const usable = (each) => each && !each.disabled && each.ariaDisabled !== 'true'
    && each.checkVisibility({visibilityProperty: true})
    && !each.closest('[inert]') && each.getBoundingClientRect().height > 0
const all = (selector) => [...document.querySelectorAll(selector)]
const door = () => all('form input').some(usable) && all('form button[type=submit]').some(usable)
const table = () => all('main.stage').some((each) => each.getBoundingClientRect().height > 0)
const move = () => all('.dock:not(.idle) :is(button, input)').some(usable)
window.noted = {}
const look = () => {
    if (door()) window.noted.door ??= performance.now()
    if (table()) window.noted.table ??= performance.now()
    if (move()) window.noted.move ??= performance.now()
    requestAnimationFrame(look)
}
addEventListener('click', (event) => {
    if (event.target.closest('button, a')) window.noted.pressed = performance.now()
}, true)
requestAnimationFrame(look)
"""
PAINTED = "performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? 0"


def throttle(page: Page) -> None:
    session = page.context.new_cdp_session(page)
    session.send("Network.enable")
    network = {
        "offline": False,
        "latency": LATENCY_MS,
        "downloadThroughput": DOWN_BITS / 8,
        "uploadThroughput": UP_BITS / 8,
    }
    session.send("Network.emulateNetworkConditions", network)
    session.send("Emulation.setCPUThrottlingRate", {"rate": CPU_SLOWDOWN})


def wait_for(page: Page, what: str) -> None:
    for _ in range(PATIENCE_MS // LOOK_AGAIN_MS):
        if page.evaluate("(what) => what in window.noted", what):
            return
        page.wait_for_timeout(LOOK_AGAIN_MS)
    raise TimeoutError(what)


def visit(browser: Browser, house: House, game: str, preset: dict[str, Any]) -> dict[str, float]:
    """One player with an empty cache, from the address to a table; milliseconds. Where a round
    waits for the players, there is no first move to be timed."""
    waits_for_players = preset["settings"]["start"] != "at_once"
    pages = Pages(browser)
    page = pages(touch=True, scale=2, sound=True)
    page.set_default_timeout(PATIENCE_MS)
    page.add_init_script(WATCH)
    throttle(page)
    player = Player(page, "Paula", house, touch=True)
    try:
        page.goto(house.url)
        wait_for(page, "door")
        page.get_by_label("Your name at the table").fill(player.name)
        player.press("Play")
        region = page.get_by_role("region", name="Your chips")
        expect(region).to_be_visible(timeout=PATIENCE_MS)
        page.goto(f"{house.url}#/room/{game}/{preset['name']}")
        page.locator("main .btn.brass").tap()
        wait_for(page, "table" if waits_for_players else "move")
        noted: dict[str, float] = page.evaluate("window.noted")
        painted = float(page.evaluate(PAINTED))
        waits = {f"from pressing to a table of {game}": noted["table"] - noted["pressed"]}
        if not waits_for_players:
            first = f"from pressing to the first move at {game}"
            waits[first] = noted["move"] - noted["pressed"]
        return {"first words on the screen": painted, "the door can be used": noted["door"]} | waits
    finally:
        pages.close()


def weigh(browser: Browser, house: House) -> int:
    pages = Pages(browser)
    page = pages()
    try:
        page.goto(house.url)
        expect(page.get_by_role("button", name="Play", exact=True)).to_be_visible()
        return sum(fetched(page).values())
    finally:
        pages.close()


def measure(runs: int) -> None:
    chromium = find()
    with tempfile.TemporaryDirectory() as data, sync_playwright() as playwright:
        house = House(Path(data), "phone")
        house.start()
        browser = playwright.chromium.launch(
            executable_path=chromium.executable, env={**chromium.environment}, args=FLAGS
        )
        try:
            request = playwright.request.new_context()
            games: list[dict[str, Any]] = request.get(f"{house.url}api/games").json()["games"]
            print(f"first load: {weigh(browser, house) / KB:.1f} kB of script and style, packed")
            figures: dict[str, list[float]] = {}
            for game in games:
                for _ in range(runs):
                    found = visit(browser, house, game["name"], game["presets"][0])
                    for what, wait_ms in found.items():
                        figures.setdefault(what, []).append(wait_ms)
        finally:
            browser.close()
            house.stop()
    for what, waits_ms in figures.items():
        report(what, waits_ms)


def report(what: str, waits_ms: list[float]) -> None:
    middle, least, most = statistics.median(waits_ms), min(waits_ms), max(waits_ms)
    print(f"{what}: {middle:,.0f} ms ({least:,.0f} to {most:,.0f})")


def main() -> int:
    parser = argparse.ArgumentParser(prog="make phone", description=__doc__)
    parser.add_argument("--runs", type=int, default=3, help="visits of each game")
    wish = parser.parse_args()
    print(
        f"{CPU_SLOWDOWN} x slower processor, {DOWN_BITS / 1e6} Mbit/s, {LATENCY_MS} ms, empty cache"
    )
    measure(wish.runs)
    return 0


if __name__ == "__main__":
    sys.exit(main())
