"""Cards as the kernel counts them: ten worths, from the ace to all that count ten."""

from collections.abc import Iterable, Sequence

ACE, TEN = 0, 9
# As charts show them: from the two to the ace.
IN_ORDER = (1, 2, 3, 4, 5, 6, 7, 8, 9, 0)
_BY_RANK = (1, 2, 3, 4, 5, 6, 7, 8, 9, 9, 9, 9, 0)  # deuce to ace


def worth(card: int) -> int:
    """Of a playing card."""
    return _BY_RANK[card >> 2]


def name(worth: int) -> str:
    return "A" if worth == ACE else str(worth + 1)


def count(cards: Iterable[int]) -> list[int]:
    counts = [0] * 10
    for card in cards:
        counts[worth(card)] += 1
    return counts


def count_ranks(ranks: Sequence[int]) -> list[int]:
    """From how many there are of each rank."""
    counts = [0] * 10
    for rank, many in enumerate(ranks):
        counts[_BY_RANK[rank]] += many
    return counts


def full_shoe(decks: int) -> list[int]:
    return [decks * (16 if card == TEN else 4) for card in range(10)]


def without(counts: Sequence[int], *worths: int) -> list[int]:
    left = list(counts)
    for gone in worths:
        left[gone] -= 1
    return left
