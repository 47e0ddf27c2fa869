"""A random hand that may be played, without listing all of them."""

from typing import Final

from croupier.cards.card import Card
from croupier.cards.chance import Chance
from croupier.games.doudizhu.combos.combo import SHAPES, Category, Combo, Shape, chain
from croupier.games.doudizhu.combos.plays import higher, kicker_units, ranks_of
from croupier.games.doudizhu.combos.ranks import (
    BITS,
    RANK_OF,
    ROCKET_COUNTS,
    counts_of,
    levels,
    members,
    runs,
)

PLAIN: Final = {1: (Category.SOLO,), 2: (Category.PAIR,), 3: (Category.TRIO,), 4: (Category.BOMB,)}
LED: Final = {
    cards: tuple(category for category, shape in SHAPES.items() if shape.primal == cards)
    for cards in PLAIN
}
Primal = tuple[int, int]  # the lowest rank and the links

_SHIFTS: Final = tuple(BITS * rank for rank in RANK_OF)


def cards_of(hand: tuple[Card, ...], play: int) -> tuple[Card, ...]:
    """The cards of such a play, in the order of the hand; suits do not matter."""
    cards = []
    for card in hand:
        shift = _SHIFTS[card]
        if play >> shift & 15:
            cards.append(card)
            play -= 1 << shift
            if not play:
                break
    return tuple(cards)


def pick_play(
    hand: tuple[Card, ...], beat: Combo | None, beginner: bool, chance: Chance
) -> tuple[Card, ...]:
    """Skipping and every category that the hand has are equally likely; within a category so are
    its primal cards, and among those the kickers. No cards mean a skip."""
    counts = counts_of(hand)
    level = levels(counts)
    if beat is None:
        kinds = _led_kinds(level, beginner)
    else:
        kinds = _following_kinds(level, beat)
    if counts & ROCKET_COUNTS == ROCKET_COUNTS and (beat is None or kinds):
        kinds.append(Category.ROCKET)
    while kinds:
        at = chance.below(len(kinds) + (beat is not None))
        if at == len(kinds):
            return ()
        category = kinds[at]
        if category is Category.ROCKET:
            return cards_of(hand, ROCKET_COUNTS)
        shape = SHAPES[category]
        found = _primals(level, category, shape, beat)
        if found:
            return cards_of(hand, _any_of(level, shape, found, chance))
        del kinds[at]
    return ()


def _led_kinds(level: int, beginner: bool) -> list[Category]:
    """The categories for whose primal cards there are enough of one rank."""
    kinds: list[Category] = []
    categories = PLAIN if beginner else LED
    for cards in (1, 2, 3, 4):
        if not ranks_of(level, cards):
            break
        kinds += categories[cards]
    return kinds


def _following_kinds(level: int, beat: Combo) -> list[Category]:
    if beat.category is Category.ROCKET:
        return []
    kinds: list[Category] = [beat.category]
    if beat.category is not Category.BOMB and ranks_of(level, 4):
        kinds.append(Category.BOMB)
    return kinds


def _primals(level: int, category: Category, shape: Shape, beat: Combo | None) -> list[Primal]:
    """Those of the category for which there are kickers."""
    found: list[Primal]
    if beat is not None and category is beat.category:
        found = [(low, beat.links) for low in higher(level, shape, beat)]
    elif shape.most == 1:
        found = [(low, 1) for low in members(ranks_of(level, shape.primal))]
    else:
        found = list(runs(ranks_of(level, shape.primal), shape.least, shape.most))
    if not shape.kickers:
        return found
    return [primal for primal in found if _has_kickers(level, shape, *primal)]


def _has_kickers(level: int, shape: Shape, low: int, links: int) -> bool:
    units = kicker_units(level, shape, low, links)
    both_jokers = sum(units) & ROCKET_COUNTS == ROCKET_COUNTS
    return len(units) - both_jokers >= shape.kickers * links


def _any_of(level: int, shape: Shape, found: list[Primal], chance: Chance) -> int:
    low, links = found[chance.below(len(found))]
    primal = chain(low, links, shape.primal)
    if not shape.kickers:
        return primal
    units = kicker_units(level, shape, low, links)
    while True:
        kickers = sum(chance.sample(units, shape.kickers * links))
        if kickers & ROCKET_COUNTS != ROCKET_COUNTS:
            return primal + kickers
