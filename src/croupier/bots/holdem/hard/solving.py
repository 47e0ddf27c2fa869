"""Turns and rivers of real hands, solved against what both may hold when the street begins."""

from array import array
from collections.abc import Sequence
from functools import lru_cache
from typing import Final, NamedTuple

from croupier.bots.bot import BUDGET
from croupier.bots.holdem.hard.people import told
from croupier.bots.holdem.hard.ranges import Range, all_hands, narrowed
from croupier.bots.holdem.hard.subgame import Begun, Spot, Subgame
from croupier.bots.holdem.hard.tree import BUTTON, OTHER, RIVER
from croupier.bots.holdem.story import Line
from croupier.kernel.hands import HANDS
from croupier.kernel.river import solve_river
from croupier.kernel.turn import solve_turn

Ranges = tuple[Range, Range]  # of the button and of the other one, who acts first

# At the full budget. A turn looks at some of its rivers in each iteration.
RIVER_ITERATIONS, TURN_ITERATIONS = 150, 200
LEAST: Final = 32
TURN_RIVERS: Final = 6
SEED: Final = 1  # of the order in which rivers are looked at


class Solved(NamedTuple):
    """`likely(node)` says for each action and for each of 1,326 hands how often it is taken."""

    game: Subgame
    strategy: "array[float]"

    def likely(self, node: int) -> tuple[Range, ...]:
        start, count = self.game.offsets[node], len(self.game.children(node))
        size = len(HANDS)
        return tuple(
            self.strategy[at * size : (at + 1) * size].tolist()
            for at in range(start, start + count)
        )


def solved(begun: Begun, ranges: Ranges, budget: int, first: Spot | None = None) -> Solved:
    """From the beginning of the street, or from this spot on."""
    game = Subgame(begun, first)
    full = RIVER_ITERATIONS if begun.street == RIVER else TURN_ITERATIONS
    iterations = max(LEAST, full * budget // BUDGET)
    out_of_position, button = (array("d", ranges[held]).tobytes() for held in (OTHER, BUTTON))
    strategy = _solve(
        begun.board,
        game.nodes.tobytes(),
        game.amounts.tobytes(),
        out_of_position,
        button,
        iterations,
        game.actions,
    )
    return Solved(game, strategy)


@lru_cache(maxsize=16)
def _solve(
    board: tuple[int, ...],
    nodes: bytes,
    amounts: bytes,
    first: bytes,
    second: bytes,
    iterations: int,
    actions: int,
) -> "array[float]":
    """Kept for the later decisions of the same hand: on the river it has to be known again what was
    done on the turn."""
    strategy = array("d", bytes(8 * actions * len(HANDS)))
    tree = memoryview(nodes).cast("i"), memoryview(amounts).cast("d")
    ranges = memoryview(first).cast("d"), memoryview(second).cast("d")
    if len(board) == RIVER + 2:
        solve_river(board, *tree, *ranges, iterations, strategy)
    else:
        solve_turn(board, *tree, *ranges, iterations, TURN_RIVERS, SEED, strategy)
    return strategy


def ranges_after(found: Solved, ranges: Ranges, own: int, lines: Sequence[Line]) -> Ranges:
    """What both may hold after all that was done on the street, as the player `own` sees it;
    `lines` tell it."""
    held = list(ranges)
    for (node, action), line in zip(found.game.steps, lines, strict=False):
        player = OTHER if found.game.nodes[3 * node] == 0 else BUTTON
        likely = found.likely(node)[action]
        is_own = player == own
        held[player] = (
            narrowed(held[player], likely) if is_own else told(held[player], likely, line)
        )
    return held[0], held[1]


def without(ranges: Ranges, board: tuple[int, ...]) -> Ranges:
    """Without the hands that a board does not leave."""
    left = all_hands(board)
    first, second = (
        [weight * one for weight, one in zip(weights, left, strict=True)] for weights in ranges
    )
    return first, second
