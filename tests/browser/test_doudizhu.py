"""Dou dizhu at three browsers, and at one with two bots: ready, bids, landlord, an airplane with
wings, a bomb over it, skips, the end, and hands that are refused with the reason.
"""

from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import Page, Position, expect

from croupier.cards.card import Card
from croupier.games.doudizhu.combos.combo import COMBOS, Category
from croupier.games.doudizhu.combos.picking import cards_of
from croupier.games.doudizhu.combos.plays import leads
from croupier.games.doudizhu.combos.ranks import counts_of
from tests.browser.company import Company
from tests.browser.house import House
from tests.browser.pages import Pages
from tests.browser.player import Player, until

# With these cards Bo in the second seat can be a landlord with an airplane, and Ada in the first
# has a bomb; Ada calls first, then Cy, then Bo.
WORD = "peony"
RULES = {"clock_ms": None}
# Where a card of a fan is not covered by its neighbours.
INSIDE = Position(x=18, y=24)
# What the house makes its buttons for, and what is left of it on a screen of 320 x 568 px, where a
# third row would cover the table.
FINGER, SMALL_FINGER = 44, 28


def seat_three(house: House, open_page: Pages) -> Company:
    """Ada at a desk, Bo at a phone, Cy at a small one."""
    ada = Player(open_page(width=1440, height=900, reduced_motion=True), "Ada", house)
    bo = Player(open_page(reduced_motion=True, touch=True), "Bo", house, touch=True)
    cy = Player(open_page(width=320, height=568, reduced_motion=True), "Cy", house)
    for player in (ada, bo, cy):
        player.come_in()
    wish: dict[str, Any] = {"game": "doudizhu", "preset": "bid", "name": "Orchard"}
    table = ada.order(t="open_table", rules=RULES, settings={}, **wish)
    for number, player in enumerate((ada, bo, cy), 1):
        player.go_to(table)
        player.sit(1000, seat=number)
    return Company(table, ada, bo, cy)


def hand_of(player: Player) -> tuple[Card, ...]:
    return tuple(player.frame["private"]["hand"])


def of_category(player: Player, *categories: Category) -> tuple[Card, ...]:
    """The first such hand that the player could lead."""
    hand = hand_of(player)
    found = (play for play in leads(counts_of(hand)) if COMBOS[play].category in categories)
    return cards_of(hand, next(found))


def choose(player: Player, cards: tuple[Card, ...]) -> None:
    """Clicks on cards of the hand by their place, which is that of the private view."""
    hand, buttons = hand_of(player), player.page.locator(".own button")
    expect(buttons).to_have_count(len(hand))
    for card in cards:
        button = buttons.nth(hand.index(card))
        if player.touch:
            button.tap(position=INSIDE)
        else:
            button.click(position=INSIDE)
        expect(button).to_have_attribute("aria-pressed", "true")


def drop_choice(player: Player) -> None:
    for _ in range(20):
        chosen = player.page.locator(".own button[aria-pressed=true]")
        if not chosen.count():
            return
        chosen.first.click(position=INSIDE)


def draw_across(page: Page, first: int, last: int) -> None:
    """A drag over neighbouring cards."""
    buttons = page.locator(".own button")
    boxes = [buttons.nth(number).bounding_box() for number in (first, last)]
    (start, end) = boxes
    assert start
    assert end
    page.mouse.move(start["x"] + 28, start["y"] + 30)
    page.mouse.down()
    page.mouse.move(end["x"] + 28, end["y"] + 30, steps=8)
    page.mouse.up()


def finger_across(page: Page, first: int, last: int) -> None:
    """The same with a finger on a touch screen."""
    buttons = page.locator(".own button")
    step = 1 if last > first else -1
    boxes = [buttons.nth(number).bounding_box() for number in range(first, last + step, step)]
    points = [{"x": box["x"] + 22, "y": box["y"] + 22} for box in boxes if box]
    screen = page.context.new_cdp_session(page)
    screen.send("Input.dispatchTouchEvent", {"type": "touchStart", "touchPoints": points[:1]})
    for point in points[1:]:
        screen.send("Input.dispatchTouchEvent", {"type": "touchMove", "touchPoints": [point]})
    screen.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})
    screen.detach()


