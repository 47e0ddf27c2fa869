"""What a screen reader is told during a hand."""

from playwright.sync_api import Page

from tests.browser.company import NO_CLOCK, WHEN_READY, Company
from tests.browser.house import House
from tests.browser.pages import Pages
from tests.browser.player import Player, until
from tests.browser.written import Hand, card_name

# What is added to a live region is read out, so every addition is kept.
LISTEN = """
window.told = []
new MutationObserver((changes) => {
    for (const {target, addedNodes} of changes) {
        if (!target.closest?.('[aria-live=polite]')) continue
        for (const node of addedNodes) if (node.textContent) window.told.push(node.textContent)
    }
}).observe(document, {childList: true, subtree: true})
"""


def told(page: Page) -> str:
    return ". ".join(page.evaluate("window.told"))


def test_events_and_the_own_turn_are_told_in_order(house: House, open_page: Pages) -> None:
    page = open_page(reduced_motion=True)
    page.add_init_script(LISTEN)
    player = Player(page, "Veronika", house)
    player.come_in()
    table = player.open_table("cardroom", NO_CLOCK, WHEN_READY)
    player.go_to(table)
    player.sit(500)
    player.add_bots(2, "Mabel")
    company = Company(table, player)
    company.begin()
    company.asked()
    company.agree()
    call = player.frame["options"].get("call", 0)
    choice = f"call {call // 100}, raise or fold" if call else "check or raise"
    turn = f"Your turn: {choice}"
    until(page, turn, lambda: told(page).endswith(turn))

    player.raise_to(30)
    company.passively()
    hand = company.agree()
    wanted = sentences(hand, player.name)
    until(page, wanted[-1], lambda: wanted[-1] in told(page))
    story = told(page)
    position = 0
    for sentence in wanted:
        assert sentence in story[position:], f"{sentence!r} is not told after {story[:position]!r}"
        position = story.index(sentence, position) + len(sentence)


def sentences(hand: Hand, me: str) -> list[str]:
    """The least that must be heard of a hand, in this order."""
    seats = {name: seat for seat, name in hand.names.items()}
    own = ", ".join(card_name(card) for card in hand.cards[seats[me]])
    flop, turn, river = hand.board[:3], hand.board[3:4], hand.board[4:]
    found = [f"Hand {hand.number} · blinds 5 / 10", "the small blind, 5"]
    found += [f"Your cards: {own}", "Your turn: ", "You raise to 30"]
    streets = (("Flop", flop), ("Turn", turn), ("River", river))
    for name, cards in streets:
        if cards:
            found.append(f"{name}: {', '.join(map(card_name, cards))}")
    winner = max(hand.won, key=hand.won.__getitem__)
    found.append("You take the pot of " if hand.names[winner] == me else "takes the pot of ")
    return found
