"""Where a real hand is in the tree of the blueprint. Bets of sizes that the tree does not know are
taken for one of the two next to them.

Which of the two is drawn in the pseudo-harmonic way (Ganzfried and Sandholm, 2013), so that nobody
gains by betting just beside a size. The draw follows from what everybody has seen of the hand: it
is the same at every later decision, and whoever asks for the strategy can repeat it.
"""

from collections.abc import Sequence
from hashlib import sha256
from typing import Final, NamedTuple

from croupier.bots.holdem.hard.blueprint import Blueprint
from croupier.bots.holdem.hard.history import Deal, History
from croupier.bots.holdem.hard.people import lines_of, told
from croupier.bots.holdem.hard.ranges import (
    Range,
    all_hands,
    bucket_of,
    buckets_of,
    likelihoods,
    narrowed,
)
from croupier.bots.holdem.hard.tree import Tree

# So near to a size a bet counts as that: whole chips are never quite the size that was meant.
SURE: Final = 0.85


class Step(NamedTuple):
    """An action of the hand as the tree knows it: at this node, the child of this number."""

    node: int
    action: int


class Path(NamedTuple):
    """`node` is None where the tree has come to an end and the hand has not."""

    depth: int
    steps: tuple[Step, ...]
    node: int | None


def path_of(plan: Blueprint, history: History) -> Path:
    depth = plan.nearest_depth(history.stack / history.big_blind)
    tree = plan.tree(depth)
    node, steps = 0, list[Step]()
    paid = [history.big_blind // 2, history.big_blind]
    word = sha256(repr((history.board[:3], history.stack)).encode())
    for deal in history.deals:
        word.update(repr(tuple(deal)).encode())
        if tree.is_end(node) or (tree.street(node), tree.kind(node)) != (deal.street, deal.player):
            return Path(depth, tuple(steps), None)
        draw = int.from_bytes(word.digest()[:4]) / 2**32
        action = _action(tree, node, deal, history.stack, paid[1 - deal.player], draw)
        paid[deal.player] = deal.paid
        steps.append(Step(node, action))
        node = tree.children(node)[action]
    asked = history.street, history.player
    if tree.is_end(node) or (tree.street(node), tree.kind(node)) != asked:
        return Path(depth, tuple(steps), None)
    return Path(depth, tuple(steps), node)


def call_of(tree: Tree, node: int) -> int:
    """The number of the action that calls or checks."""
    owes = tree.paid_by(node, tree.kind(node)) < tree.paid_by(node, 1 - tree.kind(node))
    return 1 if owes else 0


def part_of(tree: Tree, node: int, child: int) -> float:
    """How much the player raises by, in parts of the pot after a call."""
    player = tree.kind(node)
    owed = tree.paid_by(node, 1 - player)
    return (tree.paid_by(child, player) - owed) / (2 * owed)


def _action(tree: Tree, node: int, deal: Deal, stack: int, owed: int, draw: float) -> int:
    call = call_of(tree, node)
    children = tree.children(node)
    raises = range(call + 1, len(children))
    if not deal.raises or not raises or deal.paid <= owed:
        return call
    if deal.paid >= stack:
        return raises[-1]
    wanted = (deal.paid - owed) / (2 * owed)
    sizes = [part_of(tree, node, children[action]) for action in raises]
    above = next((at for at, size in enumerate(sizes) if size >= wanted), len(sizes) - 1)
    if above == 0:
        return raises[0]
    low, high = sizes[above - 1], sizes[above]
    lower = (high - wanted) * (1 + low) / ((high - low) * (1 + wanted))
    if lower > SURE or (lower > 1 - SURE and draw < lower):
        return raises[above - 1]
    return raises[above]


def ranges_on(plan: Blueprint, path: Path, history: History, street: int) -> tuple[Range, Range]:
    """What the button and the other one may hold when the street begins, as whoever is asked sees
    it: the own range follows the blueprint alone."""
    tree = plan.tree(path.depth)
    board = history.board[: street + 2] if street else ()
    found = [all_hands(board), all_hands(board)]
    for (node, action), line in zip(path.steps, lines_of(history), strict=False):
        if tree.street(node) >= street:
            break
        player = tree.kind(node)
        likely = chances_at(plan, path.depth, node, history.board)[action]
        is_own = player == history.player
        found[player] = (
            narrowed(found[player], likely) if is_own else told(found[player], likely, line)
        )
    return found[0], found[1]


def chances_at(plan: Blueprint, depth: int, node: int, board: tuple[int, ...]) -> list[Range]:
    """How often each of 1,326 hands takes each action of the node."""
    return _chances(plan, depth, node, buckets_of(plan, _open(plan, depth, node, board)))


def chances_with(
    plan: Blueprint, depth: int, node: int, board: tuple[int, ...], hand: tuple[int, int]
) -> list[Range]:
    """The same for one hand alone."""
    return _chances(plan, depth, node, [bucket_of(plan, _open(plan, depth, node, board), hand)])


def _open(plan: Blueprint, depth: int, node: int, board: tuple[int, ...]) -> tuple[int, ...]:
    """The cards of the board that lay open at the node."""
    street = plan.tree(depth).street(node)
    return board[: street + 2] if street else ()


def _chances(plan: Blueprint, depth: int, node: int, buckets: Sequence[int]) -> list[Range]:
    tree = plan.tree(depth)
    actions, call = len(tree.children(node)), call_of(tree, node)
    return likelihoods(plan.rows(depth, node), actions, call, buckets)
