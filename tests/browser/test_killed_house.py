"""The house is killed in the middle of a hand, under the eyes of two players, and comes back."""

from collections.abc import Callable
from itertools import pairwise

import pytest
from playwright.sync_api import Locator, expect

from tests.browser.company import Company, after_the_flop
from tests.browser.house import House
from tests.browser.pages import Pages
from tests.browser.player import Player, until

# Whoever knocks so often is back two seconds after the house is.
KNOCKS_WITHIN_MS = 2_000
KNOCKS = """
window.knocks = []
const knock = () => window.knocks.push(performance.now())
window.WebSocket = class extends WebSocket {
    constructor(...how) {
        super(...how)
        knock()
    }
}
const {fetch} = window
window.fetch = (...how) => {
    knock()
    return fetch(...how)
}
"""


@pytest.fixture
def company(start_house: Callable[[str], House], open_page: Pages) -> Company:
    """Three at a table, after the flop."""
    open_page.tolerate("WebSocket connection|ERR_CONNECTION_REFUSED|ERR_SOCKET|ERR_EMPTY_RESPONSE")
    house = start_house("lantern")
    cleo = Player(open_page(width=1440, height=900, reduced_motion=True), "Cleo", house)
    dan = Player(open_page(reduced_motion=True), "Dan", house)
    for player in (cleo, dan):
        player.page.add_init_script(KNOCKS)
    return after_the_flop(cleo, dan)


def banner(player: Player) -> Locator:
    return player.page.get_by_text("Connection lost. Coming back …")


@pytest.mark.req("EPS-ASS-HHD-002")
def test_a_hand_goes_on_as_if_the_house_had_not_been_killed(company: Company) -> None:
    asked = company.asked()
    assert asked is not None
    house = asked.house
    before = [(player.screen(), player.offered()) for player in company.players]

    house.kill()
    for player in company.players:
        expect(banner(player)).to_be_visible()
        player.page.evaluate("window.knocks = [performance.now()]")
    house.start()
    for player in company.players:
        expect(banner(player)).to_be_hidden()
        knocks: list[float] = player.page.evaluate("window.knocks")
        assert len(knocks) > 1
        assert max(later - one for one, later in pairwise(knocks)) < KNOCKS_WITHIN_MS
    company.agree()
    for player, (screen, offered) in zip(company.players, before, strict=True):
        assert player.screen() == screen
        assert player.offered() == offered

    # Now somebody bets while nobody listens.
    deeds = company.deeds_of(asked)
    house.kill()
    expect(banner(asked)).to_be_visible()
    move = "Bet" if "Bet" in asked.offered() else "Raise"
    asked.move(move).click()
    expect(asked.move(move)).to_have_attribute("aria-busy", "true")
    house.start()
    expect(banner(asked)).to_be_hidden()
    until(asked.page, "the bet", lambda: len(company.deeds_of(asked)) > len(deeds))
    company.agree()
    assert [deed for deed, _ in company.deeds_of(asked)] == [
        *(deed for deed, _ in deeds),
        move.lower(),
    ]

    company.passively()
    assert company.agree().over
