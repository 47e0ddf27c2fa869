"""The administrator's desk, from the first set-up to the end of the program, with real guests."""

from collections.abc import Callable
from functools import partial

import pytest
from playwright.sync_api import expect

from tests.browser.desk import NAME, Administrator, Guest
from tests.browser.house import House
from tests.browser.layout import covered_seats
from tests.browser.pages import Pages, axe_violations
from tests.browser.player import until

BUY_IN = 100_00
WAIT_MS = 60_000  # for what a bank and the end of a game take on a busy machine


@pytest.fixture
def desk(start_house: Callable[[str], House], open_page: Pages) -> Administrator:
    """Signed in for the first time."""
    house = start_house("desk")
    administrator = Administrator(open_page(width=1440, height=900, reduced_motion=True), house)
    administrator.go()
    administrator.set_up(house.setup_code)
    expect(administrator.panel("Card room")).to_be_visible()
    return administrator


def seat_two(desk: Administrator, open_page: Pages) -> list[Guest]:
    """The room is on, and two guests are in a hand without a hurry."""
    desk.press("Settings of Card room")
    desk.fill({"Seconds for a turn": "300", "Seconds between two rounds": "2"})
    desk.confirm("Save")
    desk.press("Switch on")
    expect(desk.panel("Card room").get_by_text("On", exact=True)).to_be_visible()
    guests = [Guest(open_page(reduced_motion=True), name, desk.house) for name in ("Ines", "Pia")]
    for number, guest in enumerate(guests):
        guest.come_in()
        guest.enter(number)
        table = guest.sits()
        guest.buy(BUY_IN)
        guest.go_to(table)
    for guest in guests:
        until(guest.page, "a hand", partial(has_cards, guest))
    return guests


@pytest.mark.req("EPS-RF-SV-006", "EPS-UC-001.3")
def test_nobody_comes_to_the_desk_without_its_login(
    start_house: Callable[[str], House], open_page: Pages
) -> None:
    open_page.tolerate("403")
    house = start_house("door")
    desk = Administrator(open_page(width=1440, height=900), house)
    desk.go()
    desk.set_up("WRONG-WRONG-WRONG-WRONG")
    expect(desk.page.get_by_role("alert").filter(has_text="code")).to_be_visible()
    desk.set_up(house.setup_code)
    expect(desk.panel("Card room")).to_be_visible()
    desk.sign_out()
    assert [each for each in desk.heard if each["desk"] == "overview"]

    desk.sign_in("eight walnut tables")
    expect(desk.page.get_by_role("alert").filter(has_text="password")).to_be_visible()
    assert desk.page.get_by_role("region", name="Card room").count() == 0
    desk.sign_in()
    expect(desk.panel("Card room")).to_be_visible()
    desk.sees_act(f"{NAME} signed out")


@pytest.mark.req("EPS-UC-001", "EPS-RF-SV-008")
def test_a_room_is_switched_on_and_its_guests_are_seen(
    desk: Administrator, open_page: Pages
) -> None:
    expect(desk.panel("Card room").get_by_text("Off", exact=True)).to_be_visible()
    guests = seat_two(desk, open_page)
    people = desk.panel("People")
    for guest in guests:
        expect(people.get_by_role("button", name=guest.name)).to_be_visible()
    bank = desk.panel("Book and bank")
    expect(bank.get_by_text("confirmed")).to_have_count(2)
    expect(desk.page.get_by_text("Balanced")).to_be_visible()
    assert axe_violations(desk.page) == []


@pytest.mark.req(
    "EPS-RF-SV-001", "EPS-RF-SV-002", "EPS-RF-SV-003", "EPS-RF-SV-004", "EPS-RF-SV-005"
)
def test_the_system_view_shows_what_each_player_holds(
    desk: Administrator, open_page: Pages
) -> None:
    guests = seat_two(desk, open_page)
    assert not [each for each in desk.heard if each["desk"] == "position"]
    desk.look()
    table = desk.panel("Card room 1")
    for guest in guests:
        seat = guest.frame["seat"]
        assert desk.position["private"][str(seat)]["cards"] == guest.frame["private"]["cards"]
        shown = table.get_by_role("listitem").filter(has_text=f"Seat {seat + 1}")
        expect(shown).to_contain_text(f"shows {guest.cards}")
        chips = next(each["chips"] for each in desk.position["seats"] if each["seat"] == seat)
        expect(shown).to_contain_text(f"{chips // 100}")
    assert desk.position["pot"] == guests[0].frame["view"]["total"]
    assert desk.position["view"]["board"] == guests[0].frame["view"]["board"]
    desk.sees_act("looked at all cards · Card room 1 done")

    seen = len(desk.heard)
    desk.press("Close the view")
    expect(desk.page.get_by_text("Cards up", exact=True)).to_have_count(0)
    mover = next(guest for guest in guests if guest.asked)
    mover.press("Fold")
    until(desk.page, "news of the fold", lambda: "overview" in heard_after(desk, seen))
    assert "position" not in heard_after(desk, seen)


