"""Exact odds of blackjack for a player who draws as the dealer must, counted over every way the
cards can fall. No chance and no rounding: whole numbers and fractions."""

from collections.abc import Iterator
from fractions import Fraction
from functools import cache
from math import perm
from typing import NamedTuple

from croupier.games.blackjack.rules import DealerRule
from croupier.games.blackjack.score import dealer_draws, score

# One card for each worth: 2 to 10 and the ace. Jack, queen and king count as tens.
_WORTHS = (0, 4, 8, 12, 16, 20, 24, 28, 32, 48)
_TEN = 8

Hand = tuple[int, ...]  # so many cards of each worth


class Odds(NamedTuple):
    """The chances of one round with an even bet."""

    win: Fraction
    push: Fraction
    loss: Fraction

    @property
    def edge(self) -> Fraction:
        """What the house keeps of each chip that is bet."""
        return self.loss - self.win


@cache
def mimic(decks: int = 1, rule: DealerRule = DealerRule.HITS_SOFT_17) -> Odds:
    """The player draws and stands by the dealer's rule, and never looks at the dealer's card.

    So both hands may be thought of as drawn one after the other from the same deck: first all
    cards of the player, then all of the dealer.
    """
    deck = tuple(decks * (16 if worth == _TEN else 4) for worth in range(len(_WORTHS)))
    count = sum(deck)
    hands = _standing(deck, rule)
    tree = _tree(hands)
    longest = max(sum(hand) for hand in hands)
    win = push = behind = stood = Fraction(0)
    for hand, ways in hands.items():
        points, size = _points(hand), sum(hand)
        left = tuple(there - taken for there, taken in zip(deck, hand, strict=True))
        chance = Fraction(ways * _falling(deck, hand), perm(count, size))
        # The share of each end of the dealer's, over the common denominator of the longest hand.
        ends = dict.fromkeys(range(17, 22), 0)
        rest = [perm(count - size - drawn, longest - drawn) for drawn in range(longest + 1)]
        _gather(tree, 0, left, 1, rest, ends)
        whole = perm(count - size, longest)
        stood += chance
        push += chance * Fraction(ends[points], whole)
        ahead = sum(share for end, share in ends.items() if end > points)
        behind += chance * Fraction(ahead, whole)
        win += chance * Fraction(whole - ahead - ends[points], whole)
    return Odds(win, push, behind + (1 - stood))


def _points(hand: Hand) -> int:
    return score(tuple(_cards(hand))).points


def _cards(hand: Hand) -> Iterator[int]:
    for worth, count in zip(_WORTHS, hand, strict=True):
        for _ in range(count):
            yield worth


def _falling(deck: Hand, hand: Hand) -> int:
    """In how many ways the named places of a hand are filled by cards of the deck."""
    ways = 1
    for there, taken in zip(deck, hand, strict=True):
        ways *= perm(there, taken)
    return ways


def _standing(deck: Hand, rule: DealerRule) -> dict[Hand, int]:
    """Every hand with which the rule stands at 21 or less, and the number of orders in which its
    worths can come without having stood earlier."""
    drawing: dict[Hand, int] = {tuple(0 for _ in deck): 1}
    stands: dict[Hand, int] = {}
    while drawing:
        longer: dict[Hand, int] = {}
        for hand, orders in drawing.items():
            for worth, there in enumerate(deck):
                if hand[worth] < there:
                    after = (*hand[:worth], hand[worth] + 1, *hand[worth + 1 :])
                    longer[after] = longer.get(after, 0) + orders
        drawing = {}
        for hand, orders in longer.items():
            cards = tuple(_cards(hand))
            if dealer_draws(cards, rule):
                drawing[hand] = orders
            elif score(cards).points <= 21:
                stands[hand] = orders
    return stands


class _End(NamedTuple):
    points: int
    orders: int
    size: int


# By the count of the first worth, then of the second and so on: hands that begin alike share the
# work of what they have in common.
_Tree = dict[int, "_Tree | _End"]


def _tree(hands: dict[Hand, int]) -> _Tree:
    tree: _Tree = {}
    for hand, orders in hands.items():
        branch = tree
        for count in hand[:-1]:
            found = branch.setdefault(count, {})
            assert isinstance(found, dict)
            branch = found
        branch[hand[-1]] = _End(_points(hand), orders, sum(hand))
    return tree


def _gather(
    tree: _Tree, worth: int, left: Hand, ways: int, rest: list[int], ends: dict[int, int]
) -> None:
    """Adds up the ways to each end of the dealer's, from the cards that are left."""
    there = left[worth]
    for count, branch in tree.items():
        if count > there:
            continue
        more = ways * perm(there, count) if count else ways
        if isinstance(branch, _End):
            ends[branch.points] += more * branch.orders * rest[branch.size]
        else:
            _gather(branch, worth + 1, left, more, rest, ends)
