"""The part of the tour that visits the administrator's desk: its door, parts and windows."""

import json
import re
from collections.abc import Iterator
from typing import TYPE_CHECKING, Any

from playwright.sync_api import Page, WebSocket, expect

from tests.browser.desk import NAME, PASSWORD
from tests.browser.player import Player, until

if TYPE_CHECKING:
    from tests.browser.tour import Stop, Tour

PART = "desk-"
BOTS = 3
WAIT_MS = 60_000  # a table has a pause before its first game
TESTER, TRIAL = "Tess", "Trial"
TABS = ("tables", "table", "people", "bank", "trail")


def at_the_desk(tour: "Tour") -> Iterator["Stop"]:
    page, say = tour.page, tour.say
    # What people and banks are called is the same in every language.
    tour.names |= {NAME, "harbour", "Card room", "Card room 1", "Opal", TESTER, TRIAL}
    page.on("websocket", lambda socket: _learn_names(tour, socket))
    page.goto(f"{tour.player.house.url}admin")
    expect(page.get_by_label(say["admin-setup-code"])).to_be_visible()
    yield tour.stop("desk-set-up")
    page.get_by_label(say["admin-setup-code"]).fill(tour.player.house.setup_code)
    page.get_by_label(say["admin-name"]).fill(NAME)
    for field in page.locator("input[type=password]").all():
        field.fill(PASSWORD)
    tour.press("admin-set-up")
    tour.press("admin-switch-on")
    expect(page.get_by_role("button", name=say["admin-switch-off"], exact=True)).to_be_visible()
    _open_table(tour)
    for tab in TABS:
        page.get_by_role("button", name=say[f"admin-tab-{tab}"], exact=True).click()
        if tab == "people":
            yield from _with_bots(tour)
        yield tour.stop(f"desk-{tab}")
    yield from _windows(tour)
    yield from _test_table(tour)


def _open_table(tour: "Tour") -> None:
    page = tour.page
    tour.press("admin-open-table")
    dialog = page.locator("dialog:modal")
    dialog.locator("input[value='holdem/casino']").check(force=True)
    dialog.get_by_role("textbox").fill("Opal")
    dialog.get_by_role("button", name=tour.say["app-open"], exact=True).click()
    expect(dialog).to_have_count(0)


def _with_bots(tour: "Tour") -> Iterator["Stop"]:
    """The people of the new table are bots, whose next hand is looked at with all cards."""
    page, say = tour.page, tour.say
    _add_bots(tour)
    page.get_by_role("button", name=say["admin-tab-table"], exact=True).click()
    yield from tour.dialog("desk-ask-look", "admin-look")
    tour.press("admin-look")
    page.locator("dialog:modal").get_by_role("button").last.click()
    expect(page.get_by_text(say["admin-cards-up"], exact=True)).to_be_visible()
    yield tour.stop("desk-cards-up")
    tour.press("admin-close-view")
    page.get_by_role("button", name=say["admin-tab-people"], exact=True).click()


def _add_bots(tour: "Tour") -> None:
    for _ in range(BOTS):
        tour.press("app-add-bot")
        dialog = tour.page.locator("dialog:modal")
        dialog.get_by_role("button", name=tour.say["app-add-bot"], exact=True).click()
        expect(dialog).to_have_count(0)


def _windows(tour: "Tour") -> Iterator["Stop"]:
    for message in ("admin-message", "admin-stop", "admin-account"):
        yield from tour.dialog(f"desk-{message.removeprefix('admin-')}", message)
    tour.page.get_by_role("button", name=tour.say["admin-tab-table"], exact=True).click()
    for message in ("admin-table-settings", "admin-close"):
        yield from tour.dialog(f"desk-ask-{message.removeprefix('admin-')}", message)


