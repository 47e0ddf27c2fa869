"""A tester names the cards of a test table: the administrator permits it, a player is dealt them,
and every screen says so."""

import json
import re
from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import Error, Page, expect

from tests.browser.desk import PASSWORD, Administrator, Guest
from tests.browser.house import House
from tests.browser.pages import Pages, axe_violations, shot
from tests.browser.player import Player, until

TESTER = "Tess"
TABLE = "Trial"
WAIT_MS = 60_000  # a table has a pause before its first game
OWN, BOTS = ("ace of spades", "king of spades"), ("ace of hearts", "ace of diamonds")
BOARD = ("queen of spades", "jack of spades", "10 of spades", "3 of hearts", "4 of diamonds")
BUY_IN = 500_00
ACE_OF_SPADES, KING_OF_SPADES = 51, 47
DESK_ORDER = """(order) => new Promise((done) => {
    const socket = new WebSocket(`ws://${location.host}/api/admin/ws`)
    socket.onmessage = ({data}) => {
        const message = JSON.parse(data)
        if (message.desk === 'welcome') socket.send(JSON.stringify(order))
        if (message.id !== order.id) return
        socket.close()
        done(message)
    }
})"""


class Tester(Administrator):
    """At a desk of her own."""

    __test__ = False

    def sign_in(self, password: str = PASSWORD) -> None:
        self.fill({"Name": TESTER, "Password": password})
        self.press("Sign in")

    @property
    def places(self) -> list[int | str]:
        """Where the next cards go, as the house told last."""
        told = [each["rigs"][0]["places"] for each in self.heard if each.get("rigs")]
        return list(told[-1]) if told else []

    def choose(self, *cards: str) -> None:
        grid = self.page.get_by_role("group", name="All cards")
        for card in cards:
            grid.get_by_role("button", name=card, exact=True).click()

    def next_cards(self) -> list[str]:
        """The cards of the list, or "by chance"."""
        listed = self.page.get_by_role("list", name="Next cards").get_by_role("img")
        return [each.get_attribute("aria-label") or "" for each in listed.all()]


def order(at: Administrator, **fields: Any) -> dict[str, Any]:
    """What the house answers to a desk that gives an order which its page does not offer."""
    return dict(at.page.evaluate(DESK_ORDER, {"id": "by-hand", **fields}))


@pytest.fixture
def boss(start_house: Callable[..., House], open_page: Pages) -> Administrator:
    house = start_house("trial", allow_rigging=True)
    administrator = Administrator(open_page(width=1440, height=900, reduced_motion=True), house)
    administrator.go()
    administrator.set_up(house.setup_code)
    expect(administrator.panel("Tables")).to_be_visible()
    return administrator


def open_test_table(boss: Administrator) -> str:
    """With one bot, and cards may be named."""
    boss.press("Open a table")
    dialog = boss.page.locator("dialog:modal")
    dialog.get_by_role("checkbox", name="Test table").check()
    assert dialog.get_by_role("radio").count() == 3, "only games whose cards can be named"
    dialog.locator("input[value='holdem/cardroom']").check(force=True)
    dialog.get_by_role("textbox").fill(TABLE)
    boss.confirm("Open")
    chosen = boss.panel(TABLE)
    expect(chosen.get_by_text("Test table", exact=True)).to_be_visible()
    expect(chosen.get_by_text("Rigging off", exact=True)).to_be_visible()
    boss.press("Switch rigging on")
    boss.confirm("Switch rigging on")
    expect(chosen.get_by_text("Rigging on", exact=True)).to_be_visible()
    boss.press("Add a bot")
    boss.confirm("Add a bot")
    tables = [table for each in boss.heard for table in each.get("tables") or ()]
    return next(str(table["id"]) for table in tables if table["name"] == TABLE)


def at_tester_desk(boss: Administrator, page: Page) -> Tester:
    boss.house.add_tester(TESTER, PASSWORD)
    tester = Tester(page, boss.house)
    tester.go()
    tester.sign_in()
    expect(page.get_by_role("heading", name="The tester's desk")).to_be_visible()
    return tester


def name_royal_flush(tester: Tester, seat: int) -> None:
    cards = {"own": list(OWN), "bot": list(BOTS), "board": list(BOARD)}
    for place in tester.places:
        key = "board" if isinstance(place, str) else "own" if place == seat else "bot"
        tester.choose(cards[key].pop(0))
    shot(tester.page, "tester-chosen")
    tester.press("Name these 9 cards")
    expect(tester.page.get_by_text("Set:")).to_have_count(9)


def is_over(player: Player) -> bool:
    return bool(player.frame["view"].get("over"))


def play_to_the_end(player: Player) -> None:
    """Whatever the bot does, the hand goes to its end."""
    while not is_over(player):
        until(player.page, "a turn", lambda: player.asked or is_over(player))
        if not player.asked:
            return
        offered = player.offered()
        player.make(next(move for move in ("Check", "Call", "All-in") if move in offered))


