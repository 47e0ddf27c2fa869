"""How a hand is best parted into plays: as few as possible, with low cards in large ones.

Each play is worth something by its rank and costs a turn; the best parting is worth most. Bombs and
the rocket are kept together and count as what they are: a turn that is won back.
"""

from functools import lru_cache
from typing import Final

from croupier.games.doudizhu.combos.combo import COMBOS, SHAPES, Category, chain
from croupier.games.doudizhu.combos.plays import ranks_of
from croupier.games.doudizhu.combos.ranks import (
    ROCKET_COUNTS,
    TWO,
    UNITS,
    levels,
    members,
    runs,
)

TURN: Final = 7  # what it costs to need one more play
MIDDLE: Final = 7  # a ten: of higher cards one expects to win the turn
BOMB: Final = 7
ROCKET: Final = 20

Parting = tuple[int, tuple[int, ...]]  # its worth and its plays
CHAINS: Final = tuple(
    (SHAPES[category].primal, SHAPES[category].least, SHAPES[category].most)
    for category in (Category.AIRPLANE, Category.PAIR_CHAIN, Category.SOLO_CHAIN)
)


def play_worth(play: int) -> int:
    """Of one play, its turn not counted."""
    combo = COMBOS[play]
    match combo.category:
        case Category.ROCKET:
            return ROCKET
        case Category.BOMB:
            return BOMB + combo.low
        case Category.FOUR_SOLO | Category.FOUR_PAIR:
            return combo.low // 2
        case _:
            return combo.low + combo.links - 1 - MIDDLE


@lru_cache(maxsize=1 << 16)
def best_parting(counts: int) -> Parting:
    """The plays in which the hand is got rid of best."""
    best = _without_chains(counts)
    level = levels(counts)
    bombs = ranks_of(level, 4)
    for cards, least, most in CHAINS:
        for low, links in runs(ranks_of(level, cards) & ~bombs, least, most):
            primal = chain(low, links, cards)
            for play in _winged(counts - primal, primal, links) if cards == 3 else (primal,):
                worth, plays = best_parting(counts - play)
                worth += play_worth(play) - TURN
                if worth > best[0]:
                    best = worth, (play, *plays)
    return best


def worth(counts: int) -> int:
    return best_parting(counts)[0]


def _winged(rest: int, primal: int, links: int) -> list[int]:
    """An airplane alone, and with the lowest single cards or pairs that are left beside it."""
    solos, pairs, _, _ = groups(rest)
    found = [primal]
    for cards, ranks in ((1, solos), (2, pairs)):
        wings = [UNITS[rank] * cards for rank in ranks if rank <= TWO][:links]
        if len(wings) == links:
            found.append(primal + sum(wings))
    return found


@lru_cache(maxsize=1 << 16)
def _without_chains(counts: int) -> Parting:
    """Each trio takes the lowest single card or pair along."""
    plays: list[int] = []
    if counts & ROCKET_COUNTS == ROCKET_COUNTS:
        plays.append(ROCKET_COUNTS)
        counts -= ROCKET_COUNTS
    solos, pairs, trios, bombs = map(list, groups(counts))
    plays += [UNITS[rank] * 4 for rank in bombs]
    for rank in trios:
        play = UNITS[rank] * 3
        if solos and (not pairs or solos[0] <= pairs[0] + 2) and solos[0] <= TWO:
            play += UNITS[solos.pop(0)]
        elif pairs and pairs[0] < TWO:
            play += UNITS[pairs.pop(0)] * 2
        plays.append(play)
    plays += [UNITS[rank] * 2 for rank in pairs]
    plays += [UNITS[rank] for rank in solos]
    return sum(map(play_worth, plays)) - TURN * len(plays), tuple(plays)


def groups(counts: int) -> tuple[tuple[int, ...], ...]:
    """The ranks of which there are just one card, two, three and four."""
    level = levels(counts)
    ranks = [ranks_of(level, cards) for cards in (1, 2, 3, 4)] + [0]
    return tuple(members(ranks[nth] & ~ranks[nth + 1]) for nth in range(4))
