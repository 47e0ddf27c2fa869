"""A heads-up evening: a new name, the choices before the first hand, ten hands, quitting with a
result that the house remembers; and two people who play by link."""

import re
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from tests.browser.company import Company
from tests.browser.house import House
from tests.browser.pages import Pages
from tests.browser.player import Player, until

HANDS = 10
BUY_IN, BOT_BUY_IN = 400, 300
DEAR = 12_00  # six big blinds


def to_the_room(player: Player) -> None:
    player.page.get_by_role("link", name=re.compile("^Heads-up")).click()
    expect(player.page.get_by_role("heading", name="Net profit, heads-up")).to_be_visible()


def shows_profit(page: Page, chips: int) -> None:
    shown = f"{chips:+,}".replace("-", "\u2212") if chips else "0"
    region = page.get_by_role("region", name="Net profit, heads-up")
    expect(region.get_by_text(shown, exact=True)).to_be_visible()


def choose(page: Page) -> None:
    """The smallest stakes, a bot of medium strength, and what each of the two brings."""
    for difficulty in ("Easy", "Medium"):
        expect(page.get_by_role("radio", name=re.compile(difficulty)).first).to_be_attached()
    page.get_by_role("radio", name="1 / 2").check(force=True)
    page.get_by_role("radio", name=re.compile("Nora")).check(force=True)
    page.get_by_label("Your buy-in", exact=True).fill(str(BUY_IN))
    page.get_by_label("Buy-in of Nora", exact=True).fill(str(BOT_BUY_IN))
    page.keyboard.press("Tab")
    play = page.get_by_role("button", name=re.compile("^Play ")).first
    expect(play).to_contain_text(f"{BUY_IN} against {BOT_BUY_IN}")
    play.click()


def play_hands(company: Company, player: Player, count: int) -> set[str]:
    """Each move is made as soon as it is offered for the first time, then what keeps the hand
    going; but a high price is not paid, so that the chips last. Gives those that were made."""
    made: set[str] = set()
    while True:
        while company.asked():
            offered = player.offered()
            known = [move for move in ("Raise", "Bet", "Call", "Check", "Fold") if move in offered]
            new = [move for move in known if move not in made]
            usual = [move for move in ("Check", "Call", "All-in") if move in offered]
            dear = player.frame["options"].get("call", 0) > DEAR
            move = "Fold" if dear else (new or usual or known)[0]
            made.add(move)
            player.make(move)
        if company.hand.number == count:
            return made
        company.next_hand()


@pytest.mark.req(
    "HU-FR1",
    "HU-FR2a",
    "HU-FR2b",
    "HU-FR2c",
    "HU-FR2d",
    "HU-FR2e",
    "HU-FR10b",
    "HU-FR10c",
)
def test_an_evening_against_a_bot(house: House, open_page: Pages) -> None:
    page = open_page(reduced_motion=True)
    player = Player(page, "Hester", house)
    player.come_in()
    to_the_room(player)
    shows_profit(page, 0)
    expect(page.get_by_text("Your result will stand here.")).to_be_visible()

    choose(page)
    table = player.table
    until(page, "two players", lambda: seated(player) == 2)
    summaries = [frame["summary"] for frame in player.frames if "summary" in frame]
    first = next(summary for summary in summaries if len(summary["seats"]) == 2)
    chips = {seat["name"]: seat["chips"] // 100 for seat in first["seats"]}
    assert chips.pop(player.name) == BUY_IN
    assert chips == {"Nora": BOT_BUY_IN}
    assert [seat["bot"] for seat in first["seats"] if "bot" in seat] == ["medium"]
    assert first["rules"]["blinds"] == [100, 200]

    made = play_hands(Company(table, player), player, HANDS)
    assert {"Call", "Check", "Fold"} <= made
    assert made & {"Bet", "Raise"}

    result = quit_table(player)
    to_the_room(player)
    shows_profit(page, result)
    expect(page.get_by_text(re.compile("^1 session"))).to_be_visible()
    page.reload()
    shows_profit(page, result)


def seats_of(player: Player) -> list[dict[str, Any]]:
    found = [frame["summary"]["seats"] for frame in player.frames if "summary" in frame]
    return found[-1] if found else []


def seated(player: Player) -> int:
    return len(seats_of(player))


def quit_table(player: Player) -> int:
    """Leaves, and gives what the seat had brought, in chips."""
    has = next(seat["chips"] for seat in seats_of(player) if seat["name"] == player.name)
    player.press("Leave")
    player.page.wait_for_url("**/#/")
    return int(has) // 100 - BUY_IN


@pytest.mark.req("HU-FR10a")
def test_a_bot_that_is_gone_is_given_new_chips(house: House, open_page: Pages) -> None:
    page = open_page(reduced_motion=True)
    player = Player(page, "Hedda", house)
    player.come_in()
    to_the_room(player)
    choose(page)
    table = player.table
    until(page, "two players", lambda: seated(player) == 2)
    until(page, "a hand", lambda: player.frame["pending"] is not None)
    (bot,) = [seat["seat"] for seat in seats_of(player) if "bot" in seat]
    player.order(t="dismiss_bot", table=table, seat=bot)
    company = Company(table, player)
    while company.asked():  # it stays to the end of the hand
        player.make("Fold" if "Fold" in player.offered() else "Check")
    player.page.get_by_role("button", name=f"Re-buy for the bot: {BOT_BUY_IN}").click()
    until(page, "a bot again", lambda: seated(player) == 2)
    (again,) = [seat for seat in seats_of(player) if "bot" in seat]
    assert (again["bot"], again["chips"]) == ("medium", BOT_BUY_IN * 100)


@pytest.mark.req("HU-OV-1")
def test_two_people_play_by_link(house: House, open_page: Pages) -> None:
    host = Player(open_page(width=1440, height=900, reduced_motion=True), "Hugo", house)
    host.come_in()
    to_the_room(host)
    host.page.get_by_role("button", name="Play a friend").click()
    table = host.table
    invitation = host.page.get_by_role("dialog")
    host.page.evaluate("navigator.clipboard.writeText = (text) => { window.copied = text }")
    invitation.get_by_role("button", name="Copy link").click()
    link = host.page.evaluate("window.copied")
    host.page.keyboard.press("Escape")
    expect(invitation).to_have_count(0)
    assert link.startswith(f"{house.url}#/table/{table}?link=")

    stranger = Player(open_page(reduced_motion=True), "Sly", house)
    stranger.come_in()
    stranger.page.goto(f"{house.url}#/table/{table}")
    expect(stranger.page.get_by_text("Good to see you")).to_be_visible()

    friend = Player(open_page(reduced_motion=True), "Freya", house)
    friend.come_in()
    friend.page.goto(link)
    friend.sit(1_000)
    until(host.page, "two people", lambda: seated(host) == 2)
    until(host.page, "a hand", lambda: host.frame["pending"] is not None)
    assert host.frame["pending"]["wait_ms"] == 30_000