def heard_after(desk: Administrator, seen: int) -> list[str]:
    return [each["desk"] for each in desk.heard[seen:]]


def test_a_round_is_voided_and_everybody_reads_why(desk: Administrator, open_page: Pages) -> None:
    guests = seat_two(desk, open_page)
    desk.press("Void the round")
    desk.fill({"Reason": "A card lay face up."})
    desk.confirm("Void the round")
    expect(desk.panel("Last acts").get_by_text("A card lay face up.")).to_be_visible()
    for guest in guests:
        until(guest.page, "the chips from before", partial(has_chips_back, guest))


def has_cards(guest: Guest) -> bool:
    return bool(guest.frame.get("private"))


def has_chips_back(guest: Guest) -> bool:
    """Some frame told of the void, and that everybody has what was there before the round."""
    told = [frame for frame in guest.frames if frame.get("summary")]
    return any(
        {seat["chips"] for seat in frame["summary"]["seats"]} == {BUY_IN}
        and any(event["e"] == "round_voided" for event in frame["events"])
        for frame in told
    )


def test_a_message_stays_at_the_players_until_it_is_put_away(
    desk: Administrator, open_page: Pages
) -> None:
    """Markup is text, and at a table no seat lies under it, however long it is."""
    words = "Tea is served <b>now</b>. " * 8
    guests = [Guest(open_page(), name, desk.house) for name in ("Ines", "Pia")]
    for guest in guests:
        guest.come_in()
    guests[1].follow("Poker")
    guests[1].play_against_bots()
    expect(guests[1].page.get_by_text("BOT", exact=True).first).to_be_visible()
    # The table that is looked at has a button of its own, with a name of its own.
    expect(desk.page.get_by_role("button", name="Message the table", exact=True)).to_be_visible()
    desk.page.get_by_role("button", name="Message", exact=True).click()
    desk.page.get_by_role("textbox", name="Message").fill(words)
    desk.confirm("Send")
    for guest in guests:
        notice = guest.page.get_by_role("alert").get_by_text(words.strip())
        expect(notice).to_be_visible()
        if guest is guests[1]:
            # Cards fly over everything, and the table makes room when the notice is there.
            until(guest.page, "all seats in sight", partial(nothing_covered, guest))
        guest.page.get_by_role("alert").get_by_role("button", name="Close").click()
        expect(notice).to_have_count(0)


def nothing_covered(guest: Guest) -> bool:
    return covered_seats(guest.page.locator(".notice")) == []


@pytest.mark.req("EPS-UC-002", "EPS-UC-002.2", "EPS-UC-002.3", "EPS-RF-SV-008", "EPS-RF-SV-009")
def test_a_guest_is_seen_off_and_the_house_shuts_down(
    desk: Administrator, open_page: Pages
) -> None:
    open_page.tolerate("WebSocket|ERR_CONNECTION|Failed to load")
    ines, pia = seat_two(desk, open_page)
    people = desk.panel("People")
    people.get_by_role("button", name=ines.name).click()
    desk.press("See off")
    desk.press("See off: press again")
    # Whoever goes in mid-hand goes at the own turn.
    until(desk.page, "a turn", lambda: ines.asked or pia.asked or ines.room.get("account") is None)
    if pia.asked:
        pia.press("Fold")
    expect(desk.page.get_by_text("Not in the house at the moment.")).to_be_visible(timeout=WAIT_MS)
    desk.page.keyboard.press("Escape")
    expect(people.get_by_role("button", name=ines.name)).to_have_count(0)

    desk.press("Close the room")
    desk.confirm("Close the room")
    room = desk.panel("Card room")
    expect(room.get_by_text("Off", exact=True)).to_be_visible(timeout=WAIT_MS)
    expect(people.get_by_text("Nobody is here.")).to_be_visible()
    for guest in (ines, pia):
        assert "account" not in guest.room
    receipts = desk.panel("Book and bank").get_by_role("listitem")
    expect(receipts.filter(has_text="cashed in").filter(has_text="confirmed")).to_have_count(2)

    desk.press("Stop the program")
    desk.page.locator("dialog:modal").get_by_role("button", name="Stop the program").click()
    until(desk.page, "the end of the program", lambda: desk.house.ended)


def test_the_second_factor_is_shown_as_a_picture(desk: Administrator) -> None:
    desk.press("Account")
    dialog = desk.page.get_by_role("dialog", name=NAME)
    dialog.get_by_role("button", name="Switch on").click()
    dialog.get_by_label("Password", exact=True).fill("eight walnut chairs")
    dialog.get_by_role("button", name="Next").click()
    picture = dialog.get_by_role("img", name="Picture with the secret")
    expect(picture).to_be_visible()
    assert picture.evaluate("(image) => image.decode().then(() => image.naturalWidth)") > 0
