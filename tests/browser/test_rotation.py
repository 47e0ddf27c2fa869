"""The screen is turned while something flies: what was measured for the old form must not stay."""

from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import Page

from tests.browser.company import NO_CLOCK, NO_HURRY, Company
from tests.browser.house import House
from tests.browser.pages import Pages
from tests.browser.player import Player, until
from tests.browser.tour import rest

UPRIGHT = (390, 844)
ON_ITS_SIDE = (844, 390)
HANDS_MAX = 10
# Whatever matches stops half-way when it begins to fly.
HOLD = """(which) => {
    window.held = 0
    const animate = Element.prototype.animate
    Element.prototype.animate = function (...how) {
        const animation = animate.apply(this, how)
        if (!this.matches(which)) return animation
        const {delay, duration} = animation.effect.getTiming()
        animation.pause()
        animation.currentTime = delay + duration / 2
        window.held += 1
        return animation
    }
}"""
# Where everything is that can fly, and every card; what vanishes on its way is not drawn any more.
BOXES = """() => {
    const box = (each) => {
        const {x, y, width, height} = each.getBoundingClientRect()
        return [x, y, width, height].map(Math.round)
    }
    const things = [...document.querySelectorAll('main [data-anchor], main svg.card')]
    const name = (each) => each.dataset?.anchor ?? 'card'
    const ghosts = [...document.querySelectorAll('.ghost')]
    return [...things.map((each) => [name(each), ...box(each)]), ...ghosts.map(() => ['ghost'])]
}"""


def boxes(page: Page) -> list[list[Any]]:
    found: list[list[Any]] = page.evaluate(BOXES)
    return found


def hold(page: Page, which: str) -> None:
    page.evaluate(HOLD, which)


def held(page: Page) -> bool:
    return bool(page.evaluate("window.held > 0"))


def deal(company: Company) -> None:
    """Until a hand in which the player is asked: the bot may be first, and fold."""
    (player,) = company.players
    for _ in range(HANDS_MAX):
        if player.asked:
            return
        company.next_hand()
        company.turn()
    raise AssertionError("the bot folds every hand")


def cards_fly(company: Company) -> None:
    (player,) = company.players
    deal(company)
    player.make("Fold")
    hold(player.page, "[data-anchor^='hole-']")
    deal(company)


def chips_fly(company: Company) -> None:
    (player,) = company.players
    deal(company)
    player.offered()
    hold(player.page, "[data-anchor^='bet-']")
    player.raise_to(100)


def chips_leave(company: Company) -> None:
    (player,) = company.players
    deal(company)
    player.offered()
    hold(player.page, ".ghost")
    player.make("Fold")


@pytest.mark.parametrize("fly", [cards_fly, chips_fly, chips_leave])
def test_what_flies_has_the_right_size_after_the_screen_was_turned(
    house: House, open_page: Pages, fly: Callable[[Company], None]
) -> None:
    width, height = UPRIGHT
    page = open_page(width=width, height=height)
    player = Player(page, "Rota", house)
    player.come_in()
    table = player.open_table("cardroom", NO_CLOCK | {"fold_any_time": True}, NO_HURRY)
    player.order(t="seat_bot", table=table, kind="medium")
    player.go_to(table)
    player.sit(1_000)
    company = Company(table, player)
    fly(company)
    until(page, "something flies", lambda: held(page))
    company.turn()

    width, height = ON_ITS_SIDE
    page.set_viewport_size({"width": width, "height": height})
    rest(page)
    turned = boxes(page)
    page.reload()
    company.turn()
    rest(page)
    assert turned == boxes(page)
