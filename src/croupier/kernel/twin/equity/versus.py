"""One hand against all that an opponent may hold. Hands that differ by an exchange of suits are
worth the same: they are counted together."""

from collections import Counter
from collections.abc import Iterator, Sequence
from itertools import permutations
from typing import TYPE_CHECKING

from croupier.kernel.tables.ranks import SUITS
from croupier.kernel.twin.buffers import viewed
from croupier.kernel.twin.equity.exact import exact
from croupier.kernel.twin.equity.spot import HANDS, Spot, Tally, Told, hand_number

if TYPE_CHECKING:
    from _typeshed import ReadableBuffer


def exact_against(
    hand: Sequence[int], board: Sequence[int], dead: Sequence[int], range_: "ReadableBuffer", /
) -> Told:
    """How often the hand wins against a range, and how often the range wins: every hand of that
    counts as often as its weight says. The range is a buffer of 1,326 unsigned ints."""
    spot = Spot((hand, None), board, dead)
    exchanges = list(_exchanges(hand, spot))
    together: Counter[int] = Counter()
    for number, weight in enumerate(weights_of(range_)):
        if weight and spot.used.isdisjoint(HANDS[number]):
            low, high = HANDS[number]
            alike = (hand_number(_moved(low, e), _moved(high, e)) for e in exchanges)
            together[min(alike)] += weight
    tally = Tally(2)
    for number, weight in together.items():
        deals, shared = exact((hand, HANDS[number]), board, dead)
        tally.deals += weight * deals
        for seat in range(2):
            for winners in range(2):
                tally.shared[seat][winners] += weight * shared[seat][winners]
    return tally.told()


def weights_of(range_: "ReadableBuffer") -> list[int]:
    with viewed(range_, "I", len(HANDS)) as weights:
        return [*weights]


def _exchanges(hand: Sequence[int], spot: Spot) -> Iterator[tuple[int, ...]]:
    """The exchanges of suits that leave all that is known as it is."""
    for suits in permutations(range(SUITS)):
        if all(
            {_moved(card, suits) for card in cards} == set(cards)
            for cards in (hand, spot.board, spot.used)
        ):
            yield suits


def _moved(card: int, suits: Sequence[int]) -> int:
    return card - card % SUITS + suits[card % SUITS]
