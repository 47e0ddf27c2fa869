"""Every bet of the roulette board is laid in the browser and paid as the paytable of the room says,
zero too; by click, by drag, by touch and by keyboard.
"""

import re
from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from croupier.cards.chance import Chance
from croupier.games.roulette.points import POCKETS, POINTS, Kind
from croupier.games.roulette.rules import FACTORS, Paytable, points
from tests.browser.casino import CHIP, Guest, Wheel, gains
from tests.browser.house import House
from tests.browser.pages import Pages, resize, shot

# The second spin brings zero, when its bets are laid in one go.
WORD = "zero-6"
NO_HURRY: dict[str, Any] = {"gap_ms": 60_000}
QUICK: dict[str, Any] = {"spin_ms": 1_000}
HOUSE = FACTORS[Paytable.HOUSE]
KINDS = {Kind.SIX: "Six line", Kind.PARITY: "Odd or even"}
ROTOR = "document.querySelector('[role=img] .disc').style.transform"
# The smallest and the largest screen on which the last numbers stand above the cloth.
WIDE = ((1440, 900), (3840, 2160))
# Chips, and what they have won, lie within the rail of the cloth.
ON_THE_RAIL = """() => {
    const felt = document.querySelector('.cloth .felt')
    const {left, top, right, bottom} = felt.getBoundingClientRect()
    return [...felt.querySelectorAll('.pile svg')].filter((chip) => {
        const box = chip.getBoundingClientRect()
        return box.top < top || box.left < left || box.right > right || box.bottom > bottom
    }).map((chip) => chip.closest('[data-anchor]').dataset.anchor)
}"""
ROW = re.compile(r"(.+), (\d+) to 1")


def test_the_word_brings_zero() -> None:
    seed = Chance(WORD.encode().ljust(32, b".")).bytes(64)[32:]
    assert Chance(seed, 2).below(POCKETS) == 0


def sit_at_wheel(guest: Guest, preset: str = "casino") -> Wheel:
    guest.come_in()
    guest.open_game("roulette", preset, rules=QUICK, settings=NO_HURRY)
    guest.press("Sit down")
    dialog = guest.page.get_by_role("dialog", name="Sit down")
    dialog.get_by_label("Buy-in", exact=True).fill("1000")
    dialog.get_by_role("button", name="Sit down").click()
    return Wheel(guest)


def listed(page: Page) -> list[tuple[str, int, int, int]]:
    """Kind, factor, stake and gain of each bet in the list of bets, in whole chips."""
    rows = page.get_by_role("list", name="Your bets").last.locator("li").all_inner_texts()
    found = []
    for row in rows:
        kind = ROW.search(row)
        assert kind is not None, row
        stake, gain = re.findall(r"[+\u2212-]?[\d,]+$", row, re.M)[-2:]
        amount = int(gain.replace(",", "").replace("\u2212", "-"))
        found.append((kind[1], int(kind[2]), int(stake.replace(",", "")), amount))
    return found


