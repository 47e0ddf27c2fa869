"""Takes the pictures of the README from a real table in the middle of a hand.

python -m tests.browser.pictures
"""

import re
import sys
import tempfile
from pathlib import Path

from playwright.sync_api import Page, expect, sync_playwright

from tests.browser.company import NO_CLOCK, NO_HURRY, Company
from tests.browser.house import House
from tests.browser.pages import Pages
from tests.browser.player import Player, until
from tools.chromium import FLAGS, find

PICTURES = Path(__file__).parents[2] / "docs" / "pictures"
# With these cards the player has something to think about on the turn.
WORD = "silver cinnamon"
# So far into the first hand there is something to see.
STEPS = 9
TALK = (("Kenji", "Hello, all"), ("Amara", "Nice to see you again, Kenji"), ("Leo", "Good luck"))


def main() -> int:
    chromium = find()
    with tempfile.TemporaryDirectory() as folder, sync_playwright() as playwright:
        house = House(Path(folder), WORD)
        house.start()
        browser = playwright.chromium.launch(
            executable_path=chromium.executable, env={**chromium.environment}, args=FLAGS
        )
        try:
            take(house, Pages(browser))
        finally:
            browser.close()
            house.stop()
    return 0


def take(house: House, pages: Pages) -> None:
    company = gather(house, pages)
    sofia = company.players[0]
    while player := company.asked():
        if player is sofia and len(company.hand.board) == 4:
            break
        move(player, company)
    company.agree()
    sofia.press("½ pot")
    page = sofia.page
    page.evaluate("document.fonts.ready.then(() => true)")
    keep(page, "phone")
    page.set_viewport_size({"width": 1440, "height": 900})
    company.agree()
    keep(page, "table")
    page.set_viewport_size({"width": 390, "height": 844})
    play_on(company)
    look_back(sofia)


def keep(page: Page, name: str) -> None:
    """In the pixels of the window: a README shows it no larger."""
    page.screenshot(path=PICTURES / f"{name}.png", scale="css")


def play_on(company: Company) -> None:
    """To the end of this hand, and two more."""
    while player := company.asked():
        move(player, company)
    for _ in range(2):
        company.next_hand()
        while player := company.asked():
            player.make("Check" if "Check" in player.offered() else "Call")


def look_back(sofia: Player) -> None:
    """A past hand in its middle, and what was played in all."""
    page = sofia.page
    sofia.press("History")
    page.get_by_role("button", name="Hand 1").click()
    replay = page.get_by_role("dialog", name="Hand 1")
    for _ in range(STEPS):
        replay.get_by_role("button", name="Step forward").click()
    expect(replay.get_by_text(re.compile(rf"^{STEPS + 1} / "))).to_be_visible()
    keep(page, "replay")
    replay.get_by_role("button", name="Close", exact=True).click()
    page.goto(f"{sofia.house.url}#/evening")
    expect(page.get_by_role("button", name="Hand 1")).to_be_visible()
    keep(page, "evening")


def gather(house: House, pages: Pages) -> Company:
    """Four people and two bots at a table of the casino."""
    people = [
        Player(pages(width=390, height=844, reduced_motion=True, scale=2), name, house)
        for name in ("Sofia", "Leo", "Amara", "Kenji")
    ]
    for player in people:
        player.come_in()
    sofia = people[0]
    table = sofia.open_table("casino", NO_CLOCK, NO_HURRY, name="Lantern")
    for player in people:
        player.go_to(table)
    for seat, player in zip((1, 3, 4, 6), people, strict=True):
        player.order(t="sit", table=table, chips=1_000_00, seat=seat)
    for seat in (2, 5):
        sofia.order(t="seat_bot", table=table, kind="medium", seat=seat)
    company = Company(table, *people)
    until(sofia.page, "the flop", lambda: sofia.frame["pending"] is not None)
    for name, text in TALK:
        speaker = next(player for player in people if player.name == name)
        speaker.order(t="say", table=table, text=text)
    return company


def move(player: Player, company: Company) -> None:
    """On the flop everybody is in for 60; on the turn the bets grow."""
    offered = player.offered()
    on_turn = len(company.hand.board) == 4
    if "Bet" in offered:
        player.raise_to(80 if on_turn else 60)
    elif on_turn and player.name == "Amara":
        player.raise_to(200)
    else:
        player.make("Call")


if __name__ == "__main__":
    sys.exit(main())
