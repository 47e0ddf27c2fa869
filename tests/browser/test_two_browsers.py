"""Two people at two browsers and two bots at one table of the card room play whole hands, from the
first card to the chips back in the wallet.
"""

from collections.abc import Callable

import pytest
from playwright.sync_api import expect

from croupier.games.holdem.moves import Deed
from tests.browser.company import NO_CLOCK, WHEN_READY, Company
from tests.browser.hidden import cards_in, hidden_cards_sent
from tests.browser.house import House
from tests.browser.layout import unreadable_hands
from tests.browser.pages import Pages
from tests.browser.player import Player, until

# With these cards there is a side pot in the second hand.
WORD = "saffron"


def sit_down(house: House, open_page: Pages, names: tuple[str, str]) -> Company:
    """One at a desk with few chips, one at a phone with more, and two bots that like to call."""
    anna = Player(open_page(width=1440, height=900, reduced_motion=True), names[0], house)
    ben = Player(open_page(reduced_motion=True, touch=True), names[1], house, touch=True)
    anna.come_in()
    ben.come_in()
    table = anna.open_table("cardroom", NO_CLOCK, WHEN_READY, name="Velvet")
    anna.go_to(table)
    anna.sit(70, seat=1)
    ben.go_to(table)
    ben.sit(400, seat=3)
    for seat in (2, 4):
        anna.press(f"Add a bot Seat {seat}")
    until(anna.page, "both bots", lambda: len(anna.seated) == 4)
    company = Company(table, anna, ben)
    company.begin()
    return company


def play_first_hand(company: Company) -> None:
    """A raise, calls, a bet, checks and a fold."""
    anna, ben = company.players
    player = company.asked()
    assert player is not None
    company.agree()
    player.raise_to(30)
    while player := company.asked():
        hand = company.agree()
        offered = player.offered()
        if not hand.board:
            player.make("Call")
        elif player is anna and "Fold" in offered:
            player.make("Fold")
        elif player is ben and "Bet" in offered and len(hand.board) == 3:
            player.raise_to(20)
        else:
            player.make("Check" if "Check" in offered else "Call")


def play_second_hand(company: Company) -> list[list[int]]:
    """Anna is all-in before the flop; Ben bets against the bots on the flop. The pots that were
    seen on both screens."""
    anna, _ = company.players
    seen = []
    while player := company.asked():
        hand = company.agree()
        seen.append(hand.pots)
        offered = player.offered()
        if player is anna:
            player.go_all_in()
        elif len(hand.board) == 3 and "Bet" in offered:
            player.raise_to(30)
        else:
            player.make("Check" if "Check" in offered else "Call")
    return seen


@pytest.mark.req(
    "EPS-RF-PI-003",
    "EPS-SC-IS-04a",
    "EPS-RF-HH-001",
    "EPS-RF-HH-003",
    "EPS-RF-HH-004",
    "EPS-RF-HH-009",
    "EPS-RF-HH-010",
    "EPS-RF-HH-011",
    "EPS-RF-HH-012",
    "EPS-RF-HH-013",
    "EPS-RF-HH-014",
    "EPS-UC-010.13",
)
def test_whole_hands_with_a_side_pot_are_shown_as_they_are_in_the_log(
    start_house: Callable[[str], House], open_page: Pages
) -> None:
    company = sit_down(start_house(WORD), open_page, ("Anna", "Ben"))
    anna, _ = company.players
    play_first_hand(company)
    first = company.agree()
    assert {acted.deed for acted in first.deeds} == set(Deed)
    assert first.shown, "no showdown"

    company.next_hand()
    pots = play_second_hand(company)
    assert max(map(len, pots)) == 2, "no side pot"
    second = company.agree()
    assert second.shown == set(second.live)
    for player in company.players:
        assert unreadable_hands(player.page) == []
    winner = max(second.won, key=second.won.__getitem__)
    paid = {seat["seat"]: seat["paid"] for seat in anna.frame["view"]["seats"]}
    gain = f"{(second.won[winner] - paid[winner]) // 100:,}"
    for player in company.players:
        name = second.names[winner]
        words = f"You win {gain}" if name == player.name else f"{name} wins {gain}"
        expect(player.page.get_by_text(words, exact=True)).to_be_visible()

    company.next_hand()
    assert company.agree().number == 3

    for seat, player in zip((0, 2), company.players, strict=True):
        assert set(second.cards[seat]) <= set(cards_in(player.frames))
        assert hidden_cards_sent(player, company) == []


@pytest.mark.req("EPS-RF-PG-001")
def test_who_leaves_has_the_chips_of_the_table_back_in_the_wallet(
    house: House, open_page: Pages
) -> None:
    company = sit_down(house, open_page, ("Amy", "Bob"))
    anna, ben = company.players
    while player := company.asked():
        player.make("Check" if "Check" in player.offered() else "Fold")
    stacks = company.agree().stacks
    anna.press("Leave")
    anna.sees_wallet(1_000_00 - 70_00 + stacks[0])

    # Ben goes in the middle of the next hand, and what he bet stays in the pot.
    company = Company(company.table, ben)
    company.next_hand()
    company.asked()
    ben.make("Check" if "Check" in ben.offered() else "Call")
    company.asked()
    paid = company.hand.paid[2]
    ben.press("Leave")
    ben.press("Leave the table")
    ben.sees_wallet(1_000_00 - 400_00 + stacks[2] - paid)
