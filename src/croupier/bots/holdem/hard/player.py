"""The hard bot: a trained strategy for two players, and turns and rivers solved as they come.
Without the compiled kernel it plays its blueprint alone. At fuller tables it plays as the level
below does, until two are left on the turn or the river."""

from typing import ClassVar, Final

from croupier.bots.bot import BUDGET
from croupier.bots.holdem.betting import give_up, raise_near, stay
from croupier.bots.holdem.characters import Character, Medium
from croupier.bots.holdem.hard.blueprint import blueprint
from croupier.bots.holdem.hard.history import history_of
from croupier.bots.holdem.hard.strategy import (
    CALL,
    FOLD,
    RAISE,
    Strategy,
    strategy,
    without_kernel,
)
from croupier.bots.holdem.hard.twoleft import Answer, answer_of
from croupier.cards.chance import Chance
from croupier.games.game import Observation
from croupier.games.holdem.moves import ALL_IN, HoldemAction, HoldemOptions
from croupier.kernel.compiled import COMPILED
from croupier.kernel.hands import HANDS, hand_number

RARE: Final = 0.35  # what is done less often is mostly left over from learning: it is not done
# Where a hand is sometimes bet and sometimes checked, both are worth about the same to somebody who
# answers as well as the solver does. People fold too often: it is bet so many times as often. Twice
# that on the turn and the river won no more from `medium` and lost much to whoever always calls.
LEAN: Final = 3.0
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
                kind, paid = found.choices[drawn(found, at, chance)]
                before = history.paid(history.street)[history.player] if history.street else 0
                return action_of(kind, paid - before, paid >= history.stack, seen.options)
        answer = answer_of(seen, budget) if COMPILED and seen.events else None
        if answer is not None:
            kind, bet = answer.choices[drawn(answer, hand, chance)]
            return action_of(kind, bet, bet >= answer.left, seen.options)
        return Medium().act(seen, chance, budget)


def drawn(found: Strategy | Answer, hand: int, chance: Chance) -> int:
    """The number of one of the choices, drawn as often as it is likely with this hand."""
    weights = meant(found, hand)
    left = chance.below(1 << DRAW_BITS) / (1 << DRAW_BITS) * sum(weights)
    for number, weight in enumerate(weights):
        left -= weight
        if left < 0:
            return number
    return weights.index(max(weights))


def meant(found: Strategy | Answer, hand: int) -> list[float]:
    """How likely each choice is in the end. Bets of several sizes are one thing to do: first it is
    asked whether to bet at all, then how much."""
    kinds = [choice.kind for choice in found.choices]
    weights = [likely[hand] for likely in found.likely]
    if kinds[0] == CALL:
        weights = [
            weight * LEAN if kind == RAISE else weight
            for kind, weight in zip(kinds, weights, strict=True)
        ]
    total = sum(weights)
    shares = dict.fromkeys(kinds, 0.0)
    for kind, weight in zip(kinds, weights, strict=True):
        shares[kind] += weight / total
    least = min(RARE, max(shares.values()))
    most = max((w for kind, w in zip(kinds, weights, strict=True) if kind == RAISE), default=0.0)
    enough = min(RARE * shares.get(RAISE, 0.0) * total, most)
    return [
        weight if shares[kind] >= least and (kind != RAISE or weight >= enough) else 0.0
        for kind, weight in zip(kinds, weights, strict=True)
    ]


def action_of(kind: str, bet: int, all_in: bool, options: HoldemOptions) -> HoldemAction:
    """`bet` is what the player has then bet on this street."""
    if kind == FOLD:
        return give_up(options)
    if kind == CALL:
        return stay(options)
    if all_in and options.all_in:
        return ALL_IN
    return raise_near(options, bet)
