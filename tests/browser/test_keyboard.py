"""Without a mouse: from the front door to a finished hand by keys, with the focus in sight."""

from collections.abc import Callable

import pytest
from playwright.sync_api import Page, expect

from tests.browser.company import NO_CLOCK, WHEN_READY, Company
from tests.browser.house import House
from tests.browser.pages import Pages
from tests.browser.player import Player
from tests.browser.screen import amount

TABS_MAX = 40
# A hand is as fast as that: nothing happens on the page between the two keys.
ESCAPE_AND_KEY = """(key) => {
    document.querySelector('dialog:modal').requestClose()
    document.activeElement.dispatchEvent(new KeyboardEvent('keydown', {key, bubbles: true}))
}"""
FOCUSED = """() => {
    const focused = document.activeElement
    const ring = (element) => {
        const style = getComputedStyle(element)
        return style.outlineStyle !== 'none' && parseFloat(style.outlineWidth) >= 2
    }
    const label = focused.labels?.[0] ?? null
    // A tile or a label may show the ring for the control inside.
    const shown = [focused, focused.parentElement, label].some((each) => each && ring(each))
    const name = focused.ariaLabel ?? label?.textContent ?? focused.textContent
    // A new screen begins with the focus on the whole of it, which is no stop of Tab.
    const stop = focused.tabIndex >= 0 && focused !== document.body
    return {name: name.replace(/\\s+/g, ' ').trim(), shown, stop}
}"""


def tab_to(page: Page, name: str) -> None:
    """Presses Tab until the control of that name has the focus; every stop must be visible."""
    passed = []
    for _ in range(TABS_MAX):
        page.keyboard.press("Tab")
        focused = page.evaluate(FOCUSED)
        if not focused["stop"]:
            continue
        assert focused["shown"], f"nobody sees that {focused['name']} has the focus"
        passed.append(focused["name"])
        if focused["name"] == name:
            return
    raise AssertionError(f"Tab never comes to {name} at {page.url}, only to {passed}")


@pytest.fixture
def player(house: House, open_page: Pages) -> Player:
    return Player(open_page(width=1440, height=900, reduced_motion=True), "Kay", house)


@pytest.mark.req("EPS-ASS-HHD-004")
def test_a_hand_is_played_with_the_keyboard_alone(
    start_house: Callable[[str], House], open_page: Pages
) -> None:
    house = start_house("lantern")
    player = Player(open_page(width=1440, height=900, reduced_motion=True), "Kay", house)
    page, keys = player.page, player.page.keyboard
    page.goto(house.url)
    expect(page.get_by_role("button", name="Play")).to_be_visible()
    tab_to(page, "Your name at the table")
    keys.type(player.name)
    keys.press("Enter")
    expect(page.get_by_text(f"Good to see you, {player.name}")).to_be_visible()
    tab_to(page, "Poker")
    keys.press("Enter")
    # Keys that come faster than any hand would all fall before the new screen is drawn.
    expect(page.get_by_role("button", name="Play against bots")).to_be_visible()
    tab_to(page, "More bots")
    keys.press("Space")
    tab_to(page, "Play against bots")
    keys.press("Enter")

    company = Company(player.table, player)
    assert company.asked()
    tab_to(page, "Bet")
    keys.press("ArrowUp")
    keys.press("Control+A")
    keys.type("25")
    player.strike("Enter")
    assert company.deeds_of(player) == [("bet", 25_00)]

    # On the turn by Tab and Space, on the river by its letter.
    company.agree()
    assert company.asked(), "nobody called"
    tab_to(page, "Check")
    player.strike("Space")
    company.agree()
    assert company.asked(), "nobody is left"
    player.strike("k")
    assert company.agree().over


def test_keys_do_what_the_window_of_keys_says(player: Player) -> None:
    player.come_in()
    table = player.open_table("cardroom", NO_CLOCK | {"fold_any_time": True}, WHEN_READY)
    player.go_to(table)
    player.sit(500)
    player.add_bots(2, "Mabel")
    company = Company(table, player)
    company.begin()
    company.asked()
    keys = player.page.keyboard
    keys.press("?")
    window = player.page.get_by_role("dialog", name="Keys")
    expect(window).to_be_visible()
    letters = window.locator("kbd").all_text_contents()
    assert {"F", "C", "K", "R", "B", "A", "↑", "↓", "?", "Esc"} <= set(letters)
    # While the window is open the keys are not for the table.
    keys.press("f")
    keys.press("Escape")
    expect(player.page.locator("dialog kbd")).to_have_count(0)
    assert company.deeds_of(player) == []

    # One step up from the smallest raise, and out with it.
    field = player.dock.get_by_label("Raise to", exact=True)
    smallest = amount(field.input_value())
    # From the moment the window is closed they are.
    keys.press("?")
    expect(window).to_be_visible()
    player.page.evaluate(ESCAPE_AND_KEY, "?")
    expect(window).to_be_visible()
    player.page.evaluate(ESCAPE_AND_KEY, "ArrowUp")
    expect(window).to_be_hidden()
    expect(field).to_have_value(str((smallest + 10_00) // 100))
    keys.press("ArrowDown")
    expect(field).to_have_value(str(smallest // 100))
    keys.press("ArrowUp")
    player.strike("r")
    assert company.deeds_of(player) == [("raise", smallest + 10_00)]

    while company.asked():
        player.strike("c")
    assert {deed for deed, _ in company.deeds_of(player)[1:]} <= {"check", "call"}

    company.next_hand()
    while not (company.asked() and player.frame["options"].get("raise_to")):
        if company.asked():
            fold(player)
        company.next_hand()
    seen = player.screen()
    keys.press("a")
    all_in = seen.stacks[player.name] + seen.bets.get(player.name, 0)
    expect(field).to_have_value(str(all_in // 100))
    fold(player)
    assert company.deeds_of(player) == [("fold", 0)]


def fold(player: Player) -> None:
    """Where checking is free the house asks whether that is meant."""
    if player.frame["options"].get("check"):
        player.page.keyboard.press("f")
        expect(player.dock.get_by_role("button", name="Fold anyway")).to_be_visible()
    player.strike("f")
