"""Cards and chips are seen to move, from the deck and to the winner, but never in the way of
whoever is in a hurry.
"""

from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import Page

from tests.browser.company import NO_HURRY, Company
from tests.browser.house import House
from tests.browser.pages import Pages
from tests.browser.player import Player, until

PLAYERS = 3
# Every flight is kept with the middle of the thing in the moment when it begins and where it ends.
WATCH = """
const middle = (element) => {
    const {x, y, width, height} = element.getBoundingClientRect()
    return [x + width / 2, y + height / 2]
}
window.flights = []
const animate = Element.prototype.animate
Element.prototype.animate = function (...how) {
    const home = middle(this)
    const animation = animate.apply(this, how)
    const deck = document.querySelector('[data-anchor=deck]')
    const spot = this.dataset.anchor ?? this.firstElementChild?.dataset.anchor ?? ''
    const ghost = this.classList.contains('ghost')
    window.flights.push({spot, ghost, home, began: middle(this), deck: deck && middle(deck)})
    return animation
}
"""
# Cards may still turn over in their places; that is a transition of CSS.
FLYING = """() => document.getAnimations().filter((animation) =>
    !(animation instanceof CSSTransition) && animation.playState === 'running'
    && animation.effect.target.matches('[data-anchor], .ghost')).length"""


def flights(page: Page, spot: str) -> list[dict[str, Any]]:
    found: list[dict[str, Any]] = page.evaluate("window.flights")
    return [flight for flight in found if flight["spot"].startswith(spot)]


def apart(one: list[float], other: list[float]) -> float:
    return abs(one[0] - other[0]) + abs(one[1] - other[1])


@pytest.fixture
def sit_down(start_house: Callable[[str], House], open_page: Pages) -> Callable[[bool], Company]:
    """At a table where a check is always free, with cards with which these bots call a bet: they
    follow from the word."""

    def sit_down(calm: bool) -> Company:
        house = start_house("plumage")
        page = open_page(width=1440, height=900, reduced_motion=calm)
        page.add_init_script(WATCH)
        player = Player(page, "Moira", house)
        player.come_in()
        table = player.open_table("casino", settings=NO_HURRY)
        for _ in range(PLAYERS - 1):
            player.order(t="seat_bot", table=table, kind="easy")
        player.go_to(table)
        player.sit(1_000)
        return Company(table, player)

    return sit_down


def first_to_act(company: Company) -> bool:
    company.turn()
    return company.hand.deeds == []


def last_to_act(company: Company) -> bool:
    hand = company.hand
    return hand.names[hand.button] == company.players[0].name


@pytest.mark.req("CAS-2.1a", "CAS-2.4d", "CAS-2.12a", "CAS-2.12d")
def test_cards_come_from_the_deck_and_chips_go_to_the_winner(
    sit_down: Callable[[bool], Company],
) -> None:
    """The table never lags behind its players: while these bots act at once, motion is cut short.
    So dealing is watched when nobody acts before the player, and winning when nobody acts after.
    """
    company = sit_down(False)
    watched = set()
    for _ in range(PLAYERS):
        if first_to_act(company):
            cards_fly_from_the_deck(company)
            watched.add("deal")
        if last_to_act(company):
            chips_fly_to_the_winner(company)
            watched.add("win")
        else:
            company.passively()
        company.players[0].page.evaluate("window.flights = []")
        company.next_hand()
    assert watched == {"deal", "win"}


def cards_fly_from_the_deck(company: Company) -> None:
    page = company.players[0].page
    until(page, "the flop", lambda: len(flights(page, "board-")) == 3)
    for spot, number in (("hole-", 2 * PLAYERS), ("board-", 3)):
        seen = flights(page, spot)
        assert len(seen) == number
        assert max(apart(flight["began"], flight["deck"]) for flight in seen) < 3
        assert min(apart(flight["home"], flight["deck"]) for flight in seen) > 20
    # A press brings everything to its end at once.
    page.mouse.click(700, 200)
    assert page.evaluate(FLYING) == 0


def chips_fly_to_the_winner(company: Company) -> None:
    (player,) = company.players
    player.raise_to(100)
    company.passively()
    until(player.page, "chips to the winner", lambda: bool(flights(player.page, "pot-")))
    assert any(flight["ghost"] for flight in flights(player.page, "pot-"))
    hand = company.agree()
    assert len(hand.shown) > 1
    assert hand.shown == set(hand.live)


def test_nothing_flies_for_whoever_wants_calm(sit_down: Callable[[bool], Company]) -> None:
    company = sit_down(True)
    (player,) = company.players
    company.passively()
    assert company.agree().over
    assert flights(player.page, "") == []
