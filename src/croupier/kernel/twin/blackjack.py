"""What decisions at blackjack are worth, counted over all ways the cards can fall.

Every number is an expected gain in units of the bet. `counts` are the cards that nobody has seen,
the dealer's hidden card among them. While a game is `peek`, the dealer has looked: the hidden card
makes no natural, and that is counted in exactly wherever a card is drawn.

With `others`, so many other hands of two cards were dealt, and one natural among them ends the
round: it is counted as a loss of the bet.
"""

from collections.abc import Callable, Sequence

from croupier.kernel.game import DOUBLE, HIT, PAIRS, SOFT, SPLIT, SURRENDER, Game
from croupier.kernel.twin.hands import ACE, BEST, ENDS, NATURAL, TEN, graph, natural_maker, walk

ROUNDS = 8  # a chart that has not settled by then goes back and forth between equals


def dealer(game: Game, counts: Sequence[int], up: int, /) -> tuple[float, ...]:
    """The chances of 17, 18, 19, 20, 21, a natural, and bust."""
    return _ends(_Table(game._replace(others=0), up, counts), list(counts))


def values(
    game: Game, counts: Sequence[int], hand: Sequence[int], up: int, /
) -> tuple[float, float, float, float]:
    """Stand, hit, double, split. What makes no sense is not a number."""
    table = _Table(game, up, counts)
    base = [left + held for left, held in zip(counts, hand, strict=True)]
    play = _Play(table, base)
    at = _number(hand)
    card = _pair(hand)
    split = float("nan")
    if card >= 0 and game.hands_max > 1:
        split = _split(table, base, card, None)
    return play.stand(at), play.hit(at), play.double(at), split


def plan(game: Game, counts: Sequence[int], up: int, /) -> tuple[int, ...]:
    """The column of the chart for this open card; `counts` are the whole shoe without it. A cell
    for each total, hard ones first, then soft ones, then pairs from aces to tens."""
    return _Planner(game._replace(others=0), up, counts).plan()


def play(
    game: Game, counts: Sequence[int], up: int, cells: Sequence[int] | None, /
) -> tuple[float, ...]:
    """What each first hand of two cards is worth: ace ace, ace two, ..., ten ten. It is played by
    the column of a chart, or as well as can be. Where the dealer checks, he has no natural."""
    table = _Table(game, up, counts)
    first = _Play(table, list(counts), _decisions(cells))
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


class _Table:
    """The rules, the open card, and how likely it is that no other hand is a natural."""

    def __init__(self, game: Game, up: int, counts: Sequence[int]) -> None:
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
        if self.barred == TEN:
            apart = aces / hidden * self.quiet(aces - 1, tens, cards - 1)
            return apart + (hidden - aces) / hidden * self.quiet(aces, tens, cards - 1)
        apart = tens / hidden * self.quiet(aces, tens - 1, cards - 1)
        return apart + (hidden - tens) / hidden * self.quiet(aces, tens, cards - 1)

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


def _ends(table: _Table, rest: list[int]) -> tuple[float, ...]:
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


