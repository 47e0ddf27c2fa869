"""A full table of which two are left on the turn or the river: what the others folded stays in the
pot, and the rest is solved as between two. What both may hold is told by what they did."""

from typing import NamedTuple

from croupier.bots.holdem.hard.ranges import Range
from croupier.bots.holdem.hard.solving import solved, without
from croupier.bots.holdem.hard.strategy import Choice, choice_of
from croupier.bots.holdem.hard.subgame import Begun
from croupier.bots.holdem.hard.tree import TURN
from croupier.bots.holdem.story import Line, story_of
from croupier.bots.holdem.tracking import Trust, range_of
from croupier.games.game import Observation
from croupier.games.holdem.moves import Deed, HoldemSeat, HoldemView, Opened


class Answer(NamedTuple):
    """As a `Strategy`, but `paid` of a choice is the bet that it makes on this street; `left` is
    the bet that takes all chips of the shorter one."""

    choices: tuple[Choice, ...]
    likely: tuple[Range, ...]
    left: int


def answer_of(seen: Observation, budget: int) -> Answer | None:
    """None where the hand is not one of two that this street began with."""
    view: HoldemView = seen.view
    board = tuple(map(int, view.board))
    live = [seat for seat in view.seats if not seat.folded]
    if len(board) < TURN + 2 or len(live) != 2 or not isinstance(seen.events[0], Opened):
        return None
    order = seen.events[0].seats
    if seen.events[0].rules.one_pass or any(seat.seat not in order for seat in live):
        return None
    first, second = sorted(live, key=lambda seat: order.index(seat.seat))
    story = story_of(seen)
    now = [line for line in story if line.board == board]
    if any(line.seat not in (first.seat, second.seat) for line in now):
        return None
    begun = _begun(view, board, (first, second), now, seen.events[0].rules.blinds)
    if begun is None:
        return None
    before = [line for line in story if line.board != board]
    held = tuple(range_of(before, seat.seat, len(order), Trust()) for seat in (second, first))
    found = solved(begun, without((held[0], held[1]), board), budget)
    mine = 0 if first.seat == seen.seat else 1
    if found.game.now is None or found.game.nodes[3 * found.game.now] != mine:
        return None
    children = [found.game.spots[node] for node in found.game.children(found.game.now)]
    choices = tuple(choice_of(child, mine) for child in children)
    return Answer(choices, found.likely(found.game.now), begun.left)


def _begun(
    view: HoldemView,
    board: tuple[int, ...],
    live: tuple[HoldemSeat, HoldemSeat],
    now: list[Line],
    blinds: tuple[int, ...],
) -> Begun | None:
    """The street from its beginning; None where nothing can be bet on it."""
    left = min(seat.stack + seat.bet for seat in live)
    if left <= 0:
        return None
    paid = dict.fromkeys((seat.seat for seat in live), 0)
    follows = []
    for line in now:
        paid[line.seat] += line.chips
        raises = line.deed in (Deed.BET, Deed.RAISE)
        follows.append((raises, min(paid[line.seat], left)))
    pot = view.total - sum(seat.bet for seat in live)
    big_blind = max(blinds, default=1)
    return Begun(len(board) - 2, board, pot, left, big_blind, tuple(follows))
