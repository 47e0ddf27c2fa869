"""An evening in the card room, from the administrator who opens it to the last cent at the bank:
nine guests with cards, seven seats, two who wait and watch."""

from collections.abc import Callable
from functools import partial

import pytest
from playwright.sync_api import expect

from tests.browser.accounts import balances, chips_left, compare_with_bank
from tests.browser.cardevening import CARDS, CHIPS, Evening
from tests.browser.company import Company
from tests.browser.hidden import hidden_cards_sent
from tests.browser.house import House
from tests.browser.pages import REFUSALS, Pages
from tests.browser.player import until
from tests.browser.roomguest import BANK_MS
from tests.browser.test_chat import field, lines, say

# With these cards nobody who has to stay is without chips in the end.
WORD = "evening"


@pytest.fixture
def evening(start_house: Callable[[str], House], open_page: Pages) -> Evening:
    open_page.tolerate(REFUSALS)
    open_page.tolerate("WebSocket|ERR_CONNECTION|Failed to load")
    return Evening(start_house(WORD), open_page)


@pytest.mark.req(
    "EPS-DESC-1",
    "EPS-DESC-2",
    "EPS-DEF-SIDEPOT",
    "EPS-RF-PI-001",
    "EPS-RF-PI-003",
    "EPS-RF-JG-002",
    "EPS-RF-JG-003",
    "EPS-RF-JG-004",
    "EPS-RF-JG-005",
    "EPS-RF-JG-006",
    "EPS-RF-JG-007",
    "EPS-RF-PG-001",
    "EPS-RF-PG-002",
    "EPS-RF-PG-004",
    "EPS-RF-BR-014",
    "EPS-RF-BR-015",
    "EPS-RF-GR-017",
    "EPS-RF-HH-012",
    "EPS-RF-HH-018",
    "EPS-RF-SV-008",
    "EPS-RF-SV-009",
    "EPS-RF-CB-001",
    "EPS-RF-CB-002",
    "EPS-RF-CB-003",
    "EPS-RF-CB-004",
    "EPS-RF-CB-010",
    "EPS-UC-001",
    "EPS-UC-001-RES",
    "EPS-UC-002",
    "EPS-UC-002.1",
    "EPS-UC-002.2",
    "EPS-UC-002.3",
    "EPS-UC-006",
    "EPS-UC-006.5",
    "EPS-UC-006-RES",
    "EPS-UC-006-FORCED",
    "EPS-UC-007",
    "EPS-UC-008",
    "EPS-UC-008-RES-b",
    "EPS-UC-008-ALT-01",
    "EPS-UC-009.2",
    "EPS-UC-011-ALT-01",
    "EPS-UC-011-ALT-02",
    "EPS-UC-012.1",
    "EPS-UC-012.3",
    "EPS-DD-003c",
)
def test_an_evening_of_nine_guests(evening: Evening) -> None:
    evening.opens()
    evening.fill_the_room()
    a_first_game_of_two(evening)
    all_in_with_side_pots(evening)
    one_leaves_and_two_sleep(evening)
    one_sleeps_again(evening)
    a_void_hand(evening)
    the_last_game(evening)
    everybody_has_his_own(evening)


def a_first_game_of_two(evening: Evening) -> None:
    """As soon as two have chips. The others buy theirs before the next one. The first and the last
    who came are neighbours, so nobody has to wait for the button then."""
    ann, gus = evening["Ann"], evening["Gus"]
    for name in ("Ann", "Gus"):
        evening.buys(name, CHIPS[name])
    until(ann.page, "a game of two", lambda: ann.asked or gus.asked)
    first = ann if ann.asked else gus
    first.make("Fold")
    until(ann.page, "its end", lambda: bool(evening.table.told("round_closed")))
    for name in CHIPS:
        if name not in ("Ann", "Gus"):
            evening.buys(name, CHIPS[name])


def all_in_with_side_pots(evening: Evening) -> None:
    table, ann, gus = evening.table, evening["Ann"], evening["Gus"]
    seen: list[list[int]] = []
    table.next_hand()
    assert set(table.hand.names.values()) == set(CHIPS)
    for guest in table.guests():
        board = table.hand.board
        seen.append([pot["chips"] for pot in ann.frame["view"]["pots"]])
        if len(board) > 3:
            until(ann.page, "two side pots", lambda: len(ann.screen().pots) == 3)
        if guest.name in ("Cleo", "Dan"):
            guest.go_all_in()
        elif guest in (ann, gus):
            bets = len(board) == 3 and "Bet" in guest.offered()
            guest.raise_to(20) if bets else guest.go_along()
        else:
            guest.make("Fold" if "Fold" in guest.offered() else "Check")
    hand = table.agree()
    assert {acted.seat for acted in hand.deeds if acted.all_in} == {
        table.seat_of(evening[name]) for name in ("Cleo", "Dan")
    }
    assert [190_00, 120_00, 40_00] in seen, seen
    evening.all_have_chips()


