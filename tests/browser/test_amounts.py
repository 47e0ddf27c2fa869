"""An amount is typed key by key: the button says what a press will bet, and what cannot be bet is
marked and cannot be sent."""

import pytest
from playwright.sync_api import expect

from tests.browser.company import Company
from tests.browser.house import House
from tests.browser.pages import Pages
from tests.browser.player import Player

APPEARS = """async () => {
    const button = document.createElement('button')
    document.querySelector('.dock').append(button)
    const touched = () => getComputedStyle(button).pointerEvents
    await new Promise(requestAnimationFrame)
    const first = touched()
    await new Promise((done) => setTimeout(done, 500))
    const later = touched()
    button.remove()
    return [first, later]
}"""
HEIGHT = "(element) => element.getBoundingClientRect().height"
WIDTH = "(element) => element.getBoundingClientRect().width"


@pytest.mark.parametrize(("width", "height"), [(390, 844), (1440, 900)])
def test_an_amount_beyond_the_own_chips_is_marked_and_moves_nothing(
    house: House, open_page: Pages, width: int, height: int
) -> None:
    ada = Player(open_page(width=width, height=height, reduced_motion=True), "Ada", house)
    ada.come_in()
    ada.page.goto(f"{house.url}#/room/holdem/casino")
    ada.play_against_bots()
    company = Company(ada.table, ada)
    # Where somebody else has bet on this street, there is no bet left; a check is always free.
    while (asked := company.asked()) is None or "Bet" not in asked.offered():
        if asked is None:
            company.next_hand()
        else:
            ada.make("Check")
    done = company.deeds_of(ada)
    field = ada.dock.get_by_label("Bet", exact=True)
    bet = ada.move("Bet")
    for typed in ("2", "25", "250"):
        field.fill(typed)
        expect(bet).to_have_accessible_description(typed)
    tall = ada.dock.evaluate(HEIGHT)
    field.fill("2500")
    expect(ada.dock.get_by_role("alert")).to_have_text("From 1 to 1,000")
    expect(bet).to_be_disabled()
    expect(bet).not_to_have_accessible_description("2500")
    # The table stays where it is while somebody types.
    assert ada.dock.evaluate(HEIGHT) == tall
    turn = ada.frame["pending"]["turn"]
    field.press("Enter")
    field.fill("10")
    expect(bet).to_have_accessible_description("10")
    assert ada.frame["pending"]["turn"] == turn
    # A fold that asks leaves the entry as wide as it was.
    wide = ada.dock.get_by_role("button", name="½ pot").evaluate(WIDTH)
    ada.press("Fold")
    expect(ada.dock).to_contain_text("Checking is free. Press once more to fold.")
    assert ada.dock.get_by_role("button", name="½ pot").evaluate(WIDTH) > 0.85 * wide
    # A double tap acts once.
    ada.carry_out("Bet", bet.dblclick)
    company.asked()
    assert company.deeds_of(ada) == [*done, ("bet", 10_00)]
    # And presses nothing that it has brought: what appears rests for a moment.
    assert ada.page.evaluate(APPEARS) == ["none", "auto"]
