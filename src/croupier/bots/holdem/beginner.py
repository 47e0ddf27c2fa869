"""A bot that plays like somebody who has just learned the rules: too many hands, too many calls,
and a bet that tells how good the hand is. It looks at its own cards and hardly at the others."""

from typing import ClassVar

from msgspec import Struct

from croupier.bots.bot import BUDGET, Bot
from croupier.bots.holdem.betting import give_up, is_cheap, raise_near, stay
from croupier.bots.holdem.spot import Spot, spot_of
from croupier.bots.holdem.standings import standings
from croupier.cards.chance import Chance
from croupier.games.game import Observation
from croupier.games.holdem.moves import HoldemAction
from croupier.kernel.hands import hand_number

RAISE_SIZE = 3  # big blinds
SMALL_BET, LARGE_BET = 0.5, 1.0  # of the pot


class BeginnerStyle(Struct, frozen=True):
    """Before the flop, parts of all hands: `plays` are called with for a big blind, `raises` are
    raised, and for 4, 12 and more big blinds `calls`. On the board, where a hand must stand: to be
    bet small and large, to be raised, and to call half a pot, a pot, more, and all chips."""

    plays: float = 0.85
    raises: float = 0.07
    calls: tuple[float, float, float] = (0.75, 0.45, 0.16)
    reraises: float = 0.025
    bets_from: float = 0.78
    bets_large_from: float = 0.93
    raises_from: float = 0.96
    calls_from: tuple[float, float, float, float] = (0.35, 0.45, 0.58, 0.74)
    bluffs_percent: int = 3


class Beginner(Bot):
    style: ClassVar[BeginnerStyle] = BeginnerStyle()

    def act(self, seen: Observation, chance: Chance, budget: int = BUDGET) -> HoldemAction:
        spot = spot_of(seen)
        return self._on_board(spot, chance) if spot.board else self._before_flop(spot)

    def _before_flop(self, spot: Spot) -> HoldemAction:
        style, options = self.style, spot.options
        if spot.raises == 0 and spot.share <= style.raises:
            return self._bet(spot, RAISE_SIZE * spot.big_blind)
        if spot.raises and spot.share <= style.reraises:
            return self._bet(spot, spot.bet_to_match + spot.pot + spot.price)
        if options.check:
            return stay(options)
        if spot.raises == 0:
            part = style.plays
        else:
            cost = spot.price / spot.big_blind
            part = style.calls[0 if cost <= 4 else 1 if cost <= 12 else 2]
        return stay(options) if spot.share <= part else give_up(options)

    def _on_board(self, spot: Spot, chance: Chance) -> HoldemAction:
        style, options = self.style, spot.options
        standing = standings(spot.board)[hand_number(*spot.cards)]
        if not spot.answered:
            return stay(options)
        if spot.price == 0:
            if standing >= style.bets_from or chance.below(100) < style.bluffs_percent:
                large = standing >= style.bets_large_from
                return self._bet(spot, int((LARGE_BET if large else SMALL_BET) * spot.pot))
            return stay(options)
        if standing >= style.raises_from:
            return self._bet(spot, spot.bet_to_match + spot.pot + spot.price)
        return stay(options) if standing >= self._least_to_call(spot) else give_up(options)

    def _least_to_call(self, spot: Spot) -> float:
        half, whole, more, all_chips = self.style.calls_from
        if spot.left <= 0 or spot.price > spot.left:
            return all_chips if spot.price > spot.big_blind * 5 else half
        bet = spot.price / max(1, spot.pot - spot.price)
        return half if bet <= SMALL_BET else whole if bet <= LARGE_BET else more

    def _bet(self, spot: Spot, target: int) -> HoldemAction:
        if is_cheap(spot.options, target):
            return raise_near(spot.options, target)
        return raise_near(spot.options, spot.options.all_in)
