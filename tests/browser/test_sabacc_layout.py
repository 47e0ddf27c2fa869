"""What a sabacc table shows has its own place: the dock beside the amounts, the result between the
pots and the own cards, whoever shares them."""

import pytest
from playwright.sync_api import Page

from tests.browser.house import House
from tests.browser.pages import Pages
from tests.browser.player import Player, until

# Whatever is drawn in the column of the player must end where the entry begins.
OVERHANG = """() => {
    const column = document.querySelector('.dock .mine').getBoundingClientRect()
    return [...document.querySelectorAll('.dock .mine *')]
        .map((each) => each.getBoundingClientRect())
        .filter((box) => box.width > 0 && box.right > column.right + 1).length
}"""
GO_ON = """() => {
    const names = ['Stand', 'Match', 'Check']
    const move = [...document.querySelectorAll('.dock .acts button')].find((each) =>
        !each.disabled && each.ariaDisabled !== 'true' && names.includes(each.textContent.trim()))
    move?.click()
    return move !== undefined
}"""
# As if two had shared both pots: the longest result that comes now and then.
SHARED = """() => {
    const banner = document.querySelector('.stage .results')
    const line = banner.querySelector('li:not(.shout)')
    banner.classList.add('several', 'rare')
    if (!banner.querySelector('.shout')) {
        const shout = document.createElement('li')
        shout.className = `${line.className.replace(/win|loss|even/, '')} shout`
        shout.textContent = 'Sabacc!'
        banner.prepend(shout)
    }
    if (banner.querySelectorAll('li:not(.shout)').length < 2) banner.append(line.cloneNode(true))
    const cards = [...document.querySelectorAll('.stage .own .card-place')]
        .map((each) => each.getBoundingClientRect().top)
    return Math.min(...cards) - banner.getBoundingClientRect().bottom
}"""


def play_to_the_end(page: Page) -> list[int]:
    """By whatever keeps the player in the game; what hung over after each move."""
    results = page.locator(".stage .results")
    found: list[int] = []
    while results.count() == 0:
        until(page, "a move or the end", lambda: page.evaluate(GO_ON) or results.count() > 0)
        found.append(page.evaluate(OVERHANG))
    return found


@pytest.mark.parametrize(("width", "height"), [(390, 844), (1440, 900)])
def test_results_and_stakes_have_room(
    house: House, open_page: Pages, width: int, height: int
) -> None:
    ivo = Player(open_page(width=width, height=height, reduced_motion=True), "Ivo", house)
    ivo.come_in()
    ivo.follow("Sabacc")
    ivo.play_against_bots()
    overhanging = play_to_the_end(ivo.page)
    assert len(overhanging) > 2
    assert not any(overhanging)
    assert ivo.page.evaluate(SHARED) >= 0