def _test_table(tour: "Tour") -> Iterator["Stop"]:
    """One that the administrator opens and permits, and a tester at a desk of her own."""
    page, say = tour.page, tour.say
    page.get_by_role("button", name=say["admin-tab-tables"], exact=True).click()
    tour.press("admin-open-table")
    dialog = page.locator("dialog:modal")
    dialog.get_by_role("checkbox").check()
    dialog.get_by_role("textbox").fill(TRIAL)
    yield tour.stop("desk-open-test")
    dialog.get_by_role("button", name=say["app-open"], exact=True).click()
    expect(dialog).to_have_count(0)
    page.get_by_role("button", name=say["admin-tab-table"], exact=True).click()
    yield from tour.dialog("desk-ask-rig", "admin-rig")
    tour.press("admin-rig")
    dialog.get_by_role("button").last.click()
    chosen = page.get_by_role("region", name=TRIAL, exact=True)
    expect(chosen.get_by_text(say["admin-rigging-on"])).to_be_visible()
    yield tour.stop("desk-test-table")
    tour.player.house.add_tester(TESTER, PASSWORD)
    _change_to(tour, TESTER)
    tour.press("admin-hold")
    expect(page.get_by_text(say["admin-deal-will-begin"])).to_be_visible()
    yield tour.stop("desk-tester")
    _change_to(tour, NAME)
    page.get_by_role("button", name=say["admin-tab-tables"], exact=True).click()
    page.get_by_role("button", name=re.compile(TRIAL)).click()
    page.get_by_role("button", name=say["admin-tab-people"], exact=True).click()
    _add_bots(tour)
    _change_to(tour, TESTER)
    player = _seat_player(tour)
    yield from _naming(tour)
    player.close()


def _seat_player(tour: "Tour") -> Page:
    """Bots alone do not begin. Whoever plays has a page of her own, which shows the test table."""
    player = Player(tour.page.context.new_page(), "Nell", tour.player.house)
    tour.names.add(player.name)
    url = player.house.url
    player.page.request.post(f"{url}api/sign-in", data={"name": player.name})
    listed = player.page.request.get(f"{url}api/tables").json()["tables"]
    table = next(each for each in listed if each["name"] == TRIAL)
    player.page.goto(f"{url}#/table/{table['id']}")
    player.order(t="sit", table=table["id"], chips=table["buy_in_min"])
    return player.page


def _naming(tour: "Tour") -> Iterator["Stop"]:
    page, say = tour.page, tour.say
    expect(page.get_by_text(say["admin-deal-waits"])).to_be_visible(timeout=WAIT_MS)
    cards = page.get_by_role("group", name=say["admin-all-cards"]).get_by_role("button")
    for number in (0, 5, 18, 51):
        cards.nth(number).click()
    page.get_by_role("list", name=say["admin-next-cards"]).get_by_role("button").nth(1).click()
    yield tour.stop("desk-tester-choosing")
    page.locator("button[type=submit]").click()
    # A table waits for two minutes; whoever looks around for longer is refused.
    is_set = page.get_by_text(say["admin-is-set"])
    refused = page.locator("[role=alert]:not(:empty)")
    until(page, "an answer", lambda: is_set.count() > 0 or refused.count() > 0)
    yield tour.stop("desk-tester-named")


def _change_to(tour: "Tour", name: str) -> None:
    """Somebody else sits down at the desk."""
    page, say = tour.page, tour.say
    tour.press("admin-account")
    tour.press("admin-sign-out")
    page.get_by_label(say["admin-name"], exact=True).fill(name)
    page.locator("input[type=password]").fill(PASSWORD)
    tour.press("admin-sign-in")
    expect(page.get_by_role("button", name=say["admin-account"], exact=True)).to_be_visible()
    # The goodbye to whoever sat here before.
    page.get_by_role("alert").get_by_role("button", name=say["kit-close"]).first.click()


def _learn_names(tour: "Tour", socket: WebSocket) -> None:
    def hear(data: str | bytes) -> None:
        message: dict[str, Any] = json.loads(data)
        tables = message.get("tables") or ()
        if message.get("desk") == "overview":
            tour.names.update(seat["name"] for table in tables for seat in table["seats"])

    socket.on("framereceived", hear)
