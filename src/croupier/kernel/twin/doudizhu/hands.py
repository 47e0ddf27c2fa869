"""Twin of kernel/c/doudizhu/hands.c: what may be played, and what it is called."""

from collections.abc import Iterator
from functools import cache
from itertools import combinations
from typing import Final, NamedTuple

RANKS: Final = 15
CHAIN_RANKS: Final = 12
CHAINABLE: Final = (1 << CHAIN_RANKS) - 1
BLACK, COLOURED = 13, 14
UNITS: Final = tuple(1 << 4 * rank for rank in range(RANKS))
ROCKET_CARDS: Final = UNITS[BLACK] | UNITS[COLOURED]
JOKERS: Final = 1 << BLACK | 1 << COLOURED
PACK: Final = 0x114444444444444

SOLO, PAIR, TRIO, BOMB, ROCKET = 0, 1, 2, 12, 13


class Shape(NamedTuple):
    """Links of so many primal cards each, in chains of `least` to `most` links, and for each link
    so many kickers of so many cards."""

    primal: int
    least: int = 1
    most: int = 1
    kickers: int = 0
    kicker: int = 0


# By category, from the solo to the bomb.
SHAPES: Final = (
    Shape(1),
    Shape(2),
    Shape(3),
    Shape(3, 1, 1, 1, 1),
    Shape(3, 1, 1, 1, 2),
    Shape(1, 5, 12),
    Shape(2, 3, 10),
    Shape(3, 2, 6),
    Shape(3, 2, 5, 1, 1),
    Shape(3, 2, 4, 1, 2),
    Shape(4, 1, 1, 2, 1),
    Shape(4, 1, 1, 2, 2),
    Shape(4),
)


def combo(category: int, low: int, links: int) -> int:
    return category | links << 4 | low << 8


def category_of(named: int) -> int:
    return named & 15


def count_of(counts: int, rank: int) -> int:
    return counts >> 4 * rank & 15


def size(counts: int) -> int:
    return sum(count_of(counts, rank) for rank in range(RANKS))


def levels(counts: int) -> tuple[int, ...]:
    """The ranks of which there are at least so many cards, as bits, for one card to four."""
    held = [count_of(counts, rank) for rank in range(RANKS)]
    at_least = (sum(1 << r for r in range(RANKS) if held[r] >= n) for n in range(1, 5))
    return 0, *at_least


def members(ranks: int) -> list[int]:
    return [rank for rank in range(RANKS) if ranks >> rank & 1]


def plays(hand: int, beat: int, beginner: bool, /) -> list[int]:
    """All plays that may follow `beat`, or be led if it is 0; a skip is not among them."""
    if beat and category_of(beat) == ROCKET:
        return []
    level = levels(hand)
    found: list[int] = []
    if beat:
        found += _follows(level, beat)
    else:
        for category in range(BOMB + 1):
            if not beginner or category <= TRIO or category == BOMB:
                found += _leads(level, category)
    if hand & ROCKET_CARDS == ROCKET_CARDS:
        found.append(ROCKET_CARDS)
    return found


def _leads(level: tuple[int, ...], category: int) -> Iterator[int]:
    shape = SHAPES[category]
    ranks = level[shape.primal]
    if shape.most > 1:
        ranks &= CHAINABLE
    for links in range(shape.least, shape.most + 1):
        yield from _linked(level, shape, links, _starts(ranks, links))


def _follows(level: tuple[int, ...], beat: int) -> Iterator[int]:
    category, links, low = category_of(beat), beat >> 4 & 15, beat >> 8
    shape = SHAPES[category]
    ranks = level[shape.primal] >> low + 1 << low + 1
    if shape.most > 1:
        ranks = _starts(ranks & CHAINABLE, links)
    yield from _linked(level, shape, links, ranks)
    if category != BOMB:
        yield from _linked(level, SHAPES[BOMB], 1, level[4])


def has_higher(level: tuple[int, ...], beat: int) -> bool:
    """Whether primal cards are among these that beat it, kickers and bombs aside."""
    category, links, low = category_of(beat), beat >> 4 & 15, beat >> 8
    if category == ROCKET:
        return False
    shape = SHAPES[category]
    ranks = level[shape.primal] >> low + 1 << low + 1
    if shape.most > 1:
        ranks = _starts(ranks & CHAINABLE, links)
    return ranks != 0


def _starts(ranks: int, links: int) -> int:
    for _ in range(links - 1):
        ranks &= ranks >> 1
    return ranks


def _linked(level: tuple[int, ...], shape: Shape, links: int, starts: int) -> Iterator[int]:
    for low in members(starts):
        primal = shape.primal * sum(UNITS[low : low + links])
        if not shape.kickers:
            yield primal
            continue
        others = members(level[shape.kicker] & ~(((1 << links) - 1) << low))
        for chosen in combinations(others, shape.kickers * links):
            kickers = sum(UNITS[rank] for rank in chosen)
            if kickers & ROCKET_CARDS != ROCKET_CARDS:
                yield primal + kickers * shape.kicker


@cache
def name(cards: int, /) -> int:
    """The name of a set of cards; 0 if it has none."""
    if cards == ROCKET_CARDS:
        return combo(ROCKET, BLACK, 1)
    level = levels(cards)
    number = max((n for n in range(1, 5) if level[n]), default=0)
    return _named(level, number, size(cards)) if number else 0


def _named(level: tuple[int, ...], number: int, total: int) -> int:
    ranks = members(level[number])
    low, links = ranks[0], len(ranks)
    ones, twos = level[1] & ~level[number], level[2] & ~level[number]
    in_a_row = ranks[-1] - low + 1 == links and (links == 1 or ranks[-1] < CHAIN_RANKS)
    if not in_a_row or ones & JOKERS == JOKERS:
        return 0
    for category, shape in enumerate(SHAPES):
        wanted = shape.kickers * links
        fits = shape.primal == number and shape.least <= links <= shape.most
        if not fits or total - number * links != wanted * shape.kicker:
            continue
        if ones.bit_count() == wanted and (shape.kicker < 2 or ones == twos):
            return combo(category, low, links)
    return 0