class _Play:
    """One hand against the dealer. It hits and stands by given decisions; without any it does as
    well as it can, and `hits` holds afterwards what it decided."""

    def __init__(
        self, table: _Table, base: Sequence[int], decided: Sequence[bool] | None = None
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
        ends = _ends(self.table, self.rest(at))
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
        rest = self.rest(at)
        children = graph().child[at]
        total = 0.0
        drawn = False
        for card, chance in enumerate(self.table.chances(rest)):
            if chance > 0.0:
                drawn = True
                total += chance * self._after(rest, card, children[card], self.best)
        return total if drawn else -self.table.quiet_unseen(rest)

    def double(self, at: int) -> float:
        rest = self.rest(at)
        children = graph().child[at]
        total = 0.0
        drawn = False
        for card, chance in enumerate(self.table.chances(rest)):
            if chance > 0.0:
                drawn = True
                total += chance * (2.0 * self._after(rest, card, children[card], self.stand))
        return total if drawn else -2.0 * self.table.quiet_unseen(rest)

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


def _split(table: _Table, base: Sequence[int], card: int, cells: Sequence[int] | None) -> float:
    """All hands that a pair of this card becomes.

    Each is played by its own cards alone, as the first of two would be. Then the hands are alike,
    whichever is looked at, and what the cards of the others do to it can be counted exactly: that
    such a card is not one more for the pair is worth what any card is, less what one is that makes
    the pair. So only shoes from which one to four more of the card are missing must be played.
    """
    game = table.game
    hands_max = game.hands_max
    if card == ACE and not game.resplit_aces:
        hands_max = 2
    free, plain = [0.0] * 5, [0.0] * 5
    decided = _decisions(cells)
    doubles = None if cells is None else _doubles(game, cells, card)
    left = list(base)
    left[card] -= 1
    chance = 1.0
    for missing in range(2 * (hands_max - 2) + 1):
        hand = _Play(table, left, decided)
        if doubles is None:
            doubles = [False] * 10
            any_card, not_card = _second(hand, card, doubles, choose=True)
            decided = hand.hits
        else:
            any_card, not_card = _second(hand, card, doubles, choose=False)
        free[missing] = chance * any_card
        plain[missing] = chance * not_card
        chance *= table.chances(hand.rest(graph().child[0][card]))[card]
        left[card] -= 1
        if chance <= 0.0:
            break
    once = 2.0 * free[0]
    if hands_max == 2:
        return once
    again = _resplit(free, plain, hands_max, 2, 2, 0, 0)
    return max(once, again) if cells is None else again


def _second(hand: _Play, card: int, doubles: list[bool], choose: bool) -> tuple[float, float]:
    """One of the hands from its second card on: whatever that is, and unless it makes the pair."""
    game = hand.table.game
    start = graph().child[0][card]
    any_card = not_card = 0.0
    for drawn, chance in enumerate(hand.table.chances(hand.rest(start))):
        if chance <= 0.0:
            continue
        at = graph().child[start][drawn]
        if card == ACE and not game.split_aces_draw:
            worth = hand.stand(at)
        elif choose:
            worth = hand.best(at)
            if game.double and game.double_after_split:
                doubled = hand.double(at)
                if doubled > worth:
                    doubles[drawn] = True
                    worth = doubled
        else:
            worth = hand.double(at) if doubles[drawn] else hand.best(at)
        any_card += chance * worth
        if drawn != card:
            not_card += chance * worth
    return any_card, not_card


def _resplit(
    free: list[float],
    plain: list[float],
    hands_max: int,
    waiting: int,
    hands: int,
    done: int,
    again: int,
) -> float:
    """`waiting` hands have one card, `done` ones a second that makes no pair, and `again` times a
    pair was split once more."""
    if waiting == 0:
        return hands * _others_differ(plain, again, hands - 1)
    if hands == hands_max:
        settled = done * _others_differ(plain, again, done - 1) if done else 0.0
        return settled + waiting * _others_differ(free, again, done)
    pair = _resplit(free, plain, hands_max, waiting + 1, hands + 1, done, again + 1)
    return pair + _resplit(free, plain, hands_max, waiting - 1, hands, done + 1, again)


def _others_differ(worths: list[float], again: int, others: int) -> float:
    """The worth of a hand when so many cards of other hands make no pair."""
    if others == 0:
        return worths[again]
    less = _others_differ(worths, again + 1, others - 1)
    return _others_differ(worths, again, others - 1) - less


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


def _cell(at: int, cells: Sequence[int]) -> int:
    hands = graph()
    return cells[hands.points[at] + (SOFT if hands.soft[at] else 0)]


def _decisions(cells: Sequence[int] | None) -> list[bool] | None:
    if cells is None:
        return None
    return [bool(_cell(at, cells) & HIT) for at in range(len(graph().counts))]


def _doubles(game: Game, cells: Sequence[int], card: int) -> list[bool]:
    start = graph().child[graph().child[0][card]]
    allowed = bool(game.double and game.double_after_split)
    return [allowed and bool(_cell(at, cells) & DOUBLE) for at in start]


def _best_of_all(
    table: _Table, counts: Sequence[int], first: _Play, at: int, low: int, high: int, quiet: float
) -> float:
    game = table.game
    worth = first.best(at)
    if game.double:
        worth = max(worth, first.double(at))
    if low == high and game.hands_max > 1:
        worth = max(worth, _split(table, counts, low, None))
    if game.surrender:
        worth = max(worth, -0.5 * quiet)
    return worth


def _by_plan(
    table: _Table,
    counts: Sequence[int],
    first: _Play,
    at: int,
    low: int,
    high: int,
    quiet: float,
    cells: Sequence[int],
) -> float:
    game = table.game
    pair = low == high and game.hands_max > 1
    cell = cells[PAIRS + low] if pair else _cell(at, cells)
    if game.surrender and cell & SURRENDER:
        return -0.5 * quiet
    if pair and cell & SPLIT:
        return _split(table, counts, low, cells)
    if game.double and cell & DOUBLE:
        return first.double(at)
    return first.hit(at) if cell & HIT else first.stand(at)


class _Planner:
    """Makes a chart by totals. A total hits if that is better on the average of all hands of it
    that come about when the chart is followed, each with its chance."""

    def __init__(self, game: Game, up: int, counts: Sequence[int]) -> None:
        self.game = game
        self.counts = counts
        self.table = _Table(game, up, counts)
        self.first = _Play(self.table, list(counts))
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
            hits = _cell(at, cells) & HIT or never_stands(at)
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
            if reached[at] > 0.0 and _cell(at, cells) & HIT:
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
                cells[PAIRS + card] = _cell(at, cells)
                continue
            cell, worth = HIT, self.hit[at]
            if not never_stands(at) and self.first.stand(at) >= worth:
                cell, worth = 0, self.first.stand(at)
            if self.game.double:
                double = self.first.double(at)
                if double > worth:
                    cell, worth = cell | DOUBLE, double
            if self.game.hands_max > 1:
                split = _split(self.table, self.counts, card, cells)
                if split > worth:
                    cell, worth = cell | SPLIT, split
            if self.game.surrender and worth < -0.5:
                cell |= SURRENDER
            cells[PAIRS + card] = cell
