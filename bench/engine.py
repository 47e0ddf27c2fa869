"""Whole hands of no-limit hold'em a second, beside PokerKit and OpenSpiel's universal_poker.

Everybody plays the same game the same way in one process: six seats, 200 big blinds, random legal
play in which fold, check or call, raise and all-in are equally likely where they are legal. The
engines take turns, so that noise hits all alike, and only CPU time counts.
"""

import random
from collections.abc import Callable, Iterator
from importlib.metadata import version
from statistics import median
from time import process_time
from typing import NamedTuple

import pyspiel
from pokerkit import Automation, NoLimitTexasHoldem

from croupier.cards.chance import Chance
from croupier.games.holdem import game
from croupier.games.holdem.rules import HoldemRules

SEATS = 6
BLINDS = (50, 100)
STACK = 20_000
SLICE_S = 0.4


class Played(NamedTuple):
    hands: int
    actions: int
    seconds: float


def ours(hands: int, seed: int) -> int:
    rules = HoldemRules(unit=1, blinds=BLINDS, bet_step=1, bet_min=BLINDS[1])
    stacks = dict.fromkeys(range(SEATS), STACK)
    actions = 0
    dice = Chance(seed.to_bytes(32, "big"), 1)
    for number in range(hands):
        chance = Chance((seed + number).to_bytes(32, "big"))
        state = game.fold(game.open(rules, stacks, None, chance))
        while pending := game.pending(state):
            seat = pending.seats[0]
            offered = game.options(state, seat)
            assert offered is not None
            state = game.fold(game.decide(state, seat, offered.pick(dice), chance), state)
            actions += 1
    return actions


AUTOMATIC = tuple(Automation)


def pokerkit(hands: int, seed: int) -> int:
    dice = random.Random(seed)
    actions = 0
    for _ in range(hands):
        state = NoLimitTexasHoldem.create_state(
            AUTOMATIC, True, 0, BLINDS, BLINDS[1], STACK, SEATS
        )
        while state.status:
            kinds: list[Callable[[], object]] = []
            if state.can_fold():
                kinds.append(state.fold)
            if state.can_check_or_call():
                kinds.append(state.check_or_call)
            if state.can_complete_bet_or_raise_to():
                low = state.min_completion_betting_or_raising_to_amount
                high = state.max_completion_betting_or_raising_to_amount
                assert low is not None and high is not None
                to = dice.randint(low, high)
                kinds.append(lambda: state.complete_bet_or_raise_to(to))
                kinds.append(lambda: state.complete_bet_or_raise_to(high))
            dice.choice(kinds)()
            actions += 1
    return actions


def universal_poker(betting: str) -> pyspiel.Game:
    stacks = " ".join([str(STACK)] * SEATS)
    blinds = " ".join(map(str, [*BLINDS, *[0] * (SEATS - 2)]))
    return pyspiel.load_game(
        f"universal_poker(betting=nolimit,numPlayers={SEATS},numRounds=4,blind={blinds},"
        "firstPlayer=3 1 1 1,numSuits=4,numRanks=13,numHoleCards=2,numBoardCards=0 3 1 1,"
        f"stack={stacks},bettingAbstraction={betting})"
    )
