"""Two people talk at a table: what one sends the other reads, mutes, or, as the host, removes."""

import re
from collections.abc import Callable

import pytest
from playwright.sync_api import Locator, Page, expect

from tests.browser.company import NO_CLOCK, NO_HURRY, Company
from tests.browser.house import House
from tests.browser.pages import Pages
from tests.browser.player import Player, until
from tests.browser.test_announcements import LISTEN, told

MARKUP = "<b>bold</b> & <img src=x onerror=alert(1)> &lt;i&gt; https://example.org"
TURNED = "pay \u202eem\u202c now"
OVERLAP = """([a, b]) => {
    const [one, two] = [a, b].map((each) => document.querySelector(each).getBoundingClientRect())
    return one.bottom > two.top && two.bottom > one.top && one.right > two.left
        && two.right > one.left
}"""


@pytest.fixture
def company(house: House, open_page: Pages) -> Company:
    """Eve, who is the host, at a desk; Finn at a phone, with a screen reader."""
    eve = Player(open_page(width=1440, height=900, reduced_motion=True), "Eve", house)
    phone = open_page(reduced_motion=True)
    phone.add_init_script(LISTEN)
    finn = Player(phone, "Finn", house)
    eve.come_in()
    finn.come_in()
    table = eve.open_table("cardroom", NO_CLOCK, NO_HURRY)
    company = Company(table, eve, finn)
    for player in company.players:
        player.go_to(table)
        player.sit(500)
    company.asked()
    return company


def field(player: Player) -> Locator:
    return player.page.get_by_label("Message", exact=True)


def lines(player: Player) -> Locator:
    return player.page.get_by_role("list", name="Messages").get_by_role("listitem")


def say(player: Player, text: str) -> None:
    field(player).fill(text)
    player.press("Send")
    expect(field(player)).to_have_value("")


@pytest.mark.req(
    "EPS-RF-HH-015",
    "EPS-RF-HH-016",
    "EPS-RF-HH-017",
    "EPS-RF-HH-018",
    "EPS-RF-HH-019",
    "EPS-UC-012",
    "EPS-UC-012.4",
)
def test_what_one_sends_the_other_reads_with_name_and_time_as_plain_text(company: Company) -> None:
    eve, finn = company.players
    say(eve, MARKUP)
    finn.press("Chat, 1 new")
    for player in company.players:
        line = lines(player).filter(has_text=MARKUP)
        expect(line).to_have_count(1)
        expect(line).to_contain_text(eve.name)
        expect(line.locator("time")).to_have_text(re.compile(r"\d{1,2}:\d\d"))
        expect(line.locator("img, a, i, .words b")).to_have_count(0)
    say(eve, TURNED)
    expect(lines(finn).filter(has_text="pay em now")).to_have_count(1)
    say(finn, "Good luck")
    expect(lines(eve).filter(has_text="Good luck")).to_contain_text(finn.name)


@pytest.mark.req("EPS-REF-4")
def test_a_typed_code_and_one_from_the_picker_are_drawn(company: Company) -> None:
    eve, finn = company.players
    finn.press("Chat")
    field(finn).fill("well")
    finn.press("Emoticons")
    finn.press("Wink ;)")
    expect(field(finn)).to_have_value(re.compile(r"^well ;\) ?$"))
    finn.press("Send")
    say(eve, "nice :)")
    for player in company.players:
        expect(lines(player).get_by_role("img", name="Wink")).to_be_visible()
        expect(lines(player).get_by_role("img", name="Smile")).to_be_visible()


@pytest.mark.req("EPS-UC-012-NF", "EPS-UC-012-POST")
def test_the_panel_leaves_cards_and_moves_free_and_keeps_what_is_half_typed(
    company: Company,
) -> None:
    """It is at hand in the middle of a hand, and the hand goes on as if nobody had talked."""
    _, finn = company.players
    before = finn.frame["seq"]
    finn.press("Chat")
    sheet = "dialog.sheet[open]"
    for other in ("[data-own-cards]", ".dock"):
        assert not finn.page.evaluate(OVERLAP, [sheet, other]), other
    field(finn).fill("half")
    finn.page.keyboard.press("Escape")
    expect(finn.page.locator(sheet)).to_have_count(0)
    finn.press("Chat")
    expect(field(finn)).to_have_value("half")
    finn.press("Send")
    expect(lines(finn).filter(has_text="half")).to_have_count(1)
    assert finn.frame["seq"] == before
    company.passively()
    company.agree()


