"""Plays dou dizhu from seeds and prints all that the engine says, so that two builds of it can be
compared. It plays every room and some unusual rules, several rounds in a row, with players who
leave, let their time run out or order what is not allowed.

    python -m tools.deals_told SEEDS
"""

import sys
from collections.abc import Iterator
from hashlib import sha256

from croupier.cards.card import CARDS
from croupier.cards.chance import Chance
from croupier.games.doudizhu import game
from croupier.games.doudizhu.moves import PASS, SKIP, Bid, DoudizhuAction, Play
from croupier.games.doudizhu.rules import PRESETS, DoudizhuRules, LandlordBy
from croupier.games.doudizhu.state import DoudizhuState, DoudizhuTransition
from croupier.games.game import Refused
from tools.telling import seen, tell

RULES = (
    *(preset.rules for preset in PRESETS.values()),
    DoudizhuRules(unit=1, base=7, spring=True),
    DoudizhuRules(landlord=LandlordBy.RANDOM, beginner=True, deals_max=1),
)
ROUNDS = 2


def told(seed: int) -> Iterator[str]:
    rules = RULES[seed % len(RULES)]
    chance = Chance(sha256(seed.to_bytes(8, "big")).digest())
    dice = chance.at(1)
    carryover = None
    for number in range(ROUNDS):
        stacks = {seat: rules.base + rules.unit * dice.below(600) for seat in range(3)}
        events, state = game.open(rules, stacks, carryover, chance.at(2 + number))
        yield from seen(game, events, state)
        while (pending := game.pending(state)) is not None:
            try:
                events, state = _turn(state, pending.seats[0], dice)
            except Refused as refused:
                yield f"{refused.code} {refused.facts}"
                continue
            yield from seen(game, events, state)
        yield f"{state} {game.settlement(state)} {game.holdings(state)}"
        carryover = game.without_seat(game.carry_over(state), dice.below(9))


def _turn(state: DoudizhuState, seat: int, dice: Chance) -> DoudizhuTransition:
    offered = game.options(state, seat)
    assert offered is not None
    match dice.below(30):
        case 0:
            return game.expire(state, dice)
        case 1:
            return game.leave(state, dice.choice(state.order), dice)
        case 2 | 3:
            return game.decide(state, dice.choice(state.order), _anything(state, dice), dice)
        case _:
            return game.decide(state, seat, offered.pick(dice), dice)


def _anything(state: DoudizhuState, dice: Chance) -> DoudizhuAction:
    match dice.below(6):
        case 0:
            return Bid(dice.below(5))
        case 1:
            return PASS
        case 2:
            return SKIP
        case _:
            pack = state.hands[max(state.actor, 0)] or CARDS
            return Play(tuple(dice.sample(pack, dice.below(min(9, len(pack)) + 1))))


if __name__ == "__main__":
    tell(told, *sys.argv[1:])
