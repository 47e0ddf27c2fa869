"""Twenty-One at a table of the house: three people and two bots with all side rules, and a phone
with all eight seats taken."""

from collections.abc import Callable, Iterator
from functools import partial
from typing import Any

import pytest
from msgspec import convert
from msgspec.structs import replace
from playwright.sync_api import Locator, expect

from croupier.games.blackjack import game, moves
from croupier.games.blackjack.rules import TWENTY_ONE, BlackjackRules
from croupier.tables.codec import read_events
from croupier.tables.events import Played
from tests.browser.house import House
from tests.browser.layout import faults
from tests.browser.pages import Pages, shot
from tests.browser.player import Player, until

# In the first round the dealer shows an ace without a natural, the first seat has a pair that can
# be split twice, and the third has eleven.
PAIRS = "pairs-1372"
CHIP = 100
BY_HOST = {"start": "by_host", "gap_ms": 600_000}
RULES = {"hands_max": 4, "clock_ms": None}


def open_table(host: Player, preset: str, rules: dict[str, Any], settings: dict[str, Any]) -> str:
    wish = {"game": "blackjack", "preset": preset, "name": "Opal"}
    return host.order(t="open_table", rules=rules, settings=settings, **wish)


def come(player: Player, table: str, seat: int) -> None:
    player.page.goto(f"{player.house.url}#/table/{table}")
    expect(player.page.get_by_role("list", name="Players")).to_be_visible()
    player.order(t="sit", table=table, chips=50 * CHIP, seat=seat)


def bet_five(player: Player) -> None:
    player.page.get_by_role("button", name="Add 5", exact=True).last.click()
    player.press("Start")


def happened(house: House, table: str) -> Iterator[Any]:
    """What the log has of the game, in order."""
    for record in house.log(table):
        for event in read_events(record.events, game):
            if isinstance(event, Played):
                yield event.event


def mine(player: Player) -> dict[str, Any]:
    """The player's place as the house sees it."""
    frame = player.frame
    return next(seat for seat in frame["view"]["seats"] if seat["seat"] == frame["seat"])


def is_over(player: Player) -> bool:
    return bool(player.frame["view"]["phase"] == "over")


def is_on_turn(player: Player) -> bool:
    return bool((player.frame.get("options") or {}).get("hit"))


@pytest.mark.req(
    "T21-BG-1",
    "T21-P2-GUI-a",
    "T21-P2-ONLINE-a",
    "T21-P2-ONLINE-b",
    "T21-P2-SPLIT-a",
    "T21-P2-INSURANCE",
    "T21-P2-SURRENDER",
    "T21-P2-DOUBLE-a",
    "T21-6.3",
    "T21-6.4.1",
)
def test_three_people_and_two_bots_play_with_all_side_rules(
    start_house: Callable[[str], House], open_page: Pages
) -> None:
    house = start_house(PAIRS)
    sizes = ((390, 844), (1440, 900), (390, 844))
    ann, bob, cid = (
        Player(open_page(width=w, height=h, reduced_motion=True), name, house)
        for name, (w, h) in zip(("Ann", "Bob", "Cid"), sizes, strict=True)
    )
    for player in (ann, bob, cid):
        player.come_in()
    table = open_table(ann, "twenty-one-full", RULES, BY_HOST)
    for seat, player in enumerate((ann, bob, cid)):
        come(player, table, seat)
    for seat in (3, 4):
        ann.order(t="seat_bot", table=table, kind="basic", seat=seat)
    ann.order(t="start_round", table=table)
    for player in (ann, bob, cid):
        bet_five(player)

    ann.press("Insure")
    for player in (bob, cid):
        player.press("No insurance")
    until(ann.page, "the first turn", lambda: is_on_turn(ann))
    expect(ann.page.get_by_text("Insured 2")).to_have_count(0)  # lost: there is no natural

    ann.press("Split")
    expect(ann.page.get_by_text("Hand 1 of 2: 10 against 11")).to_be_visible()
    ann.press("Stand")
    expect(ann.page.get_by_text("Hand 2 of 2: 6 against 11")).to_be_visible()
    ann.press("Split")
    expect(ann.page.get_by_text("Hand 2 of 3: 5 against 11")).to_be_visible()
    shot(ann.page, "twenty-one-split")
    ann.press("Stand")
    expect(ann.page.get_by_text("Hand 3 of 3: 12 against 11")).to_be_visible()
    ann.press("Stand")

    until(bob.page, "the second turn", lambda: is_on_turn(bob))
    bob.press("Surrender")
    until(cid.page, "the third turn", lambda: is_on_turn(cid))
    cid.press("Double")
    for player in (ann, bob, cid):
        until(player.page, "the end", partial(is_over, player))

    kinds = [type(event) for event in happened(house, table)]
    assert kinds.count(moves.WasSplit) == 2
    assert kinds.count(moves.Insured) == 5
    assert (kinds.count(moves.Surrendered), kinds.count(moves.Doubled) >= 1) == (1, True)
    assert len(mine(ann)["hands"]) == 3
    # Half of five chips is exact. Ann has lost three hands and the insurance; Cid has doubled.
    stacks = [mine(player)["stack"] / CHIP for player in (ann, bob, cid)]
    assert stacks == [32.5, 47.5, 60]
    seats = ann.page.get_by_role("list", name="Players").get_by_role("listitem")
    expect(seats.nth(0)).to_contain_text("47.5")
    expect(seats.nth(1)).to_contain_text("60")
    expect(ann.page.get_by_role("main").get_by_text("Dealer wins: you lose 5")).to_have_count(3)
    expect(bob.page.get_by_text("Surrendered")).to_be_visible()


