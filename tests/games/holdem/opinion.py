"""A second opinion on the betting of any table of ours, written from the rule book alone.

It is plain and slow, shares no code with the engine, and knows neither cards nor pots: it says
who acts, what an order comes to or why it is refused, and what everybody has then. The clauses
are those of docs/rules/holdem.md.
"""

from croupier.games.holdem.moves import AllIn, Call, Check, Fold, HoldemAction, RaiseTo
from croupier.games.holdem.rules import HoldemRules, MinRaise

BOARD_SIZES = (0, 3, 4, 5)  # by street


class Opinion:
    """One hand, by position."""

    def __init__(self, rules: HoldemRules, stacks: tuple[int, ...]) -> None:
        self.rules = rules
        self.count = len(stacks)
        self.stacks = list(stacks)
        self.bets = [0] * self.count
        self.paid = [0] * self.count
        self.folded = [False] * self.count
        self.acted = [False] * self.count
        self.asked: list[int] = []  # who has still to act, in turn
        self.street = 0
        self.match = max(rules.blinds[: self.count], default=0)
        self.last_raise = rules.bet_min
        self._post()
        if rules.flop_first:
            self.street = 1
            self.match = 0
        self._ask_all(self._first() if not rules.flop_first else 0)
        self._go_on()

    def _post(self) -> None:
        """3.1 to 3.6; the blinds of two players are turned around (2.3)."""
        antes = self.rules.antes * self.count if len(self.rules.antes) == 1 else self.rules.antes
        for nth, ante in enumerate(antes[: self.count]):
            at = self._posting(nth)
            chips = min(ante, self.stacks[at])
            self.stacks[at] -= chips
            if len(self.rules.antes) == 1:
                self.paid[at] += chips
        for nth, blind in enumerate(self.rules.blinds[: self.count]):
            at = self._posting(nth)
            self._put_in(at, min(blind, self.stacks[at]))

    def _posting(self, nth: int) -> int:
        return 1 - nth if self.count == 2 else nth

    def _first(self) -> int:
        """5.1"""
        blinds = min(len(self.rules.blinds), self.count)
        return 1 if self.count == 2 and blinds else blinds % self.count

    def _put_in(self, at: int, chips: int) -> None:
        self.stacks[at] -= chips
        self.bets[at] += chips
        self.paid[at] += chips

    @property
    def in_hand(self) -> list[int]:
        return [at for at in range(self.count) if not self.folded[at]]

    @property
    def able(self) -> list[int]:
        return [at for at in self.in_hand if self.stacks[at]]

    @property
    def actor(self) -> int | None:
        return self.asked[0] if self.asked else None

    @property
    def board_size(self) -> int:
        return BOARD_SIZES[self.street]

    # What may be done

    def call(self, at: int) -> int:
        """5.5, 3.4, and for one-pass rounds 7.3 and 7.4."""
        owed = self.match - self.bets[at]
        if self.rules.one_pass:
            return owed if owed <= self.stacks[at] else 0
        if self.able == [at]:
            owed = max(self.bets) - self.bets[at]
        return min(owed, self.stacks[at])

    def least(self) -> int:
        """The smallest bet or raise: 6.2, 6.3 and 7.3."""
        if self.rules.one_pass:
            return max(self.match, self.rules.bet_min)
        if not self.match:
            return self.rules.bet_min
        more = {
            MinRaise.LAST_RAISE: self.last_raise,
            MinRaise.DOUBLE: self.match,
            MinRaise.STEP: self.rules.bet_step,
        }
        return self.match + more[self.rules.min_raise]

    def may_raise(self, at: int) -> bool:
        """6.6, 6.7 and 6.8."""
        if self.rules.one_pass:
            return True
        if self.call(at) == self.stacks[at]:
            return False
        if self.acted[at] and self.call(at) < self._full_raise(at):
            return False
        others = [other for other in self.able if other != at]
        return any(self.bets[other] + self.stacks[other] > self.match for other in others)

    def _full_raise(self, at: int) -> int:
        """By how much the bet must have risen since he acted."""
        bet = self.bets[at]
        if not bet and self.rules.min_raise is not MinRaise.LAST_RAISE:
            return self.rules.bet_min
        return {
            MinRaise.LAST_RAISE: self.last_raise,
            MinRaise.DOUBLE: max(bet, self.rules.bet_min),
            MinRaise.STEP: self.rules.bet_step,
        }[self.rules.min_raise]

    def refusal(self, at: int, order: HoldemAction) -> str | None:
        """The code of 5.12, or None for an order that is carried out."""
        if not 0 <= at < self.count:
            return "not_in_hand"
        if self.actor is None:
            return "hand_over"
        if at != self.actor:
            return "not_your_turn"
        match order:
            case Fold():
                free = not self.call(at) and not (self.rules.fold_any_time or self.rules.one_pass)
                return "check_is_free" if free else None
            case Check():
                return "cannot_check" if self.call(at) and not self.rules.one_pass else None
            case Call():
                return None if self.call(at) else "nothing_to_call"
            case AllIn():
                return self._no_all_in(at)
            case RaiseTo(chips):
                return self._no_raise(at, chips)

    def _no_all_in(self, at: int) -> str | None:
        if self.may_raise(at) or self.call(at) == self.stacks[at]:
            return None
        return "cannot_raise"

    def _no_raise(self, at: int, chips: int) -> str | None:
        all_in = self.bets[at] + self.stacks[at]
        if chips == all_in:
            return self._no_all_in(at)
        if all_in < self.least() or not self.may_raise(at):
            return "cannot_raise"
        if chips < self.least():
            return "raise_too_small"
        if chips > all_in:
            return "raise_too_large"
        return "raise_off_step" if (chips - self.least()) % self.rules.bet_step else None

    # What comes of it

    def act(self, order: HoldemAction) -> None:
        at = self.asked[0]
        match order:
            case Fold():
                self.folded[at] = True
                to = self.bets[at]
            case Check():
                to = self.bets[at]
            case Call():
                to = self.bets[at] + self.call(at)
            case AllIn():
                to = self.bets[at] + self.stacks[at]
            case RaiseTo(chips):
                to = chips
        self._put_in(at, to - self.bets[at])
        self.acted[at] = True
        self.asked = self.asked[1:]
        if to > self.match:
            self._raised(at, to)
        self._leave_out()
        self._go_on()

    def _go_on(self) -> None:
        """Deal on until somebody has to act or the betting of the hand is over."""
        while not self.asked and self.street < 3 and len(self.in_hand) > 1:
            self._next_street()
        if not self.asked:
            self._give_back()

    def _raised(self, at: int, to: int) -> None:
        if to - self.match >= self.last_raise or not self.match:
            self.last_raise = max(self.last_raise, to - self.match)
        self.match = to
        if not self.rules.one_pass:
            around = [(at + nth) % self.count for nth in range(1, self.count)]
            self.asked = [other for other in around if other in self.able]

    def _leave_out(self) -> None:
        """5.7, 5.9 and 5.10."""
        self.asked = [at for at in self.asked if at in self.able]
        alone = len(self.able) == 1 and self.bets[self.able[0]] >= max(self.bets)
        if len(self.in_hand) == 1 or alone:
            self.asked = []

    def _next_street(self) -> None:
        self._give_back()
        self.street += 1
        self.bets = [0] * self.count
        self.acted = [False] * self.count
        self.match = 0
        self.last_raise = self.rules.bet_min
        self._ask_all(0)

    def _ask_all(self, first: int) -> None:
        around = [(first + nth) % self.count for nth in range(self.count)]
        self.asked = [at for at in around if at in self.able]
        if self.street and len(self.asked) < 2:
            self.asked = []
        self._leave_out()

    def _give_back(self) -> None:
        """5.11 and 9.4"""
        highest, second = sorted(self.bets)[-1], sorted(self.bets)[-2]
        at = self.bets.index(highest)
        if self.rules.side_pots and highest > second and not self.folded[at]:
            self._put_in(at, second - highest)
