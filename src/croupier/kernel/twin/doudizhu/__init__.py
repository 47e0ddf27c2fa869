"""The twin of kernel/c/doudizhu.

A set of cards is a number of 60 bits: four bits for each of the 15 ranks, from the 3 up to the
coloured joker, say how many cards of it there are. The name of a hand is a small number too: its
category, its links (four bits further) and its lowest rank (eight bits further). A round is told by
what one seat knows: its role (0 the landlord, 1 the peasant after him, 2 the other one), its hand,
the bottom cards, and the sets that were played from the landlord's lead on, 0 for a skip.

Only the compiled kernel searches, plays out and learns; here are the rules and the networks.
"""

from collections.abc import Sequence

from croupier.kernel.twin.doudizhu.cards import cards_of, counts, in_order, rest
from croupier.kernel.twin.doudizhu.hands import name, plays
from croupier.kernel.twin.doudizhu.least import least
from croupier.kernel.twin.doudizhu.net import ONE, networks_of, values
from croupier.kernel.twin.doudizhu.round import known_round

__all__ = [
    "cards_of",
    "counts",
    "in_order",
    "least",
    "name",
    "plays",
    "prospects",
    "rest",
    "search",
    "solve",
]

CANDIDATES_MAX = 8


def search(
    networks: bytes,
    role: int,
    hand: int,
    bottom: int,
    history: Sequence[int],
    beginner: bool,
    iterations: int,
    seed: int,
    /,
) -> list[tuple[int, int, int, float, int]]:
    """The best choices by the network of the role, the best first: cards, the chance to win,
    points, what they are ranked by, and how often each was played out, which here is never."""
    known = known_round(role, hand, bottom, history)
    choices = plays(hand, known.combo, beginner)
    if known.combo:
        choices.append(0)
    found = [
        (cards, win, points, (win + points) / ONE, 0)
        for cards, (win, points) in zip(
            choices, values(networks_of(networks)[role], known, choices), strict=True
        )
    ]
    found.sort(key=lambda candidate: -candidate[3])
    return found[:CANDIDATES_MAX]


def prospects(networks: bytes, hand: int, samples: int, seed: int, /) -> tuple[float, float]:
    """In the compiled kernel what a hand brings on average for each point of the bid, as the
    landlord's and as a peasant's."""
    raise NotImplementedError("only the compiled kernel deals a hand out so often")


def solve(hands: tuple[int, ...], beat: int, owner: int, turn: int, /) -> bool | None:
    """In the compiled kernel whether the landlord wins when all cards are known."""
    raise NotImplementedError("only the compiled kernel tries everything")
