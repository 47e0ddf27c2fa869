"""The hard bot: a trained strategy for two players, and turns and rivers solved as they come.
Without the compiled kernel it plays its blueprint alone. At fuller tables it plays as the level
below does, until two are left on the turn or the river."""

from collections.abc import Sequence
from typing import ClassVar, Final

from croupier.bots.bot import BUDGET
from croupier.bots.holdem.betting import give_up, raise_near, stay
from croupier.bots.holdem.characters import Character, Medium
from croupier.bots.holdem.hard.blueprint import blueprint
from croupier.bots.holdem.hard.history import history_of
from croupier.bots.holdem.hard.ranges import Range
from croupier.bots.holdem.hard.strategy import CALL, FOLD, strategy, without_kernel
from croupier.bots.holdem.hard.twoleft import answer_of
from croupier.cards.chance import Chance
from croupier.games.game import Observation
from croupier.games.holdem.moves import ALL_IN, HoldemAction, HoldemOptions
from croupier.kernel.compiled import COMPILED
from croupier.kernel.hands import HANDS, hand_number

RARE: Final = 0.35  # what is done less often is mostly left over from learning: it is not done
DRAW_BITS: Final = 32


class Hard(Character):
    kind: ClassVar[str] = "hard"
    name: ClassVar[str] = "Sable"

    def act(self, seen: Observation, chance: Chance, budget: int = BUDGET) -> HoldemAction:
        plan, history = blueprint(), history_of(seen)
        hand = hand_number(*map(int, seen.private.cards))
        if plan is not None and history is not None:
            at = hand if COMPILED else 0
            found = (
                strategy(plan, history, budget)
                if COMPILED
                else without_kernel(plan, history, HANDS[hand])
            )
            if found is not None:
                kind, paid = found.choices[drawn(found.likely, at, chance)]
                before = history.paid(history.street)[history.player] if history.street else 0
                return action_of(kind, paid - before, paid >= history.stack, seen.options)
        answer = answer_of(seen, budget) if COMPILED and seen.events else None
        if answer is not None:
            kind, bet = answer.choices[drawn(answer.likely, hand, chance)]
            return action_of(kind, bet, bet >= answer.left, seen.options)
        return Medium().act(seen, chance, budget)


def drawn(likely: Sequence[Range], hand: int, chance: Chance) -> int:
    """The number of one of the choices, drawn as often as it is likely with this hand."""
    weights = [each[hand] for each in likely]
    least = min(RARE, max(weights))
    weights = [weight if weight >= least else 0.0 for weight in weights]
    left = chance.below(1 << DRAW_BITS) / (1 << DRAW_BITS) * sum(weights)
    for number, weight in enumerate(weights):
        left -= weight
        if left < 0:
            return number
    return weights.index(max(weights))


def action_of(kind: str, bet: int, all_in: bool, options: HoldemOptions) -> HoldemAction:
    """`bet` is what the player has then bet on this street."""
    if kind == FOLD:
        return give_up(options)
    if kind == CALL:
        return stay(options)
    if all_in and options.all_in:
        return ALL_IN
    return raise_near(options, bet)
