"""A strategy for the river that cannot be beaten by much: CFR+ over all hands at once, in a tree of
actions that the caller gives.

Both players go through the tree in turn. A player's action is regretted by what it would have been
worth more than what was chosen, never by less than nothing, and is chosen as often as it is
regretted. What is told in the end is the average of all choices, later ones counting more.
"""

from collections.abc import Sequence
from itertools import accumulate
from math import isfinite
from typing import TYPE_CHECKING, Final

from croupier.kernel.twin.buffers import viewed
from croupier.kernel.twin.equity.spot import HANDS
from croupier.kernel.twin.river.order import River

if TYPE_CHECKING:
    from _typeshed import ReadableBuffer, WriteableBuffer

FIRST_ACTS: Final = 0
SECOND_ACTS: Final = 1
FIRST_FOLDED: Final = 2
SECOND_FOLDED: Final = 3
SHOWDOWN: Final = 4

ACTIONS_MAX: Final = 16
NODES_MAX: Final = 4_096

Vector = list[float]


def solve_river(
    board: Sequence[int],
    nodes: "ReadableBuffer",
    amounts: "ReadableBuffer",
    first: "ReadableBuffer",
    second: "ReadableBuffer",
    iterations: int,
    strategy: "WriteableBuffer",
    /,
) -> tuple[float, float, float]:
    """For each node `nodes` holds three ints: its kind, its first child and how many there are;
    children lie in a row, in the order of their parents. `amounts` holds three doubles: the pot,
    and what the first and the second player paid on the river. `first` and `second` are what they
    hold, 1,326 weights each, and `strategy` gets for each action of each node in turn how likely
    each of 1,326 hands takes it. Told are the best that each could win against the strategy of the
    other, and how often the two meet; hence by how much they can be beaten."""
    River(board)  # refuses what is no board
    tree = Tree(viewed(nodes, "i").tolist(), amounts)
    wanted = viewed(strategy, "d", tree.actions * len(HANDS))
    ranges = [_weights(first), _weights(second)]
    solver = _Solver(tree, board, ranges)
    for iteration in range(1, iterations + 1):
        for player in range(2):
            solver.walk(0, player, float(iteration))
    told = solver.measure()
    solver.tell(wanted)
    return told


def _weights(given: "ReadableBuffer") -> Vector:
    with viewed(given, "d", len(HANDS)) as weights:
        found = [float(weight) for weight in weights]
    if not all(weight >= 0.0 and isfinite(weight) for weight in found):
        raise ValueError("a weight is a number and not negative")
    return found