# How wide and how tall the part of each card is that no other covers, along its longest lines.
UNCOVERED = """(buttons) => buttons.map((button) => {
    const {left, right, top, bottom} = button.getBoundingClientRect()
    const hit = (x, y) => document.elementFromPoint(x, y) === button
    const longest = (from, to, at) => {
        let run = 0, most = 0
        for (let n = from; n < to; n++) most = Math.max(most, run = at(n) ? run + 1 : 0)
        return most
    }
    const widths = [], heights = []
    for (let y = top; y < bottom; y += 4) widths.push(longest(left, right, (x) => hit(x, y)))
    for (let x = left; x < right; x += 4) heights.push(longest(top, bottom, (y) => hit(x, y)))
    return [Math.max(...widths), Math.max(...heights)]
})"""


def narrowest(page: Page) -> tuple[float, float]:
    """The least width and height of what can be pressed of a card."""
    sizes = page.locator(".own button").evaluate_all(UNCOVERED)
    return min(wide for wide, _ in sizes), min(tall for _, tall in sizes)


def everybody_sees(company: Company, text: str) -> None:
    for player in company.players:
        expect(player.page.get_by_role("region", name=text)).to_be_visible()


def everybody_is_pictured(company: Company, *, with_roles: bool) -> None:
    """The others around the table, oneself in the dock. Once roles are known, each wears a hat."""
    for player in company.players:
        others = player.page.get_by_role("list", name="Players").get_by_role("listitem")
        expect(others).to_have_count(2)
        for place in (others.nth(0), others.nth(1), player.dock):
            expect(place.locator(".avatar")).to_be_visible()
            expect(place.locator(".avatar path").first).to_be_attached()
            expect(place.locator(".hat svg")).to_have_count(1 if with_roles else 0)


def play_on(company: Company) -> None:
    """Everybody follows the first hint, or skips, to the end."""
    while player := company.asked():
        if "Hint" in player.offered():
            player.press("Hint")
            player.make("Play")
        else:
            player.make("Skip")


@pytest.mark.req("DDZ-0.1", "DDZ-0.4", "DDZ-0.5", "DDZ-1.2", "DDZ-1.3", "DDZ-2.2", "DDZ-2.3")
@pytest.mark.req("DDZ-2.4", "DDZ-2.5", "DDZ-2.6", "DDZ-1.6", "DDZ-STATE-OP-ILLEGAL")
def test_three_people_play_a_round(start_house: Callable[[str], House], open_page: Pages) -> None:
    company = seat_three(start_house(WORD), open_page)
    ada, bo, cy = company.players
    bo.press("Ready")
    bo.press("Not ready")
    ada.press("Ready")
    cy.press("Ready")
    expect(cy.page.get_by_role("button", name="Not ready")).to_be_visible()
    assert bo.frame["view"] is None
    bo.press("Ready")
    assert company.asked() is ada
    everybody_is_pictured(company, with_roles=False)
    ada.make("Pass")
    assert company.asked() is cy
    cy.make("Bid 1")
    assert company.asked() is bo
    expect(bo.move("Bid 1")).to_be_disabled()
    bo.make("Bid 3")

    assert company.asked() is bo
    for player in company.players:
        expect(player.page.get_by_role("img", name="Bottom cards: ")).to_be_visible()
        expect(player.page.get_by_text("Stake 30")).to_be_visible()
    expect(ada.page.get_by_role("list", name="Players")).to_contain_text("landlord, 20 cards left")
    expect(bo.page.locator(".own button")).to_have_count(20)
    expect(bo.page.locator(".message")).to_have_text("You are the landlord for 3")
    everybody_is_pictured(company, with_roles=True)

    # Twenty cards on a phone: each can be pressed, and chosen with a finger that is drawn across.
    wide, tall = narrowest(bo.page)
    assert wide >= FINGER, (wide, tall)
    assert tall >= FINGER, (wide, tall)
    finger_across(bo.page, 8, 11)
    chosen = bo.page.locator(".own button[aria-pressed=true]")
    expect(chosen).to_have_count(4)
    finger_across(bo.page, 11, 9)
    expect(chosen).to_have_count(1)
    drop_choice(bo)
    wide, tall = narrowest(cy.page)
    assert min(wide, tall) >= SMALL_FINGER, (wide, tall)

    # Cards that are no hand together
    hand = hand_of(bo)
    choose(bo, (hand[0], hand[-1]))
    expect(bo.move("Skip")).to_be_disabled()
    bo._touch(bo.move("Play"))
    expect(bo.page.get_by_role("alert")).to_contain_text("no hand together")
    assert len(hand_of(bo)) == 20
    drop_choice(bo)

    choose(bo, of_category(bo, Category.AIRPLANE_SOLO, Category.AIRPLANE_PAIR))
    expect(bo.dock).to_contain_text("Airplane with")
    bo.make("Play")
    everybody_sees(company, "Airplane with")

    # Another kind of hand, then a bomb over it, by a drag
    assert company.asked() is ada
    choose(ada, hand_of(ada)[-1:])
    ada.move("Play").click()
    expect(ada.page.get_by_role("alert")).to_contain_text("another kind of hand")
    drop_choice(ada)
    bomb = of_category(ada, Category.BOMB)
    first = hand_of(ada).index(bomb[0])
    draw_across(ada.page, first, first + 3)
    expect(ada.page.locator(".own button[aria-pressed=true]")).to_have_count(4)
    ada.make("Play")
    everybody_sees(company, ": Bomb")
    for player in company.players:
        expect(player.page.get_by_text("Stake 60")).to_be_visible()

    assert company.asked() is cy
    cy.make("Skip")
    assert company.asked() is bo
    bo.make("Skip")
    assert company.asked() is ada
    expect(ada.move("Skip")).to_be_disabled()
    play_on(company)

    result = ada.frame["view"]["result"]
    winner = "The landlord wins" if result["winner"] == "landlord" else "The peasants win"
    for player in company.players:
        table = player.page.get_by_role("main")
        expect(table.get_by_text(winner)).to_be_visible()
        expect(table.get_by_text("1 of 1 won").first).to_be_visible()
    # The next round is played in the same room.
    for player in company.players:
        player.press("Ready")
    until(ada.page, "the next round", lambda: ada.frame["pending"] is not None)
    assert company.asked() is not None
    assert [seat["score"]["rounds"] for seat in ada.frame["view"]["seats"]] == [1, 1, 1]


