"""Hands that a player might play now, the most sensible first, from nothing but the own cards and
the hand to be beaten. It is quick and knows no opponents: good enough for a button that makes a
proposal and for the seat of a player who has left."""

from functools import lru_cache
from typing import Final

from croupier.cards.card import Card
from croupier.games.doudizhu.combos.combo import (
    COMBOS,
    SHAPES,
    Category,
    Combo,
    Shape,
    chain,
)
from croupier.games.doudizhu.combos.picking import cards_of
from croupier.games.doudizhu.combos.plays import (
    BEGINNER_LEADS,
    LEADS,
    follows,
    higher,
    kicker_units,
    ranks_of,
)
from croupier.games.doudizhu.combos.ranks import (
    BITS,
    ROCKET_COUNTS,
    TWO,
    UNITS,
    count,
    counts_of,
    levels,
    members,
    runs,
    size,
)

HINTS_MAX: Final = 8
# What it costs to take a card from cards of its rank that would be played together, by how many
# there are: a pair, a trio, a bomb.
BROKEN: Final = (0, 0, 7, 8, 20)
OUT_OF_CHAIN: Final = 4
BOMB_COST: Final = 30
ROCKET_COST: Final = 36
CARD_GAIN: Final = 2  # for each card that a lead gets rid of


@lru_cache(maxsize=1024)
def hints(
    hand: tuple[Card, ...], combo: Combo | None, beginner: bool
) -> tuple[tuple[Card, ...], ...]:
    """At least one if anything can be played at all."""
    counts = counts_of(hand)
    found = _candidates(counts, combo, beginner)
    chained = _chained(levels(counts))
    order = sorted(found, key=lambda play: _cost(counts, chained, play, combo is None))
    return tuple(cards_of(hand, play) for play in order[:HINTS_MAX])


def best_hint(hand: tuple[Card, ...], combo: Combo | None, beginner: bool) -> tuple[Card, ...]:
    """No cards where nothing can be played."""
    return next(iter(hints(hand, combo, beginner)), ())


def _candidates(counts: int, combo: Combo | None, beginner: bool) -> list[int]:
    """One hand for each name: kickers that cost least."""
    if combo is not None and not SHAPES.get(combo.category, Shape(0)).kickers:
        return follows(counts, combo)
    level = levels(counts)
    found: list[int] = []
    if combo is None:
        for category in BEGINNER_LEADS if beginner else LEADS:
            shape = SHAPES[category]
            primals = runs(ranks_of(level, shape.primal), shape.least, shape.most)
            found += _cheapest(counts, level, shape, primals)
    else:
        shape = SHAPES[combo.category]
        lows = tuple((low, combo.links) for low in higher(level, shape, combo))
        found += _cheapest(counts, level, shape, lows)
        found += [UNITS[rank] * 4 for rank in members(ranks_of(level, 4))]
    if counts & ROCKET_COUNTS == ROCKET_COUNTS:
        found.append(ROCKET_COUNTS)
    return found


def _cheapest(
    counts: int, level: int, shape: Shape, primals: tuple[tuple[int, int], ...]
) -> list[int]:
    found = []
    for low, links in primals:
        play = chain(low, links, shape.primal)
        if shape.kickers:
            units = kicker_units(level, shape, low, links)
            units.sort(key=lambda unit: _kicker_cost(counts, unit, shape.kicker))
            units = _without_second_joker(units)[: shape.kickers * links]
            if len(units) < shape.kickers * links:
                continue
            play += sum(units)
        found.append(play)
    return found


def _without_second_joker(units: list[int]) -> list[int]:
    jokers = [unit for unit in units if unit & ROCKET_COUNTS]
    return [unit for unit in units if unit not in jokers[1:]]


def _kicker_cost(counts: int, unit: int, cards: int) -> int:
    rank = (unit.bit_length() - 1) // BITS
    held = count(counts, rank)
    return rank + (0 if held == cards else 4 * BROKEN[held] + 4)


def _chained(level: int) -> int:
    """The ranks that are part of a chain, whatever its links are."""
    found = 0
    for category in (Category.SOLO_CHAIN, Category.PAIR_CHAIN, Category.AIRPLANE):
        shape = SHAPES[category]
        for low, links in runs(ranks_of(level, shape.primal), shape.least, shape.least):
            found |= ((1 << links) - 1) << low
    return found


def _cost(counts: int, chained: int, play: int, leads: bool) -> int:
    """What is lost by the play: groups and chains that are broken, high cards, bombs. Getting rid
    of all cards costs nothing."""
    combo = COMBOS[play]
    if play == counts:
        return -1000
    if combo.category is Category.ROCKET:
        return ROCKET_COST
    cost = combo.low
    rest = play
    while rest:
        rank = (rest.bit_length() - 1) // BITS
        used = count(rest, rank)
        rest -= used * UNITS[rank]
        held = count(counts, rank)
        if used < held:
            cost += BROKEN[held]
        elif combo.links == 1 and held == 1 and chained >> rank & 1:
            cost += OUT_OF_CHAIN
        if not combo.low <= rank < combo.low + combo.links:
            cost += rank // 2
        if rank >= TWO:
            cost += 2 * (rank - TWO + 1)
    if combo.category is Category.BOMB:
        cost += BOMB_COST
    return cost - CARD_GAIN * size(play) if leads else cost
