"""A guest with nothing but a phone: from the front door to a finished hand, by touch. And the same
table on other screens.
"""

import re
from collections.abc import Callable

import pytest
from playwright.sync_api import Page, expect

from tests.browser.company import Company
from tests.browser.house import House
from tests.browser.layout import cut_off, outside, scrolls, sideways, too_small
from tests.browser.pages import Pages
from tests.browser.player import Player

MOVES = (
    *("Coach", "Min", "½ pot", "Pot", "All-in", "Change ready-made amounts"),
    *("Fold", "Check", "Call", "Bet or Raise"),
)
SIZES = ((320, 568), (844, 390), (568, 320), (768, 1024), (1440, 900), (3840, 2160), (2160, 3840))
# The least that a screen of few pixels leaves for a control.
NARROW_PX = 38
# A new size has been measured by the page and drawn.
DRAWN = "new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))"


def on_a_phone(open_page: Pages, house: House) -> Player:
    page = open_page(touch=True, reduced_motion=True, scale=2)
    return Player(page, "Guest", house, touch=True)


@pytest.fixture
def guest(house: House, open_page: Pages) -> Player:
    return on_a_phone(open_page, house)


def choose_bots(guest: Player, more: int) -> None:
    """More than the three that are offered."""
    guest.follow("Poker")
    for _ in range(more):
        guest.press("More bots")


def fits_a_phone(page: Page) -> None:
    assert sideways(page) == []
    assert too_small(page) == []
    assert cut_off(page) == []


@pytest.mark.req(
    "HU-FR1",
    "CAS-1.3a",
    "CAS-1.3b",
    "CAS-1.3d",
    "CAS-2.1a",
    "CAS-2.1b",
    "CAS-2.1c",
    "CAS-2.2d",
    "CAS-2.4b",
    "CAS-2.4c",
    "EPS-SC-IS-04a",
    "EPS-RF-PI-004",
)
def test_a_guest_plays_a_hand_by_touch(start_house: Callable[..., House], open_page: Pages) -> None:
    guest = on_a_phone(open_page, start_house("touch"))  # cards with which somebody stays in
    page = guest.page
    page.goto(guest.house.url)
    expect(page.get_by_label("Your name at the table")).to_be_visible()
    fits_a_phone(page)

    guest.come_in()
    expect(page.get_by_role("heading", name="Croupier")).to_be_visible()
    guest.sees_wallet(1_000_00)
    fits_a_phone(page)

    choose_bots(guest, more=1)
    fits_a_phone(page)
    guest.play_against_bots()

    company = Company(guest.table, guest)
    company.asked()
    opponents = page.get_by_role("list", name="Players").get_by_role("listitem")
    expect(opponents).to_have_count(4)
    streets = []
    while company.asked():
        hand = company.agree()
        streets.append(len(hand.board))
        if len(hand.board) == 3:
            fits_a_phone(page)
            assert not scrolls(page)
            guest.raise_to(20)
        else:
            guest.make("Check")
    hand = company.agree()
    assert sum(hand.won.values()) >= 20_00
    assert streets == [3, 4, 5]
    fits_a_phone(page)


@pytest.mark.req("CAS-1.3f")
def test_every_tile_of_the_menu_leads_to_its_own_room(guest: Player) -> None:
    guest.come_in()
    tiles = guest.page.get_by_role("navigation").get_by_role("link")
    names = [name.strip() for name in tiles.all_text_contents()]
    assert "Poker" in names
    rooms = set()
    for name in names:
        guest.follow(name)
        # Where a tile leads straight to a table, its name is made of the player's and the game's.
        heading = guest.page.get_by_role("heading", level=1)
        expect(heading).to_have_text(re.compile(rf"^({guest.name}'s )?{name}$"))
        rooms.add(guest.page.url)
        back = guest.page.get_by_role("link", name="Back to menu")
        back.or_(guest.page.get_by_role("button", name="Leave", exact=True)).first.tap()
        guest.sees_wallet(1_000_00)
    assert len(rooms) == len(names)


@pytest.mark.req("EPS-ASS-HHD-003")
def test_a_table_in_play_fits_screens_of_any_size(guest: Player) -> None:
    guest.come_in()
    choose_bots(guest, more=3)
    guest.play_against_bots()
    company = Company(guest.table, guest)
    company.asked()
    # A bet might end the hand.
    guest.make("Check" if "Check" in guest.offered() else "Call")
    assert company.asked()
    for width, height in SIZES:
        guest.page.set_viewport_size({"width": width, "height": height})
        guest.page.evaluate(DRAWN)
        everything_is_there(guest)
        company.agree()


def everything_is_there(player: Player) -> None:
    page = player.page
    size = page.viewport_size
    assert not scrolls(page), size
    assert sideways(page) == [], size
    assert too_small(page, NARROW_PX) == [], size
    controls = player.dock.get_by_role("button")
    assert controls.count() == len(MOVES)
    drawn = page.get_by_role("main").get_by_role("img")
    seats = page.get_by_role("list", name="Players").get_by_role("listitem")
    assert seats.count() == 6
    for things in (controls, drawn, seats):
        assert outside(things) == [], size
