"""The kernel agrees with a reckoning that knows no shortcut: it lays out every hidden card and all
orders of the cards of a tiny shoe, in fractions."""

from collections.abc import Callable, Sequence
from fractions import Fraction
from functools import cache

import pytest

from croupier.games.blackjack.coach.terms import Terms
from croupier.games.blackjack.rules import DealerRule
from croupier.kernel import blackjack as kernel

ACE, TEN = 0, 9
Cards = tuple[int, ...]


def _score(hand: Cards) -> tuple[int, bool]:
    pips = sum(card + 1 for card in hand)
    return (pips + 10, True) if ACE in hand and pips <= 11 else (pips, False)


def _without(cards: Cards, at: int) -> Cards:
    return cards[:at] + cards[at + 1 :]


class Brute:
    """`unseen` are single cards; one of them is the dealer's hidden one."""

    def __init__(self, terms: Terms, up: int) -> None:
        self.terms = terms
        self.up = up

    def _mean(self, cards: Cards, worth: Callable[[int, Cards], Fraction]) -> Fraction:
        return sum(
            (worth(cards[at], _without(cards, at)) for at in range(len(cards))), Fraction(0)
        ) / len(cards)

    def stand(self, hand: Cards, unseen: Cards) -> Fraction:
        """Over all hidden cards that may be, and all that the dealer draws after."""
        holes = self.holes(unseen)
        found = [self._dealer(hand, (self.up, unseen[at]), _without(unseen, at)) for at in holes]
        return sum(found, Fraction(0)) / len(found)

    def holes(self, unseen: Cards) -> list[int]:
        barred = {ACE: TEN, TEN: ACE}.get(self.up) if self.terms.peek else None
        return [at for at, card in enumerate(unseen) if card != barred]

    def _dealer(self, hand: Cards, dealer: Cards, rest: Cards) -> Fraction:
        points, soft = _score(dealer)
        rule = self.terms.dealer
        hits_17 = rule is DealerRule.HITS_17 or (rule is DealerRule.HITS_SOFT_17 and soft)
        if points < 17 or (points == 17 and hits_17):
            return self._mean(rest, lambda card, left: self._dealer(hand, (*dealer, card), left))
        mine = _score(hand)[0]
        win = 2 if self.terms.five_hit_bonus and len(hand) >= 7 else 1
        natural = len(dealer) == 2 and points == 21
        if natural and (self.terms.natural is not None or mine < 21):
            return Fraction(-1)
        if points > 21 or mine > points:
            return Fraction(win)
        if mine < points or (self.terms.swedish_pub and mine in (17, 18, 19)):
            return Fraction(-1)
        return Fraction(0)

    def draw(self, unseen: Cards, worth: Callable[[int, Cards], Fraction]) -> Fraction:
        """The next card, whatever the hidden one is: each pair of the two is as likely as another.
        The hidden one goes back among the cards nobody has seen."""
        total = Fraction(0)
        pairs = 0
        for hole in self.holes(unseen):
            for at, card in enumerate(unseen):
                if at != hole:
                    total += worth(card, _without(unseen, at))
                    pairs += 1
        return total / pairs

    def hit(self, hand: Cards, unseen: Cards) -> Fraction:
        return self.draw(unseen, lambda card, left: self.best((*hand, card), left))

    def double(self, hand: Cards, unseen: Cards) -> Fraction:
        def after(card: int, left: Cards) -> Fraction:
            more = (*hand, card)
            return Fraction(-1) if _score(more)[0] > 21 else self.stand(more, left)

        return 2 * self.draw(unseen, after)

    def best(self, hand: Cards, unseen: Cards) -> Fraction:
        if _score(hand)[0] > 21:
            return Fraction(-1)
        stand = self.stand(hand, unseen)
        return max(stand, self.hit(hand, unseen)) if _score(hand)[0] < 21 else stand


def _counts(cards: Sequence[int]) -> tuple[int, ...]:
    return tuple(sum(card == worth for card in cards) for worth in range(10))


