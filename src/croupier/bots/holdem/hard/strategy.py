"""What the hard bot does with each of 1,326 hands, after what everybody has seen of a hand of two
players. Whoever wants to attack the bot asks here (docs/bots.md)."""

from typing import Final, NamedTuple

from croupier.bots.bot import BUDGET
from croupier.bots.holdem.hard.blueprint import Blueprint
from croupier.bots.holdem.hard.equity import equities
from croupier.bots.holdem.hard.history import History
from croupier.bots.holdem.hard.path import (
    Path,
    call_of,
    chances_at,
    chances_with,
    part_of,
    path_of,
    ranges_on,
)
from croupier.bots.holdem.hard.people import lines_of, told
from croupier.bots.holdem.hard.ranges import Range
from croupier.bots.holdem.hard.shoves import called, is_strange
from croupier.bots.holdem.hard.solving import ranges_after, solved, without
from croupier.bots.holdem.hard.subgame import End, Spot
from croupier.bots.holdem.hard.tree import BUTTON, LEFT_LEAST, OTHER, RIVER, TURN
from croupier.games.holdem.moves import Street
from croupier.kernel.hands import HANDS, hand_number
from croupier.kernel.river import FIRST_ACTS, FIRST_FOLDED, SECOND_FOLDED

FOLD, CALL, RAISE = "fold", "call", "raise"
# How much better or worse than in the tree a call may be paid before equity decides about it.
PRICE_RATIO: Final = 1.25
# What a call must win more than break-even while there is still to be bet.
CAUTION: Final = 0.03
# Equities that are worth a bet, or all chips, where the blueprint knows nothing.
BET_EQUITY, ALL_IN_EQUITY = 0.62, 0.75
BET_PART: Final = 0.66


class Choice(NamedTuple):
    """`paid` is what the player has then paid in the whole hand; a check is a call of nothing."""

    kind: str
    paid: int


class Strategy(NamedTuple):
    """For each choice, for each of 1,326 hands in the order of `kernel.hands`: how often, from 0 to
    1, it is taken."""

    choices: tuple[Choice, ...]
    likely: tuple[Range, ...]


def choice_of(child: Spot | End, mine: int) -> Choice:
    """What leads to this node of a tree that was solved; `paid` since the tree began."""
    own, other = child.paid[mine], child.paid[1 - mine]
    if child.kind in (FIRST_FOLDED, SECOND_FOLDED):
        return Choice(FOLD, own)
    return Choice(RAISE if own > other else CALL, own)


def strategy(plan: Blueprint, history: History, budget: int = BUDGET) -> Strategy:
    """It follows from what everybody has seen, and from the budget."""
    path = path_of(plan, history)
    if history.street >= TURN:
        found = _solved(plan, path, history, budget)
        if found is not None:
            return found
    if path.node is None:
        return _by_equity(history, _range_of_other(plan, path, history))
    likely = tuple(chances_at(plan, path.depth, path.node, history.board))
    found = Strategy(_choices(plan, path, history), likely)
    if is_strange(plan, path, history):
        return Strategy(found.choices, called(history, range(len(HANDS))))
    return _corrected(plan, path, history, found)


def without_kernel(plan: Blueprint, history: History, hand: tuple[int, int]) -> Strategy | None:
    """The blueprint alone, for one hand alone: all that there is time for in Python. None for a
    hand that has left the tree."""
    path = path_of(plan, history)
    if path.node is None:
        return None
    if is_strange(plan, path, history):
        likely = [*called(history, [hand_number(*hand)])]
    else:
        likely = chances_with(plan, path.depth, path.node, history.board, hand)
    return Strategy(_choices(plan, path, history), tuple(likely))


def _solved(plan: Blueprint, path: Path, history: History, budget: int) -> Strategy | None:
    """None where the hand cannot be found in the tree that was made for it."""
    ranges, lines = ranges_on(plan, path, history, TURN), [*lines_of(history)]
    if history.street == RIVER:
        then = history.until(TURN).begun()
        done = [line for line in lines if line.street is Street.TURN]
        ranges = ranges_after(solved(then, ranges, budget), ranges, history.player, done)
        ranges = without(ranges, history.board)
    begun = history.begun()
    found = solved(begun, ranges, budget)
    if found.game.now is not None and found.game.steps:
        # From here on the other one holds what he has told, which may not be what the solver
        # would hold who did the same.
        done = lines[len(lines) - len(begun.follows) :]
        ranges = ranges_after(found, ranges, history.player, done)
        spot = found.game.spots[found.game.now]
        assert isinstance(spot, Spot)
        found = solved(begun, ranges, budget, spot)
    game, now = found.game, found.game.now
    first = OTHER if now is None or game.nodes[3 * now] == FIRST_ACTS else BUTTON
    if now is None or history.player != first:
        return None
    start, mine = history.paid(history.street)[0], 0 if history.player == OTHER else 1
    children = (choice_of(game.spots[node], mine) for node in game.children(now))
    choices = (Choice(kind, start + paid) for kind, paid in children)
    return Strategy(tuple(choices), found.likely(now))


