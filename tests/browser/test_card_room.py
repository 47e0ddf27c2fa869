"""Guests of the card room at real browsers: the way in with a card, the line with its games to
watch, the seat, chips from the bank, another account, the way out and the receipt."""

import json

import pytest
from playwright.sync_api import Page, Route, expect

from tests.browser.company import Company
from tests.browser.hidden import hidden_cards_sent
from tests.browser.house import House
from tests.browser.pages import REFUSALS, Pages, axe_violations
from tests.browser.patrons import Patrons, bank_balance
from tests.browser.player import until
from tests.browser.roomguest import CREDIT, DEBIT, POOR, REFUSED, SMALL, RoomGuest

STEPS_MAX = 6
# Everything that a page keeps, and all that can be read on it.
KEPT = """() => JSON.stringify([{...localStorage}, {...sessionStorage}, document.cookie,
    location.href, document.documentElement.outerHTML,
    [...document.querySelectorAll('input')].map(({value}) => value)])"""


@pytest.fixture(autouse=True)
def _refusals(card_house: House, open_page: Pages) -> None:
    """The house first, so that it outlives the pages."""
    open_page.tolerate(REFUSALS)


def phone(open_page: Pages, house: House, name: str) -> RoomGuest:
    return RoomGuest(open_page(reduced_motion=True, touch=True), name, house, touch=True)


def desk(open_page: Pages, house: House, name: str) -> RoomGuest:
    return RoomGuest(open_page(width=1440, height=900, reduced_motion=True), name, house)


def number_of(page: Page, house: House, four: str) -> str:
    demo = page.request.get(f"{house.url}api/rooms").json()["demo"]
    return str(next(card["number"] for card in demo if card["number"].endswith(four)))


@pytest.mark.req(
    "EPS-RNF-002",
    "EPS-DESC-2",
    "EPS-RF-JG-001",
    "EPS-RF-HH-007",
    "EPS-UC-004",
    "EPS-UC-005",
    "EPS-UC-005.1",
    "EPS-UC-005.6",
)
def test_from_the_front_door_to_the_line_in_six_labelled_steps(
    card_house: House, open_page: Pages, patrons: Patrons
) -> None:
    patrons.sit(7)
    ann = phone(open_page, card_house, "Ann")
    page = ann.page
    page.goto(card_house.url)
    page.get_by_label("Your name at the table").fill(ann.name)
    ann.step("Your name", page.get_by_role("button", name="Play", exact=True))
    ann.to_room()
    # One thing is asked at a time, and in this order.
    expect(page.get_by_text("Which card do you pay with?", exact=True)).to_be_visible()
    assert page.get_by_role("group", name="PIN keypad").count() == 0
    ann.choose("Debit")
    expect(page.get_by_text("Swipe your card, or type its number", exact=True)).to_be_visible()
    ann.take_demo(DEBIT)
    expect(page.get_by_text("Your PIN", exact=True)).to_be_visible()
    ann.key_in("1234")
    expect(page.get_by_text("Card accepted", exact=True)).to_be_visible()
    ann.is_in_line("1st")
    assert len(ann.steps) <= STEPS_MAX, ann.steps
    ann.sees_account("Debit •••• 4417", ann.name, "harbour", "500")
    assert axe_violations(page) == []


@pytest.mark.req("EPS-RF-JG-007", "EPS-UC-005-ALT-01")
def test_cards_that_do_not_work_say_what_to_do_next(card_house: House, open_page: Pages) -> None:
    ann = phone(open_page, card_house, "Ann")
    page = ann.page
    ann.come_in()
    ann.to_room()
    ann.choose("Debit")
    page.get_by_label("Card number").fill("1234 5678 9012 3456")
    ann.press("Continue")
    ann.is_refused("This is not the number of a card")

    ann.take_demo(DEBIT)
    ann.key_in("9999")
    ann.is_refused("Wrong PIN. 2 more tries")
    assert "9999" not in page.evaluate(KEPT)
    ann.press("Another card")

    ann.show_card(POOR)
    ann.is_refused("There must be at least 20 in the account")
    ann.press("Another card")
    ann.show_card(REFUSED)
    ann.is_refused("The bank refuses this card")
    ann.press("Another card")

    # A reader types the whole stripe, wherever the focus is, and nothing of it is seen.
    ann.choose("Debit")
    number = number_of(page, card_house, "4417")
    page.keyboard.type(f"%B{number}^ALDINGER/HENRIKE^29121010000?;{number}=29121010000?")
    page.keyboard.press("Enter")
    expect(page.get_by_text("Your PIN", exact=True)).to_be_visible()
    kept = page.evaluate(KEPT)
    assert "ALDINGER" not in kept
    assert number not in kept
    page.keyboard.type("12340")
    page.keyboard.press("Backspace")
    page.keyboard.press("Enter")
    expect(page.get_by_text("Card accepted", exact=True)).to_be_visible()
    ann.is_called()
    kept = page.evaluate(KEPT)
    assert number not in kept


