"""The basic strategy of a table's rules: what to do by the total of the hand and the open card."""

from functools import lru_cache

from croupier.games.blackjack.coach.terms import Terms
from croupier.games.blackjack.coach.worths import IN_ORDER, TEN, full_shoe, name, without
from croupier.games.coach import Chart, ChartRow
from croupier.kernel import blackjack as kernel
from croupier.kernel.game import DOUBLE, HIT, PAIRS, SOFT, SPLIT, SURRENDER

HARD_ROWS = range(5, 21)
SOFT_ROWS = range(13, 21)


@lru_cache(maxsize=64)
def columns(terms: Terms) -> tuple[tuple[int, ...], ...]:
    """The cells of the kernel for each open card, from the ace to the ten. Where only equal ranks
    make a pair, two tens are left together, whichever they are."""
    shoe = full_shoe(terms.decks)
    found = []
    for up in range(10):
        cells = list(kernel.plan(terms.game(), without(shoe, up), up))
        if terms.same_rank:
            cells[PAIRS + TEN] &= ~SPLIT
        found.append(tuple(cells))
    return tuple(found)


def chart(terms: Terms) -> Chart:
    rows = [_row(terms, "hard", str(total), total) for total in HARD_ROWS]
    if terms.hands_max == 1:
        rows.append(_row(terms, "soft", "12", SOFT + 12))
    rows += [_row(terms, "soft", str(total), SOFT + total) for total in SOFT_ROWS]
    if terms.hands_max > 1:
        rows += [_row(terms, "pair", name(card), PAIRS + card) for card in IN_ORDER]
    return Chart(tuple(name(up) for up in IN_ORDER), tuple(rows))


def _row(terms: Terms, kind: str, label: str, row: int) -> ChartRow:
    found = columns(terms)
    return ChartRow(kind, label, tuple(_actions(found[up][row]) for up in IN_ORDER))


def _actions(cell: int) -> tuple[str, ...]:
    listed = ((SURRENDER, "surrender"), (SPLIT, "split"), (DOUBLE, "double"))
    first = tuple(tag for bit, tag in listed if cell & bit)
    return (*first, "hit" if cell & HIT else "stand")
