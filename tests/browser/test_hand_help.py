"""The coach of hold'em on a phone: asked by key, by touch and by typed ranges, and shown to all."""

import re

from playwright.sync_api import expect

from tests.browser.company import NO_CLOCK, WHEN_READY, Company
from tests.browser.house import House
from tests.browser.pages import Pages, axe_violations, shot
from tests.browser.player import Player

FIGURE = re.compile(r"\d+\.\d%")


def test_the_coach_tells_of_the_own_hand_and_is_shown_to_be_there(
    house: House, open_page: Pages
) -> None:
    player = Player(open_page(reduced_motion=True), "Hugh", house)
    player.come_in()
    table = player.open_table("heads-up", NO_CLOCK, WHEN_READY)
    player.go_to(table)
    player.sit(1_000)
    player.add_bots(1, "Pip")
    company = Company(table, player)
    company.begin()
    while not company.asked() or len(company.hand.board) != 3:
        if player.asked:
            offered = player.offered()
            player.make(next((move for move in ("Check", "Call") if move in offered), offered[0]))
        else:
            company.next_hand()
    page = player.page
    player.press("Table")
    expect(page.get_by_role("dialog")).to_contain_text("coach on")
    page.keyboard.press("Escape")

    page.keyboard.press("h")
    window = page.get_by_role("dialog", name="Coach")
    chance = window.get_by_role("region", name="Against one other hand, whatever it is")
    expect(chance).to_contain_text(FIGURE)
    expect(window).to_contain_text("Of 1,081 hands that another player may hold")
    expect(window.get_by_role("table")).to_be_visible()
    assert axe_violations(page) == []

    window.get_by_label("What may the others hold?").select_option("The best 10 %")
    in_range = window.get_by_role("region", name="If the other hand is one of these")
    expect(in_range).to_contain_text(FIGURE)

    open_page.tolerate(r"status of 400")
    window.get_by_label("What may the others hold?").select_option("A range that I type")
    typed = window.get_by_label("Your own range")
    typed.fill("the nuts")
    typed.press("Enter")
    expect(window.get_by_role("alert")).to_contain_text("“the” names no hands")
    typed.fill("22+, A2s+")
    window.get_by_role("button", name="Ask", exact=True).click()
    expect(in_range).to_contain_text(FIGURE)

    page.keyboard.press("Escape")
    expect(window).to_be_hidden()
    player.press("Coach")
    expect(chance).to_contain_text(FIGURE)
    shot(page, "coach")