@pytest.mark.req("EPS-UC-004-ALT-01", "EPS-ASS-GA-002")
def test_a_bank_error_at_login_ends_the_session_with_the_reason_at_the_front_door(
    card_house: House, open_page: Pages, patrons: Patrons
) -> None:
    ann = phone(open_page, card_house, "Ann")
    page = ann.page
    ann.come_in()
    ann.to_room()
    patrons.set_faults(card_house.folder, error=100)
    ann.show_card(CREDIT)
    reason = "The bank cannot be reached, and no money was moved"
    ann.is_refused(reason)
    expect(page.get_by_text("Cancel ends your session.")).to_be_visible()
    ann.press("Try again")
    ann.is_refused(reason)
    ann.press("Cancel")
    expect(page.get_by_role("button", name="Play", exact=True)).to_be_visible()
    expect(page.get_by_role("main").get_by_role("alert")).to_contain_text(reason)
    assert page.request.get(f"{card_house.url}api/me").json() is None

    patrons.set_faults(card_house.folder)
    ann.press("Play")
    ann.to_room()
    ann.show_card(CREDIT)
    ann.is_called()


@pytest.mark.req(
    "EPS-RF-JG-005",
    "EPS-UC-004-RES",
    "EPS-RF-JG-006",
    "EPS-RF-HH-008",
    "EPS-UC-008-ALT-01",
    "EPS-UC-008-RES-b",
    "EPS-RF-CB-009",
    "EPS-RF-PI-005",
    "EPS-UC-006",
    "EPS-DEF-SESSION",
)
def test_an_evening_of_three_guests(card_house: House, open_page: Pages, patrons: Patrons) -> None:
    ann, ben, cleo = (
        desk(open_page, card_house, "Ann"),
        phone(open_page, card_house, "Ben"),
        phone(open_page, card_house, "Cleo"),
    )
    ann.come_to_room(DEBIT)
    ann.is_called()

    # Chips: not more than there is in the account, then some that there are. Nobody plays yet, so
    # that she is not seen off while she buys.
    ann.ask_for_chips(700, "1234")
    refusal = ann.page.get_by_role("dialog", name="Buy chips").get_by_role("alert")
    expect(refusal).to_contain_text("There is not enough in your account")
    ann.buy(100, "1234")
    ann.sees_account("Debit •••• 4417", "400")
    assert bank_balance(card_house.folder, "4417") == 400_00

    patrons.sit(6, 100_00)
    ben.come_to_room(CREDIT)
    ann.play_along()
    cleo.come_to_room(SMALL)
    ben.is_in_line("1st")
    cleo.is_in_line("2nd")
    assert cleo.line[:2] == ["Ben", "You"]
    ann.play_along()

    # Those in line watch the game, and no card that is hidden from them.
    until(cleo.page, "a game to watch", lambda: bool(cleo.frames) and bool(cleo.frame["view"]))
    expect(cleo.page.get_by_role("list", name="Players")).to_contain_text("Vesna")
    table = cleo.frame["table"]

    ben.page.reload()
    ben.is_in_line("1st")
    ann.play_along()

    # The next seat is for the first in line, at the end of the game.
    patrons.leave(patrons[5])
    ben.is_called()
    cleo.is_in_line("1st")
    ann.play_along()
    assert hidden_cards_sent(cleo, Company(table, cleo)) == []
    assert hidden_cards_sent(ben, Company(table, ben)) == []

    # Another account, at any time; what was paid was paid by the old one.
    ann.page.get_by_role("button", name="Debit •••• 4417").click()
    ann.press("Change account")
    ann.choose("Debit")
    ann.take_demo(("Debit", "8263", "1111"))
    ann.key_in("1111")
    expect(ann.page.get_by_text("From now on, chips are paid from this card")).to_be_visible()
    ann.press("Go on")
    ann.page.keyboard.press("Escape")
    ann.sees_account("Debit •••• 8263", "20")
    ann.play_along()

    ann.page.reload()
    ann.is_seated()
    ann.sees_account("Debit •••• 8263")

    # The goodbye is there at once, the money as soon as the hand is over, the receipt next time.
    ann.leave_room()
    page = ann.page
    expect(page.get_by_text("in chips goes to your account •••• 8263")).to_be_visible()
    page.reload()
    expect(page.get_by_role("heading", name="Goodbye, Ann")).to_be_visible()
    expect(page.get_by_text("On your account", exact=True)).to_be_visible(timeout=60_000)
    cashed = bank_balance(card_house.folder, "8263") - 20_00
    assert 0 < cashed <= 700_00
    assert bank_balance(card_house.folder, "4417") == 400_00
    cleo.is_called()
    ann.press("Come in again")
    receipt = page.get_by_role("region", name="Your last visit")
    expect(receipt).to_contain_text("in chips cashed in")
    expect(receipt).to_contain_text("•••• 8263")


