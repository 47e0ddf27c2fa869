"""What there is at a table beside playing: history with replay, the rules of this table."""

import re

import pytest
from playwright.sync_api import expect

from tests.browser.company import NO_CLOCK, NO_HURRY, Company
from tests.browser.house import House
from tests.browser.pages import Pages, resize
from tests.browser.player import Player, until
from tests.browser.screen import amount, differences, expected, read_replay
from tests.browser.written import Hand, moments_of


@pytest.fixture
def company(house: House, open_page: Pages) -> Company:
    """Eve at a desk and Finn at a phone; the blinds are not the usual ones."""
    eve = Player(open_page(width=1440, height=900, reduced_motion=True), "Eve", house)
    finn = Player(open_page(reduced_motion=True), "Finn", house)
    eve.come_in()
    finn.come_in()
    rules = NO_CLOCK | {"blinds": [10_00, 20_00], "bet_min": 20_00}
    table = eve.open_table("cardroom", rules, NO_HURRY)
    company = Company(table, eve, finn)
    for player in company.players:
        player.go_to(table)
        player.sit(500)
    return company


# Flat plates, as a replay on a phone has them, whose words hang out below.
HANGING = """() => [...document.querySelectorAll('.seat.compact')].filter((seat) => {
    const [box, words] = [seat, seat.querySelector('.plate')].map((e) => e.getBoundingClientRect())
    return words.bottom > box.bottom
}).length"""

# How much of an open window has to be scrolled to.
CUT_OFF = """() => {
    const body = document.querySelector('dialog:modal .dialog-body')
    return body.scrollHeight - body.clientHeight
}"""


def agrees(player: Player, moment: Hand) -> None:
    """The replay shows cards, bets, pots and result as the log had them then."""
    wanted = expected(moment, player.name, set(), set(moment.names.values()))

    def found() -> list[str]:
        return differences(read_replay(player.page, player.name), wanted)

    try:
        until(player.page, "", lambda: not found())
    except AssertionError:
        raise AssertionError(f"{player.name} sees otherwise: {found()}") from None


def test_the_last_hand_is_in_the_history_and_can_be_watched_again(company: Company) -> None:
    eve, finn = company.players
    company.passively()
    hand = company.agree()
    gains = {hand.names[seat]: hand.won.get(seat, 0) - paid for seat, paid in hand.paid.items()}

    eve.page.get_by_role("tab", name="History").click()
    finn.press("History")
    for player in company.players:
        line = player.page.get_by_role("button", name="Hand 1")
        expect(line).to_be_visible()
        shown = line.locator(".gain").inner_text()
        sign = -1 if shown.startswith("−") else 1
        assert sign * amount(shown) == gains[player.name]

    eve.page.get_by_role("button", name="Hand 1").click()
    replay = eve.page.get_by_role("dialog", name="Hand 1")
    steps = int(replay.get_by_text(re.compile(r"^1 / \d+$")).inner_text().split("/")[1])
    assert steps > len(hand.deeds)
    moments = moments_of(eve.house.log(company.table), 1)
    assert len(moments) == steps
    told = []
    for step, moment in enumerate(moments, start=1):
        if step > 1:
            replay.get_by_role("button", name="Step forward").click()
        expect(replay.get_by_text(f"{step} / {steps}", exact=True)).to_be_visible()
        agrees(eve, moment)
        told.append(replay.locator(".told").inner_text())
    expect(replay.get_by_role("button", name="Step forward")).to_be_disabled()
    assert "Flop: " in " ".join(told)
    assert re.search(r"takes? the pot of \d+", told[-1])
    # A wide window has room for what is told of the end, under the whole table.
    before = eve.page.viewport_size
    resize(eve.page, 1440, 900)
    assert eve.page.evaluate(CUT_OFF) <= 0
    if before:
        resize(eve.page, **before)
    replay.get_by_role("button", name="First step").click()
    expect(replay.locator(".told")).to_have_text(told[0])
    expect(replay.get_by_role("img", name=re.compile("^Board: no cards yet"))).to_be_visible()

    finn.page.get_by_role("button", name="Hand 1").click()
    expect(finn.page.get_by_role("dialog", name="Hand 1").locator(".seat.compact")).to_have_count(2)
    assert finn.page.evaluate(HANGING) == 0


def test_the_total_of_a_replay_lies_below_its_pot(company: Company) -> None:
    """Beside it, it would lie on the cards of a neighbour."""
    eve, _ = company.players
    while player := company.asked():
        offered = player.offered()
        on_flop = len(company.hand.board) == 3
        usual = "Check" if "Check" in offered else "Call"
        player.make("Bet" if on_flop and "Bet" in offered else usual)
    eve.page.set_viewport_size({"width": 390, "height": 844})
    eve.press("History")
    eve.page.get_by_role("button", name="Hand 1").click()
    replay = eve.page.get_by_role("dialog", name="Hand 1")
    total = replay.locator(".total")
    while total.count() == 0:
        replay.get_by_role("button", name="Step forward").click()
    pot, below = (replay.locator(which).bounding_box() for which in (".pot .lab", ".total"))
    assert pot is not None
    assert below is not None
    assert below["y"] >= pot["y"] + pot["height"] - 1
    assert abs(below["x"] + below["width"] / 2 - pot["x"] - pot["width"] / 2) < 2


def test_my_evening_adds_up_what_was_played(company: Company) -> None:
    eve, _ = company.players
    company.passively()
    hand = company.hand
    seat = next(seat for seat, name in hand.names.items() if name == eve.name)
    gain = hand.won.get(seat, 0) - hand.paid[seat]
    eve.page.goto(f"{eve.house.url}#/evening")
    for part in ("Net result by game", "My sessions", "My last rounds"):
        line = eve.page.get_by_role("region", name=part).get_by_role("listitem")
        expect(line).to_have_count(1)
        shown = line.locator(".gain").inner_text()
        assert (-1 if shown.startswith("−") else 1) * amount(shown) == gain, part


@pytest.mark.req("CAS-2.17")
def test_the_rules_are_those_of_this_table(house: House, company: Company) -> None:
    eve, finn = company.players
    eve.press("Rules")
    rules = eve.page.get_by_role("dialog", name="Rules")
    expect(rules).to_contain_text("Blinds 10 / 20")
    expect(rules).to_contain_text("20 to 2,000")
    rules.get_by_role("button", name="Ok").click()
    expect(rules).to_be_hidden()

    finn.page.goto(f"{house.url}#/room/holdem/casino")
    finn.play_against_bots()
    finn.press("Rules")
    rules = finn.page.get_by_role("dialog", name="Rules")
    expect(rules).to_contain_text("Make the best hand of five")
    expect(rules).to_contain_text("three cards are laid on the board before the first bets")
    for move in ("Fold", "Check", "Call", "Bet", "Raise", "All-in"):
        expect(rules.get_by_role("term").filter(has_text=move).first).to_be_visible()
    hands = rules.get_by_role("listitem").locator("b").all_text_contents()
    assert hands[0] == "Royal flush"
    assert hands[-1] == "High card"
    assert len(hands) == 10