@pytest.mark.req(
    "CAS-4.1a",
    "CAS-4.1b",
    "CAS-4.3a",
    "CAS-4.3b",
    "CAS-4.3c",
    "CAS-4.4a",
    "CAS-4.4b",
    "CAS-4.5a",
    "CAS-4.5b",
    "CAS-4.5c",
    "CAS-4.6a",
    "CAS-4.6b",
    "CAS-4.6c",
    "CAS-4.7a",
    "CAS-4.7b",
    "CAS-4.8a",
    "CAS-4.8b",
    "CAS-4.9a",
    "CAS-4.9b",
    "CAS-4.10a",
    "CAS-4.10b",
    "CAS-4.11a",
    "CAS-4.11b",
    "CAS-4.12a",
    "CAS-4.12b",
    "CAS-4.13a",
    "CAS-4.13b",
    "CAS-4.14a",
    "CAS-4.15",
    "CAS-4.16a",
    "CAS-4.16b",
    "CAS-4.17a",
    "CAS-4.21",
)
def test_every_point_of_the_board_is_laid_by_click_and_paid_by_the_paytable(
    start_house: Callable[[str], House], open_page: Pages
) -> None:
    page = open_page(width=1440, height=900, reduced_motion=True)
    guest = Guest(page, "Roxana", start_house(WORD))
    wheel = sit_at_wheel(guest)
    expect(guest.button("Spin")).to_be_disabled()
    expect(page.get_by_role("img", name="Roulette wheel").first).to_be_visible()

    wheel.choose(1)
    board = points(Paytable.HOUSE)
    for point in board:
        wheel.lay(point)
    assert wheel.laid == dict.fromkeys(board, CHIP)
    expected = [(HOUSE[POINTS[point].kind], 1) for point in board]
    rows = [(factor, stake, factor) for factor, stake in expected]
    guest.until("all bets in the list", lambda: [row[1:] for row in listed(page)] == rows)
    shot(page, "roulette-all-bets")

    number = wheel.spin()
    first = pays(wheel, number)
    for size in WIDE:
        resize(page, *size)
        page.evaluate("new Promise((drawn) => requestAnimationFrame(() => setTimeout(drawn)))")
        assert page.evaluate(ON_THE_RAIL) == []
    resize(page, *WIDE[0])
    shot(page, "roulette-paid")
    wheel.next_round()
    assert wheel.place["stack"] == 1_000 * CHIP + first

    guest.press("Repeat")
    guest.until("all bets again", lambda: wheel.laid == dict.fromkeys(board, CHIP))
    assert wheel.spin() == 0
    second = pays(wheel, 0)
    won = {point for point in board if POINTS[point].covers(0)}
    assert won == {
        *("straight:0", "split:0-1", "split:0-2", "split:0-3", "trio:0-1-2", "trio:0-2-3"),
    }
    wheel.next_round()
    guest.leave()
    guest.sees_wallet(1_000 * CHIP + first + second)