@pytest.mark.req("EPS-UC-006-ALT-01")
def test_the_line_can_be_left_and_joined_again(
    card_house: House, open_page: Pages, patrons: Patrons
) -> None:
    patrons.sit(7)
    ann = phone(open_page, card_house, "Ann")
    ann.come_to_room(CREDIT)
    ann.is_in_line("1st")
    ring = ann.page.get_by_role("switch", name="Ring me")
    expect(ring).to_be_checked()
    ring.uncheck()
    ann.page.get_by_role("link", name="Back to menu").click()
    expect(ann.page.get_by_text("1st in line")).to_be_visible()
    ann.follow("Back to the line")
    ann.page.reload()
    ann.is_in_line("1st")
    expect(ring).not_to_be_checked()
    ann.press("Leave the line")
    ann.page.get_by_role("dialog").get_by_role("button", name="Leave the line").click()
    expect(ann.page.get_by_text("You have left the line.")).to_be_visible()
    ann.press("Come in again")
    ann.show_card(CREDIT)
    ann.is_in_line("1st")


@pytest.mark.req("EPS-UC-008-ALT-02", "EPS-RF-CB-008")
def test_a_bank_that_is_silent_is_asked_until_it_tells_and_pays_once(
    card_house: House, open_page: Pages, patrons: Patrons
) -> None:
    ann = phone(open_page, card_house, "Ann")
    ann.come_to_room(CREDIT)
    ann.is_called()
    patrons.set_faults(card_house.folder, lost_after=100)
    ann.ask_for_chips(100)
    dialog = ann.page.get_by_role("dialog", name="Buy chips")
    expect(dialog).to_contain_text("We ask it until it tells")
    ann.page.reload()
    expect(ann.page.get_by_role("button", name="100 coming")).to_be_visible()
    ann.press("100 coming")
    expect(dialog).to_contain_text("You do not pay twice")
    patrons.set_faults(card_house.folder)
    expect(ann.page.get_by_text("100 in chips bought. They are in front of you.")).to_be_visible(
        timeout=60_000
    )
    ann.sees_account("1,900")
    assert bank_balance(card_house.folder, "7780") == 1_900_00


def test_an_order_whose_answer_is_lost_is_sent_again_with_the_same_id(
    card_house: House, open_page: Pages
) -> None:
    open_page.tolerate("ERR_FAILED")
    ann = phone(open_page, card_house, "Ann")
    ann.come_to_room(CREDIT)
    ann.is_called()
    sent: list[str] = []

    def lose_answer(route: Route) -> None:
        sent.append(json.loads(route.request.post_data or "{}")["id"])
        if len(sent) == 1:
            route.fetch()
            route.abort()
        else:
            route.continue_()

    ann.page.route("**/purchase", lose_answer)
    ann.ask_for_chips(100)
    dialog = ann.page.get_by_role("dialog", name="Buy chips")
    expect(dialog).to_contain_text("we do not know whether 100 was ordered")
    ann.press("Ask again")
    expect(dialog).to_be_hidden()
    ann.sees_account("1,900")
    assert len(set(sent)) == 1
    assert bank_balance(card_house.folder, "7780") == 1_900_00