TERMS = {
    "stands": Terms(),
    "soft": Terms(dealer=DealerRule.HITS_SOFT_17, natural=None, peek=False),
    "hits": Terms(dealer=DealerRule.HITS_17, swedish_pub=True),
    "no check": Terms(peek=False),
}
# Hands, the open card, and what else there is. Enough to finish, few enough to lay out.
POSITIONS = [
    ((9, 5), 9, (0, 3, 6, 8, 9, 9, 5)),
    ((6, 8), 0, (9, 9, 0, 7, 8, 6, 9)),
    ((9, 4), 6, (0, 9, 9, 8, 5, 9, 7)),
    ((0, 6), 9, (0, 9, 8, 7, 9, 5, 6)),
    ((5, 4, 5), 8, (9, 8, 0, 9, 7, 6)),
]


@pytest.mark.parametrize("terms", TERMS.values(), ids=TERMS.keys())
@pytest.mark.parametrize(("hand", "up", "unseen"), POSITIONS)
def test_every_order_of_the_cards_says_the_same(
    hand: Cards, up: int, unseen: Cards, terms: Terms
) -> None:
    brute = Brute(terms, up)
    stand, hit, double, _ = kernel.values(terms.game(), _counts(unseen), _counts(hand), up)
    assert stand == pytest.approx(float(brute.stand(hand, unseen)), abs=1e-12)
    assert hit == pytest.approx(float(brute.hit(hand, unseen)), abs=1e-12)
    if len(hand) == 2:
        assert double == pytest.approx(float(brute.double(hand, unseen)), abs=1e-12)


def test_five_hits_pay_twice() -> None:
    terms = Terms(five_hit_bonus=True)
    hand, up, unseen = (0, 0, 1, 1, 1, 2, 3), 5, (9, 9, 8, 7, 8, 9)
    stand, *_ = kernel.values(terms.game(), _counts(unseen), _counts(hand), up)
    assert stand == pytest.approx(float(Brute(terms, up).stand(hand, unseen)), abs=1e-12)
    plain, *_ = kernel.values(Terms().game(), _counts(unseen), _counts(hand), up)
    assert stand > plain


def test_a_split_pair_is_worth_what_both_hands_are() -> None:
    """Split once, one card to each ace: both hands are laid out together with the dealer's."""
    terms = Terms(hands_max=2, double_after_split=False)
    unseen: Cards = (9, 9, 8, 7, 9, 6, 5)
    brute = Brute(terms, 8)

    def first(card: int, left: Cards) -> Fraction:
        return brute.draw(
            left,
            lambda other, rest: brute.stand((ACE, card), rest) + brute.stand((ACE, other), rest),
        )

    game = terms.game()
    split = kernel.values(game, _counts(unseen), _counts((ACE, ACE)), 8)[3]
    assert split == pytest.approx(float(brute.draw(unseen, first)), abs=1e-12)


def test_aces_that_are_split_again_are_worth_what_all_their_hands_are() -> None:
    """Up to four hands with one card each, laid out card by card in the order they are dealt."""
    terms = Terms(hands_max=4, double_after_split=False, resplit_aces=True)
    unseen: Cards = (0, 0, 0, 7, 7, 8, 9, 9, 9)
    brute = Brute(terms, 8)

    @cache
    def deal(waiting: int, done: Cards, hands: int, left: Cards) -> Fraction:
        if waiting == 0:
            return sum((brute.stand((ACE, card), left) for card in done), Fraction(0))

        def one(card: int, rest: Cards) -> Fraction:
            if card == ACE and hands < 4:
                return deal(waiting + 1, done, hands + 1, rest)
            return deal(waiting - 1, tuple(sorted((*done, card))), hands, rest)

        return brute.draw(left, one)

    split = kernel.values(terms.game(), _counts(unseen), _counts((ACE, ACE)), 8)[3]
    assert split == pytest.approx(float(deal(2, (), 2, unseen)), abs=1e-12)