class Tree:
    def __init__(self, nodes: Sequence[int], amounts: "ReadableBuffer") -> None:
        with viewed(amounts, "d", 3 * (len(nodes) // 3)) as chips:
            self.amounts = list(zip(*[iter(chips.tolist())] * 3, strict=True))
        self.kinds, self.first = list(nodes[0::3]), list(nodes[1::3])
        self.children = [
            count if kind <= SECOND_ACTS else 0
            for kind, count in zip(self.kinds, nodes[2::3], strict=False)
        ]
        if len(nodes) % 3 or not self._is_tree():
            raise ValueError("the nodes are no tree")
        self.actions = sum(self.children)
        self.offsets = [0, *accumulate(self.children)]

    def _is_tree(self) -> bool:
        if not 1 <= len(self.kinds) <= NODES_MAX:
            return False
        following = 1
        for node, kind in enumerate(self.kinds):
            if not FIRST_ACTS <= kind <= SHOWDOWN:
                return False
            if kind <= SECOND_ACTS:
                if not 1 <= self.children[node] <= ACTIONS_MAX or following <= node:
                    return False
                if self.first[node] != following:
                    return False
                following += self.children[node]
        return following == len(self.kinds)


class _Solver:
    def __init__(self, tree: Tree, board: Sequence[int], ranges: Sequence[Vector]) -> None:
        self._tree = tree
        self._river = River(board, lambda hand: ranges[0][hand] > 0.0 or ranges[1][hand] > 0.0)
        count = len(self._river.numbers)
        self._regrets = [[0.0] * count for _ in range(tree.actions)]
        self._sums = [[0.0] * count for _ in range(tree.actions)]
        self._averaged = False
        self._start = [[weights[number] for number in self._river.numbers] for weights in ranges]

    def walk(self, node: int, player: int, weight: float) -> Vector:
        return self._walk(node, player, weight, self._start)

    def _walk(self, node: int, player: int, weight: float, reach: Sequence[Vector]) -> Vector:
        """What the node is worth to the player with each hand."""
        kind = self._tree.kinds[node]
        if kind > SECOND_ACTS:
            return self._finish(node, player, reach[1 - player])
        chosen = self._choose(node)
        worths = []
        for action, likely in enumerate(chosen):
            after = [*reach]
            after[kind] = [a * b for a, b in zip(reach[kind], likely, strict=True)]
            child = self._tree.first[node] + action
            worths.append(self._walk(child, player, weight, after))
        if kind == player and not self._averaged:
            return self._learn(node, weight, reach[player], chosen, worths)
        values = worths[0]
        for worth in worths[1:]:
            pairs = zip(worth, values, strict=True)
            if kind == player:
                values = [a if a > b else b for a, b in pairs]
            else:
                values = [b + a for a, b in pairs]
        return values

    def _choose(self, node: int) -> list[Vector]:
        """How likely each action is: by what it is regretted, or by its average."""
        start, actions = self._tree.offsets[node], self._tree.children[node]
        weights = (self._sums if self._averaged else self._regrets)[start : start + actions]
        totals = [0.0] * len(self._river.numbers)
        for each in weights:
            totals = [total + weight for total, weight in zip(totals, each, strict=True)]
        inverse = [1.0 / total if total > 0.0 else 0.0 for total in totals]
        return [
            [
                weight * one if one > 0.0 else 1.0 / actions
                for weight, one in zip(each, inverse, strict=True)
            ]
            for each in weights
        ]

    def _finish(self, node: int, player: int, others: Vector) -> Vector:
        pot, *paid = self._tree.amounts[node]
        own = paid[player]
        if self._tree.kinds[node] == SHOWDOWN:
            net, every = self._river.net(others)
            return [
                pot / 2.0 * more + (pot / 2.0 - own) * meets
                for more, meets in zip(net, every, strict=True)
            ]
        won = -own if self._tree.kinds[node] == FIRST_FOLDED + player else pot - own
        return [won * meets for meets in self._river.all(others)]

    def _learn(
        self,
        node: int,
        weight: float,
        reach: Vector,
        chosen: Sequence[Vector],
        worths: Sequence[Vector],
    ) -> Vector:
        """The node is worth what its actions are worth as often as they are chosen; they are
        regretted by what they would have been worth more."""
        values = [0.0] * len(reach)
        for likely, worth in zip(chosen, worths, strict=True):
            values = [v + a * b for v, a, b in zip(values, likely, worth, strict=True)]
        for at, (likely, worth) in enumerate(zip(chosen, worths, strict=True)):
            number = self._tree.offsets[node] + at
            regrets = (
                regret + (more - value)
                for regret, more, value in zip(self._regrets[number], worth, values, strict=True)
            )
            self._regrets[number] = [regret if regret > 0.0 else 0.0 for regret in regrets]
            sums = zip(self._sums[number], reach, likely, strict=True)
            self._sums[number] = [total + weight * own * often for total, own, often in sums]
        return values

    def measure(self) -> tuple[float, float, float]:
        self._averaged = True
        best = []
        for player in range(2):
            total = 0.0
            for own, value in zip(self._start[player], self.walk(0, player, 0.0), strict=True):
                total += own * value
            best.append(total)
        mass = 0.0
        every = self._river.all(self._start[1])
        for own, meets in zip(self._start[0], every, strict=True):
            mass += own * meets
        return best[0], best[1], mass

    def tell(self, strategy: "memoryview[float]") -> None:
        """The average of each node; hands that were left out choose evenly."""
        with strategy:
            for node, actions in enumerate(self._tree.children):
                for action, chosen in enumerate(self._choose(node)):
                    told = [1.0 / actions] * len(HANDS)
                    for number, likely in zip(self._river.numbers, chosen, strict=True):
                        told[number] = likely
                    start = (self._tree.offsets[node] + action) * len(HANDS)
                    for number, likely in enumerate(told):
                        strategy[start + number] = likely
