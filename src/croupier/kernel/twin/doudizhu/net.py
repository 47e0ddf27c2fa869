"""Twin of kernel/c/doudizhu/net.c: what the position after a play is worth to the role that made
it. All numbers are whole."""

from collections.abc import Iterator, Sequence
from functools import lru_cache
from operator import add, mul, sub
from struct import calcsize, unpack_from
from typing import Final, NamedTuple

from croupier.kernel.twin.doudizhu.hands import (
    BLACK,
    BOMB,
    CHAIN_RANKS,
    CHAINABLE,
    PAIR,
    RANKS,
    ROCKET_CARDS,
    SOLO,
    category_of,
    count_of,
    has_higher,
    levels,
    members,
    name,
)
from croupier.kernel.twin.doudizhu.least import least
from croupier.kernel.twin.doudizhu.round import LANDLORD, ROLES, Round

# Where the inputs of each kind begin; sets of cards have 54 each.
HAND, UNSEEN, TABLE, PLAYED_NEXT, PLAYED_LAST, DID_NEXT, DID_LAST, BOTTOM, OWNER = range(0, 486, 54)
LEFT_NEXT: Final = OWNER + ROLES
LEFT_LAST: Final = LEFT_NEXT + 21
BOMBS: Final = LEFT_LAST + 21
BOMBS_MOST: Final = 5
LEAST: Final = BOMBS + BOMBS_MOST + 1
LEAST_MOST: Final = 12
RUNS: Final = LEAST + LEAST_MOST + 1
SOLO_NEXT: Final = RUNS + 3 * CHAIN_RANKS
SOLO_LAST, PAIR_NEXT, PAIR_LAST = (SOLO_NEXT + RANKS * nth for nth in (1, 2, 3))
STANDS: Final = PAIR_LAST + RANKS
INPUTS: Final = STANDS + 6
HIDDEN, SECOND, OUTPUTS = 256, 64, 2

FIRST_BITS, CELL_BITS, SECOND_BITS, LAST_BITS, CELL_MOST = 9, 7, 9, 10, 1023
ONE: Final = 1 << CELL_BITS + LAST_BITS  # how many steps a value of 1 has
WON: Final = 4 * ONE

# What the networks begin with. The number changes whenever their numbers mean something else.
VERSION: Final = 2
MARK: Final = b"doudizhu nets %d\n" % VERSION
FORMAT: Final = f"<{(INPUTS + 1 + SECOND) * HIDDEN}h{SECOND}i{OUTPUTS * SECOND}h{OUTPUTS}i"

Numbers = tuple[int, ...]


class Net(NamedTuple):
    first: tuple[Numbers, ...]
    first_bias: Numbers
    second: tuple[Numbers, ...]
    second_bias: Numbers
    last: tuple[Numbers, ...]
    last_bias: Numbers


@lru_cache(maxsize=1)
def networks_of(networks: bytes) -> tuple[Net, ...]:
    """One for each role."""
    size = calcsize(FORMAT)
    marked = networks.startswith(MARK)
    if len(networks) == ROLES * size or (networks.startswith(MARK[:-2]) and not marked):
        raise ValueError(
            f"these networks have another version than {VERSION}; they have to be trained anew"
        )
    if len(networks) != len(MARK) + ROLES * size or not marked:
        raise ValueError("these are no networks")
    starts = (len(MARK) + size * role for role in range(ROLES))
    return tuple(_net(unpack_from(FORMAT, networks, start)) for start in starts)


def _net(numbers: Numbers) -> Net:
    parts, at = [], 0
    for rows, width in ((INPUTS, HIDDEN), (1, HIDDEN), (SECOND, HIDDEN), (1, SECOND)):
        parts.append(tuple(numbers[at + row * width :][:width] for row in range(rows)))
        at += rows * width
    parts.append(tuple(numbers[at + row * SECOND :][:SECOND] for row in range(OUTPUTS)))
    first, (first_bias,), pairs, (second_bias,), last = parts
    return Net(first, first_bias, _second(pairs), second_bias, last, numbers[-OUTPUTS:])


