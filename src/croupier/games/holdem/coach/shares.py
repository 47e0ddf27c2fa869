"""How good two cards are before the flop. A hand's share says how many of all hands are as good or
better: 0.05 is one of the best twentieth."""

from croupier.cards.card import RANKS
from croupier.kernel.hands import HANDS

# All 169 kinds of hands, the best first: by what they win against one unknown hand and against
# four, together. `s` is of one suit, `o` is not. tests/bots/test_shares.py counts it again.
_BEST_FIRST = """
AA KK QQ JJ TT AKs 99 AQs AKo AJs KQs 88 ATs AQo KJs KTs QJs AJo KQo 77 A9s ATo QTs A8s KJo
JTs K9s A7s KTo QJo 66 A5s Q9s A6s A4s A9o K8s QTo J9s A3s A8o JTo K7s T9s Q8s A2s 55 K9o
K6s A7o J8s K5s T8s A5o Q9o A6o K4s Q7s 98s A4o K8o 44 J9o Q6s K3s J7s A3o T9o K7o K2s T7s
Q8o Q5s 97s A2o Q4s 87s K6o J6s J8o 33 Q3s T8o K5o T6s J5s Q2s 98o K4o Q7o 96s 76s J4s 86s
Q6o J3s K3o J7o 22 T5s T7o T4s 65s J2s 97o 75s K2o Q5o 95s 85s 87o T3s Q4o 54s J6o Q3o 74s
T2s 94s 64s 84s T6o 93s J5o 96o 76o 86o Q2o 53s J4o 92s 63s J3o 73s 43s 83s T5o 65o 75o T4o
95o J2o 82s 85o 52s T3o 42s 54o 62s 72s 74o 64o 94o T2o 84o 32s 93o 53o 92o 63o 73o 43o 83o
82o 52o 42o 62o 72o 32o
"""
ORDER = tuple(_BEST_FIRST.split())


def kind_of(first: int, second: int) -> str:
    """ "AKs", "72o", "99"."""
    low, high = sorted((first, second))
    ranks = RANKS[high // 4] + RANKS[low // 4]
    if ranks[0] == ranks[1]:
        return ranks
    return ranks + ("s" if high % 4 == low % 4 else "o")


def _shares() -> tuple[float, ...]:
    of_kind: dict[str, list[int]] = {kind: [] for kind in ORDER}
    for number, hand in enumerate(HANDS):
        of_kind[kind_of(*hand)].append(number)
    found = [0.0] * len(HANDS)
    better = 0
    for numbers in of_kind.values():
        better += len(numbers)
        for number in numbers:
            found[number] = better / len(HANDS)
    return tuple(found)


# By the number of the hand, as in kernel.hands.
SHARES = _shares()
