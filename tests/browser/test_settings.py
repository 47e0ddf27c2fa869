"""Settings work at once and are remembered by the browser."""

from playwright.sync_api import Page, expect

from tests.browser.house import House
from tests.browser.pages import Pages

LOOKS = """() => {
    const {theme, deck, back, motion} = document.documentElement.dataset
    return {theme, deck, back, motion, language: document.documentElement.lang}
}"""
INK = "(suit) => getComputedStyle(document.documentElement).getPropertyValue(`--suit-${suit}`)"


def open_door(page: Page, house: House) -> None:
    page.goto(house.url)
    expect(page.get_by_role("heading", name="Croupier")).to_be_visible()


def test_settings_are_remembered_after_a_reload(house: House, open_page: Pages) -> None:
    page = open_page()
    open_door(page, house)
    assert page.evaluate(INK, "d") == page.evaluate(INK, "h")
    page.get_by_role("button", name="Settings").click()
    window = page.get_by_role("dialog")
    for choice in ("Light", "Four colours", "Scales", "Reduced", "中文"):
        window.get_by_label(choice).check()
    page.keyboard.press("Escape")
    page.get_by_role("button", name="声音").click()

    chosen = {"theme": "light", "deck": "four", "back": "scales", "motion": "reduced"}
    for _ in range(2):
        assert page.evaluate(LOOKS) == chosen | {"language": "zh"}
        assert len({page.evaluate(INK, suit) for suit in "cdhs"}) == 4
        expect(page.get_by_role("button", name="声音")).to_have_attribute("aria-pressed", "false")
        page.reload()
        expect(page.get_by_label("你在桌上的名字")).to_be_visible()


def test_a_browser_brings_its_own_language_and_wish_for_calm(
    house: House, open_page: Pages
) -> None:
    page = open_page(locale="zh-CN", reduced_motion=True)
    open_door(page, house)
    expect(page.get_by_label("你在桌上的名字")).to_be_visible()
    assert page.evaluate(LOOKS)["motion"] == "reduced"
    other = open_page(locale="pt-BR")
    open_door(other, house)
    expect(other.get_by_label("Your name at the table")).to_be_visible()
    assert other.evaluate(LOOKS)["motion"] == "full"
