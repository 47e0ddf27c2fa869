"""The browser that the other tests rely on: it draws text, keeps its size and tells its errors."""

import base64
from pathlib import Path

import pytest
from playwright.sync_api import expect

from tests.browser.pages import Pages, axe_violations, shot

FONT = (
    Path(__file__).parents[2]
    / "web/node_modules/@fontsource-variable/figtree/files/figtree-latin-wght-normal.woff2"
)
WIDTH = """(family) => {
    const pen = document.createElement('canvas').getContext('2d')
    pen.font = `40px ${family}`
    return pen.measureText("Hold'em 1,234").width
}"""
PIXELS = """(text) => {
    const pen = document.createElement('canvas').getContext('2d')
    pen.font = '40px sans-serif'
    pen.fillText(text, 10, 60)
    return pen.canvas.toDataURL()
}"""


def test_a_page_has_the_size_language_and_motion_it_was_opened_with(open_page: Pages) -> None:
    page = open_page(width=320, height=568, reduced_motion=True, locale="zh-CN")
    assert page.evaluate("[innerWidth, innerHeight, navigator.language]") == [320, 568, "zh-CN"]
    assert page.evaluate("matchMedia('(prefers-reduced-motion: reduce)').matches")


def test_two_pages_are_two_people(open_page: Pages) -> None:
    one, two = open_page(), open_page()
    for page in (one, two):
        page.route("**/*", lambda route: route.fulfill(body="<p>a room</p>"))
        page.goto("http://house.test/")
    one.evaluate("document.cookie = 'name=anna'")
    assert one.evaluate("document.cookie") == "name=anna"
    assert two.evaluate("document.cookie") == ""


@pytest.mark.parametrize("text", ["德州", "♠♥", "Qq"])
def test_letters_are_drawn_and_not_empty_boxes(open_page: Pages, text: str) -> None:
    page = open_page()
    nothing, first, second = (page.evaluate(PIXELS, part) for part in ("", *text))
    assert len({nothing, first, second}) == 3


def test_a_web_font_is_drawn_in_a_picture(open_page: Pages) -> None:
    page = open_page()
    source = base64.b64encode(FONT.read_bytes()).decode()
    page.set_content(
        f"""<style>@font-face {{ font-family: Ours; src: url(data:font/woff2;base64,{source}) }}
        p {{ font: 40px Ours }}</style><p>Hold'em 1,234</p>"""
    )
    picture = shot(page, "web-font")
    assert page.evaluate(WIDTH, "Ours") != page.evaluate(WIDTH, "sans-serif")
    assert picture.stat().st_size > 0


def test_errors_on_the_console_are_collected(open_page: Pages) -> None:
    page = open_page()
    page.set_content("<script>console.error('a bad card'); throw Error('a bad chip')</script>")
    assert sorted(open_page.complaints) == ["a bad card", "a bad chip"]
    open_page.tolerate("a bad ca")
    assert open_page.complaints == ["a bad chip"]
    open_page.tolerate("a bad chip")


def test_axe_finds_a_button_without_a_name(open_page: Pages) -> None:
    page = open_page()
    body = "<html lang=en><title>Table</title><main><h1>Table</h1><button>{}</button></main>"
    page.set_content(body.format("Fold"))
    expect(page.get_by_role("button", name="Fold")).to_be_visible()
    assert axe_violations(page) == []
    page.set_content(body.format(""))
    assert [line.split(":")[0] for line in axe_violations(page)] == ["button-name"]