def pays(wheel: Wheel, number: int) -> int:
    """The house has paid each bet as the paytable says, and the list shows it; the whole gain."""
    page = wheel.page
    outcomes = wheel.paid["outcomes"]
    laid = {outcome["point"]: outcome["chips"] for outcome in outcomes}
    wanted = gains(laid, HOUSE, number)
    assert {outcome["point"]: outcome["gain"] for outcome in outcomes} == wanted
    rows = [
        (HOUSE[POINTS[point].kind], laid[point] // CHIP, gain // CHIP)
        for point, gain in wanted.items()
    ]
    shown = "what each bet came to"
    wheel.guest.until(shown, lambda: sorted(row[1:] for row in listed(page)) == sorted(rows))
    whole = sum(wanted.values())
    assert wheel.paid["gain"] == whole
    how = "win" if whole > 0 else "lose"
    expect(page.get_by_text(f"You {how} {abs(whole) // CHIP:,}", exact=True).first).to_be_visible()
    return whole


@pytest.mark.req("CAS-4.3a", "CAS-4.16b", "CAS-4.19")
def test_chips_are_dragged_and_laid_by_keyboard(
    start_house: Callable[[str], House], open_page: Pages
) -> None:
    page = open_page(width=1440, height=900, reduced_motion=True)
    guest = Guest(page, "Dora", start_house("drag"))
    wheel = sit_at_wheel(guest)

    drag(wheel, 25, "split:0-2")
    drag(wheel, 5, "corner:1-2-4-5")
    assert wheel.laid == {"split:0-2": 25 * CHIP, "corner:1-2-4-5": 5 * CHIP}

    # From 17 one to the right is the line to 20, two are 20 itself.
    expect(wheel.spot("straight:17")).to_be_enabled()
    wheel.spot("straight:17").focus()
    page.keyboard.press("3")
    page.keyboard.press("ArrowRight")
    expect(wheel.spot("split:17-20")).to_be_focused()
    page.keyboard.press("Enter")
    guest.until("a chip by key", lambda: wheel.laid.get("split:17-20") == 10 * CHIP)
    page.keyboard.press("ArrowRight")
    page.keyboard.press("+")
    guest.until("another", lambda: wheel.laid.get("straight:20") == 10 * CHIP)
    page.keyboard.press("+")
    guest.until("two", lambda: wheel.laid.get("straight:20") == 20 * CHIP)
    page.keyboard.press("-")
    guest.until("one again", lambda: wheel.laid.get("straight:20") == 10 * CHIP)
    page.keyboard.press("u")
    guest.until("undone", lambda: wheel.laid.get("straight:20") == 20 * CHIP)

    expect(guest.button("Spin")).to_be_enabled()
    page.keyboard.press("s")
    guest.until("the ball at rest", lambda: len(wheel.spins) == 1)
    pays(wheel, wheel.spins[0]["number"])

    guest.press("Rules")
    rules = page.get_by_role("dialog")
    for kind, factor in HOUSE.items():
        name = KINDS.get(kind, kind.capitalize())
        row = re.compile(rf"^{name} \d+ {factor} : 1 ")
        expect(rules.get_by_role("row", name=row)).to_be_visible()
    rules.get_by_role("button", name="Ok").click()


def drag(wheel: Wheel, chip: int, point: str) -> None:
    """Pull a chip from the tray to a place on the board and let it go there."""
    mouse = wheel.page.mouse
    start = wheel.guest.button(f"{chip} chip").bounding_box()
    end = wheel.spot(point).bounding_box()
    assert start is not None
    assert end is not None
    mouse.move(start["x"] + start["width"] / 2, start["y"] + start["height"] / 2)
    mouse.down()
    mouse.move(end["x"], end["y"] - 40, steps=4)
    mouse.move(end["x"] + end["width"] / 2, end["y"] + end["height"] / 2, steps=4)
    mouse.up()
    wheel.guest.until(f"a chip on {point}", lambda: point in wheel.laid)


@pytest.mark.req("CAS-4.3a", "CAS-4.14b", "CAS-4.21")
def test_a_phone_lays_every_kind_of_bet_by_touch_and_sees_the_wheel_turn(
    start_house: Callable[[str], House], open_page: Pages
) -> None:
    page = open_page(touch=True, scale=2)
    guest = Guest(page, "Tilda", start_house("touch"), touch=True)
    guest.come_in()
    guest.follow("Roulette")
    guest.press("Play")
    wheel = Wheel(guest)
    kinds = {POINTS[point].kind: point for point in points(Paytable.HOUSE)}
    wheel.choose(5)
    for point in kinds.values():
        wheel.lay(point)
    assert set(wheel.laid) == set(kinds.values())
    shot(page, "roulette-board")

    guest.press("Bets")
    rows = [(HOUSE[kind], 5) for kind in kinds]
    guest.until("the bets in the list", lambda: [row[1:3] for row in listed(page)] == rows)
    page.get_by_role("dialog").get_by_role("button", name="Close").tap()

    before = len(wheel.spins)
    guest.press("Spin")
    expect(page.get_by_role("img", name="Roulette wheel, spinning")).to_be_visible()
    turned = page.evaluate(ROTOR)
    guest.until("a wheel that turns", lambda: page.evaluate(ROTOR) != turned)
    shot(page, "roulette-spinning")
    guest.until("the ball at rest", lambda: len(wheel.spins) > before)
    number = wheel.spins[-1]["number"]
    rest = page.get_by_role("img", name=re.compile(rf"Roulette wheel, ball on {number}\b"))
    expect(rest).to_be_visible()
    shot(page, "roulette-rest")
    wanted = gains(dict.fromkeys(kinds.values(), 5 * CHIP), HOUSE, number)
    assert wheel.paid["gain"] == sum(wanted.values())
    told = page.get_by_text(f"You {'win' if sum(wanted.values()) > 0 else 'lose'}").first
    expect(told).to_be_visible()


def test_after_a_spin_a_phone_has_one_large_button_to_go_on(
    start_house: Callable[[str], House], open_page: Pages
) -> None:
    page = open_page(touch=True, reduced_motion=True)
    guest = Guest(page, "Nora", start_house("next"), touch=True)
    wheel = sit_at_wheel(guest)
    wheel.choose(5)
    wheel.lay("red")
    guest.press("Spin")
    go_on = page.get_by_role("button", name="Next spin")
    expect(go_on).to_be_visible()
    box = go_on.bounding_box()
    assert box is not None
    assert box["width"] > page.evaluate("innerWidth") * 0.9
    go_on.tap()
    expect(page.get_by_role("button", name="Spin", exact=True)).to_be_visible()