def _owed(history: History) -> int:
    return history.paid()[1 - history.player]


def _choices(plan: Blueprint, path: Path, history: History) -> tuple[Choice, ...]:
    """The blueprint's actions with real chips."""
    tree, own, owed = plan.tree(path.depth), history.paid()[history.player], _owed(history)
    if (node := path.node) is None:
        return ()
    call = call_of(tree, node)
    choices = [Choice(FOLD, own)] * call + [Choice(CALL, owed)]
    for child in tree.children(node)[call + 1 :]:
        paid = owed + int(part_of(tree, node, child) * 2 * owed)
        most = owed + (history.stack - owed) * (1 - LEFT_LEAST)
        is_all_in = tree.paid_by(child, tree.kind(node)) == tree.stack or paid > most
        choices.append(Choice(RAISE, history.stack if is_all_in else paid))
    return tuple(choices)


def _range_of_other(plan: Blueprint, path: Path, history: History) -> Range:
    """By all that he did in the tree."""
    tree, other = plan.tree(path.depth), 1 - history.player
    found = ranges_on(plan, path, history, history.street)[other]
    for (node, action), line in zip(path.steps, lines_of(history), strict=False):
        if tree.street(node) == history.street and tree.kind(node) == other:
            likely = chances_at(plan, path.depth, node, history.board)
            found = told(found, likely[action], line)
    return found


def _price(own: float, owed: float) -> float:
    """The share of the pot that a call must win to break even."""
    return (owed - own) / (2 * owed)


def _corrected(plan: Blueprint, path: Path, history: History, found: Strategy) -> Strategy:
    """Where a bet was taken for one of another size, a call may be much cheaper or dearer than the
    blueprint thinks. Then equity decides about calls and folds."""
    tree, node, player = plan.tree(path.depth), path.node, history.player
    if node is None or found.choices[0].kind != FOLD:
        return found
    real = _price(history.paid()[player], _owed(history))
    thought = _price(tree.paid_by(node, player), tree.paid_by(node, 1 - player))
    if thought / PRICE_RATIO <= real <= thought * PRICE_RATIO:
        return found
    wins = equities(history.board, _range_of_other(plan, path, history))
    fold, call = list(found.likely[0]), list(found.likely[1])
    least = real + (CAUTION if _owed(history) < history.stack else 0)
    for hand, win in enumerate(wins):
        both = fold[hand] + call[hand]
        if real < thought and win >= least:
            fold[hand], call[hand] = 0.0, both
        elif real > thought and win < least:
            fold[hand], call[hand] = both, 0.0
    return Strategy(found.choices, (fold, call, *found.likely[2:]))


def _by_equity(history: History, weights: Range) -> Strategy:
    """For hands that have left the tree."""
    own, owed = history.paid()[history.player], _owed(history)
    price = _price(own, owed)
    least = price + (CAUTION if owed < history.stack else 0)
    bet = min(history.stack, owed + int(BET_PART * 2 * owed))
    choices = [Choice(FOLD, own)] if own < owed else []
    choices += [Choice(CALL, owed)]
    if owed < history.stack:
        choices += [Choice(RAISE, bet), Choice(RAISE, history.stack)]
    likely = [[0.0] * len(weights) for _ in choices]
    for hand, win in enumerate(equities(history.board, weights)):
        likely[_best(choices, win, least)][hand] = 1.0
    return Strategy(tuple(choices), tuple(likely))


def _best(choices: list[Choice], win: float, least: float) -> int:
    calls = 1 if choices[0].kind == FOLD else 0
    if len(choices) > calls + 1:
        if win >= ALL_IN_EQUITY and calls:
            return calls + 2
        if win >= BET_EQUITY and not calls:
            return calls + 1
    return calls if not calls or win >= least else 0