@pytest.mark.req("EPS-RF-GR-002", "EPS-RF-GR-016", "EPS-UC-003", "EPS-UC-003.2", "EPS-UC-003-COM-2")
def test_a_player_is_dealt_the_cards_that_a_tester_named(
    boss: Administrator, open_page: Pages
) -> None:
    open_test_table(boss)
    tester = at_tester_desk(boss, open_page(width=1440, height=900, reduced_motion=True))
    assert axe_violations(tester.page) == []
    tester.press("Wait before the next cards")
    expect(tester.page.get_by_text("The next game waits for you")).to_be_visible()

    player = Player(open_page(reduced_motion=True), "Rosa", boss.house)
    player.come_in()
    player.page.goto(f"{boss.house.url}#/room/holdem/cardroom")
    row = player.page.get_by_role("listitem").filter(has_text=TABLE)
    expect(row).to_contain_text("Test table")
    row.get_by_role("link").click()
    header = player.page.get_by_role("banner")
    expect(header.get_by_text("Test table", exact=True)).to_be_visible()
    player.sit(BUY_IN // 100)

    waits = tester.page.get_by_text("The table waits for you before the next cards.")
    expect(waits).to_be_visible(timeout=WAIT_MS)
    expect(player.page.get_by_text("Waiting for a tester")).to_be_visible()
    assert not has_cards(player)
    name_royal_flush(tester, player.frame["seat"])
    tester.press("Deal")

    until(player.page, "cards", lambda: has_cards(player))
    assert player.frame["private"]["cards"] == [ACE_OF_SPADES, KING_OF_SPADES]
    expect(header.get_by_text("Cards named", exact=True)).to_be_visible()
    shot(player.page, "rigged-table")

    # A card that is out cannot be named any more, and what was chosen is still there.
    tester.choose("ace of spades")
    tester.press("Name this card")
    expect(tester.page.get_by_role("alert").get_by_text("dealt already")).to_be_visible()
    assert tester.next_cards()[0] == "ace of spades"

    play_to_the_end(player)
    until(player.page, "the pot", lambda: chips_of(player) > BUY_IN)
    sees_the_marks(player)
    boss_sees_each_act(boss)


def has_cards(player: Player) -> bool:
    return bool((player.frame.get("private") or {}).get("cards"))


def chips_of(player: Player) -> int:
    """As the house told last, between two games."""
    told = [frame["summary"] for frame in player.frames if frame.get("summary")]
    return next(int(seat["chips"]) for seat in told[-1]["seats"] if seat["name"] == player.name)


def sees_the_marks(player: Player) -> None:
    """In the history and its replay, and in the rules."""
    page = player.page
    page.get_by_role("button", name=re.compile("^History")).click()
    sheet = page.get_by_role("dialog", name="History")
    entry = sheet.get_by_role("listitem").first
    expect(entry).to_contain_text("Test table")
    expect(entry).to_contain_text("Cards named")
    shot(page, "rigged-history")
    entry.get_by_role("button").click()
    replay = page.locator("dialog:modal").last
    expect(replay.get_by_text("Cards named", exact=True)).to_be_visible()
    shot(page, "rigged-replay")
    page.keyboard.press("Escape")
    page.keyboard.press("Escape")
    player.press("Rules")
    expect(page.get_by_text("This is a test table.")).to_be_visible()
    page.keyboard.press("Escape")


def boss_sees_each_act(boss: Administrator) -> None:
    """With the cards that were named."""
    for words in (
        rf"{TESTER} named the next cards · {TABLE} (\w\w ){{9}}done",
        rf"{TESTER} named the next cards · {TABLE} As refused",
        rf"{TESTER} held the deal or let it go on · {TABLE} done",
        rf"decided about naming cards · {TABLE} Rigging on done",
        rf"opened a table · {TABLE} done",
    ):
        boss.sees_act(words)


@pytest.mark.req("EPS-RF-GR-002")
def test_no_bank_account_sits_at_a_test_table(boss: Administrator, open_page: Pages) -> None:
    table = open_test_table(boss)
    boss.press("Switch on")
    expect(boss.panel("Card room").get_by_text("On", exact=True)).to_be_visible()
    guest = Guest(open_page(), "Ines", boss.house)
    guest.come_in()
    guest.enter(0)
    with pytest.raises(Error, match="No bank account sits at a test table"):
        guest.order(t="sit", table=table, chips=50_000)


@pytest.mark.req("EPS-RF-GR-016")
def test_nothing_of_it_is_offered_unless_the_house_permits_it(
    start_house: Callable[..., House], open_page: Pages
) -> None:
    house = start_house("plain")
    boss = Administrator(open_page(width=1440, height=900), house)
    boss.go()
    boss.set_up(house.setup_code)
    boss.press("Open a table")
    dialog = boss.page.locator("dialog:modal")
    expect(dialog.get_by_role("radio").first).to_be_attached()
    assert dialog.get_by_role("checkbox").count() == 0
    boss.page.keyboard.press("Escape")
    wish = {"game": "holdem", "preset": "cardroom", "settings": {"money": "test"}}
    assert order(boss, desk="open_table", **wish)["code"] == "rigging_not_allowed"
    tester = at_tester_desk(boss, open_page())
    expect(tester.page.get_by_text("This house does not permit it.")).to_be_visible()
    shot(tester.page, "tester-never")
    assert json.dumps(tester.heard).count('"testable": []') == 1
