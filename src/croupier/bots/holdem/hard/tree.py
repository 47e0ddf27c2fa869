"""The bets that the blueprint knows: all ways in which two players with equal stacks can bet when
only a few sizes are allowed. Chips are hundredths of a big blind."""

from array import array
from collections.abc import Iterator
from typing import Final, NamedTuple

from croupier.kernel.river import FIRST_FOLDED, SECOND_ACTS, SHOWDOWN

BIG_BLIND: Final = 100
BUTTON, OTHER = 0, 1  # the players; the button posts the small blind and acts first before the flop
TURN, RIVER = 2, 3  # streets

# In parts of the pot after a call, by street and by how many raises there were on it. A player may
# always go all-in besides; after the last of these there is nothing else.
SIZES: Final = (
    ((0.5, 1.0), (0.5, 1.0), (0.75,)),
    ((0.33, 0.75), (0.75,)),
    ((0.5, 1.0), (0.75,)),
    ((0.75,),),
)
# A raise that leaves less than this part of the chips behind is not told from all-in.
LEFT_LEAST: Final = 0.25


class Spot(NamedTuple):
    """`paid` in the whole hand. `acted` says that a check or call ends the street."""

    street: int
    actor: int
    paid: tuple[int, int]
    least_raise: int = BIG_BLIND
    raises: int = 0
    acted: bool = False


FIRST: Final = Spot(0, BUTTON, (BIG_BLIND // 2, BIG_BLIND))


class End(NamedTuple):
    kind: int
    paid: tuple[int, int]


class Tree:
    """Nodes in flat arrays as the kernel reads them: kind, street, first child, number of children
    and where its rows begin; and what both players have paid."""

    def __init__(
        self,
        stack: int,
        buckets: tuple[int, int, int, int],
        bets: "array[int]",
        paid: "array[int]",
    ) -> None:
        self.stack, self.buckets, self.bets, self.paid = stack, buckets, bets, paid

    @property
    def size(self) -> int:
        """Rows of all nodes together."""
        nodes = range(len(self.bets) // 5)
        return sum(
            self.buckets[self.street(node)] * len(self.children(node))
            for node in nodes
            if not self.is_end(node)
        )

    def kind(self, node: int) -> int:
        return self.bets[5 * node]

    def street(self, node: int) -> int:
        return self.bets[5 * node + 1]

    def children(self, node: int) -> range:
        """Fold where there is something to call, then call or check, then raises by size."""
        first = self.bets[5 * node + 2]
        return range(first, first + self.bets[5 * node + 3])

    def offset(self, node: int) -> int:
        return self.bets[5 * node + 4]

    def paid_by(self, node: int, player: int) -> int:
        return self.paid[2 * node + player]

    def is_end(self, node: int) -> bool:
        return self.kind(node) > SECOND_ACTS


def _following(spot: Spot, stack: int) -> Iterator[Spot | End]:
    actor, (own, owed) = spot.actor, _of(spot.paid, spot.actor)
    if own < owed:
        yield End(FIRST_FOLDED + actor, spot.paid)
    yield _after_call(spot, owed, stack)
    for target in _targets(spot, owed, stack):
        paid = (target, owed) if actor == BUTTON else (owed, target)
        least = max(spot.least_raise, target - owed)
        yield Spot(spot.street, 1 - actor, paid, least, spot.raises + 1, True)


def _of(paid: tuple[int, int], player: int) -> tuple[int, int]:
    return paid if player == BUTTON else (paid[1], paid[0])


def _after_call(spot: Spot, owed: int, stack: int) -> Spot | End:
    paid = owed, owed
    if not spot.acted:
        return spot._replace(actor=1 - spot.actor, paid=paid, acted=True)
    if owed == stack or spot.street == RIVER:
        return End(SHOWDOWN, paid)
    return Spot(spot.street + 1, OTHER, paid)


def _targets(spot: Spot, owed: int, stack: int) -> list[int]:
    """What the player may have paid after a raise."""
    if owed == stack:
        return []
    sizes = SIZES[spot.street]
    parts = sizes[spot.raises] if spot.raises < len(sizes) else ()
    found = {owed + max(int(2 * owed * part), spot.least_raise) for part in parts}
    most = owed + (stack - owed) * (1 - LEFT_LEAST)
    return [*sorted(target for target in found if target <= most), stack]


def tree_of(depth: int, buckets: tuple[int, int, int, int]) -> Tree:
    """For stacks of so many big blinds. The larger ones take a second."""
    stack, size = depth * BIG_BLIND, 0
    bets, paid = array("i"), array("i")
    nodes: list[Spot | End] = [FIRST]
    for node in nodes:  # it grows meanwhile
        paid.extend(node.paid)
        if isinstance(node, End):
            bets.extend((node.kind, 0, 0, 0, 0))
            continue
        following = list(_following(node, stack))
        bets.extend((node.actor, node.street, len(nodes), len(following), size))
        nodes += following
        size += buckets[node.street] * len(following)
    return Tree(stack, buckets, bets, paid)
