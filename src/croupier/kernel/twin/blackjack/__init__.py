"""What decisions at blackjack are worth, counted over all ways the cards can fall.

Every number is an expected gain in units of the bet. `counts` are the cards that nobody has seen,
the dealer's hidden card among them. While a game is `peek`, the dealer has looked: the hidden card
makes no natural, and that is counted in exactly wherever a card is drawn.

With `others`, so many other hands of two cards were dealt, and one natural among them ends the
round: it is counted as a loss of the bet.
"""

from collections.abc import Sequence

from croupier.kernel.game import DOUBLE, HIT, PAIRS, SPLIT, SURRENDER, Game
from croupier.kernel.twin.blackjack.hands import graph
from croupier.kernel.twin.blackjack.pairs import split_pair
from croupier.kernel.twin.blackjack.planner import Planner
from croupier.kernel.twin.blackjack.worth import Play, Table, cell_of, decisions, ends_of


def dealer(game: Game, counts: Sequence[int], up: int, /) -> tuple[float, ...]:
    """The chances of 17, 18, 19, 20, 21, a natural, and bust."""
    return ends_of(Table(game._replace(others=0), up), list(counts))


def values(
    game: Game, counts: Sequence[int], hand: Sequence[int], up: int, /
) -> tuple[float, float, float, float]:
    """Stand, hit, double, split. What makes no sense is not a number."""
    table = Table(game, up)
    base = [left + held for left, held in zip(counts, hand, strict=True)]
    play = Play(table, base)
    at = _number(hand)
    card = _pair(hand)
    split = float("nan")
    if card >= 0 and game.hands_max > 1:
        split = split_pair(table, base, card, None)
    return play.stand(at), play.hit(at), play.double(at), split


def plan(game: Game, counts: Sequence[int], up: int, /) -> tuple[int, ...]:
    """The column of the chart for this open card; `counts` are the whole shoe without it. A cell
    for each total, hard ones first, then soft ones, then pairs from aces to tens."""
    return Planner(game._replace(others=0), up, counts).plan()


def play(
    game: Game, counts: Sequence[int], up: int, cells: Sequence[int] | None, /
) -> tuple[float, ...]:
    """What each first hand of two cards is worth: ace ace, ace two, ..., ten ten. It is played by
    the column of a chart, or as well as can be. Where the dealer checks, he has no natural."""
    table = Table(game, up)
    first = Play(table, list(counts), decisions(cells))
    hands = graph()
    found = []
    for low in range(10):
        for high in range(low, 10):
            at = hands.child[hands.child[0][low]][high]
            if not first.possible(at):
                found.append(0.0)
                continue
            quiet = first.quiet(at)
            if cells is None:
                worth = _best_of_all(table, counts, first, at, low, high, quiet)
            else:
                worth = _by_plan(table, counts, first, at, low, high, quiet, cells)
            found.append(worth - (1.0 - quiet))
    return tuple(found)


def _best_of_all(
    table: Table, counts: Sequence[int], first: Play, at: int, low: int, high: int, quiet: float
) -> float:
    game = table.game
    worth = first.best(at)
    if game.double:
        worth = max(worth, first.double(at))
    if low == high and game.hands_max > 1:
        worth = max(worth, split_pair(table, counts, low, None))
    if game.surrender:
        worth = max(worth, -0.5 * quiet)
    return worth


def _by_plan(
    table: Table,
    counts: Sequence[int],
    first: Play,
    at: int,
    low: int,
    high: int,
    quiet: float,
    cells: Sequence[int],
) -> float:
    game = table.game
    pair = low == high and game.hands_max > 1
    cell = cells[PAIRS + low] if pair else cell_of(at, cells)
    if game.surrender and cell & SURRENDER:
        return -0.5 * quiet
    if pair and cell & SPLIT:
        return split_pair(table, counts, low, cells)
    if game.double and cell & DOUBLE:
        return first.double(at)
    return first.hit(at) if cell & HIT else first.stand(at)


def _number(hand: Sequence[int]) -> int:
    hands = graph()
    at = 0
    for card, many in enumerate(hand):
        for _ in range(many):
            at = hands.child[at][card]
            if at < 0:
                raise ValueError("the hand is bust")
    return at


def _pair(hand: Sequence[int]) -> int:
    return next((card for card in range(10) if hand[card] == 2), -1) if sum(hand) == 2 else -1
