"""What one other player may hold that beats a hand: now, and when the board is complete. All hands
that can still be dealt are taken as equally likely; nothing is known here but open cards."""

from collections import Counter
from collections.abc import Iterable, Iterator, Sequence
from hashlib import sha256
from itertools import combinations
from math import comb
from typing import Final

from msgspec import Struct

from croupier.cards.chance import Chance
from croupier.cards.ranking import Category, category, strengths
from croupier.kernel.compiled import COMPILED
from croupier.kernel.hands import HANDS
from croupier.kernel.tables.ranks import DECK, STRENGTH_MAX

BOARD: Final = 5
FLOP: Final = 3
# A complete board is looked at with all 990 hands. More than so many boards are not: some of them
# are drawn, always the same ones for the same cards.
BOARDS_MOST: Final = 240 if COMPILED else 12

LEAST: Final = 0.0005  # what comes less often is not worth a word

_KINDS: Final = (None, *(category(strength) for strength in range(1, STRENGTH_MAX + 1)))


class Threat(Struct, frozen=True):
    """Better hands of one kind: how many of those that another player may hold are such now, and
    how often, from 0 to 1, one other player wins with such a hand in the end."""

    category: str
    now: int
    later: float


class Threats(Struct, frozen=True):
    """Of `possible` hands that another player may hold, how many are better now and how many are as
    good; before the flop nobody can say. The kinds of the better ones, the strongest first."""

    possible: int
    better: int | None
    as_good: int | None
    kinds: tuple[Threat, ...]


def threats(hand: Sequence[int], board: Sequence[int], dead: Sequence[int] = ()) -> Threats:
    """`dead` are cards that others have shown."""
    known = {*hand, *board, *dead}
    others = [other for other in HANDS if known.isdisjoint(other)]
    now, later, deals = Counter[Category | None](), Counter[Category | None](), 0
    as_good = None
    if len(board) >= FLOP:
        own, *theirs = strengths(board, (hand, *others))
        now, as_good = _better(own, theirs), theirs.count(own)
    for rest in _boards(known, BOARD - len(board)):
        fitting = [other for other in others if not rest or _is_apart(other, rest)]
        own, *theirs = strengths((*board, *rest), (hand, *fitting))
        later += _better(own, theirs)
        deals += len(theirs)
    kinds = [
        Threat(kind.name.lower(), now[kind], later[kind] / deals)
        for kind in reversed(Category)
        if now[kind] or later[kind] >= LEAST * deals
    ]
    better = None if as_good is None else now.total()
    return Threats(len(others), better, as_good, tuple(kinds))


def _better(own: int, others: Iterable[int]) -> Counter[Category | None]:
    return Counter(map(_KINDS.__getitem__, filter(own.__lt__, others)))


def _is_apart(hand: Sequence[int], cards: Sequence[int]) -> bool:
    return hand[0] not in cards and hand[1] not in cards


def _boards(known: set[int], missing: int) -> Iterator[tuple[int, ...]]:
    """All ways to complete the board, or as many as may be looked at."""
    left = [card for card in range(DECK) if card not in known]
    if comb(len(left), missing) <= BOARDS_MOST:
        yield from combinations(left, missing)
        return
    chance = Chance(sha256(bytes(sorted(known))).digest())
    for _ in range(BOARDS_MOST):
        yield tuple(chance.sample(left, missing))
