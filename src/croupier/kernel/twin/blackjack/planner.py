"""The chart of one open card."""

from collections.abc import Sequence

from croupier.kernel.game import DOUBLE, HIT, PAIRS, SOFT, SPLIT, SURRENDER, Game
from croupier.kernel.twin.blackjack.hands import BEST, graph
from croupier.kernel.twin.blackjack.pairs import split_pair
from croupier.kernel.twin.blackjack.worth import Play, Table, cell_of, never_stands

ROUNDS = 8  # a chart that has not settled by then goes back and forth between equals


class Planner:
    """Makes a chart by totals. A total hits if that is better on the average of all hands of it
    that come about when the chart is followed, each with its chance."""

    def __init__(self, game: Game, up: int, counts: Sequence[int]) -> None:
        self.game = game
        self.counts = counts
        self.table = Table(game, up)
        self.first = Play(self.table, list(counts))
        hands = graph()
        size = len(hands.counts)
        self.possible = [self.first.possible(at) for at in range(size)]
        self.chances = [
            self.table.chances(self.first.rest(at)) if self.possible[at] else [0.0] * 10
            for at in range(size)
        ]
        self.hit = [0.0] * size
        self.worth = [0.0] * size

    def plan(self) -> tuple[int, ...]:
        cells = [HIT if row % SOFT < 17 else 0 for row in range(PAIRS)] + [0] * 10
        for _ in range(ROUNDS):
            before = list(cells)
            self._evaluate(cells)
            self._decide(cells, self._reached(cells))
            if cells == before:
                break
        self._evaluate(cells)
        self._first_moves(cells)
        self._pairs(cells)
        return tuple(cells)

    def _evaluate(self, cells: list[int]) -> None:
        """What hitting is worth, and what the hand is, if the chart is followed."""
        hands = graph()
        for at in reversed(hands.upwards):
            if not self.possible[at]:
                continue
            total = 0.0
            for card, chance in enumerate(self.chances[at]):
                if chance > 0.0:
                    child = hands.child[at][card]
                    total += chance * (self.worth[child] if child >= 0 else -1.0)
            self.hit[at] = total
            hits = cell_of(at, cells) & HIT or never_stands(at)
            self.worth[at] = total if hits else self.first.stand(at)

    def _reached(self, cells: list[int]) -> list[float]:
        hands = graph()
        reached = [0.0] * len(hands.counts)
        for low in range(10):
            for high in range(low, 10):
                at = hands.child[hands.child[0][low]][high]
                if not (self.game.natural_wins and hands.points[at] == BEST):
                    reached[at] = self._dealt(low, high)
        for at in hands.upwards:
            if reached[at] > 0.0 and cell_of(at, cells) & HIT:
                for card, chance in enumerate(self.chances[at]):
                    child = hands.child[at][card]
                    if child >= 0 and chance > 0.0:
                        reached[child] += reached[at] * chance
        return reached

    def _dealt(self, low: int, high: int) -> float:
        """The chance of these first two cards, and that the dealer has no natural then."""
        counts = self.counts
        cards = sum(counts)
        if low == high:
            chance = counts[low] * (counts[low] - 1) / (cards * (cards - 1))
        else:
            chance = 2.0 * counts[low] * counts[high] / (cards * (cards - 1))
        barred = self.table.barred
        if barred < 0 or chance <= 0.0:
            return chance
        left = counts[barred] - (low == barred) - (high == barred)
        return chance * (cards - 2 - left) / (cards - 2)

    def _decide(self, cells: list[int], reached: list[float]) -> None:
        hands = graph()
        stand, hit = [0.0] * PAIRS, [0.0] * PAIRS
        for at, weight in enumerate(reached):
            if weight > 0.0 and not never_stands(at):
                row = hands.points[at] + (SOFT if hands.soft[at] else 0)
                stand[row] += weight * self.first.stand(at)
                hit[row] += weight * self.hit[at]
        for row in range(PAIRS):
            if stand[row] != 0.0 or hit[row] != 0.0:
                cells[row] = HIT if hit[row] > stand[row] else 0

    def _first_moves(self, cells: list[int]) -> None:
        """Double and surrender: on the average of the first two cards that make the total. Pairs
        have rows of their own, and count here only where nothing else makes the total."""
        hands = graph()
        for pairs in (True, False):
            weights, base, double = [0.0] * PAIRS, [0.0] * PAIRS, [0.0] * PAIRS
            for low in range(10):
                for high in range(low, 10):
                    at = hands.child[hands.child[0][low]][high]
                    weight = self._dealt(low, high)
                    if (low == high) is not pairs or weight <= 0.0:
                        continue
                    row = hands.points[at] + (SOFT if hands.soft[at] else 0)
                    weights[row] += weight
                    base[row] += weight * self.worth[at]
                    if self.game.double:
                        double[row] += weight * self.first.double(at)
            for row in range(PAIRS):
                if weights[row] <= 0.0:
                    continue
                cells[row] &= HIT
                worth = base[row]
                if self.game.double and double[row] > worth:
                    cells[row] |= DOUBLE
                    worth = double[row]
                if self.game.surrender and -0.5 * weights[row] > worth:
                    cells[row] |= SURRENDER

    def _pairs(self, cells: list[int]) -> None:
        hands = graph()
        for card in range(10):
            at = hands.child[hands.child[0][card]][card]
            if not self.possible[at]:
                cells[PAIRS + card] = cell_of(at, cells)
                continue
            cell, worth = HIT, self.hit[at]
            if not never_stands(at) and self.first.stand(at) >= worth:
                cell, worth = 0, self.first.stand(at)
            if self.game.double:
                double = self.first.double(at)
                if double > worth:
                    cell, worth = cell | DOUBLE, double
            if self.game.hands_max > 1:
                split = split_pair(self.table, self.counts, card, cells)
                if split > worth:
                    cell, worth = cell | SPLIT, split
            if self.game.surrender and worth < -0.5:
                cell |= SURRENDER
            cells[PAIRS + card] = cell
