"""Twin of kernel/c/doudizhu/game.c: a round as one seat knows it."""

from collections.abc import Sequence
from typing import Final

from croupier.kernel.twin.doudizhu.hands import (
    BOMB,
    PACK,
    PAIR,
    RANKS,
    SOLO,
    UNITS,
    category_of,
    count_of,
    name,
    size,
)

LANDLORD, ROLES = 0, 3
ALL_RANKS: Final = (1 << RANKS) - 1


class Round:
    """`unseen` are the cards of the two others together. `last` is what each role did last,
    `bottom` what of the bottom cards the landlord cannot have played yet, `passed` the ranks from
    the lowest solo and pair on that each role has skipped."""

    def __init__(self, role: int, bottom: int) -> None:
        self.role = role
        self.hand = self.unseen = 0
        self.bottom = bottom
        self.played = [0, 0, 0]
        self.last = [0, 0, 0]
        self.left = [20, 17, 17]
        self.table = self.combo = self.owner = self.bombs = self.turn = 0
        self.passed = {SOLO: [0, 0, 0], PAIR: [0, 0, 0]}

    def play(self, cards: int) -> None:
        """0 for a skip."""
        role, named = self.turn, name(cards)
        if cards and not named:
            raise ValueError("cards without a name were played")
        self.turn = (role + 1) % ROLES
        self.last[role] = cards
        if cards:
            self.played[role] += cards
            self.left[role] -= size(cards)
            self.table, self.combo, self.owner = cards, named, role
            self.bombs += category_of(named) >= BOMB
            if role == LANDLORD:
                self.bottom = _without(self.bottom, cards)
        elif category_of(self.combo) in self.passed:
            skipped = self.passed[category_of(self.combo)]
            skipped[role] |= -1 << (self.combo >> 8) & ALL_RANKS
        if self.turn == self.owner:
            self.table = self.combo = 0


def _without(bottom: int, cards: int) -> int:
    kept = (max(0, count_of(bottom, rank) - count_of(cards, rank)) for rank in range(RANKS))
    return sum(number * unit for number, unit in zip(kept, UNITS, strict=True))


def known_round(role: int, hand: int, bottom: int, history: Sequence[int]) -> Round:
    """The round after these plays, in which the role is on turn."""
    found = Round(role, bottom)
    for cards in history:
        found.play(cards)
    seen = hand + sum(found.played)
    fits = all(count_of(seen, rank) <= count_of(PACK, rank) for rank in range(RANKS))
    if not fits or found.turn != role or found.left[role] != size(hand) or min(found.left) < 1:
        raise ValueError("no such round")
    found.hand, found.unseen = hand, PACK - seen
    return found
