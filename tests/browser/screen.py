"""What a hold'em table shows, read in one moment from the words on the page, the same ones that a
screen reader speaks. Amounts are in hundredths, as everywhere but on the screen.
"""

import re
from dataclasses import asdict, dataclass, replace
from typing import Any

from playwright.sync_api import Page

from tests.browser.written import Hand, card_name

READ = """(where) => {
    const text = (element) => element.textContent.replace(/\\s+/g, ' ').trim()
    const all = (selector, of = document) => [...of.querySelectorAll(selector)]
    const stage = document.querySelector(where)
    const drawn = all('[role=img][aria-label]', stage).map((each) => each.ariaLabel)
    return {
        seats: all('ol.seats > li:not(.empty)', stage).map((seat) => ({
            name: text(seat.querySelector('.name > span')),
            chips: text(seat.querySelector('.plate .num')),
            spoken: text(seat.querySelector(':scope > .vh')),
            deals: seat.querySelector('.dealer') !== null,
            up: all('.hole .flip.up', seat).length,
        })),
        mine: all('.me .who > .num').map(text),
        spoken: all('.bet .vh', stage).map(text),
        bare: all('.bet:has(.vh), .pot', stage).filter((bet) => !bet.querySelector('svg'))
            .map(text),
        own_up: all('.own .flip.up', stage).length,
        near: all('.near-button', stage).length > 0,
        // Between two hands there are buttons, too: to deal now, or to show one's cards.
        asked: all('button[aria-keyshortcuts=N]').length === 0
            && all('button[aria-keyshortcuts]:enabled:not([aria-disabled=true])').length > 0,
        pots: all('.pot .lab', stage).map(text),
        drawn,
    }
}"""
AMOUNT = r"([\d,]+(?:\.\d+)?)"


def amount(text: str) -> int:
    """The last amount in a text, which may end with it."""
    found = re.findall(AMOUNT, text)
    return round(float(found[-1].replace(",", "")) * 100)


@dataclass(frozen=True)
class Screen:
    """By name; the reader's own name stands for "You"."""

    stacks: dict[str, int]
    bets: dict[str, int]
    wins: dict[str, int]
    pots: list[int]
    board: tuple[str, ...]
    own: tuple[str, ...]
    shown: dict[str, tuple[str, ...]]
    covered: set[str]
    to_act: set[str]
    dealers: set[str]
    face_up: set[str]
    """Whose two cards lie face up."""
    bare: list[str]
    """Bets and pots that are not drawn as chips."""


def read_screen(page: Page, me: str) -> Screen:
    return _understood(page.evaluate(READ, "main"), me)


def read_replay(page: Page, me: str) -> Screen:
    """A replay has a stage of its own, without a dock and without a question."""
    raw = page.evaluate(READ, "dialog[open] .screen")
    return replace(_understood(raw | {"mine": [], "asked": False}, me), to_act=set())


def _understood(raw: dict[str, Any], me: str) -> Screen:

    def who(name: str) -> str:
        return me if name == "You" else name

    stacks = {who(seat["name"]): amount(seat["chips"]) for seat in raw["seats"]}
    if raw["mine"]:
        stacks[me] = amount(raw["mine"][0])
    bets: dict[str, int] = {}
    wins: dict[str, int] = {}
    for sentence in raw["spoken"]:
        found = re.fullmatch(rf"(.+) (?:has|have) (bet|won|got back) {AMOUNT}.*", sentence)
        assert found is not None, sentence
        (bets if found[2] == "bet" else wins)[who(found[1])] = amount(found[3])
    spoken = {who(seat["name"]): seat["spoken"] for seat in raw["seats"]}
    shown = {name: _after(text, "shows ") for name, text in spoken.items() if "shows " in text}
    return Screen(
        stacks=stacks,
        bets=bets,
        wins=wins,
        pots=[amount(text) for text in raw["pots"]],
        board=_drawn(raw["drawn"], r"Board: (.*) of .*"),
        own=_drawn(raw["drawn"], r"Your (?:folded )?cards: (.*)"),
        shown=shown,
        covered={name for name, text in spoken.items() if "has cards" in text},
        to_act={name for name, text in spoken.items() if "is to act" in text}
        | ({me} if raw["asked"] else set()),
        dealers={who(seat["name"]) for seat in raw["seats"] if seat["deals"]}
        | ({me} if raw["near"] else set()),
        face_up={who(seat["name"]) for seat in raw["seats"] if seat["up"]}
        | ({me} if raw["own_up"] == 2 else set()),
        bare=raw["bare"],
    )


def _after(text: str, word: str) -> tuple[str, ...]:
    return tuple(text.partition(word)[2].split(", "))


def _drawn(labels: list[str], pattern: str) -> tuple[str, ...]:
    for label in labels:
        if re.fullmatch(pattern, label):
            return _after(label, ": ")
    return ()


def expected(hand: Hand, me: str, turn: set[str], seated: set[str]) -> Screen:
    """What the screen of a player has to show of a hand that the log tells. A bot without chips is
    not `seated` any more when the hand is over."""
    names = {at: name for at, name in hand.names.items() if name in seated}
    seat = next((seat for seat, name in names.items() if name == me), None)
    return Screen(
        stacks={names[at]: chips for at, chips in hand.stacks.items() if at in names},
        bets={names[at]: chips for at, chips in hand.bets.items() if chips and at in names},
        wins={names[at]: gain(hand, at) for at, chips in hand.won.items() if chips and at in names},
        pots=[] if hand.won else hand.pots,
        board=tuple(map(card_name, hand.board)),
        own=() if seat is None else tuple(map(card_name, hand.cards[seat])),
        shown={
            names[at]: tuple(map(card_name, hand.cards[at]))
            for at in hand.shown & names.keys()
            if at != seat
        },
        covered={names[at] for at in set(hand.live) & names.keys() - hand.shown if at != seat},
        to_act=turn,
        dealers={names[hand.button]} if hand.button in names else set(),
        face_up={names[at] for at in hand.shown & names.keys()} | (set() if seat is None else {me}),
        bare=[],
    )


def gain(hand: Hand, seat: int) -> int:
    """What a seat has won of the pots, or got back where that is no more than it put in."""
    won, paid = hand.won[seat], hand.paid[seat]
    return won - paid if won > paid else won


def differences(seen: Screen, wanted: Screen) -> list[str]:
    pairs = zip(asdict(seen).items(), asdict(wanted).values(), strict=True)
    return [f"{what}: {here}, not {there}" for (what, here), there in pairs if here != there]
