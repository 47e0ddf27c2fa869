"""What one hand against the dealer is worth by standing, hitting and doubling, and what a chart
says about it."""

from collections.abc import Callable, Sequence

from croupier.kernel.game import HIT, SOFT, Game
from croupier.kernel.twin.blackjack.hands import (
    ACE,
    BEST,
    ENDS,
    NATURAL,
    TEN,
    graph,
    natural_maker,
    walk,
)


class Table:
    """The rules, the open card, and how likely it is that no other hand is a natural."""

    def __init__(self, game: Game, up: int) -> None:
        self.game = game
        self.steps = walk(game.dealer, up)
        self.barred = natural_maker(up) if game.peek else -1
        self._quiet: dict[tuple[int, int, int], float] = {}

    def quiet(self, aces: int, tens: int, cards: int) -> float:
        """None of the other hands is a natural when all come from so many cards."""
        key = aces, tens, cards
        known = self._quiet.get(key)
        if known is None:
            known = self._quiet[key] = _quiet(aces, tens, cards, self.game.others)
        return known

    def quiet_unseen(self, rest: Sequence[int]) -> float:
        """The same while the hidden card is one of the rest."""
        if not self.game.others:
            return 1.0
        cards, aces, tens = sum(rest), rest[ACE], rest[TEN]
        if self.barred < 0:
            return self.quiet(aces, tens, cards)
        hidden = cards - rest[self.barred]
        if hidden <= 0:
            return 0.0
        ace = self.barred == TEN  # what the hidden card may take from the others
        some = aces if ace else tens
        apart = some / hidden * self.quiet(aces - ace, tens - (not ace), cards - 1)
        return apart + (hidden - some) / hidden * self.quiet(aces, tens, cards - 1)

    def chances(self, rest: Sequence[int]) -> list[float]:
        """Of each card to be the next one drawn."""
        cards = sum(rest)
        if cards < 2:
            return [0.0] * 10
        barred = self.barred
        if barred < 0:
            return [left / cards for left in rest]
        free = cards - rest[barred]
        if free <= 0:
            return [1.0 if card == barred else 0.0 for card in range(10)]
        share = (cards - 1 - rest[barred]) / ((cards - 1) * free)
        found = [left * share for left in rest]
        found[barred] = rest[barred] / (cards - 1)
        return found


def _quiet(aces: int, tens: int, cards: int, hands: int) -> float:
    total = term = 1.0
    for number in range(hands):
        pairs = (aces - number) * (tens - number)
        places = (cards - 2 * number) * (cards - 2 * number - 1)
        if aces <= number or tens <= number or places <= 0:
            break
        term = term * (2.0 * pairs) / places
        term = term * -(hands - number) / (number + 1)
        total += term
    return total


def ends_of(table: Table, rest: list[int]) -> tuple[float, ...]:
    """The chances of the dealer's ends, times those that no other hand is a natural."""
    checked = table.barred >= 0
    others = table.game.others
    cards = sum(rest)
    first = cards - rest[table.barred] if checked else cards
    scale = [1.0] * 16
    for depth in range(1, 16):
        among = first if depth == 1 else cards - depth + 1
        scale[depth] = scale[depth - 1] / among if among > 0 else 0.0
    products = [1.0] * 16
    ends = [0.0] * ENDS
    steps = table.steps
    at = 0
    while at < len(steps):
        depth, card, copy, skip, end, ways, ways_checked, aces, tens = steps[at]
        left = rest[card] - copy
        if left <= 0:
            at = skip
            continue
        product = products[depth] = products[depth - 1] * left
        if end >= 0:
            chance = product * (ways_checked if checked else ways) * scale[depth]
            if others:
                chance *= table.quiet(rest[ACE] - aces, rest[TEN] - tens, cards - depth)
            ends[end] += chance
        at += 1
    bust = table.quiet_unseen(rest)
    for chance in ends:
        bust -= chance
    return (*ends, bust)


class Play:
    """One hand against the dealer. It hits and stands by given decisions; without any it does as
    well as it can, and `hits` holds afterwards what it decided."""

    def __init__(
        self, table: Table, base: Sequence[int], decided: Sequence[bool] | None = None
    ) -> None:
        size = len(graph().counts)
        self.table = table
        self.base = base
        self.decided = decided
        self.hits = [False] * size
        self._stands: list[float | None] = [None] * size
        self._bests: list[float | None] = [None] * size

    def rest(self, at: int) -> list[int]:
        held = graph().counts[at]
        return [left - out for left, out in zip(self.base, held, strict=True)]

    def possible(self, at: int) -> bool:
        return min(self.rest(at)) >= 0

    def quiet(self, at: int) -> float:
        return self.table.quiet_unseen(self.rest(at))

    def stand(self, at: int) -> float:
        known = self._stands[at]
        if known is None:
            known = self._stands[at] = self._stand(at)
        return known

    def _stand(self, at: int) -> float:
        game = self.table.game
        ends = ends_of(self.table, self.rest(at))
        points = graph().points[at]
        win, lose = ends[ENDS], 0.0
        for end in range(5):
            if points > 17 + end:
                win += ends[end]
            elif points < 17 + end or (game.pub and end <= 2):
                lose += ends[end]
        if game.natural_wins or points < BEST:
            lose += ends[NATURAL]
        if game.bonus and graph().cards[at] >= 7:
            win *= 2.0
        return win - lose

    def hit(self, at: int) -> float:
        return self._draw(at, self.best, 1.0)

    def double(self, at: int) -> float:
        return self._draw(at, self.stand, 2.0)

    def _draw(self, at: int, worth: Callable[[int], float], bets: float) -> float:
        """One more card, and then what `worth` says of the hand, `bets` times."""
        rest = self.rest(at)
        children = graph().child[at]
        total = 0.0
        drawn = False
        for card, chance in enumerate(self.table.chances(rest)):
            if chance > 0.0:
                drawn = True
                total += chance * (bets * self._after(rest, card, children[card], worth))
        return total if drawn else -bets * self.table.quiet_unseen(rest)

    def _after(
        self, rest: list[int], card: int, child: int, worth: Callable[[int], float]
    ) -> float:
        if child >= 0:
            return worth(child)
        if not self.table.game.others:
            return -1.0
        rest[card] -= 1
        quiet = self.table.quiet_unseen(rest)
        rest[card] += 1
        return -quiet

    def best(self, at: int) -> float:
        known = self._bests[at]
        if known is None:
            known = self._bests[at] = self._best(at)
        return known

    def _best(self, at: int) -> float:
        if self.decided is not None:
            return self.hit(at) if self.decided[at] else self.stand(at)
        hit = self.hit(at)
        if not never_stands(at):
            stand = self.stand(at)
            if stand >= hit:
                return stand
        self.hits[at] = True
        return hit


def never_stands(at: int) -> bool:
    """One card more can only help: the hand cannot go bust, and so far it beats nobody."""
    hands = graph()
    return hands.points[at] < 12 or (hands.soft[at] and hands.points[at] <= 16)


def cell_of(at: int, cells: Sequence[int]) -> int:
    hands = graph()
    return cells[hands.points[at] + (SOFT if hands.soft[at] else 0)]


def decisions(cells: Sequence[int] | None) -> list[bool] | None:
    if cells is None:
        return None
    return [bool(cell_of(at, cells) & HIT) for at in range(len(graph().counts))]
