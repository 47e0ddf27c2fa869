"""Random rounds of any game, played through the contract alone."""

import os
from collections.abc import Iterator
from functools import cache
from typing import Any

from msgspec import Struct

from croupier.cards.chance import Chance
from croupier.games import games
from croupier.games.game import AnyGame, Rules

SEEDS = range(int(os.environ.get("CROUPIER_SEEDS", "700")))
STEPS_MAX = 2_000

TABLES = [(name, preset) for name, game in games().items() for preset in game.presets]


class Step(Struct, frozen=True):
    """The events of one decision, and the state before and after them."""

    before: Any
    events: tuple[Any, ...]
    after: Any


class Script(Struct, frozen=True):
    """How a random round came to be, to be printed when it fails."""

    game: str
    preset: str
    seed: int


def chance_of(seed: int, what: str) -> Chance:
    return Chance(f"{what}:{seed}".encode().ljust(32, b".")[:32])


def stacks_for(game: AnyGame, preset: str, rules: Rules, dice: Chance) -> dict[int, int]:
    """Unequal stacks, some of them just enough to be dealt in, in random seats."""
    room = game.presets[preset].room
    most = min(game.seats.stop - 1, 10 if room.seats > game.seats.start else room.seats)
    count = game.seats.start + dice.below(most - game.seats.start + 1)
    seats = dice.shuffle(list(range(10)))[:count]
    least = -(-game.least(rules) // rules.unit) + dice.below(50)
    return {seat: (least + dice.below(200)) * rules.unit for seat in seats}


def play(
    script: Script, leavers: bool = False, clock: bool = False, rules: Rules | None = None
) -> Iterator[Step]:
    """One round with random legal actions; sometimes somebody leaves, sometimes time runs out.
    By the rules of the preset, unless others are given."""
    game = games()[script.game]
    dice, chance = chance_of(script.seed, "dice"), chance_of(script.seed, "round")
    rules = game.presets[script.preset].rules if rules is None else rules
    stacks = stacks_for(game, script.preset, rules, dice)
    events = game.open(rules, stacks, None, chance)
    state = game.fold(events)
    yield Step(None, events, state)
    for step in range(1, STEPS_MAX):
        pending = game.pending(state)
        if pending is None:
            return
        if leavers and dice.below(8) == 0:
            playing = sorted(game.holdings(state).stacks)
            events = game.leave(state, playing[dice.below(len(playing))], chance.at(step))
        elif not pending.seats or (clock and dice.below(8) == 0):
            events = game.expire(state, chance.at(step))
        else:
            seat = pending.seats[dice.below(len(pending.seats))]
            options = game.options(state, seat)
            assert options is not None, (script, seat)
            events = game.decide(state, seat, options.pick(dice), chance.at(step))
        after = game.fold(events, state) if events else state
        yield Step(state, events, after)
        state = after
    raise AssertionError(f"{script} does not end")


@cache
def rounds(
    game: str, preset: str, leavers: bool = False, clock: bool = False
) -> list[tuple[Script, list[Step]]]:
    scripts = [Script(game, preset, seed) for seed in SEEDS]
    return [(script, list(play(script, leavers, clock))) for script in scripts]
