"""All boards, without dealing each of them.

Boards are counted by the ranks they have, as if there were no suits: of 1.7 million boards that is
6 thousand. Then every flush is put right: what it counted for without suits is taken away, and what
it is worth is added. Where a flush comes, at most two cards of the board are of other suits, and
only their ranks matter, because no hand of seven has both a flush and a full house.
"""

from collections.abc import Iterator, Sequence
from itertools import combinations, combinations_with_replacement
from math import comb

from croupier.kernel.tables.ranks import RANKS, SUITS, WEIGHTS
from croupier.kernel.twin.equity.spot import Spot, Tally, Told
from croupier.kernel.twin.ranking import flush_strength, strength_by_weight


def exact(hands: Sequence[Sequence[int]], board: Sequence[int], dead: Sequence[int], /) -> Told:
    """How often each of these hands wins, over all boards that can still come."""
    count = _Count(Spot(hands, board, dead))
    count.by_ranks(0, count.missing, 0, 1)
    for suit in range(SUITS):
        count.put_flushes_right(suit)
    return count.tally.told()


class _Count:
    def __init__(self, spot: Spot) -> None:
        known = [(*hand, *spot.board) for hand in spot.hands if hand is not None]
        self.missing = spot.missing
        self.tally = Tally(len(known))
        self._weights = [sum(WEIGHTS[card // SUITS] for card in cards) for cards in known]
        self._suited = [
            [sum(1 << card // SUITS for card in cards if card % SUITS == suit) for cards in known]
            for suit in range(SUITS)
        ]
        self._left = [0] * RANKS
        self._suits_left: list[list[int]] = [[] for _ in range(SUITS)]
        for card in spot.left:
            self._left[card // SUITS] += 1
            self._suits_left[card % SUITS].append(card // SUITS)

    def by_ranks(self, rank: int, missing: int, weight: int, ways: int) -> None:
        if not missing:
            self.tally.settle(self._without_suits(weight), ways)
            self.tally.deals += ways
        elif rank < RANKS:
            left = self._left[rank]
            for many in range(min(left, missing) + 1):
                more = weight + many * WEIGHTS[rank]
                self.by_ranks(rank + 1, missing - many, more, ways * comb(left, many))

    def put_flushes_right(self, suit: int) -> None:
        least = max(0, min(5 - held.bit_count() for held in self._suited[suit]))
        for size in range(least, self.missing + 1):
            others = list(self._others(suit, self.missing - size))
            for ranks in combinations(self._suits_left[suit], size):
                self._put_right(suit, ranks, others)

    def _put_right(
        self, suit: int, ranks: Sequence[int], others: Sequence[tuple[int, int]]
    ) -> None:
        """These ranks of the suit come, and with them cards of other suits."""
        mask = sum([1 << rank for rank in ranks])
        weight = sum([WEIGHTS[rank] for rank in ranks])
        suited = [flush_strength(held | mask) for held in self._suited[suit]]
        for more, ways in others:
            plain = self._without_suits(weight + more)
            self.tally.settle(plain, -ways)
            pairs = zip(suited, plain, strict=True)
            self.tally.settle([flush or other for flush, other in pairs], ways)

    def _others(self, suit: int, size: int) -> Iterator[tuple[int, int]]:
        """Cards that are not of this suit: the weight of their ranks, and in how many ways."""
        left = [many - (rank in self._suits_left[suit]) for rank, many in enumerate(self._left)]
        for ranks in combinations_with_replacement(range(RANKS), size):
            ways = 1
            for rank in set(ranks):
                ways *= comb(left[rank], ranks.count(rank))
            if ways:
                yield sum(WEIGHTS[rank] for rank in ranks), ways

    def _without_suits(self, weight: int) -> list[int]:
        return [strength_by_weight(held + weight) for held in self._weights]