def test_hard_bots_are_offered_by_their_strength_and_play(house: House, open_page: Pages) -> None:
    ivo = Player(open_page(width=1440, height=900, reduced_motion=True), "Ivo", house)
    ivo.come_in()
    wish: dict[str, Any] = {"game": "doudizhu", "preset": "random", "name": "Pond"}
    table = ivo.order(t="open_table", rules=RULES, settings={}, **wish)
    ivo.go_to(table)
    ivo.sit(1000)
    ivo.add_bots(2, "Hard: has learned, and thinks ahead")
    seats = ivo.frame["summary"]["seats"]
    assert [seat["bot"] for seat in seats if seat.get("bot")] == ["hard", "hard"]
    ivo.press("Ready")
    play_on(Company(table, ivo))
    until(ivo.page, "the end", lambda: ivo.frame["view"]["phase"] == "over")


@pytest.mark.req("DDZ-0.1", "DDZ-0.4")
def test_one_plays_with_two_bots_by_the_keyboard(house: House, open_page: Pages) -> None:
    ida = Player(open_page(width=1440, height=900, reduced_motion=True), "Ida", house)
    ida.come_in()
    wish: dict[str, Any] = {"game": "doudizhu", "preset": "random", "name": "Hedge"}
    table = ida.order(t="open_table", rules=RULES, settings={"fill_ms": 0}, **wish)
    ida.go_to(table)
    ida.sit(1000)
    seats = ida.page.get_by_role("list", name="Players")
    expect(seats.get_by_text("Bot", exact=False)).not_to_have_count(0)
    ida.press("Ready")
    company = Company(table, ida)
    assert company.asked() is ida
    # A rank chooses a card, and the same once more takes the last one back.
    lowest = ida.page.locator(".own button").last
    lowest.focus()
    ida.page.keyboard.press("Space")
    expect(lowest).to_have_attribute("aria-pressed", "true")
    ida.page.keyboard.press("ArrowLeft")
    expect(lowest).not_to_be_focused()
    ida.page.keyboard.press("ArrowRight")
    ida.page.keyboard.press("Space")
    expect(lowest).to_have_attribute("aria-pressed", "false")
    # The counter knows what was played and what is in the own hand, and nothing else.
    ida.page.keyboard.press("c")
    counter = ida.page.get_by_role("list", name="Cards that you have not seen")
    seen = len(hand_of(ida)) + sum(ida.frame["view"].get("gone", ()))
    numbers = [int(text) for text in counter.locator("b").all_inner_texts()]
    assert sum(numbers) == 54 - seen
    while player := company.asked():
        if "Hint" in player.offered():
            player.page.keyboard.press("h")
            player.strike("p")
        else:
            player.strike("s")
    until(ida.page, "the end", lambda: ida.frame["view"]["phase"] == "over")
    result = ida.page.get_by_role("main").get_by_text("The landlord wins")
    expect(result.or_(ida.page.get_by_role("main").get_by_text("The peasants win"))).to_be_visible()