def test_a_muted_person_is_not_read_also_after_a_reload(company: Company) -> None:
    eve, finn = company.players
    finn.press("Chat")
    say(eve, "noise")
    expect(lines(finn).filter(has_text="noise")).to_have_count(1)
    finn.press(f"{eve.name}: mute or remove")
    expect(finn.page.get_by_role("button", name="Remove this line")).to_have_count(0)
    finn.press("Mute")
    expect(lines(finn).filter(has_text="noise")).to_have_count(0)
    finn.page.reload()
    finn.press("Chat")
    expect(lines(finn).first).to_be_visible()
    expect(lines(finn).filter(has_text="noise")).to_have_count(0)
    finn.press("1 person muted")
    finn.press(f"Unmute {eve.name}")
    expect(lines(finn).filter(has_text="noise")).to_have_count(1)


def test_the_host_removes_a_line_and_then_the_person(company: Company) -> None:
    eve, finn = company.players
    finn.press("Chat")
    say(finn, "a bad word")
    expect(lines(eve).filter(has_text="a bad word")).to_have_count(1)
    eve.press(f"{finn.name}: mute or remove")
    eve.press("Remove this line")
    for player in company.players:
        expect(lines(player).filter(has_text="Removed by the host")).to_have_count(1)
        expect(lines(player).filter(has_text="a bad word")).to_have_count(0)
    eve.press(f"{finn.name}: mute or remove")
    eve.press("Remove from the table")
    asked = eve.page.get_by_role("dialog", name=f"Send {finn.name} away?")
    asked.get_by_role("button", name="Remove from the table").click()
    expect(asked).to_be_hidden()
    expect(field(finn)).to_have_count(0)  # silent at once, and still in the hand
    company.passively()
    expect(finn.page.get_by_role("dialog", name="The host has sent you away")).to_be_visible()


@pytest.mark.parametrize("wanted", [True, False])
def test_a_screen_reader_is_told_what_is_said_if_the_listener_wants_it(
    company: Company, wanted: bool
) -> None:
    eve, finn = company.players
    if not wanted:
        finn.press("Settings")
        finn.page.get_by_label("Read chat aloud (screen reader)").uncheck()
        finn.page.keyboard.press("Escape")
    say(eve, "hello :)")
    expect(finn.page.get_by_role("button", name="Chat, 1 new")).to_be_visible()
    sentence = f"{eve.name} says: hello Smile"
    if wanted:
        until(finn.page, sentence, lambda: sentence in told(finn.page))
    else:
        assert sentence not in told(finn.page)


def test_lines_outlive_a_house_that_is_killed(
    start_house: Callable[[str], House], open_page: Pages
) -> None:
    open_page.tolerate("WebSocket|ERR_CONNECTION|Failed to load|502|503")
    house = start_house("talk")
    eve = Player(open_page(width=1440, height=900, reduced_motion=True), "Eve", house)
    eve.come_in()
    table = eve.open_table("cardroom", NO_CLOCK, NO_HURRY)
    eve.go_to(table)
    eve.sit(500)
    # Alone she is shown the log; there is nobody to talk with.
    eve.page.get_by_role("tab", name="Chat").click()
    for text in ("one", "two", "three"):
        say(eve, text)
    house.kill()
    house.start()
    eve.page.reload()
    expect(lines(eve).filter(has_text=eve.name).last).to_contain_text("three")
    said = [text.split()[-1] for text in texts(eve.page, eve.name)]
    assert said == ["one", "two", "three"]


def texts(page: Page, name: str) -> list[str]:
    found = page.get_by_role("list", name="Messages").get_by_role("listitem")
    return [
        each for each in found.filter(has=page.locator("time")).all_inner_texts() if name in each
    ]
