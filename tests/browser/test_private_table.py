"""A table for friends: opened with rules of its own, found by code and by link, and looked after by
its host from the first hand to the last."""

import json
from functools import partial
from urllib.parse import unquote

from playwright.sync_api import Locator, Page, expect

from tests.browser.house import House
from tests.browser.pages import Pages
from tests.browser.player import Player, until

TOO_NARROW = "(buttons) => buttons.map((each) => each.scrollWidth > each.clientWidth)"


def open_for_friends(host: Player) -> tuple[str, str]:
    """The code and the address that the host is shown."""
    page = host.page
    page.goto(f"{host.house.url}#/room/holdem/cardroom")
    host.press("Open a table")
    form = page.get_by_role("dialog", name="Open a table")
    form.get_by_label("10 / 20").check()
    form.get_by_label("People with a code").check()
    form.get_by_text("Change the rules").click()
    clock = form.get_by_role("group", name="Time for a turn")
    clock.get_by_label("10s").check()
    form.get_by_role("group", name="Reserve of time").get_by_label("15s").check()
    form.get_by_role("button", name="Open", exact=True).click()
    invitation = page.get_by_role("dialog", name="Invite to")
    is_drawn(invitation.get_by_role("img"))
    code = invitation.locator(".code").inner_text().split()[-1]
    address = invitation.locator(".address").inner_text()
    invitation.get_by_role("button", name="Close", exact=True).click()
    return code, address


def is_drawn(picture: Locator) -> None:
    """It has come, and is no sign that it could not be loaded."""
    until(picture.page, "the picture", lambda: bool(picture.evaluate("(img) => img.naturalWidth")))


def join_by_code(friend: Player, code: str) -> None:
    friend.press("Join with a code")
    friend.page.get_by_label("Code", exact=True).fill(code.lower())
    friend.press("Join")
    expect(friend.page.get_by_role("list", name="Players")).to_be_visible()


def table_menu(page: Page) -> Locator:
    page.get_by_role("button", name="Table", exact=True).click()
    return page.get_by_role("dialog").first


def choose(page: Page, name: str) -> None:
    """Presses something in the table's menu, which stays open, and closes it."""
    menu = table_menu(page)
    menu.get_by_role("button", name=name).click()
    menu.get_by_role("button", name="Close", exact=True).click()


def asked(*players: Player) -> Player:
    """Whoever is to act, once the table waits for somebody."""
    until(players[0].page, "a turn", lambda: any(player.asked for player in players))
    return next(player for player in players if player.asked)


def has_seen(player: Player, seq: int) -> bool:
    return bool(player.frame["seq"] >= seq)


def play_out(*players: Player) -> None:
    """Check or fold until the hand is over."""
    one = players[0]
    while one.frame["pending"] is not None:
        player = asked(*players)
        player.make("Check" if "Check" in player.offered() else "Fold")
        seen = partial(has_seen, one, player.frame["seq"])
        until(one.page, "the same frame", seen)


def test_the_picture_of_an_invitation_is_that_of_the_address_in_the_network(
    house: House, open_page: Pages
) -> None:
    """It is asked for once, when the address is known: a player is drawn one picture at a time."""
    ada = Player(open_page(), "Ada", house)
    ada.come_in()
    asked: list[str] = []
    page = ada.page
    network = json.dumps({"addresses": ["http://192.168.1.20:8000/"]})
    page.route("**/api/addresses", lambda route: route.fulfill(body=network))
    page.on("request", lambda sent: asked.append(sent.url) if "/api/qr" in sent.url else None)
    _, address = open_for_friends(ada)
    assert address.startswith("http://192.168.1.20:8000/#/table/")
    assert [unquote(url).partition("text=")[2] for url in asked] == [address]


def test_friends_play_at_a_table_of_their_own(house: House, open_page: Pages) -> None:
    ada, bea, cleo, eve = (
        Player(open_page(), name, house) for name in ("Ada", "Bea", "Cleo", "Eve")
    )
    for player in (ada, bea, cleo, eve):
        player.come_in()
    code, address = open_for_friends(ada)
    expect(ada.page.get_by_text("blinds 10 / 20")).to_be_visible()

    # By code and by link; without either nobody comes in.
    join_by_code(bea, code)
    cleo.page.goto(address)
    expect(cleo.page.get_by_role("list", name="Players")).to_be_visible()
    eve.page.goto(address.partition("?")[0])
    expect(eve.page.get_by_text("Ask the host for it")).to_be_visible()
    expect(eve.page.get_by_text("Good to see you")).to_be_visible()

    # What is planned is done when the turn comes; whoever thinks too long has a reserve.
    bea.sit(500)
    first = asked(ada, bea)
    second = bea if first is ada else ada
    plan = second.page.get_by_role("group", name="When it is your turn")
    plan.get_by_label("Call any").check()
    reserve = first.page.get_by_text("You take 15s more")
    expect(reserve.first).to_be_visible(timeout=20_000)
    first.make("Call")
    until(first.page, "the flop", lambda: len(first.frame["view"]["board"]) == 3)

    # A pause lets the hand end; then nothing is dealt until the host says so.
    choose(ada.page, "Pause")
    play_out(ada, bea)
    expect(ada.page.get_by_text("has paused the table").first).to_be_visible()
    choose(ada.page, "Go on")
    until(ada.page, "the next hand", lambda: ada.frame["pending"] is not None)
    play_out(ada, bea)

    # Bea is sent away, and the table closes.
    menu = table_menu(ada.page)
    assert not any(menu.get_by_role("button").evaluate_all(TOO_NARROW))
    menu.get_by_role("button", name="Remove Bea").click()
    ada.page.get_by_role("button", name="Remove from the table").click()
    expect(bea.page.get_by_role("heading", name="The host has sent you away")).to_be_visible()
    ada.page.get_by_role("dialog").get_by_role("button", name="Close table").click()
    for player in (ada, cleo):
        expect(player.page.get_by_role("heading", name="The table is closed")).to_be_visible()
        expect(player.page.get_by_role("button", name="Close table")).to_have_count(0)