@pytest.mark.req("T21-2.1", "T21-P2-GUI-b")
def test_eight_seats_find_room_on_a_phone(house: House, open_page: Pages) -> None:
    page = open_page(width=390, height=844, reduced_motion=True)
    player = Player(page, "Ann", house)
    player.come_in()
    table = open_table(player, "twenty-one", {"clock_ms": None}, BY_HOST)
    come(player, table, 0)
    for seat in range(1, 8):
        player.order(t="seat_bot", table=table, kind="basic", seat=seat)
    expect(page.get_by_role("list", name="Players").get_by_role("listitem")).to_have_count(7)
    player.order(t="start_round", table=table)
    # By keyboard: a chip of five, and the cards.
    until(page, "bets", lambda: bool((player.frame.get("options") or {}).get("bet")))
    page.keyboard.press("2")
    page.keyboard.press("g")
    until(page, "cards", lambda: player.frame["view"]["phase"] != "betting")
    expect(page.locator(".seat .counted")).to_have_count(7)
    summaries = [frame["summary"] for frame in player.frames if frame.get("summary")]
    names = {seat["name"] for summary in summaries for seat in summary["seats"]}
    assert faults(page, names, "", "") == []
    shot(page, "twenty-one-eight")


@pytest.mark.req("T21-6.2.4")
def test_the_host_reads_what_the_house_keeps_under_the_rules_as_they_stand(
    house: House, open_page: Pages
) -> None:
    page = open_page(width=390, height=844, reduced_motion=True)
    host = Player(page, "Ann", house)
    host.come_in()
    page.goto(f"{house.url}#/room/blackjack/twenty-one")
    host.press("Open a table")
    dialog = page.get_by_role("dialog", name="Open a table")
    edge = dialog.get_by_role("status", name="House edge")
    reads(edge, TWENTY_ONE)
    dialog.get_by_text("Change the rules").click()
    dialog.get_by_role("group", name="A natural pays").get_by_label("6 to 5").check()
    reads(edge, replace(TWENTY_ONE, natural=(6, 5)))
    dialog.get_by_label("A player's natural beats all others").uncheck()
    changed = replace(TWENTY_ONE, natural=(6, 5), natural_ends_round=False)
    reads(edge, changed)
    shot(page, "twenty-one-edge")
    dialog.get_by_role("button", name="Open", exact=True).click()
    assert host.table
    until(page, "a seat", lambda: bool(host.frames) and host.frame.get("seat") is not None)
    assert rules_of(host) == changed


def reads(edge: Locator, rules: BlackjackRules) -> None:
    """One figure, or two where it depends on the number of players."""
    shares = [game.coach.edge(rules, players).by_chart for players in (1, 8)]
    for players, share in zip(("1 player", "8 players"), shares, strict=True):
        sign = "\u2212" if share < 0 else ""
        figure = f"House edge {sign}{abs(share):.2%}"
        words = figure if shares[0] == shares[1] else f"{players}: {figure}"
        # A kernel that is not compiled takes its time.
        expect(edge).to_contain_text(words, timeout=120_000)


def rules_of(player: Player) -> BlackjackRules:
    summaries = [frame["summary"] for frame in player.frames if frame.get("summary")]
    return convert(summaries[-1]["rules"], BlackjackRules)
