"""Plays hold'em from seeds and prints all that the engine says, so that two builds of it can be
compared. It plays every preset and some unusual rules, several hands in a row, with seats that
come, go, bring chips, let their time run out or order what is not allowed, and with testers.

    python -m tools.hands_told SEEDS
"""

import sys
from collections.abc import Iterator
from hashlib import sha256

from croupier.cards.chance import Chance
from croupier.games.game import Refused
from croupier.games.holdem import game
from croupier.games.holdem.dealing import HoldemTransition, bring
from croupier.games.holdem.moves import (
    ALL_IN,
    CALL,
    CHECK,
    FOLD,
    HoldemAction,
    RaiseTo,
)
from croupier.games.holdem.rules import PRESETS, HoldemRules, MinRaise
from croupier.games.holdem.state import HoldemState
from tools.telling import seen, tell

RULES = (
    *(preset.rules for preset in PRESETS.values()),
    HoldemRules(unit=1, blinds=(50, 100), bet_step=1, bet_min=100),
    HoldemRules(unit=25, blinds=(50, 100, 200), antes=(25,), bet_min=100, bet_step=25, muck=True),
    HoldemRules(unit=50, blinds=(50, 100), antes=(0, 100), bet_min=100, min_raise=MinRaise.DOUBLE),
)
HANDS = 3
ANYTHING: tuple[HoldemAction, ...] = (
    FOLD,
    CHECK,
    CALL,
    ALL_IN,
    RaiseTo(1),
    RaiseTo(150),
    RaiseTo(10**12),
)


def told(seed: int) -> Iterator[str]:
    rules = RULES[seed % len(RULES)]
    chance = Chance(sha256(seed.to_bytes(8, "big")).digest())
    dice = chance.at(1)
    carryover = None
    stacks = {seat: _stack(rules, dice) for seat in dice.sample(range(10), 2 + dice.below(9))}
    for number in range(HANDS):
        events, state = game.open(rules, stacks, carryover, chance.at(2 + number))
        yield from seen(game, events, state)
        while (pending := game.pending(state)) is not None:
            try:
                if pending.seats:
                    events, state = _turn(state, pending.seats[0], dice)
                else:
                    events, state = _tested(state, dice)
            except Refused as refused:
                yield f"{refused.code} {refused.facts}"
                continue
            yield from seen(game, events, state)
        yield f"{state} {game.settlement(state)}"
        holdings = game.holdings(state)
        yield str(holdings)
        left = dice.below(10)
        carryover = game.without_seat(game.carry_over(state), left)
        stacks = {seat: chips for seat, chips in holdings.stacks.items() if chips and seat != left}
        while len(stacks) < 2 or (len(stacks) < 10 and dice.below(2)):
            stacks.setdefault(dice.below(10), _stack(rules, dice))


def _stack(rules: HoldemRules, dice: Chance) -> int:
    return rules.unit * (1 + dice.below(600))


def _turn(state: HoldemState, seat: int, dice: Chance) -> HoldemTransition:
    offered = game.options(state, seat)
    assert offered is not None
    match dice.below(28):
        case 0:
            return game.expire(state, dice)
        case 1:
            return game.leave(state, dice.choice(state.order), dice)
        case 2:
            return game.decide(state, dice.choice(state.order), dice.choice(ANYTHING), dice)
        case 3 | 4:
            return game.decide(state, seat, dice.choice(ANYTHING), dice)
        case 5:
            return bring(state, dice.choice(state.order), state.rules.unit * dice.below(100))
        case 6 | 7:
            return game.rigging.hold(state)
        case number if number < 18:  # else few hands would see a river
            return game.decide(state, seat, CHECK if offered.check else CALL, dice)
        case _:
            return game.decide(state, seat, offered.pick(dice), dice)


def _tested(state: HoldemState, dice: Chance) -> HoldemTransition:
    """A tester lets the hand go on, or puts the rest of the deck into another order."""
    if dice.below(2):
        return game.rigging.release(state)
    return game.rigging.restack(state, tuple(dice.shuffle(game.rigging.deck(state).rest)))


if __name__ == "__main__":
    tell(told, *sys.argv[1:])
