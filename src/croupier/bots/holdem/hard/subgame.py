"""The turn or the river of a real hand as a tree: with the chips that are really there and the bets
that were really made among others. Players are numbered by who acts first."""

from array import array
from typing import Final, NamedTuple

from croupier.bots.holdem.hard.tree import LEFT_LEAST, RIVER
from croupier.kernel.river import FIRST_ACTS, FIRST_FOLDED, SHOWDOWN
from croupier.kernel.turn import RIVER_COMES

Sizes = tuple[tuple[float, ...], ...]

# In parts of the pot after a call, by how many raises there were; all-in comes besides, unless that
# were far more than the pot: there are better uses for the time.
ON_TURN: Final[Sizes] = ((0.75,), (1.0,))
RIVER_AFTER_TURN: Final[Sizes] = ((0.75,),)
ON_RIVER: Final[Sizes] = ((0.5, 1.0), (1.0,))
ALL_IN_MOST: Final = 2.5


class Spot(NamedTuple):
    """Somebody is to act. `paid` since the tree began; `follows` is what was really done from here
    on, whether it raised and what the player had paid then; None away from the real hand."""

    street: int
    kind: int
    paid: tuple[int, int]
    least_raise: int
    raises: int
    acted: bool
    follows: tuple[tuple[bool, int], ...] | None


class End(NamedTuple):
    """The hand is over, or the river comes."""

    kind: int
    paid: tuple[int, int]


class Begun(NamedTuple):
    """The turn or river of a hand of two: the pot and what the shorter one has left when it begins,
    and what was done on it since, whether it raised and what the player had then paid."""

    street: int
    board: tuple[int, ...]
    pot: int
    left: int
    big_blind: int
    follows: tuple[tuple[bool, int], ...]


class Step(NamedTuple):
    """What was really done: at this node, its action of this number."""

    node: int
    action: int


class Subgame:
    """`nodes` and `amounts` are as the kernel reads them. `now` is the node where the hand is, or
    None if the street is over."""

    def __init__(self, begun: Begun, first: Spot | None = None) -> None:
        """`first` is where the tree begins, if that is not the beginning of the street."""
        self.pot, self.left = begun.pot, begun.left
        self.nodes, self.amounts = array("i"), array("d")
        self.offsets: list[int] = []  # of the first action of each node of this street
        self.actions = 0  # of all nodes of this street
        self.now: int | None = None
        self.steps: list[Step] = []
        self._street, self._big_blind = begun.street, begun.big_blind
        if first is None:
            first = Spot(begun.street, FIRST_ACTS, (0, 0), begun.big_blind, 0, False, begun.follows)
        self.spots: list[Spot | End] = [first]
        for node, spot in enumerate(self.spots):  # it grows meanwhile
            self.amounts.extend((self.pot + sum(spot.paid), *spot.paid))
            self.offsets.append(self.actions)
            if isinstance(spot, End):
                self._end(spot)
            else:
                self._spread(node, spot)

    def children(self, node: int) -> range:
        first = self.nodes[3 * node + 1]
        return range(first, first + self.nodes[3 * node + 2])

    def _end(self, end: End) -> None:
        if end.kind != RIVER_COMES:
            self.nodes.extend((end.kind, 0, 0))
            return
        self.nodes.extend((end.kind, len(self.spots), 1))
        if end.paid[0] >= self.left:
            self.spots.append(End(SHOWDOWN, end.paid))
        else:
            self.spots.append(Spot(RIVER, FIRST_ACTS, end.paid, self._big_blind, 0, False, None))

    def _spread(self, node: int, spot: Spot) -> None:
        children, taken = self._following(spot)
        self.nodes.extend((spot.kind, len(self.spots), len(children)))
        self.spots += children
        if spot.street == self._street:
            self.actions += len(children)
        if taken is not None:
            self.steps.append(Step(node, taken))
        elif spot.follows is not None:
            self.now = node

    def _following(self, spot: Spot) -> tuple[list[Spot | End], int | None]:
        """The children, and which of them was really taken."""
        actor, owed = spot.kind, spot.paid[1 - spot.kind]
        real = spot.follows[0] if spot.follows else None
        rest = spot.follows[1:] if spot.follows else None
        raised = real[1] if real and real[0] and real[1] > owed else None
        found: list[Spot | End] = []
        if spot.paid[actor] < owed:
            found.append(End(FIRST_FOLDED + actor, spot.paid))
        taken = len(found) if real and raised is None else None
        if spot.acted:
            found.append(End(SHOWDOWN if spot.street == RIVER else RIVER_COMES, (owed, owed)))
        else:
            after = rest if taken is not None else None
            checked = spot._replace(kind=1 - actor, paid=(owed, owed), acted=True, follows=after)
            found.append(checked)
        for target in self._targets(spot, owed, raised):
            if target == raised:
                taken = len(found)
            paid = (target, owed) if actor == FIRST_ACTS else (owed, target)
            least = max(spot.least_raise, target - owed)
            after = rest if target == raised else None
            found.append(Spot(spot.street, 1 - actor, paid, least, spot.raises + 1, True, after))
        return found, taken

    def _targets(self, spot: Spot, owed: int, raised: int | None) -> list[int]:
        """What the player may have paid after a raise."""
        if owed >= self.left:
            return []
        sizes = ON_TURN if spot.street < RIVER else RIVER_AFTER_TURN
        if self._street == RIVER:
            sizes = ON_RIVER
        parts = sizes[spot.raises] if spot.raises < len(sizes) else ()
        pot = self.pot + 2 * owed
        found = {owed + max(int(part * pot), spot.least_raise) for part in parts}
        most = owed + (self.left - owed) * (1 - LEFT_LEAST)
        found = {target for target in found if target <= most}
        if self.left - owed <= ALL_IN_MOST * pot:
            found.add(self.left)
        return sorted(found if raised is None else found | {raised})
