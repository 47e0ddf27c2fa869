"""Rounds of blackjack dealt and played card by card, by a chart. It shares nothing with the exact
reckoning but the meaning of a chart's cells, so that each can prove the other. The rest of the shoe
is never looked at: every round begins with all cards.
"""

from collections.abc import Sequence

from croupier.kernel.game import (
    DOUBLE,
    HIT,
    PAIRS,
    SOFT,
    SPLIT,
    SURRENDER,
    Game,
    Setting,
)
from croupier.kernel.twin.random import words

CELLS = PAIRS + 10
ACE, TEN = 0, 9
ACE_RANK = 12


def simulate(
    game: Game, setting: Setting, cells: Sequence[int], rounds: int, seed: int, /
) -> tuple[int, int]:
    """What the players gained, in parts of a bet of which `2 * natural_bet` make one, and the sum
    of the squares of what all of them gained in each round. `cells` are the columns of the chart
    for all open cards, from the ace to the ten, one after the other."""
    table = _Round(game, setting, cells, seed)
    gains = squares = 0
    for _ in range(rounds):
        gain = table.play()
        gains += gain
        squares += gain * gain
    return gains, squares


def hands_limit(decks: int) -> int:
    """How many hands the cards suffice for, however they fall: a deck counts 340, a hand is at 21
    or less before its last card, the dealer at 17."""
    return (340 * decks - 28) // 31


def _worth(rank: int) -> int:
    return ACE if rank == ACE_RANK else TEN if rank >= 8 else rank + 1


class _Hand:
    def __init__(self, from_split: bool = False) -> None:
        self.cards: list[int] = []
        self.pips = 0
        self.aces = 0
        self.bet = 1
        self.from_split = from_split
        self.bust = False

    def take(self, rank: int) -> None:
        self.cards.append(rank)
        self.pips += _worth(rank) + 1
        self.aces += rank == ACE_RANK

    @property
    def soft(self) -> bool:
        return self.aces > 0 and self.pips <= 11

    @property
    def points(self) -> int:
        return self.pips + (10 if self.soft else 0)

    @property
    def natural(self) -> bool:
        return len(self.cards) == 2 and self.points == 21 and not self.from_split


class _Round:
    def __init__(self, game: Game, setting: Setting, cells: Sequence[int], seed: int) -> None:
        self.game = game
        self.setting = setting
        self.cells = cells
        self._random = words(seed)
        self._shoe = [card % 13 for card in range(52 * setting.decks)]
        self._drawn = 0
        self.dealer = _Hand()
        self.seats: list[list[_Hand]] = []

    def _below(self, most: int) -> int:
        least = (2**32 - most) % most
        while True:
            product = (next(self._random) >> 32) * most
            if product & 0xFFFFFFFF >= least:
                return product >> 32

    def _draw(self) -> int:
        at = self._drawn + self._below(len(self._shoe) - self._drawn)
        rank = self._shoe[at]
        self._shoe[at] = self._shoe[self._drawn]
        self._shoe[self._drawn] = rank
        self._drawn += 1
        return rank

    def _deal(self) -> None:
        self._drawn = 0
        self.dealer = _Hand()
        self.seats = [[_Hand()] for _ in range(self.setting.players)]
        for _ in range(2):
            for hands in self.seats:
                hands[0].take(self._draw())
            self.dealer.take(self._draw())

    def play(self) -> int:
        game, setting = self.game, self.setting
        bet, paid = 2 * setting.natural_bet, 2 * setting.natural_paid
        self._deal()
        up = _worth(self.dealer.cards[1])
        dealer_natural = self.dealer.natural
        naturals = sum(hands[0].natural for hands in self.seats) if game.natural_wins else 0
        if game.peek and dealer_natural:
            return -bet * (setting.players - naturals)
        if naturals and setting.natural_ends_round:
            won = 0 if dealer_natural else paid
            return won * naturals - bet * (setting.players - naturals)
        column = self.cells[up * CELLS : (up + 1) * CELLS]
        gain = 0
        contends = False
        for hands in self.seats:
            if game.natural_wins and hands[0].natural:
                gain += 0 if dealer_natural else paid
                hands[0].bet = 0
                continue
            number = 0
            while number < len(hands):
                if self._play_hand(hands, number, column):
                    gain -= setting.natural_bet
                elif not hands[number].bust:
                    contends = True
                number += 1
        if contends:
            self._play_dealer()
        won = sum(self._settle(hand, dealer_natural) for hands in self.seats for hand in hands)
        return gain + bet * won

    def _may_split(self, hands: list[_Hand], hand: _Hand) -> bool:
        if len(hand.cards) != 2 or len(hands) >= self.game.hands_max:
            return False
        if sum(map(len, self.seats)) >= hands_limit(self.setting.decks):
            return False
        first, second = hand.cards
        if hand.from_split and first == ACE_RANK and not self.game.resplit_aces:
            return False
        return first == second if self.setting.same_rank else _worth(first) == _worth(second)

    def _play_hand(self, hands: list[_Hand], number: int, column: Sequence[int]) -> bool:
        """Plays one hand to its end. Whether it was given up."""
        game = self.game
        while True:
            hand = hands[number]
            first = len(hand.cards) == 2
            pair = self._may_split(hands, hand)
            cell = column[hand.points + (SOFT if hand.soft else 0)]
            alike = first and _worth(hand.cards[0]) == _worth(hand.cards[1])
            if pair or (alike and not hand.from_split and game.hands_max > 1):
                cell = column[PAIRS + _worth(hand.cards[0])]
            if first and not hand.from_split and game.surrender and cell & SURRENDER:
                hand.bet = 0
                return True
            if pair and cell & SPLIT:
                self._split(hands, number)
                continue
            if hand.from_split and hand.cards[0] == ACE_RANK and not game.split_aces_draw:
                return False
            if first and cell & DOUBLE and self._may_double(hand):
                hand.bet = 2
                hand.take(self._draw())
                hand.bust = hand.pips > 21
                return False
            if not cell & HIT:
                return False
            hand.take(self._draw())
            if hand.pips > 21:
                hand.bust = True
                return False

    def _may_double(self, hand: _Hand) -> bool:
        return bool(self.game.double and (not hand.from_split or self.game.double_after_split))

    def _split(self, hands: list[_Hand], number: int) -> None:
        rank = hands[number].cards[0]
        both = _Hand(from_split=True), _Hand(from_split=True)
        for each in both:
            each.take(rank)
            each.take(self._draw())
        hands[number] = both[0]
        hands.append(both[1])

    def _play_dealer(self) -> None:
        rule = self.game.dealer
        while True:
            points = self.dealer.points
            hits_17 = rule == 2 or (rule == 1 and self.dealer.soft)
            if points > 17 or (points == 17 and not hits_17):
                return
            self.dealer.take(self._draw())

    def _settle(self, hand: _Hand, dealer_natural: bool) -> int:
        game = self.game
        if hand.bust or (dealer_natural and game.natural_wins):
            return -hand.bet
        mine, dealers = hand.points, self.dealer.points
        if self.dealer.pips > 21 or mine > dealers:
            return hand.bet * (2 if game.bonus and len(hand.cards) >= 7 else 1)
        if mine == dealers and not (game.pub and 17 <= mine <= 19):
            return 0
        return -hand.bet
