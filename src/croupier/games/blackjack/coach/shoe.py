"""Cards as the kernel counts them: ten worths, from the ace to all that count ten."""

from collections.abc import Iterable, Sequence

from croupier.games.blackjack.coach.terms import Terms
from croupier.kernel.game import Game

ACE, TEN = 0, 9
_BY_RANK = (1, 2, 3, 4, 5, 6, 7, 8, 9, 9, 9, 9, 0)  # deuce to ace


def worth(card: int) -> int:
    """Of a playing card; its rank goes from the deuce to the ace."""
    return _BY_RANK[card >> 2]


def count(cards: Iterable[int]) -> list[int]:
    counts = [0] * 10
    for card in cards:
        counts[worth(card)] += 1
    return counts


def full_shoe(decks: int) -> list[int]:
    return [decks * (16 if card == TEN else 4) for card in range(10)]


def without(counts: Sequence[int], *worths: int) -> list[int]:
    left = list(counts)
    for gone in worths:
        left[gone] -= 1
    return left


def game_of(terms: Terms) -> Game:
    return Game(
        dealer=terms.dealer,
        natural_wins=terms.natural is not None,
        peek=terms.peek,
        double=terms.double,
        double_after_split=terms.double_after_split,
        hands_max=terms.hands_max,
        split_aces_draw=terms.split_aces_draw,
        resplit_aces=terms.resplit_aces,
        surrender=terms.surrender,
        bonus=terms.five_hit_bonus,
        pub=terms.swedish_pub,
        others=0,
    )
