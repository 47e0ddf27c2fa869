"""Hands that nobody saw. A file tells of them only what the pots tell: who showed nothing lost to
those who showed, unless the figures of the file give him a pot. Then he is dealt cards that win it.
"""

from collections.abc import Iterator, Sequence
from itertools import combinations

from msgspec import Struct

from croupier.cards.card import Card
from croupier.cards.ranking import strength
from croupier.hands.deck import BOARD_SIZE, HOLE_SIZE, Hole, KnownCards

# So many players at most are put in an order of all orders there are.
ORDERED_MAX = 4


class Guess(Struct, frozen=True):
    """The hands as they are dealt, and who gives up before the showdown. `decided` says that the
    cards of the file alone tell who wins."""

    holes: tuple[Hole, ...]
    board: tuple[Card, ...]
    leaving: frozenset[int] = frozenset()
    decided: bool = True


def first_guess(known: KnownCards, live: frozenset[int]) -> Guess:
    """Of the players who did not fold, whoever showed nothing is beaten by those who showed."""
    if len(live) < 2:
        return Guess(known.holes, known.board)
    seen = [at for at in live if len(known.holes[at]) == HOLE_SIZE]
    open_hands = [at for at in seen if at not in known.silent]
    # Some writers tell the hands that were shown only where they are dealt.
    winning = open_hands or (seen if len(seen) == len(live) else [])
    leaving = live.difference(winning) if winning else frozenset()
    said_nothing = leaving.difference(known.silent)
    return Guess(
        known.holes,
        known.board,
        leaving,
        decided=bool(winning) and not said_nothing and not known.board_unknown,
    )


def guesses(known: KnownCards, live: frozenset[int], winners: frozenset[int]) -> Iterator[Guess]:
    """Hands by which these players win, in every order that they could have; all others who did
    not show give up. Nothing where the cards of the file leave no room for it."""
    seen = {at for at in live if len(known.holes[at]) == HOLE_SIZE}
    if not winners <= live or not 0 < len(winners) <= ORDERED_MAX:
        return
    unused = known.unused()
    board = known.board + tuple(unused.pop() for _ in range(BOARD_SIZE - len(known.board)))
    losing = seen - known.silent - winners
    beaten = max((strength(known.holes[at] + board) for at in losing), default=0)
    hidden, leaving = winners - seen, live - losing - winners
    for tiers in _orders(sorted(winners)):
        holes = list(known.holes)
        if _deal(tiers, hidden, holes, board, list(unused), beaten):
            yield Guess(tuple(holes), board, leaving, decided=False)


def _orders(players: list[int]) -> Iterator[list[list[int]]]:
    """Every order of the players, the weakest first; equals stand together."""
    if not players:
        yield []
        return
    for size in range(1, len(players) + 1):
        for lowest in combinations(players, size):
            for rest in _orders([player for player in players if player not in lowest]):
                yield [list(lowest), *rest]


def _deal(
    tiers: Sequence[Sequence[int]],
    hidden: frozenset[int],
    holes: list[Hole],
    board: tuple[Card, ...],
    unused: list[Card],
    floor: int,
) -> bool:
    """Deal hands of rising strength above the floor, whether that is possible."""
    for tier in tiers:
        fixed = {strength(holes[at] + board) for at in tier if at not in hidden}
        if len(fixed) > 1 or any(worth <= floor for worth in fixed):
            return False
        dealing = [at for at in tier if at in hidden]
        if dealing:
            worth = _deal_equal(dealing, holes, board, unused, floor, fixed)
        else:
            (worth,) = fixed
        if not worth:
            return False
        floor = worth
    return True


def _deal_equal(
    players: Sequence[int],
    holes: list[Hole],
    board: tuple[Card, ...],
    unused: list[Card],
    floor: int,
    fixed: set[int],
) -> int:
    """Deal the weakest hands above the floor that are equal, and say how strong they are; 0 if
    there are none."""
    options = [_options(holes[at], board, unused) for at in players]
    common = sorted(fixed or set.intersection(*map(set, options)))
    for worth in common:
        if worth <= floor:
            continue
        dealt: dict[int, Hole] = {}
        for at, by_worth in zip(players, options, strict=True):
            taken = {card for hole in dealt.values() for card in hole}
            free = (hole for hole in by_worth.get(worth, ()) if taken.isdisjoint(hole))
            if (hole := next(free, None)) is None:
                break
            dealt[at] = hole
        else:
            for at, hole in dealt.items():
                holes[at] = hole
            used = {card for hole in dealt.values() for card in hole}
            unused[:] = [card for card in unused if card not in used]
            return worth
    return 0


def _options(known: Hole, board: tuple[Card, ...], unused: Sequence[Card]) -> dict[int, list[Hole]]:
    """All hands that the player could have, by their strength."""
    found: dict[int, list[Hole]] = {}
    for more in combinations(unused, HOLE_SIZE - len(known)):
        found.setdefault(strength(known + more + board), []).append(known + more)
    return found
