"""Whoever has lost the last chip at a table is told so and goes to the menu; whoever has lost the
last chip of all is shown the door, but not before everything is paid.
"""

import re
from collections.abc import Callable

import pytest
from playwright.sync_api import Locator, expect

from croupier.games.roulette.points import POCKETS
from tests.browser.casino import CHIP, TRAY, Guest, Wheel
from tests.browser.casino_games import over_or_asked, play_sabacc
from tests.browser.house import House
from tests.browser.layout import covered_seats
from tests.browser.pages import Pages
from tests.browser.player import until

# With these cards the only opponent has the better hand and stays to the end.
BEATEN = "all-in-6"
DOOR_MS = 20_000


@pytest.fixture
def walk_in(start_house: Callable[[str], House], open_page: Pages) -> Callable[[str], Guest]:
    def come(word: str) -> Guest:
        page = open_page(width=1440, height=900, reduced_motion=True)
        guest = Guest(page, "Rita", start_house(word))
        guest.come_in()
        return guest

    return come


def goes_to_the_menu(guest: Guest, wallet: int) -> None:
    """After a message that says why, and without a choice."""
    dialog = guest.page.get_by_role("dialog", name="No chips left")
    expect(dialog).to_contain_text("Your chips at this table are gone", timeout=DOOR_MS)
    expect(dialog.get_by_role("button", name="Stay here")).to_have_count(0)
    still_sees_the_table(guest, dialog)
    guest.page.keyboard.press("Escape")
    guest.sees_wallet(wallet)


def still_sees_the_table(guest: Guest, dialog: Locator) -> None:
    """What took the chips lies beside the message, not under it, and no seat is offered."""
    until(guest.page, "room for the message", lambda: covered_seats(dialog) == [])
    for name in ("Sit down", "Top up"):
        expect(guest.page.locator(".play").get_by_role("button", name=name)).to_have_count(0)


@pytest.mark.req("CAS-2.10a", "CAS-2.10b", "CAS-2.15a", "CAS-2.15b")
def test_all_in_and_beaten_at_poker(walk_in: Callable[[str], Guest]) -> None:
    guest = walk_in(BEATEN)
    table = guest.open_game("holdem")
    guest.order(t="seat_bot", table=table, kind="thirds")
    guest.sit(100, seat=7)
    moves = 0
    while not over_or_asked(guest):
        guest.go_all_in()
        moves += 1
    assert moves == 1
    players = guest.page.get_by_role("list", name="Players").get_by_role("listitem")
    names = players.all_inner_texts()
    banner = guest.page.locator(".stage .results").inner_text()
    assert re.search(r"^\w+ wins 100$", banner, re.MULTILINE)
    guest.order(t="ready", table=table)
    expect(guest.page.get_by_role("dialog", name="No chips left")).to_be_visible(timeout=DOOR_MS)
    assert players.all_inner_texts() == names
    assert guest.page.locator(".stage .results").inner_text() == banner
    goes_to_the_menu(guest, 900 * CHIP)


@pytest.mark.req("CAS-5.27a", "CAS-5.27c")
def test_the_last_chips_go_as_the_fee_of_sabacc(walk_in: Callable[[str], Guest]) -> None:
    guest = walk_in("fee")
    table = guest.open_game("sabacc")
    guest.order(t="seat_bot", table=table, kind="balance")
    guest.sit(50, seat=4)
    assert play_sabacc(guest, junk=True) == -50 * CHIP
    guest.order(t="ready", table=table)
    goes_to_the_menu(guest, 950 * CHIP)


@pytest.mark.req("CAS-1.2a", "CAS-4.2b", "CAS-4.17a", "CAS-4.17b")
def test_who_bets_everything_at_roulette_stays_until_all_bets_are_paid(
    walk_in: Callable[[str], Guest],
) -> None:
    guest = walk_in("all")
    page = guest.page
    guest.open_game("roulette", rules={"spin_ms": 1_000})
    guest.sit(1_000)
    wheel = Wheel(guest)
    farewell = page.get_by_role("alertdialog", name="No chips left")

    # Everything lies on the board, one chip of it on the number that comes.
    number = wheel.coming(orders=orders(999) + orders(1))
    wheel.lay_amount(f"straight:{(number + 1) % POCKETS}", 999)
    wheel.lay_amount(f"straight:{number}", 1)
    assert wheel.place["stack"] == 0
    assert wheel.spin() == number
    assert wheel.paid["gain"] == (35 - 999) * CHIP
    wheel.next_round()
    assert wheel.place["stack"] == 36 * CHIP
    expect(farewell).to_have_count(0)

    number = wheel.coming(orders=orders(36))
    wheel.lay_amount(f"straight:{(number + 1) % POCKETS}", 36)
    assert wheel.place["stack"] == 0
    expect(farewell).to_have_count(0)
    guest.press("Spin")
    expect(farewell).to_be_visible(timeout=DOOR_MS)
    still_sees_the_table(guest, farewell)
    assert [spin["number"] for spin in wheel.spins][-1] == number
    expect(page.get_by_label("Your name at the table")).to_be_visible(timeout=DOOR_MS)


def orders(chips: int) -> int:
    """How many presses lay so many chips."""
    count = 0
    for value in TRAY:
        count, chips = count + chips // value, chips % value
    return count
