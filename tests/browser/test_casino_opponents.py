"""Opponents are chosen on entry and stay for the whole visit; after a fold a message tells who won;
whoever beats the last opponent has won the table and goes to the menu.
"""

import re
from collections.abc import Callable

import pytest
from playwright.sync_api import Locator, expect

from tests.browser.casino import CHIP, Guest
from tests.browser.casino_games import (
    against_bots,
    is_over,
    next_round,
    over_or_asked,
    play_poker,
    play_sabacc,
)
from tests.browser.house import House
from tests.browser.pages import Pages, shot

# With these cards an opponent who owns one chip bets it on the first hand and loses it.
LAST_CHIP = "last-chip-175"
GAMES_MAX = 12
Starts = Callable[[str], House]


@pytest.fixture
def walk_in(start_house: Starts, open_page: Pages) -> Callable[[str], Guest]:
    def come(word: str) -> Guest:
        page = open_page(width=1440, height=900, reduced_motion=True)
        guest = Guest(page, "Olga", start_house(word))
        guest.come_in()
        return guest

    return come


def opponents(guest: Guest) -> Locator:
    return guest.page.get_by_role("list", name="Players").get_by_role("listitem")


def seated_bots(guest: Guest) -> dict[str, int]:
    """What the bots brought, by the names at their seats."""
    summary = next(frame["summary"] for frame in reversed(guest.frames) if frame.get("summary"))
    return {seat["name"]: seat["chips"] for seat in summary["seats"] if seat.get("bot")}


def cannot_change_bots(guest: Guest) -> None:
    guest.press("Table")
    dialog = guest.page.get_by_role("dialog")
    expect(dialog.get_by_role("listitem").first).to_be_visible()
    expect(dialog.get_by_role("button", name=re.compile("Add a bot|Dismiss"))).to_have_count(0)
    dialog.get_by_role("button", name="Close", exact=True).click()
    expect(guest.page.get_by_role("button", name=re.compile("Add a bot"))).to_have_count(0)


@pytest.mark.req(
    "CAS-2.2c",
    "CAS-2.2d",
    "CAS-2.2e",
    "CAS-2.2f",
    "CAS-2.3a",
    "CAS-2.3b",
    "CAS-2.8e",
    "CAS-2.9b",
    "CAS-2.9c",
)
def test_opponents_of_poker_are_chosen_on_entry_and_stay(walk_in: Callable[[str], Guest]) -> None:
    guest = walk_in("opponents")
    page = guest.page
    guest.follow("Poker")
    for name, most in (("More bots", "6"), ("Fewer bots", "1")):
        while guest.button(name).is_enabled():
            guest.press(name)
        expect(page.get_by_role("group", name="Bots").get_by_role("status")).to_have_text(most)
    guest.follow("Back to menu")

    against_bots(guest, "Poker", 2)
    over_or_asked(guest)
    first = seated_bots(guest)
    assert len(first) == 2
    assert all(1_000 * CHIP <= chips <= 10_000 * CHIP for chips in first.values())
    expect(opponents(guest)).to_have_count(2)
    cannot_change_bots(guest)

    guest.until("no pot", lambda: guest.screen().pots == [])
    guest.raise_to(30)
    over_or_asked(guest)
    guest.until("30 in the pot", lambda: guest.screen().pots == [30 * CHIP])
    guest.make("Fold")
    guest.until("the end of the hand", lambda: is_over(guest))
    winner = next(place for place in guest.frame["view"]["seats"] if place.get("won"))
    summary = next(frame["summary"] for frame in reversed(guest.frames) if frame.get("summary"))
    seat = next(seat for seat in summary["seats"] if seat["seat"] == winner["seat"])
    name, chips = seat["name"], seat["chips"]
    log = page.get_by_role("list", name="Log").get_by_role("listitem")
    pot = re.compile(f"^{name} takes the pot of {winner['won'] // CHIP}")
    expect(log.filter(has_text=pot)).to_be_visible()
    expect(log.filter(has_text=f"{name} has {chips // CHIP:,} now")).to_be_visible()
    expect(log.filter(has_text="You have 970 now")).to_be_visible()
    next_round(guest)
    cannot_change_bots(guest)
    expect(opponents(guest)).to_have_count(2)
    guest.press("Leave")
    leave = page.get_by_role("button", name="Leave the table")
    expect(leave.or_(page.get_by_role("region", name="Your chips")).first).to_be_visible()
    if leave.is_visible():
        leave.click()

    against_bots(guest, "Poker", 1)
    over_or_asked(guest)
    expect(opponents(guest)).to_have_count(1)
    assert not seated_bots(guest).items() & first.items()


def sit_with_a_poor_bot(guest: Guest, game: str, kind: str, chips: int, seat: int) -> None:
    """At a table of one's own whose only opponent has so many chips."""
    poor = {"bot_buy_in": [chips * CHIP, chips * CHIP]}
    table = guest.open_game(game, settings=poor)
    guest.order(t="seat_bot", table=table, kind=kind)
    guest.sit(1_000, seat=seat)


def wins_the_table(guest: Guest, name: str, wallet: int) -> None:
    page = guest.page
    dialog = page.get_by_role("dialog", name="You won the table!")
    expect(dialog).to_contain_text("Congratulations")
    shot(page, "casino-won-table")
    beaten = page.get_by_text(f"Congratulations, you have beaten {name}")
    expect(beaten.first).to_be_attached()
    expect(dialog.get_by_role("button", name="Stay here")).to_have_count(0)
    dialog.get_by_role("button", name="Back to menu").click()
    guest.sees_wallet(wallet)


@pytest.mark.req("CAS-2.13a", "CAS-2.13b", "CAS-2.16a", "CAS-2.16b")
def test_whoever_takes_the_last_chip_of_the_last_opponent_wins_the_poker_table(
    walk_in: Callable[[str], Guest],
) -> None:
    guest = walk_in(LAST_CHIP)
    sit_with_a_poor_bot(guest, "holdem", "thirds", 1, seat=7)
    over_or_asked(guest)
    (name,) = seated_bots(guest)
    assert play_poker(guest, bet=0) == 1 * CHIP
    guest.order(t="ready", table=guest.table)
    wins_the_table(guest, name, 1_001 * CHIP)
    against_bots(guest, "Poker", 1)
    assert seated_bots(guest)


@pytest.mark.req("CAS-5.3a", "CAS-5.3b", "CAS-5.3c", "CAS-5.27b", "CAS-5.28a", "CAS-5.28b")
def test_whoever_beats_the_last_opponent_wins_the_sabacc_table(
    walk_in: Callable[[str], Guest],
) -> None:
    guest = walk_in("sabacc")
    page = guest.page
    guest.follow("Sabacc")
    for way, most in (("More bots", "3"), ("Fewer bots", "1")):
        while guest.button(way).is_enabled():
            guest.press(way)
        expect(page.get_by_role("group", name="Bots").get_by_role("status")).to_have_text(most)
    sit_with_a_poor_bot(guest, "sabacc", "balance", 100, seat=4)
    over_or_asked(guest)
    (name,) = seated_bots(guest)
    cannot_change_bots(guest)
    wallet = 1_000 * CHIP
    for _ in range(GAMES_MAX):
        wallet += play_sabacc(guest, junk=False)
        guest.order(t="ready", table=guest.table)
        guest.until("the next game or none", lambda: guest.asked or not seated_bots(guest))
        if not seated_bots(guest):
            break
    wins_the_table(guest, name, wallet)
    against_bots(guest, "Sabacc", 3)
    over_or_asked(guest)
    assert len(seated_bots(guest)) == 3
    expect(opponents(guest)).to_have_count(3)
