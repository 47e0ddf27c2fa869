"""The heads-up table: what its buttons do and what its displays show."""

import pytest
from playwright.sync_api import Locator, expect

from tests.browser.company import NO_CLOCK, NO_HURRY, Company
from tests.browser.house import House
from tests.browser.pages import Pages
from tests.browser.player import Player

HANDS_MAX = 12


@pytest.fixture
def company(house: House, open_page: Pages) -> Company:
    player = Player(open_page(width=1440, height=900, reduced_motion=True), "Hugh", house)
    player.come_in()
    table = player.open_table("heads-up", NO_CLOCK, NO_HURRY)
    player.go_to(table)
    player.sit(1_000)
    player.add_bots(1, "Pip")
    return Company(table, player)


@pytest.mark.req(
    "HU-FR5b",
    "HU-UIR1",
    "HU-UIR2",
    "HU-UIR3",
    "HU-UIR4",
    "HU-UIR5",
    "HU-UIR6",
    "HU-UIR7",
    "HU-UIR8",
    "HU-UIR9",
)
def test_buttons_do_what_they_say_and_displays_follow_each_turn(company: Company) -> None:
    (player,) = company.players
    missing = ["Call", "Raise", "Bet", "Check", "Fold"]
    boards = set()
    for _ in range(HANDS_MAX):
        while company.asked():
            hand = company.agree()
            boards.add(len(hand.board))
            expect(display(player, "Cards in play")).to_have_text(str(len(hand.board)))
            in_play = sum(hand.paid.values()) // 100
            expect(display(player, "Money in play")).to_have_text(f"{in_play:,}")
            move = next_move(player.offered(), missing)
            before = company.deeds_of(player)
            player.make(move)
            assert [deed for deed, _ in company.deeds_of(player)] == [
                *(deed for deed, _ in before),
                move.lower(),
            ]
            if move in missing:
                missing.remove(move)
        company.agree()
        if not missing and boards == {0, 3, 4, 5}:
            return
        company.next_hand()
    raise AssertionError(f"never offered: {missing}, never seen: {boards}")


def next_move(offered: list[str], missing: list[str]) -> str:
    """What was not tried yet, else what keeps the hand going."""
    for move in (*missing, "Check", "Call"):
        if move in offered and not (move == "Fold" and missing != ["Fold"]):
            return move
    return offered[0]


def display(player: Player, name: str) -> Locator:
    term = player.page.get_by_role("main").get_by_text(name, exact=True)
    return term.locator("xpath=following-sibling::dd")
