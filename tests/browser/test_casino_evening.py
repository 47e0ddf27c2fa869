"""A new guest walks in with 1,000 chips, wins and loses in all four games with one balance, loses
everything, and is shown the door. Every message of the house on the way is looked through for
cards that must not be known yet.
"""

from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import expect

from croupier.games.roulette.points import Colour, colour
from tests.browser.casino import CHIP, Guest, Wheel
from tests.browser.casino_cards import hidden_cards_sent
from tests.browser.casino_games import (
    against_bots,
    can_bet,
    has_seat,
    next_round,
    play_blackjack,
    play_poker,
    play_sabacc,
)
from tests.browser.house import House
from tests.browser.pages import Pages, shot

# With these cards the first hand of poker beats an opponent who has bet.
WORD = "hand-204"
GAMES = ("Poker", "Blackjack", "Roulette", "Sabacc")
ROUNDS_MAX = 20
BET = 20
BUST = 99
DOOR_MS = 20_000
# Notes when the farewell comes and when the front door does, by the clock of the page.
WATCH = """() => {
    const seen = (window.seen = {})
    const look = () => {
        const now = performance.now()
        if (document.querySelector('[role=alertdialog][open]')) seen.farewell ??= now
        if (document.body.innerText.includes('Your name at the table')) seen.door ??= now
    }
    const whatever = {childList: true, subtree: true, attributes: true}
    new MutationObserver(look).observe(document.body, whatever)
}"""


@pytest.fixture
def guest(start_house: Callable[[str], House], open_page: Pages) -> Guest:
    return Guest(open_page(width=1440, height=900, reduced_motion=True), "Nell", start_house(WORD))


def rules_are_a_window(guest: Guest, *parts: str) -> None:
    guest.press("Rules")
    dialog = guest.page.get_by_role("dialog")
    for part in parts:
        expect(dialog.get_by_text(part).first).to_be_visible()
    dialog.get_by_role("button", name="Ok", exact=True).click()
    expect(dialog).to_be_hidden()


def visit_poker(guest: Guest, wallet: int) -> int:
    """Wins the bets of others with the first hand, and gives up the second."""
    against_bots(guest, "Poker", 6)
    table = guest.table
    won = play_poker(guest, bet=0)
    assert won > 0
    expect(guest.page.get_by_text(f"You win {won // CHIP:,}", exact=True).first).to_be_visible()
    next_round(guest)
    lost = play_poker(guest, bet=BET)
    assert lost < 0
    rules_are_a_window(guest, "Aim", "How a hand goes", "Your moves", "Order of hands, best first")
    guest.leave()
    assert hidden_cards_sent(guest, table, "holdem") == []
    return wallet + won + lost


def visit_blackjack(guest: Guest, wallet: int) -> int:
    guest.follow("Blackjack")
    has_seat(guest)
    guest.until("bets", lambda: can_bet(guest))
    expect(guest.button("Start")).to_be_disabled()
    assert guest.frame["options"]["bet"]["most"] == wallet
    rules_are_a_window(
        guest, "Aim", "What cards count", "What you do", "What the dealer does", "How you win"
    )
    table = guest.table
    results: list[str] = []
    for _ in range(ROUNDS_MAX):
        results.append(play_blackjack(guest, BET, 17))
        if {"win", "loss"} <= {*results}:
            break
        next_round(guest)
    assert {"win", "loss"} <= {*results}
    guest.leave()
    assert hidden_cards_sent(guest, table, "blackjack") == []
    return wallet + (results.count("win") - results.count("loss")) * BET * CHIP


