"""A bot that plays towards zero and bets by how near it is, with chance in all of its bets."""

from typing import ClassVar

from croupier.bots.bot import BUDGET, Bot
from croupier.bots.sabacc import hands
from croupier.cards.chance import Chance
from croupier.games.amounts import AmountRange
from croupier.games.game import Observation
from croupier.games.sabacc import moves
from croupier.games.sabacc.moves import SabaccAction, SabaccOptions, SabaccPrivateView, SabaccView
from croupier.games.sabacc.rules import CHIP

QUALITY_MAX = 10
# CAS-5.15c: how often it raises, in percent: without any quality, and more for each step of it.
RAISE_MIN, RAISE_STEP = 4, 6
# CAS-5.15d: how much it raises by, in thousandths of what the table can play for, and how far
# chance sways that.
SIZE_MIN, SIZE_STEP, SIZE_SWAY = 12, 6, 12
# Bets are made in fives, like people make them.
BET_STEP = 5 * CHIP
# Standing on what a draw would hardly improve keeps the hand unknown.
PATIENCE = 0.02


class Balance(Bot):
    kind: ClassVar[str] = "balance"

    def act(self, seen: Observation, chance: Chance, budget: int = BUDGET) -> SabaccAction:
        options: SabaccOptions = seen.options
        hand: SabaccPrivateView = seen.private
        if options.stand:
            return _play(seen.view, hand, options)
        if options.keep:
            gift = hands.best_gift(hand.cards)
            return moves.KEEP if gift is None else moves.Discard(gift)
        return _bet(seen.seat, seen.view, hand, options, chance)


def quality(total: int) -> int:
    """0 to 10, the more the closer the sum is to zero."""
    return max(0, QUALITY_MAX - abs(total))


def raise_percent(total: int) -> int:
    return RAISE_MIN + RAISE_STEP * quality(total)


def _play(view: SabaccView, hand: SabaccPrivateView, options: SabaccOptions) -> SabaccAction:
    stay = hands.worth(hand.sum)
    swapped, gift = hands.best_swap(options.swap, view.pile[-1])
    drawn = hands.draw_worth(hand.cards, hands.unseen(view, hand.cards))
    if max(swapped, drawn) <= stay + PATIENCE:
        return moves.STAND
    return moves.Swap(gift) if swapped >= drawn else moves.DRAW


def _bet(
    seat: int,
    view: SabaccView,
    hand: SabaccPrivateView,
    options: SabaccOptions,
    chance: Chance,
) -> SabaccAction:
    """CAS-5.15a: it matches or raises, and never junks. CAS-5.15b: to match is to bet what is
    left, for one who has less than the bet."""
    if options.raise_to is None or chance.below(100) >= raise_percent(hand.sum):
        return moves.MATCH
    stacks = {other.seat: other.stack for other in view.seats if not other.junked}
    # Nobody can be made to pay more than he has.
    common = min(stacks[seat], sum(stacks.values()) // len(stacks))
    return moves.RaiseTo(_size(hand.sum, common, view.bet_to_match, options.raise_to, chance))


def _size(total: int, common: int, bet_to_match: int, raises: AmountRange, chance: Chance) -> int:
    """The bet that the raise makes."""
    sway = chance.below(2 * SIZE_SWAY + 1) - SIZE_SWAY
    share = max(1, SIZE_MIN + SIZE_STEP * quality(total) + sway)
    more = max(1, common * share // 1000 // BET_STEP) * BET_STEP
    steps = max(min(bet_to_match + more, raises.most) - raises.least, 0) // raises.step
    return raises.least + steps * raises.step
