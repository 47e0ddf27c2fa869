"""Looks through all that the house sent to a page for cards that its player must not know."""

from collections.abc import Iterator
from typing import Any

from tests.browser.company import Company
from tests.browser.player import Player
from tests.browser.written import newest_hand

# Wherever cards are written in a message, they stand under one of these names.
OF_CARDS = frozenset({"cards", "hands", "board", "five", "deck", "drawn"})


def cards_in(message: Any, among_cards: bool = False) -> Iterator[int]:
    match message:
        case dict():
            for name, value in message.items():
                yield from cards_in(value, name in OF_CARDS)
        case list():
            for value in message:
                yield from cards_in(value, among_cards)
        case int() if among_cards:
            yield message
        case _:
            pass


def hidden_cards_sent(player: Player, company: Company) -> list[str]:
    """Every card that came before its player could know it, and every seed."""
    records = player.house.log(company.table)
    found = []
    for frame in player.frames:
        hand = newest_hand(records, frame["seq"])
        mine = next((seat for seat, name in hand.names.items() if name == player.name), None)
        open_cards = {*hand.board, *hand.cards.get(mine if mine is not None else -1, ())}
        for seat in hand.shown:
            open_cards.update(hand.cards[seat])
        if hidden := set(cards_in(frame)) - open_cards:
            found.append(f"frame {frame['seq']}: {sorted(hidden)}")
        found += [f"frame {frame['seq']}: a seed" for e in frame["events"] if e.get("seed")]
    return found
