"""What the tests of all screens rely on: each fault of a page is found, and nothing else."""

import pytest

from tests.browser.layout import faults, too_small
from tests.browser.long_words import lengthen, lengthen_catalogue
from tests.browser.pages import Pages, resize

STYLE = "<style>body { margin: 0; font: 16px sans-serif } div { position: absolute }</style>"
RED = "background: red; width: 30px; height: 9px"
DRAWING = "<svg width=30 height=20><rect width=30 height=20 /></svg>"
HIDES = "overflow: hidden; white-space: nowrap"


@pytest.mark.parametrize(
    ("body", "fault"),
    [
        ("<div style='left: 20px; top: 20px'>Check</div>", None),
        # Over a word: another word, a colour, a drawing; also where presses pass through.
        ("<div>Check</div><div style='left: 9px'>Call</div>", "covered"),
        (f"<div>Check</div><div style='{RED}'></div>", "covered"),
        (f"<div>Check</div><div style='pointer-events: none'>{DRAWING}</div>", "covered"),
        # Nothing is drawn over it, or it lies on what is drawn.
        ("<div>Check</div><div style='width: 30px; height: 20px'></div>", None),
        ("<div style='background: red'><span>Check</span></div>", None),
        ("<div style='left: -20px'>Check</div>", "outside"),
        ("<div style='left: -9px; top: 9px'><svg width=20 height=20></svg></div>", "outside"),
        (f"<div style='width: 20px; {HIDES}'>Check</div>", "cut off"),
        (f"<div style='width: 20px; {HIDES}; text-overflow: ellipsis'>Check</div>", "cut off"),
        # A name that somebody chose may end with dots, and words for the ear are not seen.
        (f"<div style='width: 20px; {HIDES}; text-overflow: ellipsis'>Rosalinde</div>", None),
        (f"<div style='width: 1px; height: 1px; {HIDES}'>Check</div>", None),
        # What can be scrolled to is there.
        ("<div style='height: 60px; overflow: auto'><p>Check<p>Check<p>Check</div>", None),
        ("<p style='height: 2000px'>Check</p><p>Check</p>", None),
        ("<p style='width: 900px'>Check</p>", "sideways"),
    ],
)
def test_a_fault_is_found(open_page: Pages, body: str, fault: str | None) -> None:
    page = open_page()
    page.set_content(STYLE + body)
    found = faults(page, names=["Rosalinde"])
    assert {line.split(":")[0] for line in found} == ({fault} if fault else set()), found


def test_chips_may_lie_on_the_words_of_a_cloth_but_words_may_not(open_page: Pages) -> None:
    page = open_page()
    chip = f"<div aria-hidden=true>{DRAWING}</div>"
    page.set_content(f"{STYLE}<div class=spot>Red</div>{chip}")
    assert faults(page) != []
    assert faults(page, crowded=".spot") == []
    page.set_content(f"{STYLE}<div class=spot>Red</div><div class=spot>Black</div>{chip}")
    assert faults(page, crowded=".spot") != []


def test_what_lies_under_a_window_is_not_looked_at(open_page: Pages) -> None:
    page = open_page()
    page.set_content(f"{STYLE}<div style='left: -9px'>Check</div><dialog>Rules</dialog>")
    assert faults(page) != []
    page.evaluate("document.querySelector('dialog').showModal()")
    assert faults(page) == []


def test_controls_are_measured_with_a_finger(open_page: Pages) -> None:
    page = open_page()
    button = "<button style='width: {0}px; height: {0}px; margin: 9px'>Fold</button>"
    page.set_content(button.format(44))
    assert too_small(page) == []
    page.set_content(button.format(40))
    assert len(too_small(page)) == 1
    assert too_small(page, 38) == []
    assert too_small(page, except_for="button") == []


def test_a_window_has_every_size_also_a_very_large_one(open_page: Pages) -> None:
    page = open_page()
    for size in ((320, 568), (3840, 2160), (1440, 900), (3840, 2160), (320, 568)):
        resize(page, *size)
        assert page.evaluate("[innerWidth, innerHeight]") == [*size]


def test_words_grow_and_everything_else_stays() -> None:
    source = (
        "# A comment\n"
        "app-greeting = Good to see you, { $name }!\n"
        'kit-list-separator = { ", " }\n'
        "app-chips =\n"
        "    { $count ->\n"
        "        [one] one chip\n"
        "       *[other] { $count } chips\n"
        "    } here\n"
    )
    longer = lengthen_catalogue(source)
    for same in ("# A comment", "{ $name }!", '{ ", " }', "{ $count ->", "[one]", "*[other]"):
        assert same in longer
    assert longer.count("\n") == source.count("\n")
    assert "Ğōōōōď" in longer
    text = "Leave in the middle of a hand? Your hand is folded and your bets stay."
    assert 1.3 < len(lengthen(text)) / len(text) < 1.5