def visit_roulette(guest: Guest, wallet: int) -> int:
    """One spin that loses and one that wins, whatever comes."""
    guest.follow("Roulette")
    guest.press("Play")
    wheel = Wheel(guest)
    assert wheel.place["stack"] == wallet
    for wins in (False, True):
        wheel.choose(25)
        number = wheel.coming(orders=1)
        if number == 0:
            wheel.lay("straight:0" if wins else "red")
        else:
            wheel.lay("red" if (colour(number) is Colour.RED) is wins else "black")
        assert wheel.spin() == number
        gain = wheel.paid["gain"]
        assert (gain > 0) is wins
        words = f"You {'win' if wins else 'lose'} {abs(gain) // CHIP:,}"
        expect(guest.page.get_by_text(words, exact=True).first).to_be_visible()
        wallet += gain
        wheel.next_round()
    guest.leave()
    return wallet


def visit_sabacc(guest: Guest, wallet: int) -> int:
    against_bots(guest, "Sabacc", 1)
    table = guest.table
    gains: list[int] = []
    for _ in range(ROUNDS_MAX):
        gains.append(play_sabacc(guest, junk=not any(gain < 0 for gain in gains)))
        if min(gains) < 0 < max(gains):
            break
        next_round(guest)
    assert min(gains) < 0 < max(gains)
    guest.leave()
    assert hidden_cards_sent(guest, table, "sabacc") == []
    return wallet + sum(gains)


@pytest.mark.req(
    "CAS-1.1a",
    "CAS-1.1b",
    "CAS-1.1c",
    "CAS-1.2a",
    "CAS-1.2b",
    "CAS-1.2c",
    "CAS-1.3a",
    "CAS-1.3b",
    "CAS-1.3c",
    "CAS-1.3d",
    "CAS-1.3e",
    "CAS-1.3f",
    "CAS-2.4b",
    "CAS-2.9a",
    "CAS-2.14a",
    "CAS-2.17",
    "CAS-3.1a",
    "CAS-3.1c",
    "CAS-3.2a",
    "CAS-3.3a",
    "CAS-3.3b",
    "CAS-3.4a",
    "CAS-3.4d",
    "CAS-3.5a",
    "CAS-3.10",
    "CAS-3.11a",
    "CAS-3.11b",
    "CAS-3.11c",
    "CAS-3.12a",
    "CAS-3.13a",
    "CAS-3.13b",
    "CAS-3.13c",
    "CAS-4.14a",
    "CAS-5.1b",
    "CAS-5.26a",
)
def test_a_guest_wins_and_loses_in_four_games_and_is_shown_the_door(guest: Guest) -> None:
    guest.come_in()
    page = guest.page
    expect(page.get_by_role("heading", name="Croupier")).to_be_visible()
    for game in GAMES:
        expect(page.get_by_role("link", name=game, exact=True)).to_be_visible()
    assert guest.wallet == 1_000 * CHIP
    shot(page, "casino-menu")

    wallet = 1_000 * CHIP
    for visit in (visit_poker, visit_roulette, visit_blackjack, visit_sabacc):
        wallet = visit(guest, wallet)
        guest.sees_wallet(wallet)

    # The last chips go in one hand of blackjack that is drawn over 21.
    page.evaluate(WATCH)
    guest.follow("Blackjack")
    guest.until("bets", lambda: can_bet(guest))
    assert play_blackjack(guest, wallet // CHIP, BUST) == "loss"
    is_shown_the_door(guest)

    page.get_by_label("Your name at the table").fill(guest.name)
    guest.press("Play")
    guest.sees_wallet(1_000 * CHIP)
    guest.leave_house()


def is_shown_the_door(guest: Guest) -> None:
    """After the last chip: a message that says why, and the front door after 5 to 7 seconds."""
    page = guest.page
    farewell = page.get_by_role("alertdialog", name="No chips left")
    expect(farewell).to_contain_text("You have lost your last chip, so you have to leave")
    expect(page.get_by_role("dialog", name="No chips left")).to_have_count(0)
    shot(page, "casino-farewell")
    expect(page.get_by_label("Your name at the table")).to_be_visible(timeout=DOOR_MS)
    seen: dict[str, Any] = page.evaluate("window.seen")
    assert 5_000 <= seen["door"] - seen["farewell"] <= 7_000
