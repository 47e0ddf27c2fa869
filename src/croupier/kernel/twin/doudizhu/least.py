"""Twin of kernel/c/doudizhu/least.c: in how few plays a hand can be got rid of when nobody
interferes, bombs and the rocket being kept whole."""

from functools import lru_cache
from typing import Final

from croupier.kernel.twin.doudizhu.hands import CHAINABLE, ROCKET_CARDS, UNITS, levels, members

MOST: Final = 15
# Cards of a link and fewest links: airplanes, pair chains, solo chains.
CHAINS: Final = ((3, 2), (2, 3), (1, 5))


def _without_chains(hand: int, wings: int) -> int:
    """Every trio takes a single card or a pair along, and so do the links of airplanes."""
    rocket = hand & ROCKET_CARDS == ROCKET_CARDS
    level = levels(hand - ROCKET_CARDS if rocket else hand)
    trios = (level[3] & ~level[4]).bit_count()
    others = (level[1] & ~level[3]).bit_count() - trios - wings
    return rocket + trios + level[4].bit_count() + max(0, others)


def _fewest(hand: int, kind: int, low: int, wings: int, taken: int, best: int) -> int:
    """Chains are taken in a fixed order, so that no choice is tried twice."""
    best = min(best, taken + _without_chains(hand, wings))
    if taken + 2 > best:
        return best
    for nth in range(kind, len(CHAINS)):
        cards, least = CHAINS[nth]
        ranks = levels(hand)[cards] & CHAINABLE
        if nth == kind:
            ranks &= ~((1 << low) - 1)
        starts = ranks
        for _ in range(least - 1):
            starts &= starts >> 1
        for first in members(starts):
            run = ~(ranks >> first)
            longest = (run & -run).bit_length() - 1
            for links in range(longest, least - 1, -1):
                rest = hand - cards * sum(UNITS[first : first + links])
                more = links if nth == 0 else 0
                best = _fewest(rest, nth, first, wings + more, taken + 1, best)
    return best


@lru_cache(maxsize=1 << 14)
def least(hand: int, /) -> int:
    return _fewest(hand, 0, 0, 0, 0, MOST) if hand else 0
