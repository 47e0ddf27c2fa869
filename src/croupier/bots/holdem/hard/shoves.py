"""All-in before the flop where the blueprint itself hardly ever does it. Then it has met too few of
them to know an answer, and the hand is called with if it is good enough by itself."""

from collections.abc import Iterable
from typing import Final

from croupier.bots.holdem.hard.blueprint import LEVELS, Blueprint
from croupier.bots.holdem.hard.history import History
from croupier.bots.holdem.hard.path import Path
from croupier.bots.holdem.hard.ranges import Range, buckets_of
from croupier.games.holdem.coach.shares import SHARES
from croupier.kernel.hands import HANDS

KNOWN: Final = 0.02  # so often the blueprint must do it to know what to answer
# The part of all hands that calls at even money, and how much more of them for a better price.
CALLED, CHEAPER = 0.12, 1.0
EVEN: Final = 0.5


def is_strange(plan: Blueprint, path: Path, history: History) -> bool:
    """Whether there is just such an all-in to answer."""
    own, owed = history.paid()[history.player], history.paid()[1 - history.player]
    if history.street or own >= owed or owed < history.stack or not path.steps:
        return False
    node, action = path.steps[-1]
    actions, rows = len(plan.tree(path.depth).children(node)), plan.rows(path.depth, node)
    often = sum(rows[bucket * actions + action] for bucket in buckets_of(plan, ()))
    return often / LEVELS / len(HANDS) < KNOWN


def called(history: History, hands: Iterable[int]) -> tuple[Range, Range]:
    """How often each of these hands folds, and calls."""
    own, owed = history.paid()[history.player], history.paid()[1 - history.player]
    price = (owed - own) / (2 * owed)
    most = CALLED + CHEAPER * (EVEN - price)
    calls = [float(SHARES[hand] <= most) for hand in hands]
    return [1 - call for call in calls], calls
