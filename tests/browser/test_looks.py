"""A player's own colours and pictures: seen at the table, found again in another browser, and seen
by nobody else."""

import io
from collections.abc import Callable
from typing import Any

import pytest
from PIL import Image, ImageDraw
from playwright.sync_api import FilePayload, Locator, Page, expect

from tests.browser.drivers import Seat, blackjack
from tests.browser.house import House
from tests.browser.pages import Pages, axe_violations
from tests.browser.player import Player, until

PASSWORD = "correct horse"
ACCENT, CLOTH, WALL = "#4aa3ff", "#203a5c", "#1a2340"
CHIP = 100
COLOURS = """() => {
    const page = getComputedStyle(document.documentElement)
    return ['--brass', '--own-felt', '--wall'].map((name) => page.getPropertyValue(name))
}"""
# The addresses of the own pictures on the cards of the table, and how many cards there are.
PICTURES = """() => [...document.querySelectorAll('main svg.card > image')]
    .map((each) => each.href.baseVal)"""
CARDS = "() => document.querySelectorAll('main svg.card').length"
FELT = "() => getComputedStyle(document.querySelector('.felt')).getPropertyValue('--felt').trim()"
COLOUR_OF = """async (href) => {
    const picture = Object.assign(new Image(), {src: href})
    await picture.decode()
    const pen = new OffscreenCanvas(1, 1).getContext('2d')
    pen.drawImage(picture, 0, 0, 1, 1)
    return [...pen.getImageData(0, 0, 1, 1).data.slice(0, 3)]
}"""
PURPLE, GREEN = "#c000c0", "#00c040"
KINGS = {44, 45, 46, 47}
ROUNDS_MAX = 12


def picture(colour: str) -> FilePayload:
    drawn = Image.new("RGB", (900, 1200), colour)
    ImageDraw.Draw(drawn).line((0, 0, 900, 1200), colour, 9)
    file = io.BytesIO()
    drawn.save(file, "PNG")
    return {"name": "mine.png", "mimeType": "image/png", "buffer": file.getvalue()}


def open_settings(page: Page) -> Locator:
    page.get_by_role("button", name="Settings").click()
    window = page.get_by_role("dialog", name="Settings")
    expect(window.get_by_role("heading", name="Looks")).to_be_visible()
    return window


def choose_colour(window: Locator, name: str, colour: str) -> None:
    field = window.get_by_label(f"{name} as six digits")
    field.fill(colour)
    field.press("Enter")


def put_picture(window: Locator, spot: str, file: FilePayload) -> None:
    window.get_by_label(f"Choose a picture: {spot}").set_input_files(file)
    expect(window.get_by_role("button", name=f"Remove: {spot}")).to_be_visible()


def sign_in(player: Player, name: str) -> None:
    page = player.page
    page.goto(player.house.url)
    page.get_by_label("Your name at the table").fill(name)
    player.press("Play")
    page.get_by_label("Password").fill(PASSWORD)
    page.keyboard.press("Enter")
    expect(page.get_by_text(f"Good to see you, {name}")).to_be_visible()


def keep_name(player: Player) -> None:
    answer = player.page.request.post(
        f"{player.house.url}api/password",
        data={"password": PASSWORD},
        headers={"Origin": player.house.url.rstrip("/")},
    )
    assert answer.ok, answer.text()


def shown(page: Page) -> set[str]:
    """The colours of the own pictures on the table."""
    hrefs = set(page.evaluate(PICTURES))
    colours = [page.evaluate(COLOUR_OF, href) for href in hrefs]
    return {GREEN if green > red else PURPLE for red, green, _ in colours}


def lying(view: dict[str, Any]) -> set[int]:
    """The cards that lie face up."""
    hands = [hand for seat in view["seats"] for hand in seat.get("hands", ())]
    return {*view.get("dealer", ()), *(card for hand in hands for card in hand["cards"])}


def play_until_a_king_lies(player: Player, table: str) -> None:
    player.order(t="sit", table=table, chips=500 * CHIP)
    seat = Seat(player, table, "casino")
    for _ in range(ROUNDS_MAX):
        for _moment in blackjack.moments(seat):
            pass
        if lying(seat.view) & KINGS:
            return
    raise AssertionError("the cards of this house have changed: choose another word")


