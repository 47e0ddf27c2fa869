"""Coming in, going out and coming back."""

import pytest
from playwright.sync_api import expect

from tests.browser.company import NO_CLOCK, WHEN_READY, Company
from tests.browser.house import House
from tests.browser.layout import titles_on_cards
from tests.browser.pages import Pages
from tests.browser.player import Player
from tests.browser.tour import give_size

MENU_SIZES = ((844, 390), (768, 1024), (1440, 900), (390, 844))
PASSWORD = "four aces and a queen"


def test_a_reload_comes_back_to_the_table_and_the_same_cards(
    house: House, open_page: Pages
) -> None:
    player = Player(open_page(reduced_motion=True), "Rita", house)
    player.come_in()
    table = player.open_table("cardroom", NO_CLOCK, WHEN_READY)
    player.go_to(table)
    player.sit(500)
    player.add_bots(2, "Pip")
    company = Company(table, player)
    company.begin()
    company.agree()
    before = (player.screen(), player.offered())
    player.page.reload()
    expect(player.page.get_by_role("list", name="Players")).to_be_visible()
    company.agree()
    assert (player.screen(), player.offered()) == before
    company.passively()
    assert company.agree().over


@pytest.mark.req("CAS-1.3a", "CAS-1.3e")
def test_leave_ends_the_session_and_shows_the_front_door(house: House, open_page: Pages) -> None:
    player = Player(open_page(), "Leopold", house)
    player.come_in()
    player.page.reload()
    player.sees_wallet(1_000_00)
    # What is open is told below the title, in a second line where the first has no room for it.
    for game in ("sabacc", "blackjack", "doudizhu"):
        preset = "bid" if game == "doudizhu" else "casino"
        player.order(t="open_table", game=game, preset=preset, name="", rules={}, settings={})
    expect(player.page.get_by_text("table open").first).to_be_visible()
    for size in MENU_SIZES:
        give_size(player.page, *size)
        assert titles_on_cards(player.page) == [], size
    player.leave_house()
    player.page.reload()
    expect(player.page.get_by_label("Your name at the table")).to_be_visible()


@pytest.mark.req("HU-FR1")
def test_a_name_with_a_password_needs_it(house: House, open_page: Pages) -> None:
    open_page.tolerate("status of 40")
    owner = Player(open_page(), "Ophelia", house)
    owner.come_in()
    owner.press("Keep this name")
    window = owner.page.get_by_role("dialog")
    window.get_by_label("New password").fill(PASSWORD)
    window.get_by_role("button", name="Keep this name").click()
    expect(owner.page.get_by_text(f"{owner.name} is yours now.")).to_be_visible()
    owner.press("Leave")

    page = open_page()
    page.goto(house.url)
    page.get_by_label("Your name at the table").fill(owner.name.lower())
    page.get_by_role("button", name="Play", exact=True).click()
    password = page.get_by_label("Password")
    expect(page.get_by_role("alert").first).to_contain_text("password")
    expect(password).to_be_focused()
    password.fill("four aces and a king")
    page.get_by_role("button", name="Play", exact=True).click()
    expect(page.get_by_role("alert").first).to_contain_text("password")
    password.fill(PASSWORD)
    page.get_by_role("button", name="Play", exact=True).click()
    expect(page.get_by_text(f"Good to see you, {owner.name}")).to_be_visible()


def test_the_name_of_a_guest_who_is_there_is_taken(house: House, open_page: Pages) -> None:
    open_page.tolerate("status of 40")
    gwen = Player(open_page(), "Gwen", house)
    gwen.come_in()
    page = open_page()
    page.goto(house.url)
    page.get_by_label("Your name at the table").fill(gwen.name)
    page.get_by_role("button", name="Play", exact=True).click()
    expect(page.get_by_role("alert").first).to_contain_text(gwen.name)
    expect(page.get_by_label("Your name at the table")).to_be_visible()
