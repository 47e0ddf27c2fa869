"""Ranges of hands as people write them: `77+, A9s+, KQo, T9s-76s, AhKh`, a share of the best hands
(`20%`), or a name. Reading one never looks at a card of the table."""

import re
from array import array
from collections.abc import Iterable, Iterator
from functools import lru_cache
from typing import Final

from croupier.cards.card import RANKS, SUITS
from croupier.games.holdem.coach.shares import SHARES, kind_of
from croupier.games.refused import Refused
from croupier.kernel.hands import HANDS, hand_number

TEXT_MAX: Final = 200
# Every hand of these is as likely as another.
NAMED: Final = {
    "any": "100%",
    "tight": "10%",
    "usual": "25%",
    "loose": "50%",
    "pairs": "22+",
    "pictures": "TT+, ATs+, KTs+, QTs+, JTs, ATo+, KTo+, QTo+, JTo",
}

_SHARE = re.compile(r"(\d{1,3}(?:\.\d{1,2})?)%")
_KIND = re.compile(rf"([{RANKS}])([{RANKS}])([so]?)(\+?)")
_SPAN = re.compile(rf"([{RANKS}])([{RANKS}])([so]?)-([{RANKS}])([{RANKS}])([so]?)")
_HAND = re.compile(rf"([{RANKS}])([{SUITS}])([{RANKS}])([{SUITS}])")

_OF_KIND: Final[dict[str, list[int]]] = {}
for _number, _cards in enumerate(HANDS):
    _OF_KIND.setdefault(kind_of(*_cards), []).append(_number)


@lru_cache(maxsize=256)
def read_range(text: str) -> "array[int]":
    """A weight of 1 or 0 for each of the 1,326 hands, as the kernel reads them. Raises `Refused`
    with the part that nobody understands."""
    weights = array("I", bytes(4 * len(HANDS)))
    parts = [part for part in re.split(r"[\s,;]+", NAMED.get(text.strip().lower(), text)) if part]
    if not parts or len(text) > TEXT_MAX:
        raise Refused("bad_range", part=text[:20])
    for part in parts:
        for number in _numbers(part):
            weights[number] = 1
    return weights


def _numbers(part: str) -> Iterable[int]:
    if share := _SHARE.fullmatch(part):
        most = float(share[1]) / 100
        return [number for number, better in enumerate(SHARES) if better <= most + 1e-9]
    if hand := _HAND.fullmatch(_cased(part, suits=True)):
        first, second = (
            4 * RANKS.index(rank) + SUITS.index(suit)
            for rank, suit in ((hand[1], hand[2]), (hand[3], hand[4]))
        )
        if first != second:
            return [hand_number(first, second)]
    kinds = list(_kinds(_cased(part)))
    if not kinds:
        raise Refused("bad_range", part=part[:20])
    return [number for kind in kinds for number in _OF_KIND[kind]]


def _cased(part: str, suits: bool = False) -> str:
    """Ranks in capitals, the rest small, however it was typed."""
    if suits and len(part) == 4:
        return part[0].upper() + part[1].lower() + part[2].upper() + part[3].lower()
    return "".join(sign.upper() if sign.upper() in RANKS else sign.lower() for sign in part)


def _kinds(part: str) -> Iterator[str]:
    """The kinds that a word means; none where it means nothing."""
    if kind := _KIND.fullmatch(part):
        high, low = _ranks(kind[1], kind[2])
        if high == low and not kind[3]:
            pairs = range(high, len(RANKS)) if kind[4] else (high,)
            yield from (2 * RANKS[rank] for rank in pairs)
        elif high != low:
            # `A9+` keeps the ace and raises the nine, up to just under the ace.
            lows = range(low, high) if kind[4] else (low,)
            yield from _unequal(((high, each) for each in lows), kind[3])
    elif span := _SPAN.fullmatch(part):
        yield from _between(_ranks(span[1], span[2]), _ranks(span[4], span[5]), span[3], span[6])


def _between(
    one: tuple[int, int], other: tuple[int, int], suited: str, again: str
) -> Iterator[str]:
    """`QQ-99`, `A5s-A2s` (the same high card) and `T9s-76s` (the same gap)."""
    (low_of, low), (high_of, high) = sorted((one, other))
    if suited != again:
        return
    if low_of == low and high_of == high:
        if not suited:
            yield from (2 * RANKS[rank] for rank in range(low, high + 1))
    elif low_of == low or high_of == high:
        return
    elif low_of == high_of:
        yield from _unequal(((low_of, rank) for rank in range(low, high + 1)), suited)
    elif low_of - low == high_of - high:
        both = zip(range(low_of, high_of + 1), range(low, high + 1), strict=True)
        yield from _unequal(both, suited)


def _unequal(ranks: Iterable[tuple[int, int]], suited: str) -> Iterator[str]:
    for high, low in ranks:
        for ending in suited or "so":
            yield RANKS[high] + RANKS[low] + ending


def _ranks(one: str, other: str) -> tuple[int, int]:
    low, high = sorted((RANKS.index(one), RANKS.index(other)))
    return high, low