@pytest.mark.req("T21-P2-GUI-c", "T21-P2-GUI-d")
def test_own_colours_and_pictures_follow_the_player_and_nobody_else(
    start_house: Callable[[str], House], open_page: Pages
) -> None:
    house = start_house("kings")
    ann, bob = Player(open_page(), "Ann", house), Player(open_page(), "Bob", house)
    ann.come_in()
    keep_name(ann)
    bob.come_in()
    window = open_settings(ann.page)
    choose_colour(window, "Accent", ACCENT)
    choose_colour(window, "Felt", CLOTH)
    with ann.page.expect_response(
        lambda answer: answer.url.endswith("/api/me/looks") and answer.request.method == "PUT"
    ):
        choose_colour(window, "Page and menus", WALL)
    assert ann.page.evaluate(COLOURS) == [ACCENT, CLOTH, WALL]
    put_picture(window, "Kings", picture(GREEN))
    with ann.page.expect_response(
        lambda answer: answer.url.endswith("/api/me/looks") and answer.request.method == "PUT"
    ):
        put_picture(window, "Card back", picture(PURPLE))
    assert axe_violations(ann.page) == []
    ann.page.keyboard.press("Escape")

    wish = {"game": "blackjack", "preset": "casino", "name": "Opal", "settings": {}}
    table = ann.order(t="open_table", rules={"clock_ms": None}, **wish)
    for player in (ann, bob):
        player.go_to(table)
    # The shoe shows its cards from behind.
    until(ann.page, "the own back", lambda: shown(ann.page) == {PURPLE})
    play_until_a_king_lies(ann, table)
    until(ann.page, "the own king", lambda: shown(ann.page) == {PURPLE, GREEN})
    assert ann.page.evaluate(FELT) == CLOTH
    until(bob.page, "the cards", lambda: bob.page.evaluate(CARDS) > 2)
    assert shown(bob.page) == set()
    assert bob.page.evaluate(FELT) != CLOTH
    assert bob.page.evaluate(COLOURS)[1] == ""

    open_page.tolerate("403")  # a name with a password asks for it
    other = Player(open_page(width=1440, height=900), "Ann", house)
    sign_in(other, ann.name)
    until(other.page, "the colours", lambda: other.page.evaluate(COLOURS) == [ACCENT, CLOTH, WALL])
    # A king lies on the sign of the poker room.
    until(other.page, "the own king", lambda: GREEN in shown(other.page))
    other.go_to(table)
    until(other.page, "the own back", lambda: PURPLE in shown(other.page))
    window = open_settings(other.page)
    for spot in ("Card back", "Kings"):
        expect(window.get_by_role("button", name=f"Remove: {spot}")).to_be_visible()
    assert bob.page.request.get(f"{house.url}api/me/pictures/back").status == 404


@pytest.mark.req("T21-P2-GUI-d")
def test_what_is_no_picture_is_said_in_the_players_language(house: House, open_page: Pages) -> None:
    page = open_page(locale="de-DE")
    open_page.tolerate("415")
    page.goto(house.url)
    page.get_by_label("Dein Name am Tisch").fill(house.fresh_name("Uwe"))
    page.keyboard.press("Enter")
    page.get_by_role("button", name="Einstellungen").click()
    window = page.get_by_role("dialog", name="Einstellungen")
    chooser = window.get_by_label("Bild wählen: Rückseite")
    chooser.set_input_files(picture(GREEN))
    remove = window.get_by_role("button", name="Entfernen: Rückseite")
    expect(remove).to_be_visible()
    words: FilePayload = {
        "name": "words.png",
        "mimeType": "image/png",
        "buffer": b"no picture" * 50,
    }
    chooser.set_input_files(words)
    expect(window.get_by_role("alert").filter(has_text="kein Bild")).to_be_visible()
    expect(remove).to_be_visible()
    remove.click()
    expect(remove).to_be_hidden()
    expect(window.get_by_label("Eigenes Bild")).to_have_count(0)


@pytest.mark.req("T21-P2-GUI-c")
def test_a_colour_that_could_not_be_read_is_moved_and_says_so(
    house: House, open_page: Pages
) -> None:
    page = open_page(width=320, height=568)
    page.goto(house.url)
    expect(page.get_by_role("heading", name="Croupier")).to_be_visible()
    window = open_settings(page)
    choose_colour(window, "Felt", "#ffffff")
    field = window.get_by_label("Felt as six digits")
    expect(field).not_to_have_value("#ffffff")
    expect(window.get_by_text("so that everything can be read")).to_be_visible()
    field.fill("pink")
    field.press("Enter")
    expect(window.get_by_text("Write a colour like #2a8377.")).to_be_visible()
    window.get_by_role("button", name="Felt: as in the theme").click()
    expect(field).to_have_value("")
    expect(window.get_by_text("Come in first")).to_be_visible()
    assert page.evaluate("document.querySelector('.dialog-body').scrollWidth <= 320")
    assert axe_violations(page) == []
