"""A random hand that may be played, without listing all of them."""

from functools import cache
from typing import Final

from croupier.cards.card import Card
from croupier.cards.chance import Chance
from croupier.games.doudizhu.combos.combo import SHAPES, Category, Combo, Shape, chain
from croupier.games.doudizhu.combos.plays import higher, kicker_ranks, ranks_of
from croupier.games.doudizhu.combos.ranks import (
    BOTH_JOKERS,
    CHAINABLE,
    ROCKET_COUNTS,
    UNITS,
    Runs,
    counts_of,
    levels,
    members,
    runs,
)
from croupier.kernel import doudizhu as kernel

PLAIN: Final = {1: (Category.SOLO,), 2: (Category.PAIR,), 3: (Category.TRIO,), 4: (Category.BOMB,)}
LED: Final = {
    cards: tuple(category for category, shape in SHAPES.items() if shape.primal == cards)
    for cards in PLAIN
}

# The cards of such a play, in the order of the hand; suits do not matter.
cards_of: Final = kernel.cards_of


def pick_play(
    hand: tuple[Card, ...], beat: Combo | None, beginner: bool, chance: Chance
) -> tuple[Card, ...]:
    """Skipping and every category that the hand has are equally likely; within a category so are
    its primal cards, and among those the kickers. No cards mean a skip."""
    counts = counts_of(hand)
    if beat is None:
        play = _pick_lead(counts, beginner, chance)
    else:
        play = _pick_answer(counts, beat, chance)
    return cards_of(hand, play) if play else ()


def _pick_lead(counts: int, beginner: bool, chance: Chance) -> int:
    level = levels(counts)
    kinds: list[Category] = []
    for cards in (1, 2, 3, 4):
        ranks = ranks_of(level, cards)
        if not ranks:
            break
        kinds += PLAIN[cards] if beginner else _kinds(cards, ranks & CHAINABLE)
    if counts & ROCKET_COUNTS == ROCKET_COUNTS:
        kinds.append(Category.ROCKET)
    while True:  # a hand that is not empty has a solo at least
        at = chance.below(len(kinds))
        if kinds[at] is Category.ROCKET:
            return ROCKET_COUNTS
        shape = SHAPES[kinds[at]]
        found = runs(ranks_of(level, shape.primal), shape.least, shape.most)
        if shape.kickers:
            found = _with_kickers(level, shape, found)
        if found:
            return _any_of(level, shape, found, chance)
        del kinds[at]


@cache
def _kinds(cards: int, ranks: int) -> tuple[Category, ...]:
    """The categories that have so many primal cards of a rank; chains only if there is one of these
    ranks."""
    shapes = ((category, SHAPES[category]) for category in LED[cards])
    return tuple(
        category
        for category, shape in shapes
        if shape.most == 1 or runs(ranks, shape.least, shape.most)
    )


def _pick_answer(counts: int, beat: Combo, chance: Chance) -> int:
    """0 is a skip."""
    category = beat.category
    if category is Category.ROCKET:
        return 0
    level, links, shape = levels(counts), beat.links, SHAPES[category]
    lows = higher(level, shape, beat)
    found = tuple([(low, links) for low in lows]) if lows else ()
    if shape.kickers and found:
        found = _with_kickers(level, shape, found)
    fours = 0 if category is Category.BOMB else ranks_of(level, 4)
    rocket = counts & ROCKET_COUNTS == ROCKET_COUNTS
    if not (found or fours or rocket):
        return 0
    at = chance.below(1 + bool(found) + bool(fours) + rocket)
    if at == 0:
        return 0
    if at == 1 and found:
        return _any_of(level, shape, found, chance)
    if fours and at == 1 + bool(found):
        return 4 * UNITS[chance.choice(members(fours))]
    return ROCKET_COUNTS


def _with_kickers(level: int, shape: Shape, found: Runs) -> Runs:
    """Those for which there are kickers."""
    return tuple(
        [
            (low, links)
            for low, links in found
            if _most_kickers(kicker_ranks(level, shape, low, links)) >= shape.kickers * links
        ]
    )


def _most_kickers(ranks: int) -> int:
    """How many different kickers these ranks are good for; not both jokers."""
    return ranks.bit_count() - (ranks & BOTH_JOKERS == BOTH_JOKERS)


def _any_of(level: int, shape: Shape, found: Runs, chance: Chance) -> int:
    low, links = chance.choice(found)
    primal = chain(low, links, shape.primal)
    if not shape.kickers:
        return primal
    ranks = members(kicker_ranks(level, shape, low, links))
    while True:
        kickers = sum([UNITS[rank] for rank in chance.sample(ranks, shape.kickers * links)])
        if kickers & ROCKET_COUNTS != ROCKET_COUNTS:
            return primal + kickers * shape.kicker
