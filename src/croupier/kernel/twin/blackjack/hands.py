"""All hands of blackjack that are not bust, as a graph, and all ways in which the dealer may end.

A card is a number from 0, the ace, to 9, a ten or a face. A hand is a multiset of cards: their
order changes nothing.
"""

from functools import cache
from typing import NamedTuple

ACE, TEN = 0, 9
BEST = 21
# Ends of the dealer: 17 to 21, and a natural. All else is bust.
ENDS = 6
NATURAL = 5


class Graph(NamedTuple):
    """The hands by number; hand 0 is empty. `child[hand][card]` is the hand with one card more, or
    -1 if that is bust. `upwards` names all hands, those with fewer pips first."""

    counts: tuple[tuple[int, ...], ...]
    cards: tuple[int, ...]
    points: tuple[int, ...]
    soft: tuple[bool, ...]
    child: tuple[tuple[int, ...], ...]
    upwards: tuple[int, ...]


@cache
def graph() -> Graph:
    counts: list[tuple[int, ...]] = []

    def grow(hand: tuple[int, ...], pips: int, least: int) -> None:
        counts.append(hand)
        for card in range(least, TEN + 1):
            if pips + card + 1 <= BEST:
                more = (*hand[:card], hand[card] + 1, *hand[card + 1 :])
                grow(more, pips + card + 1, card)

    grow((0,) * 10, 0, ACE)
    number = {hand: at for at, hand in enumerate(counts)}
    pips = [sum((card + 1) * many for card, many in enumerate(hand)) for hand in counts]
    soft = [hand[ACE] > 0 and pips[at] + 10 <= BEST for at, hand in enumerate(counts)]
    return Graph(
        counts=tuple(counts),
        cards=tuple(map(sum, counts)),
        points=tuple(pips[at] + 10 * soft[at] for at in range(len(counts))),
        soft=tuple(soft),
        child=tuple(
            tuple(
                number.get((*hand[:card], hand[card] + 1, *hand[card + 1 :]), -1)
                for card in range(10)
            )
            for hand in counts
        ),
        upwards=tuple(sorted(range(len(counts)), key=lambda at: pips[at])),
    )


class Step(NamedTuple):
    """One card more in the dealer's drawn cards, which are gone through in rising order: the `copy`
    of `card` that makes them `depth` cards. If the dealer stands with these, `end` says on what,
    and in how many orders they can come: in all, and with a hidden card that makes no natural.
    Without such a card in the shoe, the walk goes on at `skip`."""

    depth: int
    card: int
    copy: int
    skip: int
    end: int
    ways: float
    ways_checked: float
    aces: int
    tens: int


def natural_maker(up: int) -> int:
    """The hidden card that makes a natural with the open one, or -1."""
    return TEN if up == ACE else ACE if up == TEN else -1


def _draws(rule: int, points: int, soft: bool) -> bool:
    """0: stands on every 17; 1: draws with a soft 17; 2: draws with every 17."""
    return points < 17 or (points == 17 and (rule == 2 or (rule == 1 and soft)))


@cache
def walk(rule: int, up: int) -> tuple[Step, ...]:
    hands = graph()
    first = hands.child[0][up]
    size = len(hands.counts)
    ways, checked = [0] * size, [0] * size
    ways[first] = 1
    for hand in hands.upwards:
        if not ways[hand] or not _draws(rule, hands.points[hand], hands.soft[hand]):
            continue
        for card, child in enumerate(hands.child[hand]):
            if child >= 0:
                ways[child] += ways[hand]
                if hand != first:
                    checked[child] += checked[hand]
                elif card != natural_maker(up):
                    checked[child] += 1
    steps: list[Step] = []

    def grow(hand: int, depth: int, least: int, drawn: tuple[int, ...]) -> bool:
        """Whether the dealer stands somewhere at or below this hand."""
        useful = False
        for card in range(least, TEN + 1):
            child = hands.child[hand][card]
            if child < 0:
                continue
            at = len(steps)
            more = (*drawn[:card], drawn[card] + 1, *drawn[card + 1 :])
            points = hands.points[child]
            stands = ways[child] > 0 and not _draws(rule, points, hands.soft[child])
            end = -1
            if stands:
                end = NATURAL if depth == 1 and points == BEST else points - 17
            steps.append(
                Step(
                    depth, card, drawn[card], 0, end,
                    float(ways[child]), float(checked[child]), more[ACE], more[TEN],
                )
            )  # fmt: skip
            if grow(child, depth + 1, card, more) or stands:
                steps[at] = steps[at]._replace(skip=len(steps))
                useful = True
            else:
                del steps[at:]
        return useful

    grow(first, 1, ACE, (0,) * 10)
    return tuple(steps)
