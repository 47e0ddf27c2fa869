"""What another player may hold, by what he has done in this hand. A range is a weight for each of
the 1,326 hands, in the order of kernel.hands. Every action leaves some weight on every hand: people
bluff, and some play anything."""

from array import array
from collections.abc import Iterable, Sequence
from functools import lru_cache
from operator import mul

from msgspec import Struct

from croupier.bots.holdem.standings import standings
from croupier.bots.holdem.story import Line
from croupier.games.holdem.coach.shares import SHARES
from croupier.games.holdem.moves import Deed
from croupier.kernel.hands import HANDS

Weights = list[float]
SCALE = 1_000  # the kernel takes whole numbers

# How large a part of all hands is opened with a raise, by how many are still to act.
OPENED = (1.0, 0.7, 0.42, 0.28, 0.22, 0.18, 0.16, 0.14, 0.12, 0.11)
LIMPED, CALLED_ONE, CALLED_ONE_OF_TWO, CALLED_MORE = 0.8, 0.3, 0.6, 0.14
RERAISED, RERAISED_OF_TWO, RERAISED_AGAIN = 0.1, 0.16, 0.06
SHOVED = 0.16
# Where a hand must stand on the board to be bet, raised, raised again.
BET_FROM = (0.55, 0.74, 0.84)
BEST, GOOD = 0.93, 0.8
SLOW = 0.55  # how much of its weight a hand keeps that would mostly have been raised
BLUR = 0.12  # nobody's limits are sharp


class Trust(Struct, frozen=True):
    """How much of its weight a hand keeps that does not fit to a bet: little trust keeps much."""

    before_flop: float = 0.08
    after_flop: float = 0.1


ANY_HAND = (1.0,) * len(HANDS)


def range_of(lines: Iterable[Line], seat: int, seats: int, trust: Trust) -> Weights:
    """What the player in `seat` may hold after all that was seen, at a table of so many."""
    weights = [*ANY_HAND]
    for line in lines:
        if line.seat == seat:
            likely = on_board(line, trust) if line.board else before_flop(line, seats, trust)
            weights = [*map(mul, weights, likely)]
    return weights


def for_kernel(weights: Sequence[float]) -> "array[int]":
    """As whole numbers, the largest being SCALE. What weighs anything is at least 1."""
    scale = SCALE / max(weights)
    return array("I", [int(weight * scale) + 1 if weight else 0 for weight in weights])


def before_flop(line: Line, seats: int, trust: Trust) -> Sequence[float]:
    """How likely each hand acts so before the flop."""
    two = seats == 2
    match line.deed:
        case Deed.BET | Deed.RAISE:
            return _up_to(_raised(line, two), trust.before_flop)
        case Deed.CALL if line.raises:
            if line.raises > 1:
                share = CALLED_MORE
            else:
                share = CALLED_ONE_OF_TWO if two else CALLED_ONE
            return _between(share / 8, share, trust.before_flop)
        case Deed.CALL:
            return _between(LIMPED / 8, LIMPED, trust.before_flop)
        case Deed.CHECK:
            return _between(0.1, 1.0, trust.before_flop)
        case _:
            return ANY_HAND


def _raised(line: Line, two: bool) -> float:
    if line.raises == 0:
        share = OPENED[min(line.behind, len(OPENED) - 1)]
    elif line.raises == 1:
        share = RERAISED_OF_TWO if two else RERAISED
    else:
        share = RERAISED_AGAIN
    if line.all_in and line.raises < 2 and line.size > 2:
        share = SHOVED  # all at once and far too much: less than the best, for those would wait
    return share


@lru_cache(maxsize=256)
def _up_to(share: float, least: float) -> tuple[float, ...]:
    blur = BLUR * share + 0.02
    return tuple([_fade((share - each) / blur, least) for each in SHARES])


@lru_cache(maxsize=256)
def _between(best: float, worst: float, least: float) -> tuple[float, ...]:
    """Hands of this part; the better ones would mostly have been raised."""
    up_to = zip(SHARES, _up_to(worst, least), strict=True)
    return tuple([SLOW * part if each < best else part for each, part in up_to])


def _fade(distance: float, least: float) -> float:
    """From `least` to 1 around the limit."""
    part = 0.5 + distance / 2
    part = 0.0 if part < 0 else 1.0 if part > 1 else part
    return least + (1 - least) * part


def on_board(line: Line, trust: Trust) -> Sequence[float]:
    """How likely each hand acts so on this board."""
    match line.deed:
        case Deed.BET | Deed.RAISE:
            start = BET_FROM[min(line.raises, len(BET_FROM) - 1)] + 0.06 * min(line.size, 2.0)
            return _standing_from(line.board, round(start, 2), 1.0, trust.after_flop)
        case Deed.CALL:
            start = 0.15 + 0.8 * line.price / max(1, line.pot + line.price)
            return _standing_from(line.board, round(start, 2), SLOW, trust.after_flop)
        case Deed.CHECK:
            return _checked(line.board)
        case _:
            return ANY_HAND


@lru_cache(maxsize=1024)
def _standing_from(
    board: tuple[int, ...], start: float, best: float, least: float
) -> tuple[float, ...]:
    """Hands that stand so high; the very best keep the part `best` of their weight."""
    return tuple(
        [
            _fade((standing - start) / BLUR, least) * (best if standing > BEST else 1.0)
            for standing in standings(board)
        ]
    )


@lru_cache(maxsize=256)
def _checked(board: tuple[int, ...]) -> tuple[float, ...]:
    return tuple([SLOW if standing > GOOD else 1.0 for standing in standings(board)])


def best_part(weights: Sequence[float], keep: float, order: Sequence[int]) -> tuple[Weights, float]:
    """The best part of a range, `keep` of its weight, and how much it is after all. `order` has the
    numbers of the hands, the best first."""
    total = sum(weights[number] for number in order)
    kept: Weights = [0.0] * len(HANDS)
    if total <= 0:
        return [*ANY_HAND], keep
    wanted, have = keep * total, 0.0
    for number in order:
        if have >= wanted:
            break
        kept[number] = weights[number]
        have += weights[number]
    return kept, have / total
