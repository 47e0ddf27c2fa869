"""The language is changed in the middle of a hand: every word follows, and the hand goes on."""

from collections.abc import Callable

import pytest
from playwright.sync_api import expect

from tests.browser.company import NO_CLOCK, WHEN_READY, Company
from tests.browser.house import House
from tests.browser.pages import Pages
from tests.browser.player import Player, until
from tests.browser.tour import catalogue
from tests.browser.words import latin_words, raw_ids

# Chinese has no slanted type: what a browser makes of it is hard to read.
SLANTED = """() => [...document.querySelectorAll('body *')].filter((each) => each.checkVisibility()
    && [...each.childNodes].some((node) => node.nodeType === 3 && node.data.trim())
    && getComputedStyle(each).fontStyle !== 'normal').map((each) => each.textContent)"""


@pytest.fixture
def company(start_house: Callable[[str], House], open_page: Pages) -> Company:
    """With cards of its own, so that the bots do the same in every run."""
    house = start_house("jade")
    player = Player(open_page(width=1440, height=900, reduced_motion=True), "Lin", house)
    player.come_in()
    table = player.open_table("cardroom", NO_CLOCK, WHEN_READY, name="Jade")
    player.go_to(table)
    player.sit(500)
    player.add_bots(2, "Pip")
    company = Company(table, player)
    company.begin()
    return company


def choose(player: Player, settings: str, language: str, tag: str) -> None:
    player.press(settings)
    player.page.get_by_role("dialog").get_by_label(language, exact=True).check()
    expect(player.page.locator("html")).to_have_attribute("lang", tag)
    player.page.keyboard.press("Escape")
    expect(player.page.locator("dialog:modal")).to_have_count(0)


def test_every_word_follows_the_language_in_the_middle_of_a_hand(company: Company) -> None:
    (player,) = company.players
    page = player.page
    company.asked()
    player.make("Check" if "Check" in player.offered() else "Call")
    company.agree()
    before = (player.screen(), player.offered())
    names = ["Croupier", "Jade", *company.hand.names.values()]
    zh = catalogue("zh")

    choose(player, "Settings", "中文", "zh")
    # What was said aloud before is not said again.
    until(page, "Chinese alone", lambda: latin_words(page, names, spoken=False) == [])
    assert raw_ids(page) == []
    assert page.evaluate(SLANTED) == []

    choose(player, zh["kit-settings"], "English", "en")
    assert raw_ids(page) == []
    until(page, "the same as before", lambda: (player.screen(), player.offered()) == before)

    # What happens from now on is told in the language of the moment, too.
    choose(player, "Settings", "中文", "zh")
    bet = page.get_by_role("button", name=zh["holdem-bet"], exact=True)
    raised = page.get_by_role("button", name=zh["holdem-raise"], exact=True)
    player.carry_out("a bet in Chinese", bet.or_(raised).click)
    company.turn()
    assert company.hand.deeds
    until(page, "Chinese alone", lambda: latin_words(page, names) == [])