def _second(rows: tuple[Numbers, ...]) -> tuple[Numbers, ...]:
    """The weights of each cell of the second layer. They are stored for two cells of the first at a
    time, as the kernel multiplies them."""
    stored = [number for row in rows for number in row]
    return tuple(
        tuple(
            stored[2 * (SECOND * pair + cell) + nth]
            for pair in range(HIDDEN // 2)
            for nth in (0, 1)
        )
        for cell in range(SECOND)
    )


def _cards(at: int, cards: int) -> Iterator[int]:
    for rank in range(RANKS):
        first = at + (4 * rank if rank < BLACK else 52 + rank - BLACK)
        yield from range(first, first + count_of(cards, rank))


def _lowest(at: int, ranks: int) -> list[int]:
    return [at + members(ranks)[0]] if ranks else []


def _runs(hand: int) -> Iterator[int]:
    """The ranks that are part of solo chains, pair chains and airplanes of the hand."""
    level = levels(hand)
    for nth, (cards, links) in enumerate(((1, 5), (2, 3), (3, 2))):
        starts = level[cards] & CHAINABLE
        for _ in range(links - 1):
            starts &= starts >> 1
        covered = 0
        for link in range(links):
            covered |= starts << link
        yield from (RUNS + nth * CHAIN_RANKS + rank for rank in members(covered))


def surroundings(known: Round) -> list[int]:
    """The inputs that do not depend on the play that the role makes."""
    role = known.role
    following, before = (role + 1) % ROLES, (role + 2) % ROLES
    found = [LEFT_NEXT + known.left[following], LEFT_LAST + known.left[before]]
    found += _cards(UNSEEN, known.unseen)
    found += _cards(PLAYED_NEXT, known.played[following])
    found += _cards(PLAYED_LAST, known.played[before])
    found += _cards(DID_NEXT, known.last[following])
    found += _cards(DID_LAST, known.last[before])
    found += _lowest(SOLO_NEXT, known.passed[SOLO][following])
    found += _lowest(SOLO_LAST, known.passed[SOLO][before])
    found += _lowest(PAIR_NEXT, known.passed[PAIR][following])
    found += _lowest(PAIR_LAST, known.passed[PAIR][before])
    if role != LANDLORD:
        found += _cards(BOTTOM, known.bottom)
    return found


def _own(hand: int) -> set[int]:
    return {*_cards(HAND, hand), *_runs(hand), LEAST + min(least(hand), LEAST_MOST)}


def _stands(unseen: int, combo: int, hand: int) -> Iterator[int]:
    """What the cards that nobody has seen say about the table and the own hand."""
    level, own = levels(unseen), levels(hand)
    if combo and has_higher(level, combo):
        yield STANDS
    if level[4] or unseen & ROCKET_CARDS == ROCKET_CARDS:
        yield STANDS + 1
    if own[4] or hand & ROCKET_CARDS == ROCKET_CARDS:
        yield STANDS + 2
    yield from (STANDS + 2 + cards for cards in (1, 2, 3) if own[cards] > level[cards])


def _table(known: Round, cards: int) -> list[int]:
    owner = OWNER + (0 if cards else (known.owner - known.role) % ROLES)
    bombs = known.bombs + _is_bomb(cards)
    return [*_cards(TABLE, cards or known.table), owner, BOMBS + min(bombs, BOMBS_MOST)]


def _is_bomb(cards: int) -> bool:
    return bool(cards) and category_of(name(cards)) >= BOMB


def values(net: Net, known: Round, choices: Sequence[int]) -> list[tuple[int, int]]:
    """The chance to win and the points after each choice, 0 being a skip."""
    held = _own(known.hand)
    base = _sum(net, list(net.first_bias), [*surroundings(known), *held], add)
    found = []
    for cards in choices:
        if cards == known.hand:
            bombs = min(3, known.bombs + _is_bomb(cards))
            found.append((WON, ONE // 4 << bombs))
            continue
        kept = _own(known.hand - cards)
        combo = name(cards) if cards else known.combo
        stands = _stands(known.unseen, combo, known.hand - cards)
        sums = _sum(net, base, [*_table(known, cards), *stands, *(kept - held)], add)
        found.append(_output(net, _sum(net, sums, held - kept, sub)))
    return found


def _sum(net: Net, sums: list[int], inputs: Sequence[int] | set[int], how: object) -> list[int]:
    for number in inputs:
        sums = list(map(how, sums, net.first[number]))  # type: ignore[call-overload]
    return sums


def _output(net: Net, sums: list[int]) -> tuple[int, int]:
    cells = [min(max(total >> FIRST_BITS - CELL_BITS, 0), CELL_MOST) for total in sums]
    second = [
        min(max(sum(map(mul, cells, row)) + bias >> SECOND_BITS, 0), CELL_MOST)
        for row, bias in zip(net.second, net.second_bias, strict=True)
    ]
    win, points = (
        sum(map(mul, second, row)) + bias for row, bias in zip(net.last, net.last_bias, strict=True)
    )
    return win, points
