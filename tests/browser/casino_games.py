"""A guest plays whole rounds of the casino's games with the buttons of the page."""

import re
from functools import partial
from typing import Any

from playwright.sync_api import expect

from croupier.cards.sabacc import SabaccCard
from tests.browser.casino import CHIP, Guest

FAR = 3


def is_over(guest: Guest) -> bool:
    return guest.frame["pending"] is None and guest.frame["view"] is not None


def next_round(guest: Guest) -> None:
    guest.order(t="ready", table=guest.table)
    guest.until("the next round", lambda: not is_over(guest))


def has_seat(guest: Guest) -> None:
    guest.until("a seat", lambda: bool(guest.frames) and guest.frame.get("seat") is not None)


def bots_seated(guest: Guest) -> int:
    summary = next(frame["summary"] for frame in reversed(guest.frames) if frame.get("summary"))
    return sum(1 for seat in summary["seats"] if seat.get("bot"))


def against_bots(guest: Guest, room: str, bots: int, kind: str | None = None) -> None:
    """Enters a room with so many opponents, of the usual kind unless another is named."""
    guest.follow(room)
    count = guest.page.get_by_role("group", name="Bots").get_by_role("status")
    while (now := int(count.inner_text())) != bots:
        guest.press("More bots" if now < bots else "Fewer bots")
    if kind is not None:
        guest.page.get_by_label(kind).check()
    guest.play_against_bots()
    has_seat(guest)
    guest.until("the bots", lambda: bots_seated(guest) == bots)


# Blackjack


def spot_of(guest: Guest) -> dict[str, Any]:
    """The guest's place, with the one hand that a seat has in the casino."""
    seats = guest.frame["view"]["seats"]
    spot: dict[str, Any] = next(spot for spot in seats if spot["seat"] == guest.seat)
    return {**spot, **spot["hands"][0]}


def can_bet(guest: Guest) -> bool:
    return bool((guest.frame.get("options") or {}).get("bet"))


def play_blackjack(guest: Guest, bet: int, hit_to: int) -> str:
    """Lays a bet, presses Start, hits below so many points; how it came out, as the page says."""
    guest.until("bets", lambda: can_bet(guest))
    before = spot_of(guest)["stack"]
    field = guest.page.get_by_role("textbox", name="Bet")
    field.fill(str(bet))
    field.press("Enter")
    guest.until("the bet", lambda: spot_of(guest).get("bet") == bet * CHIP)
    assert spot_of(guest)["stack"] == before - bet * CHIP
    guest.press("Start")
    guest.until("cards", lambda: guest.frame["view"]["phase"] != "betting")
    while guest.frame["view"]["phase"] == "playing":
        hit_or_stand(guest, hit_to)
    spot = spot_of(guest)
    result = str(spot["result"])
    words = {
        "win": f"You win {bet:,}",
        "push": f"Push: {bet:,} back",
        "loss": f"Dealer wins: you lose {bet:,}",
    }
    expect(guest.page.get_by_role("main").get_by_text(words[result])).to_be_visible()
    back = {"win": 2 * bet, "push": bet, "loss": 0}[result] * CHIP
    assert spot["stack"] == before - bet * CHIP + back
    return result


def hit_or_stand(guest: Guest, hit_to: int) -> None:
    spot = spot_of(guest)
    for always in ("Leave", "Rules", "Hit", "Stand"):
        expect(guest.button(always)).to_be_enabled()
    covered = guest.page.get_by_role("img", name=re.compile("^Dealer: face-down card"))
    expect(covered).to_be_visible()
    own = re.compile(rf"^You: (?!.*face-down).*; (soft )?{spot['points']}$")
    expect(guest.page.get_by_role("img", name=own)).to_be_visible()
    move = "Hit" if spot["points"] < hit_to else "Stand"
    guest.press(move)
    guest.until(move, partial(_moved, guest, len(spot["cards"])))


def _moved(guest: Guest, cards: int) -> bool:
    return guest.frame["view"]["phase"] != "playing" or len(spot_of(guest)["cards"]) > cards


# Poker


def play_poker(guest: Guest, *, bet: int) -> int:
    """Bets on the flop and folds on the turn, or checks to the end; what it came to."""
    guest.until("a hand", lambda: guest.asked or bool(guest.frame["pending"]))
    before = stack_in_play(guest)
    while not over_or_asked(guest):
        if bet and len(guest.frame["view"]["board"]) == 3:
            guest.raise_to(max(bet, guest.frame["options"]["raise_to"]["least"] // CHIP))
        else:
            guest.make("Fold" if bet else "Check")
    guest.until("the chips", lambda: is_over(guest))
    return guest.stack - before


def stack_in_play(guest: Guest) -> int:
    seats = guest.frame["view"]["seats"]
    return next(int(each["stack"]) for each in seats if each["seat"] == guest.seat)


def over_or_asked(guest: Guest) -> bool:
    """Waits until the guest is asked (False) or the round is over (True)."""
    guest.until("a turn or the end", lambda: guest.asked or is_over(guest))
    return is_over(guest)


# Sabacc


def play_sabacc(guest: Guest, *, junk: bool) -> int:
    """Plays towards zero and matches all bets, or junks at once; what it came to."""
    guest.until("a game", lambda: guest.asked)
    fee = int(guest.frame["view"]["fee"])
    before = stack_in_play(guest) + fee
    while not over_or_asked(guest):
        turn = guest.frame["pending"]["turn"]
        _sabacc_move(guest, junk)
        guest.until("the move", partial(_past, guest, turn))
    return guest.stack - before


def _past(guest: Guest, turn: int) -> bool:
    pending = guest.frame["pending"]
    return pending is None or pending["turn"] != turn


def _sabacc_move(guest: Guest, junk: bool) -> None:
    options, own = guest.frame["options"], guest.frame["private"]
    hand = [SabaccCard(card).points for card in own["cards"]]
    if options.get("match"):
        cost, owed = options.get("cost", 0), options.get("owed", 0)
        guest.move("Check" if cost == 0 else "All-in" if cost < owed else "Match").click()
    elif options.get("keep"):
        place = min(range(len(hand)), key=lambda at: abs(sum(hand) - hand[at]))
        expect(guest.move("Keep")).to_be_enabled()
        if abs(sum(hand) - hand[place]) < abs(sum(hand)):
            guest.page.keyboard.press(str(place + 1))
            guest.move("Discard").click()
        else:
            guest.move("Keep").click()
    elif junk:
        guest.move("Junk").click()
    else:
        guest.move("Draw" if abs(sum(hand)) > FAR else "Stand").click()
