"""What cannot be loaded, understood or drawn: the player reads a sentence and has a way on."""

import re
from collections.abc import Callable
from pathlib import Path
from shutil import copytree

import pytest
from playwright.sync_api import Locator, Page, WebSocketRoute, expect

import croupier
from tests.browser.company import NO_CLOCK, NO_HURRY
from tests.browser.house import House
from tests.browser.pages import Pages, axe_violations, shot
from tests.browser.player import Player, until

SAFE = "Your seat and your chips are safe"
BUILD = re.compile(r'(<meta name="build" content=")\w+')
WORKER = re.compile(r"(const BUILD = ')\w+")
KEPT = """async () => {
    const names = await caches.keys()
    const addresses = async (name) =>
        (await (await caches.open(name)).keys()).map(({url}) => new URL(url).pathname)
    return Object.fromEntries(await Promise.all(
        names.map(async (name) => [name, await addresses(name)])))
}"""
SHELL = re.compile(r"/(assets/.+|icon[-.\w]*|manifest\.webmanifest)?$")
NOT_LOADED = "This part of the page could not be loaded"


@pytest.fixture
def guest(house: House, open_page: Pages) -> Player:
    return Player(open_page(reduced_motion=True), "Nora", house)


def another_version(folder: Path) -> Path:
    """The same program with a page of another build."""
    package = Path(croupier.__file__).parent
    copytree(package, folder / "src" / "croupier")
    (folder / "locales").symlink_to(package.parents[1] / "locales")
    index = folder / "src" / "croupier" / "server" / "static" / "index.html"
    text, found = BUILD.subn(r"\g<1>another", index.read_text(encoding="utf-8"))
    assert found == 1
    index.write_text(text, encoding="utf-8")
    worker = index.with_name("sw.js")
    text, found = WORKER.subn(r"\g<1>another", worker.read_text(encoding="utf-8"))
    assert found == 1
    worker.write_text(text, encoding="utf-8")
    return folder / "src"


def kept(page: Page) -> dict[str, list[str]]:
    """The addresses that the page's service worker keeps copies of, by the name of the cache."""
    found: dict[str, list[str]] = page.evaluate(KEPT)
    return found


def keeps(page: Page, build: str) -> None:
    """Waits until the worker of this build, and no other, has its copies and answers the page."""

    def settled() -> bool:
        copies = kept(page)
        return [*copies] == [f"croupier-{build}"] and "/" in copies[f"croupier-{build}"]

    until(page, f"copies of {build}", settled)
    page.wait_for_function("navigator.serviceWorker.controller !== null")


def build_of(page: Page) -> str:
    return page.locator("meta[name=build]").get_attribute("content") or ""


def tapped(page: Page) -> list[WebSocketRoute]:
    """The connections of the page, so that a test can speak on them or cut them."""
    lines: list[WebSocketRoute] = []

    def pass_on(line: WebSocketRoute) -> None:
        lines.append(line)
        line.connect_to_server()

    page.route_web_socket("**/ws", pass_on)
    return lines


def out_of_date(page: Page) -> Locator:
    return page.get_by_role("alertdialog", name="This page is out of date")


def test_a_page_from_before_an_upgrade_is_loaded_again_and_the_seat_is_kept(
    start_house: Callable[[str], House], open_page: Pages, tmp_path: Path
) -> None:
    open_page.tolerate("WebSocket connection|ERR_CONNECTION_REFUSED|ERR_SOCKET|ERR_EMPTY_RESPONSE")
    house = start_house("upgrade")
    page = open_page(reduced_motion=True, service_worker=True)
    player = Player(page, "Nora", house)
    player.come_in()
    player.go_to(player.open_table("cardroom", NO_CLOCK, NO_HURRY, name="Oak"))
    player.sit(500)
    build = build_of(page)
    keeps(page, build)
    house.stop()

    # The page itself is kept, and nothing that the house knows of anybody.
    page.reload()
    expect(page.get_by_text("The house does not answer")).to_be_visible()
    assert build_of(page) == build
    files = kept(page)[f"croupier-{build}"]
    assert [name for name in files if not SHELL.match(name)] == []

    house.source = str(another_version(tmp_path / "upgraded"))
    house.start()

    dialog = out_of_date(player.page)
    expect(dialog).to_contain_text(SAFE)
    assert axe_violations(player.page) == []
    shot(player.page, "trouble-out-of-date")
    player.page.keyboard.press("Escape")
    expect(dialog).to_be_visible()
    expect(dialog.get_by_role("button")).to_have_text(["Reload"])
    expect(dialog.get_by_role("button")).to_be_focused()
    expect(dialog).to_have_css("border-top-width", "1px")  # a browser draws three
    with player.page.expect_navigation():
        player.press("Reload")
    expect(player.page.get_by_role("heading", name="Oak")).to_be_visible()
    expect(player.page.get_by_role("list", name="Players")).to_contain_text("You")
    expect(dialog).to_have_count(0)
    assert build_of(page) == "another"
    keeps(page, "another")


