"""Every hand that can be played from the cards a player holds. Sets of cards are counts of ranks
(`ranks.py`); this is what bots call most."""

from collections.abc import Iterator
from typing import Final

from croupier.games.doudizhu.combos.combo import (
    SHAPES,
    Category,
    Combo,
    Shape,
    chain,
    kicker_sets,
)
from croupier.games.doudizhu.combos.ranks import (
    ALL_RANKS,
    ROCKET_COUNTS,
    UNITS,
    levels,
    members,
    runs,
    starts,
)

RANK_BITS: Final = 15
BEGINNER_LEADS: Final = (Category.SOLO, Category.PAIR, Category.TRIO, Category.BOMB)
LEADS: Final = tuple(SHAPES)


def leads(counts: int, beginner: bool = False) -> list[int]:
    """All hands that can be led, a category after the other, each from low to high."""
    level = levels(counts)
    found: list[int] = []
    for category in BEGINNER_LEADS if beginner else LEADS:
        shape = SHAPES[category]
        ranks = ranks_of(level, shape.primal)
        if not ranks:
            continue
        for low, links in runs(ranks, shape.least, shape.most):
            found += _with_kickers(level, shape, low, links)
    if counts & ROCKET_COUNTS == ROCKET_COUNTS:
        found.append(ROCKET_COUNTS)
    return found


def follows(counts: int, combo: Combo) -> list[int]:
    """All hands that beat the combo, those of its own category first."""
    category = combo.category
    if category is Category.ROCKET:
        return []
    level = levels(counts)
    shape = SHAPES[category]
    found: list[int] = []
    for low in higher(level, shape, combo):
        found += _with_kickers(level, shape, low, combo.links)
    if category is not Category.BOMB:
        found += [UNITS[rank] * 4 for rank in members(ranks_of(level, 4))]
    if counts & ROCKET_COUNTS == ROCKET_COUNTS:
        found.append(ROCKET_COUNTS)
    return found


def plays(counts: int, combo: Combo | None, beginner: bool = False) -> list[int]:
    """What may be played now: anything, or what beats the combo."""
    return leads(counts, beginner) if combo is None else follows(counts, combo)


def ranks_of(level: int, cards: int) -> int:
    """The ranks of which there are at least so many cards."""
    return level >> RANK_BITS * (cards - 1) & ALL_RANKS


def higher(level: int, shape: Shape, combo: Combo) -> tuple[int, ...]:
    """Where primal cards begin that are higher than those of the combo, kickers aside."""
    above = ranks_of(level, shape.primal) >> combo.low + 1 << combo.low + 1
    if shape.most == 1:
        return members(above)
    return starts(above, combo.links)


def kicker_ranks(level: int, shape: Shape, low: int, links: int) -> int:
    """What may be a kicker beside these primal cards."""
    return ranks_of(level, shape.kicker) & ~(((1 << links) - 1) << low)


def kicker_units(level: int, shape: Shape, low: int, links: int) -> list[int]:
    """The same as counts, each kicker by itself."""
    ranks = kicker_ranks(level, shape, low, links)
    return [UNITS[rank] * shape.kicker for rank in members(ranks)]


def _with_kickers(level: int, shape: Shape, low: int, links: int) -> Iterator[int]:
    primal = chain(low, links, shape.primal)
    if not shape.kickers:
        return iter((primal,))
    sets = kicker_sets(kicker_units(level, shape, low, links), shape.kickers * links)
    return (primal + kickers for kickers in sets)