def one_leaves_and_two_sleep(evening: Evening) -> None:
    """Finn and Eva let their time pass. Ben goes while one of them is asked, and nobody knows
    before it is Ben's turn; then his seat is for the first in line."""
    table, hana = evening.table, evening["Hana"]
    ann, ben, cleo = evening["Ann"], evening["Ben"], evening["Cleo"]
    seat = table.seat_of(ben)
    table.next_hand()
    meanwhile = [leaves_in_secret, they_talk, is_refused_chips]
    for guest in table.guests():
        if guest.name in ("Finn", "Eva"):
            table.runs_out_of_time(guest, *(partial(act, evening) for act in meanwhile))
            meanwhile = []
        elif guest in (ann, ben, cleo) and not table.hand.board:
            guest.go_along()
        else:
            guest.cut_short()
    for name in ("Finn", "Eva"):
        assert table.folded_by("clock", evening[name]) == 1
    assert table.folded_by("left", ben) == 1
    evening.goes_home("Ben", "Your session in the card room is over")
    hana.follows_the_call()
    assert hana.frame["seat"] == seat
    evening["Ivo"].is_in_line("1st")
    table.sits_down(hana)
    evening.buys("Hana", 120)
    evening.all_have_chips()


def leaves_in_secret(evening: Evening) -> None:
    ann, ben = evening["Ann"], evening["Ben"]
    told = len(ann.frames)
    ben.leave_room()
    evening.table.is_left_by(ben)
    assert len(ann.frames) == told


def they_talk(evening: Evening) -> None:
    """Those at the table send; those in line read along."""
    ann, cleo, ivo = evening["Ann"], evening["Cleo"], evening["Ivo"]
    ann.press("Chat")
    say(ann, "Good luck :)")
    ann.page.keyboard.press("Escape")
    for guest in (cleo, ivo):
        guest.press("Chat, 1 new")
        line = lines(guest).filter(has_text="Good luck")
        expect(line).to_contain_text("Ann")
        expect(line.get_by_role("img", name="Smile")).to_be_visible()
    expect(field(ivo)).to_have_count(0)
    for guest in (cleo, ivo):
        guest.page.keyboard.press("Escape")


def is_refused_chips(evening: Evening) -> None:
    ann = evening["Ann"]
    ann.ask_for_chips(700, "1234")
    dialog = ann.page.get_by_role("dialog", name="Buy chips")
    refusal = dialog.get_by_role("alert")
    expect(refusal).to_contain_text("There is not enough in your account")
    ann.page.keyboard.press("Escape")
    expect(dialog).to_be_hidden()


def one_sleeps_again(evening: Evening) -> None:
    """Finn plays on. Eva misses her second turn in a row, and her seat goes to the next in line."""
    table, eva, ivo = evening.table, evening["Eva"], evening["Ivo"]
    seat = table.seat_of(eva)
    table.next_hand()
    for guest in table.guests():
        if guest is eva:
            table.runs_out_of_time(guest)
            table.is_left_by(eva)
        elif guest is evening["Ann"] and eva in table.players:
            guest.go_along()
        else:
            guest.cut_short()
    assert table.folded_by("clock", eva) == 2
    assert [(left["name"], left["cause"]) for left in table.told("player_left")] == [
        ("Ben", "player"),
        ("Eva", "missed"),
    ]
    evening.goes_home("Eva", "You did not act twice in a row")
    ivo.follows_the_call()
    assert ivo.frame["seat"] == seat
    table.sits_down(ivo)
    evening.buys("Ivo", 100)
    evening.all_have_chips()


def a_void_hand(evening: Evening) -> None:
    table, desk = evening.table, evening.desk
    chips = table.chips
    table.next_hand()
    first = table.asked()
    assert first is not None
    first.raise_to(30)
    table.asked()
    assert table.hand.bets[table.seat_of(first)] == 30_00
    desk.press("Void the round")
    desk.fill({"Reason": "A card lay face up"})
    desk.confirm("Void the round")
    ann = evening["Ann"]
    until(ann.page, "the end of the hand", lambda: bool(table.told("round_voided")))
    assert table.chips == chips
    for guest in table.players:
        notices = guest.page.get_by_role("alert").get_by_role("paragraph")
        notice = notices.filter(has_text="A card lay face up")
        notice.get_by_role("button", name="Close").click()
        expect(notice).to_have_count(0)


def the_last_game(evening: Evening) -> None:
    """The room closes in the middle of it."""
    table, desk = evening.table, evening.desk
    table.next_hand()
    table.asked()
    desk.press("Table settings")
    desk.fill({"Seconds between two rounds": "1"})
    desk.confirm("Save")
    desk.press("Close the room")
    desk.confirm("Close the room")
    for guest in table.players:
        note = guest.page.get_by_text("The room closes after this game")
        expect(note).to_be_visible()
    for guest in table.guests():
        guest.cut_short()
    for guest in table.players:
        evening.goes_home(guest.name, "The card room has closed")
    expect(desk.panel("Card room").get_by_text("Off", exact=True)).to_be_visible(timeout=BANK_MS)
    expect(desk.panel("People").get_by_text("Nobody is here.")).to_be_visible()


def everybody_has_his_own(evening: Evening) -> None:
    house, table, desk = evening.house, evening.table, evening.desk
    hana = evening["Hana"]
    assert hidden_cards_sent(hana, Company(table.table, hana)) == []
    assert "0 still open: no difference" in compare_with_bank(house)
    desk.press("Stop the program")
    desk.page.locator("dialog:modal").get_by_role("button", name="Stop the program").click()
    until(desk.page, "the end of the program", lambda: house.ended)

    gains = table.gains()
    assert sum(gains.values()) == 0
    wanted = dict(evening.before)
    for name, (_, four, _) in CARDS.items():
        bought, taken = evening[name].bought, evening.taken_home[name]
        assert taken == bought + gains.get(name, 0), name
        wanted[four] += taken - bought
    assert balances(house) == wanted
    assert chips_left(house) == {}
