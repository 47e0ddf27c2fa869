"""Measures a page as a finger and an eye would: what is too small to hit, what is cut off, what
scrolls that should not.
"""

from collections.abc import Collection
from pathlib import Path

from playwright.sync_api import Locator, Page

FAULTS = Path(__file__).with_name("faults.js").read_text(encoding="utf-8")
FINGER_PX = 44

# A control is as large as the area that answers for it, so the page is asked what lies at the
# edges of a finger on its middle. Radio buttons answer through their labels.
SMALL = """({finger, except}) => {
    const reach = finger / 2 - 1
    const controls = [...document.querySelectorAll(
        'button, a[href], input, select, [role=tab], [role=button]')]
    const over = document.querySelector('dialog:modal') ?? document.querySelector('dialog[open]')
    const name = (each) => each.ariaLabel || each.textContent.trim() || each.id || each.type
    const answers = (control, found) => found !== null && (control.contains(found)
        || found.contains(control) && found.tagName === 'LABEL'
        || control.labels && [...control.labels].some((label) => label.contains(found)))
    return controls.flatMap((control) => {
        if (!control.checkVisibility({visibilityProperty: true})) return []
        if (control.disabled || control.ariaDisabled === 'true') return []
        if (over && !over.contains(control)) return []
        if (except && control.closest(except)) return []
        control.scrollIntoView({block: 'center', behavior: 'instant'})
        const target = control.matches('[type=radio], [type=checkbox]') && control.closest('label')
            || control
        const box = target.getBoundingClientRect()
        const [x, y] = [box.x + box.width / 2, box.y + box.height / 2]
        const points = [[x, y], [x - reach, y], [x + reach, y], [x, y - reach], [x, y + reach]]
        const missed = points.filter(([x, y]) => !answers(control, document.elementFromPoint(x, y)))
        if (missed.length === 0) return []
        const [under] = missed.map(([x, y]) => document.elementFromPoint(x, y))
        const style = under?.getAttribute('class') ?? ''
        const other = under === null ? 'outside' : `under ${under.tagName} ${style}`
        return [`${name(control)}, ${Math.round(box.width)} x ${Math.round(box.height)}, ${other}`]
    })
}"""
# Whatever is drawn must lie between the sides of the window.
SIDEWAYS = """() => {
    const page = document.scrollingElement
    const found = page.scrollWidth > innerWidth ? [`the page is ${page.scrollWidth} wide`] : []
    for (const each of document.querySelectorAll('body *')) {
        const style = getComputedStyle(each)
        const wider = each.scrollWidth > each.clientWidth + 1 && each.checkVisibility()
        if (wider && /auto|scroll/.test(style.overflowX)) found.push(`${each.className} scrolls`)
    }
    return found
}"""
SCROLLS = """() => {
    const page = document.scrollingElement
    return page.scrollHeight > innerHeight || page.scrollWidth > innerWidth
}"""
# Text that is cut: a box that hides more than it shows, without dots to say so.
CUT = """() => [...document.querySelectorAll('button, b, h1, h2, p, span, dt, dd, small')]
    .filter((each) => each.checkVisibility() && each.scrollWidth > each.clientWidth + 1
        && each.clientWidth > 1 && getComputedStyle(each).display !== 'inline'
        && getComputedStyle(each).overflowX !== 'visible'
        && getComputedStyle(each).textOverflow !== 'ellipsis' && !each.closest('.vh'))
    .map((each) => each.textContent.trim())"""
# The rank stands in the upper left corner of a card.
UNREADABLE = """() => [...document.querySelectorAll('.hole.shown .card-place')].filter((card) => {
    const {x, y, width, height} = card.getBoundingClientRect()
    return !card.contains(document.elementFromPoint(x + width * 0.24, y + height * 0.2))
}).map((card) => `${card.closest('li').textContent}, ${card.dataset.anchor}`)"""
# A drawing has no inner text, so its label or its tag stands for it.
OUTSIDE = """(elements) => elements.filter((each) => {
    const {x, y, width, height} = each.getBoundingClientRect()
    return width === 0 || x < -1 || y < -1 || x + width > innerWidth + 1
        || y + height > innerHeight + 1
}).map((each) => each.ariaLabel || each.textContent.trim() || each.tagName)"""

# What has appeared in the dock rests for a moment.
AWAKE = """() => new Promise((done) => {
    const look = () =>
        document.querySelector('[data-rests]') ? requestAnimationFrame(look) : done()
    look()
})"""


def too_small(page: Page, finger_px: int = FINGER_PX, except_for: str = "") -> list[str]:
    """Controls that a finger could miss, or that something else covers."""
    page.evaluate(AWAKE)
    found: list[str] = page.evaluate(SMALL, {"finger": finger_px, "except": except_for})
    return found


def faults(
    page: Page, names: Collection[str] = (), crowded: str = "", partial: str = ""
) -> list[str]:
    """Words that are cut off, covered or outside the window, and things that are. `crowded` and
    `partial` are selectors, see `drivers.Driver`."""
    wish = {"names": [*names], "crowded": crowded, "partial": partial}
    found: list[str] = page.evaluate(FAULTS, wish)
    return found


def outside(things: Locator) -> list[str]:
    """Those that are not wholly in the window, by their names."""
    found: list[str] = things.evaluate_all(OUTSIDE)
    return found


def sideways(page: Page) -> list[str]:
    found: list[str] = page.evaluate(SIDEWAYS)
    return found


def scrolls(page: Page) -> bool:
    return bool(page.evaluate(SCROLLS))


def unreadable_hands(page: Page) -> list[str]:
    """Cards of others that were shown, but with something over their rank."""
    found: list[str] = page.evaluate(UNREADABLE)
    return found


def cut_off(page: Page) -> list[str]:
    found: list[str] = page.evaluate(CUT)
    return found


# Heads, plates and cards of a table, those in one's own hand too, and the banner of the result.
COVERED_SEATS = """(over) => {
    const lid = over.getBoundingClientRect()
    const things = '.seat .head, .seat .plate, .stage [data-anchor] svg.card, .stage .results'
    const dock = document.querySelector('.dock').getBoundingClientRect()
    return [...document.querySelectorAll(things)].filter((each) => {
        const box = each.getBoundingClientRect()
        const under = box.top < lid.bottom && box.bottom > lid.top
            && box.left < lid.right && box.right > lid.left
        const below = dock.width > innerWidth / 2 && box.top + box.height / 2 > dock.top
        return box.width > 0 && (under || below)
    }).map((each) => each.textContent.trim() || each.getAttribute('class'))
}"""
COVERED_TITLES = """() => [...document.querySelectorAll('.tile')].flatMap((tile) => {
    const title = tile.querySelector('.title')
    const words = document.createRange()
    words.selectNodeContents(title.firstChild)
    const text = words.getBoundingClientRect()
    const over = [...tile.querySelectorAll('.art svg.card')].some((card) => {
        const box = card.getBoundingClientRect()
        return box.bottom > text.top && box.left < text.right && box.right > text.left
    })
    return over ? [title.textContent] : []
})"""


def covered_seats(over: Locator) -> list[str]:
    """What of the seats, cards and results lies under something, or had to go below the dock."""
    found: list[str] = over.evaluate(COVERED_SEATS)
    return found


def titles_on_cards(page: Page) -> list[str]:
    """The rooms on the menu whose titles lie over the cards that are drawn there."""
    titles: list[str] = page.evaluate(COVERED_TITLES)
    return titles