def test_the_same_version_again_is_no_news(
    start_house: Callable[[str], House], open_page: Pages
) -> None:
    # The table is fetched in the background, perhaps in the moment when the house is killed.
    open_page.tolerate("WebSocket connection|ERR_|dynamically imported module|Unable to preload")
    house = start_house("restart")
    player = Player(open_page(reduced_motion=True), "Nora", house)
    player.come_in()
    lost = player.page.get_by_text("Connection lost. Coming back …")
    house.kill()
    expect(lost).to_be_visible()
    house.start()
    expect(lost).to_be_hidden()
    expect(out_of_date(player.page)).to_have_count(0)


def test_a_message_that_the_page_does_not_know_ends_in_the_menu(guest: Player) -> None:
    lines = tapped(guest.page)
    guest.come_in()
    guest.follow("Poker")
    lines[-1].send('{"t":"jackpot","chips":5}')
    dialog = out_of_date(guest.page)
    expect(dialog).to_contain_text(SAFE)
    dialog.get_by_role("button", name="Back to menu").click()
    expect(dialog).to_have_count(0)
    expect(guest.page.get_by_text(f"Good to see you, {guest.name}")).to_be_visible()


def test_rules_that_cannot_be_loaded_can_be_tried_again(guest: Player, open_page: Pages) -> None:
    open_page.tolerate("ERR_FAILED|dynamically imported module|Unable to preload")
    page = guest.page
    guest.come_in()
    chunks = re.compile(r"/assets/(table|RuleBook)-.*\.js")
    page.route(chunks, lambda route: route.abort())
    guest.follow("Poker")
    guest.press("Rules")
    dialog = page.get_by_role("dialog", name="Rules")
    expect(dialog).to_contain_text(NOT_LOADED)
    assert axe_violations(page) == []
    shot(page, "trouble-rules")

    # While the house cannot be had either, the page stays.
    page.route("**/", lambda route: route.abort())
    dialog.get_by_role("button", name="Try again").click()
    expect(dialog.get_by_role("button", name="Try again")).to_have_attribute("aria-busy", "false")
    expect(dialog).to_contain_text(NOT_LOADED)

    # Chromium remembers that it could not have the module: the page is loaded again, in this room.
    page.unroute_all()
    with page.expect_navigation():
        dialog.get_by_role("button", name="Try again").click()
    expect(page.get_by_role("heading", name="Poker", exact=True)).to_be_visible()
    guest.press("Rules")
    expect(dialog.get_by_role("region", name="Rules")).to_be_visible()


def test_styles_that_were_lost_on_the_way_are_fetched_again_with_the_connection(
    guest: Player, open_page: Pages
) -> None:
    open_page.tolerate("ERR_FAILED|Unable to preload")
    page = guest.page
    lines = tapped(page)
    styles = re.compile(r"/assets/TableScreen-.*\.css")
    page.route(styles, lambda route: route.abort())
    with page.expect_event("console", lambda message: "Unable to preload" in message.text):
        guest.come_in()
    # The first connection may be there only now, and ask for them, too.
    with page.expect_response(styles):
        page.unroute(styles)
        lines[-1].close()
    guest.go_to(guest.open_table("cardroom", NO_CLOCK, NO_HURRY, name="Oak"))
    guest.sit(500)
    rules = "links => links.map(({sheet}) => sheet.cssRules.length)"  # throws for what is missing
    assert all(page.locator("link[rel=stylesheet]").evaluate_all(rules))


def test_a_language_that_cannot_be_loaded_can_be_tried_again(
    guest: Player, open_page: Pages
) -> None:
    open_page.tolerate("ERR_FAILED|dynamically imported module|Unable to preload")
    page = guest.page
    page.route("**/assets/words-zh-*.js", lambda route: route.abort())
    page.goto(guest.house.url)
    page.get_by_label("Language").select_option("zh")
    notice = page.get_by_role("alert").filter(has_text="The words in 中文 could not be loaded.")
    expect(notice).to_be_visible()
    shot(page, "trouble-language")
    expect(page.locator("html")).to_have_attribute("lang", "en")
    page.unroute_all()
    with page.expect_navigation():
        notice.get_by_role("button", name="Try again").click()
    expect(page.locator("html")).to_have_attribute("lang", "zh")


def test_an_exception_that_nobody_caught_is_told(guest: Player, open_page: Pages) -> None:
    open_page.tolerate("out of the blue")
    guest.come_in()
    guest.page.evaluate("setTimeout(() => { throw new Error('out of the blue') })")
    notice = guest.page.get_by_role("alert").filter(has_text="Something went wrong on this page")
    expect(notice).to_contain_text("your seat and your chips are safe")
    shot(guest.page, "trouble-stumbled")
    guest.follow("Poker")
    with guest.page.expect_navigation():
        notice.get_by_role("button", name="Reload").click()
    expect(guest.page.get_by_role("heading", name="Poker", exact=True)).to_be_visible()
